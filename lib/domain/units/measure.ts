import type { Dimension, Vocabulary } from '@/lib/domain/fields/field'
import { dimensionUnits, weightUnits } from '@/lib/domain/vocabulary/units'
import { canonicalValue, foldWord } from '@/lib/domain/vocabulary/vocabulary'
import { roundTo } from './rounding'

/** A value with its unit, as a seller gave them. */
interface Measure {
  value: number
  unit: string
}

interface DimensionFacts {
  units: Vocabulary
  /** How much one of each unit is, in the dimension's smallest unit: exact by definition. */
  sizes: Readonly<Record<string, number>>
  /** Words that only people write, by the unit they mean: cloth of "44 panna" is 44 inches wide. */
  spoken: Readonly<Record<string, string>>
}

const DIMENSIONS: Readonly<Record<Dimension, DimensionFacts>> = {
  length: {
    units: dimensionUnits,
    sizes: { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8 },
    spoken: { panna: 'in', 'in panna': 'in', 'inch panna': 'in', '" panna': 'in', "''": 'in', "'": 'ft' },
  },
  mass: {
    units: weightUnits,
    sizes: { g: 1, kg: 1000, lb: 453.59237, MT: 1_000_000 },
    spoken: {},
  },
}

/** The words that a measure's unit may be. */
export function unitsOf(dimension: Dimension): Vocabulary {
  return DIMENSIONS[dimension].units
}

const PLACES = 6

/** A measure in another unit of its dimension; null for an unknown unit. */
export function measureIn({ value, unit }: Measure, to: string, dimension: Dimension): number | null {
  const { sizes, units } = DIMENSIONS[dimension]
  const size = (word: string) => sizes[canonicalValue(units, word) ?? ''] ?? null
  const [from, into] = [size(unit), size(to)]
  return from === null || into === null ? null : roundTo((value * from) / into, PLACES)
}

/** A stored value as a measure; null for anything else. */
export function asMeasure(value: unknown): Measure | null {
  if (typeof value !== 'object' || value === null) return null
  const { value: figure, unit } = { value: null, unit: null, ...value } as { value: unknown; unit: unknown }
  return typeof figure === 'number' && typeof unit === 'string' ? { value: figure, unit } : null
}

const FIGURE = String.raw`\d+(?:,\d{2,3})*(?:\.\d+)?|\.\d+`
const FRACTION = String.raw`(?:\s+[1357]\/(?:2|4|8))?`
const TEXT = new RegExp(`^((?:${FIGURE})${FRACTION})\\s*(?:(-|/|to)\\s*(${FIGURE}))?\\s*(.*)$`, 'i')
/** Two ends of one width are near each other; "1/2 in" is a half. */
const SLASHED_RATIO_MAX = 1.5

/**
 * Reads a measure as people write it: 63", 44 panna, 160 cm, 57 1/2 in; of a range such as 57/58" its lower end.
 * Null without a figure.
 * @param own the unit of a figure without one; an unknown unit stays as typed, to be judged
 */
export function readMeasure(typed: string, own: string, dimension: Dimension): Measure | null {
  const [, first = '', sign = '', second = '', word = ''] = TEXT.exec(plainSigns(typed)) ?? []
  const value = figureOf(first)
  if (value === null) return null
  if (second !== '') {
    const end = figureOf(second)
    if (end === null || end < value || (sign === '/' && end > value * SLASHED_RATIO_MAX)) return null
  }
  return { value, unit: word === '' ? own : unitOf(word, dimension) }
}

/** Typographic signs as a keyboard has them; 57½ is 57 1/2. */
function plainSigns(typed: string): string {
  return typed
    .replace(/½/g, ' 1/2')
    .replace(/¼/g, ' 1/4')
    .replace(/¾/g, ' 3/4')
    .normalize('NFKC')
    .replace(/[\u201c\u201d\u2033]/g, '"')
    .replace(/[\u2018\u2019\u2032]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .trim()
}

function figureOf(text: string): number | null {
  const [whole = '', fraction = ''] = text.trim().split(/\s+/)
  const [over = '0', under = '1'] = fraction === '' ? [] : fraction.split('/')
  const value = Number(whole.replaceAll(',', '')) + Number(over) / Number(under)
  return whole !== '' && Number.isFinite(value) ? value : null
}

function unitOf(word: string, dimension: Dimension): string {
  const { units, spoken } = DIMENSIONS[dimension]
  const folded = foldWord(word).replace(/\.$/, '')
  const single = folded.replace(/s$/, '')
  return spoken[folded] ?? canonicalValue(units, folded) ?? canonicalValue(units, single) ?? word.trim()
}

/** The stated mass in another unit; null for anything else. */
export function massIn(value: unknown, to: string): number | null {
  const mass = asMeasure(value)
  const inUnit = mass && measureIn(mass, to, 'mass')
  return inUnit !== null && inUnit > 0 ? inUnit : null
}
