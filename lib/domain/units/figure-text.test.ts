import { describe, expect, test } from 'vitest'
import { moneyText, quantityText } from './figure-text'

describe('an amount of money', () => {
  test('is grouped in lakhs and crores, with a separate sign', () => {
    expect(moneyText(1234567.5, 'INR')).toEqual({ sign: '₹', figure: '12,34,567.50' })
  })

  test('keeps at most four decimals', () => {
    expect(moneyText(2.34567, 'USD').figure).toBe('2.3457')
  })

  test('keeps its minus', () => {
    expect(moneyText(-5, 'INR').figure).toBe('-5.00')
  })

  test('shows an unknown currency as written', () => {
    expect(moneyText(5, 'rupees')).toEqual({ sign: 'RUPEES', figure: '5.00' })
  })
})

describe('a quantity', () => {
  test('is grouped and keeps its decimals', () => {
    expect(quantityText(120000)).toBe('1,20,000')
    expect(quantityText(22.68)).toBe('22.68')
  })
})
