import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { roundTo } from '@/lib/domain/units/rounding'
import { convertQuantity, isCountedUnit, type UnitName, unitOfWord } from '@/lib/domain/units/units'
import { currencies } from '@/lib/domain/vocabulary/currencies'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { textValue } from '../listing'
import type { LineText } from './line-text'

const NUMBER = String.raw`\d+(?:,\d+)*(?:\.\d+)?`
/** Not inside a word, a count or a fraction. */
const START = String.raw`(?<![\p{L}\p{N}./,])`
/** Not the end of another word: "3 colours 25 kg" names no price. */
const SIGN = String.raw`₹|(?<!\p{L})(?:rs\.?|rupees?|inr|us\$|usd|eur|gbp)|\$|€|£`
/** "kg", "great gross", "1000 pcs". */
const UNIT = String.raw`(?:1,?000(?:\s*(?:m|mtrs?|met(?:er|re)s?|pcs?|pieces?|nos|st|stitch(?:es)?)\b|(?!\s*\p{L}|[\d,.]))|great\s+gross|\p{L}+)`
const PER = String.raw`(?:\s*(?:\/-|\/=))?(?:\s*(?:\/|\bper\b)\s*(${UNIT}))?`

const TAX = /(?:\+|\bplus\b|\bexcl(?:uding|\.)?|\bextra\b)\s*(?:gst|tax)\b(?:\s*extra)?|\b(?:gst|tax)\s+extra\b/iu
const TAX_INCLUDED =
  /\bincl(?:uding|usive(?:\s+of)?|\.)?\s*(?:of\s+)?(?:all\s+)?(?:gst|tax(?:es)?)\b|\b(?:gst|tax(?:es)?)\s*(?:incl(?:uded|usive|\.)?|paid)(?!\p{L})/iu
const PACKED = new RegExp(`${START}(${NUMBER})\\s*kgs?\\.?\\s*(bag|carton|ctn|bale|bundle)s?\\b`, 'iu')
const PACKAGES = '(?:bag|carton|ctn|bale|bundle)s?'
/** "Bags of 60 kg". Of "3 bags of 60 kg" the number of bags is still to be read: a minimum or the stock. */
const PACKAGE_OF = new RegExp(
  `(?:\\b(?<!\\d\\s*)(${PACKAGES})|(?<=\\d\\s*(${PACKAGES})))\\s+of\\s+(${NUMBER})\\s*kgs?\\b`,
  'iu',
)
const CONE_OF = new RegExp(
  `\\bcones?\\s+of\\s+(${NUMBER})\\s*kgs?\\b|${START}(${NUMBER})\\s*kgs?\\.?\\s*cones?\\b`,
  'iu',
)
/** The minimum of a colour or design is not that of the order, and "min 18/kg" is the lowest price. */
const NOT_OF_PART = String.raw`(?![\d,.])(?!\s*(?:\p{L}+\s*)?(?:\/|\b(?:per|each|in each)\b)\s*(?:colou?rs?|shades?|designs?|styles?|clr)\b)`
const MINIMUM = new RegExp(
  `\\b(?:moq|min(?:imum)?)\\.?(?:\\s*(?:order|qty|quantity|lot|batch))*\\s*[:=.-]?\\s*(${NUMBER})(?![\\d,.]|\\s*\\/\\s*\\p{L})${NOT_OF_PART}\\s*(\\p{L}+)?`,
  'iu',
)
/** "1000 pcs min", "500 mtr moq". */
const MINIMUM_BEHIND = new RegExp(
  `${START}(${NUMBER})\\s*(\\p{L}+)\\.?\\s*(?:moq|min(?:imum)?(?:\\s+(?:order|qty|quantity))?)(?![\\p{L}\\d])(?!\\.?\\s*[:=-]?\\s*\\d)`,
  'iu',
)
/** "Lot no. 45", "lot 2611A", "lot CCW30-2611". "Lot 500 kg" and "lot of 2024" name none. */
const LOT =
  /\blot\s*(?:(?:no|number)\b\.?\s*[:#-]?\s*|#\s*)(\p{L}{0,6}\d[\p{L}\p{N}/-]*)|\blot\s+(\p{L}{1,6}-?\d[\p{L}\p{N}/-]*|\d+(?:\p{Lu}\b|[/-]\d[\p{N}/-]*))(?![\p{L}\p{N}])/u
const SAMPLE = /\b(?:free\s+samples?|samples?\s+(?:free|available|ready))\b/iu
const FREE = /free/i
const TO_PAY = /\b(?:freight\s+)?to[\s-]pay(?:\s+freight)?\b/iu
/** "100% cotton": the word stays, for the fibre. */
const ALL_OF_ONE = /\b100\s*%\s*(\p{L}+)/iu
const CREDIT =
  /(?<![\p{L}\p{N}./])(\d{1,3})\s*days?\s*(?:credit|pdc|payment)\b|\b(?:credit|pdc|payment)\s*(?:of\s*|in\s*|within\s*)?(\d{1,3})\s*days?\b/iu
const DAYS =
  /(?:\b(?:dispatch(?:ed)?|despatch|deliver(?:y|ed)|lead\s+time|ready)\s*)?(?:\b(?:in|within)\s+)?(?<![\p{L}\p{N}./])(?<!\b(?:returns?|returned|exchanged?|replacement|warranty|guarantee|validity|valid)\s*(?:[:-]|in|within|for|up\s?to)?\s*)(\d{1,3})\s*days?\b(?!\s*(?:(?:easy|free)\s+)?(?:returns?|exchange|replacement|warranty|guarantee|validity|offer))(?:\s*(?:delivery|dispatch))?/iu
/** "12.5 lakh", "1.2 cr", "55k": how machines and whole lots are priced. */
const AMOUNT = String.raw`${NUMBER}(?:(?:\s*(?:lakhs?|lacs?|crores?|cr)|k)(?!\p{L}))?`
const SIGNED_PRICE = new RegExp(`(?:(${SIGN})|@)\\s*(${AMOUNT})${PER}`, 'iu')
/** "95 rs pc": behind its sign a price needs no "per". */
const UNIT_BEHIND = String.raw`(?:\s*(?:\/|\bper\b)\s*(${UNIT})|\s+(kgs?|pcs?|pieces?|mtrs?|met(?:er|re)s?|dozen)(?![\p{L}\p{N}]))?`
const PRICE_SIGNED_AFTER = new RegExp(
  `${START}(${AMOUNT})\\s*(?:\\/-|\\/=|(${SIGN})(?![\\p{L}\\p{N}]))(?:\\s*(?:\\/-|\\/=))?${UNIT_BEHIND}`,
  'iu',
)
/** "Metre 2500 per tube" is a length. */
const PRICE_PER = new RegExp(
  `(?<!\\b(?:met(?:er|re)s?|mtrs?|length|yards?|yds?)\\s*[:=-]?\\s*)${START}(${AMOUNT})\\s*(?:\\/|\\bper\\b)\\s*(${UNIT})`,
  'iu',
)
/** "850 each" is what one of them costs; "6 each of 3 colours" is not. */
const PRICE_EACH = new RegExp(
  `(?:(${SIGN})\\s*)?${START}(${AMOUNT})\\s*(?:\\/-|(?:rs\\.?|₹)(?!\\p{L}))?\\s*(?:each|apiece|ea)(?!\\p{L})\\.?(?!\\s*(?:of|in|colou?rs?|shades?|designs?|styles?|sizes?)\\b)`,
  'iu',
)
/** "120 paise per end", "85 ps/m". */
const PRICE_IN_PAISE = new RegExp(
  `${START}(\\d{1,4}(?:\\.\\d+)?)\\s*(?:paise|paisa|ps)(?!\\p{L})(?:\\s*(?:\\/|\\b(?:per|a)\\b)?\\s*(${UNIT}))?`,
  'iu',
)
/** "94 c/lb", "85.5 cents per lb": cotton of the world market is priced in US cents. */
const PRICE_IN_CENTS = new RegExp(
  `${START}(\\d{1,4}(?:\\.\\d+)?)\\s*(?:us\\s?)?(?:c|cts?|cents?|¢)\\s*(?:\\/|\\bper\\b)\\s*(lbs?|pounds?|kgs?)\\b`,
  'iu',
)
/** "per dozen 1080", "dozen Rs 450": the unit before its price. */
const UNIT_FIRST = new RegExp(
  `(?:\\bper\\s+(1000|\\p{L}+)|(?<!\\d\\s*)\\b(doz(?:en)?|dz|gross))\\.?\\s*(?:[:=@-]\\s*)?(${SIGN})?\\s*(${AMOUNT})(?:\\s*\\/-)?(?=\\s*(?:$|[;,()+]))`,
  'iu',
)
/** "Rs 9.50 pc", "42 rs mtr": a unit that only the end of a part of the line follows. */
const LOOSE_UNIT = String.raw`(?:\s*(?:\/-|\/=))?\s+(\p{L}+)\.?(?=\s*(?:$|[,;()+]|(?:min|moq|stock|lot|ready|only|plus|net|ex)\b))`
const SIGNED_PRICE_LOOSE = new RegExp(`(?:(${SIGN})|@)\\s*(${AMOUNT})${LOOSE_UNIT}`, 'iu')
const PRICE_SIGNED_AFTER_LOOSE = new RegExp(
  `${START}(${AMOUNT})\\s*(?:\\/-|\\/=|(${SIGN})(?![\\p{L}\\p{N}]))${LOOSE_UNIT}`,
  'iu',
)
/** "1000 pcs Rs 450": small goods are priced by the thousand. */
const PRICE_OF_1000 = new RegExp(
  `${START}1,?000\\s*(?:pcs|pieces|nos)\\.?\\s*[@:=-]?\\s*(${SIGN})\\s*(${AMOUNT})(?!\\s*(?:\\/|per\\b))`,
  'iu',
)
/** "per 100 pcs 700": what a hundred cost, by the piece. */
const PRICE_OF_100 = new RegExp(
  `\\bper\\s+100\\s*(?:pcs|pieces|nos)\\.?\\s*[@:=-]?\\s*(${SIGN})?\\s*(${AMOUNT})(?!\\s*(?:\\/|per\\b))`,
  'iu',
)
/** An amount in lakhs or crores is a price, unless it counts something: "2 lakh cones". */
const PRICE_IN_LAKHS = new RegExp(
  `${START}(${NUMBER}\\s*(?:lakhs?|lacs?|crores?|cr))(?!\\p{L})\\.?(?:\\s+(?:each|only|nego(?:tiable)?|fixed|for all|all|complete|total))?(?=\\s*(?:$|[;,.()+]|\\d+\\s*(?:nos?|pcs|pieces?|sets?|units?)\\b))`,
  'iu',
)
/** What one package holds is no stock: "120 mtr taka", "8 kg roll". */
const NOT_OF_ONE = String.raw`(?!\s*(?:taka|thaan|than|roll|wide|width|long|length)\b)`
const STOCK = new RegExp(
  `(?<!\\b(?:box(?:es)?|packs?|packets?|cartons?|bundles?)\\s+of\\s+)(?<!\\b(?:lengths?|long|width)\\s*[:=-]?\\s*)(?:\\b(?:stock|ready|available)\\s*[:=-]?\\s*)?${START}(${AMOUNT})\\s*(\\p{L}+)\\b\\.?(?!\\s*(?:/|per\\b|a\\b)\\s*(?:day|week|month|shift|h(?:ou)?rs?|year)\\b)${NOT_OF_ONE}(?:\\s*(?:in\\s+)?(?:ready|stock|available))*`,
  'iu',
)
/** "9.5L", "55k": how brokers of machines write lakhs and thousands. */
const PRICE_IN_SHORT = new RegExp(`${START}(${NUMBER})(?:\\s?(L)|(k))(?=\\s*(?:$|[;,.()+]))`, 'u')
/** "220 pc 40 nos": of two numbers of pieces the first is the price of one. */
const PRICE_AND_PIECES = new RegExp(
  `${START}(${NUMBER})\\s*(?:pcs?|pieces?)\\.?(?=[\\s,;]+${NUMBER}\\s*(?:pcs?|pieces?|nos)(?!\\p{L}))`,
  'iu',
)
/** A quantity that is called the stock. */
const STOCK_NAMED = new RegExp(
  `${START}(${NUMBER})\\s*(\\p{L}+)\\b\\.?\\s*(?:in\\s+)?(?:ready|stock|available)\\b`,
  'iu',
)
const BARE = /(?<![\p{L}\p{N}.,/%]|\d ?-)\d[\d,]*(?:\.\d+)?(?![\p{L}\p{N}/%]|[.,]\d|-\d)/gu
const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
/** The year of a date is no price: "15 Jan 2027". */
const MONTH_OF = new RegExp(`\\b(?:${MONTHS})\\.?,? ?$`, 'iu')
const YEAR = /^20\d\d$/
/** A number of something is no price: "4 m", 44", "6 seater", "120 count". */
const OF_SOMETHING = new RegExp(
  String.raw`^ ?(?:["'″′]|(?:kgs?|g|gms?|grams?|lbs?|pounds?|x(?= ?\d)|m|mts?|mtrs?|met(?:er|re)s?|cms?|mm|inch(?:es)?|in|ft|feet|yards?|yds?|counts?|seater|parts?|panels?|kali|ways?|layers?|lines?|months?|years?|yrs?|pockets?|buttons?|hours?|hrs?|tubes?|chambers?|cylinders?|creels?|wales?|gauge|gg|threads?|ply|holes?|heads?|reeds?|shots?|gsm|oz|tpi|tpm|epi|ppi|ends|picks|spindles?|rotors?|looms?|needles?|hooks?|feeders?|microns?|mic|bf|lakhs?|lacs?|tc|pass|screens?|colou?rs?|shades?|designs?|sizes?|hanks?|pcs?|pieces?|nos?|units?|machines?|frames?|m\/cs?|positions?|boys?|girls?|watts?|w|volts?|v|hp|kw|kva|rpm|bar|deg(?:rees?)?|st|nd|rd|th|${MONTHS})\b)`,
  'iu',
)

/** Nor is the number of an article or a norm: "no. 5", "vol 4", "EN 20471"; what follows "per" is a unit. */
const NUMBER_OF =
  /\b(?:per|no|nos|number|art|article|style|design|ect|bct|bst?|bf|rct|cobb|en|iso|is|astm|aatcc|bs|din|jis|aql|cat(?:alogue)?|vol|volume|ticket|tkt|met(?:er|re)s?|mtrs?|panna|pana|width|nylon|(?<=\d ?)x|(?:box|pack|packet|set|carton|bag|bundle|roll|lot)e?s? of)\.? ?[:#-]? *$/iu
/** A number before a word that is no term of a price counts or measures it: "25 tpi", "80 degrees", "2 hooks". */
const OF_A_WORD =
  /^ ?(?!(?:only|net|nett|plus|fix|fixed|final|nego(?:tiable)?|ex|for|all|each|per|a|an|in|at|to|and|or|with|good|fresh|best|ready|cash|new|free|extra|wholesale|retail|rate|price|mrp|gst|inr|rs|approx|any|no|on|limited|today|offer|last|now|from|delivered|fob|cif|cnf|c|max|min|moq|lot|stock|firm|reduced|sale|is|the|basic|base|landed|onwards|incl|including|excl|excluding|inclusive|exclusive|tax|less|about|around|bargain|slightly|urgent|call|contact|whatsapp|first|export|local|quality|good|nice|used|old|unused|working|running|complete|original|genuine|imported|indian|available|single|set|piece|pure|top|natural|hand|designer|heavy|semi|soft)\b)\p{L}/iu
/** "Size 42" is a size; "4 sizes 265" ends with a price. */
const SIZE_OF = /\bsizes? ?[:#-]? *$/iu
const SIZE_MAX = 130

/** Signs that stand for one currency in a price list; the rest are in the vocabulary. */
const SIGNS: Readonly<Record<string, string>> = { $: 'USD' }

/**
 * Reads the terms of a sale: price, tax, packing, minimum, credit, days and stock.
 * @param usualUom the unit in which such goods are sold, once the price is read
 */
export function readSaleTerms(
  line: LineText,
  definition: ModuleDefinition,
  usualUom: () => string = () => textValue(definition.defaults, 'uom'),
): void {
  const packages = fieldSpec(definition, 'packageType')
  const packed = (type = '', weight: string | undefined) => {
    const packageType = packages?.kind === 'choice' ? canonicalValue(packages.vocabulary, type) : null
    return { netWeight: numberOf(weight), weightUnit: 'kg', ...(packageType && { packageType }) }
  }
  line.take(TAX_INCLUDED, () => ({ taxIncluded: true }))
  line.take(TAX, () => ({ taxIncluded: false }))
  line.take(CONE_OF, ([, after, before]) => ({ dimensions: { coneWeight: numberOf(after ?? before) } }))
  line.take(PACKAGE_OF, ([, type, counted, weight]) => packed((type ?? counted)?.replace(/s$/i, ''), weight))
  line.take(PACKED, ([, weight, type]) => packed(type, weight))
  line.take(MINIMUM, ([, figure, word = '']) => {
    const unit = unitNamed(definition, word)
    return { moq: numberOf(figure), ...(unit && { moqUom: unit }) }
  })
  line.take(MINIMUM_BEHIND, ([, figure, word = '']) => {
    const unit = unitNamed(definition, word)
    return unit && { moq: numberOf(figure), moqUom: unit }
  })
  readSupply(line, definition)
  line.take(CREDIT, ([, before, after]) => ({ creditTerms: { days: Number(before ?? after) } }))
  line.take(DAYS, ([, days]) => ({ dispatchLeadTime: Number(days) }))
  takeLoosePrice(line, definition)
  line.take(PRICE_EACH, ([, sign, figure]) =>
    priceOfOne(definition, [textValue(line.values, 'moqUom'), usualUom()], figure, sign),
  )
  line.take(PRICE_IN_PAISE, ([, figure, per]) => {
    const { basePrice, ...rest } = price(definition, figure, 'Rs', per)
    return { basePrice: roundTo(basePrice / 100, 6), ...rest }
  })
  line.take(PRICE_IN_CENTS, ([, figure, per]) => {
    const { basePrice, ...rest } = price(definition, figure, 'usd', per)
    return { basePrice: roundTo(basePrice / 100, 6), ...rest }
  })
  if (!line.has('basePrice'))
    line.take(UNIT_FIRST, ([, named = '', counted = '', sign, figure]) =>
      unitNamed(definition, named || counted) ? price(definition, figure, sign, named || counted) : null,
    )
  if (!line.has('basePrice')) line.take(SIGNED_PRICE, ([, sign, figure, per]) => price(definition, figure, sign, per))
  if (!line.has('basePrice'))
    line.take(PRICE_SIGNED_AFTER, ([, figure, sign, per, next]) => price(definition, figure, sign, per ?? next))
  if (!line.has('basePrice'))
    line.take(PRICE_PER, ([, figure, per = '']) =>
      unitNamed(definition, per) ? price(definition, figure, '', per) : null,
    )
  if (!line.has('basePrice') && !isSoldBy(definition, 'L'))
    line.take(PRICE_IN_SHORT, ([, figure, lakhs]) => price(definition, lakhs ? `${figure} lakh` : `${figure}k`))
  if (!line.has('basePrice')) line.take(PRICE_IN_LAKHS, ([, figure]) => price(definition, figure))
  if (!line.has('basePrice')) line.take(PRICE_AND_PIECES, ([, figure]) => price(definition, figure, '', 'pcs'))
  // Who sells work has no stock: a quantity is that of a lot or a day.
  if (definition.rendererFamily !== 'SERVICE') takeStock(line, definition, usualUom())
  sellByPriceUnit(line, definition, usualUom())
}

/** A price with a unit of the module behind it, without a stroke between them. */
function takeLoosePrice(line: LineText, definition: ModuleDefinition): void {
  const inOwnUnit = (figure?: string, sign?: string, word = '') =>
    !line.has('basePrice') && isSoldBy(definition, unitNamed(definition, word))
      ? price(definition, figure, sign, word)
      : null
  if (isSoldBy(definition, '1000'))
    line.take(PRICE_OF_1000, ([, sign, figure]) => price(definition, figure, sign, '1000'))
  line.take(PRICE_OF_100, ([, sign, figure]) => {
    if (!isSoldBy(definition, 'piece') || line.has('basePrice')) return null
    const { basePrice, ...rest } = price(definition, figure, sign, 'pcs')
    return { basePrice: roundTo(basePrice / 100, 6), ...rest }
  })
  line.take(SIGNED_PRICE_LOOSE, ([, sign, figure, word]) => inOwnUnit(figure, sign, word))
  line.take(PRICE_SIGNED_AFTER_LOOSE, ([, figure, sign, word]) => inOwnUnit(figure, sign, word))
}

/** Lot, sample, freight and a single fibre, in the modules that have them. */
function readSupply(line: LineText, definition: ModuleDefinition): void {
  const isField = (name: string) => fieldSpec(definition, name) !== null && !fieldSpec(definition, name)?.isHidden
  line.take(LOT, ([, numbered, plain]) => (isField('lot') ? { lot: numbered ?? plain } : null))
  line.take(SAMPLE, ([text]) =>
    isField('sampleAvailable') ? { sampleAvailable: true, ...(FREE.test(text) && { samplePrice: 0 }) } : null,
  )
  line.take(TO_PAY, () => (isField('shippingResponsibility') ? { shippingResponsibility: 'To-pay freight' } : null))
  const [share = '', word = ''] = ALL_OF_ONE.exec(line.rest) ?? []
  const fibre = canonicalValue(fibres, word)
  if (fibre !== null && isField('blendPercentages')) line.note({ blendPercentages: [{ fibre, percent: 100 }] }, share)
}

/**
 * Takes prices and quantities in the module's units out of a line, before the words of its goods are read: the cones of "62 per cone" and of
 * "2,400 cones ready" are no package.
 * @returns the rest of the line
 */
export function readUnitTerms(line: LineText, definition: ModuleDefinition): string {
  const isOwn = (unit: UnitName | null) => isSoldBy(definition, unit)
  const usual = textValue(definition.defaults, 'uom')
  const perOwn = (figure: string | undefined, sign: string | undefined, per: string | undefined) => {
    const unit = per ? unitNamed(definition, per) : null
    return isOwn(unit) && !line.has('basePrice') ? price(definition, figure, sign, per) : null
  }
  takeLoosePrice(line, definition)
  line.take(SIGNED_PRICE, ([, sign, figure, per]) => perOwn(figure, sign, per))
  line.take(PRICE_SIGNED_AFTER, ([, figure, sign, per, next]) => perOwn(figure, sign, per ?? next))
  line.take(PRICE_PER, ([, figure, per]) => perOwn(figure, '', per))
  line.take(MINIMUM, ([, figure, word = '']) => {
    const unit = unitNamed(definition, word)
    return isOwn(unit) ? { moq: numberOf(figure), moqUom: unit } : null
  })
  if (!line.has('basePrice'))
    line.take(PRICE_EACH, ([, sign, figure]) =>
      priceOfOne(definition, [textValue(line.values, 'moqUom'), usual], figure, sign),
    )
  line.take(STOCK_NAMED, ([, figure, word = '']) => {
    const unit = unitNamed(definition, word)
    return unit && isOwn(unit) ? stockIn(unit, numberOf(figure), definition, line, usual) : null
  })
  return line.rest
}

/**
 * The unit that a word names in this trade: a cone is a piece where the cones themselves are sold, and pcs are pieces where
 * the module sells pieces. "1000 pcs" and "1,000 pcs" are one unit.
 */
function unitNamed({ sale }: ModuleDefinition, word: string): UnitName | null {
  const plain = word
    .replace(',', '')
    .replace(/\s+/g, ' ')
    .replace(/^nos$/i, 'pcs')
    .replace(/stitch$/i, 'stitches')
  const spoken = sale.spoken?.get(plain.toLowerCase())
  if (spoken) return spoken
  return unitOfWord(canonicalValue(sale.units, plain) ?? plain)
}

function isSoldBy({ sale }: ModuleDefinition, unit: string | null): boolean {
  return sale.units.options.some(({ value }) => value === unit)
}

/**
 * A bare number is the price: the last one, since a list names the goods first.
 * @param isWordKnown whether the readers know the trade's words, so that a number before an unknown word is of that word
 * @returns its text; "" without one
 */
export function readBarePrice(line: LineText, isWordKnown = false): string {
  const last = bareNumbers(line).at(-1)
  if (last === undefined || line.has('basePrice')) return ''
  if (isWordKnown && OF_A_WORD.test(line.rest.slice(line.rest.lastIndexOf(last) + last.length))) return ''
  line.note({ basePrice: numberOf(last) }, last)
  line.removeLast(last)
  return last
}

/** The bare numbers of a line, in order. */
export function bareNumbers(line: LineText): string[] {
  return [...line.rest.matchAll(BARE)]
    .filter(
      (match) =>
        !OF_SOMETHING.test(line.rest.slice(match.index + match[0].length)) &&
        !NUMBER_OF.test(line.rest.slice(0, match.index)) &&
        !(YEAR.test(match[0]) && MONTH_OF.test(line.rest.slice(0, match.index))) &&
        !(Number(match[0]) <= SIZE_MAX && SIZE_OF.test(line.rest.slice(0, match.index))),
    )
    .map(([number]) => number)
}

function price(definition: ModuleDefinition, figure?: string, sign?: string, per?: string) {
  const currency = sign ? (SIGNS[sign] ?? canonicalValue(currencies, sign)) : null
  const priceUom: string | null = per ? unitNamed(definition, per) : null
  return { basePrice: numberOf(figure), ...(currency && { currency }), ...(priceUom && { priceUom }) }
}

/** What one costs: of the unit that the line or the trade counts in, else a piece. */
function priceOfOne(definition: ModuleDefinition, counted: readonly string[], figure?: string, sign?: string) {
  const priceUom = [...counted, 'piece', 'unit'].find(
    (unit) => /^(?:piece|unit)$/.test(unit) && isSoldBy(definition, unit),
  )
  return { ...price(definition, figure, sign), ...(priceUom && { priceUom }) }
}

function takeStock(line: LineText, definition: ModuleDefinition, usual: string): void {
  line.take(STOCK, ([text, figure, word = '']) => {
    const unit = unitNamed(definition, word)
    // "190T pongee" has 190 threads; cloth is not sold by the tonne.
    if (/\dT$/i.test(text) && unit === 'MT' && !isOfWeight(usual)) return null
    // A few metres are the size of something.
    if (unit === 'm' && numberOf(figure) < LEAST_STOCK_M && !/stock|ready|available/i.test(text)) return null
    return unit && stockIn(unit, numberOf(figure), definition, line, usual)
  })
}

const LEAST_STOCK_M = 10
const isOfWeight = (unit: string): boolean => convertQuantity(1, 'kg', unit, {}) !== null

/**
 * The stock in the module's usual unit if it converts; otherwise its unit is that of the sale: packages, or a unit of the
 * module. A gross stays a gross, since its price is that of a gross; a part of a counted unit is a price.
 */
function stockIn(unit: UnitName, amount: number, definition: ModuleDefinition, line: LineText, usual: string) {
  const isSold = isSoldBy(definition, unit)
  if (isCountedUnit(unit) && !Number.isInteger(amount))
    return isSold && !line.has('basePrice') ? { basePrice: amount, priceUom: unit } : null
  // What the listing's own weight and width would convert, such as kg of cloth, stays in the unit that people wrote.
  const isOwn =
    isSold &&
    (convertQuantity(1, unit, 'piece', {}) !== null ||
      (!isCountedUnit(unit) && convertQuantity(1, unit, usual, {}) === null))
  const inUsual = isOwn ? null : convertQuantity(amount, unit, usual, line.values)
  if (inUsual !== null) return { availableQuantity: roundTo(inUsual, 6), uom: usual }
  // Ends and picks are of looms and cloth; packages are of any goods but machines: "2 tube" is how one is built.
  return isSold || (usual !== 'unit' && isCountedUnit(unit) && unit !== 'end')
    ? { availableQuantity: amount, uom: unit }
    : null
}

/** Goods that are priced by a unit that does not convert to the usual one are sold by it: elastic per metre among buttons. */
function sellByPriceUnit(line: LineText, definition: ModuleDefinition, usual: string): void {
  const unit = textValue(line.values, 'priceUom')
  if (unit === '' || line.has('uom') || !isSoldBy(definition, unit)) return
  if (convertQuantity(1, unit, usual, line.values) === null) line.values.uom = unit
}

const TIMES: ReadonlyArray<readonly [RegExp, number]> = [
  [/la(?:kh|c)s?$/i, 1e5],
  [/cr(?:ores?)?$/i, 1e7],
  [/k$/i, 1e3],
]

function numberOf(figure = ''): number {
  const [word, times] = TIMES.find(([pattern]) => pattern.test(figure)) ?? []
  const value = Number((word ? figure.replace(word, '') : figure).replaceAll(',', ''))
  return times === undefined ? value : roundTo(value * times, 4)
}
