import { describe, expect, test } from 'vitest'
import { flatLayers } from '../drawing'
import { summaryOf } from '../naming/summary'
import { readAll } from '../reading/read-all'
import { tokensOf } from '../reading/tokens'
import { WASTE_LINES, WASTE_TRAPS } from './corpus'
import { type WasteSource, wasteDrawing } from './drawing'
import { suggestWasteHs, type WasteGoods } from './hs'
import { wasteReaders } from './readers'
import { WASTE_NAMES } from './readers/context'
import { wasteType } from './types'

describe('lines about waste', () => {
  test.each([...WASTE_LINES, ...WASTE_TRAPS])('%s', (line, meant) => {
    expect(summaryOf(line, wasteReaders)).toBe(meant)
  })

  test('have names with one meaning each', () => {
    expect(WASTE_NAMES.doubles).toEqual([])
  })

  test('each reader reads its own examples whole', () => {
    for (const reader of wasteReaders)
      for (const example of reader.examples) {
        const tokens = tokensOf(example)
        expect(
          tokens.some((_, at) => reader.read(tokens, at) !== null),
          `${reader.name}: ${example}`,
        ).toBe(true)
        expect(readAll(example, wasteReaders).rest, `${reader.name}: ${example}`).toBe('')
      }
  })
})

describe('the customs code of waste', () => {
  const none: WasteGoods = { type: '', stream: '', fibre: '', preparation: '', sorting: '', isMutilated: null }

  test.each<readonly [string, Partial<WasteGoods>]>([
    ['520299', { type: 'Comber noil', fibre: 'Cotton' }],
    ['520210', { type: 'Hard waste', fibre: 'Cotton' }],
    ['520291', { type: 'Recycled cotton fibre' }],
    ['520291', { type: 'Hard waste', fibre: 'Cotton', preparation: 'Opened' }],
    ['510310', { type: 'Wool noil' }],
    ['510320', { type: 'Wool card waste' }],
    ['510400', { type: 'Shoddy fibre', fibre: 'Wool' }],
    ['500300', { type: 'Silk noil' }],
    ['530390', { type: 'Jute caddis' }],
    ['550510', { type: 'POY waste' }],
    ['550510', { type: 'Hard waste', fibre: 'Acrylic' }],
    ['550520', { type: 'VSF waste' }],
    ['560130', { type: 'Shearing flock' }],
    ['6310', { type: 'Hosiery clips' }],
    ['631010', { type: 'Hosiery clips', sorting: 'One shade' }],
    ['631090', { type: 'Cutting waste', sorting: 'Unsorted' }],
    ['631010', { type: 'Mutilated woollens', sorting: 'Sorted by shade' }],
    ['630900', { type: 'Used clothing', isMutilated: false }],
    ['6310', { type: 'Used clothing', isMutilated: true }],
    ['391590', { type: 'PET flakes' }],
  ])('%s', (code, change) => {
    const answer = suggestWasteHs({ ...none, ...change })
    expect(answer.ok ? answer.code : answer.message).toBe(code)
  })

  test.each<Partial<WasteGoods>>([
    {},
    { type: 'Comber noil' },
    { type: 'Popcorn' },
    { type: 'Agglomerate' },
    { type: 'Micro-dust', fibre: 'Cotton' },
    { type: 'Used clothing' },
    { type: 'Nonwoven cuttings' },
    { type: 'Fents' },
    { type: 'Own word', fibre: 'Cotton' },
  ])('stays silent for %j', (change) => {
    expect(suggestWasteHs({ ...none, ...change }).ok).toBe(false)
  })
})

describe('drawings of waste', () => {
  const source: WasteSource = {
    listingId: 'a',
    type: 'Comber noil',
    stream: '',
    trash: 3,
    lengthMm: null,
    baleKg: null,
    fibre: 'Cotton',
    colour: null,
    isMixed: false,
  }
  const drawn = (change: Partial<WasteSource>) =>
    JSON.stringify(flatLayers(wasteDrawing({ ...source, ...change }).layers))

  test('tell the streams apart, small and the same each time', () => {
    const ofStreams = [
      'Comber noil',
      'Hard waste',
      'Fringe selvedge',
      'Hosiery clips',
      'Rags',
      'PET flakes',
      'PET bottles',
      'Popcorn',
      'Micro-dust',
      'Chindi',
      'Roving ends',
    ]
    expect(new Set(ofStreams.map((type) => drawn({ type }))).size).toBe(ofStreams.length)
    for (const { value } of wasteType.options) expect(drawn({ type: value, isMixed: true }).length).toBeLessThan(4096)
    expect(drawn({})).toBe(drawn({}))
  })

  test.each<[string, Partial<WasteSource>, Partial<WasteSource>]>([
    ['trash', { trash: 2 }, { trash: 25 }],
    ['length', { lengthMm: 8 }, { lengthMm: 30 }],
    ['bale', { baleKg: 100 }, { baleKg: 250 }],
    ['colour', { type: 'Hosiery clips', colour: '#1d1c1f' }, { type: 'Hosiery clips', colour: '#f6f4ee' }],
    ['mix', { type: 'Hosiery clips' }, { type: 'Hosiery clips', isMixed: true }],
    ['slits', { type: 'Mutilated woollens' }, { type: 'Sorted wool knits' }],
  ])('show the %s', (_, one, other) => {
    expect(drawn(one)).not.toBe(drawn(other))
  })
})
