import { countryOfTown, INDIAN_TOWNS } from '@/lib/domain/families/towns'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition, ModuleReading } from '@/lib/domain/modules/define-module'
import { moduleReading } from '@/lib/domain/modules/registry/readings'
import { hasPrices } from '@/lib/domain/modules/resolve'
import { countries } from '@/lib/domain/vocabulary/countries'
import { ports } from '@/lib/domain/vocabulary/ports'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import type { Understood } from '../line-text'
import { isShown } from './offered'
import { SIGN } from './patterns'

/** Ports and countries, as lines name them. */

/** "CIF Genova", "FOB Ambarli": ports by other names, as of Italy. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ambarli: 'TRIST',
  ambarlı: 'TRIST',
  'ho chi minh': 'VNSGN',
  genova: 'ITGOA',
  venezia: 'ITVCE',
  napoli: 'ITNAP',
  amburgo: 'DEHAM',
  anversa: 'BEANR',
  barcellona: 'ESBCN',
  lisbona: 'PTLIS',
  marsiglia: 'FRMRS',
}
const portOf = (name: string): string | null => OTHER_NAMES[name.toLowerCase()] ?? canonicalValue(ports, name)

/** The port of a few words, and the first of them that name it: of "Ho Chi Minh City" all. */
export function portNamed(words: string): [named: string, port: string | null] {
  const ends = [...words.matchAll(/\s+|$/gu)].map(({ index }) => index)
  const named =
    ends
      .toReversed()
      .map((end) => words.slice(0, end))
      .find((one) => one !== '' && portOf(one)) ?? ''
  return [named, named === '' ? null : portOf(named)]
}

/** Ports of India, between which goods go by road too. */
export const HOME = 'IN'

/** "In" is a word before it is India. */
const isCode = (name: string): boolean => name.length <= 2 && !/^uk$/i.test(name)

/** The country of this name; the list has "Türkiye". */
export const countryOf = (name: string): string | null =>
  isCode(name) ? null : canonicalValue(countries, name.replace(/^turkiye$/i, 'Türkiye'))

/** "Of Indian origin". */
export const NATIONS: Readonly<Record<string, string>> = {
  american: 'US',
  bangladeshi: 'BD',
  chinese: 'CN',
  egyptian: 'EG',
  indian: 'IN',
  indonesian: 'ID',
  italian: 'IT',
  japanese: 'JP',
  korean: 'KR',
  pak: 'PK',
  pakistani: 'PK',
  taiwanese: 'TW',
  thai: 'TH',
  turkish: 'TR',
  vietnamese: 'VN',
}

/** Countries that are names of cloth or people too. */
export const CLOTH_OR_NAME = /^(?:jersey|guernsey|georgia|jordan|chad|guinea|mali|panama)$/iu

/**
 * The country of one or two words, by its own name or that of a town or port, and those that name it. In "Halifax UK" the country decides:
 * many towns share a name.
 */
export function countryOfPlace(words: string): [named: string, country: string | null] {
  const [first = '', second = ''] = words.split(/\s+/, 2)
  const written = countryOf(first) === null ? countryOf(second) : null
  if (written !== null) return [words, written]
  const found = (name: string) => countryOf(name) ?? countryOfTown(name) ?? portOf(name)?.slice(0, 2) ?? null
  const named = [words, first].find((one) => found(one) !== null) ?? ''
  return [named, named === '' ? null : found(named)]
}

const MATERIAL = /(?<!\p{L})(?:yarns?|cotton|fib(?:re|er)s?|polyester|viscose)\s+ex[\s-]+\p{L}/iu
const EX_OF_OTHER = new RegExp(
  String.raw`(?<!\p{L})(?:looms?|machines?|machinery|vessel|ship|shipment|stocklot|container|cargo)\s+ex[\s-]+\p{L}|(?<!\p{L})ex[\s-][^;]*\bdelivery\s+(?:at\s+|to\s+)?(?:${INDIAN_TOWNS})(?!\p{L})`,
  'iu',
)
/** Whether what lies "ex Surat" is another thing than the goods: "vessel ex Shanghai", cloth of "yarn ex Faisalabad". */
export const isExOfOther = ({ defaults }: ModuleDefinition, text: string): boolean =>
  EX_OF_OTHER.test(text) || (defaults.uom === 'm' && MATERIAL.test(text))

/** "Dispatch Ludhiana", "ex-Ahmedabad", "ex mill Bhilwara". */
const FROM_INDIA = new RegExp(
  String.raw`(?<![\p{L}\d]|(?<!\p{L})(?:not?|without)\s)(?:d[ei]spatch(?:ed)?(?:\s(?:from|ex))?|exw?(?:[\s-]?(?:works|mills?|factory|godown|stock|warehouse))?)(?:\s?[:=-]\s?|\s)(?:${INDIAN_TOWNS})(?!\p{L}|\s+to(?!\p{L}))`,
  'iu',
)

/** Words of who wants or gets goods: the places of such a line may be theirs. "Export: ... FOB" says how the goods leave, and "supply for uniform" what they are for. */
const OF_BUYER =
  /(?<!\p{L})(?:buy(?:ers?|ing)?|customers?|clients?|importers?|consignees?|notify|agents?|want(?:s|ed)?|wtb|need(?:s|ed)?|required?|requirements?|looking\s+for|for\s+export|export\s*[:,](?!.*(?<!\p{L})(?:fob|fca|exw)(?!\p{L}))|shipping\s*:|sent|supply\s+(?:to|for(?!\s+(?:uniforms?|garments?|work\s?wear|hotels?|hospitals?|schools?|shirt\p{L}*|suit\p{L}*|bed\p{L}*|dyeing|printing|processing)(?!\p{L})))|[ei]nquir(?:y|ies)|rfq|markets?|destination|landed|discharge|pod|export(?:s|er|ers|ed|ing)?\s+(?:to|market|for)|ship(?:s|ped|ping|ments?)?\s+to|deliver(?:s|ed|y|ing)?\s+(?:at|to))(?!\p{L})/iu
/** Terms with the place where goods arrive. */
const TO_A_PLACE =
  /(?<![\p{L}\d])(?:c\.?i\.?f|c\.?n\.?f|c\.?f\.?r|c\s?&\s?f|cip|d\.?a\.?p|d\.?d\.?[pu]|dpu|delivered|door)(?!\p{L})/iu
/** A place of another part of the line begins here: "CIF Hamburg, Germany", "for Dhaka, Bangladesh", "FOB Poti, Georgia". */
const PLACE_IN_FRONT =
  /(?<![\p{L}\d])(fob|fca|cif|cfr|cnf|c\s?&\s?f|cpt|cip|dap|ddp|ddu|dpu|exw?|shipped|shipment|loading|pol|via|deliver(?:y|ed)|(?:to|for|from|into|at))\s*[:-]?\s*(\p{L}+(?:[\s-]\p{L}+){0,2})?\s*$/iu
const PARTS = /[,;|()\t\n]|\.(?=\s|$)|\s[-–—](?=\s)/u
/** "As is where is Lahore", "ab Lager Augsburg": where goods lie. */
const LYING =
  /^(?:as\s+is,?\s+where\s+is(?:\s+basis)?|(?:(?:ready|ex)[\s-])?(?:stock|warehouse|godown)\s(?:in|at)|ex[\s-](?:stock|warehouse)|lying\s(?:in|at)|(?:ab|ex)\slager|pronta\sconsegna)\s*[:-]?\s+/iu
const FROM = /^from\s+/iu
/** "China $38/kg". */
const PRICE_BEHIND = new RegExp(String.raw`\s(?:(?:${SIGN})\s?\d|\d[\d.,]*\s?(?:${SIGN})).*$`, 'iu')
/** "Giza 86, Egypt", "printed with inks, Germany": the place of a fibre or a dye in front of it. */
const OF_MATERIAL =
  /(?<!\p{L})(?:giza|supima|pima|merino|lenzing|raw\s+(?:cotton|wool)|fib(?:re|er)s?|inks?|dyes|printed\s+(?:on|by|with))(?!\p{L})/iu
/** "Airjet (Japan)", "Oeko-Tex, Switzerland": that of a machine or a laboratory. Behind "Sulzer poplin 78\"" or "40x40 110x70 airjet" it is that of the cloth. */
const OF_MACHINE =
  /(?<!\p{L})(?:(?:air|water)[\s-]?jets?|rapiers?|sulzer|rieter|toyota|tsudakoma|picanol|dornier|itema|monforts|stenter|heidelberg|oeko[\s-]?tex|gots|hohenstein|looms?|machine(?:s|ry)?|certifi\p{L}+(?:\s+(?:by|from|of)\s.*)?)(?:\s+(?:looms?|machine(?:s|ry)?|weaving|woven|make|certifi\p{L}+|standard|laborator\p{L}+|class|std|\d{1,4}))*$/iu
/** "Woven on Dornier A1, Germany", "compact on Rieter K45, Switzerland". */
const OF_MAKER =
  /(?<!\p{L})(?:rieter|toyota|tsudakoma|picanol|dornier|itema|monforts|murata|schlafhorst|autocoro|mayer|terrot|pailung)(?!\p{L})/iu
const CONSTRUCTED = /\d\s?[x×*]\s?\d/i
/** Where looms and spinning machines are made. */
const COUNTRIES_OF_MAKERS: ReadonlySet<string> = new Set(['BE', 'CH', 'DE', 'FR', 'IT', 'JP', 'TW'])
/** Whether a place is that of a material or a machine in front of it. Goods of rupees are not from where their loom is. */
function isOfOther(front: string, country: string, isInRupees: boolean, sellsMaterials = false): boolean {
  if (!sellsMaterials && OF_MATERIAL.test(front)) return true
  if (!OF_MACHINE.test(front) && !OF_MAKER.test(front)) return false
  if (!CONSTRUCTED.test(front) && !NAMES_YARN.test(front)) return true
  return country !== HOME && (isInRupees || (OF_MAKER.test(front) && COUNTRIES_OF_MAKERS.has(country)))
}
/** "Merino wool, Australia" of yarn, which is spun elsewhere. */
const ENDS_WITH_FIBRE =
  /(?<!\p{L})(?:cotton|wool|linen|flax|modal|tencel|lyocell|silk|cashmere|mohair|alpaca|bamboo|hemp|jute)(?:\s+\d+)?$/iu
/** "21s carded cotton, Pakistan", "150/48 DTY, China": a count or how it is spun names the yarn. "Modal 40s, Austria" may be where the fibre is from. */
const NAMES_YARN =
  /(?<![\p{L}\d])(?:\d{1,3}s|\d{1,4}\/\d{1,4}|n[em]\s?\d{1,3}|carded|combed|ring|rotor|o\.?e|open[\s-]end|compact|vortex|dty|fdy|poy|textur\p{L}+)(?![\p{L}\d])/iu
const OF_FIBRE =
  /(?<!\p{L})(?:modal|tencel|lyocell|bamboo|linen|flax|(?:lambs)?wool|merino|cashmere|mohair|alpaca|silk)/iu
/** Where such fibres come from: "Nm 2/28 cashmere, Italy" is spun there. */
const COUNTRIES_OF_FIBRES: ReadonlySet<string> = new Set('AR AT AU BE CN FR MN NZ PE UY ZA'.split(' '))
const isYarnOf = (front: string, country: string): boolean =>
  NAMES_YARN.test(front) && !(OF_FIBRE.test(front) && COUNTRIES_OF_FIBRES.has(country))
/** Names of towns that are words or styles too, and read only next to their country. */
const TOWN_OR_WORD =
  /^(?:como|milano?|turin|torino|carpi|charlotte|dalton|high point|adana|savar|tongi|bishu|bradford|troyes|bangkok)$/iu
/** Neighbours to which goods of India go, so that a price in rupees is no offer from there. */
const BOUGHT_IN_RUPEES: ReadonlySet<string> = new Set(['AE', 'BD', 'BT', 'LK', 'NP'])

/** "Egyptian cotton Giza 94", "American cotton bales": raw cotton comes from there. */
const FIBRE_SENT =
  /(?<!\p{L})(?:egyptian|american)\s+cotton(?=\s+(?:giza|bales?|lint|fib(?:re|er)|staple|pima|upland)(?!\p{L}))/iu
const NAMED_CLOTH =
  /(?<!\p{L})(?:egyptian\s+cotton|turkish\s+(?:towels?|terry|bath\s?robes?)|american\s+(?:crepe|georgette|cotton)|japan(?:ese)?\s+(?:satin|crepe)|italian\s+(?:satin|crepe)|korean\s+velvet|china\s+silk|thai\s+silk)(?!\p{L})/giu

/** Whether a port ends here: "delivered to Santos mills" and "to Hamburg buyer's agent" name others. */
export function isWholePlace(behind: string): boolean {
  const [, word = ''] = /^,?\s*(\p{L}+)/u.exec(behind) ?? []
  return /^\s*(?:$|[^\p{L}\s]|\d|(?:port|days?|in|within|by)(?!\p{L}))/iu.test(behind) || countryOf(word) !== null
}

const TO_PORT =
  /(?<!\p{L})(?:c\.?i\.?f|cfr|c\.?n\.?f|c\s?&\s?f|cip|cpt|dap|ddp|import(?:s|ed|ers?)?|origin|made\s+in|from|destination|discharge|buyers?)(?!\p{L})/iu

/** "Imported yarn, port: Mundra, ETA 12 Jan": where goods from abroad arrive. */
const ARRIVES =
  /(?<!\p{L})(?:e\.?t\.?a\.?|arriv(?:al|als|ed|es|ing)|high\s?seas?|bonded(?=\s+(?:warehouse|stock|goods))|vessel|lenzing)(?!\p{L})/iu

/** Whether the port that the papers of goods name is where they leave: other countries and words of arrival speak against it. "Jersey", "Egyptian cotton" and "Turkish towel" name goods. */
export function isSentFromPort(text: string, sellsFibre: boolean): boolean {
  if (TO_PORT.test(text) || ARRIVES.test(text)) return false
  return !(text.replace(sellsFibre && FIBRE_SENT.test(text) ? / /g : NAMED_CLOTH, ' ').match(/\p{L}{4,}/gu) ?? []).some(
    (word) => {
      const country = CLOTH_OR_NAME.test(word) ? null : (NATIONS[word.toLowerCase()] ?? countryOf(word))
      return country !== null && country !== HOME
    },
  )
}

interface Place {
  text: string
  country: string
  isTown: boolean
  /** The country is named. */
  isNamed: boolean
}

const NAME_WORDS_MAX = 3
/** The names of places in these words, from the left; null for a word that is part of none. */
function namesIn(words: readonly string[]): (Place | null)[] {
  const found: (Place | null)[] = []
  for (let at = 0; at < words.length; ) {
    const name = [NAME_WORDS_MAX, 2, 1].map((count) => words.slice(at, at + count).join(' ')).map(named)
    const place = name.find((one) => one !== null) ?? null
    found.push(place)
    at += place === null ? 1 : place.text.split(' ').length
  }
  return found
}

function named(text: string): Place | null {
  const country = CLOTH_OR_NAME.test(text) ? null : countryOf(text)
  if (country !== null) return { text, country, isTown: false, isNamed: true }
  const ofTown = countryOfTown(text)
  return ofTown === null ? null : { text, country: ofTown, isTown: true, isNamed: false }
}

/** The place that a part of a line is, and nothing else: "Faisalabad", "Biella Italy", "China Hangzhou". */
function placeAlone(part: string): Place | null {
  const words = part.split(/\s+/u)
  if (words.length > NAME_WORDS_MAX * 2) return null
  const [first = null, ...others] = namesIn(words)
  if (first === null || others.some((one) => one?.country !== first.country)) return null
  const all = [first, ...others].flatMap((one) => one ?? [])
  const isNamed = all.some((one) => one.isNamed)
  if (!isNamed && all.some(({ text }) => TOWN_OR_WORD.test(text))) return null
  return { text: part, country: first.country, isTown: all.some((one) => one.isTown), isNamed }
}

/** Whether a place that begins a part of the line belongs to the place in front of it. */
function isOfPlaceInFront(front: string): boolean {
  const [, term = '', place = ''] = PLACE_IN_FRONT.exec(front) ?? []
  if (term === '') return front !== '' && countryOfTown(front) === null && portOf(front) !== null
  const isWord = /^(?:to|for|from|into|at)$/i.test(term)
  return !isWord || place === '' || /^\p{Lu}/u.test(place) || countryOfPlace(place)[1] !== null
}

/** Where the goods of an offer come from, and where they lie, by the places that it names alone. */
function placesAlone(
  text: string,
  values: FieldValues,
  home: string,
  { placesAreOfFibre, sellsMaterials }: ModuleReading,
): Understood[] {
  const country = (name: string) => (/^[A-Z]{5}$/.test(String(values[name])) ? String(values[name]).slice(0, 2) : null)
  const [leaves, arrives] = [country('loadingPort'), country('destinationPort')]
  if (OF_BUYER.test(text) || (arrives === null && TO_A_PLACE.test(text))) return []
  const parts = text.split(PARTS).map((part) => part.trim())
  const isInRupees = values.currency === 'INR'
  const found = parts.flatMap((whole, at) => {
    const isLying = LYING.test(whole)
    const place = placeAlone(whole.replace(LYING, '').replace(FROM, '').replace(PRICE_BEHIND, ''))
    const front = parts[at - 1] ?? ''
    if (place === null) return []
    // "60s combed cotton, Egypt, Rs 480" is spun in India.
    const isFibreBought = isInRupees && place.country !== HOME && ENDS_WITH_FIBRE.test(front)
    const isYarn = isYarnOf(front, place.country) && !isFibreBought
    const isElse =
      isOfOther(front, place.country, isInRupees, sellsMaterials) ||
      (placesAreOfFibre && !isYarn && ENDS_WITH_FIBRE.test(front))
    return place.country === arrives || isElse || isOfPlaceInFront(front) ? [] : [{ ...place, isLying, isYarn }]
  })
  const [first] = found
  if (first === undefined) return []
  // Of two countries neither is certain.
  const others = namesIn((text.replace(home, '').match(/\p{L}+/gu) ?? []).slice(0, WORDS_MAX))
  const named = [...others.flatMap((place) => place?.country ?? []), leaves, values.originCountry]
  if (named.some((one) => one != null && one !== first.country && one !== arrives)) return []
  const isAbroad = isInRupees && first.country !== HOME
  return found.flatMap(({ text: words, isTown, isNamed, isLying, isYarn }) => {
    if (isAbroad && ((placesAreOfFibre && !isYarn) || !isNamed || BOUGHT_IN_RUPEES.has(first.country))) return []
    const lies = isTown || isLying ? [{ name: 'dispatchCountry', text: words, value: first.country }] : []
    // "Karachi Pakistan, USD 1.18/m FOB": the term has no port of its own.
    const [, port] = portNamed(words)
    const isShippedThere = values.incoterm === 'FOB' && isTown && port?.startsWith(first.country) === true
    const ships = isShippedThere ? [{ name: 'loadingPort', text: words, value: port }] : []
    // An Indian town alone may be that of the seller.
    return [
      ...(isNamed && !isLying ? [{ name: 'originCountry', text: words, value: first.country }] : []),
      ...(first.country === HOME ? [] : [...lies, ...ships]),
    ]
  })
}
const WORDS_MAX = 300

/** What an offer says of the country of its goods, where no reader found it. */
export function placesOf(
  definition: ModuleDefinition,
  { text, values }: { text: string; values: FieldValues },
): Understood[] {
  const reading = moduleReading(definition.moduleKey)
  if (!hasPrices(definition) || definition.rendererFamily === 'SERVICE') return []
  const [home = ''] = isExOfOther(definition, text) ? [] : (FROM_INDIA.exec(text) ?? [])
  const all = [
    ...(home === '' ? [] : [{ name: 'dispatchCountry', text: home, value: HOME }]),
    ...(reading.placesAreStyles ? [] : placesAlone(text, values, home, reading)),
  ]
  return all.filter(
    ({ name }, at) =>
      isShown(definition, name) && !Object.hasOwn(values, name) && all.findIndex((one) => one.name === name) === at,
  )
}
