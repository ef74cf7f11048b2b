import { describe, expect, test } from 'vitest'
import { niceSteps, stepOf } from './nice-steps'

describe('niceSteps', () => {
  test('rises in round numbers from end to end', () => {
    const steps = niceSteps(6, 120)
    expect(steps[0]).toBe(6)
    expect(steps.at(-1)).toBe(120)
    expect(steps).toEqual(expect.arrayContaining([7, 10, 20, 30, 40, 60, 75, 80, 100]))
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
    expect(new Set(steps).size).toBe(steps.length)
  })

  test('has about as many stops from 20 to 40 as from 200 to 400', () => {
    const steps = niceSteps(1, 1000)
    const within = (low: number, high: number) => steps.filter((step) => step >= low && step < high).length
    expect(within(20, 40)).toBe(within(200, 400))
  })

  test('starts at zero when the span does', () => {
    const steps = niceSteps(0, 5000)
    expect(steps[0]).toBe(0)
    expect(steps[1]).toBe(5)
  })

  test('is empty for a span without width', () => {
    expect(niceSteps(30, 30)).toEqual([])
    expect(niceSteps(Number.NaN, 30)).toEqual([])
    expect(niceSteps(3, Number.POSITIVE_INFINITY)).toEqual([])
  })
})

describe('stepOf', () => {
  const steps = niceSteps(6, 120)

  test('is the open end without a bound', () => {
    expect(stepOf(steps, null, 'low')).toBe(0)
    expect(stepOf(steps, null, 'high')).toBe(steps.length - 1)
  })

  test('is the stop nearest to the bound', () => {
    expect(steps[stepOf(steps, 30.4, 'low')]).toBe(30)
    expect(steps[stepOf(steps, 5000, 'high')]).toBe(120)
  })
})
