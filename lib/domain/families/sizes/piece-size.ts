import { roundTo } from '@/lib/domain/units/rounding'

/** Width and length of one piece. */
export interface PieceSize {
  width: number
  length: number
  unit: 'in' | 'cm' | 'ft' | 'm'
}

const CM: Readonly<Record<PieceSize['unit'], number>> = { in: 2.54, cm: 1, ft: 30.48, m: 100 }
const NUMBER = String.raw`(\d{1,4}(?:\.\d{1,2})?)`
const UNIT = String.raw`("|''|'|in\b\.?|inch(?:es)?\b|cms?\b|centimet(?:er|re)s?\b|ft\b\.?|feet\b|foot\b|m\b|mtrs?\b|met(?:er|re)s?\b)?`
const SIZE = new RegExp(`^${NUMBER} ?${UNIT} ?[x×*] ?${NUMBER} ?${UNIT}`, 'i')

/** The unit of a word; null without one. */
export function pieceUnit(word: string | undefined): PieceSize['unit'] | null {
  const plain = (word ?? '').toLowerCase()
  if (plain === '') return null
  if (plain === "'" || plain.startsWith('f')) return 'ft'
  if (plain === '"' || plain === "''" || plain.startsWith('i')) return 'in'
  return plain.startsWith('c') ? 'cm' : 'm'
}

/** Reads "30x60 in", `108"x108"`, "5 x 7 ft"; without a unit figures above 3 digits or 120 are centimetres, others inches. */
export function readPieceSize(text: string): PieceSize | null {
  const [, first, firstUnit, second, secondUnit] =
    SIZE.exec(text.trim().replace(/[”“″]/g, '"').replace(/[’‘′]/g, "'")) ?? []
  const [width, length] = [Number(first), Number(second)]
  if (first === undefined || second === undefined || width <= 0 || length <= 0) return null
  const unit = pieceUnit(secondUnit) ?? pieceUnit(firstUnit) ?? (Math.max(width, length) > INCHES_MAX ? 'cm' : 'in')
  return { width, length, unit }
}

/** The largest usual side of a bedsheet in inches. */
const INCHES_MAX = 132

/** A size as one text: 30x60 in. */
export function pieceSizeText({ width, length, unit }: PieceSize): string {
  return `${width}x${length} ${unit}`
}

/** Both sides in centimetres. */
export function pieceSizeCm({ width, length, unit }: PieceSize): { width: number; length: number } {
  return { width: roundTo(width * CM[unit], 2), length: roundTo(length * CM[unit], 2) }
}
