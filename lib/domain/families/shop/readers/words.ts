import type { Vocabulary } from '@/lib/domain/fields/field'
import { baseColours } from '@/lib/domain/vocabulary/colours'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { foldedOf } from '../../fabric/readers/context'
import { widthInLine } from '../../fabric/readers/widths'
import { fabricName } from '../../fabric/vocabulary'
import { phraseAt } from '../../fabric/vocabulary/phrases'
import {
  fit,
  gender,
  occasion,
  pattern,
  rugMake,
  season,
  sleeve,
  stitching,
  washCare,
  weaveEffect,
  work,
} from '../../madeup/words'
import { lineOf, type Reading, type TextReader, type Understood, understood, wordAt } from '../../reading'
import { bedSize } from '../../sizes/vocabulary'
import { shopProduct } from '../goods'
import { deliveryModes, fabricFeel, shopServices, shopType } from '../vocabulary'
import { BED, BY_SIZE } from './sizes'

const WORDS: ReadonlyArray<readonly [name: string, vocabulary: Vocabulary, isList: boolean]> = [
  ['productGroup', shopProduct, false],
  ['work', work, true],
  ['pattern', pattern, false],
  ['gender', gender, false],
  ['bedSize', bedSize, false],
  ['occasion', occasion, true],
  ['season', season, true],
  ['careLabel', washCare, true],
  ['shopServices', shopServices, true],
  ['deliveryBy', deliveryModes, true],
  ['fabricFeel', fabricFeel, true],
  ['shopType', shopType, false],
  ['sleeve', sleeve, false],
  ['fit', fit, false],
  ['stitching', stitching, false],
  ['weaveEffect', weaveEffect, false],
  ['rugMake', rugMake, false],
  ['color', baseColours, false],
]

/** Words that say something else more often than what the list means by them. */
const NOT_ALONE =
  /^(?:fabrics?|cloth|kapda|thaan|denims?|lace|stone|mirror|foil|free|self|round|square|traditional|ethnic|animal|character|school|office|daily|party|casual|formals?|gift|gifting|hotels?|hospital|hospitality|post|bus|lorry|counter|light|thick|heavy|halka|bhari|dots|flower|flowers|lining pattern|patta|ambi|natural|camel|sand|tan|wine|royal|regular|aw|ss|advance|small|uniform store|transport|courier|baby|infant|child|woman|man|male|female|boy|girl|lady|dots|pad|slip|slips|trunks?|lowers?|wrap|wraps|plaid|runner rug|casual wear|washed|diamond work|hand made work|embossed|divan|cot|twin|matte|furry|airy|grainy|glossy|lenzuolo|donna|uomo|tenda)$/
/** "Top quality" is praise, "red border" no red saree. */
const OTHER_NEXT: ReadonlyArray<readonly [name: string, phrase: RegExp, next: RegExp]> = [
  ['productGroup', /^tops?$/, /^(?:quality|class|selling|brand|grade|dyed|rated|sheet|most|in)$/],
  ['productGroup', /^polo$/, /^(?:neck|collar)$/],
  ['productGroup', / sets?$/, /^of$/],
  ['productGroup', /^blouses?$/, /^(?:matching|voile|rubia)$/],
  ['productGroup', /(?:single|double|queen|king) bed$/, /./],
  ['bedSize', /^(?:single|double|queen|king) bed$/, /^(?:sheets?|covers?|spreads?|linen)$/],
  ['weaveEffect', /^(?:plain|twill|satin|sateen)/, /./],
  ['color', /^(?:grey|gray)$/, /^(?:fabrics?|cloth|goods)$/],
  [
    'color',
    /./,
    /^(?:border|pallu|blouse|dupatta|prints?|piping|zari|jari|thread|embroidery|work|foil|line|label|cross|lace|tissue|skin)$/,
  ],
]
const IS_BED_WORD = /^(?:single|double|queen|king|super king|single size|double size)/

const USE_OF_PRODUCT: ReadonlyMap<string, string> = new Map([
  ['Saree', 'Saree'],
  ['Kurti', 'Kurti'],
  ['Kurta', 'Kurti'],
  ['Kurta piece', 'Kurti'],
  ['Dress', 'Dress material'],
  ['Dress material', 'Dress material'],
  ['Suit set', 'Dress material'],
  ['Shirt', 'Shirting'],
  ['Trousers', 'Bottom wear'],
  ['Curtain', 'Curtain'],
  ['Sofa cover', 'Upholstery'],
  ['Bedsheet', 'Bed linen'],
  ['Towel', 'Towels'],
  ['Uniform', 'Workwear'],
  ['T-shirt', 'T-shirts'],
  ['Dupatta', 'Dupatta'],
  ['Turban', 'Turban'],
  ['Bag', 'Bags'],
  ['Innerwear', 'Innerwear'],
])
const IS_CLOTH_NEXT = /^(?:fabrics?|cloth|kapda|material|materials)$/
/** "Uniform shirting", "school uniform suiting": the cloth for it. */
const CLOTH_FOLLOWS = /^(?:shirting|suiting)$/

/** Words of the lists: products, work, colours, sizes of beds. */
export const wordReader: TextReader = {
  name: 'productGroup',
  examples: ['saree', 'kurti', 'block print', 'king size bedsheet', 'kurta fabric', 'navy', 'fall and pico'],
  read(tokens, at): Reading | null {
    const found = WORDS.flatMap(([name, vocabulary, isList]) => {
      const phrase = meantPhrase(name, vocabulary, tokens, at)
      return phrase ? [{ name, isList, ...phrase }] : []
    })
    const used = Math.max(0, ...found.map((one) => one.used))
    const best = found.find((one) => one.used === used)
    if (!best) return null
    const next = wordAt(tokens, at + used)
    const use = best.name === 'productGroup' ? USE_OF_PRODUCT.get(best.value) : undefined
    if (use !== undefined && IS_CLOTH_NEXT.test(next)) {
      const whole = tokens.slice(at, at + used + 1).join(' ')
      const isCloth = best.value !== 'Dress material' && !/^materials?$/.test(next)
      return {
        used: used + 1,
        understood: isCloth
          ? [understood('endUse', whole, [use]), understood('productGroup', whole, 'Fabric')]
          : [understood('productGroup', whole, best.value)],
      }
    }
    const text = tokens.slice(at, at + used).join(' ')
    if (use !== undefined && (CLOTH_FOLLOWS.test(next) || isCutFromWidth(best.value, tokens)))
      return { used, understood: [understood('endUse', text, [use]), understood('productGroup', text, 'Fabric')] }
    const part = understood(best.name, text, best.isList ? [best.value] : best.value)
    return { used, understood: [part, ...fibreOf(best.phrase, text)] }
  },
}

/** "Cotton kurti 44 inch": with a width of cloth, what it is for. */
const isCutFromWidth = (product: string, tokens: readonly string[]): boolean =>
  /^(?:Kurti|Kurta|Shirt|Trousers|Uniform|Dress)$/.test(product) &&
  !BODY.test(lineOf(tokens).text) &&
  widthInLine(tokens) !== null
const BODY = /\b(?:waist|chest|bust|hip|inseam|length|sizes?|sleeves?)\b/

/** The longest phrase that is meant: in "kurti set of 3" the kurti, not the set. */
function meantPhrase(name: string, vocabulary: Vocabulary, tokens: readonly string[], at: number) {
  const words = foldedOf(tokens)
  let phrase = phraseAt(vocabulary, words, at)
  while (phrase && !isMeant(name, phrase, tokens, at))
    phrase = phrase.used > 1 ? phraseAt(vocabulary, words.slice(0, at + phrase.used - 1), at) : null
  return phrase
}

function isMeant(
  name: string,
  { phrase, used }: { phrase: string; used: number },
  tokens: readonly string[],
  at: number,
): boolean {
  const next = wordAt(tokens, at + used)
  if (NOT_ALONE.test(phrase)) return false
  if (OTHER_NEXT.some(([field, word, other]) => field === name && word.test(phrase) && other.test(next))) return false
  if (name === 'weaveEffect' || name === 'rugMake') return BY_SIZE.test(lineOf(tokens).text)
  if (name === 'bedSize' || IS_BED_WORD.test(phrase)) return BED.test(lineOf(tokens).text)
  // One word of a delivery, a shop or an occasion is too little to know.
  return !NEEDS_TWO_WORDS.has(name) || used > 1 || SURE_ALONE.test(phrase)
}

const NEEDS_TWO_WORDS: ReadonlySet<string> = new Set(['deliveryBy', 'shopType', 'occasion', 'season', 'fit', 'rugMake'])
const SURE_ALONE = /^(?:wedding|bridal|festive|summer|winter)$/

/** A phrase may name the fibre too: "cotton pant". */
function fibreOf(phrase: string, text: string): Understood[] {
  const fibre = /^linen /.test(phrase) ? 'Linen' : /\bcotton\b/.test(phrase) ? 'Cotton' : null
  return fibre === null ? [] : [understood('fiberType', text, [fibre])]
}

/** Shops name knits and webs as cloths: polar fleece, interlock. */
export function namedCloth(reader: TextReader): TextReader {
  return {
    ...reader,
    read(tokens, at) {
      // "550 per pc" is a price of one piece, not polyester-cotton.
      if (/^pcs?$/.test(wordAt(tokens, at)) && /^(?:per|each|\/|one|a|\d+)$/.test(wordAt(tokens, at - 1))) return null
      const reading = reader.read(tokens, at)
      const made = reading?.understood.find(({ name }) => name === 'knitType' || name === 'nonwovenTech')
      if (!reading || !made || reading.understood.some(({ name }) => name === 'fabricName')) return reading
      const name = typeof made.value === 'string' ? made.value : ''
      const cloth = CLOTH_OF_KNIT.get(name) ?? canonicalValue(fabricName, name) ?? name
      return { ...reading, understood: [understood('fabricName', made.text, cloth), ...reading.understood] }
    },
  }
}

const CLOTH_OF_KNIT: ReadonlyMap<string, string> = new Map([
  ['Single jersey', 'Jersey'],
  ['Rib 1×1', 'Rib'],
  ['Rib 2×2', 'Rib'],
  ['Net or mesh', 'Net fabric'],
])
