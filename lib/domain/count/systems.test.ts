import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  COUNT_RANGES,
  COUNT_SYSTEMS,
  type CountSystem,
  convertCount,
  fromTex,
  isDirect,
  parseCountSystem,
  resultantOf,
  roundTex,
  toTex,
} from '@/lib/domain/count/systems'

const within = (actual: number, expected: number, share = 1e-4): void =>
  expect(Math.abs(actual - expected) / expected).toBeLessThan(share)

/** Reference 9.4.2: given, then tex, Ne, Nm, denier, dtex. Plied rows give the resultant. */
const CONVERSIONS: [CountSystem, number, number, number, number, number, number][] = [
  ['Ne', 1, 590.5412, 1, 1.69336, 5314.871, 5905.412],
  ['Ne', 10, 59.05412, 10, 16.9336, 531.487, 590.541],
  ['Ne', 20, 29.52706, 20, 33.8672, 265.744, 295.271],
  ['Ne', 30, 19.68471, 30, 50.8009, 177.162, 196.847],
  ['Ne', 40, 14.76353, 40, 67.7345, 132.872, 147.635],
  ['Ne', 60, 9.842354, 60, 101.6017, 88.5812, 98.4235],
  ['Nm', 60, 16.66667, 35.43247, 60, 150, 166.667],
  ['Nm', 14, 71.42857, 8.267577, 14, 642.857, 714.286],
  ['Denier', 150, 16.66667, 35.43247, 60, 150, 166.667],
  ['Denier', 75, 8.333333, 70.86495, 120, 75, 83.3333],
  ['Denier', 300, 33.33333, 17.71624, 30, 300, 333.333],
  ['Denier', 20, 2.222222, 265.7436, 450, 20, 22.2222],
  ['NeL', 40, 41.33789, 14.28571, 24.1909, 372.041, 413.379],
  ['NeW', 16, 55.36324, 10.66667, 18.0625, 498.269, 553.632],
  ['JuteLb', 8, 275.5859, 2.142857, 3.62863, 2480.273, 2755.859],
  ['Tkt', 120, 25, 23.62165, 40, 225, 250],
]

describe('conversions', () => {
  test.each(CONVERSIONS)('%s %d equals the conversion table to 0.01 %%', (system, value, tex, ne, nm, denier, dtex) => {
    within(toTex(system, value), tex)
    within(convertCount(value, system, 'Ne'), ne)
    within(convertCount(value, system, 'Nm'), nm)
    within(convertCount(value, system, 'Denier'), denier)
    within(convertCount(value, system, 'dtex'), dtex)
  })

  test('match the constants of the definitions to ten digits', () => {
    within(toTex('Ne', 1), 590.5412474482, 1e-12)
    within(toTex('NeW', 1), 885.8118711724, 1e-12)
    within(toTex('NeL', 1), 1653.5154928551, 1e-12)
    within(toTex('Run', 1), 310.0341549103, 1e-12)
    within(toTex('JuteLb', 1), 34.4482394345, 1e-12)
  })

  test('keep the ratios that the trade uses', () => {
    within(convertCount(1, 'Ne', 'NeW'), 1.5, 1e-12)
    within(convertCount(1, 'Ne', 'NeL'), 2.8, 1e-12)
    within(convertCount(1, 'Ne', 'Run'), 0.525, 1e-12)
    within(convertCount(80, 'Nm', 'Tkt'), 240, 1e-12)
  })

  const system = fc.constantFrom(...COUNT_SYSTEMS)
  const value = fc.double({ min: 0.01, max: 100_000, noNaN: true })

  test('come back to where they started, between any two systems', () => {
    fc.assert(
      fc.property(system, system, value, (from, to, count) => {
        within(convertCount(convertCount(count, from, to), to, from), count, 1e-12)
      }),
    )
  })

  test('are transitive: converting through a third system gives the same result', () => {
    fc.assert(
      fc.property(system, system, system, value, (from, by, to, count) => {
        within(convertCount(convertCount(count, from, by), by, to), convertCount(count, from, to), 1e-12)
      }),
    )
  })

  test('rise with thickness in direct systems and fall with it in indirect ones', () => {
    fc.assert(
      fc.property(system, value, (name, tex) => {
        const isHigher = fromTex(name, tex * 1.01) > fromTex(name, tex)
        expect(isHigher).toBe(isDirect(name))
      }),
    )
  })

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuse %d, which is not a count', (bad) => {
    expect(() => toTex('Ne', bad)).toThrow(RangeError)
    expect(() => fromTex('Ne', bad)).toThrow(RangeError)
    expect(() => convertCount(bad, 'Ne', 'Ne')).toThrow(RangeError)
  })
})

describe('the resultant of several ends', () => {
  test('is 12s for 20s with 30s', () => within(resultantOf('Ne', [20, 30]), 12, 1e-12))
  test('is the sum in denier', () => within(resultantOf('Denier', [75, 150]), 225, 1e-12))

  test('of equal ends is the count over the ply when indirect, and times the ply when direct', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...COUNT_SYSTEMS),
        fc.double({ min: 1, max: 400, noNaN: true }),
        fc.integer({ min: 1, max: 24 }),
        (system, count, ply) => {
          const resultant = resultantOf(
            system,
            Array.from({ length: ply }, () => count),
          )
          within(resultant, isDirect(system) ? count * ply : count / ply, 1e-12)
        },
      ),
    )
  })
})

describe('names of a system', () => {
  test.each([
    ['english', 'Ne'],
    ['NE', 'Ne'],
    ['cotton count', 'Ne'],
    ['nm', 'Nm'],
    ['Metric', 'Nm'],
    ['TEX', 'Tex'],
    ['Dtex', 'dtex'],
    ['den', 'Denier'],
    ['DENIER', 'Denier'],
    ['worsted', 'NeW'],
    ['new', 'NeW'],
    ['lea', 'NeL'],
    ['Linen lea', 'NeL'],
    ['run', 'Run'],
    ['JuteLb', 'JuteLb'],
    ['lb/spyndle', 'JuteLb'],
    ['ticket', 'Tkt'],
    [' Tkt. ', 'Tkt'],
  ])('"%s" is %s', (text, expected) => expect(parseCountSystem(text)).toBe(expected))

  test.each(COUNT_SYSTEMS)('%s is recognised by its own name in any case', (system) => {
    expect(parseCountSystem(system.toLowerCase())).toBe(system)
    expect(parseCountSystem(system.toUpperCase())).toBe(system)
  })

  test.each(['', 'furlong', 'constructor', 'x'.repeat(1000)])('"%s" names none', (text) => {
    expect(parseCountSystem(text)).toBeNull()
  })
})

describe('limits and rounding', () => {
  test.each(COUNT_SYSTEMS)('%s has a range that is not empty', (system) => {
    expect(COUNT_RANGES[system].min).toBeLessThan(COUNT_RANGES[system].max)
  })

  test('stores tex to three decimals', () => {
    expect(roundTex(toTex('Ne', 30))).toBe(19.685)
    expect(roundTex(27)).toBe(27)
  })
})
