import type { HsCode } from '@/lib/domain/families/customs/result'
import { KIND_OF_FIBRE, type Kind } from '@/lib/domain/families/fibre-kinds'
import type { BlendRow } from '@/lib/domain/listing/blend'

/** The fibres by which the tariff divides its headings of made-ups; wool is with fine animal hair. */
type Fibre = 'cotton' | 'wool' | 'silk' | 'nylon' | 'synthetic' | 'artificial' | 'other'

const FIBRE_OF_KIND: Partial<Record<Kind, Fibre>> = {
  cotton: 'cotton',
  wool: 'wool',
  hair: 'wool',
  silk: 'silk',
  nylon: 'nylon',
  polyester: 'synthetic',
  acrylic: 'synthetic',
  polypropylene: 'synthetic',
  synthetic: 'synthetic',
  viscose: 'artificial',
  acetate: 'artificial',
  artificial: 'artificial',
}

/** A heading; the goods and the structure that a row is about, where it has several; its codes by the main fibre. */
interface Division {
  heading: HsCode
  groups?: RegExp
  structure?: 'Woven' | 'Knitted'
  codes: Partial<Record<Fibre | 'any', HsCode>>
}

const TROUSERS = /^(?:Trousers|Jeans|Shorts|Track pants|Leggings|Palazzo)$/
const DRESSES = /^(?:Dress|Gown)$/
const SKIRTS = /^Skirt$/
const JACKETS = /^Blazer$/

const DIVISIONS: readonly Division[] = [
  { heading: '5701', codes: { wool: '570110', other: '570190' } },
  {
    heading: '5703',
    codes: { wool: '570310', nylon: '570329', synthetic: '570339', artificial: '570339', other: '570390' },
  },
  {
    heading: '6103',
    groups: TROUSERS,
    codes: { wool: '610341', cotton: '610342', synthetic: '610343', other: '610349' },
  },
  {
    heading: '6103',
    groups: JACKETS,
    codes: { wool: '610331', cotton: '610332', synthetic: '610333', other: '610339' },
  },
  {
    heading: '6104',
    groups: TROUSERS,
    codes: { wool: '610461', cotton: '610462', synthetic: '610463', other: '610469' },
  },
  {
    heading: '6104',
    groups: DRESSES,
    codes: { wool: '610441', cotton: '610442', synthetic: '610443', artificial: '610444', other: '610449' },
  },
  {
    heading: '6104',
    groups: SKIRTS,
    codes: { wool: '610451', cotton: '610452', synthetic: '610453', other: '610459' },
  },
  { heading: '6105', codes: { cotton: '610510', synthetic: '610520', artificial: '610520', other: '610590' } },
  { heading: '6106', codes: { cotton: '610610', synthetic: '610620', artificial: '610620', other: '610690' } },
  { heading: '6109', codes: { cotton: '610910', other: '610990' } },
  { heading: '6110', codes: { wool: '611011', cotton: '611020', synthetic: '611030', artificial: '611030' } },
  { heading: '6111', codes: { cotton: '611120', synthetic: '611130', other: '611190' } },
  { heading: '6115', codes: { wool: '611594', cotton: '611595', synthetic: '611596', other: '611599' } },
  { heading: '6117', codes: { any: '611710' } },
  {
    heading: '6203',
    groups: TROUSERS,
    codes: { wool: '620341', cotton: '620342', synthetic: '620343', other: '620349' },
  },
  {
    heading: '6203',
    groups: JACKETS,
    codes: { wool: '620331', cotton: '620332', synthetic: '620333', other: '620339' },
  },
  {
    heading: '6204',
    groups: TROUSERS,
    codes: { wool: '620461', cotton: '620462', synthetic: '620463', other: '620469' },
  },
  {
    heading: '6204',
    groups: DRESSES,
    codes: { wool: '620441', cotton: '620442', synthetic: '620443', artificial: '620444', other: '620449' },
  },
  {
    heading: '6204',
    groups: SKIRTS,
    codes: { wool: '620451', cotton: '620452', synthetic: '620453', other: '620459' },
  },
  {
    heading: '6204',
    groups: JACKETS,
    codes: { wool: '620431', cotton: '620432', synthetic: '620433', other: '620439' },
  },
  { heading: '6205', codes: { cotton: '620520', synthetic: '620530', artificial: '620530', other: '620590' } },
  {
    heading: '6206',
    codes: {
      silk: '620610',
      wool: '620620',
      cotton: '620630',
      synthetic: '620640',
      artificial: '620640',
      other: '620690',
    },
  },
  { heading: '6209', codes: { cotton: '620920', synthetic: '620930', other: '620990' } },
  { heading: '6212', codes: { any: '621210' } },
  { heading: '6213', codes: { cotton: '621320', other: '621390' } },
  {
    heading: '6214',
    codes: { silk: '621410', wool: '621420', synthetic: '621430', artificial: '621440', other: '621490' },
  },
  {
    heading: '6301',
    groups: /^Blanket$/,
    codes: { wool: '630120', cotton: '630130', synthetic: '630140', other: '630190' },
  },
  {
    heading: '6302',
    groups: /^(?:Table cloth|Table runner|Placemat)$/,
    structure: 'Woven',
    codes: { cotton: '630251', synthetic: '630253', artificial: '630253', other: '630259' },
  },
  { heading: '6303', structure: 'Woven', codes: { cotton: '630391', synthetic: '630392', other: '630399' } },
  { heading: '6303', structure: 'Knitted', codes: { synthetic: '630312', other: '630319' } },
  {
    heading: '6304',
    groups: /^(?:Cushion|Sofa) cover$/,
    structure: 'Woven',
    codes: { cotton: '630492', synthetic: '630493', other: '630499' },
  },
  { heading: '6304', groups: /^(?:Cushion|Sofa) cover$/, structure: 'Knitted', codes: { any: '630491' } },
  { heading: '9404', groups: /^(?:Quilt|Comforter)$/, codes: { any: '940440' } },
  { heading: '9404', groups: /^(?:Pillow|Cushion)$/, codes: { any: '940490' } },
]
/** Pullovers of wool and of each fine hair have codes of their own. */
const HAIR_APART = '6110'
/** Toilet and kitchen linen of cotton terry has a code of its own. */
const TERRY = '630260'
/** Cloth of silk: with 85 % of silk or more, and with less. */
export const SILK_CLOTH = { mainly: '500720', other: '500790' } as const

interface Goods {
  group: string
  structure: string
  fabricName: string
  blend: readonly BlendRow[]
}

/** The code of six digits under a heading, where group, structure and main fibre leave no other; null where they do. */
export function subheadingOf(heading: string, goods: Goods): HsCode | null {
  const main = mainFibre(goods.blend)
  if (heading === HAIR_APART && goods.blend.some(({ fibre }) => KIND_OF_FIBRE.get(fibre) === 'hair')) return null
  const isTerry = heading === '6302' && main === 'cotton' && /^Terry/.test(goods.fabricName)
  if (isTerry && /towel/i.test(goods.group)) return TERRY
  const division = DIVISIONS.find(
    ({ heading: of, groups, structure }) =>
      of === heading && (groups?.test(goods.group) ?? true) && (structure ?? goods.structure) === goods.structure,
  )
  if (!division) return null
  const { codes } = division
  if (codes.any !== undefined) return codes.any
  if (main === null) return null
  return codes[main] ?? (main === 'nylon' ? codes.synthetic : undefined) ?? codes.other ?? null
}

const MAINLY_PERCENT = 50

/** The fibre that weighs more than all others; null when the shares do not say. */
function mainFibre(blend: readonly BlendRow[]): Fibre | null {
  const [only] = blend
  const rows = blend.length === 1 && only ? [{ ...only, percent: 100 }] : blend
  const shares = new Map<Fibre, number>()
  for (const { fibre, percent } of rows) {
    const kind = KIND_OF_FIBRE.get(fibre)
    if (kind === undefined) return null
    const part = FIBRE_OF_KIND[kind] ?? 'other'
    shares.set(part, (shares.get(part) ?? 0) + percent)
  }
  return [...shares].find(([, share]) => share > MAINLY_PERCENT)?.[0] ?? null
}
