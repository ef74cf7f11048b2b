import { convertQuantity } from '@/lib/domain/units/units'
import { CONTENTS } from '../sale/patterns'
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
} from './context'

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
  String.raw`(?:\b(?:discounts?|disc|less|charges?|freight|transport|courier|postage|was|earlier|deposit|save|(?<!%\s?)advance|emi|samples?|mrp|m\.r\.p\.?|kam|total|(?:invoice|total)\s+(?:value|amount)|heading|tariff(?:\s+item)?|(?:hsn?|h\.s\.?)(?:\s*code)?)|(?<!\b(?:gst|tax|vat)\s)\bextra|\bbuy\s+\d+\s*(?:for|at)?|\bfrom|\bstart(?:s|ing)?(?:\s+(?:at|from|with))?|\bonwards?)(?:\s*(?:of|is|price|only|[:=@-]|${CURRENCY}))*\s*$`,
  'iu',
)
/** "Invoice value USD 6.20 per kg": not that of all. */
const VALUE_BEFORE = new RegExp(String.raw`\b(?:invoice|unit)\s+value(?:\s*(?:of|is|[:=@-]|${CURRENCY}))*\s*$`, 'iu')
/** "White + black 100 each": so many of each colour, where a buyer asks or cones are sold. Of clothes it is the price. */
const COLOURS_BEFORE = new RegExp(
  String.raw`(?:[&+/,]|\b(?:and|aur|n))\s*(?:(?:dark|light|dk|lt|royal|sky|raw|off)\s+)?${COLOUR}\s*[:-]?\s*$`,
  'iu',
)
/** "White, black 62 each" of cones ends with a price. */
const COLOURS_ADDED = /[&+/][^,&+/]*$/
/** "White 50, black 80 each": so many of each, or two prices. */
const COLOUR_COUNTED = new RegExp(String.raw`${COLOUR}\s*[:-]?\s*\d+(?:\s*\p{L}+)?\s*,[^,&+/]*$`, 'iu')
const COLOUR_BEFORE = new RegExp(String.raw`${COLOUR}\s*[:-]?\s*$`, 'iu')
const OTHER_COLOUR_COUNTED = new RegExp(
  String.raw`^(?:\s*\p{L}+)?\s*,[^,\d]*${COLOUR}\s*[:-]?\s*\d+\s*(?:each|ea)(?!\p{L})`,
  'iu',
)
const EACH_BEHIND = /^\s*(?:each|ea)(?!\p{L})/iu
const PER_UNIT = /^\s*(?:\/-)?\s*(?:\/|per\b)\s*\p{L}/iu
const CHARGES_BEFORE = new RegExp(String.raw`\bcharges?(?:\s*(?:of|is|only|[:=@-]|${CURRENCY}))*\s*$`, 'iu')
const OTHER_AFTER = new RegExp(
  String.raw`^\s*(?:\/-|${CURRENCY}|%)?\s*(?:(?:per|\/)\s*\p{L}+\s*)?(?:discounts?|disc\b|off\b|extra\b(?!\s*(?:gst|tax))|less\b(?!\s*[\d.]+\s*%\s*(?:cd|cash))|charges?|kam\b|freight|transport|courier|advance(?!\s+payment\s+only)|deposit|zyada|cashback|more\b|onwards?\b|se\s+(?:shuru|start)|starting\b|packing\b|disponibil[ei]\b)`,
  'iu',
)
const PACK_NEXT_TO = new RegExp(String.raw`\b(${PACK}|packs?)\s*[@:=-]?\s*${CURRENCY}?\s*$`, 'iu')
const PACK_BEFORE = new RegExp(String.raw`\d\s*(?:\p{L}+\s+){0,2}?(${PACK}|packs?)\b[^;,()]*$`, 'iu')
/** "4 roll box 1450" costs what four of them do, whatever the box is. */
const COUNTED_IN = new RegExp(
  String.raw`\d\s*(?:pcs?|pieces?|nos|rolls?|pairs?|cones?|tubes?|spools?|bobbins?|cops?|hanks?|skeins?|reels?|sheets?|labels?)\.?\s+(?:${PACK}|packs?)\b[^;,()]*$`,
  'iu',
)
const BOX_BEFORE = /\b(box|pkt|packet|bundle|ream|cut[ -]?pack|tanker)\b/iu
const PACK_BEHIND = new RegExp(String.raw`^\s*(?:\/-|${CURRENCY})?\s*(${PACK}|packs?)\b`, 'iu')
const PIECE_BEHIND =
  /^\s*(?:\/-\s*)?(?:takas?|thaa?ns?|rolls?)\s+(?:of\s+)?\d{2,3}\s*(?:m|mts?|mtrs?|met(?:er|re)s?)(?!\p{L})/iu
/** "Per pkt", "/catalogue": a unit that the trade does not sell by. */
const PER_OTHER = new RegExp(
  String.raw`^\s*(?:\/-|\/=|paise|paisa|ps|${CURRENCY})?\s*(?:\/|\b(?:per|ogni)\b)\s*(?!(?:day|week|month|year|hour|shift)s?\b)(?:\d[\d,]*\s*)?\p{L}`,
  'iu',
)
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

/** "40 rolls of 110 m Rs 95": so little is no price of a whole roll. */
const OF_METRES = new RegExp(
  String.raw`\b(?:rolls?|takas?|thaa?ns?|bales?|pieces)\s*(?:of|x|×)\s*(\d+)\s*(?:m|mtrs?|met(?:er|re)s?)\.?\s*(?:each\s*)?[@:=-]?\s*${CURRENCY}?\s*$`,
  'iu',
)
/** "60 cones/ctn usd 2.4": no carton of so many costs so little. */
const HELD_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(\d{1,4})\s*(?:cones|tubes|spools)\s*(?:\/|per)\s*(?:ctn|carton|bag)\s*[,@:=-]?\s*${CURRENCY}?\s*$`,
  'iu',
)
/** No metre of cloth and no cone in a carton costs less. */
const PRICE_MIN = { home: 1, abroad: 0.05 } as const

/** "24 per carton" are as many as one holds: no carton costs so little. */
const PER_CARTON = /^\s*per\s+(?:cartons?|ctns?)\b/iu
const PER_CARTON_MAX = 200
/** "200 m spools, 12 per box": so many are usual in a box. */
const PER_BOX = /^\s*per\s+(?:box|case|pack|packet|pkt)(?!\p{L})/iu
const IN_A_BOX: ReadonlySet<number> = new Set([
  4, 5, 6, 8, 10, 12, 15, 16, 18, 20, 24, 25, 30, 36, 40, 48, 50, 60, 72, 144,
])
const HELD = /=\s*#\s*(?:pcs?|pieces?|nos)\b/iu
/** Names of one kind of package. */
const ALIKE = ['box|carton|ctn', 'bag|sack|pouch|packet|pkt|sachet', 'cone|tube|bobbin|spool|cop']
const UNIT_OF_PRICE = /^\s*(?:\/-|\/=|rs\.?|₹|inr)?\s*(?:\/|\bper\b|\bx\b)?\s*(\p{L}+?)s?(?!\p{L})/iu

/** "240/ctn" of hangers: in a trade whose own goods are boxes, a unit that names a package of other goods. */
export function isOfPackage(before: string, after: string, unitOf: Trade['unitOf']): boolean {
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
/** "182 rs 5 tons": no tonne costs so little. */
const HEAVY = /^\s*(?:tons?|tonnes?|mt|quintals?|qtls?)(?![\p{L}\p{N}])/iu
/** "268 kg rate 3000 kg stock": what is called the rate may be the figure before the word. */
const RATE_OF_ANOTHER = /\d\s*\p{L}+\s+(?:rate|price|bhav)\s*$/iu

/** "Need 5 500 m cones": five cones, or 5500 m. */
const HUNDREDS_BEHIND = /^ \d{3} ?(?:kgs?|m|mts?|mtrs?|met(?:er|re)s?|yds?|yards?)(?![\p{L}\d])/iu
const THOUSANDS_MAX = 9
/** "50 export quality cones", "60 HDPE woven bags": so many of a kind. What is sold by weight has its price there: "285 paper cones". */
const KIND_BEHIND =
  /^ (?:export|good|best|fresh|new|heavy|extra|master|local|quality|single|soft|pp|hdpe|woven|jute|gunny|cotton|paper|plastic|poly)(?: \p{L}+)? (?:cartons?|ctns?|boxes|cases|bags|bales|pallets|packages|pkgs|(cones|tubes|spools)|rolls)(?!\p{L})/iu

/** "285 paper cones" of yarn: the price, and what the yarn is on. */
const isPriceOfKind = (before: string, after: string, { isRequest, isUsual }: Trade, price: number): boolean =>
  !isRequest &&
  isUsual(price) &&
  /^ (?:paper|single) /iu.test(after) &&
  !/^ \S+ \S+ (?:per|in)(?!\p{L})/iu.test(after) &&
  !/(?<!\p{L})(?:stock|ready|available|need|want|lot)(?!\p{L})/iu.test(`${before}#${after}`)

/** "108+56": ends and picks, or other figures that belong together. "100+ 250" has a price behind a quantity. */
const ADDED_TO = /\d(?:\+| \+ )$/u
/** "40/40 panna 47": the width may be the figure behind the word. "58/60 panna 47" has its width in front. */
const PANNA_BEFORE = /(\d{2})\/(\d{2})\s*pan+a\s*$/iu
const PANNA = { min: 36, max: 72, range: 3 } as const
function mayBePanna(before: string, price: number): boolean {
  const [, from, to] = PANNA_BEFORE.exec(before) ?? []
  const wider = Number(to) - Number(from)
  const isRange = wider > 0 && wider <= PANNA.range
  return from !== undefined && !isRange && Number.isInteger(price) && price >= PANNA.min && price <= PANNA.max
}

/** "Giza 86", "pick 84", "GLM 140", "stitch type 605": numbers of a kind of cotton, of the construction and of the seam. */
const NUMBER_OF_GOODS = /(?<!\p{L}|\d\s*)(?:giza|picks?|reed|glm|gsm|(?:stitch|seam)(?:\s+type)?)\s*[:=-]?\s*$/iu

/** "USD 19,500 total": what all of them cost. */
const OF_ALL = new RegExp(String.raw`^\s*(?:\/-|${CURRENCY})?\s*(?:in\s+)?total\s*(?:$|[,;.)])`, 'iu')

/** "USD 2,880.00": a total in other money is no price in rupees. */
const ABROAD_BEFORE = /(?:[$€£]|(?<!\p{L})(?:usd|euros?|eur|gbp|chf))\s*$/iu
const ABROAD_BEHIND = /^\s*(?:[€£]|(?:usd|euros?|eur|gbp|chf)(?!\p{L}|\s*\d))/iu
/** Yuan and yen have one sign. */
const SIGN_OF_TWO = /[¥￥]\s*$/u

/** Whether a price may be something else: the end of a range, a discount, an older price, or that of a package. */
export function isDoubtedPrice({ before, after }: Around, values: Values, trade: Trade): boolean {
  const { usualUnit, unitOf, isUsual, isTotal, isRequest, isWork } = trade
  const [price, usual] = [Number(values.basePrice), usualUnit(values)]
  const isNear = (other: string | undefined) =>
    other !== undefined && Number(other) <= price * 2 && Number(other) >= price / 2
  if (isNear(LOW_OF_RANGE.exec(before)?.[1]) || isNear(HIGH_OF_RANGE.exec(after)?.[1])) return true
  const isMany = (price >= MANY_MIN && MANY_OF_A_UNIT.test(after)) || (price < MANY_MIN && HEAVY.test(after))
  if ((isMany || PACKAGES_OF.test(after)) && SIGN_OF_ANOTHER.test(before)) return true
  if (SIGN_JOINED.test(before) || SIGN_OF_TWO.test(before)) return true
  if (values.currency === undefined && (ABROAD_BEFORE.test(before) || ABROAD_BEHIND.test(after))) return true
  if (SIGN_OF_ANOTHER.test(before) && CUT_OF.test(after)) return true
  if (RATE_OF_ANOTHER.test(before) && NAMED_BEHIND.test(after.trimStart())) return true
  const isCharge = isWork && CHARGES_BEFORE.test(before)
  const isOfUnit = VALUE_BEFORE.test(before) && PER_UNIT.test(after)
  if ((OTHER_BEFORE.test(before) && !isCharge && !isOfUnit) || OTHER_AFTER.test(after)) return true
  if (PER_SEVERAL.test(after) || (usual !== 'unit' && OF_ALL.test(after))) return true
  const isDigit = Number.isInteger(price) && price <= THOUSANDS_MAX
  const [kind, wound] = KIND_BEHIND.exec(after) ?? []
  const isOfKind =
    kind !== undefined && !(wound !== undefined && usual === 'kg' && isPriceOfKind(before, after, trade, price))
  const isOfMany = (isDigit && HUNDREDS_BEHIND.test(after)) || isOfKind
  if (values.currency === undefined && isOfMany) return true
  const isOfPair = ADDED_TO.test(before) || (mayBePanna(before, price) && !/^\s*\/[-=]/u.test(after))
  if (values.currency === undefined && isOfPair) return true
  const isOfColours =
    COLOURS_BEFORE.test(before) &&
    (isRequest || COLOUR_COUNTED.test(before) || (usual === 'cone' && COLOURS_ADDED.test(before)))
  if (values.currency === undefined && isOfColours && EACH_BEHIND.test(after)) return true
  if (values.currency === undefined && COLOUR_BEFORE.test(before) && OTHER_COLOUR_COUNTED.test(after)) return true
  if (STANDARD_BEFORE.test(before) || OF_TIME.test(after) || isOfPackage(before, after, unitOf)) return true
  // "25000 per lot" are as many; "12 cones per box" and "1 kg = 40 pc" hold them.
  const isContents = CONTENTS.exec(`${price}${after}`)?.index === 0
  const isOfCarton = price <= PER_CARTON_MAX && PER_CARTON.test(after) && unitOf('carton') !== 'piece'
  const isOfBox = IN_A_BOX.has(price) && PER_BOX.test(after)
  const isHeld =
    isOfCarton || isOfBox || isContents || /^\s*per\s+lot\b/iu.test(after) || HELD.test(`${before}#${after}`)
  const isNumbered = NUMBER_OF_GOODS.test(before) && values.priceUom === undefined && !/^\s*\/[-=]/u.test(after)
  if (values.currency === undefined && (isHeld || isNumbered)) return true
  if (values.priceUom !== undefined || COUNTED_AT.test(before)) return false
  const isAbroad = values.currency !== undefined && values.currency !== 'INR'
  const least = isAbroad ? PRICE_MIN.abroad : PRICE_MIN.home
  if (usual === 'm' && price < Number(OF_METRES.exec(before)?.[1]) * least) return false
  if (price < Number(HELD_BEFORE.exec(before)?.[1]) * least) return false
  if (isTotal(price, values.currency) || (OF_A_BOX.test(before) && !/^\s*(?:\/-)?\s*each\b/iu.test(after))) return true
  // What no such goods cost counts or measures something.
  if (values.currency === undefined && !isRequest && !isUsual(price)) return true
  if (PER_OTHER.test(after)) return true
  // Small goods are priced by the thousand, machines by themselves, whatever they hold.
  if (usual === '1000' || usual === 'unit') return false
  if (HUNDREDS.test(before)) return true
  if (STEP_BEFORE.test(before) && PRICED.test(before.replace(STEP_BEFORE, ''))) return true
  // "38.50 taka 100 m": a metre of cloth that lies in such pieces.
  const behind = usual === 'm' && PIECE_BEHIND.test(after) ? undefined : PACK_BEHIND.exec(after)?.[1]
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
