import { convertQuantity } from '@/lib/domain/units/units'
import type { LineText } from '../line-text'
import { PACKAGES } from '../sale/patterns'
import {
  type Around,
  COLOUR,
  CURRENCY,
  NAMED_BEHIND,
  PACK,
  PACKAGES_OF,
  PRICED,
  STANDARD_BEFORE,
  type Trade,
  type Values,
  withoutTimes,
} from './context'
import { isOfPackage } from './price'

const NAMED_BEFORE =
  /\b(?:stock|stk|ready|available|avl|avail|qty|quantity|surplus|balance|bal|in hand|lying|left|total|hazir|sirf|lot|lots(?!\s+of)|disponibil[ei]|pront[aoei]|offer(?:ing)?)\.?(?:\s*(?:stock|qty|quantity|of|is|hai|approx|about|only|[:=-]))*\s*$/iu
/** "The goods are 1,250 kg thread", "consisting of 800 kg", "Delivery challan: 36 doz tubes": how papers begin. */
const GOODS_BEFORE =
  /(?:\bgoods\s+(?:(?:shipped|supplied|described)\s+)?(?:are|is|being)|\bconsist(?:s|ing)\s+of|(?:^|[;|])\s*(?:delivery\s+challan|challan|invoice|packing\s+list|shipping\s+bill|bill\s+of\s+entry|(?:description\s+of\s+goods|goods(?:\s+description)?))\s*[:-]|^\s*being)\s*$/iu
const NET_AND_GROSS =
  /^\s*(?:pcs|pieces|cones|tubes|spools)\b.*\bnett?\b[^;|]*\d\s*kgs?\b[^;|]*\bgross\b[^;|]*\d\s*kgs?\b/iu
const OF_ONE_PACKAGE = /(?<!\p{L})(?:per|each|cartons?|ctns?|box(?:es)?|bags?|cases?)(?!\p{L})/iu
/** "Min dye lot 20 cones", "small qty 500 m ok". */
const SMALLEST =
  /\b(?:min(?:imum)?\.?\s+(?:\p{L}+\s+)?lots?|(?:small|least|trial)\s+(?:qty|quantity|lots?))\s*[:=-]?\s*$/iu
/** "40HQ 24 MT", "20' FCL 11 tons", "20 ft container: 9 ton": what a container holds. "1x40HQ 24 MT" is a shipment. */
const CONTAINER_BEFORE =
  /(?<![\d.]|[\dx×]\s?)\b[24]0\s?(?:(?:['′’]|ft\.?|feet)\s?)?(?:(?:h[cq]|gp|dv|fcl)(?:\s(?:fcl|container))?|containers?|cont\.?|(?<=['′’]|ft\.?|feet)\s?load)\s*[:=-]?\s*$/iu
/** "250 g": so little is what one package weighs. */
const isOfOne = ({ availableQuantity, uom }: Values): boolean => uom === 'kg' && Number(availableQuantity) < 1
/** "2 500 m stock": a space between thousands, or 500 m behind another figure. In "Ne 30 500 kg" and "Black 5 500 kg" the figure is of the goods. */
const THOUSANDS_BEFORE =
  /(?:^|[,;:|(]\s?|\d\s?[x×*]\s?\d+\s|\b(?:stock|ready|available|qty|quantity|total|need|want(?:ed)?|required)\s?[:=-]?\s)(\d{1,2}) $/iu
const HUNDREDS = /^[1-9]\d\d$/
function isPartOfThousands(before: string, after: string, { availableQuantity }: Values, isUsual: Trade['isUsual']) {
  const [, thousands] = THOUSANDS_BEFORE.exec(before) ?? []
  const isFigure = thousands !== undefined && HUNDREDS.test(String(availableQuantity)) && !/^0/.test(thousands)
  const isMeasured = /^ ?(?:kgs?|m|mts?|mtrs?|met(?:er|re)s?|yds?|yards?)(?!\p{L})/iu.test(after)
  return isFigure && isMeasured && (thousands.length === 1 || !isUsual(Number(thousands)))
}
/** "Min 1 lot 10,000 m", "min 20 bags total 1000 kg": the minimum in another unit. */
const SMALLEST_AGAIN =
  /\b(?:min(?:imum)?|moq)\.?\s*[:=-]?\s+(?:(?:1|one|a)\s+\p{L}+\s*[(=:-]?|\d+\s*\p{L}+\s*(?:total|[(=]))\s*$/iu
/** "Each design 1,500 m", "each bale 10 pcs 1000 m". */
const OF_EACH =
  /\b(?:(?:per|each|every)\s+(?:colou?r|shade|design|style|size|clr|count|quality)\s*[:=-]?|(?:each|every)\s+(?:bale|carton|ctn|bag|case|box|pallet)(?:\s+(?:of|has|contains|\d+\s*\p{L}+))?)\s*$/iu
/** "Free on 50 cones", "1 carton (60 cones)", "chahiye 500 pcs". */
const FOR_SO_MANY = /(?:\b(?:on|chahiye|required|wanted|need(?:ed)?)|\()\s*$/iu
/** "Carton: 24 x 18 x 16 inch, 60 cones": what one holds. */
const OF_A_CARTON = /\b(?:carton|ctn|box|case)\s*:[^;|]*$/iu
/** "Red 120 cones, black 300 cones": of each colour. */
const OTHER_PACKAGES_BEFORE =
  /(?<![\d.,])\d+\s*(cones?|tubes?|spools?|cops?)\s*,\s*(?!total|stock|ready|available|qty)\p{L}+\s*$/iu
/** "Nonwoven for carry bags 500 kg": what a buyer makes of it. */
const FOR_BAGS = /(?<!\p{L})for\s+(?:\p{L}+\s+){0,2}bags?\s*$/iu
/** "152 rolls 3,420.50 kg": what all of them weigh or measure, since no roll is so large. */
const ROLLS_BEFORE = /(?<![\p{L}\d.,/x×-])\d+\s*(?:rolls|takas)\s*$/iu
const LEAST_OF_ALL = 1000
const isOfAll = (before: string, { availableQuantity }: Values): boolean =>
  Number(availableQuantity) >= LEAST_OF_ALL && ROLLS_BEFORE.test(before)
/** "20 rolls x 100 m, 15 rolls x 60 m": one group of several. */
const OTHER_GROUP_BEFORE =
  /\d\s*(?:rolls|bales|takas|bags|cartons|ctns|boxes|drums)\s*(?:of|x|×)\s*\d[\d.]*\s*\p{L}+[^|]*$/iu
/** "Nm 50 cones", "dtex 167 cones", "art. 120 cones": the number of the goods. "Job lot 500 cones" has so many. */
const NUMBER_BEFORE =
  /(?<!\p{L})(?:n[em]|dtex|tex|denier|denye|lotto|colore|renk|art(?=\.)|etichetta|etiket|numara)\.?\s?[:.]?\s?$/iu
const WOUND_BEHIND = /^\s?(?:cones|spools|tubes)(?!\p{L})/iu
/** A package, a minimum, a lot of work or a step in price. */
const OF_OTHER_BEFORE = new RegExp(
  String.raw`(?:\b(?:of|per|every|above|over|up ?to|below|min(?:imum)?|moq|from|se|to|daily|weekly|monthly|capacity|loads?|packing|size|sets?|packs?|cases?|ratio|pallets?|wt|weight|net|nett|gross|sold|booked|than|length|long|(?<!open )width|height|sample|order|parcels?|me|mein|${PACK})\.?|(?<!\p{L})x|[×*=+@/-]|\d)\s*[:=]?\s*$`,
  'iu',
)
/** A slash before a price or a tax parts the columns of a row: "15000 m / Rs 35". */
const OF_OTHER_BEHIND = new RegExp(
  String.raw`^(?:a|per|\/(?!\s+(?:${CURRENCY}|@|rates?|prices?|gst|tax|stock|ready|delivery|payment)(?!\p{L}))(?:\s*(?:poly|inner|master))?|each|every|in|x\s*\d|=|\(|packing|packs?|sets?|pieces?|pcs|coils?|cases?|ratio|(?:min(?:imum)?|moq)(?![\s:=.-]*(?:order|qty|quantity)?[\s:=.-]*\d)|order|capacity|monthly|weekly|daily|truck|lorry|container|load|pending|booked|booking|sold|ka|se|above|up|\+|cut|-\s*\d|to\s*\d|gross|net|nett|wt|weight|sample|trials?|lena|chahiye|wide|long|width|length|lengths?|with|${PACK})(?!\p{L})`,
  'iu',
)
/** "40,000 m in 400 rolls": how all of it is packed. */
const IN_PACKAGES =
  /^in\s+(?:[\d,]+\s+)?(?:rolls|bales|cartons|ctns|bags|bundles|pieces|pcs|lots|takas|thaa?ns)(?!\p{L})/iu
/** Behind the quantity of a request: "1200 kg in cones", "500 kg chahiye", "1200 kg cones" are what the buyer wants. */
const WANTED_BEHIND = /^(?:in|with|trials?|order|booking|lena|chahiye)(?!\p{L})/iu
const PACK_OF_WANTED = new RegExp(`^${PACK}(?!\\p{L})`, 'iu')
/** "68/- 5000 mtrs", "17.50 50000 mtr", "2012 12 nos": the figure before a quantity is the price or the year. */
const PRICE_OR_YEAR_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\d./x×*-])(?:${CURRENCY}\s*\d[\d.,]*(?:\s*\/[-=])?|\d[\d.]*\s*(?:\/[-=]|${CURRENCY})|\d{1,4}\.\d{1,2}|(?:19|20)\d\d)\s+$`,
  'iu',
)
/** "2 ton 7 days" has the time of dispatch, and no price of a tonne. */
const FIGURE_BEHIND = /^:?\s*\d[\d.]*(?![\d.]|\s*(?:days?|din|weeks?|months?|%)(?!\p{L}))/iu
/** Numbers of which the price is that of all. */
const ROUND: ReadonlySet<unknown> = new Set([100, 1000])
/** "36 pcs @ Rs 495": so many are sold at that; of a dozen it may be the price. */
const MANY_AT_PRICE = 25
/** Less than this fits into a package, so that it needs a word that says what it is. */
const LEAST: ReadonlyArray<readonly [base: string, least: number]> = [
  ['kg', 200],
  ['m', 500],
  ['piece', 100],
]

/** Units in which few are as many as one package holds. */
const FEW: ReadonlySet<string> = new Set(['dozen', 'gross', 'great gross'])
const DOZENS_MIN = 50
/** So few packages are rather a minimum, or how the goods are packed. */
const PACKAGES_MIN = 10
/** Next to other words. */
const PACKAGES_IN_WORDS_MIN = 50
/** A number at the end of a part of the line, which may be the price. */
const FIGURE_ALONE = /(?<![\p{L}\d.,/x×-])\d{2,6}(?:\.\d+)?(?=\s*(?:$|[,;+]))/u
const OTHER_QUANTITY =
  /(?<![\p{L}\d.,]|(?:rs\.?|₹|@|\$|€|rate|sample|min(?:imum)?\.?|moq|bags?|cartons?|ctns?|cones?|bales?|piece length|\/) ?(?:of )?)\d[\d.]*\s*(\p{L}+)(?!\p{L}|\s*(?:\/|per\b))/giu

const PRICE_OF_PIECE = /\d\s*(?:rs\.?|₹|\/-)?\s*(?:\/|per)\s*(?:pcs?|piece)(?!\p{L})/iu
const ONE_PACKAGE = /^(?:roll|drum|carton|ctn|bale|box|bundle|ream|pkt|packet|cone|tube|spool|hank)(?!\p{L})/iu

/** "20 bags x 50 kg", "1200 cones x 5000 m": packages, with what is in each. */
const PACKAGES_OF_SIZE = new RegExp(
  String.raw`^(?:${PACKAGES}|cones?|spools?|tubes?|rolls?)\s*[x×]\s*\d[\d.]*\s*(?:kgs?|gms?|g|grams?|lbs?|oz|m|mtrs?|met(?:er|re)s?|yds?|yards?)(?!\p{L})`,
  'iu',
)
/** "Black 60 cones, white 40 cones": behind the first, so many of another colour. */
const OF_OTHER_COLOUR = new RegExp(String.raw`^[^\d]{0,12}[,;&+]\s*(?:and\s+)?${COLOUR}\s+\d`, 'iu')

const OTHER_COLOUR_BEFORE = new RegExp(
  String.raw`${COLOUR}\s*[:-]?\s*\d[\d. ]*\p{L}+\s*[,;&+]\s*(?:and\s+)?${COLOUR}\s*[:-]?\s*$`,
  'iu',
)

/** "Ex mill - 5 MT", "114 GSM / 18,000 mtr": a dash or stroke with gaps ends a part of the line, but for one between two figures. */
const DASH_OF_PARTS = /(?<!\d\s*)\s[-/]\s$/u
/** "40/2 3 tons", "20s/2 - 1.2 MT", "tkt 120 500 kg", "T90 10 kg", "92x88 42,000 m": the number in front is that of the goods. */
const COUNT_BEFORE =
  /(?<![\d/.])(?:\d{1,4}[sd]?\/\d{1,2}(?:\s[-–](?=\s))?|\d{2,3}\s?[x×*]\s?\d{2,3}|\b(?:(?:tkt|ticket|tex)\.? ?(?:no\.? ?)?|t-?)\d{1,3}|\btex ?\d{1,3}\s[-–](?=\s))\s+$/iu
/** "1 kg cones 600 kg": what the packages hold that a buyer wants. */
const SIZE_OF_PACKAGE =
  /(?<![\d.])\d[\d.]*\s*(?:kgs?|g|gms?|grams?|m|mtrs?|yds?)\s*(?:cones?|spools?|tubes?|reels?|rolls?)\s+$/iu
/** Numbers of machines. */
const COUNTED_MACHINES = /(?<![\p{L}\d./x×-])\d{1,4}\s*(?:nos|units|machines|m\/cs?)(?!\p{L})/giu
/** What all of them cost. */
const ALL_FOR = /\b(?:all|sab)\s*(?:for\s*)?(?:rs\.?|₹)?\s*\d{3,}|\d{3,}(?:\s*\/-)?\s*(?:for\s+)?(?:all|sab)\s*$/iu

/** "10 bags 285, 50 bags 280", "10 bags @ Rs 285": a quantity with the price that holds from there on. */
const STEP_IN_PRICE = new RegExp(
  String.raw`(?<![\p{L}\d.,/x×*-])\d[\d.,]*\s*(\p{L}+?)s?\.?\s*[@:=-]?\s*${CURRENCY}?\s*\d+(?:\.\d+)?(?![\d.]|\s*(?:days?|din|weeks?|months?|%|\p{L}))`,
  'giu',
)

/** Whether the line has prices for several quantities of one unit, this one among them. */
function isStepInPrice({ before, after }: Around): boolean {
  const [, unit = ''] = /^\s*(\p{L}+?)s?(?!\p{L})/u.exec(after) ?? []
  const steps = [...`${before}1${after}`.matchAll(STEP_IN_PRICE)].filter(
    ([, word = '']) => word.toLowerCase() === unit.toLowerCase(),
  )
  return steps.length > 1 && steps.some(({ index }) => index === before.length)
}

/** Whether a quantity may be the content of a package, a minimum or a step in price, and not the stock. */
export function isDoubtedStock(place: Around, values: Values, { isRequest, unitOf, isUsual }: Trade): boolean {
  const { after, isExact } = place
  const parts = place.before.replace(DASH_OF_PARTS, '; ').replace(COUNT_BEFORE, '').replace(COUNT_BEFORE, '')
  const before = isRequest ? parts.replace(SIZE_OF_PACKAGE, '; ') : parts
  if (NUMBER_BEFORE.test(before) && WOUND_BEHIND.test(after)) return true
  if (STANDARD_BEFORE.test(before) || SMALLEST_AGAIN.test(before) || OF_EACH.test(before)) return true
  if (SMALLEST.test(before)) return !isRequest
  if ((CONTAINER_BEFORE.test(before) && !NAMED_BEHIND.test(after.trimStart())) || isOfOne(values)) return true
  if (isPartOfThousands(before, after, values, isUsual)) return true
  if (!isRequest && (FOR_SO_MANY.test(before) || OF_A_CARTON.test(before))) return true
  // "1000 pcs/ctn, 50 ctns": packages of what is sold by the piece.
  if (values.uom === 'piece' && isOfPackage(place.before, after, unitOf)) return true
  if (OF_OTHER_COLOUR.test(after) || OTHER_COLOUR_BEFORE.test(before) || isStepInPrice(place)) return true
  if ((OTHER_PACKAGES_BEFORE.test(before) || OTHER_GROUP_BEFORE.test(before)) && PACKAGES_OF.test(after)) return true
  if (NAMED_BEFORE.test(before) || GOODS_BEFORE.test(before) || NAMED_BEHIND.test(after.trimStart())) return false
  // "12 nos all 1200": one listing of all of them.
  if (ALL_FOR.test(`${before}#${after}`) && values.uom === 'piece') return true
  const behind = withoutTimes(after)
  const [word = ''] = /^\p{L}+\.?\s*/u.exec(behind) ?? []
  const next = behind.slice(word.length)
  // "Comber 2008 x 4 nos" is four machines.
  const isTimes = values.uom === 'unit' && /\s[x×]\s*$/iu.test(before)
  const isPackOfWanted = PACK_OF_WANTED.test(next) && !isSmall(values, 'kg', false) && /^kgs?\b/iu.test(behind)
  const isWanted = isRequest && (WANTED_BEHIND.test(next) || isPackOfWanted)
  if (
    (!isTimes &&
      !PRICE_OR_YEAR_BEFORE.test(before) &&
      !isOfAll(before, values) &&
      !(isRequest && FOR_BAGS.test(before)) &&
      OF_OTHER_BEFORE.test(before)) ||
    (isExact && OF_OTHER_BEHIND.test(next) && !isWanted && !IN_PACKAGES.test(next) && !PACKAGES_OF_SIZE.test(behind))
  )
    return true
  // "2000 pcs 22" and "500 kg @ 248" have the price of one; next to another price they are a step in price.
  const isPriced = next.startsWith('@') || (isExact && FIGURE_BEHIND.test(next))
  if (isPriced && (PRICED.test(before) || (ROUND.has(values.availableQuantity) && !next.startsWith('@')))) return true
  if (next.startsWith('@') && Number(values.availableQuantity) >= MANY_AT_PRICE) return false
  // "Rib black 520 kg" without a price: what a kilogram costs, or how many there are.
  const isPriceOfKg = /^kg\b/i.test(behind) && isUsual(Number(values.availableQuantity)) && !isRequest
  if (isPriceOfKg && isExact && !PRICED.test(before + after) && !FIGURE_ALONE.test(before + after)) return true
  // "780 roll" without a price is rather what one costs.
  if (isExact && !isRequest && ONE_PACKAGE.test(behind) && !PRICED.test(before + after)) return true
  // Next to the price of a piece "3800 bundle" is rather what one costs.
  if (isExact && ONE_PACKAGE.test(behind) && PRICE_OF_PIECE.test(before)) return true
  // "C60 card 10 nos, RSB D40 4 nos": several machines, of which the first is sold.
  const counted = `${before}#${after}`.match(COUNTED_MACHINES)?.map((one) => Number.parseInt(one, 10)) ?? []
  if (values.uom === 'unit' && counted.some((one) => one !== values.availableQuantity)) return true
  // "14 no" is the number of a needle or a reed, "14 nos" are so many.
  if (/^no\b/i.test(behind) && values.uom !== 'unit' && !isRequest) return true
  // "4 nos" and machines are counted one by one.
  if (values.uom === 'unit' || /^nos?\b/i.test(behind) || isRequest) return false
  const typed = unitOf(word.replace(/\W+$/u, ''))
  const others = [...next.matchAll(OTHER_QUANTITY)].map(([, other = '']) => unitOf(other))
  if (isExact && typed !== null && others.includes(typed)) return true
  // A quantity that is a part of the line by itself: ", 120 kg,".
  const isAlone = /(?:^|[,;])\s*$/.test(before) && /^(?:$|[,;])/.test(next)
  // "48 pcs of 2500 m, net weight 19.2 kg, gross 21 kg" is a parcel, however small.
  if (NET_AND_GROSS.test(after) && !OF_ONE_PACKAGE.test(before + after)) return false
  return isSmall(values, typed, isAlone || before.trim() === '')
}

/** Whether so few may be in a package, or a minimum. */
function isSmall({ availableQuantity, uom }: Values, typed: string | null, isAlone: boolean): boolean {
  const amount = Number(availableQuantity)
  if (typed !== null && FEW.has(typed)) return amount < DOZENS_MIN
  const measures = LEAST.flatMap(([base, least]) => {
    const measure = convertQuantity(amount, String(uom), base, {})
    return measure === null ? [] : [measure / least]
  })
  if (measures.length === 0) return amount < (isAlone ? PACKAGES_MIN : PACKAGES_IN_WORDS_MIN)
  return measures.some((share) => share < (isAlone ? 1 / 2 : 1))
}

/** The minimum of a part, or in a unit that no one knows: "60 cones per shade", "3 cut". */
const OF_PART = /^\s*\p{L}*\s*(?:\/|per|each|every|in each)\s*(?:colou?r|col\b|shade|design|style|size|clr|count)/iu
const OF_PART_BEFORE = /(?:per|each|every)\s*(?:colou?r|shade|design|style|size|clr|count)s?\s*[:=-]?\s*$/iu
/** "Roll packing min 120 m": how long a roll is. */
const OF_ROLL = /\b(?:rolls?|pieces?|takas?|thans?)\s+(?:(?:pack(?:ing|ed)|length)\s+)?(?:of\s+)?min(?:imum)?\.?\s*$/iu
const NO_UNIT = /^\s*(?!(?:order|only|qty|and|at|per|moq|min|minimum|stock|ready|rate|price|ex|for|from)\b)\p{L}/iu

export function isDoubtedMinimum({ before, after, isExact }: Around, { moqUom }: Values, { unitOf }: Trade): boolean {
  if (moqUom === 'piece' && isOfPackage(before, after, unitOf)) return true
  if (OF_PART.test(after) || OF_PART_BEFORE.test(before) || OF_ROLL.test(before)) return true
  return moqUom === undefined && isExact && NO_UNIT.test(withoutTimes(after))
}

/** Who wants "min. 30 kg" names no smallest order. */
export function leastIsWanted(line: LineText): void {
  const least = line.understood.find(({ name, text }) => name === 'moq' && /^min(?!\p{L}*\.?\s+order)/iu.test(text))
  if (!least || line.has('availableQuantity')) return
  const { moq: availableQuantity, moqUom: uom } = line.values
  line.giveUp(['moq', 'moqUom'])
  line.remove(least.text)
  line.note({ availableQuantity, ...(uom !== undefined && { uom }) }, least.text)
}
