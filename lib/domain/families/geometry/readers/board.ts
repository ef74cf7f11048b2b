import { roundTo } from '@/lib/domain/units/rounding'
import { type Notation, readerOf } from '../../reading/notations'
import { type TextReader, understood } from '../../reading/reading'
import { lineOf, wordAt } from '../../reading/tokens'
import { PACKS } from '../vocabulary/packs'
import { goodsOf, sells } from './context'

const WORDS: Readonly<Record<string, number>> = {
  three: 3,
  five: 5,
  seven: 7,
  nine: 9,
  two: 2,
  single: 3,
  double: 5,
  triple: 7,
}

const BOARD_PLIES: ReadonlySet<number> = new Set([3, 5, 7, 9])

/** Plies of board; yarn has plies too, and wood. Where no board is named, a number that boards do not have is of other goods: a blanket of 2 plies. */
const isBoard = (tokens: readonly string[], plies: number): boolean =>
  sells(tokens, PACKS.boards) ||
  (BOARD_PLIES.has(plies) &&
    goodsOf(tokens) === null &&
    !/\b(?:yarn|thread|twist|plywood|ne|denier|count)\b/.test(lineOf(tokens).text))

const ply: Notation = {
  pattern:
    /(?:(?<a>[2-9]|three|five|seven|nine) ?-?(?:ply|plys|plies|layers?|play)|(?:no\. of )?(?:ply|plies)(?: ?[:=-])+ ?(?<b>[2-9]))/iy,
  read({ groups, text, used }, tokens, at) {
    const figure = groups.a ?? groups.b ?? ''
    const value = Number(figure) || WORDS[figure.toLowerCase()]
    if (
      value === undefined ||
      !isBoard(tokens, value) ||
      /^(?:tissue|yarn|thread|wood)$/.test(wordAt(tokens, at + used))
    )
      return null
    return [understood('cartonPly', text, value)]
  },
}

const wall: Notation = {
  pattern: /(?<value>single|double|triple) ?-?wall(?:ed)?/iy,
  read({ groups, text }, tokens) {
    const value = WORDS[groups.value?.toLowerCase() ?? ''] ?? 3
    return isBoard(tokens, value) ? [understood('cartonPly', text, value)] : null
  },
}

const flute: Notation = {
  pattern:
    /(?:(?<a>[abcef]{1,3}|[abcef](?:[/+&-][abcef]){1,2}|narrow|broad) ?-?flutes?|flute(?: ?(?:type|:|=|-))? ?(?<b>[abcef]{1,3}))/iy,
  read({ groups, text }) {
    const letters = (groups.a ?? groups.b ?? '').toUpperCase().replace(/[/+&-]/g, '')
    const value = letters === 'NARROW' ? 'B' : letters === 'BROAD' ? 'A' : (ORDERED[letters] ?? letters)
    return [understood('flute', text, value)]
  },
}
const ORDERED: Readonly<Record<string, string>> = { CB: 'BC', BA: 'AB', BE: 'EB' }

const bf: Notation = {
  pattern:
    /(?:(?<a>\d{2}) ?-?(?:bf|b\.f\.?|burst factor|bursting factor)|(?:bf|b\.f\.?|burst factor|bursting factor)(?: ?[:=-])? ?(?<b>\d{2}))/iy,
  read({ groups, text }) {
    const value = Number(groups.a ?? groups.b)
    return value >= 8 && value <= 60 ? [understood('bf', text, value)] : null
  },
}

/** "180/120/150 gsm": the paper of each ply. */
const plies: Notation = {
  pattern: /(?<value>\d{2,3}(?:[/+]\d{2,3}){2,8})(?: ?(?:gsm|g\/m2))?/iy,
  read: ({ groups, text }, tokens) =>
    sells(tokens, PACKS.boards) ? [understood('plyGsm', text, (groups.value ?? '').replaceAll('+', '/'))] : null,
}

/** "5 ply carton 150 gsm": the paper of all plies. */
const paperGsm: Notation = {
  pattern: /(?<value>\d{2,3}) ?(?:gsm|g\/m2)/iy,
  read: ({ groups, text }, tokens) =>
    sells(tokens, ['Carton', 'Partition', 'Corrugated sheet']) ? [understood('plyGsm', text, groups.value)] : null,
}

const strength = (name: string, pattern: RegExp, min: number, max: number): Notation => ({
  pattern,
  read({ groups, text }) {
    const value = Number(groups.value)
    return value >= min && value <= max ? [understood(name, text, value)] : null
  },
})
const KN_PER_M = 0.175127
/** "32 ECT": pounds per inch, as American boxes are graded. */
const edgeInPounds: Notation = {
  pattern: /(?:(?<a>\d{2}) ?ect|ect ?(?<b>\d{2}))\b(?! ?(?:kn|\.))/iy,
  read({ groups, text }, tokens) {
    const pounds = Number(groups.a ?? groups.b)
    const isGrade = sells(tokens, PACKS.boards) && pounds >= 20 && pounds <= 90
    return isGrade ? [understood('ect', text, roundTo(pounds * KN_PER_M, 1))] : null
  },
}

const OF = `(?: ?(?:of|:|=|-|min|minimum))* ?`

export const boardReaders: readonly TextReader[] = [
  readerOf('cartonPly', ['5 ply carton', '3-ply corrugated box', 'double wall carton'], [ply, wall]),
  readerOf('flute', ['B flute', 'BC flute', 'flute E'], [flute]),
  readerOf('bf', ['20 bf', 'BF 18', '22BF kraft paper'], [bf]),
  readerOf('plyGsm', ['180/120/120/120/150 gsm carton'], [plies, paperGsm]),
  readerOf(
    'ect',
    ['ECT 6.5 kN/m', '32 ECT carton'],
    [
      edgeInPounds,
      strength(
        'ect',
        new RegExp(`(?:ect|edge crush(?: test)?)${OF}(?<value>\\d{1,2}(?:\\.\\d{1,2})?) ?(?:kn/m|kn)`, 'iy'),
        0.5,
        40,
      ),
    ],
  ),
  readerOf(
    'bct',
    ['BCT 350 kgf', 'compression strength 300 kg'],
    [
      strength(
        'bct',
        new RegExp(
          `(?:bct|box compression(?: strength| test)?|compression strength|cs)${OF}(?<value>\\d{1,4}(?:\\.\\d)?) ?(?:kgf|kgs?)`,
          'iy',
        ),
        5,
        5000,
      ),
    ],
  ),
  readerOf(
    'bs',
    ['BS 12 kg/cm2', 'bursting strength 10 kg/cm2'],
    [
      strength(
        'bs',
        new RegExp(
          `(?:bs|b\\.s\\.|burst(?:ing)? strength)${OF}(?<value>\\d{1,2}(?:\\.\\d{1,2})?)(?: ?(?:kgf?/cm2|kgf?/cm²|kgf?/sq\\.? ?cm|kg/cm))?`,
          'iy',
        ),
        1,
        60,
      ),
    ],
  ),
]
