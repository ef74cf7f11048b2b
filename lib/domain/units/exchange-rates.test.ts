import { describe, expect, test } from 'vitest'
import { currencies } from '../vocabulary/currencies'
import { canonicalValue } from '../vocabulary/vocabulary'
import { BUILT_IN_RATES } from './built-in-rates'
import { convertMoney, isOldRate, pairRate, plainRates, RUPEE, rateDays } from './exchange-rates'

const rates = {
  ...RUPEE,
  USD: { inr: 80, asOf: '2026-01-20', source: 'RBI reference rate' },
  EUR: { inr: 100, asOf: '2026-01-05', source: 'bank' },
  GBP: { inr: 120, asOf: '2026-01-20', source: 'bank' },
}

describe('convertMoney', () => {
  test('converts by the given rates, in both directions', () => {
    expect(convertMoney(3, 'USD', 'INR', rates)).toBe(240)
    expect(convertMoney(240, 'INR', 'USD', rates)).toBe(3)
    expect(convertMoney(4, 'EUR', 'USD', plainRates(rates))).toBe(5)
  })

  test('leaves an amount in its own currency untouched', () => {
    expect(convertMoney(0.1 + 0.2, 'USD', 'USD', rates)).toBe(0.1 + 0.2)
  })

  test.each([
    ['XAU', 'INR'],
    ['INR', ''],
    ['usd', 'INR'],
    ['toString', 'INR'],
  ])('returns null for %s to %s', (from, to) => {
    expect(convertMoney(1, from, to, rates)).toBeNull()
  })

  test('returns null for an invalid amount', () => {
    expect(convertMoney(Number.NaN, 'INR', 'USD', rates)).toBeNull()
  })
})

describe('pairRate', () => {
  test('returns the rate with its day and source', () => {
    const usd = { asOf: '2026-01-20', source: 'RBI reference rate' }
    expect(pairRate('USD', 'INR', rates)).toEqual({ pair: 'USD/INR', rate: 80, ...usd })
    expect(pairRate('INR', 'USD', rates)).toEqual({ pair: 'INR/USD', rate: 0.0125, ...usd })
  })

  test('returns the older day of two rates and both sources, without repetition', () => {
    expect(pairRate('USD', 'EUR', rates)).toEqual({
      pair: 'USD/EUR',
      rate: 0.8,
      asOf: '2026-01-05',
      source: 'RBI reference rate and bank',
    })
    expect(pairRate('GBP', 'EUR', rates)?.source).toBe('bank')
  })

  test('is missing where nothing is converted or a rate is unknown', () => {
    for (const [from, to] of [
      ['USD', 'USD'],
      ['INR', 'INR'],
      ['USD', 'XAF'],
    ] as const) {
      expect(pairRate(from, to, rates)).toBeNull()
    }
  })
})

test('a rate is old from the 31st day on', () => {
  expect(isOldRate('2026-01-20', new Date('2026-02-19T23:59:59Z'))).toBe(false)
  expect(isOldRate('2026-01-20', new Date('2026-02-20T00:00:00Z'))).toBe(true)
})

test('the days of several currencies are the oldest and the newest; rupees need none', () => {
  expect(rateDays(['INR', 'USD', 'EUR', 'XAF'], rates)).toEqual({ first: '2026-01-05', last: '2026-01-20' })
  expect(rateDays(['INR', ''], rates)).toBeNull()
})

test('every built-in rate is a positive number of a currency in circulation, with its day and source', () => {
  const { INR, ...others } = BUILT_IN_RATES
  expect(INR).toEqual({ inr: 1, asOf: '', source: '' })
  expect(Object.keys(others).length).toBeGreaterThan(20)
  for (const [code, { inr, asOf, source }] of Object.entries(others)) {
    expect(canonicalValue(currencies, code)).toBe(code)
    expect(inr).toBeGreaterThan(0)
    expect(asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(source).toBe('built-in')
  }
})
