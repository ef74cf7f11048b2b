import { memoize } from '@/lib/domain/memoize'
import { phraseAt } from '../../reading/phrases'
import { foldedOf, lineOf } from '../../reading/tokens'
import { CLASSES, utilityClass } from '../vocabulary/classes'
import { CLASS_OF, itemType } from '../vocabulary/types'

/** What a line about stores, fuel or energy is about: its class decides what a number in it can be. */

export interface Goods {
  at: number
  used: number
  phrase: string
  utilityClass: string
  itemType: string | null
}

/** Machines, cloth, garments and job work that have these words in their names. */
const OTHER =
  /\b(?:fabrics?|cloth length|sarees?|kurtis?|kurtas?|shirts?|t-?shirts?|trousers?|jeans|leggings|dress(?:es)?|yarn|yarns|job ?work|(?:stitching|weaving|knitting|dyeing|spinning|embroidery) job|combed|carded|noil|scrap|used (?:oil|drums?|cones?|bearings?|belts?)|waste oil|ladies belt|mens belt|leather belt|elastic|gsm|kids|denim|punched|spunlace|tester|testers|kitchen|chef|bib|baby|laptop|handbags?)\b/
/** Behind the goods it is a machine, not what it uses up. */
const MACHINE_NEXT =
  /^(?:machines?|machinery|looms?|frame|frames|press|plant|plants|engine|generators?|boilers?|pumps?|heaters?|house|tester|dryers?|compressors?|turbines?|panel|panels|iron|locks?|punch|punched|punching|loom|grinding|mounting|cutter|jet|washed|wash|colou?r|black|blue|grey|proof|repellent|resistant|stain|bath|spun|work|cloth|fabric|yarn|lace|threader|print|prints|printed|bag|bags|tank|tanks|cleaning|testing|point|free|conditioner|cooler|drive|drives|motion)$/
/** Words that name the goods by themselves, or with words of the trade around them. */
const WEAK =
  /^(?:apron|aprons|belt|belts|filter|filters|needle|needles|oil|oils|steam|water|power|brush|chalk|register|registers|marker|valve|valves|sensor|sensors|cable|cables|bolts|screws|washers|buffer|nozzle|nozzles|reed|reeds|temple|temples|shuttle|shuttles|picker|pickers|bobbins|pirn|pirns|husk|biomass|cots?|glue|hose|hoses|pellets|briquettes?|ring tube|cutting oil|dustbin|duster|dusters|broom|brooms|mop|mops|wiper|wipers|relay|relays|motor|motors|fuse|battery|nitrogen|oxygen|argon|hydrogen|solar|wind|hydro|thermal|exchange|generator|fo|hair net|hand wash|pens|air gun|gasket|gaskets|slack coal|metallic wire|white oil|machine oil|face mask|rubber gloves|leather gloves|cotton gloves|chilled|opc|cng|degreaser|open access|traveler|traveller|travellers|travelers|sinker|sinkers|heddle|heddles|dropper|droppers|belting|propane|butane|toner|indonesian|motorised|buckets|chilka|sui|kadi|coals|fillet|rach|dhota|fani)$/
/** What shows that a weak word is meant here. */
const TRADE =
  /\b(?:mill|mills|spinning|ring frame|loom|looms|lmw|rieter|toyota|picanol|groz|beckert|bracker|skf|fenner|mobil|servo|castrol|shell|for|industrial|machine|sulzer|airjet|air jet|rapier|knitting|sewing|pcs|nos|piece|pieces|box|kcal|gcv|gar|nar|adb|arb|vg|iso|kwh|kw|mw|bar|ppm|tds|litre|litres|liter|ltr|drum|barrel|bucket|pail|tanker|cylinder|mt|ton|tons|tonne|kgs?|safety|rubber|nylon|steel|ss|hss|process|boiler|gauge|gg|shore|mm|micron|stockport|department|supply|hydraulic|pneumatic|compressor|stenter|open access|captive|solar|tariff|rs|rate|per|unit|units|size|no|number|inch|black|yellow|blue|red|oil|c1|el1|udr)\b|\d/

/** What power is made from says that it is sold only with the words of its trade. */
const SOURCE = /^(?:solar|wind|hydro|thermal|exchange|generator)$/
const SUPPLY = /\b(?:power|energy|electricity|open access|captive|ppa|kwh|tariff|per unit|third party)\b/

/** Oils that are chemicals or groceries. */
const OTHER_OIL =
  /^(?:coning|spin|finish|hair|castor|coconut|cooking|edible|wetting|pine|red|texturising|wool|batching|palm|neem|linseed|essential|seed|silicone|fat|softening|cottonseed|base|crude|mustard|texturizing|winding)$/

const NOUN_END = /^(?:for|with|in|per|suitable|used|of|to|on|,|;|\||\(|@|-|from|make)$/

function candidateAt(words: readonly string[], at: number): Goods | null {
  const [kind, type] = [phraseAt(utilityClass, words, at), phraseAt(itemType, words, at)]
  const [a, b] = [kind?.used ?? 0, type?.used ?? 0]
  if (type && b >= a) {
    const ofType = CLASS_OF.get(type.value) ?? ''
    // "Coal" alone is no type; a phrase of both lists names class and type.
    return { at, used: b, phrase: type.phrase, utilityClass: ofType, itemType: type.value }
  }
  return kind ? { at, used: a, phrase: kind.phrase, utilityClass: kind.value, itemType: null } : null
}

/** "Groz Beckert needles 24 GG", "needles DBx1": the figures say which needles. */
function needlesAt(words: readonly string[], at: number, text: string): Goods | null {
  if (!/^needles?$/.test(words[at] ?? '') || /^(?:single|double|twin|two|three|multi)$/.test(words[at - 1] ?? ''))
    return null
  const isSewn =
    /\b(?:db|dp|dc|tv|dv)[ -]?x ?k?\d|\buy ?128|\b(?:sewing|overlock|lockstitch|embroidery|organ|schmetz|flatlock)\b|#\d|\b\d{2,3}\/\d{1,2}\b/.test(
      text,
    )
  const isKnit =
    /\b(?:groz|gg|gauge|vota|vosa|vo|kern|knitting|knit|cylinder|dial|latch|hosiery|circular)\b|\d ?gg\b/.test(text)
  if (!isSewn && !isKnit) return null
  return {
    at,
    used: 1,
    phrase: words[at] ?? '',
    utilityClass: isSewn ? 'Sewing needle' : 'Knitting needle',
    itemType: null,
  }
}

const isAlone = (words: readonly string[], { used }: Goods): boolean => words.length === used

/** The phrases that name stores, from left to right; a longer one wins over those inside it. */
const hitsOf = memoize((tokens: readonly string[]): readonly Goods[] => {
  const words = foldedOf(tokens)
  const { text } = lineOf(tokens)
  if (
    OTHER.test(text) &&
    !/\b(?:travellers?|travelers?|gcv|kcal|iso vg|knitting needles?|spindle tapes?|for cleaning|a4|copier|needles?|sinkers?|reeds?|healds?|cots|yarn guides?|thread guides?)\b/.test(
      text,
    )
  )
    return []
  const hits: Goods[] = []
  for (let at = 0; at < words.length; ) {
    const found = candidateAt(words, at) ?? needlesAt(words, at, text)
    if (found && isMeant(found, words, text)) hits.push(found)
    at += found?.used ?? 1
  }
  return hits
})

function isMeant(found: Goods, words: readonly string[], text: string): boolean {
  const next = words[found.at + found.used] ?? ''
  const isOil = /oil$/.test(found.phrase)
  const isCleaner = found.utilityClass === 'Cleaning material'
  // Reed hooks draw the ends through a reed.
  if (found.utilityClass === 'Reed' && /^(?:hooks?|kni(?:fe|ves)|brush(?:es)?|cleaners?|racks?)$/.test(next))
    return false
  if (
    !isCleaner &&
    MACHINE_NEXT.test(next) &&
    !(isOil && next === 'bath') &&
    !/^(?:bag|bags|point|cloth|free|house)$/.test(next)
  )
    return false
  if (
    /^(?:per|\/|each|a|\d+)$/.test(words[found.at - 1] ?? '') &&
    found.at > 1 &&
    /^(?:belts?|filters?|needles?|bobbins?|bearings?|cylinder)$/.test(found.phrase)
  )
    return false
  if (/^oils?$/.test(found.phrase) && OTHER_OIL.test(words[found.at - 1] ?? '')) return false
  if (SOURCE.test(found.phrase) && !SUPPLY.test(text)) return false
  if (/^nozzles?$/.test(found.phrase) && /\b(?:main|sub|relay|loom|jat|air ?jet|omniplus|zax)\b/.test(text))
    return false
  if (!WEAK.test(found.phrase)) return true
  if (isAlone(words, found))
    return !/^(?:solar|wind|hydro|thermal|exchange|generator|indonesian|fo|for)$/.test(found.phrase)
  const rest = words.filter((_, at) => at < found.at || at >= found.at + found.used).join(' ')
  return TRADE.test(rest) || TRADE.test(text.replace(found.phrase, ''))
}

/** Notations that only one kind of goods has, where no word names it. */
const IMPLIED: ReadonlyArray<readonly [notation: RegExp, utilityClass: string]> = [
  [/\b(?:c|el|em|m|h|hd|sr) ?-?[12](?: ?(?:el|ul|em))? ?(?:udr|hf|hr|dr|rf)\b.*\d{1,2} ?\/ ?0\b/, 'Ring traveller'],
  [/\b(?:db|dp|dc|dv) ?x ?k?\d{1,3}\b|\buy ?128|\b134 ?r\b/, 'Sewing needle'],
  [/\bvota ?\d{2,3}\.\d{2}/, 'Knitting needle'],
  [/\b(?:6[023]\d{2}|2[12]\d{3}) ?-?(?:zz|2rs1?|2z|ddu|llu)\b/, 'Bearing'],
  [/\b(?:gadus|mobilux)\b/, 'Grease'],
  [/\b(?:hytherm|therminol|dowtherm)\b/, 'Thermic fluid'],
  [
    /\b(?:velocite|tellus|omala|hyspin|morlina|vactra|corena|rarus|servosystem|servo system|servospin|servogem|enklo)\b|\biso ?vg ?\d/,
    'Lubricant',
  ],
]

/** The class that a notation implies; it covers no words of the line. */
function implied(tokens: readonly string[]): Goods | null {
  const { text } = lineOf(tokens)
  const found = OTHER.test(text) ? undefined : IMPLIED.find(([notation]) => notation.test(text))
  return found ? { at: -1, used: 0, phrase: '', utilityClass: found[1], itemType: null } : null
}

/** What the line sells: the last name before "for", "with" or a comma; null when it names nothing. */
export const goodsOf = memoize((tokens: readonly string[]): Goods | null => {
  const words = foldedOf(tokens)
  const hits = hitsOf(tokens)
  const [first] = hits
  if (!first) return implied(tokens)
  const end = words.findIndex((word, at) => at >= first.at + first.used && NOUN_END.test(word))
  const near = hits.filter(({ at }) => end < 0 || at < end)
  // "Briquettes of groundnut shell" are pressed.
  const main =
    near.find(({ utilityClass: kind }) => /^Biomass (?:pellets|briquettes)$/.test(kind)) ?? near.at(-1) ?? first
  // "Indonesian steam coal": the kind and the class are one thing.
  const ofSame = near.filter((one) => one.utilityClass === main.utilityClass)
  const type = ofSame.find(({ itemType: named }) => named !== null)?.itemType ?? null
  return { ...main, itemType: main.itemType ?? type }
})

/** All phrases of the line that agree with what it sells. */
export const namesOf = memoize((tokens: readonly string[]): readonly Goods[] => {
  const main = goodsOf(tokens)
  return main ? hitsOf(tokens).filter((one) => one.utilityClass === main.utilityClass) : []
})

/** Whether the line sells one of these classes. */
export function sells(tokens: readonly string[], classes: readonly string[]): boolean {
  const goods = goodsOf(tokens)
  return goods !== null && classes.includes(goods.utilityClass)
}

/** A calorific value or a coal analysis says fuel without its name. */
const FUEL_WORDS = /\b(?:gcv|ncv|gar|nar|arb|adb|kcals?|kcal\/kg|calorific)\b/

export const isFuelLine = memoize(
  (tokens: readonly string[]): boolean =>
    sells(tokens, [...CLASSES.solid, ...CLASSES.liquid, ...CLASSES.gas]) ||
    (goodsOf(tokens) === null && FUEL_WORDS.test(lineOf(tokens).text)),
)

export const isSolidLine = memoize(
  (tokens: readonly string[]): boolean =>
    sells(tokens, CLASSES.solid) || (goodsOf(tokens) === null && FUEL_WORDS.test(lineOf(tokens).text)),
)

const OIL_WORDS = /\b(?:vg ?-?\d*|iso vg|lubricants?|lube)\b/
export const isOilLine = memoize(
  (tokens: readonly string[]): boolean =>
    sells(tokens, CLASSES.oil) || (goodsOf(tokens) === null && OIL_WORDS.test(lineOf(tokens).text)),
)
