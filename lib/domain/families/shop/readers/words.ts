import type { Vocabulary } from '@/lib/domain/fields/field'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { goodsColours } from '../../colour'
import { widthInLine } from '../../fabric/readers/widths'
import { fabricName } from '../../fabric/vocabulary'
import { washCare } from '../../madeup/words'
import { phraseAt } from '../../reading/phrases'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { foldedOf, lineOf, wordAt } from '../../reading/tokens'
import { CLOTH_PRODUCTS, shopProduct } from '../goods'
import { deliveryModes, fabricFeel, shopServices, shopType } from '../vocabulary'

const WORDS: ReadonlyArray<readonly [name: string, vocabulary: Vocabulary, isList: boolean]> = [
  ['productGroup', shopProduct, false],
  ['careLabel', washCare, true],
  ['shopServices', shopServices, true],
  ['deliveryBy', deliveryModes, true],
  ['fabricFeel', fabricFeel, true],
  ['shopType', shopType, false],
  ['color', goodsColours, false],
]

/** Words that say something else more often than what the list means by them. */
const NOT_ALONE =
  /^(?:fabrics?|cloth|kapda|thaan|denims?|lace|stone|mirror|foil|free|self|round|square|traditional|ethnic|animal|character|school|office|daily|party|casual|formals?|gift|gifting|hotels?|hospital|hospitality|post|bus|lorry|counter|light|thick|heavy|halka|bhari|dots|flower|flowers|lining pattern|patta|ambi|natural|camel|sand|tan|wine|royal|regular|aw|ss|advance|small|uniform store|transport|courier|baby|infant|child|woman|man|male|female|boy|girl|lady|dots|pad|slip|slips|trunks?|lowers?|wrap|wraps|plaid|runner rug|casual wear|washed|diamond work|hand made work|embossed|divan|cot|twin|matte|furry|airy|grainy|glossy|lenzuolo|donna|uomo|tenda)$/
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

/** Words of shops: cloth and what it is for, services, care. */
export const wordReader: TextReader = {
  name: 'productGroup',
  examples: ['kurta fabric', 'running fabric', 'cut piece', 'fall and pico', 'machine wash'],
  read(tokens, at): Reading | null {
    const meantFor = clothFor(tokens, at)
    if (meantFor) return meantFor
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
          ? [
              understood('endUse', whole, [use]),
              understood('productGroup', whole, 'Fabric'),
              ...fibreOf(best.phrase, whole),
            ]
          : [understood('productGroup', whole, best.value)],
      }
    }
    const text = tokens.slice(at, at + used).join(' ')
    if (best.value === 'Blouse' && next === 'matching')
      return { used: used + 1, understood: [understood('productGroup', `${text} ${next}`, MATCHING)] }
    if (use !== undefined && (CLOTH_FOLLOWS.test(next) || isCutFromWidth(best.value, tokens)))
      return { used, understood: [understood('endUse', text, [use]), understood('productGroup', text, 'Fabric')] }
    // What is made of cloth has readers of its own.
    if (best.name === 'productGroup' && !OWN_PRODUCTS.has(best.value)) return null
    return { used, understood: [understood(best.name, text, best.isList ? [best.value] : best.value)] }
  },
}
/** "Fabric for curtains": what it is for. */
function clothFor(tokens: readonly string[], at: number): Reading | null {
  if (!IS_CLOTH_NEXT.test(wordAt(tokens, at)) || wordAt(tokens, at + 1) !== 'for') return null
  const product = phraseAt(shopProduct, foldedOf(tokens), at + 2)
  const use = product && USE_OF_PRODUCT.get(product.value)
  if (!product || !use) return null
  const text = tokens.slice(at, at + 2 + product.used).join(' ')
  return {
    used: product.used + 2,
    understood: [understood('endUse', text, [use]), understood('productGroup', text, 'Fabric')],
  }
}

/** Cloth to go with a saree, from a matching centre. */
const MATCHING = 'Lining and tailoring material'
const OWN_PRODUCTS: ReadonlySet<string> = new Set([...CLOTH_PRODUCTS, 'Knitting wool'])

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
  if (NOT_ALONE.test(phrase) || (/ sets?$/.test(phrase) && next === 'of')) return false
  // At 40 degrees it is no cold wash.
  if (name === 'careLabel' && /^machine wash/.test(phrase) && WARM.test(lineOf(tokens).text)) return false
  if (name === 'color') return SURE_COLOURS.test(phrase) && !isOfPart(tokens, at, used)
  // One word of a delivery or a shop is too little to know.
  return !NEEDS_TWO_WORDS.has(name) || used > 1
}

const WARM = /\b[4-9]0 ?(?:°|deg|celsius|c\b)/
/** Colour words that mean nothing else, and what has a colour of its own on other goods. */
const SURE_COLOURS =
  /^(?:white|off white|black|navy|royal blue|sky blue|blue|turquoise|firozi|green|bottle green|dark green|olive|yellow|mustard|orange|red|maroon|pink|rani|purple|violet|beige|brown|ecru|skin colou?r|nude|multicolou?r)$/
const OF_A_PART =
  /^(?:border|pallu|blouse|dupatta|prints?|piping|zari|jari|thread|embroidery|work|foil|line|label|cross|lace|tissue|skin|and|&|\+|\/)$/

/** Whether the colour here is that of a border, or one of two. */
const isOfPart = (tokens: readonly string[], at: number, used: number): boolean =>
  OF_A_PART.test(wordAt(tokens, at + used)) || /^(?:and|&|\+|\/)$/.test(wordAt(tokens, at - 1))

const NEEDS_TWO_WORDS: ReadonlySet<string> = new Set(['deliveryBy', 'shopType'])

/** A phrase may name the fibre too: "linen shirt fabric". */
function fibreOf(phrase: string, text: string): Understood[] {
  const fibre = /^linen /.test(phrase) ? 'Linen' : /^cotton /.test(phrase) ? 'Cotton' : null
  return fibre === null ? [] : [understood('fiberType', text, [fibre])]
}

/** Shops name knits and webs as cloths: polar fleece, interlock. */
export function namedCloth(reader: TextReader): TextReader {
  return {
    ...reader,
    read(tokens, at) {
      // "550 per pc" is a price of one piece, not polyester-cotton.
      if (/^pcs?$/.test(wordAt(tokens, at)) && /^(?:per|each|\/|one|a|\d+)$/.test(wordAt(tokens, at - 1))) return null
      if (/^tops?$/.test(wordAt(tokens, at)) && PRAISE.test(wordAt(tokens, at + 1))) return null
      const reading = reader.read(tokens, at)
      // "Red border", "red and white": not the colour of the whole.
      const isColour = reading?.understood.length === 1 && reading.understood[0]?.name === 'color'
      if (isColour && isOfPart(tokens, at, reading.used)) return null
      const made = reading?.understood.find(({ name }) => name === 'knitType' || name === 'nonwovenTech')
      if (!reading || !made || reading.understood.some(({ name }) => name === 'fabricName')) return reading
      const name = typeof made.value === 'string' ? made.value : ''
      const cloth = CLOTH_OF_KNIT.get(name) ?? canonicalValue(fabricName, name) ?? name
      const others = reading.understood.filter((part) => part !== made)
      return { ...reading, understood: [understood('fabricName', made.text, cloth), ...others] }
    },
  }
}

/** "Top quality" is no top. */
const PRAISE = /^(?:quality|class|selling|brand|grade|rated|most)$/

const CLOTH_OF_KNIT: ReadonlyMap<string, string> = new Map([
  ['Single jersey', 'Jersey'],
  ['Rib 1×1', 'Rib'],
  ['Rib 2×2', 'Rib'],
  ['Net or mesh', 'Net fabric'],
])
