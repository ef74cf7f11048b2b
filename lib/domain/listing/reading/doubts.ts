import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { convertQuantity } from '@/lib/domain/units/units'
import { LineText } from './line-text'
import { isDoubtedDays } from './sale/doubted-days'
import { isTotalIn, isUsualIn, unitIn } from './sale/figures'
import { CONTENTS, PACKAGES, SIGN } from './sale/patterns'

/**
 * Figures that could mean two things. A value that is wrong is worse than one that is missing, so such a figure stays
 * unread: a quantity without a word that says whose it is, a price of a range, a discount, what one package costs.
 */

type Values = Readonly<Record<string, unknown>>

/** Whose line it is. */
export interface Trade {
  /** The unit in which the goods are sold if this is true of them too. */
  usualUnit: (values: Values) => string
  /** The unit that a word names in this trade. */
  unitOf: (word: string) => string | null
  /** Whether such goods can cost that. */
  isUsual: (price: number) => boolean
  /** Whether a figure is what many of them cost together. */
  isTotal: (price: number) => boolean
  /** Who asks for goods names the quantity that they want, however small. */
  isRequest: boolean
  /** Charges are the price of work. */
  isWork: boolean
}

/** The words on both sides of a figure in the line as typed. */
interface Around {
  before: string
  after: string
  /** The line has the words that were read, and not goods that count as pieces. */
  isExact: boolean
}

/** A line in which groups of thousands are one number. */
const ungrouped = (text: string): string => text.replace(/(?<=\d),(?=\d{2,3}(?!\d))/g, '')
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Where the figure of a reading is; null when the line has it in other words. */
function around(whole: string, text: string, value: unknown): Around | null {
  const figures = ungrouped(text).match(/\d+(?:\.\d+)?/g) ?? []
  const figure = figures.find((one) => Number(one) === value) ?? figures.at(-1)
  if (figure === undefined) return null
  const line = ungrouped(whole)
  const words = ungrouped(text.trim()).split(/\s+/)
  const phrase = new RegExp(`(?<![\\d.])${words.map(escaped).join('\\s*')}(?!\\d|\\.\\d)`, 'iu').exec(line)
  const alone = new RegExp(`(?<![\\d.])${escaped(figure)}(?!\\d|\\.\\d)`, 'u').exec(line)
  const index = phrase ? phrase.index + phrase[0].lastIndexOf(figure) : (alone?.index ?? -1)
  return index < 0
    ? null
    : {
        before: line.slice(0, index),
        after: line.slice(index + figure.length),
        isExact: phrase !== null,
      }
}

/** What follows "2 lakh". */
const withoutTimes = (after: string): string =>
  after.trimStart().replace(/^(?:lakhs?|lacs?|crores?|cr|k|thousand|hazaa?r)(?!\p{L})\s*/iu, '')

/** "-5": no price and no quantity is below zero. "Rate:-85" and "MOQ-50" only join. */
const MINUS = /(?:^|[\s(])-$/
const CURRENCY = `(?:${SIGN})`
const LOW_OF_RANGE = new RegExp(
  String.raw`(?<![\d.x/*])(\d+(?:\.\d+)?)\s*(?:\/-|${CURRENCY})?\s*(?:-|to|se|\/)\s*${CURRENCY}?\s*$`,
  'iu',
)
const HIGH_OF_RANGE = new RegExp(
  String.raw`^\s*(?:\/-|${CURRENCY})?\s*(?:-|to|se|and|&|\/)\s*${CURRENCY}?\s*(\d+(?:\.\d+)?)(?![\d.]*\s*(?:days?|din|%|x|"|'|(?:kgs?|m|mtrs?|met(?:er|re)s?|pcs|inch|weeks?|months?|tons?)\b))`,
  'iu',
)
/** What is taken off, added, or was asked before; a total; the number of a tariff. */
const OTHER_BEFORE = new RegExp(
  String.raw`(?:\b(?:discounts?|disc|less|charges?|freight|transport|courier|postage|was|earlier|deposit|save|advance|emi|samples?|mrp|m\.r\.p\.?|kam|total|(?:invoice|total)\s+(?:value|amount)|heading|tariff(?:\s+item)?|(?:hsn?|h\.s\.?)(?:\s*code)?)|(?<!\b(?:gst|tax|vat)\s)\bextra|\bfrom|\bstart(?:s|ing)?(?:\s+(?:at|from|with))?|\bonwards?)(?:\s*(?:of|is|price|only|[:=@-]|${CURRENCY}))*\s*$`,
  'iu',
)
const CHARGES_BEFORE = new RegExp(String.raw`\bcharges?(?:\s*(?:of|is|only|[:=@-]|${CURRENCY}))*\s*$`, 'iu')
const OTHER_AFTER = new RegExp(
  String.raw`^\s*(?:\/-|${CURRENCY}|%)?\s*(?:(?:per|\/)\s*\p{L}+\s*)?(?:discounts?|disc\b|off\b|extra\b(?!\s*(?:gst|tax))|less\b(?!\s*[\d.]+\s*%\s*(?:cd|cash))|charges?|kam\b|freight|transport|courier|advance|deposit|zyada|cashback|more\b|onwards?\b|se\s+(?:shuru|start)|starting\b|packing\b|disponibil[ei]\b)`,
  'iu',
)
const PACKAGE =
  'box|pkt|packet|carton|ctn|bundle|roll|reel|hank|ball|drum|pail|bucket|barrel|carboy|bag|bale|thaan|taka|strip|card|pair|cone|tube|spool|cop|catalogue|ream|tanker|ibc|jumbo|fibc'
const PACK = `(?:(?:${PACKAGE})(?:e?s)?|pouch|than|dozen|doz|dz|gross)`
const PACK_NEXT_TO = new RegExp(String.raw`\b(${PACK}|packs?)\s*[@:=-]?\s*${CURRENCY}?\s*$`, 'iu')
const PACK_BEFORE = new RegExp(String.raw`\d\s*(?:\p{L}+\s+){0,2}?(${PACK}|packs?)\b[^;,()]*$`, 'iu')
/** "4 roll box 1450" costs what four of them do, whatever the box is. */
const COUNTED_IN = new RegExp(
  String.raw`\d\s*(?:pcs?|pieces?|nos|rolls?|pairs?|cones?|tubes?|spools?|bobbins?|cops?|hanks?|skeins?|reels?|sheets?|labels?)\.?\s+(?:${PACK}|packs?)\b[^;,()]*$`,
  'iu',
)
const BOX_BEFORE = /\b(box|pkt|packet|bundle|ream|cut[ -]?pack|tanker)\b/iu
const PACK_BEHIND = new RegExp(String.raw`^\s*(?:\/-|${CURRENCY})?\s*(${PACK}|packs?)\b`, 'iu')
/** "Per pkt", "/catalogue": a unit that the trade does not sell by. */
const PER_OTHER = new RegExp(
  String.raw`^\s*(?:\/-|\/=|paise|paisa|ps|${CURRENCY})?\s*(?:\/|\b(?:per|ogni)\b)\s*(?!(?:day|week|month|year|hour|shift)s?\b)(?:\d[\d,]*\s*)?\p{L}`,
  'iu',
)
/** "EN 14362 per test": the number of a standard. */
const STANDARD_BEFORE = /(?<!\p{L})(?:ISO|EN|DIN|AATCC|ASTM|BS|IS|JIS|GB\/T)[ -]*(?:[A-Z]{1,2} ?)?$/u
/** "Rs 1,180 per 4.54 kg": what a bundle of hanks costs. */
const PER_SEVERAL = /^\s*(?:\/-)?\s*(?:\/|per)\s*(?!1\s*kg|100?0?\s*(?:kgs?|pcs|m))\d+(?:\.\d+)?\s*kgs?(?!\p{L})/iu
/** "102 rs 40 days": the sign belongs to the figure before it. */
const OF_TIME = /^\s*(?:days?|din|weeks?|months?|years?|yrs?|%)(?!\p{L})/iu
/** "5000 pcs 1800 rs" behind another price. */
const STEP_BEFORE =
  /\d{3,}\s*(?:pcs|pieces|nos|sets?|pairs?|pouch(?:es)?|packets?|pkts?|box(?:es)?|cones|cartons|bags|rolls)\.?\s*[@:=-]?\s*(?:rs\.?|₹)?\s*$/iu
/** "Packet of 20 spools at Rs 340". */
const OF_A_BOX = new RegExp(
  String.raw`\b(?:${PACK}|packs?|sets?)\s+of\s+\d+\s*(?:\p{L}+\s*)?(?:@|at\b)?\s*${CURRENCY}?\s*$`,
  'iu',
)
/** "1000 set 780": of all, or of one. */
const HUNDREDS = /\b1,?000?\s*(?:pcs|pieces|nos|sets?|pairs?)\.?\s*[@:=-]?\s*$/iu
const CALLED_RATE = new RegExp(String.raw`\b(?:rate|price|bhav)\s*[:=@-]?\s*${CURRENCY}?\s*$`, 'iu')
const COUNTED_AT = /\d\s*(?:gross|dozen|doz|dz)\s*@\s*$/iu

/** "24 per carton" are as many as one holds: no carton costs so little. */
const PER_CARTON = /^\s*per\s+(?:cartons?|ctns?)\b/iu
const PER_CARTON_MAX = 200
const HELD = /=\s*#\s*(?:pcs?|pieces?|nos)\b/iu
/** Names of one kind of package. */
const ALIKE = ['box|carton|ctn', 'bag|sack|pouch|packet|pkt|sachet', 'cone|tube|bobbin|spool|cop']
const UNIT_OF_PRICE = /^\s*(?:\/-|\/=|rs\.?|₹|inr)?\s*(?:\/|\bper\b|\bx\b)?\s*(\p{L}+?)s?(?!\p{L})/iu

/** "240/ctn" of hangers: in a trade whose own goods are boxes, a unit that names a package of other goods. */
function isOfPackage(before: string, after: string, unitOf: Trade['unitOf']): boolean {
  const [, word = ''] = UNIT_OF_PRICE.exec(after) ?? []
  const kind = ALIKE.find((names) => new RegExp(`^(?:${names})$`, 'iu').test(word))
  if (kind === undefined || unitOf(word) !== 'piece') return false
  // Who sells by the cone sells spools too: "180/spool".
  if (kind.split('|').some((name) => unitOf(name) === name)) return false
  const held = String.raw`\d\s*(?:pcs?|pieces?|nos|rolls?|pairs?|sheets?|pkts?)\.?\s*|\/\s*|\bper\s+`
  return !new RegExp(`(?<!${held})\\b(?:${kind})(?:e?s)?\\b`, 'iu').test(before)
}

/** "95 rs 2000 m": the sign belongs to the 95, and the 2000 is a quantity. */
const SIGN_OF_ANOTHER = new RegExp(String.raw`(?<![\p{L}\d./x×*-])\d+(?:\.\d+)?\s*${CURRENCY}\s*$`, 'iu')
/** "21 rs 80 mtr cut": the length of a piece. */
const CUT_OF = /^\s*(?:m|mts?|mtrs?|met(?:er|re)s?)\s+(?:cuts?|takas?|thaa?ns?|rolls?|fold)(?!\p{L})/iu
/** "21rs 80 mtr", "98rs 10 color". */
const SIGN_JOINED = /(?<![\p{L}\d./x×*-])\d+(?:\.\d+)?(?:rs|₹)\.?\s+$/iu
const MANY_OF_A_UNIT = /^\s*(?:m|mts?|mtrs?|met(?:er|re)s?|kgs?|pcs|pieces|nos|yards?|yds?)(?![\p{L}\p{N}])/iu
const MANY_MIN = 500
/** "72 rs 500 cones". */
const PACKAGES_OF = new RegExp(String.raw`^\s*(?:(?:${PACKAGE}|set|dozen)e?s)(?!\p{L})`, 'iu')
/** "182 rs 5 tons": no tonne costs so little. */
const HEAVY = /^\s*(?:tons?|tonnes?|mt|quintals?|qtls?)(?![\p{L}\p{N}])/iu
/** "268 kg rate 3000 kg stock": what is called the rate may be the figure before the word. */
const RATE_OF_ANOTHER = /\d\s*\p{L}+\s+(?:rate|price|bhav)\s*$/iu

/** Whether a price may be something else: the end of a range, a discount, an older price, or that of a package. */
function isDoubtedPrice({ before, after }: Around, values: Values, trade: Trade): boolean {
  const { usualUnit, unitOf, isUsual, isTotal, isRequest, isWork } = trade
  const [price, usual] = [Number(values.basePrice), usualUnit(values)]
  const isNear = (other: string | undefined) =>
    other !== undefined && Number(other) <= price * 2 && Number(other) >= price / 2
  if (isNear(LOW_OF_RANGE.exec(before)?.[1]) || isNear(HIGH_OF_RANGE.exec(after)?.[1])) return true
  const isMany = (price >= MANY_MIN && MANY_OF_A_UNIT.test(after)) || (price < MANY_MIN && HEAVY.test(after))
  if ((isMany || PACKAGES_OF.test(after)) && SIGN_OF_ANOTHER.test(before)) return true
  if (SIGN_JOINED.test(before)) return true
  if (SIGN_OF_ANOTHER.test(before) && CUT_OF.test(after)) return true
  if (RATE_OF_ANOTHER.test(before) && NAMED_BEHIND.test(after.trimStart())) return true
  const isCharge = isWork && CHARGES_BEFORE.test(before)
  if ((OTHER_BEFORE.test(before) && !isCharge) || OTHER_AFTER.test(after)) return true
  if (PER_SEVERAL.test(after)) return true
  if (STANDARD_BEFORE.test(before) || OF_TIME.test(after) || isOfPackage(before, after, unitOf)) return true
  // "25000 per lot" are as many; "12 cones per box" and "1 kg = 40 pc" hold them.
  const isContents = CONTENTS.exec(`${price}${after}`)?.index === 0
  const isOfCarton = price <= PER_CARTON_MAX && PER_CARTON.test(after) && unitOf('carton') !== 'piece'
  const isHeld = isOfCarton || isContents || /^\s*per\s+lot\b/iu.test(after) || HELD.test(`${before}#${after}`)
  if (values.currency === undefined && isHeld) return true
  if (values.priceUom !== undefined || COUNTED_AT.test(before)) return false
  if (isTotal(price) || (OF_A_BOX.test(before) && !/^\s*(?:\/-)?\s*each\b/iu.test(after))) return true
  // What no such goods cost counts or measures something.
  if (values.currency === undefined && !isRequest && !isUsual(price)) return true
  if (PER_OTHER.test(after)) return true
  // Small goods are priced by the thousand, machines by themselves, whatever they hold.
  if (usual === '1000' || usual === 'unit') return false
  if (HUNDREDS.test(before)) return true
  if (STEP_BEFORE.test(before) && PRICED.test(before)) return true
  const behind = PACK_BEHIND.exec(after)?.[1]
  // Weight is the unit of yarn and fibre, whatever they are packed in.
  if (convertQuantity(1, 'kg', usual, {}) !== null)
    return values.currency !== undefined && behind !== undefined && !/^cones?$/i.test(behind)
  const parts = before.split(/[,;|()]|\s-\s/)
  // "2000 labels roll, Rs 95": a sign alone is no part.
  const isAlone = /^\s*(?:rs\.?|₹|@|rate|price)?\s*[:=-]?\s*$/iu.test(parts.at(-1) ?? '')
  if (isAlone && COUNTED_IN.test(parts.at(-2) ?? '')) return true
  const part = parts.at(-1) ?? ''
  // "18 bales 27,340 m rate Rs 97.50": the rate of cloth is that of a metre.
  if (usual === 'm' && CALLED_RATE.test(part) && behind === undefined) return false
  const pack = (PACK_NEXT_TO.exec(part) ?? PACK_BEFORE.exec(part) ?? BOX_BEFORE.exec(part))?.[1] ?? behind
  // "9 yard pack 115" of lace; of pieces a pack is one unit or another.
  if (/^packs?$/iu.test(pack ?? '')) return usual === 'm' || (usual === 'piece' && COUNTED_IN.test(part))
  return pack !== undefined && (unitOf(pack) !== usual || (usual === 'piece' && COUNTED_IN.test(part)))
}

const NAMED_BEFORE =
  /\b(?:stock|stk|ready|available|avl|avail|qty|quantity|surplus|balance|bal|in hand|lying|left|total|hazir|sirf|lots?|disponibil[ei]|pront[aoei]|offer(?:ing)?)\.?(?:\s*(?:stock|qty|quantity|of|is|hai|approx|about|only|[:=-]))*\s*$/iu
const NAMED_BEHIND =
  /^\p{L}*\.?\s*(?:(?!samples?\b)\p{L}+\s+)?(?:in\s+|is\s+)?(?:ready|stock|stk|available|avail|avl|lying|left|bacha|bache|hai|balance|in hand|surplus|lots?|disponibil[ei]|pront[aoei]|godown)(?!\p{L})/iu
/** "Min dye lot 20 cones", "small qty 500 m ok". */
const SMALLEST =
  /\b(?:min(?:imum)?\.?\s+(?:\p{L}+\s+)?lots?|(?:small|least|trial)\s+(?:qty|quantity|lots?))\s*[:=-]?\s*$/iu
/** "Each design 1,500 m". */
const OF_EACH = /\b(?:per|each|every)\s+(?:colou?r|shade|design|style|size|clr|count|quality)\s*[:=-]?\s*$/iu
/** "Free on 50 cones", "1 carton (60 cones)", "chahiye 500 pcs". */
const FOR_SO_MANY = /(?:\b(?:on|chahiye|required|wanted|need(?:ed)?)|\()\s*$/iu
/** "Carton: 24 x 18 x 16 inch, 60 cones": what one holds. */
const OF_A_CARTON = /\b(?:carton|ctn|box|case)\s*:[^;|]*$/iu
/** "Red 120 cones, black 300 cones": of each colour. */
const OTHER_PACKAGES_BEFORE = /(?<![\d.,])\d+\s*(cones?|tubes?|spools?|cops?)\s*,\s*\p{L}+\s*$/iu
/** A package, a minimum, a lot of work or a step in price. */
const OF_OTHER_BEFORE = new RegExp(
  String.raw`(?:\b(?:of|per|every|above|over|up ?to|below|min(?:imum)?|moq|from|se|to|daily|weekly|monthly|capacity|load|packing|size|sets?|packs?|cases?|ratio|pallets?|wt|weight|net|nett|gross|than|length|long|width|height|sample|order|parcels?|me|mein|${PACK})\.?|(?<!\p{L})x|[×*=+@/-]|\d)\s*[:=]?\s*$`,
  'iu',
)
const OF_OTHER_BEHIND = new RegExp(
  String.raw`^(?:a|per|\/|each|every|in|x\s*\d|=|\(|packing|packs?|sets?|pieces?|pcs|coils?|cases?|ratio|(?:min(?:imum)?|moq)(?![\s:=.-]*(?:order|qty|quantity)?[\s:=.-]*\d)|order|capacity|monthly|weekly|daily|truck|lorry|container|load|pending|booked|booking|sold|ka|se|above|up|\+|cut|-\s*\d|gross|net|nett|wt|weight|sample|trials?|lena|chahiye|wide|long|width|length|lengths?|with|${PACK})(?!\p{L})`,
  'iu',
)
/** Behind the quantity of a request: "1200 kg in cones", "500 kg chahiye", "1200 kg cones" are what the buyer wants. */
const WANTED_BEHIND = /^(?:in|with|order|booking|lena|chahiye)(?!\p{L})/iu
const PACK_OF_WANTED = new RegExp(`^${PACK}(?!\\p{L})`, 'iu')
/** "68/- 5000 mtrs", "17.50 50000 mtr", "2012 12 nos": the figure before a quantity is the price or the year. */
const PRICE_OR_YEAR_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\d./x×*-])(?:${CURRENCY}\s*\d[\d.,]*(?:\s*\/[-=])?|\d[\d.]*\s*(?:\/[-=]|${CURRENCY})|\d{1,4}\.\d{1,2}|(?:19|20)\d\d)\s+$`,
  'iu',
)
/** "2 ton 7 days" has the time of dispatch, and no price of a tonne. */
const FIGURE_BEHIND = /^:?\s*\d[\d.]*(?![\d.]|\s*(?:days?|din|weeks?|months?|%)(?!\p{L}))/iu
/** A price is marked; "60/40" is not one. */
const PRICED = new RegExp(String.raw`${CURRENCY}\s*\d|@|\d\s*(?:\/-|\/\s*\p{L}|${CURRENCY}(?!\p{L}))|\d\s*per\b`, 'iu')
/** Numbers of which the price is that of all. */
const ROUND: ReadonlySet<unknown> = new Set([100, 1000])
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
  /(?<![\p{L}\d.,]|(?:rs\.?|₹|@|\$|€|rate|sample|min(?:imum)?\.?|moq|bags?|cartons?|ctns?|cones?|bales?) ?(?:of )?)\d[\d.]*\s*(\p{L}+)/giu

const PRICE_OF_PIECE = /\d\s*(?:rs\.?|₹|\/-)?\s*(?:\/|per)\s*(?:pcs?|piece)(?!\p{L})/iu
const ONE_PACKAGE = /^(?:roll|drum|carton|ctn|bale|box|bundle|ream|pkt|packet|cone|tube|spool|hank)(?!\p{L})/iu

/** "20 bags x 50 kg", "1200 cones x 5000 m": packages, with what is in each. */
const PACKAGES_OF_SIZE = new RegExp(
  String.raw`^(?:${PACKAGES}|cones?|spools?|tubes?|rolls?)\s*[x×]\s*\d[\d.]*\s*(?:kgs?|m|mtrs?|met(?:er|re)s?|yds?|yards?)(?!\p{L})`,
  'iu',
)
/** "Black 60 cones, white 40 cones": behind the first, so many of another colour. */
const OF_OTHER_COLOUR =
  /^[^\d]{0,12}[,;&+]\s*(?:and\s+)?(?:white|black|navy|red|blue|green|gr[ae]y|yellow|brown|beige|maroon|pink|orange|ecru|cream)\s+\d/iu

/** "Ex mill - 5 MT": a dash with gaps ends a part of the line, but for one between two figures. */
const DASH_OF_PARTS = /(?<!\d\s*)\s-\s$/u
/** "40/2 3 tons", "tkt 120 500 kg", "92x88 42,000 m": the number in front is that of the goods. */
const COUNT_BEFORE =
  /(?<![\d/.])(?:\d{1,4}[sd]?\/\d{1,2}|\d{2,3}\s?[x×*]\s?\d{2,3}|\b(?:tkt|ticket|tex)\.? ?(?:no\.? ?)?\d{1,3})\s+$/iu
/** "1 kg cones 600 kg": what the packages hold that a buyer wants. */
const SIZE_OF_PACKAGE =
  /(?<![\d.])\d[\d.]*\s*(?:kgs?|g|gms?|grams?|m|mtrs?|yds?)\s*(?:cones?|spools?|tubes?|reels?|rolls?)\s+$/iu
/** Numbers of machines. */
const COUNTED_MACHINES = /(?<![\p{L}\d./x×-])\d{1,4}\s*(?:nos|units|machines|m\/cs?)(?!\p{L})/giu
/** What all of them cost. */
const ALL_FOR = /\b(?:all|sab)\s*(?:for\s*)?(?:rs\.?|₹)?\s*\d{3,}|\d{3,}(?:\s*\/-)?\s*(?:for\s+)?(?:all|sab)\s*$/iu

/** Whether a quantity may be the content of a package, a minimum or a step in price, and not the stock. */
function isDoubtedStock(place: Around, values: Values, { isRequest, unitOf, isUsual }: Trade): boolean {
  const { after, isExact } = place
  const parts = place.before.replace(DASH_OF_PARTS, '; ').replace(COUNT_BEFORE, '')
  const before = isRequest ? parts.replace(SIZE_OF_PACKAGE, '; ') : parts
  if (SMALLEST.test(before) || OF_EACH.test(before)) return true
  if (!isRequest && (FOR_SO_MANY.test(before) || OF_A_CARTON.test(before))) return true
  if (OF_OTHER_COLOUR.test(after)) return true
  if (OTHER_PACKAGES_BEFORE.test(before) && PACKAGES_OF.test(after)) return true
  if (NAMED_BEFORE.test(before) || NAMED_BEHIND.test(after.trimStart())) return false
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
    (!isTimes && !PRICE_OR_YEAR_BEFORE.test(before) && OF_OTHER_BEFORE.test(before)) ||
    (isExact && OF_OTHER_BEHIND.test(next) && !isWanted && !PACKAGES_OF_SIZE.test(behind))
  )
    return true
  // "2000 pcs 22" and "500 kg @ 248" have the price of one; next to another price they are a step in price.
  const isPriced = next.startsWith('@') || (isExact && FIGURE_BEHIND.test(next))
  if (isPriced && (PRICED.test(before) || (ROUND.has(values.availableQuantity) && !next.startsWith('@')))) return true
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

function isDoubtedMinimum({ before, after, isExact }: Around, { moqUom }: Values, { unitOf }: Trade): boolean {
  if (moqUom === 'piece' && isOfPackage(before, after, unitOf)) return true
  if (OF_PART.test(after) || OF_PART_BEFORE.test(before) || OF_ROLL.test(before)) return true
  return moqUom === undefined && isExact && NO_UNIT.test(withoutTimes(after))
}

/**
 * Whether what was read of a line may be another thing.
 * @param whole the line as typed
 */
function isDoubted(values: Values, text: string, whole: string, trade: Trade): boolean {
  for (const name of ['basePrice', 'availableQuantity', 'moq', 'dispatchLeadTime'] as const) {
    const value = values[name]
    if (value === undefined) continue
    const place = around(whole, text, value)
    if (place === null) continue
    if (MINUS.test(place.before)) return true
    if (name === 'basePrice' && isDoubtedPrice(place, values, trade)) return true
    if (name === 'availableQuantity' && isDoubtedStock(place, values, trade)) return true
    if (name === 'moq' && isDoubtedMinimum(place, values, trade)) return true
    if (name === 'dispatchLeadTime' && isDoubtedDays(place, value, trade.isWork)) return true
  }
  return false
}

/** A line, or what is left of it, in which nothing is read that could mean two things. */
export function lineOf(left: string, whole: string, trade: Trade): LineText {
  const plain = whole.normalize('NFKC')
  return new LineText(left, (values, text) => isDoubted(values, text, plain, trade))
}

/** What decides in the trade of a module. @param usualUnit the unit in which the goods are sold */
export function tradeOf(definition: ModuleDefinition, usualUnit: Trade['usualUnit'], isRequest: boolean): Trade {
  const isWork = definition.rendererFamily === 'SERVICE'
  return {
    usualUnit,
    unitOf: unitIn(definition),
    isUsual: isUsualIn(definition),
    isTotal: isTotalIn(definition),
    isRequest,
    isWork,
  }
}
