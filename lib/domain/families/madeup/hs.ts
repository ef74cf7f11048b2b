import { found, type HsCode, missing } from '@/lib/domain/families/customs/result'
import { KIND_OF_FIBRE, type Kind } from '@/lib/domain/families/fibre-kinds'
import type { BlendRow } from '@/lib/domain/listing/blend'
import type { HsResult } from '@/lib/domain/modules/define-module'
import { sumOf } from '@/lib/domain/units/rounding'
import { kindOfGroup } from './groups'
import { SILK_CLOTH, subheadingOf } from './hs-subheadings'

/** What the tariff asks of made-ups (HS 2022, chapters 57 and 61 to 63). */
export interface MadeUp {
  group: string
  type: string
  gender: string
  /** Woven or Knitted; "" when the seller does not say. */
  structure: string
  fabricName: string
  /** Canonical fibres by weight; fibres without shares have 0. */
  blend: readonly BlendRow[]
  gsm: number | null
  rugMake: string
  stitching: string
  isEmbroidered: boolean
}

/** Sold as a length of cloth: the tariff knows no heading for sarees. */
const IS_CLOTH: ReadonlySet<string> = new Set([
  'Saree',
  'Dhoti',
  'Lungi',
  'Turban',
  'Dress material',
  'Blouse piece',
  'Kurta piece',
  'Shirt and trouser piece',
])

/** One heading, whatever the fibre. */
const BY_GROUP: Readonly<Record<string, HsCode>> = {
  Bedsheet: '6302',
  'Duvet cover': '6302',
  'Pillow cover': '6302',
  Towel: '6302',
  Napkin: '6302',
  'Kitchen towel': '6302',
  'Table cloth': '6302',
  'Table runner': '6302',
  Placemat: '6302',
  'Bed cover': '6304',
  'Cushion cover': '6304',
  'Sofa cover': '6304',
  Curtain: '6303',
  Blanket: '6301',
  Throw: '6301',
  Comforter: '9404',
  Quilt: '9404',
  Pillow: '9404',
  Cushion: '9404',
  Bra: '6212',
  Socks: '6115',
}

/** Quilted bed covers are bedding, and a throw may be a furnishing. */
const OR_ELSE: Readonly<Record<string, readonly HsCode[]>> = { 'Bed cover': ['9404'], Throw: ['6304'] }

const RUGS: Readonly<Record<string, HsCode>> = {
  'Hand-knotted': '5701',
  'Hand-tufted': '5703',
  'Machine-tufted': '5703',
  Tufted: '5703',
  'Machine-woven': '5702',
  'Flat-woven': '5702',
  'Hand-loomed': '5702',
  'Needle-felted': '5704',
}

type Heading = HsCode | ''

/** Knitted, then woven; men's, then women's. "" where one of them does not exist or is not sure. */
const GARMENTS: Readonly<
  Record<string, readonly [knitMen: Heading, knitWomen: Heading, men: Heading, women: Heading]>
> = {
  Shirt: ['6105', '6106', '6205', '6206'],
  'T-shirt': ['6109', '6109', '', ''],
  'Polo T-shirt': ['6105', '6106', '', ''],
  Trousers: ['6103', '6104', '6203', '6204'],
  Jeans: ['6103', '6104', '6203', '6204'],
  Shorts: ['6103', '6104', '6203', '6204'],
  'Track pants': ['6103', '6104', '6203', '6204'],
  Leggings: ['6103', '6104', '', ''],
  Palazzo: ['', '6104', '', '6204'],
  Skirt: ['', '6104', '', '6204'],
  Dress: ['', '6104', '', '6204'],
  Gown: ['', '6104', '', '6204'],
  Blazer: ['6103', '6104', '6203', '6204'],
  Sweatshirt: ['6110', '6110', '', ''],
  Sweater: ['6110', '6110', '', ''],
  Tracksuit: ['6112', '6112', '6211', '6211'],
  'Suit set': ['', '6114', '', '6211'],
  Blouse: ['6106', '6106', '6206', '6206'],
  Petticoat: ['6108', '6108', '6208', '6208'],
  Nightwear: ['6107', '6108', '6207', '6208'],
  Bathrobe: ['6107', '6108', '6207', '6208'],
  Innerwear: ['6107', '6108', '6207', '6208'],
  Babywear: ['6111', '6111', '6209', '6209'],
  Gloves: ['6116', '6116', '6216', '6216'],
}

/** Worn by women in the market, whatever the listing says. */
const LADIES: ReadonlySet<string> = new Set(['Palazzo', 'Skirt', 'Dress', 'Gown', 'Suit set', 'Blouse', 'Petticoat'])
const SHAWLS: ReadonlySet<string> = new Set(['Shawl', 'Stole', 'Scarf', 'Dupatta', 'Muffler'])
const WITHOUT_GENDER: ReadonlySet<string> = new Set([
  'T-shirt',
  'Sweatshirt',
  'Sweater',
  'Tracksuit',
  'Babywear',
  'Gloves',
])

/** The code of a made-up, of six digits where the facts leave one; a suggestion, the seller's broker has the last word. */
export function suggestMadeUpHs(goods: MadeUp): HsResult {
  const answer = headingOf(goods)
  if (!answer.ok || answer.alternatives.length > 0) return answer
  const code = subheadingOf(answer.code, goods)
  return code === null ? answer : { ...answer, code }
}

function headingOf(goods: MadeUp): HsResult {
  const { group, structure } = goods
  if (group === '') return missing(['productGroup'], 'Choose the product. Each has its own heading.')
  if (IS_CLOTH.has(group)) return clothCode(goods)
  const kind = kindOfGroup(group)
  if (kind === 'floor') return rugCode(goods)
  const only = BY_GROUP[group]
  if (only !== undefined) return found(only, group.toLowerCase(), OR_ELSE[group])
  if (SHAWLS.has(group)) {
    if (structure === 'Knitted') return found('6117', `${group.toLowerCase()}, knitted`)
    if (structure === 'Woven') return found('6214', `${group.toLowerCase()}, woven`)
    return missing(['fabricStructure'], 'Choose woven or knitted. Shawls and scarves of each have their own heading.')
  }
  if (group === 'Handkerchief')
    return structure === 'Knitted'
      ? missing([], 'Ask your broker about knitted handkerchiefs.')
      : found('6213', 'handkerchief')
  return garmentCode(goods)
}

function garmentCode({ group, type, gender, structure, stitching }: MadeUp): HsResult {
  const headings = GARMENTS[group]
  if (!headings || stitching === 'Unstitched' || stitching === 'Semi-stitched')
    return missing([], `Several headings fit ${group.toLowerCase()}: ask your broker.`)
  const isKnit = structure === 'Knitted'
  if (!isKnit && structure !== 'Woven')
    return missing(['fabricStructure'], 'Choose woven or knitted. Knitted garments are chapter 61, woven ones 62.')
  if (gender === 'Babies') return found(isKnit ? '6111' : '6209', `babies’ garment, ${structure.toLowerCase()}`)
  const isLadies = LADIES.has(group)
  if (gender === '' && !isLadies && !WITHOUT_GENDER.has(group))
    return missing(['gender'], 'Choose whom it is for. Men’s and women’s garments have their own headings.')
  if (gender === 'Kids' && !WITHOUT_GENDER.has(group))
    return missing(['gender'], 'Choose boys or girls. Their garments have their own headings.')
  // Garments for both are women's in the tariff (note 9 of chapters 61 and 62).
  const isMens = !isLadies && (gender === 'Men' || gender === 'Boys')
  // A vest is a T-shirt in the tariff when it is knitted.
  if (group === 'Innerwear' && type === 'Vest') return vestCode(isKnit)
  if (group === 'Innerwear' && type === 'Thermal')
    return missing([], 'Thermal wear has several headings: ask your broker.')
  const code = headings[(isKnit ? 0 : 2) + (isMens ? 0 : 1)] ?? ''
  if (code === '') return missing([], `${group} ${structure.toLowerCase()} has no heading of its own: ask your broker.`)
  const wearer = WITHOUT_GENDER.has(group) ? '' : isMens ? ', men’s or boys’' : ', women’s or girls’'
  return found(code, `${group.toLowerCase()}, ${structure.toLowerCase()}${wearer}`)
}

function vestCode(isKnit: boolean): HsResult {
  return isKnit ? found('6109', 'vest, knitted') : missing([], 'Ask your broker about woven vests.')
}

function rugCode({ group, rugMake }: MadeUp): HsResult {
  if (group === 'Durrie' && (rugMake === '' || rugMake === 'Flat-woven' || rugMake === 'Hand-loomed'))
    return found('5702', 'durrie, woven')
  if (group === 'Bath mat' || group === 'Doormat')
    return missing([], `A ${group.toLowerCase()} may be linen or a carpet in the tariff: ask your broker.`)
  const code = RUGS[rugMake]
  return code === undefined
    ? missing(['rugMake'], 'Choose how it is made. Knotted, woven and tufted carpets have their own headings.')
    : found(code, `carpet, ${rugMake.toLowerCase()}`)
}

const MAINLY_PERCENT = 85
const LIGHT_GSM_MAX = 200
const FILAMENT_CLOTH =
  /^(?:Georgette|Weightless|Chiffon|Moss crepe|Dull satin|Japan satin|BSY|Santoon|Chinon|Dola silk|Organza|Japan crepe|American crepe|French crepe|Taffeta|Vichitra silk|Simmer|Art silk|Micro|Tissue|Zari fabric)$/
const STAPLE_CLOTH = /^(?:Rayon|Poplin|Cambric|Voile|Mull|Lawn|Twill|Flannel|Suiting|Khadi)$/

/** Man-made fibres, which count as one against cotton. */
const MAN_MADE: ReadonlySet<Kind> = new Set<Kind>([
  'polyester',
  'nylon',
  'acrylic',
  'polypropylene',
  'synthetic',
  'elastane',
  'viscose',
  'acetate',
  'artificial',
])

function clothCode(goods: MadeUp): HsResult {
  const { group, blend, structure, isEmbroidered, fabricName } = goods
  const name = group.toLowerCase()
  if (structure === 'Knitted') return missing([], `A knitted ${name} has no usual heading: ask your broker.`)
  if (isEmbroidered)
    return missing([], `An embroidered ${name} may be embroidery (5810) or a fabric of its fibre: ask your broker.`)
  if (blend.length === 0)
    return missing(['fiberType'], `A ${name} is classified as cloth of its fibre. Enter the fibre.`)
  const rows = blend.length === 1 ? blend.map((row) => ({ ...row, percent: 100 })) : blend
  if (Math.abs(sumOf(rows.map(({ percent }) => percent)) - 100) > 0.5)
    return missing(['blendPercentages'], 'Enter each fibre with its share. The heading follows the main fibre.')
  const shares = new Map<Kind, number>()
  for (const { fibre, percent } of rows) {
    const kind = KIND_OF_FIBRE.get(fibre)
    if (kind === undefined) return missing([], `We do not know the heading of ${fibre.toLowerCase()}: ask your broker.`)
    shares.set(kind, (shares.get(kind) ?? 0) + percent)
  }
  const [main] = [...shares].sort((a, b) => b[1] - a[1])
  return main ? byMainFibre(goods, main, shares, isStapleName(fabricName)) : missing(['fiberType'], 'Enter the fibre.')
}

/** Whether the name of the cloth says how its yarn is made; null when it does not. */
const isStapleName = (name: string): boolean | null =>
  FILAMENT_CLOTH.test(name) ? false : STAPLE_CLOTH.test(name) ? true : null

function byMainFibre(
  { group, gsm }: MadeUp,
  [kind, percent]: readonly [Kind, number],
  shares: ReadonlyMap<Kind, number>,
  isStaple: boolean | null,
): HsResult {
  const name = group.toLowerCase()
  const reason = `${name} as cloth, ${percent}% ${kind}`
  const isMainly = percent >= MAINLY_PERCENT
  if (kind === 'silk' && percent > 50) return found(isMainly ? SILK_CLOTH.mainly : SILK_CLOTH.other, reason)
  if (kind === 'flax' && percent > 50) return found('5309', reason)
  if (kind === 'cotton' && percent > 50) {
    const manMade = sumOf([...shares].filter(([other]) => MAN_MADE.has(other)).map(([, share]) => share))
    if (!isMainly && manMade < 100 - percent)
      return missing([], 'Cotton with other natural fibres has its own heading: ask your broker.')
    // Sarees, dhotis and lungis are light; of dress material only the weight tells.
    if (gsm === null && group !== 'Saree' && group !== 'Dhoti' && group !== 'Lungi')
      return missing(['gsm'], 'Enter the GSM. Cotton cloth up to and above 200 g/m² has its own headings.')
    const isLight = gsm === null || gsm <= LIGHT_GSM_MAX
    if (isMainly) return found(isLight ? '5208' : '5209', reason)
    return found(isLight ? '5210' : '5211', reason)
  }
  if ((kind === 'polyester' || kind === 'nylon') && isMainly) {
    if (isStaple === true) return missing([], 'Polyester cloth of spun yarn has several headings: ask your broker.')
    // Polyester sarees are of filament; other lengths of cloth may be of spun yarn.
    return group === 'Saree' || isStaple === false
      ? found('5407', `${reason}, filament`)
      : missing(['fabricName'], 'Choose the fabric. Cloth of filament and of spun yarn have their own headings.')
  }
  if (kind === 'viscose' && isMainly) {
    if (isStaple === null)
      return missing(['fabricName'], 'Choose the fabric. Viscose of filament and of spun yarn have their own headings.')
    return isStaple ? found('5516', reason) : found('5408', `${reason}, filament`)
  }
  return missing([], 'The heading of this blend depends on its yarns: ask your broker.')
}
