import { describe, expect, test } from 'vitest'
import { formatCount } from '@/lib/domain/count/display'
import { readConstruction } from './read-construction'

const readingOf = (text: string, fibre: string | null = 'Cotton') => {
  const reading = readConstruction(text, fibre)
  if (!reading.ok) return reading.code
  const { warp, weft, epi, ppi, widthCm } = reading.construction
  return [warp && formatCount(warp), weft && formatCount(weft), epi, ppi, widthCm]
}

describe('a construction', () => {
  test.each<readonly [string, ReturnType<typeof readingOf>]>([
    ['40×40/132×72', ['40s', '40s', 132, 72, null]],
    ['40x40/132x72 63"', ['40s', '40s', 132, 72, 160.02]],
    ['40×40/132×72–63" Plain Air-jet', ['40s', '40s', 132, 72, 160.02]],
    ['2/40×2/40/60×56 58"', ['2/40s', '2/40s', 60, 56, 147.32]],
    ['40×150D/132×80', ['40s', '150D', 132, 80, null]],
    ['30s×30s 76×68 67"', ['30s', '30s', 76, 68, 170.18]],
    ['132x72/40x40', ['40s', '40s', 132, 72, null]],
    ['40 40 132 72', ['40s', '40s', 132, 72, null]],
    ['75/36/0x75/36/0/108x84', ['75D/36F', '75D/36F', 108, 84, null]],
    ['40x40/132x72 160 cm', ['40s', '40s', 132, 72, 160]],
    ['50x75D/96x80', ['50s', '75D', 96, 80, null]],
    ['132x72', [null, null, 132, 72, null]],
  ])('%s', (text, parts) => {
    expect(readingOf(text)).toEqual(parts)
  })

  test('keeps a number open that may be of two systems', () => {
    expect(readingOf('50x75D/96x80', null)).toEqual([null, '75D', 96, 80, null])
    expect(readingOf('50x75D/96x80', 'Polyester filament')).toEqual(['50D', '75D', 96, 80, null])
  })

  test('follows the fibre where the number does not say its system', () => {
    expect(readingOf('20x20/54x52', 'Linen')).toEqual(['20 lea', '20 lea', 54, 52, null])
    expect(readingOf('75x75/110x80', 'Polyester')).toEqual(['75D', '75D', 110, 80, null])
  })

  test('gives the weave and the words that are left', () => {
    const reading = readConstruction('40x40/132x72 63" 2/1 twill Air-jet', 'Cotton')
    expect(reading).toMatchObject({ ok: true, construction: { weave: 'Twill 2/1', rest: 'Air-jet' } })
  })
})

describe('what is not a construction', () => {
  test.each([
    ['40x40/132', 'CONSTRUCTION_INCOMPLETE'],
    ['40x40', 'CONSTRUCTION_INCOMPLETE'],
    ['40s x 40s', 'CONSTRUCTION_INCOMPLETE'],
    ['40/', 'CONSTRUCTION_INCOMPLETE'],
    ['40x', 'CONSTRUCTION_INCOMPLETE'],
    ['40x40/900x72', 'CONSTRUCTION_OUT_OF_RANGE'],
    ['40x40/132x300', 'CONSTRUCTION_OUT_OF_RANGE'],
    ['', 'CONSTRUCTION_UNREADABLE'],
    ['poplin', 'CONSTRUCTION_UNREADABLE'],
  ])('%s', (text, code) => {
    expect(readingOf(text)).toBe(code)
  })

  test('says what could be read', () => {
    const reading = readConstruction('40s x 40s', null)
    expect(reading).toMatchObject({ ok: false, construction: { warp: { value: 40 }, epi: null } })
  })
})

describe('any construction', () => {
  const random = seeded(13)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

  test('is read the same in every spelling', () => {
    for (let round = 0; round < 400; round += 1) {
      const [warp, weft] = [pick(YARNS), pick(YARNS)]
      const epi = 60 + Math.floor(random() * 80)
      const ppi = 40 + Math.floor(random() * (epi - 44))
      const width = pick([44, 47, 58, 63, 67, 98])
      const cross = pick(['x', 'X', '×', '*', ' x ', ' × '])
      const gap = pick(['/', ' / ', ' ', ', '])
      const unit = pick(['"', ' inch', ' inches', ' panna'])
      const text = `${warp}${cross}${weft}${gap}${epi}${cross}${ppi}${pick([' ', '-', ' - '])}${width}${unit}`
      expect(readingOf(text), text).toEqual([
        canonical(warp),
        canonical(weft),
        epi,
        ppi,
        Number((width * 2.54).toFixed(4)),
      ])
    }
  })

  test('in reading never throws, whatever is typed', () => {
    const pieces = [
      '40',
      's',
      'x',
      '×',
      '/',
      '132',
      '72',
      '"',
      ' ',
      '-',
      'D',
      '2/',
      '(',
      '+',
      '%',
      'twill',
      '0',
      '.',
      ',',
      '9999',
      '½',
      '\u0000',
    ]
    for (let round = 0; round < 2000; round += 1) {
      const text = Array.from({ length: Math.floor(random() * 14) }, () => pick(pieces)).join('')
      const reading = readConstruction(text, pick([null, 'Cotton', 'Polyester', 'Linen', 'Silk']))
      if (!reading.ok) continue
      const { epi, ppi } = reading.construction
      expect(epi, text).toBeGreaterThanOrEqual(16)
      expect(ppi, text).toBeLessThanOrEqual(250)
    }
  })
})

/** As the trade writes them; each says its system. */
const YARNS = ['40s', '30s', '2/60s', '20s', '60s', '75D', '150D', '75D/36F', 'Nm 34', '20s+40D'] as const

/** The count as it is formatted; a core is no part of it. */
function canonical(text: string): string {
  return text.replace(/\+.*/, '')
}

/** Random numbers in [0, 1), the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
