import { describe, expect, test } from 'vitest'
import { typedFigure } from './typed-figure'

describe('a price in rupees', () => {
  const price = (typed: string, unit = 'kg') => typedFigure(typed, { isRupees: true, unit }).text

  test.each([
    ['Rs 285/- +GST', '285'],
    ['Rs. 210/-', '210'],
    ['₹ 2,500', '2,500'],
    ['285 per kg', '285'],
    ['Rs 285/kg + GST extra', '285'],
    ['285 INR', '285'],
    ['Rs 285 only', '285'],
    ['285.50', '285.50'],
  ])('%s is read as %s', (typed, text) => {
    expect(price(typed)).toBe(text)
  })

  test.each(['$ 3.20', 'USD 3.20', '285 per bag', 'about 285'])(
    '%s keeps the words that change its meaning',
    (typed) => {
      expect(price(typed)).toBe(typed)
    },
  )
})

describe('a quantity', () => {
  const quantity = (typed: string, unit = 'kg') => {
    const { text, ratio, otherUnit } = typedFigure(typed, { isRupees: false, unit })
    return [text, ratio, otherUnit]
  }

  test.each([
    ['100 kg', 'kg', ['100', 1, null]],
    ['5 MT', 'kg', ['5', 1000, null]],
    ['1.5 t', 'kg', ['1.5', 1000, null]],
    ['2,500 kgs', 'MT', ['2,500', 0.001, null]],
    ['2 bags', 'kg', ['2', 1, 'bag']],
    ['2 bags', 'bag', ['2', 1, null]],
    ['60', 'kg', ['60', 1, null]],
    ['30s', 'kg', ['30s', 1, null]],
    ['many kg', 'kg', ['many kg', 1, null]],
  ])('%s in %s', (typed, unit, expected) => {
    expect(quantity(typed, unit)).toEqual(expected)
  })
})
