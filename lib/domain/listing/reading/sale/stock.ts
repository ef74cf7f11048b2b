import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { roundTo } from '@/lib/domain/units/rounding'
import { convertQuantity, isCountedUnit, type UnitName } from '@/lib/domain/units/units'
import { textValue } from '../../listing'
import type { LineText } from '../line-text'
import { isSoldBy, numberOf, price, unitNamed } from './figures'
import { isShown } from './offered'
import { BALE_KG_MAX, PACKAGE_KG_MAX } from './packing'
import {
  IN_BULK,
  PRICE_NEXT_TO_STOCK,
  PRICE_OF_KG,
  STOCK,
  STOCK_CALLED,
  STOCK_NAMED,
  STOCK_OF_PRICED,
} from './patterns'

/** In a line of metres "500 mt" is 500 metres, not tonnes. */
export const PER_METRE =
  /(?:\/|\bper\b)\s*(?:m|mt|mts|mtrs?|met(?:er|re)s?)\b|(?:\brs\.?|₹|@)\s*[\d.,]+\s*(?:mts?|mtrs?|met(?:er|re)s?)\b/i
/** The word for metres that stands for tonnes elsewhere. */
export const OF_METRES = /^mts?$/

/** Reads how much there is. @param usual the unit in which such goods are sold */
export function takeStock(line: LineText, definition: ModuleDefinition, usual: string): void {
  if (isOfWeight(usual) && /\d\s*kgs?\b/i.test(line.rest))
    line.take(IN_BULK, ([, figure, word = '']) => {
      const unit = unitNamed(definition, word)
      return unit && stockIn(unit, numberOf(figure), definition, line, usual)
    })
  // Next to tonnes, rupees and paise: "33.50 kg, 7.5 ton".
  if (line.has('availableQuantity') && !line.has('basePrice') && isSoldBy(definition, 'kg'))
    line.take(PRICE_OF_KG, ([, figure]) => price(definition, figure, '', 'kg'))
  for (const named of [STOCK_NAMED, STOCK_CALLED])
    line.take(named, ([, figure, word = '']) => {
      const unit = unitOfStock(line, definition, word)
      return unit && !line.has('availableQuantity') ? stockIn(unit, numberOf(figure), definition, line, usual) : null
    })
  const priced = textValue(line.values, 'priceUom')
  if (isCountedUnit(priced) && !line.has('availableQuantity'))
    line.take(STOCK_OF_PRICED, ([, figure]) => ({ availableQuantity: numberOf(figure), uom: priced }))
  takePriceNextToStock(line, definition)
  const isPacked = PACKAGES_OF_CLOTH.test(line.rest) || line.has('packageType')
  if (isPacked && isSoldBy(definition, 'm') && !line.has('availableQuantity'))
    line.take(AMOUNT_IN_ALL, ([, figure, word = '']) => {
      const unit = unitOfStock(line, definition, word)
      return unit && isSoldBy(definition, unit) ? stockIn(unit, numberOf(figure), definition, line, usual) : null
    })
  if (line.has('availableQuantity')) return
  const isPriced = line.has('basePrice')
  line.take(STOCK, ({ 0: text, 1: figure, 2: word = '', index, input }) => {
    // "40 pcs @ Rs 210" are so many of what the price is for.
    const isAtPrice =
      /^\s*;/.test(input.slice(index + text.length)) &&
      line.understood.some(({ name, text: words }) => name === 'basePrice' && words.startsWith('@'))
    const isNamed = isAtPrice || /stock|ready|available/i.test(text) || WANTED.test(input.slice(0, index))
    const unit = unitOfStock(line, definition, word)
    // "1.67 cones" weigh that much.
    if (/[^s]s$/i.test(word) && unit !== null && isCountedUnit(unit) && !Number.isInteger(numberOf(figure))) return null
    // "190T pongee" has 190 threads; cloth is not sold by the tonne.
    if (/\dT$/i.test(text) && unit === 'MT' && !isOfWeight(usual)) return null
    // A few pieces may be those of a bundle, a few kilograms those of a pack.
    if (isOfOnePack(definition, unit, numberOf(figure)) && !isNamed) return null
    // Litres and hours of goods that are sold otherwise are the size of a tank, or a time.
    const isOther = (unit === 'L' || unit === 'hour') && unit !== usual && unit !== textValue(line.values, 'priceUom')
    if (isOther && !isNamed) return null
    // A few metres are the size of something.
    if (unit === 'm' && numberOf(figure) < LEAST_STOCK_M && !isNamed)
      return priceOfMetre(line, definition, figure, usual)
    const stock = unit && stockIn(unit, numberOf(figure), definition, line, usual)
    // "4800 mtr @ Rs 14": the price is that of a metre.
    const isMeasured = isAtPrice && (unit === 'm' || unit === 'kg') && isSoldBy(definition, unit)
    return stock && isMeasured ? { ...stock, priceUom: unit } : stock
  })
  // "38.50 mtr 10k mtr": what looked like a stock is the price, so that another figure is the stock.
  if (!isPriced && line.has('basePrice')) takeStock(line, definition, usual)
}

/** "120 rolls, 14,400 mtrs", "210 rolls, 8,400 kgs", "42,000 m in rolls": cloth in packages, and how much of it there is. */
const PACKAGES_OF_CLOTH = /(?<!\p{L})(?:rolls|bales|takas?|thaa?ns?|pieces|bundles|cartons|ctns)(?!\p{L})/iu
const AMOUNT_IN_ALL =
  /(?<![\p{L}\d./x×-]|\d,|\b(?:each|per|(?<!\d\s)(?:bales?|rolls?)|of|min|moq|length)\s+)((?:\d{1,3}(?:,\d{2,3})+|\d{4,6})(?:\.\d{1,3})?|\d{1,3}(?:\.\d{1,3})?(?=\s*(?:mt|tons?|tonnes?)\b))\s*(mt|tons?|tonnes?|m|mtrs?|met(?:er|re)s?|yds?|yards?|kgs?)(?!\p{L}|\s*(?:\/|per\b|each\b|rolls?\b|takas?\b))/iu

/** What one kilogram or metre costs, where the stock is known: a usual price that is no weight of a package, and of cloth one with paise. */
function takePriceNextToStock(line: LineText, definition: ModuleDefinition): void {
  if (line.has('basePrice') || !line.has('availableQuantity')) return
  line.take(PRICE_NEXT_TO_STOCK, ([, figure = '', word = '']) => {
    const [unit, amount] = [unitNamed(definition, word), numberOf(figure)]
    const [min, max] = definition.sale.bases.find((base) => base.unit === unit)?.usualInr ?? [1, 0]
    const heaviest = isShown(definition, 'baleWeight') ? BALE_KG_MAX : PACKAGE_KG_MAX
    // A whole number of metres may be the length of a piece.
    const isOther = !figure.includes('.') && (unit !== 'kg' || amount <= heaviest)
    return amount < min || amount > max || isOther ? null : price(definition, figure, '', word)
  })
}

/** "8000 mt" of cloth that is priced by the metre are metres. */
export function unitOfStock(line: LineText, definition: ModuleDefinition, word: string): UnitName | null {
  const priced = line.values.priceUom ?? (PER_METRE.test(line.rest) ? 'm' : definition.defaults.uom)
  return OF_METRES.test(word) && priced === 'm' && isSoldBy(definition, 'm') ? 'm' : unitNamed(definition, word)
}

/** "Want 50 pcs": a buyer names any quantity. */
const WANTED = /\b(?:want|need|require|buy)(?:ed|s|ing)?\s*:?\s*$/i
const LEAST_STOCK_M = 100
const PIECES_OF_BUNDLE_MAX = 60
const PACK_SIZE_MAX = 60
function isOfOnePack(definition: ModuleDefinition, unit: string | null, amount: number): boolean {
  const has = (name: string) => fieldSpec(definition, name) !== null
  if (unit === 'piece') return amount <= PIECES_OF_BUNDLE_MAX && has('piecesPerBundle')
  return (unit === 'kg' || unit === 'L') && amount <= PACK_SIZE_MAX && has('packSize')
}
/** "Elastic 2.80 mtr": rupees and paise of goods that are sold by the metre. */
const priceOfMetre = (line: LineText, definition: ModuleDefinition, figure: string | undefined, usual: string) =>
  usual === 'm' && !line.has('basePrice') && /^\d+\.\d{2}$/.test(figure ?? '')
    ? price(definition, figure, '', 'm')
    : null

/** Whether a unit measures weight. */
export const isOfWeight = (unit: string): boolean => convertQuantity(1, 'kg', unit, {}) !== null

/**
 * The stock in the module's usual unit if it converts; otherwise its unit is that of the sale: packages, or a unit of the
 * module. A gross stays a gross, since its price is that of a gross; a part of a counted unit is a price.
 */
export function stockIn(unit: UnitName, amount: number, definition: ModuleDefinition, line: LineText, usual: string) {
  const isSold = isSoldBy(definition, unit)
  if (isCountedUnit(unit) && !Number.isInteger(amount))
    return isSold && !line.has('basePrice') ? { basePrice: amount, priceUom: unit } : null
  // What the listing's own weight and width would convert, such as kg of cloth, stays in the unit that people wrote.
  const isOwn =
    isSold &&
    (convertQuantity(1, unit, 'piece', {}) !== null ||
      (isCountedUnit(unit) && isCountedUnit(usual)) ||
      (!isCountedUnit(unit) && convertQuantity(1, unit, usual, {}) === null))
  const inUsual = isOwn ? null : convertQuantity(amount, unit, usual, line.values)
  const priced = textValue(line.values, 'priceUom')
  const inPriced = isSold || priced === '' ? null : convertQuantity(amount, unit, priced, {})
  // Five tonnes at a price per kilogram are kilograms, on cones of 2 kg too.
  if (inPriced !== null && convertQuantity(1, priced, usual, {}) === null)
    return { availableQuantity: roundTo(inPriced, 6), uom: priced }
  // Five tonnes on cones of 1.67 kg stay kilograms.
  if (inUsual !== null && (!isCountedUnit(usual) || isCountedUnit(unit)))
    return { availableQuantity: roundTo(inUsual, 6), uom: usual }
  if (inPriced !== null) return { availableQuantity: roundTo(inPriced, 6), uom: priced }
  // Tonnes of goods that are sold by the kilogram.
  const inKg = isSold || !isSoldBy(definition, 'kg') ? null : convertQuantity(amount, unit, 'kg', {})
  if (inKg !== null) return { availableQuantity: roundTo(inKg, 6), uom: 'kg' }
  // Ends and picks are of looms and cloth; packages are of any goods but machines: "2 tube" is how one is built.
  return isSold || (usual !== 'unit' && isCountedUnit(unit) && unit !== 'end')
    ? { availableQuantity: amount, uom: unit }
    : null
}
