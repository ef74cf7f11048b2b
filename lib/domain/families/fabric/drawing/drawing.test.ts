import { describe, expect, test } from 'vitest'
import type { Drawing } from '../../drawing'
import { knitType } from '../vocabulary/knits'
import { nonwovenTech } from '../vocabulary/nonwovens'
import { weave } from '../vocabulary/weaves'
import { type KnitSource, knitDrawing } from './knit'
import { DRAWN_WEAVES, drawdown, repeatOf } from './repeats'
import { settRatio, type WeaveSource, weaveDrawing } from './weave'
import { webDrawing } from './web'

const poplin: WeaveSource = {
  listingId: 'a',
  weave: 'Plain',
  fabricName: 'Poplin',
  shedding: null,
  warpTex: 14.76,
  weftTex: 14.76,
  epi: 132,
  ppi: 72,
  fibre: 'Cotton',
  colour: null,
}
const jersey: KnitSource = {
  listingId: 'a',
  knitType: 'Single jersey',
  gauge: 24,
  tex: 24,
  fibre: 'Cotton',
  colour: null,
}
const web = { listingId: 'a', nonwovenTech: 'Spunbond', gsm: 40, fibre: 'Polypropylene', colour: null }

const ALL: ReadonlyArray<readonly [string, Drawing]> = [
  ...weave.options.map(({ value }) => [value, weaveDrawing({ ...poplin, weave: value })] as const),
  ...knitType.options.map(({ value }) => [value, knitDrawing({ ...jersey, knitType: value })] as const),
  ...nonwovenTech.options.map(({ value }) => [value, webDrawing({ ...web, nonwovenTech: value })] as const),
]

/** About the length of the markup: each path once, each stroke as a reference to it. */
const lengthOf = ({ tile, layers }: Drawing): number =>
  300 +
  [...(tile?.layers ?? []), ...layers].reduce((sum, { d, strokes }) => sum + d.length + 70 * (strokes?.length ?? 1), 0)

describe('drawings of cloth', () => {
  test.each(ALL)('%s is under 2 kB and has only numbers', (_, drawing) => {
    expect(lengthOf(drawing)).toBeLessThan(2048)
    expect(JSON.stringify(drawing)).not.toMatch(/NaN|Infinity|undefined/)
    expect([...(drawing.tile?.layers ?? []), ...drawing.layers].length).toBeGreaterThan(0)
  })

  test('are the same for the same data', () => {
    expect(weaveDrawing(poplin)).toEqual(weaveDrawing(poplin))
    expect(webDrawing(web)).toEqual(webDrawing(web))
  })

  test('differ by weave, density, thickness, knit, web, weight and colour', () => {
    const plain = weaveDrawing(poplin)
    for (const other of [
      { weave: 'Twill 3/1' },
      { ppi: 130 },
      { warpTex: 60 },
      { colour: '#202a4b' },
      { fibre: 'Jute' },
    ])
      expect(weaveDrawing({ ...poplin, ...other })).not.toEqual(plain)
    for (const other of [{ knitType: 'Rib 1×1' }, { gauge: 12 }, { tex: 60 }, { colour: '#202a4b' }])
      expect(knitDrawing({ ...jersey, ...other })).not.toEqual(knitDrawing(jersey))
    for (const other of [{ nonwovenTech: 'Needle-punch' }, { gsm: 200 }, { listingId: 'b' }])
      expect(webDrawing({ ...web, ...other })).not.toEqual(webDrawing(web))
  })

  test('need no number: what is unknown is drawn as usual', () => {
    const unknown = { warpTex: null, weftTex: null, epi: null, ppi: null, weave: null, fabricName: null, fibre: null }
    expect(weaveDrawing({ ...poplin, ...unknown }).tile?.width).toBe(8)
    expect(knitDrawing({ ...jersey, knitType: null, gauge: null, tex: null }).tile?.width).toBe(8)
  })
})

describe('a drawdown', () => {
  test('has 24 picks of 24 ends for every weave', () => {
    for (const name of DRAWN_WEAVES) {
      const rows = drawdown(name)
      expect(rows.length).toBe(24)
      expect(rows.every((row) => /^[01]{24}$/.test(row))).toBe(true)
    }
  })

  test('is as the weave says', () => {
    expect(repeatOf('Plain')).toEqual(['10', '01'])
    expect(repeatOf('Twill 2/1')).toEqual(['110', '101', '011'])
    expect(repeatOf('Twill 3/1').join('').replaceAll('0', '').length).toBe(12)
    expect(repeatOf('Satin 5-end').every((row) => row.replaceAll('1', '') === '0')).toBe(true)
    expect(new Set(repeatOf('Satin 8-end').map((row) => row.indexOf('0'))).size).toBe(8)
  })

  test('has a repeat for every weave of the list', () => {
    expect(weave.options.map(({ value }) => value).filter((value) => !DRAWN_WEAVES.includes(value))).toEqual([])
  })

  test('is as wide as ends to picks', () => {
    expect(settRatio(132, 72)).toBeCloseTo(1.83, 2)
    expect(settRatio(null, 72)).toBe(1)
  })
})
