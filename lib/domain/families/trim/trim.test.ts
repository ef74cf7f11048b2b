import { describe, expect, test } from 'vitest'
import { flatLayers } from '../drawing'
import { readAll } from '../reading/read-all'
import { TRIM_LINES, TRIM_TRAPS } from './corpus'
import { DRAWN_TYPES, trimDrawing } from './drawing/draw'
import type { TrimLook } from './drawing/look'
import { suggestTrimHs, type Trim } from './hs'
import { trimReaders } from './readers'
import { ligneOfMm, mmOfLigne } from './sizes'
import { trimType } from './vocabulary/types'

/** What was read of a line: "ligne 18, holes 4, Button". Words stand for themselves. */
function summaryOf(line: string): string {
  return readAll(line, trimReaders)
    .understood.map(({ name, typed }) => {
      if (typeof typed === 'number') return `${name.replace(/^.*\./, '')} ${typed}`
      if (typed === true) return name
      if (Array.isArray(typed)) return typed.join('+')
      if (typeof typed === 'object' && typed !== null) return Object.values(typed).join(' ')
      return String(typed)
    })
    .sort()
    .join(', ')
}

describe('lines about trims', () => {
  test.each(TRIM_LINES)('%s', (line, meant) => {
    expect(summaryOf(line)).toBe(meant)
  })

  test.each(TRIM_TRAPS)('a trap is not read: %s', (line) => {
    expect(summaryOf(line)).toBe('')
  })

  test('each reader reads its own examples', () => {
    for (const reader of trimReaders)
      for (const example of reader.examples) {
        const names = readAll(example, trimReaders).understood.map(({ name }) => name)
        expect(names.length, example).toBeGreaterThan(0)
        expect(readAll(example, trimReaders).rest, example).toBe('')
      }
  })
})

describe('lignes', () => {
  test.each([
    [14, 8.89],
    [18, 11.43],
    [24, 15.24],
    [40, 25.4],
  ])('%d are %d mm', (ligne, mm) => {
    expect(mmOfLigne(ligne)).toBe(mm)
    expect(ligneOfMm(mm)).toBe(ligne)
  })

  test('are those by which a rounded diameter is sold', () => {
    expect([11.5, 12.5, 15, 20].map(ligneOfMm)).toEqual([18, 20, 24, 31])
  })
})

describe('the customs code of a trim', () => {
  const plain: Trim = {
    trimType: '',
    trimStyle: '',
    material: '',
    structure: '',
    labelType: '',
    zip: { teeth: '', ends: '' },
    interlining: { fusing: '', base: '', adhesive: '' },
  }

  test.each<readonly [string, Partial<Trim>]>([
    ['960621', { trimType: 'Button', material: 'Polyester' }],
    ['960622', { trimType: 'Button', material: 'Zinc alloy' }],
    ['960629', { trimType: 'Button', material: 'Corozo' }],
    ['9606', { trimType: 'Button' }],
    ['9606', { trimType: 'Button', material: 'Polyester', trimStyle: 'Covered' }],
    // Frogs and lanyards are accessories of clothing (6217), not buttons.
    ['6217', { trimType: 'Button', material: 'Cotton', trimStyle: 'Frog' }],
    ['960610', { trimType: 'Snap button', material: 'Brass' }],
    ['960711', { trimType: 'Zipper', zip: { teeth: 'Metal', ends: 'Closed' } }],
    ['960719', { trimType: 'Zipper', zip: { teeth: 'Coil', ends: 'Open' } }],
    ['960720', { trimType: 'Zipper', zip: { teeth: 'Coil', ends: 'Long chain' } }],
    ['9607', { trimType: 'Zipper' }],
    ['960720', { trimType: 'Zipper slider' }],
    ['830810', { trimType: 'Eyelet', material: 'Brass' }],
    ['830820', { trimType: 'Rivet', material: 'Copper' }],
    ['830890', { trimType: 'Buckle', material: 'Zinc alloy' }],
    ['392690', { trimType: 'Buckle', material: 'Plastic' }],
    ['580620', { trimType: 'Elastic', structure: 'Woven' }],
    ['6002', { trimType: 'Elastic', structure: 'Knitted' }],
    ['structure', { trimType: 'Elastic' }],
    ['580631', { trimType: 'Tape', structure: 'Woven', material: 'Cotton' }],
    ['580632', { trimType: 'Ribbon', material: 'Polyester', trimStyle: 'Satin ribbon' }],
    ['580610', { trimType: 'Ribbon', material: 'Polyester', trimStyle: 'Velvet ribbon' }],
    ['580810', { trimType: 'Braid', structure: 'Braided' }],
    ['580890', { trimType: 'Tassel' }],
    ['581010', { trimType: 'Lace', trimStyle: 'Guipure' }],
    ['580421', { trimType: 'Lace', trimStyle: 'Leavers', material: 'Nylon' }],
    ['580430', { trimType: 'Lace', trimStyle: 'Handmade lace' }],
    ['', { trimType: 'Lace', trimStyle: 'Raschel', material: 'Nylon' }],
    ['580710', { trimType: 'Label', labelType: 'Woven', material: 'Polyester' }],
    ['580790', { trimType: 'Label', labelType: 'Care', material: 'Satin' }],
    ['5810', { trimType: 'Patch', labelType: 'Embroidered' }],
    ['', { trimType: 'Label', labelType: 'Heat-transfer' }],
    ['590390', { trimType: 'Interlining', interlining: { fusing: 'Fusible', base: 'Woven', adhesive: 'PA' } }],
    ['590310', { trimType: 'Interlining', interlining: { fusing: 'Fusible', base: 'Woven', adhesive: 'PVC' } }],
    ['5603', { trimType: 'Interlining', interlining: { fusing: 'Fusible', base: 'Nonwoven', adhesive: '' } }],
    ['interlining', { trimType: 'Interlining' }],
    ['701810', { trimType: 'Stone', material: 'Glass' }],
    ['', { trimType: 'Drawcord', material: 'Cotton' }],
    ['', { trimType: 'Bow of satin' }],
    ['trimType', {}],
  ])('%s for %j', (code, change) => {
    const answer = suggestTrimHs({ ...plain, ...change })
    expect(answer.ok ? answer.code : answer.missing.join(' ')).toBe(code)
  })
})

describe('drawings of trims', () => {
  const look: TrimLook = {
    listingId: 'a',
    type: 'Button',
    style: '',
    colour: '#f6f4ee',
    metal: null,
    mm: 11.43,
    holes: 4,
    isTack: false,
    teeth: '',
    length: null,
    structure: '',
    labelType: '',
    fold: '',
    gsm: 60,
  }
  const pathsOf = (change: Partial<TrimLook>) => JSON.stringify(flatLayers(trimDrawing({ ...look, ...change }).layers))

  test('are under 2 kB for every type, and the same for the same trim', () => {
    for (const type of [...DRAWN_TYPES, 'Bow of satin'])
      for (const mm of [2, 11.43, 60])
        for (const structure of ['', 'Woven', 'Braided'])
          for (const teeth of ['Coil', 'Metal', 'Vislon']) {
            const drawn = pathsOf({ type, mm, structure, teeth })
            expect(drawn.length, `${type} ${mm} ${structure} ${teeth}`).toBeLessThan(2048)
            expect(drawn).not.toContain('NaN')
            expect(drawn).toBe(pathsOf({ type, mm, structure, teeth }))
          }
  })

  test('differ by size within each type that has one', () => {
    const sized = DRAWN_TYPES.filter((type) => type !== 'Interlining')
    expect(sized.filter((type) => pathsOf({ type, mm: 12 }) === pathsOf({ type, mm: 16 }))).toEqual([])
    expect(pathsOf({ type: 'Interlining', gsm: 40 })).not.toBe(pathsOf({ type: 'Interlining', gsm: 60 }))
  })

  test('differ by holes, teeth, colour and fold', () => {
    for (const change of [{ holes: 2 }, { holes: null }, { isTack: true }, { colour: '#202a4b' }])
      expect(pathsOf(change)).not.toBe(pathsOf({}))
    const teeth = ['Coil', 'Metal', 'Vislon'].map((kind) => pathsOf({ type: 'Zipper', mm: 5, teeth: kind }))
    expect(new Set(teeth).size).toBe(3)
    expect(pathsOf({ type: 'Label', fold: 'End fold' })).not.toBe(pathsOf({ type: 'Label' }))
  })

  test('know every type of the list but those that are shown on a card', () => {
    const onCard = trimType.options.map(({ value }) => value).filter((value) => !DRAWN_TYPES.includes(value))
    expect(onCard).toEqual(['Cord stopper', 'Safety pin', 'Collar stay'])
  })
})
