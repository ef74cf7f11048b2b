import { describe, expect, it } from 'vitest'
import { convertMoney, EXCHANGE_RATES } from './exchange-rates'

describe('convertMoney', () => {
  const rates = { asOf: '2026-01-01', inrPer: { INR: 1, USD: 80, EUR: 100 } }

  it('converts over the configured rates, either way', () => {
    expect(convertMoney(3, 'USD', 'INR', rates)).toBe(240)
    expect(convertMoney(240, 'INR', 'USD', rates)).toBe(3)
    expect(convertMoney(4, 'EUR', 'USD', rates)).toBe(5)
  })

  it('leaves an amount in its own currency untouched', () => {
    expect(convertMoney(0.1 + 0.2, 'JPY', 'JPY')).toBe(0.1 + 0.2)
  })

  it.each([
    ['XAU', 'INR'],
    ['INR', ''],
    ['usd', 'INR'],
    ['toString', 'INR'],
  ])('has no answer for %s to %s', (from, to) => {
    expect(convertMoney(1, from, to)).toBeNull()
  })

  it('has no answer for what is no amount', () => {
    expect(convertMoney(Number.NaN, 'INR', 'USD')).toBeNull()
  })

  it('every configured rate is a positive number under an ISO code, with a date', () => {
    expect(EXCHANGE_RATES.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    for (const [code, rate] of Object.entries(EXCHANGE_RATES.inrPer)) {
      expect(code).toMatch(/^[A-Z]{3}$/)
      expect(rate).toBeGreaterThan(0)
    }
    expect(EXCHANGE_RATES.inrPer.INR).toBe(1)
  })
})
