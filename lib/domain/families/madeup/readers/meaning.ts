import { lineOf } from '../../reading/tokens'
import { contextOf, names } from './context'

/** Single words that mean a product or property only with others around them. */
const AMBIGUOUS: Readonly<Record<string, RegExp>> = {
  productGroup:
    /^(?:set|slip|slips|wrap|wraps|plaid|throw|maxi|lower|lowers|tote|duster|dusters|pants|cargo|cargos|trunk|trunks|brief|briefs|boxer|boxers|pad|cap|frock|vest|koti|bandi|topi|runner|denim|denims|suit|suits|chadar|tenda|shal|unstitched|kilim)$/,
  fabricName:
    /^(?:micro|cord|duck|butter|moss|butti|parachute|simmer|shimmer|felt|wadding|matty cloth|dola|roto|dobby|jacquard brocade)$/,
  work: /^(?:stone|mirror|lace|foil|plain|solid|quilted|washed|resham|diamond work|patchwork)$/,
  pattern:
    /^(?:self|dots|traditional|ethnic|tiger skin|butta|flower|flowers|embossed|character|patta|plain|keri|ambi|solid|solids)$/,
  neck: /^(?:round|square|boat|crew|mandarin|hood|hooded|keyhole|halter|sweetheart)$/,
  fit: /^(?:straight|loose|flare|regular|baggy|skinny|slim|plus)$/,
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
    /^(?:camel|sand|tan|royal|natural|coffee|rust|wine|mint|peach|lemon|gold|golden|silver|cream|rani|aqua|transparent|clear|crystal clear|crystal|flesh|khaki|indigo|charcoal|raw white|mixed|madder|teal|kesari|lilac|lavender|mehendi)$/,
  fabricStructure: /^(?:weaved|bunai)$/,
  finish: /^(?:cropped|peach|raised|fr|c6|c0|enzyme|singed|resin|glazed|napped|wr|dwr|eti|cire|chintz|teflon)$/,
  filling: /^(?:foam|down|feather|rui|cover only|no filling)$/,
  subcategory:
    /^(?:kota|designer|shaggy|persian|kashmiri|runner|sheer|patiala|kilim|formal|casual|sherpa|vest|trunk|brief|flat|ankle|padded|1 1)$/,
}

/** Where such a word is meant after all. */
const MEANT: ReadonlyArray<
  readonly [name: string, word: RegExp, isMeant: (tokens: readonly string[], next: string) => boolean]
> = [
  [
    'productGroup',
    /^(?:vest|brief|briefs|trunk|trunks|boxer|boxers|pants|cargo|cargos|lower|lowers|frock|cap|maxi|throw|slip|slips)$/,
    (tokens) => isGarmentLine(tokens),
  ],
  [
    'productGroup',
    /^suits?$/,
    (tokens) => !/\b(?:mens?|gents|blazers?|formal|safari|swim|boiler|business|pant|three)\b/.test(lineOf(tokens).text),
  ],
  ['productGroup', /^cap$/, (_, next) => !/^sleeves?$/.test(next)],
  ['productGroup', /^suits?$/, (tokens) => !MENS_SUIT.test(lineOf(tokens).text)],
  ['productGroup', /^cap$/, (_, next) => !/^sleeves?$/.test(next)],
  ['productGroup', /^(?:unstitched)$/, (tokens) => contextOf(tokens).groups.size <= 1],
  ['work', /^(?:lace|stone|mirror|foil|plain|solid|quilted|washed)$/, (tokens) => contextOf(tokens).isMadeUp],
  ['pattern', /^(?:solid|solids|butta|embossed|self)$/, (tokens) => contextOf(tokens).isMadeUp],
  ['occasion', /^(?:hotel|hotels|hospital|school|sports)$/, (tokens) => contextOf(tokens).isMadeUp],
  ['fit', /^(?:slim|skinny|baggy|loose)$/, (tokens, next) => next === 'fit' || names(tokens, 'garment')],
  ['gender', /^(?:baby|boy|girl|man|woman|female|male)$/, (tokens) => names(tokens, 'garment')],
  ['brandLabel', /./, (tokens) => contextOf(tokens).isMadeUp],
  [
    'color',
    /./,
    (tokens, next) =>
      contextOf(tokens).isMadeUp &&
      !/^(?:dyes?|dyed|indigo)$/.test(next) &&
      !/\b(?:gold|golden|silver) (?:zari|foil|prints?|printed|border|work|lace)\b/.test(lineOf(tokens).text),
  ],
  ['rugMake', /./, (tokens) => names(tokens, 'floor')],
  ['weaveEffect', /^(?:terry)$/, (tokens) => names(tokens, 'towel')],
  ['subcategory', /^(?:designer|kota)$/, (tokens) => names(tokens, 'saree')],
  ['subcategory', /^(?:shaggy|runner|kilim|persian|kashmiri)$/, (tokens) => names(tokens, 'floor')],
  [
    'subcategory',
    /^(?:formal|casual)$/,
    (tokens) => ['Shirt', 'Trousers'].some((group) => contextOf(tokens).groups.has(group)),
  ],
  ['subcategory', /^(?:vest|trunk|brief)$/, (tokens) => contextOf(tokens).groups.has('Innerwear')],
  ['subcategory', /^flat$/, (tokens) => contextOf(tokens).groups.has('Bedsheet')],
  ['filling', /^(?:foam|down|feather)$/, (tokens) => names(tokens, 'bed', 'home')],
  ['fit', /^plus$/, (_, next) => /^sizes?$/.test(next)],
  ['subcategory', /^ankle$/, (tokens) => contextOf(tokens).groups.has('Socks')],
  ['subcategory', /^padded$/, (tokens) => names(tokens, 'garment')],
  ['subcategory', /^(?:sheer)$/, (tokens) => contextOf(tokens).groups.has('Curtain')],
  ['fabricName', /^(?:dola|moss|shimmer|simmer|butter)$/, (tokens) => contextOf(tokens).isMadeUp],
]

const MENS_SUIT = /\b(?:mens?|gents|blazers?|formal|safari|swim|boiler|business|pant|three)\b/

const isGarmentLine = (tokens: readonly string[]): boolean =>
  /\b(?:mens?|gents|ladies|womens?|kids|boys|girls|cotton|set of|pack of|xl|xxl|innerwear|track|cargo pants|wear)\b/.test(
    lineOf(tokens).text,
  )

/** Whether a word that also means something else is not meant as this field here. */
export function isUnsure(
  name: string,
  phrase: string,
  tokens: readonly string[],
  next: string,
  before: string,
): boolean {
  if (/^(?:non|not|no|without)$/.test(before)) return true
  // "Brokerage 0.5% both side" is of seller and buyer.
  if (name === 'pattern' && /%$/.test(before)) return true
  if (name === 'gender' && !names(tokens, 'garment', 'drape', 'unstitched') && contextOf(tokens).kinds.size > 0)
    return true
  if (!AMBIGUOUS[name]?.test(phrase)) return false
  return !MEANT.some(([field, word, isMeant]) => field === name && word.test(phrase) && isMeant(tokens, next))
}
