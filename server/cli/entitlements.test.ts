import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testDatabase } from '@/db/testing/database'
import { readEntitlementsFile } from '@/lib/config/entitlement-source'
import { entitlementsCommand } from './entitlements'

// The command asks the process's own pool whether an entry reaches anybody.
testDatabase()

let folder: string
let file: string
let printed: string
let warned: string

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'entitlements-command-'))
  file = path.join(folder, 'entitlements.json')
  process.env.SELLER_ENTITLEMENTS_FILE = file
  process.env.SELLER_ENTITLEMENTS_JSON = ''
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
  fs.rmSync(folder, { recursive: true, force: true })
})

const run = (line: string) => entitlementsCommand(line.split(' '))
const sellers = () => readEntitlementsFile(file).sellers

describe('set', () => {
  test('writes the entry, says what it gives, and warns when it reaches no seller yet', async () => {
    await run('set Ravi@Mill.example market_growth')
    expect(sellers()).toEqual({ 'ravi@mill.example': { planKey: 'market_growth', paymentStatus: 'ACTIVE' } })
    expect(printed).toBe('ravi@mill.example: Market Growth, ACTIVE (active): opens 8 of 22 modules\n')
    expect(warned).toContain('There is no account of this name yet')
  })

  test('takes a status, an end and a seller id, and replaces what was there', async () => {
    const id = '0197a000-0000-7000-8000-000000000001'
    await run(`set ${id} module_starter`)
    await run(`set ${id.toUpperCase()} all_textile --status past_due --until 2031-03-31`)
    expect(sellers()).toEqual({
      [id]: { planKey: 'all_textile', paymentStatus: 'PAST_DUE', validUntil: '2031-03-31' },
    })
    expect(printed).toContain('PAST_DUE, until 2031-03-31 (not active): opens nothing')
  })

  test.each([
    ['set ravi module_starter', 'neither an e-mail address nor a seller id'],
    ['set ravi@mill.example platinum', 'There is no plan "platinum"'],
    ['set ravi@mill.example module_starter --status PAID', 'There is no payment status "PAID"'],
    ['set ravi@mill.example module_starter --until 2027-02-30', 'is not a date'],
    ['set ravi@mill.example module_starter --for free', 'Usage'],
    ['set ravi@mill.example', 'Usage'],
    ['list all', 'Usage'],
    ['toString', 'Usage'],
    ['', 'Usage'],
  ])('"%s" is refused and writes nothing', async (line, sentence) => {
    await expect(run(line)).rejects.toThrow(sentence)
    expect(fs.existsSync(file)).toBe(false)
  })

  test('says when a variable overrides the file', async () => {
    process.env.SELLER_ENTITLEMENTS_JSON = '{"version":1,"sellers":{}}'
    await run('set ravi@mill.example module_starter')
    expect(warned).toContain('SELLER_ENTITLEMENTS_JSON is set')
  })
})

test('remove takes an entry away, and says when there was none', async () => {
  await run('set ravi@mill.example module_starter')
  await run('remove RAVI@mill.example')
  expect(sellers()).toEqual({})
  await expect(run('remove ravi@mill.example')).rejects.toThrow('ravi@mill.example has no plan')
})

test('list prints one line for each seller, in order', async () => {
  await run('list')
  expect(printed).toBe('No seller has a plan.\n')
  await run('set b@mill.example module_starter')
  await run('set a@mill.example all_textile')
  printed = ''
  await run('list')
  expect(printed.split('\n').map((line) => line.split(':')[0])).toEqual(['a@mill.example', 'b@mill.example', ''])
})

describe('check', () => {
  test('is content with a file that is in order', async () => {
    await run('set a@mill.example all_textile')
    await expect(run('check')).resolves.toBeUndefined()
    expect(printed).toContain('is in order')
  })

  test('names every problem of a file that opens less than it seems to', async () => {
    const entry = { planKey: 'module_starter', paymentStatus: 'ACTIVE' }
    const given = {
      version: 1,
      sellers: {
        ravi: entry,
        'a@mill.example': { ...entry, planKey: 'platinum' },
        'b@mill.example': { ...entry, paymentStatus: 'active' },
        'c@mill.example': entry,
        'C@mill.example': entry,
      },
      internalUat: { enabled: true, sellers: [], moduleKeys: ['silk'] },
    }
    fs.writeFileSync(file, JSON.stringify(given))
    const problems = await run('check').catch((error: Error) => error.message)
    expect(problems).toContain('ravi: neither an e-mail address nor a seller id')
    expect(problems).toContain('a@mill.example: there is no plan "platinum"')
    expect(problems).toContain('b@mill.example: there is no payment status "active"')
    expect(problems).toContain('c@mill.example: named twice, neither counts')
    expect(problems).toContain('internalUat: there is no module "silk"')
  })

  test('refuses a missing file and one that does not parse', async () => {
    await expect(run('check')).rejects.toThrow('There is no file')
    fs.writeFileSync(file, '{')
    await expect(run('check')).rejects.toThrow('is refused')
  })
})
