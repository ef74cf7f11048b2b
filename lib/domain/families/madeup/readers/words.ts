import type { Vocabulary } from '@/lib/domain/fields/field'
import { baseColours } from '@/lib/domain/vocabulary/colours'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { readerOf } from '../../fabric/readers/patterns'
import { fabricName, fabricStructure } from '../../fabric/vocabulary'
import { phraseAt } from '../../fabric/vocabulary/phrases'
import { lineOf, type Reading, type TextReader, type Understood, understood, wordAt } from '../../reading'
import { productGroup } from '../groups'
import { productType } from '../types'
import * as vocabularies from '../words'
import { contextOf, foldedOf, groupOfType, names } from './context'

interface Field {
  name: string
  vocabulary: Vocabulary
  isList?: true
}

/** The fields whose words a line may hold; of phrases of one length the first wins. */
const FIELDS: readonly Field[] = [
  { name: 'subcategory', vocabulary: productType },
  { name: 'productGroup', vocabulary: productGroup },
  { name: 'fabricName', vocabulary: fabricName },
  { name: 'work', vocabulary: vocabularies.work, isList: true },
  { name: 'gender', vocabulary: vocabularies.gender },
  { name: 'stitching', vocabulary: vocabularies.stitching },
  { name: 'pattern', vocabulary: vocabularies.pattern },
  { name: 'neck', vocabulary: vocabularies.neck },
  { name: 'sleeve', vocabulary: vocabularies.sleeve },
  { name: 'fit', vocabulary: vocabularies.fit },
  { name: 'finish', vocabulary: vocabularies.finish },
  { name: 'stretchLevel', vocabulary: vocabularies.stretchLevel },
  { name: 'garmentLength', vocabulary: vocabularies.garmentLength },
  { name: 'occasion', vocabulary: vocabularies.occasion, isList: true },
  { name: 'season', vocabulary: vocabularies.season, isList: true },
  { name: 'brandLabel', vocabulary: vocabularies.brandLabel },
  { name: 'weaveEffect', vocabulary: vocabularies.weaveEffect },
  { name: 'rugMake', vocabulary: vocabularies.rugMake },
  { name: 'piecePackaging', vocabulary: vocabularies.piecePackaging },
  { name: 'washCare', vocabulary: vocabularies.washCare, isList: true },
  { name: 'fabricStructure', vocabulary: fabricStructure },
  { name: 'color', vocabulary: baseColours },
]

/** Cloth of made-ups under names that weavers do not use. */
const CLOTH: Readonly<Record<string, string>> = {
  pique: 'Piqué',
  piqué: 'Piqué',
  net: 'Net fabric',
  sj: 'Jersey',
  'single jersey': 'Jersey',
  sinker: 'Jersey',
  looper: 'French terry',
  loopknit: 'French terry',
  microfibre: 'Microfibre',
  microfiber: 'Microfibre',
  'micro fibre': 'Microfibre',
  'micro fiber': 'Microfibre',
  'glace cotton': 'Glace cotton',
  'cotton silk': 'Cotton silk',
  'silk cotton': 'Cotton silk',
  'cotton flex': 'Cotton flex',
  'cotton slub': 'Cotton slub',
  muslin: 'Mull',
  'lycra cotton': 'Lycra jersey',
  'cotton lycra': 'Lycra jersey',
  'heavy rayon': 'Rayon',
  'dry fit': 'Dry-fit',
  dryfit: 'Dry-fit',
  'polar fleece': 'Fleece',
  fleece: 'Fleece',
  terry: 'Terry towelling',
  sarina: 'Hosiery jersey',
  nirmal: 'Nirmal knit',
  'ns lycra': 'NS Lycra',
  '4 way lycra': 'Lycra jersey',
  'banglori silk': 'Banglori silk',
  'banglori satin': 'Banglori silk',
  'lichi silk': 'Lichi silk',
  'litchi silk': 'Lichi silk',
  'kora silk': 'Kora silk',
  'katan silk': 'Katan silk',
  'linen cotton': 'Cotton linen',
  'cotton linen': 'Cotton linen',
  velvet: 'Velvet',
  crush: 'Crush',
  lycra: 'Lycra jersey',
  '3 thread fleece': 'Fleece',
  '2 thread fleece': 'French terry',
  '3 thread': 'Fleece',
  'super poly': 'Super poly',
  hosiery: 'Hosiery',
  nida: 'Nida',
  alpine: 'Alpine',
  tericot: 'Suiting',
  terrycot: 'Suiting',
  softy: 'Softy',
}
/** Fibres that the cloth's name says by itself. */
const FIBRES_OF_CLOTH: ReadonlyArray<readonly [RegExp, readonly string[]]> = [
  [/^(?:cotton lycra|lycra cotton)$/, ['Cotton', 'Elastane']],
  [/^(?:cotton silk|silk cotton)$/, ['Cotton', 'Silk']],
  [/^(?:cotton linen|linen cotton)$/, ['Cotton', 'Linen']],
  [
    /^(?:glace cotton|cotton flex|cotton slub|cotton satin|cotton sateen|cotton voile|cotton lawn|cotton flannel)$/,
    ['Cotton'],
  ],
  [/^(?:heavy rayon|rayon|rayon slub)$/, ['Viscose']],
  [/^(?:microfibre|microfiber|micro fibre|micro fiber|polar fleece|dry fit|dryfit)$/, ['Polyester']],
]

/** Single words that mean a product or property only with others around them. */
const AMBIGUOUS: Readonly<Record<string, RegExp>> = {
  productGroup:
    /^(?:set|slip|slips|wrap|wraps|plaid|throw|maxi|lower|lowers|tote|duster|dusters|pants|cargo|cargos|trunk|trunks|brief|briefs|boxer|boxers|pad|cap|frock|vest|koti|bandi|topi|runner|denim|denims|chadar|tenda|shal|unstitched|kilim)$/,
  fabricName:
    /^(?:micro|cord|duck|butter|moss|butti|parachute|simmer|shimmer|felt|wadding|matty cloth|dola|roto|dobby|jacquard brocade)$/,
  work: /^(?:stone|mirror|lace|foil|plain|solid|quilted|washed|resham|diamond work|patchwork)$/,
  pattern:
    /^(?:self|dots|traditional|tiger skin|butta|flower|flowers|embossed|character|patta|plain|keri|ambi|solid|solids)$/,
  neck: /^(?:round|square|boat|crew|mandarin|hood|hooded|keyhole|halter|sweetheart)$/,
  fit: /^(?:straight|loose|flare|regular|baggy|skinny|slim)$/,
  garmentLength: /^(?:hip|knee|calf|ankle|crop|cropped|full length|short length)$/,
  occasion: /^(?:daily|office|party|puja|eid|school|hotel|hotels|hospital|sports|gift|gifting|festival|marriage)$/,
  season: /^(?:ss|aw)$/,
  gender: /^(?:man|lady|boy|girl|child|male|female|baby|woman)$/,
  brandLabel: /^(?:surplus|overrun|over run)$/,
  weaveEffect: /^(?:plain|satin|sateen|twill|terry|sheared|plain weave|honeycomb)$/,
  rugMake: /^(?:tufted|knotted|braided|felted|tibetan|handloom|flat weave|needle punch|machine made)$/,
  piecePackaging: /^(?:box|loose|folded|rolled|hanger|pouch|folded with band|on hanger)$/,
  washCare: /^(?:.*)$/,
  color:
    /^(?:camel|sand|tan|royal|natural|coffee|rust|wine|mint|peach|lemon|gold|golden|silver|cream|rani|aqua|khaki|indigo|charcoal|raw white|mixed|madder|teal|kesari|lilac|lavender|mehendi)$/,
  fabricStructure: /^(?:weaved|bunai)$/,
  subcategory:
    /^(?:kota|designer|shaggy|jaipuri|runner|sheer|patiala|kilim|formal|casual|sherpa|vest|trunk|brief|ankle|padded|1 1)$/,
}

/** Where such a word is meant after all. */
const MEANT: ReadonlyArray<
  readonly [name: string, word: RegExp, isMeant: (tokens: readonly string[], next: string) => boolean]
> = [
  [
    'productGroup',
    /^(?:vest|brief|briefs|trunk|trunks|boxer|boxers|pants|cargo|cargos|lower|lowers|frock|cap|maxi|throw)$/,
    (tokens) => isGarmentLine(tokens),
  ],
  ['productGroup', /^(?:unstitched)$/, (tokens) => contextOf(tokens).groups.size <= 1],
  ['productGroup', /^denims?$/, (_, next) => next === ''],
  ['work', /^(?:lace|stone|mirror|foil|plain|solid|quilted|washed)$/, (tokens) => contextOf(tokens).isMadeUp],
  ['pattern', /^(?:solid|solids|butta|embossed|self)$/, (tokens) => contextOf(tokens).isMadeUp],
  ['occasion', /^(?:hotel|hotels|hospital|school|sports)$/, (tokens) => contextOf(tokens).isMadeUp],
  ['fit', /^(?:slim|regular|skinny|baggy|loose)$/, (_, next) => next === 'fit'],
  ['gender', /^(?:baby|boy|girl|man|woman|female|male)$/, (tokens) => names(tokens, 'garment')],
  ['brandLabel', /./, (tokens) => contextOf(tokens).isMadeUp],
  [
    'color',
    /./,
    (tokens) => contextOf(tokens).isMadeUp && !/\b(?:gold|silver) (?:zari|foil)\b/.test(lineOf(tokens).text),
  ],
  ['rugMake', /./, (tokens) => names(tokens, 'floor')],
  ['weaveEffect', /^(?:terry)$/, (tokens) => names(tokens, 'towel')],
  ['subcategory', /^(?:designer|kota)$/, (tokens) => names(tokens, 'saree')],
  ['subcategory', /^(?:shaggy|runner|kilim)$/, (tokens) => names(tokens, 'floor')],
  [
    'subcategory',
    /^(?:formal|casual)$/,
    (tokens) => ['Shirt', 'Trousers'].some((group) => contextOf(tokens).groups.has(group)),
  ],
  ['subcategory', /^(?:vest|trunk|brief)$/, (tokens) => contextOf(tokens).groups.has('Innerwear')],
  ['subcategory', /^ankle$/, (tokens) => contextOf(tokens).groups.has('Socks')],
  ['subcategory', /^padded$/, (tokens) => names(tokens, 'garment')],
  ['subcategory', /^(?:sheer)$/, (tokens) => contextOf(tokens).groups.has('Curtain')],
  ['fabricName', /^(?:dola|moss|shimmer|simmer|butter)$/, (tokens) => contextOf(tokens).isMadeUp],
]

const isGarmentLine = (tokens: readonly string[]): boolean =>
  /\b(?:mens?|gents|ladies|womens?|kids|boys|girls|cotton|set of|pack of|xl|xxl|innerwear|track|cargo pants|wear)\b/.test(
    lineOf(tokens).text,
  )

function isUnsure(name: string, phrase: string, tokens: readonly string[], next: string): boolean {
  if (!AMBIGUOUS[name]?.test(phrase)) return false
  return !MEANT.some(([field, word, isMeant]) => field === name && word.test(phrase) && isMeant(tokens, next))
}

/** Goods of other trades: "saree fabric", "towel yarn", "curtain rod". */
const OTHER_GOODS =
  /^(?:rods?|hooks?|rails?|hangers?|stands?|machines?|looms?|labels?|tags?|buttons?|zips?|zippers?|elastic|patterns?|yarns?|boxes|box|rings?|pipes?|tapes?|dryers?|warmers?|stitching|cutting|tailoring|folding|closing|linings?|fillings?|fall|pins?|holders?|racks?|buckles?)$/
const OF_CLOTH = /^(?:fabrics?|cloth|than|taka)$/

interface Hit extends Field {
  value: string
  used: number
  phrase: string
}

/** The phrase from here; of "kurti set of 4" the set belongs to the number behind it. */
function namedAt(vocabulary: Vocabulary, words: readonly string[], at: number) {
  const phrase = phraseAt(vocabulary, words, at)
  const next = words[at + (phrase?.used ?? 0)] ?? ''
  const isOfNumber = phrase !== null && / sets?$/.test(phrase.phrase) && /^(?:of|:|=|\d{1,3}(?:pcs?)?)$/.test(next)
  return isOfNumber ? phraseAt(vocabulary, words.slice(0, at + phrase.used - 1), at) : phrase
}

function hitsAt(tokens: readonly string[], at: number): Hit[] {
  const words = foldedOf(tokens)
  const found = FIELDS.flatMap((field): Hit[] => {
    const phrase = namedAt(field.vocabulary, words, at)
    return phrase && !isUnsure(field.name, phrase.phrase, tokens, words[at + phrase.used] ?? '')
      ? [{ ...field, ...phrase }]
      : []
  })
  for (const used of [3, 2, 1]) {
    const phrase = words.slice(at, at + used).join(' ')
    const value = CLOTH[phrase]
    if (value !== undefined && (used > 1 || isClothMeant(phrase, tokens))) {
      found.push({ name: 'fabricName', vocabulary: fabricName, value, used, phrase })
      break
    }
  }
  // "Grey" is a state of cloth, and colours belong to all trades.
  const isMeant = (name: string) => name !== 'color' || contextOf(tokens).isMadeUp
  return found.filter(({ name, used }) => isMeant(name) && !isOfOtherTrade(name, words[at + used] ?? ''))
}

/** "Fleece blanket" and "net curtain" are types; a towel is terry by nature. */
function isClothMeant(phrase: string, tokens: readonly string[]): boolean {
  return (
    contextOf(tokens).isMadeUp &&
    !(phrase === 'lycra' && /\bcotton lycra|lycra cotton|\d ?%? lycra/.test(lineOf(tokens).text))
  )
}

const isOfOtherTrade = (name: string, next: string): boolean =>
  name === 'productGroup' || name === 'subcategory' ? OTHER_GOODS.test(next) || OF_CLOTH.test(next) : false

const of = (hits: readonly Hit[], name: string): Hit | undefined => hits.find((hit) => hit.name === name)

/** Of the meanings of one phrase, those that the line has. */
function chosen(hits: readonly Hit[], tokens: readonly string[]): Hit[] {
  const [type, group] = [of(hits, 'subcategory'), of(hits, 'productGroup')]
  if (group?.value === 'Uniform' && contextOf(tokens).groups.size > 1)
    return /^school/.test(group.phrase) ? [{ ...group, ...SCHOOL }] : []
  if (type || group) return [type, group].filter((hit) => hit !== undefined)
  const cloth = of(hits, 'fabricName')
  const work = of(hits, 'work')
  // "Jacquard" and "dobby" are woven effects; "satin" and "velvet" are cloths.
  const effect = of(hits, 'weaveEffect')
  if (effect && /^(?:Jacquard|Dobby|Waffle|Velour)$/.test(effect.value) && !names(tokens, 'garment')) return [effect]
  if (effect && effect.value === 'Terry') return [...(cloth ? [cloth] : []), effect]
  if (cloth) return [cloth]
  const pattern = of(hits, 'pattern')
  if (work && pattern) return [work, pattern]
  return hits.slice(0, 1)
}

/** "School uniform shirt": a shirt for schools. */
const SCHOOL = { name: 'occasion', vocabulary: vocabularies.occasion, isList: true, value: 'School' } as const

function partsOf(hit: Hit, text: string): Understood[] {
  const part = hit.isList ? understood(hit.name, text, [hit.value]) : understood(hit.name, text, hit.value)
  const fibres =
    hit.name === 'fabricName' ? FIBRES_OF_CLOTH.find(([phrase]) => phrase.test(hit.phrase))?.[1] : undefined
  const group = hit.name === 'subcategory' ? namedGroup(hit) : null
  return [
    part,
    ...(fibres ? [understood('fiberType', text, [...fibres])] : []),
    ...(group === null ? [] : [understood('productGroup', text, group)]),
    ...genderOf(hit, text),
  ]
}

/** The product that a type names: "shaggy carpet" is a rug, "straight kurti" a kurti. */
const namedGroup = ({ phrase, value }: Hit): string | null =>
  canonicalValue(productGroup, phrase) ??
  canonicalValue(productGroup, phrase.split(' ').at(-1) ?? '') ??
  groupOfType(value)

/** "Mens kurta" and "girls frock" say for whom they are. */
function genderOf({ name, phrase }: Hit, text: string): Understood[] {
  if (name !== 'productGroup' && name !== 'subcategory') return []
  const word = phrase.split(' ')[0] ?? ''
  const gender = /^(?:mens?|gents)$/.test(word)
    ? 'Men'
    : /^ladies$/.test(word)
      ? 'Women'
      : /^girls$/.test(word)
        ? 'Girls'
        : /^boys$/.test(word)
          ? 'Boys'
          : /^kids$/.test(word)
            ? 'Kids'
            : /^baby$/.test(word)
              ? 'Babies'
              : null
  return gender === null ? [] : [understood('gender', text, gender)]
}

/** Words of the lists: products, cloths, works, colours. */
export const wordReader: TextReader = {
  name: 'productGroup',
  examples: ['saree', 'bath towel', 'mens kurta', 'georgette', 'digital print', 'round neck', 'hand knotted'],
  read(tokens, at): Reading | null {
    const hits = hitsAt(tokens, at)
    const used = Math.max(0, ...hits.map((hit) => hit.used))
    if (used === 0) return null
    const longest = hits.filter((hit) => hit.used === used)
    const text = tokens.slice(at, at + used).join(' ')
    const parts = chosen(longest, tokens).flatMap((hit) => partsOf(hit, text))
    const known = new Map(parts.map((part) => [part.name, part] as const).reverse())
    const isSet =
      longest.some(({ name }) => name === 'productGroup' || name === 'subcategory') && isOwnSet(tokens, at + used)
    return parts.length > 0
      ? { used: isSet ? used + 1 : used, understood: parts.filter((part) => known.get(part.name) === part) }
      : null
  },
}

/** "Jhabla set": the word belongs to the product, unless the number of its pieces follows. */
const isOwnSet = (tokens: readonly string[], at: number): boolean =>
  /^sets?$/.test(wordAt(tokens, at)) && !/^(?:of|:|-|=|\d{1,3}(?:pcs?)?)$/.test(wordAt(tokens, at + 1))

/** "Lot 12" is a number, "lot 5000 pcs" a lot of so many. */
const isLotNumber = (tokens: readonly string[], at: number): boolean =>
  /^(?:no\b|number)/.test(wordAt(tokens, at)) ||
  (/^\d/.test(wordAt(tokens, at)) && !/^(?:pcs?|pieces?|kgs?|dozens?|sets?)$/.test(wordAt(tokens, at + 1)))

const CONDITION_WORDS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:job lot|odd lot|assorted lot)/, 'JobLot'],
  [/^(?:stock ?lot|clearance|lot$|lots$)/, 'Lot'],
  [/^(?:seconds|second quality|second sale|b grade)/, 'Seconds'],
]

/** "stock lot", "seconds", "job lot". */
export const conditionReader: TextReader = readerOf(
  'condition',
  ['stock lot', 'job lot', 'seconds'],
  [
    {
      pattern:
        /(?:job lots?|odd lots?|assorted lot|stock ?lots?|clearance(?: stock| sale)?|lots?|seconds|second quality|b grade)/iy,
      read({ text }, tokens, at) {
        // "1 lot" is a quantity, "lot 12" a number.
        if (/^\d/.test(wordAt(tokens, at - 1)) || isLotNumber(tokens, at + text.split(' ').length)) return null
        const found = CONDITION_WORDS.find(([word]) => word.test(text.toLowerCase()))?.[1]
        return found === undefined ? null : [understood('condition', text, found)]
      },
    },
  ],
)
