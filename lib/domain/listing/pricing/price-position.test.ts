import { expect, test } from 'vitest'
import { pricePosition } from './price-position'

test('counts the cheaper prices and returns the lowest, median and highest', () => {
  expect(pricePosition(289, [300, 280, 285, 310])).toEqual({
    own: 289,
    lowest: 280,
    median: 292.5,
    highest: 310,
    others: 4,
    cheaper: 2,
    dots: [280, 285, 300, 310],
  })
})

test('has a price below or above all others as an end of the market', () => {
  expect(pricePosition(250, [300, 280, 285])).toMatchObject({ lowest: 250, median: 285, highest: 300 })
  expect(pricePosition(350, [300, 280, 285])).toMatchObject({ lowest: 280, median: 285, highest: 350 })
})

test('does not call an equal price cheaper', () => {
  expect(pricePosition(289, [289, 289, 289])).toMatchObject({ cheaper: 0, median: 289 })
})

test('is null with fewer than three other prices or with invalid ones', () => {
  expect(pricePosition(289, [280, 300])).toBeNull()
  expect(pricePosition(289, [280, 300, 0, Number.NaN])).toBeNull()
  expect(pricePosition(0, [1, 2, 3])).toBeNull()
})

test('returns a limited number of prices and keeps both ends', () => {
  const many = Array.from({ length: 1000 }, (_, index) => index + 1)
  const { dots = [] } = pricePosition(500, many) ?? {}
  expect(dots).toHaveLength(40)
  expect([dots[0], dots.at(-1)]).toEqual([1, 1000])
})
