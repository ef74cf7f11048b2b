import { describe, expect, it } from 'vitest'
import { moneyText, quantityText } from './figure-text'

describe('an amount of money', () => {
  it('is grouped as India groups, with its sign apart', () => {
    expect(moneyText(1234567.5, 'INR')).toEqual({ sign: '₹', figure: '12,34,567.50' })
  })

  it('keeps the four decimals a price may have and no more', () => {
    expect(moneyText(2.34567, 'USD').figure).toBe('2.3457')
    expect(moneyText(289, 'INR', 0).figure).toBe('289')
  })

  it('keeps its minus', () => {
    expect(moneyText(-5, 'INR').figure).toBe('-5.00')
  })

  it('shows a word that is no currency as it stands', () => {
    expect(moneyText(5, 'rupees')).toEqual({ sign: 'RUPEES', figure: '5.00' })
  })
})

describe('a quantity', () => {
  it('is grouped and keeps the decimals it has', () => {
    expect(quantityText(120000)).toBe('1,20,000')
    expect(quantityText(22.68)).toBe('22.68')
  })
})
