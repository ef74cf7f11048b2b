import { describe, expect, test } from 'vitest'
import { parseCount } from '@/lib/domain/count/parse'
import { readAll } from '../reading/read-all'
import { tokensOf } from '../reading/tokens'
import { CONSTRUCTIONS, FABRIC_LISTS } from './corpus/constructions'
import { LIST_LINES } from './corpus/lists'
import { MORE_LINES } from './corpus/more'
import { SEARCHES, TRAPS } from './corpus/searches'
import { SENTENCES } from './corpus/sentences'
import { summaryOf } from './corpus/summary'
import { fabricReaders } from './readers'

type Lines = ReadonlyArray<readonly [line: string, meant: string]>

const ALL: Lines = [...CONSTRUCTIONS, ...FABRIC_LISTS, ...MORE_LINES, ...LIST_LINES, ...SENTENCES, ...SEARCHES]
const partsOf = (line: string) => readAll(line, fabricReaders).understood

/** Parts of a reading that its line does not say. */
const wrongParts = (got: string, meant: string) => {
  const atoms = (text: string) => text.split(/[[\], ]+/).filter((atom) => atom !== '')
  const known = atoms(meant)
  return atoms(got).filter((atom) => !known.includes(atom))
}

describe('lines about cloth', () => {
  test.each<readonly [string, Lines]>([
    ['constructions', CONSTRUCTIONS],
    ['fabric lists', FABRIC_LISTS],
    ['more lists', MORE_LINES],
    ['price lists', LIST_LINES],
    ['sentences', SENTENCES],
    ['search phrases', SEARCHES],
  ])('of %s at least 98 in 100 are read whole', (_, lines) => {
    const others = lines.filter(([line, meant]) => summaryOf(line) !== meant).map(([line]) => line)
    expect(others.length, others.join('\n')).toBeLessThanOrEqual(lines.length * 0.02)
  })

  test.each(ALL)('nothing wrong is read in: %s', (line, meant) => {
    expect(wrongParts(summaryOf(line), meant)).toEqual([])
  })

  test.each(TRAPS)('a trap is not read as cloth: %s', (line, meant) => {
    expect(summaryOf(line)).toBe(meant)
  })
})

test('each reader reads its own examples whole, and says the field it is named for', () => {
  for (const reader of fabricReaders)
    for (const example of reader.examples) {
      const { understood, rest } = readAll(example, fabricReaders)
      const own = reader.read(tokensOf(example), 0)
      const isOwn = own !== null || understood.length > 0
      expect({ example, rest, isOwn }).toEqual({ example, rest: '', isOwn: true })
    }
})

test('a count is typed so that its field reads the same count without a hint', () => {
  for (const [line] of ALL)
    for (const part of partsOf(line)) {
      if (!['warpCount', 'weftCount', 'count'].includes(part.name)) continue
      const again = parseCount(String(part.typed))
      const { resultantTex } = part.value as { resultantTex: number }
      expect(again.ok && Math.abs(again.count.resultantTex - resultantTex) < 0.01, `${line}: ${part.typed}`).toBe(true)
    }
})

test('a construction as typed is read again with the same values', () => {
  for (const [line] of CONSTRUCTIONS) {
    const first = partsOf(line).find(({ name }) => name === 'construction')
    if (!first) continue
    const again = partsOf(`${first.typed} ${line.replace(String(first.text), '')}`).find(
      ({ name }) => name === 'construction',
    )
    expect(again?.value, line).toEqual(first.value)
  }
})

test('values are in base units, typed values as written', () => {
  const parts = new Map(partsOf('40x40/132x72 57/58" 3.5 oz cotton').map((part) => [part.name, part]))
  expect(parts.get('clothWidth')).toMatchObject({ typed: { value: 57, unit: 'in' }, value: 144.78 })
  expect(parts.get('gsm')).toMatchObject({ typed: 118.7, value: 118.7 })
  expect(parts.get('epi')).toMatchObject({ typed: 132, value: 132 })
  expect(parts.get('warpCount')).toMatchObject({
    typed: '40s',
    value: { system: 'Ne', value: 40, ply: 1, tex: 14.764 },
  })
  expect(parts.get('construction')?.value).toMatchObject({ epi: 132, ppi: 72, widthCm: 144.78, warp: { value: 40 } })
})

test('densities without counts are a construction whose counts are open', () => {
  expect(partsOf('132x72')[0]).toMatchObject({
    name: 'construction',
    value: { warp: null, weft: null, epi: 132, ppi: 72, widthCm: null },
  })
})

test('words that no list knows are left', () => {
  expect(readAll('40x40/132x72 63" zzz quux poplin', fabricReaders).rest).toBe('zzz quux')
})

describe('any text', () => {
  const random = seeded(20261123)
  const pieces = [
    ...ALL.flatMap(([line]) => tokensOf(line)),
    ...'/ x - + " ( ) % , ; : . 0 00 1e9 ½ × * ٤٠ ४० \u0000 💥 9999999999 40/ x40 //'.split(' '),
  ]
  const lines = Array.from({ length: 600 }, () =>
    Array.from({ length: 1 + Math.floor(random() * 12) }, () => pieces[Math.floor(random() * pieces.length)]).join(
      random() < 0.7 ? ' ' : '',
    ),
  )

  test('is read without an error, and never outside the bounds of cloth', () => {
    for (const line of lines)
      for (const { name, value } of partsOf(line)) {
        const bounds = BOUNDS[name]
        if (bounds && typeof value === 'number') {
          expect(value, `${name} of ${line}`).toBeGreaterThanOrEqual(bounds[0])
          expect(value, `${name} of ${line}`).toBeLessThanOrEqual(bounds[1])
        }
      }
  })

  test('is read the same each time', () => {
    for (const line of lines.slice(0, 100)) expect(partsOf(line)).toEqual(partsOf(line))
  })
})

const BOUNDS: Readonly<Record<string, readonly [number, number]>> = {
  epi: [16, 300],
  ppi: [16, 250],
  gsm: [8, 1500],
  glm: [10, 1500],
  clothWidth: [5, 540],
  gauge: [3, 60],
  machineDiameter: [3, 60],
}

/** Random numbers in [0, 1), the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
