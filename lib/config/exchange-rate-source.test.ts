import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BUILT_IN_RATES } from '@/lib/domain/units/built-in-rates'
import {
  changeExchangeRates,
  openExchangeRateSource,
  parseExchangeRates,
  readExchangeRatesFile,
} from './exchange-rate-source'

const NOW = new Date('2026-11-21T12:00:00Z')
const USD = { inr: 91.2, asOf: '2026-11-20', source: 'RBI reference rate' }
const DKK = { inr: 13.9, asOf: '2026-11-19', source: 'bank' }

let folder: string
let file: string
let clock: number

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'exchange-rates-'))
  file = path.join(folder, 'exchange-rates.json')
  clock = 0
})

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

const textOf = (rates: unknown) => JSON.stringify({ version: 1, rates })

function open(json?: string) {
  const source = openExchangeRateSource({ json, file }, { monotonicMs: () => clock, now: () => NOW })
  return () => {
    clock += 1000
    return source.read()
  }
}

describe('the source', () => {
  test('without a file the built-in rates apply', () => {
    expect(open()()).toEqual({ rates: BUILT_IN_RATES, isSourceReady: true })
  })

  test('its rates replace the built-in ones, each with its own date and source', () => {
    fs.writeFileSync(file, `\uFEFF${textOf({ USD, DKK })}`)
    const { rates } = open()()
    expect(rates).toEqual({ ...BUILT_IN_RATES, USD, DKK })
    expect(rates?.EUR).toEqual(BUILT_IN_RATES.EUR)
  })

  test('a changed, replaced or removed file is noticed within a second', () => {
    const read = open()
    const usd = () => read().rates?.USD?.inr
    expect(usd()).toBe(BUILT_IN_RATES.USD?.inr)
    fs.writeFileSync(file, textOf({ USD }))
    expect(usd()).toBe(91.2)
    changeExchangeRates(file, NOW, (stored) => ({ ...stored, USD: { ...USD, inr: 92 } }))
    expect(usd()).toBe(92)
    fs.rmSync(file)
    expect(usd()).toBe(BUILT_IN_RATES.USD?.inr)
  })

  test('the same object is returned until the file changes', () => {
    fs.writeFileSync(file, textOf({ USD }))
    const read = open()
    expect(read().rates).toBe(read().rates)
  })

  test('an invalid file is refused and the last good rates stay; without good rates nothing applies', () => {
    fs.writeFileSync(file, '{')
    expect(open()()).toEqual({ rates: null, isSourceReady: false })
    fs.writeFileSync(file, textOf({ USD }))
    const read = open()
    const good = read().rates
    fs.writeFileSync(file, textOf({ USD: { ...USD, inr: 0 } }))
    expect(read()).toEqual({ rates: good, isSourceReady: false })
    fs.writeFileSync(file, textOf({ USD: { ...USD, inr: 92.5 } }))
    expect(read()).toMatchObject({ rates: { USD: { inr: 92.5 } }, isSourceReady: true })
  })

  test('a text in the environment replaces the file', () => {
    fs.writeFileSync(file, textOf({ USD }))
    expect(open(textOf({ USD: { ...USD, inr: 93 } }))().rates?.USD?.inr).toBe(93)
    expect(open('nothing')()).toEqual({ rates: null, isSourceReady: false })
  })
})

test('every problem of a file names its place', () => {
  const text = textOf({ USD: { ...USD, inr: -1 }, XXX: USD, EUR: { ...DKK, asOf: '2026-11-23' }, INR: USD })
  const parsed = parseExchangeRates(text, NOW)
  const problems = parsed.ok ? [] : parsed.problems
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(['USD', 'XXX', 'EUR', 'INR'])
  for (const wrong of ['[]', '{"version":2,"rates":{}}', textOf({ USD: 91 }), textOf({ USD: { ...USD, note: '' } })]) {
    expect(parseExchangeRates(wrong, NOW).ok, wrong).toBe(false)
  }
})

test('a rate dated today in India is not in the future', () => {
  const parsed = parseExchangeRates(textOf({ USD: { ...USD, asOf: '2026-11-22' } }), new Date('2026-11-21T19:00:00Z'))
  expect(parsed.ok).toBe(true)
})

describe('the writer', () => {
  test('the file is replaced whole, sorted by code, with no leftover files', () => {
    changeExchangeRates(file, NOW, () => ({ USD }))
    changeExchangeRates(file, NOW, (stored) => ({ ...stored, DKK }))
    expect(Object.keys(readExchangeRatesFile(file, NOW))).toEqual(['DKK', 'USD'])
    expect(fs.readdirSync(folder)).toEqual(['exchange-rates.json'])
  })

  test('a change that throws leaves the file as it was', () => {
    changeExchangeRates(file, NOW, () => ({ USD }))
    const before = fs.readFileSync(file, 'utf8')
    expect(() =>
      changeExchangeRates(file, NOW, () => {
        throw new Error('refused')
      }),
    ).toThrow('refused')
    expect(fs.readFileSync(file, 'utf8')).toBe(before)
    expect(fs.readdirSync(folder)).toEqual(['exchange-rates.json'])
  })

  test('a file that is not valid is not overwritten', () => {
    fs.writeFileSync(file, '{')
    expect(() => changeExchangeRates(file, NOW, () => ({ USD }))).toThrow('not a valid file')
    expect(fs.readFileSync(file, 'utf8')).toBe('{')
  })
})
