import { fixedRatio, type UnitName, unitName } from './units'

/** What a figure is: an amount in the listing's rupees, or a quantity; `unit` is what it is counted in or priced per. */
export interface FigureMeaning {
  isRupees: boolean
  unit: string
}

export interface TypedFigure {
  /** The figure without words, still as typed: "2,500" of "Rs 2,500/- + GST". */
  text: string
  /** What to multiply it by: 1000 for "5 MT" of a quantity in kg. */
  ratio: number
  /** The unit that was typed, where it is another one that converts to nothing without the listing's facts. */
  otherUnit: UnitName | null
}

const RUPEES_BEFORE = /^(?:₹|rs\.?|inr)\s*/i
const RUPEES_AFTER = /\s*(?:\/-|\/=|\bonly|₹|\brs\.?|\binr|(?:\+|plus|excl\.?|excluding)\s*(?:gst|tax)\b.*)\s*$/i
const PER_UNIT = /\s*(?:\bper\b|\/)\s*([a-z]+)\.?\s*$/i
const UNIT_AFTER = /^(.*\d\.?)\s*([a-z]+)\.?$/i

/**
 * Takes the words off a figure as people write it: "Rs 285/- +GST", "₹ 210 per kg", "5 MT", "2 bags". Words that would
 * change its meaning (another currency, a price per another unit) stay, and the text is then no number.
 */
export function typedFigure(typed: string, { isRupees, unit }: FigureMeaning): TypedFigure {
  const plain = { ratio: 1, otherUnit: null }
  if (isRupees) return { text: withoutPriceWords(typed.trim(), unit), ...plain }
  const [, figure = '', word = ''] = UNIT_AFTER.exec(typed.trim()) ?? []
  const given = unitOfWord(word)
  if (given === null) return { text: typed, ...plain }
  const own = unitName(unit)
  const ratio = own === null ? null : fixedRatio(given, own)
  return ratio === null ? { text: figure, ratio: 1, otherUnit: given } : { text: figure, ratio, otherUnit: null }
}

function withoutPriceWords(text: string, unit: string): string {
  const [per, word = ''] = PER_UNIT.exec(text) ?? []
  const isPerUnit = per !== undefined && unitOfWord(word) !== null && unitOfWord(word) === unitName(unit)
  const shorter = (isPerUnit ? text.slice(0, -per.length) : text).replace(RUPEES_BEFORE, '').replace(RUPEES_AFTER, '')
  return shorter === text ? text : withoutPriceWords(shorter, unit)
}

/** "t" is a tonne where a quantity is meant. */
function unitOfWord(word: string): UnitName | null {
  return word === '' ? null : /^t$/i.test(word) ? 'MT' : unitName(word)
}
