import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { isCountedUnit } from '@/lib/domain/units/units'
import { textValue } from '../../listing'
import type { LineText } from '../line-text'
import { numberOf, unitNamed } from './figures'
import { isShown } from './offered'
import { BALE_KG_MAX, packageNamed } from './packing'
import { NUMBER } from './patterns'
import { stockIn } from './stock'

const PACKAGES =
  'cartons?|ctns?|cases|box(?:es)?|bags?|bales?|rolls?|drums?|barrels?|pallets?|bundles?|takas?|thaa?ns?|pieces(?=\\s+of\\s+\\d{1,3}\\s*(?:m|mtrs?|met(?:er|re)s?|yds?|yards?)\\b)'
const CONTENT =
  'kgs?|mt|tons?|tonnes?|m|mtrs?|met(?:er|re)s?|yds?|yards?|ltrs?|lit(?:er|re)s?|cones?|tubes?|spools?|cops|pcs|pieces|nos|pairs|dozens?'
/** "640 rolls of 120 m", "80 drums x 25 kg", "12 bundles x 50 pcs": how many packages there are, and what one holds. */
const PACKAGES_OF_CONTENT = new RegExp(
  String.raw`(?<![\p{L}\p{N}./,-]|\b(?:min(?:imum)?|moq|per|every|each|above|over)\.?\s*[:=-]?\s*|[x×]\s*)(\d{1,3}(?:,\d{2,3})+|\d{1,6})(?=\s*((${PACKAGES})(?:\s+of|\s*[x×@]|\s*,?\s*each(?:\s+(?:of|containing))?)\s*(${NUMBER})\s*(${CONTENT}))(?!\p{L}|\s*(?:[x×]\s*\d+(?:\.\d+)?(?!\d|\s*(?:m|mtrs?|met(?:er|re)s?|yds?|yards?)(?!\p{L}))|of\s*\d(?![\d.,]*\s*(?:m|mts?|mtrs?|met(?:er|re)s?|yds?|yards?|kgs?|gms?|g)(?!\p{L})))))`,
  'iu',
)
const CASE = 'cartons?|ctns?|cases?|box(?:es)?|bags?'
/** "320 ctns, 38,400 cones": the packages, and what all of them hold. Boxes, and bags of pieces, are not read behind it. */
const PACKAGES_AND_ALL =
  /(?<=^|[,;:|(]\s*)(\d[\d,]*)\s*(cartons?|ctns?|bags(?=[^|;]*\d\s*(?:cones|tubes|spools|cops)(?!\p{L})))\s*[,;:(/=-]\s*(?:total\s*(?:qty)?\s*[:=]?\s*)?(\d[\d,]*)\s*(cones|tubes|spools|cops|pcs|pieces)(?=\s*(?:$|[,;|)]))/iu
/** "15 boxes overlock thread, black, 10 cones each box": the packages, and elsewhere what one holds. */
const PACKAGES_APART = new RegExp(
  String.raw`(?<=^\s*(?:(?:being|supply\s+of|sale\s+of|packing\s+list\s*:?)\s+)?)(\d{1,3}(?:,\d{3})+|\d{1,5})\s*(${CASE})(?=[,:]?\s+(?:of\s+)?\p{L}[^|]*[\s,;(](\d{1,3})\s*(cones|tubes|spools|cops|pcs|pieces)(?:\s*x\s*\d+\s*(?:m|mtrs?|yds?))?\s*(?:\/\s*|per\s+|each\s+|in\s+(?:a|each|one)\s+)(carton|ctn|case|box|bag)(?!\p{L}))`,
  'iu',
)
/** "Rs 550 per box": the packages are what is sold. */
const PRICE_OF_PACKAGE = /(?:\/|\bper)\s*(?:cartons?|ctns?|cases?|box|bags?)(?!\p{L})/iu

const ALL_AGAIN =
  /(?<=\d\s*(?:cones|tubes|spools|cops|pcs|pieces)\s*)[=,(]?\s*=\s*(?:total\s*)?(\d[\d,]*)\s*(?:cones|tubes|spools|cops|pcs|pieces)(?!\p{L})/iu

/** "1,800 cones in 50 cartons of 36 cones": the quantity is before its packages. */
const QUANTITY_BEFORE = /(?<![\p{L}\d.,])(\d[\d,.]*)\s*\p{L}+\s+in\s+$/iu

/** "Packed in bags of 50 kg" is how goods are packed; "bags of 50 kg" alone may be what they are for. */
export const HOW_PACKED = 'packed in '

/** What a line says of packages and their content. */
export interface Packages {
  count: number
  /** "Rolls", as typed. */
  word: string
  /** "640 rolls". */
  text: string
  /** "Rolls of 120 m". */
  held: string
  /** How much all of them hold, in a unit of the module; null where the line says it otherwise. */
  stock: Readonly<Record<string, unknown>> | null
}

/** "1,200 takas of 100 m": pieces of cloth, which may be packed in bales. */
const PIECES_OF_CLOTH = /^tha|^taka|^pieces/i

function packagesIn(
  definition: ModuleDefinition,
  { count, word, each, unit }: { count: number; word: string; each: number; unit: string | null },
) {
  const isCounted = isCountedUnit(unit ?? '')
  const packageType = isCounted ? null : packageNamed(definition, word)
  return {
    ...(isShown(definition, 'packageCount') && { packageCount: count }),
    ...(isCounted && isShown(definition, 'unitsPerPackage') && { unitsPerPackage: each }),
    ...(packageType !== null && { packageType }),
  }
}

/** "Minimum order 20 rolls of 100 m", "capacity 500 rolls of 100 m per month", "1 container of 400 bags of 45 kg". */
const NO_STOCK_BEFORE =
  /(?<!\p{L})(?:min(?:imum)?|moq|orders?|capacity|monthly|weekly|daily|sold|loads?|containers?|fcl|free|samples?|buy|get|per|every|each|upto|up to)(?!\p{L})[^;,|]*$/iu
const NO_STOCK_BEHIND =
  /^[^;,|]*(?:(?:\/|\bper\b|\ba\b)\s*(?:day|week|month)|\b(?:monthly|weekly|daily|sold|booked|free|capacity|min(?:imum)?|moq)\b)/iu

const GONE_BEHIND = /^\s*(?:already\s+)?(?:sold|booked|dispatched|gone)(?!\p{L})/iu

const READY_BEHIND = /^\s+(?:(?:in\s+)?(?:ready|stock|available)\s*)+(?=$|[,;|.])/iu

/** No package holds more pieces. */
const HELD_MAX = 2000

/** "54 taka = 6,215.50 mtr", "210 ROLLS / 42,000 MTRS", "54 taka (6215.50 mtr)": the packages, and how much is in all of them. */
const PACKAGES_WITH_ALL =
  /(?<![\p{L}\d.,/×-]|\b(?:min(?:imum)?|moq|per|every|each|above|over|x)\.?\s*[:=-]?\s*)(\d[\d,]*)\s*(rolls|takas?|thaa?ns?|bales|bundles|cartons|ctns|bags)\s*(=|\/|\(|,|(?<=\s))\s*(?:total\s*)?(\d[\d,]*(?:\.\d+)?)\s*(m|mtrs?|met(?:er|re)s?|yds?|yards?|kgs?)(?!\p{L}|\s*(?:\/|per\b|each\b|x\b|min\b|moq\b|of\b|nett?\b|gross\b))\.?(?:\s*\))?/iu
/** "12 ctn x 60 = 720 cones": in full, "12 ctn x 60 cones". */
const TIMES_IS_ALL =
  /(?<![\p{L}\d.,/×-])(\d[\d,]*)\s*(ctns?|cartons?|boxes|bags|cases)\s*[x×]\s*(\d{1,4})\s*=\s*(\d[\d,]*)\s*(cones|tubes|spools|cops|pcs|pieces)(?!\p{L})/iu
/** "150 ctns 40/2 spun 5000 m x 36 cones, total 5400 cones": becomes "150 ctns x 36 cones, 40/2 spun 5000 m". */
const HELD_IS_ALL =
  /(?<=^\s*|[;|(]\s*)(\d[\d,]*)\s*(ctns?|cartons?|boxes|bags|cases)(\s[^;|]*?)(?:\s*[x×]\s*|[\s,])(\d{1,4})\s*(cones|tubes|spools|cops)(?:\s+each|\s*(?:\/\s*|per\s+)(?:ctn|carton|box|bag|case))?\s*[,(=]*\s*(?:=|total(?:\s+qty)?\s*[:=]?)\s*(\d[\d,]*)\s*\5(?!\p{L})(?:\s*\))?/iu
/** "500 bags (25000 kgs) per month", "per truck", "minimum". With "/ Rs 285" or "A grade" behind it the quantity is a stock. */
const OF_A_TIME =
  /^\s*(?:(?:\/\s*|(?:per|an?|each|every)\s+)(?:days?|weeks?|months?|years?|lot|order|design|colou?r|shade|trucks?|lorry|loads?|container|fcl|pallet|shipment|loom|beam|shift|machine)|lot\s*wise|min(?:imum)?|moq|monthly|weekly|daily|capacity|pm)(?!\p{L})/iu
/** No taka is longer, and no roll or bale. */
const TAKA_M_MAX = 300
const ROLL_M_MAX = 2500

/** "12,000 mtrs (100 bales)": a quantity, and its packages. */
const ALL_IN_BRACKETS =
  /(?<![\p{L}\d.,/-])(\d[\d,]*(?:\.\d+)?)\s*(kgs?|m|mtrs?|met(?:er|re)s?|yds?|yards?)\.?\s*\(\s*(\d[\d,]*)\s*(cartons|ctns|boxes|bags|bales|rolls|cases|drums|takas?|thaa?ns?)\s*\)/giu
const HELD_MIN = { kg: 10, m: 20 } as const

/** "12,000 mtrs (100 bales)" becomes "12,000 mtrs in 100 bales". Of "25 m (20 rolls)" one holds that, and of a minimum it says nothing of the stock. */
function sayPackagesBehind(line: LineText): void {
  line.rest = line.rest.replace(ALL_IN_BRACKETS, (text, all, unit, figure, word, at: number) => {
    const [before, behind] = [line.rest.slice(0, at), line.rest.slice(at + text.length)]
    const isOfWeight = /^kg/i.test(unit)
    const held = numberOf(all) / numberOf(figure)
    const isOne = numberOf(figure) < 2 || held < (isOfWeight ? HELD_MIN.kg : HELD_MIN.m)
    // "5000 mtr (50 boxes)" of thread: the length on one cone.
    const isBoxed = !isOfWeight && !/^(?:bale|roll|taka|tha)/i.test(word)
    const isOther = NO_STOCK_BEFORE.test(before) || GONE_BEHIND.test(behind) || OF_A_TIME.test(behind)
    return isOne || isBoxed || isOther ? text : `${all} ${unit} in ${figure} ${word}`
  })
}

/** "210 rolls / 42,000 mtrs" becomes "210 rolls, 42,000 mtrs", and "100 bags = 5000 kgs" "5000 kgs in 100 bags", where one does not hold so much. Of "20 rolls (120 m)" it may. */
function sayAllBehind(line: LineText): void {
  const [text = '', figure, word = '', sign, all, unit = ''] = PACKAGES_WITH_ALL.exec(line.rest) ?? []
  const [count, held] = [numberOf(figure), numberOf(all)]
  const longest = PIECES_OF_CLOTH.test(word) ? TAKA_M_MAX : ROLL_M_MAX
  const most = /^kg/i.test(unit) ? BALE_KG_MAX : longest
  if (text === '' || count < 2 || held < count * 2 || (sign !== '=' && held <= most)) return
  const at = line.rest.indexOf(text)
  // "100 bags 5000 kgs sold".
  const behind = line.rest.slice(at + text.length)
  const isOther = NO_STOCK_BEFORE.test(line.rest.slice(0, at)) || GONE_BEHIND.test(behind) || OF_A_TIME.test(behind)
  // "100 bags 5000 kgs @ 285" has its price behind the weight.
  if (isOther || (/^kg/i.test(unit) && /^\s*@/.test(behind))) return
  // "20 takas, 2,000 m" are read; "60 taka 6,480 m" and "100 bags 5000 kgs" need their order.
  const isNextTo = sign === ',' || sign === ''
  const isRead = !/^kg/i.test(unit) && (sign === ',' || held <= most)
  if (isNextTo && (isRead || held > count * most)) return
  const usual = /^kg/i.test(unit) ? `${all} ${unit} in ${figure} ${word}` : `${figure} ${word}, ${all} ${unit}`
  // "100 bags 5000 kgs ready": in the usual order the word would be that of the bags.
  const [ready = ''] = READY_BEHIND.exec(behind) ?? []
  line.rest = line.rest.replace(text + (/^kg/i.test(unit) ? ready : ''), () => usual)
}

/** Says what one package holds behind their number, where it agrees with the total. */
function sayHeldFirst(line: LineText): void {
  const found = HELD_IS_ALL.exec(line.rest)
  if (!found) return
  const [text, figure, word, goods = '', each, content, all] = found
  const count = numberOf(figure)
  const [front, behind] = [line.rest.slice(0, found.index), line.rest.slice(found.index + text.length)]
  const isOther = PRICE_OF_PACKAGE.test(front + behind) || GONE_BEHIND.test(behind) || NO_STOCK_BEHIND.test(behind)
  if (count < 2 || count * numberOf(each) !== numberOf(all) || isOther) return
  line.rest = `${front}${figure} ${word} x ${each} ${content}, ${goods.trim()}${behind}`
}

/** "320 ctns, 38,400 cones" becomes "38,400 cones in 320 ctns" where each holds as many as another. */
export function sayAllFirst(line: LineText, definition: ModuleDefinition): void {
  sayPackagesBehind(line)
  sayAllBehind(line)
  line.rest = line.rest.replace(TIMES_IS_ALL, (typed, times, word, each, of, content) =>
    numberOf(times) * numberOf(each) === numberOf(of) ? `${times} ${word} x ${each} ${content}` : typed,
  )
  // Of yarn, which is sold by weight, cones are no stock.
  const isOfWeight = !isCountedUnit(textValue(definition.defaults, 'uom'))
  if (!isOfWeight) sayHeldFirst(line)
  const [text = '', figure, word = '', all, content = ''] = PACKAGES_AND_ALL.exec(line.rest) ?? []
  const [count, held] = [numberOf(figure), numberOf(all)]
  const unit = unitNamed(definition, content)
  const isOther = PRICE_OF_PACKAGE.test(line.rest) || isOfWeight || !isCountedUnit(unit ?? '')
  if (text === '' || isOther || count < 2 || held <= count || held % count !== 0) return
  line.rest = line.rest.replace(text, () => `${all} ${content} in ${figure} ${word}`)
}

/** "25 ctns, ..., total 3600 spools": the stock is counted. */
const TOTAL_BEHIND = /(?<!\p{L})total\s+(?:qty\s+)?\d/iu
/** The packages at the beginning of a line that says elsewhere what one holds. */
function packagesApart(line: LineText, definition: ModuleDefinition): Packages | null {
  const [text = '', figure, word = '', each, content = '', inner = ''] = PACKAGES_APART.exec(line.rest) ?? []
  const [unit, ofContent] = [unitNamed(definition, word), unitNamed(definition, content)]
  const [count, behind] = [numberOf(figure), line.rest.slice(line.rest.indexOf(text) + text.length)]
  if (text === '' || unit === null || count < 2 || NO_STOCK_BEHIND.test(behind) || TOTAL_BEHIND.test(behind))
    return null
  // "20 cartons shirts, 5 pcs per bag": of another package. A box that is the goods itself is a piece.
  if (unit === 'piece' || unit !== unitNamed(definition, inner.replace(/^case$/i, 'carton'))) return null
  // "Rs 68 per cone": the cones are what is sold.
  const isPricedApart = new RegExp(`(?:\\/|\\bper)\\s*${content.replace(/s$/i, '')}(?!\\p{L})`, 'iu').test(line.rest)
  line.remove(text)
  const held = numberOf(each)
  const sold =
    isPricedApart && ofContent !== null
      ? { availableQuantity: count * held, uom: ofContent }
      : { availableQuantity: count, uom: unit }
  const stock = { ...sold, ...packagesIn(definition, { count, word, each: held, unit: ofContent }) }
  return { count, word, held: '', text, stock }
}

const PACKED = /(?<!\p{L})pack(?:ed|ing)?(?:\s+in)?\s*[:=-]?\s*$/iu
const OF_ALL = /^(?:cartons?|ctns?|cases|bags?|bales?|pallets?|drums?)$/iu

/** Takes the number of packages out of a line that says what one holds, so that it is no price; the words of one package stay. */
export function takePackages(line: LineText, definition: ModuleDefinition): Packages | null {
  const match = PACKAGES_OF_CONTENT.exec(line.rest)
  if (match === null) return packagesApart(line, definition)
  const [figure, , held = '', word = '', each, content = ''] = match
  const count = numberOf(figure)
  // "250 cartons of 30,000 cones" hold so many together.
  const mayBeAll = isCountedUnit(unitNamed(definition, content) ?? '') && numberOf(each) > HELD_MAX
  if (count < 2 || mayBeAll) return null
  const [before, behind] = [line.rest.slice(0, match.index), line.rest.slice(match.index + figure.length)]
  // "Packed in 50 cartons of 100 cones" is of what else the line says; of boxes a larger package may hold so many.
  const [how] = PACKED.exec(before) ?? []
  if (how !== undefined && !(/in\s*$/i.test(how) && OF_ALL.test(word))) return null
  // Of other packages, or of an order, the number says no stock.
  const isOther = NO_STOCK_BEFORE.test(before) || NO_STOCK_BEHIND.test(behind) || PACKAGES_OF_CONTENT.test(behind)
  if (isOther) return null
  const quantity = QUANTITY_BEFORE.exec(before)
  // "1,200 metres in 24 pieces of 50 metres": said twice.
  const isSame = quantity !== null && numberOf(quantity[1]) === count * numberOf(each)
  const other = quantity !== null && !isSame
  const front = isSame ? before.slice(0, quantity.index) : before.replace(PACKED, '')
  line.rest = `${front}${other ? '' : HOW_PACKED}${behind.trimStart()}`
  const usual = textValue(definition.defaults, 'uom')
  const ofPackages = unitNamed(definition, word)
  const unit = unitNamed(definition, content)
  // "180 ctns x 96 cones = 17,280 cones": said again.
  line.rest = line.rest.replace(ALL_AGAIN, (again, all) => (numberOf(all) === count * numberOf(each) ? '' : again))
  const isOfPackages = ofPackages !== null && ofPackages === usual
  const counts = PIECES_OF_CLOTH.test(word) ? {} : packagesIn(definition, { count, word, each: numberOf(each), unit })
  const inAll = () =>
    isOfPackages
      ? { availableQuantity: count, uom: usual }
      : unit && stockIn(unit, count * numberOf(each), definition, line, usual)
  const stock = how === undefined ? (other ? null : inAll()) : {}
  return { count, word, held, text: `${figure} ${word}`, stock: stock ? { ...stock, ...counts } : null }
}
