import type { FieldValues } from '@/lib/domain/fields/field'
import { moneySign } from './figure-text'
import { measureIn, readMeasure } from './measure'
import { roundTo } from './rounding'
import { convertPrice, convertQuantity, type UnitName, unitName, unitOfWord } from './units'

/** What a figure is: an amount in this currency, or a quantity; `unit` is what it is counted in or priced per. */
export interface FigureMeaning {
  currency: string | null
  unit: string
}

export interface TypedFigure {
  /** The figure without words, still as typed: "2,500" of "Rs 2,500/- + GST". */
  text: string
  /** The unit that was typed after a quantity. */
  unit: UnitName | null
}

const RUPEES_BEFORE = /^(?:@|₹|rs\.?|inr)\s*/i
const RUPEES_AFTER =
  /\s*(?:\/-|\/=|=00|\b(?:only|nett?|ex.?mill)|₹|\brs\.?|\binr|(?:\+|plus|excl\.?|excluding)\s*(?:[\d.]+\s*%\s*)?(?:gst|tax)\b.*)\s*$/i
const PER_UNIT = /\s*(?:\bper\b|\/)\s*([a-z]+)\.?\s*$/i
const UNIT_AFTER = /^(.*\d\.?)\s*([a-z]+)\.?$/i
/** A figure and its unit: neither a range of two nor feet with inches. */
const ONE_LENGTH = /^[\d.,]+\s*[a-z"'\u2032\u2033]+\.?$/i
/** "Approx 500 kg", "100 kg min", "12 tons ready". */
const AROUND_QUANTITY = /^(?:approx\.?|about) | (?:min|ready|approx\.?)$/i
const DAYS_AFTER = /\s*d(?:ays?)?\.?$/i
/** "2-3 days": the later one. */
const DAYS_BETWEEN = /^\d+\s*(?:-|to)\s*(?=\d+$)/i
const WEEKS = /\s*w(?:ee)?ks?$/i
const LAKHS = /\s*la(?:kh|c)s?$/i

/**
 * Takes the words off a figure as people write it: "Rs 285/- +GST", "₹ 210 per kg", "5 MT", "2 bags". Words that would
 * change its meaning (another currency, a price per another unit) stay, and the text is then no number.
 */
export function typedFigure(typed: string, { currency, unit }: FigureMeaning): TypedFigure {
  if (currency === 'INR') return { text: withoutPriceWords(typed.trim(), unit), unit: null }
  if (currency !== null) return { text: withoutCurrency(typed, currency, unit), unit: null }
  const amount = typed.trim().replace(AROUND_QUANTITY, '')
  const [, figure = '', word = ''] = UNIT_AFTER.exec(amount) ?? []
  const given = unitOfWord(word)
  return given === null ? { text: withoutOwnUnit(amount, unit), unit: null } : { text: figure, unit: given }
}

/** Whether a price says itself that it is in rupees: "Rs 285", "285/-", "285 + GST". */
export function saysRupees(typed: string): boolean {
  return RUPEES_BEFORE.test(typed.trim()) || RUPEES_AFTER.test(typed.trim())
}

/** The unit of a price as typed: the bag of "Rs 5,700 per bag"; null without one. */
export function pricedUnit(typed: string): UnitName | null {
  const [, word = ''] = PER_UNIT.exec(typed.trim()) ?? []
  return unitOfWord(word)
}

/**
 * A typed figure as plain digits in the unit of its field: "5 MT" of a quantity in kg is 5000, and "2 bags" 100 when the
 * listing says that a bag weighs 50 kg. "5,700 per bag" of a price per kg is then 114. `unit` is the typed unit of a
 * quantity when the listing's facts do not convert it.
 * @param digits reads the figure without its words as plain digits; null when it is no number
 * @returns null when it is no number
 */
export function readFigure(
  typed: string,
  meaning: FigureMeaning,
  digits: (text: string) => string | null,
  values: FieldValues,
): { plain: string; unit: UnitName | null } | null {
  const { text, unit } = typedFigure(typed, meaning)
  const plain = multiplied(text.trim(), meaning.unit, digits)
  if (plain === null) return lengthIn(typed.trim(), meaning) ?? priceOfOther(text, meaning, digits, values)
  if (unit === null || plain === '') return { plain, unit: null }
  const amount = Number(plain)
  const converted = convertQuantity(amount, unit, meaning.unit, values)
  if (converted === null) return { plain, unit }
  return { plain: converted === amount ? plain : String(roundTo(converted, 6)), unit: null }
}

/** "60 in" of a length in cm is 152.4; null for what is no length in one figure. */
function lengthIn(text: string, { currency, unit }: FigureMeaning) {
  const measure = currency === null && ONE_LENGTH.test(text) ? readMeasure(text, '', 'length') : null
  const converted = measure && measureIn(measure, unit, 'length')
  return converted === null ? null : { plain: String(converted), unit: null }
}

/** "5,700 per bag" as a price per the field's own unit; null where the facts do not convert it. */
function priceOfOther(
  text: string,
  { currency, unit }: FigureMeaning,
  digits: (text: string) => string | null,
  values: FieldValues,
) {
  const other = currency === null ? null : pricedUnit(text)
  const plain = other && digits(withoutPriceWords(text.replace(PER_UNIT, ''), unit))
  const price = other && plain ? convertPrice(Number(plain), other, unit, values) : null
  return price === null ? null : { plain: String(roundTo(price, 4)), unit: null }
}

/** "12.5 lakh" is 1250000, and "2 weeks" of a time in days 14. */
function multiplied(text: string, unit: string, digits: (text: string) => string | null): string | null {
  const isTime = unit === 'days'
  const figure = text.replace(isTime ? WEEKS : LAKHS, '')
  const plain = digits(figure)
  return plain && figure !== text ? String(roundTo(Number(plain) * (isTime ? 7 : 1e5), 6)) : plain
}

function withoutPriceWords(text: string, unit: string): string {
  const shorter = withoutPer(text, unit).replace(RUPEES_BEFORE, '').replace(RUPEES_AFTER, '')
  return shorter === text ? text : withoutPriceWords(shorter, unit)
}

/** "$ 3.20/kg" of a price in dollars per kg. */
function withoutCurrency(typed: string, currency: string, unit: string): string {
  return withoutPer(typed, unit).replace(currency, '').replace(moneySign(currency), '').trim()
}

function withoutPer(text: string, unit: string): string {
  const [per, word = ''] = PER_UNIT.exec(text) ?? []
  const isPerUnit = per !== undefined && unitOfWord(word) !== null && unitOfWord(word) === unitName(unit)
  return isPerUnit ? text.slice(0, -per.length) : text
}

/** "5 days", "1.5 %" and "23.5 TPI" in a field of that unit. */
function withoutOwnUnit(text: string, unit: string): string {
  if (unit === 'days') return text.replace(DAYS_AFTER, '').replace(DAYS_BETWEEN, '')
  return text.endsWith(unit) ? text.slice(0, text.length - unit.length) : text
}
