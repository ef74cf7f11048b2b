import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeCount, equivalents, formatCount, formatCountValue } from '@/lib/domain/count/display'
import { parseCount } from '@/lib/domain/count/parse'
import type { ParsedCount } from '@/lib/domain/count/parsed-count'
import { COUNT_RANGES, COUNT_SYSTEMS, type CountSystem, toTex } from '@/lib/domain/count/systems'

const parsed = (text: string, hint: string | null = null): ParsedCount => {
  const reading = parseCount(text, hint)
  if (!reading.ok) throw new Error(`${text}: ${reading.code}`)
  return reading.count
}

describe('values', () => {
  test.each<[CountSystem, number, string]>([
    ['Ne', 30, '30'],
    ['Ne', 29.97, '30'],
    ['Nm', 50.8009, '50.8'],
    ['Tex', 19.68471, '19.7'],
    ['Denier', 177.162, '177'],
    ['Denier', 99.96, '100'],
    ['Denier', 88.5812, '88.6'],
    ['dtex', 166.667, '167'],
    ['dtex', 83.3333, '83.3'],
    ['Ne', 0.1181, '0.12'],
  ])('%s %d is shown as %s', (system, value, shown) => expect(formatCountValue(system, value)).toBe(shown))

  test('of one thread are given in the five common systems', () => {
    expect(equivalents(toTex('Ne', 30)).map((equivalent) => equivalent.text)).toEqual([
      'Ne 30',
      'Nm 50.8',
      '19.7 tex',
      '197 dtex',
      '177 denier',
    ])
  })
})

describe('the sentence read back', () => {
  test.each([
    ['30s CCW', 'Ne 30 · combed compact weaving · 19.7 tex'],
    ['2/40s', 'Ne 40, two-ply · resultant Ne 20 · 29.5 tex'],
    ['150/48', '150 denier, 48 filaments · 3.13 dpf · 16.7 tex'],
    ['75/36/2 DTY NIM', '75 denier, 36 filaments, two-ply · 2.08 dpf · resultant 150 denier · DTY NIM · 16.7 tex'],
    ['30s+20D Lycra', 'Ne 30 · 20 denier elastane core · 19.7 tex'],
    ['30s PC 65/35', 'Ne 30 · 65/35 · 19.7 tex'],
    ['Nm 2/60', 'Nm 60, two-ply · resultant Nm 30 · 33.3 tex'],
    ['Tex 20x2', '20 tex, two-ply · resultant 40 tex · Ne 14.8'],
    ['2.25 run', '2.25 run · 137.8 tex'],
    ['30s semi combed', 'Ne 30 · semi-combed · 19.7 tex'],
    ['20/22D silk', '20/22 denier · 2.3 tex'],
    ['30D mono', '30 denier, monofilament · 3.3 tex'],
    ['Tkt 75', 'Ticket 75 · 40 tex'],
    ['R 74 tex', 'resultant 74 tex · Ne 8'],
    ['16/6s', 'Ne 6, 16-ply · resultant Ne 0.38 · 1574.8 tex'],
  ])('of "%s" is "%s"', (text, sentence) => {
    const reading = parseCount(text)
    expect(reading.ok ? describeCount(reading.count) : null).toBe(sentence)
  })
})

describe('the canonical spelling', () => {
  test.each([
    ['30 Ne', '30s'],
    ['30/2', '2/30s'],
    ['Nm 2/28', 'Nm 28 x 2'],
    ['75/36/2', '75D/36F x 2'],
    ['dtex 167f48', '167 dtex f48'],
    ['R 40/2 tex', '20 tex x 2'],
    ['R 74 tex', 'R 74 tex'],
    ['500D mono', '500D mono'],
  ])('of "%s" is "%s"', (text, spelling) => expect(formatCount(parsed(text))).toBe(spelling))

  test('is read back as the same count, without a hint and without a warning, up to 12 plies', () => {
    const anyCount = fc.constantFrom(...COUNT_SYSTEMS).chain((system) =>
      fc.record({
        system: fc.constant(system),
        value: fc
          .integer({ min: Math.ceil(COUNT_RANGES[system].min * 100), max: Math.floor(COUNT_RANGES[system].max * 100) })
          .map((hundredths) => hundredths / 100),
        ply: system === 'Tkt' ? fc.constant(null) : fc.integer({ min: 1, max: 12 }),
        filaments: fc.constant(null),
      }),
    )
    fc.assert(
      fc.property(anyCount, (count) => {
        expect(parsed(formatCount(count))).toMatchObject({ ...count, warnings: [], qualifiers: [], words: [] })
      }),
      { numRuns: 500 },
    )
  })

  test('of a filament yarn keeps denier, filaments and ply', () => {
    const anyFilament = fc.record({
      system: fc.constantFrom<CountSystem>('Denier', 'dtex'),
      value: fc.integer({ min: 20, max: 2000 }),
      ply: fc.integer({ min: 1, max: 12 }),
      // From 34 on, no filament of a yarn up to 2000 denier is thicker than 60.
      filaments: fc.integer({ min: 34, max: 300 }),
    })
    fc.assert(
      fc.property(anyFilament, (count) => {
        const expected = { ...count, resultantTex: toTex(count.system, count.value) * count.ply }
        expect(parsed(formatCount(count))).toMatchObject({ ...expected, warnings: [] })
      }),
    )
  })
})
