import type { FieldValues } from '@/lib/domain/fields/field'
import { convertQuantity, isCountedUnit } from '@/lib/domain/units/units'
import type { LineReading } from '../line-text'
import { COLOUR, CURRENCY, PACK } from './context'
import { goodsOfEach } from './each-of'

/**
 * A request with several quantities of goods: "120 cones white and 80 cones black", "500 kg each of 30s and 40s". One of them alone would be a wrong order, so
 * that none is read, nor what differs between them.
 */
export interface SeveralQuantities {
  /** As typed, with their units: "120 cones", "80 cones"; the same of each with its goods: "500 kg of 30s". */
  named: readonly string[]
  /** The parts of the sentence, one for each. */
  parts: readonly string[]
  /** What all of them come to, where the line says it. */
  total: { amount: number; unit: string } | null
}

interface Place {
  start: number
  end: number
  text: string
  amount: number
  unit: string
}

const FIGURE = /(?<![\p{L}\d.,/x×*-])(\d[\d,]*(?:\.\d+)?)\s*(\p{L}+)\.?(?![\p{L}\d])/giu
/** Units in which work or cloth is described, and no goods are asked for. */
const NOT_OF_GOODS: ReadonlySet<string> = new Set(['end', 'pick', '1000 stitches', 'hour', 'kWh'])
/** Packages that are goods' own: "taka 100 m", "carboy 35 kg". */
const OTHER_PACK = '(?:takas?|thaa?ns?|pieces?|lumps?|carboys?|drums?|cans?|barrels?|pouch(?:es)?)'
/** A price, a minimum, a sample, a package, a size, or the same quantity in another unit. */
const OTHER_BEFORE = new RegExp(
  String.raw`(?:\(|[@=+]|${CURRENCY}|\b(?:price|rate|target|budget|under|below|at|min(?:imum)?|moq|smallest|least|about|approx(?:imately)?|i\.?e\.?|max(?:imum)?|upto|up to|above|over|from|samples?|trial|lots?|per|each|every|width|wide|length|weight|wt|net|nett|gross|capacity|size|cut|gsm|parcels?|${PACK}\s+of|${PACK}\s*[x×]|(?:lots?|parcels?|sets?|packs?|packets?)\s+of))\s*(?:order|qty|quantity|lot)?\s*(?:of|is)?\s*[:=-]?\s*$`,
  'iu',
)
/** "Drill 20000 m, weekly 5000 m": a part of what is named in front of it. */
const PERIOD_BEFORE = /\b(?:weekly|monthly|daily|(?:per|each|every|a)\s+(?:day|week|month))\s*[:=-]?\s*$/iu
/** "Bag 50 kg", "taka 100 m": what one of them holds. Of "cones: 120 pcs" the cones are counted. */
const PACK_BEFORE = new RegExp(
  String.raw`(?<!\d\s*)\b(?:${PACK}|${OTHER_PACK})(?:\s*(?:size|wt|weight|length)\s*[:=-]?)?\s*$`,
  'iu',
)
const OTHER_BEHIND =
  /^\s*(?:(?:for\s+(?:an?\s+)?(?:samples?|sampling|trials?|lab\s?(?:dips?|tests?|testing))|per|each|every|a|min(?:imum)?|moq|samples?|trial|wide|width|panna|long|length|cuts?|pack(?:s|ing|ed|ets?)?|sets?|capacity|lots?|weekly|monthly|daily|max(?:imum)?|weight|wt|net|nett|gross|gsm)(?!\p{L})|\/|in\s+(?:a|one|each|every)(?!\p{L}|\s+(?:colou?r|shade|design|quality)))/iu
const PACK_BEHIND = new RegExp(
  String.raw`^\s*(?:paper|plastic|hdpe|pp|jute|polyester|cotton)?\s*(?:${PACK}|${OTHER_PACK})(?!\p{L})`,
  'iu',
)
/** A part of what is asked for, which comes by itself. */
const DELIVERY_BEFORE =
  /\b(?:first|1st|second|2nd|then|balance|rest|remaining|immediate(?:ly)?)\s*(?:lot|delivery)?\s*[:=-]?\s*$/iu
const TOTAL_BEFORE = /\b(?:total|in all|altogether|kul)\s*(?:qty|quantity|order|of|is)?\s*[:=-]?\s*$/iu
const TOTAL_BEHIND = /^\s*(?:in\s+)?(?:total|all together|altogether)(?!\p{L})/iu
/** "80 black", "navy 100": so many of another colour, in the unit of the others. */
const OF_COLOUR = new RegExp(
  String.raw`(?:(?:\b(?:and|aur|plus)|[,;:&+])\s*)(?:(?<=\s|[,;&+])(\d[\d,]*)\s+(?:dark\s+|light\s+|sky\s+|royal\s+)?${COLOUR}(?!\p{L})|(?:dark\s+|light\s+|sky\s+|royal\s+)?${COLOUR}\s+(\d[\d,]*)(?=\s*(?:$|[,;&+]|(?:and|aur)\b)))`,
  'giu',
)
/** "Shade 4022", "shades: red 1024": the figures of such a line may be those of shades. "2 shades", "navy shade" are not. */
const OF_SHADES = new RegExp(
  String.raw`(?<!(?:\d|${COLOUR})\s*)\bshades?\s*(?:nos?\.?|codes?)?\s*[:#-]?\s*(?:${COLOUR}\s*)?\d|\bpantone\b|\bral\b|\bcol(?:ou?r)?s?\.?\s*(?:nos?|codes?)\b`,
  'iu',
)
/** "Shades: red 500, blue 500, black 1000 kg": with a unit behind the last they are quantities. */
export const SHADES_COUNTED = new RegExp(
  String.raw`\bshades?\s*:[^;|]*${COLOUR}\s*\d[\d,]*\s*(?:kgs?|m|mts?|mtrs?|met(?:er|re)s?|cones?|tubes?|spools?|pcs|pieces|nos|box(?:es)?|rolls?|yds?|yards|bags?|cartons?|ctns?)(?!\p{L})`,
  'iu',
)
const COLOUR_NEAR = new RegExp(String.raw`(?<!\p{L})${COLOUR}(?!\p{L})`, 'iu')
const JOINED = /\b(?:and|aur|plus)\b|[,;&+]/giu

/** What one package weighs and holds at most. */
const PACKAGE_KG_MAX = 100
const PACKAGE_M_MAX = 1000
const PACKAGE_PIECES_MAX = 144
const LEAST_KG = 1
const LEAST_M = 3

/** So many times more of one colour than of the others is a number. */
const TIMES_MAX = 5

const figureOf = (text: string): number => Number(text.replaceAll(',', ''))

function isOfPackage({ amount, unit }: Place, before: string, behind: string): boolean {
  const isBehind = PACK_BEHIND.test(behind)
  if (!isBehind && !PACK_BEFORE.test(before)) return false
  const kg = convertQuantity(amount, unit, 'kg', {})
  if (kg !== null) return kg <= PACKAGE_KG_MAX
  const m = convertQuantity(amount, unit, 'm', {})
  if (m !== null) return m <= PACKAGE_M_MAX
  return isBehind ? !isCountedUnit(unit) || unit === 'piece' || unit === 'cone' : amount <= PACKAGE_PIECES_MAX
}

function isTooSmall({ amount, unit }: Place): boolean {
  const kg = convertQuantity(amount, unit, 'kg', {})
  const m = convertQuantity(amount, unit, 'm', {})
  return amount <= 0 || (kg !== null && kg < LEAST_KG) || (m !== null && m < LEAST_M)
}

/** The quantities with a unit in which goods are asked for. */
function placesIn(text: string, unitOf: (word: string) => string | null) {
  const goods: Place[] = []
  const deliveries: Place[] = []
  const others: string[] = []
  let total: Place | null = null
  for (const { 0: words, 1: figure = '', 2: word = '', index } of text.matchAll(FIGURE)) {
    const unit = unitOf(word)
    if (unit === null || NOT_OF_GOODS.has(unit)) continue
    const place = { start: index, end: index + words.length, text: words.trim(), amount: figureOf(figure), unit }
    const [before, behind] = [text.slice(0, place.start), text.slice(place.end)]
    if (TOTAL_BEFORE.test(before) || TOTAL_BEHIND.test(behind)) total = place
    else if (
      OTHER_BEFORE.test(before) ||
      OTHER_BEHIND.test(behind) ||
      isOfPackage(place, before, behind) ||
      isTooSmall(place) ||
      (goods.length > 0 && PERIOD_BEFORE.test(before))
    )
      others.push(place.text)
    else if (DELIVERY_BEFORE.test(before)) deliveries.push(place)
    else goods.push(place)
  }
  return { goods: goods.length > 0 ? goods : deliveries, others, total }
}

/** Those in one kind of unit. The same amount in another unit is said again. */
function ofOneKind(places: readonly Place[]): Place[] {
  const [first] = places
  if (!first) return []
  const kinds = places.map((place) => places.filter((other) => ratio(other, place) !== null))
  const most = kinds.toSorted((a, b) => b.length - a.length)[0] ?? []
  return most.filter(
    (place, position) =>
      !most
        .slice(0, position)
        .some((earlier) => earlier.unit !== place.unit && isAbout(ratio(earlier, place), place.amount)),
  )
}

/** "Saree 50 pcs and 30s yarn 2 ton": of two goods, each in its unit. "20 bags and 1000 kg" may be the same. */
const areOfTwoGoods = (text: string, places: readonly Place[]): boolean =>
  places.some((place, at) => {
    const next = places[at + 1]
    const between = next === undefined ? '' : text.slice(place.end, next.start)
    const isOther = next !== undefined && ratio(place, next) === null
    return isOther && AND.test(between) && /\p{L}{3}/u.test(between.replace(AND, ' '))
  })
const AND = /(?<!\p{L})(?:and|aur|plus)(?!\p{L})|[&+;]/iu

/** "5000 yds, about 4570 m" are the same. */
const isAbout = (one: number | null, other: number): boolean => one !== null && Math.abs(one - other) <= other * 0.02

const ratio = (from: Place, to: Place): number | null =>
  from.unit === to.unit ? from.amount : convertQuantity(from.amount, from.unit, to.unit, {})

/** The quantities of other colours, whose unit is that of the one before. */
function ofColours(text: string, places: readonly Place[]): Place[] {
  const [first] = places
  if (!first || !COLOUR_NEAR.test(text) || (OF_SHADES.test(text) && !SHADES_COUNTED.test(text))) return []
  const most = Math.max(...places.map(({ amount }) => amount))
  return [...text.matchAll(OF_COLOUR)].flatMap(({ 0: words, 1: ahead, 2: behind, index }) => {
    const figure = ahead ?? behind ?? ''
    const start = index + words.indexOf(figure)
    const end = start + figure.length
    const isKnown = places.some((place) => place.start < end && start < place.end)
    // "Navy 4022" of 500 kg is a shade.
    const isShade = figureOf(figure) > most * (behind !== undefined && figure.length > 3 ? 1 : TIMES_MAX)
    return isKnown || isShade ? [] : [{ start, end, text: figure, amount: figureOf(figure), unit: first.unit }]
  })
}

/** Where the line is cut between two quantities: at the last word that joins them. */
function cutBetween(text: string, { end }: Place, { start }: Place): number {
  const joined = [...text.slice(end, start).matchAll(JOINED)].at(-1)
  return joined ? end + joined.index : start
}

/** Between a total and its parts: "1000 kg of 30s combed: red", "1000 kg, red". */
const SPLIT_UP = new RegExp(
  String.raw`[:(=]|\b(?:of\s+which|i\.?e\b|viz|being|split)|^\s*[,–-]\s*(?:${COLOUR}\s*)?$`,
  'iu',
)

/** "1000 kg: red 600 kg, blue 400 kg": the first is the total of the others. */
function withTotalFirst(
  text: string,
  places: readonly Place[],
  total: Place | null,
): { places: readonly Place[]; total: Place | null } {
  const [first, ...others] = places
  const sum = others.reduce((amount, place) => amount + place.amount, 0)
  const isTotal =
    first !== undefined &&
    others.length > 1 &&
    others.every(({ unit }) => unit === first.unit) &&
    SPLIT_UP.test(text.slice(first.end, others[0]?.start))
  return total === null && isTotal && sum === first.amount ? { places: others, total: first } : { places, total }
}

/**
 * The quantities that a request names, where these are several; null for any other.
 * @param isOfPackages whether a figure with its unit was read as what one package holds or weighs
 */
export function severalQuantities(
  text: string,
  unitOf: (word: string) => string | null,
  isOfPackages: (figure: string) => boolean,
): SeveralQuantities | null {
  const found = placesIn(text, unitOf)
  const goods = found.goods.filter(({ text: words }) => found.others.includes(words) || !isOfPackages(words))
  const withUnits = areOfTwoGoods(text, goods) ? goods : ofOneKind(goods)
  const { places, total } = withTotalFirst(
    text,
    [...withUnits, ...ofColours(text, withUnits)].sort((a, b) => a.start - b.start),
    found.total,
  )
  if (places.length < 2) return found.goods.length === 0 ? oneOfEach(text, unitOf, found.total) : null
  const cuts = places.slice(1).map((place, position) => cutBetween(text, places[position] ?? place, place))
  const parts = [0, ...cuts].map((from, position) => text.slice(from, cuts[position]))
  return {
    named: places.map((place) => place.text),
    parts,
    total: total === null ? null : { amount: total.amount, unit: total.unit },
  }
}

/** One quantity that is meant for each of several goods: "500 kg each of 30s and 40s". */
function oneOfEach(
  text: string,
  unitOf: (word: string) => string | null,
  total: SeveralQuantities['total'],
): SeveralQuantities | null {
  for (const { 0: words, 1: figure = '', 2: word = '', index } of text.matchAll(FIGURE)) {
    const unit = unitOf(word)
    const place = {
      start: index,
      end: index + words.length,
      text: words.trim(),
      amount: figureOf(figure),
      unit: unit ?? '',
    }
    const before = text.slice(0, index).replace(/(?<!\p{L})each\s*$/iu, '')
    if (unit === null || NOT_OF_GOODS.has(unit) || OTHER_BEFORE.test(before) || isTooSmall(place)) continue
    if (isOfPackage(place, before, '')) continue
    const goods = goodsOfEach(text, place)
    if (goods) return { named: goods.items.map((item) => `${place.text} of ${item}`), parts: goods.parts, total }
  }
  return null
}

const isColour = (name: string): boolean => /colou?r|shade/i.test(name)
const AMOUNTS: ReadonlySet<string> = new Set(['availableQuantity', 'moq', 'moqUom'])

/**
 * The fields that one reading of the line may not have, as the goods of its quantities differ in them.
 * @param head the line up to its first quantity, which is about all of them
 */
function differing(parts: readonly LineReading[], whole: LineReading, head: string): Set<string> {
  const names = [...new Set([whole, ...parts].flatMap(({ values }) => Object.keys(values)))]
  const valuesOf = (name: string) => parts.map(({ values }) => values[name]).filter((value) => value !== undefined)
  const conflicts = names.filter(
    (name) =>
      name !== 'title' &&
      !AMOUNTS.has(name) &&
      name !== 'uom' &&
      new Set(valuesOf(name).map((one) => JSON.stringify(one))).size > 1,
  )
  const isOfHead = (name: string) =>
    whole.understood.some((part) => part.name === name && part.text !== '' && head.includes(part.text))
  // Of one count in two colours the rest is common; of two counts, what is said of one is not said of the other.
  const differInMore = conflicts.some((name) => !isColour(name))
  const isOpen = (name: string) =>
    valuesOf(name).length < parts.length &&
    (isColour(name) || (differInMore && valuesOf(name).length > 0 && !isOfHead(name)))
  return new Set([...conflicts, ...names.filter(isOpen)])
}

/** A reading of a line without the one quantity that it took, and without what differs between the goods. */
export function withoutOneOf(
  { named, parts, total }: SeveralQuantities,
  whole: LineReading,
  read: (part: string) => LineReading,
): { values: FieldValues; understood: LineReading['understood'] } {
  const [first = ''] = parts
  const [quantity = ''] = named
  const dropped = differing(parts.map(read), whole, first.slice(0, Math.max(0, first.indexOf(quantity))))
  // "120 cones white and 80 black": the bare figure was read as a price.
  const { basePrice, currency } = whole.values
  if (
    currency === undefined &&
    named.some((one) => (one.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).some((figure) => figureOf(figure) === basePrice))
  )
    dropped.add('basePrice').add('priceUom')
  const units = named.map((one) => one.replace(/[\d.,\s]+/, '')).filter((unit) => unit !== '')
  if (new Set(units).size > 1) dropped.add('uom')
  const isKept = (name: string) => !AMOUNTS.has(name) && !dropped.has(name)
  const values = Object.fromEntries(Object.entries(whole.values).filter(([name]) => isKept(name)))
  return {
    values: total === null ? values : { ...values, availableQuantity: total.amount, uom: total.unit },
    understood: whole.understood.filter(({ name }) => isKept(name)),
  }
}
