import { describe, expect, test } from 'vitest'
import { flatLayers } from '../drawing'
import { summaryOf } from '../naming/summary'
import { readAll } from '../reading/read-all'
import { tokensOf } from '../reading/tokens'
import { SCRAP_LINES, SCRAP_TRAPS } from './corpus'
import { type ScrapSource, scrapDrawing } from './drawing'
import { type ScrapGoods, suggestScrapHs } from './hs'
import { scrapReaders } from './readers'
import { SCRAP_NAMES } from './readers/context'
import { scrapClass } from './vocabulary'

describe('lines about scrap', () => {
  test.each([...SCRAP_LINES, ...SCRAP_TRAPS])('%s', (line, meant) => {
    expect(summaryOf(line, scrapReaders)).toBe(meant)
  })

  test('have names with one meaning each', () => {
    expect(SCRAP_NAMES.doubles).toEqual([])
  })

  test('each reader reads its own examples whole', () => {
    for (const reader of scrapReaders)
      for (const example of reader.examples.filter(() => !FROM_CONES.has(reader.name))) {
        const tokens = tokensOf(example)
        expect(
          tokens.some((_, at) => reader.read(tokens, at) !== null),
          `${reader.name}: ${example}`,
        ).toBe(true)
        expect(readAll(example, scrapReaders).rest, `${reader.name}: ${example}`).toBe('')
      }
  })
})
/** Their examples are of new cones. */
const FROM_CONES = new Set(['coneTaper', 'coneLength', 'baseDiameter', 'innerDiameter', 'wallThickness'])

describe('the customs code of scrap', () => {
  const none: ScrapGoods = { scrapClass: '', reuse: '', material: '', litres: null }

  test.each<readonly [string, Partial<ScrapGoods>]>([
    ['482210', { scrapClass: 'Paper cones', reuse: 'Reusable', material: 'Paper' }],
    ['4707', { scrapClass: 'Paper cones', reuse: 'Scrap' }],
    ['470710', { scrapClass: 'Corrugated waste' }],
    ['720449', { scrapClass: 'MS scrap', reuse: 'Scrap', material: 'MS' }],
    ['720421', { scrapClass: 'SS scrap' }],
    ['720410', { scrapClass: 'Cast iron scrap' }],
    ['720441', { scrapClass: 'Turnings and borings', material: 'MS' }],
    ['740400', { scrapClass: 'Copper scrap' }],
    ['391510', { scrapClass: 'Polythene', material: 'LDPE' }],
    ['391590', { scrapClass: 'Plastic scrap', reuse: 'Scrap', material: 'PP' }],
    ['731010', { scrapClass: 'Steel drums', reuse: 'Reusable', litres: 200 }],
    ['630533', { scrapClass: 'PP bags', reuse: 'Reusable' }],
    ['441520', { scrapClass: 'Pallets', reuse: 'Reusable', material: 'Wood' }],
    ['854911', { scrapClass: 'Battery', material: 'Lead-acid' }],
    ['8549', { scrapClass: 'E-waste' }],
    ['271099', { scrapClass: 'Used oil' }],
    ['844842', { scrapClass: 'Reeds', reuse: 'Reusable' }],
  ])('%s', (code, change) => {
    const answer = suggestScrapHs({ ...none, ...change })
    expect(answer.ok ? answer.code : answer.message).toBe(code)
  })

  test.each<Partial<ScrapGoods>>([
    {},
    { scrapClass: 'Mixed scrap' },
    { scrapClass: 'Cables', reuse: 'Scrap', material: 'Copper' },
    { scrapClass: 'Machine scrap', reuse: 'Scrap', material: 'Mixed' },
    { scrapClass: 'Paper cones' },
    { scrapClass: 'Chemical sludge' },
    { scrapClass: 'PP bags', reuse: 'Scrap', material: 'PP' },
    { scrapClass: 'Motors', reuse: 'Reusable' },
  ])('stays silent for %j', (change) => {
    expect(suggestScrapHs({ ...none, ...change }).ok).toBe(false)
  })
})

describe('drawings of scrap', () => {
  const source: ScrapSource = {
    listingId: 'a',
    scrapClass: 'Paper cones',
    material: '',
    colour: null,
    quantity: 50_000,
    grams: null,
    lengthMm: null,
    taperDegrees: null,
    litres: null,
  }
  const drawn = (change: Partial<ScrapSource>) =>
    JSON.stringify(flatLayers(scrapDrawing({ ...source, ...change }).layers))

  test('are of the class, small and the same each time', () => {
    const all = scrapClass.options.map(({ value }) => drawn({ scrapClass: value }))
    for (const drawing of all) expect(drawing.length).toBeLessThan(4096)
    expect(new Set(all).size).toBeGreaterThan(25)
    expect(drawn({})).toBe(drawn({}))
  })

  test.each<[string, Partial<ScrapSource>, Partial<ScrapSource>]>([
    ['quantity', { quantity: 500 }, { quantity: 50_000 }],
    ['taper', { taperDegrees: 4.33 }, { taperDegrees: 9.25 }],
    ['tip', { colour: '#b8252f' }, { colour: '#3564b4' }],
    ['volume', { scrapClass: 'Drums', litres: 50 }, { scrapClass: 'Drums', litres: 210 }],
    ['metal', { scrapClass: 'MS scrap', material: 'MS' }, { scrapClass: 'Copper scrap', material: 'Copper' }],
  ])('show the %s', (_, one, other) => {
    expect(drawn(one)).not.toBe(drawn(other))
  })
})
