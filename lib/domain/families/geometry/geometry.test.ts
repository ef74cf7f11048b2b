import { describe, expect, test } from 'vitest'
import { readAll } from '../reading/read-all'
import { tokensOf } from '../reading/tokens'
import { boardGsm, boardMm, burstingOf, compressionOf, readPlies, slottedArea } from './board'
import { PACK_LINES, PACK_TRAPS } from './corpus/lines'
import { packSummary } from './corpus/summary'
import { packDrawing } from './drawing'
import type { PackSource } from './drawing/source'
import { filmDensity, filmGrams } from './film'
import { suggestPackHs } from './hs'
import { packReaders } from './readers'
import { readTaper, taperSpread } from './taper'
import { PACKS, packType } from './vocabulary/packs'
import { coneTaper } from './vocabulary/terms'

const KINDS = packType.options.map(({ value }) => value)

describe('a taper', () => {
  test.each([
    ['5°57′', 5.95, '5°57′'],
    ["5°57'", 5.95, '5°57′'],
    ['4-20', 4 + 1 / 3, '4°20′'],
    ['3 deg 30 min', 3.5, '3°30′'],
    ['9.15', 9.25, '9°15′'],
    ['5 57', 5.95, '5°57′'],
    ['6°', 6, '6°'],
  ])('%j is %d degrees', (typed, degrees, text) => {
    expect(readTaper(typed)).toMatchObject({ ok: true, degrees: expect.closeTo(degrees, 9), text })
  })

  test('has at most 59 minutes, and says so', () => {
    expect(readTaper('5°75′')).toEqual({ ok: false, isMinutes: true })
    expect(readTaper('steep')).toEqual({ ok: false, isMinutes: false })
    expect(readTaper('')).toBeNull()
  })

  test('of 5°57′ over 170 mm makes the base 35 mm wider', () => {
    expect(taperSpread(5.95, 170)).toBeCloseTo(35.4, 1)
  })

  test('of the list is read from each of its spellings', () => {
    for (const { value, aliases = [] } of coneTaper.options)
      for (const name of aliases.filter((alias) => /^\d/.test(alias))) {
        expect(readTaper(name), name).toMatchObject({ ok: true, text: value })
      }
  })
})

describe('corrugated board', () => {
  test('weighs its plies with the take-up of its flutes', () => {
    expect(boardGsm([180, 150, 150], 'B')).toBeCloseTo(534, 0)
    expect(boardGsm([180, 120, 120, 120, 150], 'BC')).toBeCloseTo(787, 0)
    expect(boardGsm([180, 120], 'B')).toBeNull()
    expect(boardGsm([180, 150, 150], '')).toBeNull()
  })

  test('has a size, a bursting and a compression strength', () => {
    expect(slottedArea(450, 300, 300)).toBeCloseTo(0.924, 3)
    expect(burstingOf(20, [180, 150, 150])).toBeCloseTo(8.1, 2)
    expect(boardMm(3, 'C')).toBeCloseTo(4.1, 2)
    expect(compressionOf(5, 1500, 4.1)).toBeCloseTo(234.7, 0)
  })

  test('names its plies in a text', () => {
    expect(readPlies('180/120/150 gsm')).toEqual([180, 120, 150])
    expect(readPlies('150')).toBeNull()
  })
})

test('film weighs its volume times its density', () => {
  expect(filmGrams({ widthMm: 500, lengthMm: 300_000, micron: 23, density: 0.92 })).toBeCloseTo(3174, 0)
  expect(filmDensity('Stretch film', '')).toBe(0.92)
  expect(filmDensity('Polybag', '')).toBeNull()
})

describe('lines about packing', () => {
  test.each(PACK_LINES)('%s', (line, meant) => {
    expect(packSummary(line)).toBe(meant)
  })

  test('are read whole, but for at most one in five', () => {
    const left = PACK_LINES.filter(([, meant]) => meant.includes('|'))
    expect(left.length).toBeLessThan(PACK_LINES.length / 5)
  })

  test.each(PACK_TRAPS)('nothing of another trade is read in: %s', (line) => {
    expect(packSummary(line).split(' | ')[0]).toBe('')
  })

  test('each reader reads its own examples', () => {
    for (const { name, examples, read } of packReaders)
      for (const example of examples) {
        const tokens = tokensOf(example)
        const names = tokens.flatMap((_, at) => read(tokens, at)?.understood.map((part) => part.name) ?? [])
        expect(names.length, `${name}: ${example}`).toBeGreaterThan(0)
        expect(readAll(example, packReaders).rest, example).toBe('')
      }
  })
})

describe('the customs code', () => {
  const pack = { packType: null, material: null, printing: null, isLaminated: null, widthMm: null }
  const codeOf = (change: Partial<Parameters<typeof suggestPackHs>[0]>) => {
    const answer = suggestPackHs({ ...pack, ...change })
    return answer.ok ? answer.code : ''
  }

  test.each([
    ['482210', { packType: 'Paper cone' }],
    ['482210', { packType: 'Paper tube', material: 'Kraft paper' }],
    ['482290', { packType: 'Paper core' }],
    ['392340', { packType: 'Plastic cone', material: 'PP' }],
    ['392340', { packType: 'Spool', material: 'PS' }],
    ['481910', { packType: 'Carton', material: 'Kraft paper' }],
    ['481920', { packType: 'Mono carton', material: 'Duplex board' }],
    ['392321', { packType: 'Polybag', material: 'LDPE' }],
    ['392329', { packType: 'Polybag', material: 'PP' }],
    ['392329', { packType: 'PP bag' }],
    ['3923', { packType: 'Polybag' }],
    ['392010', { packType: 'Stretch film', material: 'LLDPE' }],
    ['3920', { packType: 'Shrink film', material: 'POF' }],
    ['392020', { packType: 'BOPP film' }],
    ['391910', { packType: 'BOPP tape', widthMm: 48 }],
    ['391990', { packType: 'BOPP tape', widthMm: 500 }],
    ['481141', { packType: 'Masking tape' }],
    ['441520', { packType: 'Wooden pallet', material: 'Pine wood' }],
    ['441520', { packType: 'Pallet', material: 'Wood' }],
    ['482110', { packType: 'Label', material: 'Chromo paper', printing: 'Flexo' }],
    ['482190', { packType: 'Label', material: 'Chromo paper', printing: 'Plain' }],
    ['4821', { packType: 'Label', material: 'Chromo paper' }],
    ['630533', { packType: 'Woven sack', material: 'PP' }],
    ['630510', { packType: 'Jute bag' }],
    ['540720', { packType: 'Woven fabric', isLaminated: false }],
    ['442110', { packType: 'Hanger', material: 'Wood' }],
    ['', { packType: 'Woven sack', isLaminated: true }],
    ['', { packType: 'Label' }],
    ['', { packType: 'Non-woven bag', material: 'PP' }],
    ['', { packType: 'PP strap' }],
    ['', { packType: 'Carton', material: 'PP' }],
    ['', { packType: 'Plastic cone', material: 'Kraft paper' }],
    ['', { packType: 'Dye spring' }],
    ['', { packType: 'LDPE liner', material: 'Kraft paper' }],
    ['', {}],
  ])('is %j for %j', (code, change) => {
    expect(codeOf(change)).toBe(code)
  })
})

describe('a drawing', () => {
  const source: PackSource = {
    listingId: 'a',
    packType: 'Carton',
    material: '',
    colour: null,
    tip: null,
    grams: 500,
    length: null,
    width: null,
    height: null,
    coneLength: null,
    taperDegrees: null,
    innerDiameter: null,
    ply: null,
    flute: '',
    micron: null,
    rollMetres: null,
    closure: '',
    isPrinted: false,
  }
  const drawn = (change: Partial<PackSource>) => JSON.stringify(packDrawing({ ...source, ...change }).layers)

  test.each(KINDS)('of a %s is small, the same each time, and larger for heavier goods', (kind) => {
    const full = { packType: kind, ply: 9, flute: 'E', isPrinted: true, tip: '#123456', colour: '#abcdef' }
    expect(drawn(full).length).toBeLessThan(3000)
    expect(drawn(full)).not.toContain('NaN')
    expect(drawn({ packType: kind })).toBe(drawn({ packType: kind }))
    expect(drawn({ packType: kind })).not.toBe(drawn({ packType: kind, grams: 800 }))
  })

  test('shows the taper of a cone, the plies of a carton, the width of a tape', () => {
    const cone = { packType: 'Paper cone' }
    expect(drawn({ ...cone, taperDegrees: 5.95 })).not.toBe(drawn({ ...cone, taperDegrees: 4.33 }))
    expect(drawn({ ply: 3, flute: 'B' })).not.toBe(drawn({ ply: 5, flute: 'BC' }))
    expect(drawn({ packType: 'Tape', width: 48 })).not.toBe(drawn({ packType: 'Tape', width: 72 }))
  })
})

test('the branches name only known kinds', () => {
  const unknown = Object.values(PACKS)
    .flat()
    .filter((kind) => !KINDS.includes(kind))
  expect(unknown).toEqual([])
})
