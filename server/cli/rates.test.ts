import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { exchangeRates } from '@/db/schema/exchange-rates'
import { testDatabase } from '@/db/testing/database'
import { readExchangeRatesFile } from '@/lib/config/exchange-rate-source'
import { ratesCommand } from './rates'

// The command puts what it wrote in force.
const database = testDatabase()

let folder: string
let file: string
let printed: string
let warned: string

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rates-command-'))
  file = path.join(folder, 'exchange-rates.json')
  vi.stubEnv('EXCHANGE_RATES_FILE', file)
  vi.stubEnv('EXCHANGE_RATES_JSON', '')
  printed = ''
  warned = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text
    return true
  })
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    warned += text
    return true
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  fs.rmSync(folder, { recursive: true, force: true })
})

const run = (...args: string[]) => ratesCommand(args)
const stored = () => readExchangeRatesFile(file, new Date())
const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)

async function inForce() {
  const rows = await database.db.select().from(exchangeRates).orderBy(exchangeRates.version)
  return rows.at(-1)
}

describe('set', () => {
  test('writes the rate with its day and source, says what changed, and puts it in force', async () => {
    await run('set', 'usd', '91.20', '--on', '2025-12-05', '--source', 'RBI reference rate')
    const rate = { inr: 91.2, asOf: '2025-12-05', source: 'RBI reference rate' }
    expect(stored()).toEqual({ USD: rate })
    expect(printed).toContain(
      'USD: 89.4 of 28 Nov 2025 (built-in) → 91.2 of 5 Dec 2025 (RBI reference rate), +2.01 %\nIn force: version ',
    )
    const { version, rates } = (await inForce()) ?? {}
    expect(rates).toMatchObject({ USD: rate, EUR: { source: 'built-in' } })
    expect(printed).toContain(`In force: version ${version}.`)
  })

  test('without a day and a source it is of today in India, configured; a first rate is said to be one', async () => {
    await run('set', 'DKK', '13.9')
    expect(stored()).toEqual({ DKK: { inr: 13.9, asOf: today(), source: 'configured' } })
    expect(printed).toContain('the first rate')
  })

  test.each([
    [['USD', '0'], 'a number above 0'],
    [['USD', '1e3'], 'a number above 0'],
    [['USD', '91,20'], 'a number above 0'],
    [['XYZ', '91'], 'no such currency'],
    [['INR', '1'], 'has no rate'],
    [['USD', '91', '--on', '2999-01-01'], 'is in the future'],
    [['USD', '91', '--on', 'yesterday'], 'must be a date'],
    [['USD', '9.12'], 'more than 25 %; with --force it is taken'],
    [['USD', '91', '--on', '2025-11-01'], 'older than the current rate of 2025-11-28'],
    [['USD'], 'Usage'],
    [['USD', '-5'], 'Usage'],
    [['USD', '91', '--till', '2027-01-01'], 'Usage'],
  ])('%o is refused and writes nothing', async (args, sentence) => {
    await expect(run('set', ...args)).rejects.toThrow(sentence)
    expect(fs.existsSync(file)).toBe(false)
  })

  test('a jump that is meant is taken with --force, nonsense never', async () => {
    await run('set', 'TRY', '1.2', '--force')
    expect(stored().TRY?.inr).toBe(1.2)
    await expect(run('set', 'TRY', '0', '--force')).rejects.toThrow('a number above 0')
  })

  test('a variable that overrides the file is named, and nothing is put in force', async () => {
    const before = await inForce()
    vi.stubEnv('EXCHANGE_RATES_JSON', '{"version":1,"rates":{}}')
    await run('set', 'USD', '92.5')
    expect(warned).toContain('EXCHANGE_RATES_JSON is set')
    expect(await inForce()).toEqual(before)
  })
})

describe('import', () => {
  const write = (name: string, text: string) => {
    const given = path.join(folder, name)
    fs.writeFileSync(given, text)
    return given
  }

  test('takes a CSV, with what its rows do not say from the options', async () => {
    const given = write('rates.csv', '\uFEFFCurrency;INR;Date\nUSD;91.20;2025-12-03\neur;105.1;\n')
    await run('import', given, '--on', '2025-12-04', '--source', 'ECB')
    expect(stored()).toEqual({
      EUR: { inr: 105.1, asOf: '2025-12-04', source: 'ECB' },
      USD: { inr: 91.2, asOf: '2025-12-03', source: 'ECB' },
    })
  })

  test('takes a file like its own', async () => {
    const rates = { GBP: { inr: 119, asOf: '2025-12-04', source: 'bank' } }
    await run('import', write('given.json', JSON.stringify({ version: 1, rates })))
    expect(stored()).toEqual(rates)
  })

  test('is all or nothing, and tells every problem', async () => {
    const given = write('rates.csv', 'currency,inr\nUSD,91\nEUR,0\nXYZ,3\nGBP,300\n')
    const message = await run('import', given).catch((error: Error) => error.message)
    expect(message).toContain('Nothing was changed')
    for (const currency of ['EUR: ', 'XYZ: ', 'GBP: ']) expect(message).toContain(currency)
    expect(message).not.toContain('USD: ')
    expect(fs.existsSync(file)).toBe(false)
  })

  test.each([
    ['rates.csv', 'USD,91\n', 'must begin with a line of columns'],
    ['rates.csv', 'currency,inr,rate\nUSD,91,91\n', 'must begin with a line of columns'],
    ['rates.csv', 'currency,inr\nUSD,91\nusd,92\n', 'names twice: USD'],
    ['rates.csv', 'currency,inr\nUSD,91,5\n', 'cannot be read as CSV'],
    ['rates.csv', 'currency,inr\n', 'has no rates'],
    ['rates.json', '{"USD": 91}', 'Nothing was changed'],
  ])('refuses %s with %j', async (name, text, sentence) => {
    await expect(run('import', write(name, text))).rejects.toThrow(sentence)
    expect(fs.existsSync(file)).toBe(false)
  })

  test('refuses a file that is not there', async () => {
    await expect(run('import', path.join(folder, 'none.csv'))).rejects.toThrow('There is no file')
  })
})

test('list shows every rate with its day, source and age', async () => {
  await run('set', 'USD', '91.2')
  printed = ''
  await run('list')
  const lines = printed.trimEnd().split('\n')
  expect(lines.map((line) => line.slice(0, 3))).toEqual(lines.map((line) => line.slice(0, 3)).toSorted())
  expect(printed).toContain(`${today()}  configured\n`)
  expect(printed).toMatch(/^EUR +103\.6 {2}2025-11-28 {2}built-in, more than 30 days old$/m)
  expect(printed).not.toMatch(/^INR/m)
})

describe('check', () => {
  test('is content with what can be read, and names what is old', async () => {
    await run('check')
    expect(printed).toContain('the built-in rates hold')
    await run('set', 'USD', '91.2')
    warned = ''
    await run('check')
    expect(printed).toContain(`In order: ${file}.`)
    expect(warned).toMatch(/of 28 Nov 2025: .*EUR/)
    expect(warned).not.toContain('USD')
  })

  test('refuses a file that is refused', async () => {
    fs.writeFileSync(file, '{"version":1,"rates":{"USD":{"inr":0,"asOf":"2025-12-04","source":"bank"}}}')
    await expect(run('check')).rejects.toThrow('USD: a rate is a number above 0')
  })
})

test.each([[[]], [['toString']], [['list', 'all']]])('%o is answered with the usage', async (args) => {
  await expect(run(...args)).rejects.toThrow('Usage')
})
