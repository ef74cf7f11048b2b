import type { Vocabulary } from '@/lib/domain/fields/field'
import { baseColours } from '@/lib/domain/vocabulary/colours'
import { fabricName, fabricStructure } from '../../fabric/vocabulary'
import { phraseAt } from '../../fabric/vocabulary/phrases'
import { lineOf, type Reading, type TextReader, type Understood, understood } from '../../reading'
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
  subcategory: /^(?:kota|designer|shaggy|jaipuri|runner|sheer|patiala|kilim|formal|casual|sherpa|vest|trunk|brief)$/,
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
  /^(?:rods?|hooks?|rails?|hangers?|stands?|machines?|looms?|labels?|tags?|buttons?|zips?|zippers?|elastic|patterns?|yarns?|boxes|box|rings?|pipes?|tapes?|dryers?|warmers?|stitching|cutting|tailoring|folding|fall|pins?|holders?|racks?|buckles?)$/
const OF_CLOTH = /^(?:fabrics?|cloth|than|taka)$/

interface Hit extends Field {
  value: string
  used: number
  phrase: string
}

function hitsAt(tokens: readonly string[], at: number): Hit[] {
  const words = foldedOf(tokens)
  const found = FIELDS.flatMap((field): Hit[] => {
    const phrase = phraseAt(field.vocabulary, words, at)
    return phrase && !isUnsure(field.name, phrase.phrase, tokens, words[at + phrase.used] ?? '')
      ? [{ ...field, ...phrase }]
      : []
  })
  for (const used of [2, 1]) {
    const phrase = words.slice(at, at + used).join(' ')
    const value = CLOTH[phrase]
    if (value !== undefined && isClothMeant(phrase, tokens)) {
      found.push({ name: 'fabricName', vocabulary: fabricName, value, used, phrase })
      break
    }
  }
  return found.filter(({ name, used }) => !isOfOtherTrade(name, words[at + used] ?? ''))
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

function partsOf(hit: Hit, text: string): Understood[] {
  const part = hit.isList ? understood(hit.name, text, [hit.value]) : understood(hit.name, text, hit.value)
  const fibres =
    hit.name === 'fabricName' ? FIBRES_OF_CLOTH.find(([phrase]) => phrase.test(hit.phrase))?.[1] : undefined
  const group = hit.name === 'subcategory' ? groupOfType(hit.value) : null
  return [
    part,
    ...(fibres ? [understood('fiberType', text, [...fibres])] : []),
    ...(group === null ? [] : [understood('productGroup', text, group)]),
    ...genderOf(hit, text),
  ]
}

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
    return parts.length > 0 ? { used, understood: parts.filter((part) => known.get(part.name) === part) } : null
  },
}
