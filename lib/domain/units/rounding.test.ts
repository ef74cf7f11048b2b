import { describe, expect, test } from 'vitest'
import { decimalPlaces, difference, roundTo, roundToStep, sumOf } from './rounding'

describe('rounding', () => {
  test.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [285.5, 0, 286],
    [1e-7, 4, 0],
    [1e21, 2, 1e21],
    [-0.001, 2, 0],
  ])('rounds %s at %i decimals to %s, by its digits', (value, places, expected) => {
    expect(roundTo(value, places)).toBe(expected)
  })

  test.each([
    [284.142, 0.05, 284.15],
    [284.125, 0.05, 284.15],
    [0.3, 0.1, 0.3],
  ])('rounds %s to the step %s: %s', (value, step, expected) => {
    expect(roundToStep(value, step)).toBe(expected)
  })

  test.each([
    [285, 0],
    [285.55, 2],
    [1e-7, 7],
    [1.5e-7, 8],
    [1e21, 0],
  ])('counts the decimals of %s', (value, expected) => {
    expect(decimalPlaces(value)).toBe(expected)
  })

  test('subtracts and adds without binary rounding errors', () => {
    expect(difference(500.1, 500)).toBe(0.1)
    expect(difference(500, 499.99)).toBe(0.01)
    expect(sumOf([33.3, 33.3, 33.3])).toBe(99.9)
    expect(sumOf([])).toBe(0)
  })
})
