import { CERTIFICATIONS } from '@/lib/domain/families/certificate'
import { STOCK_BY_COLOUR } from '@/lib/domain/families/colour'
import { MRP, PRODUCT_GROUP, SEASON } from '@/lib/domain/families/madeup/fields'
import { isGroup } from '@/lib/domain/families/madeup/groups'
import {
  CLOTH_PRODUCTS,
  GOODS_SPECIFICATIONS,
  goodsFields,
  SHOP_TYPE_OF_PRODUCT,
  shopProduct,
} from '@/lib/domain/families/shop/goods'
import {
  bundleType,
  deliveryModes,
  market,
  mixGrade,
  replacement,
  sourceModule,
} from '@/lib/domain/families/shop/vocabulary'
import { garmentSizes } from '@/lib/domain/families/sizes/vocabulary'
import type { Condition, FieldSpec } from '@/lib/domain/fields/field'
import { orFilled } from '@/lib/domain/fields/shared-rules'
import { SAMPLE_PRICE, UNUSED } from '@/lib/domain/modules/common'
import { baseColours } from '@/lib/domain/vocabulary/colours'

const PRICE_MAX = 1e7
const of = (...sources: readonly string[]): Condition => ({ field: 'sourceModule', in: sources })
const IS_CLOTH: Condition = { any: [of('Grey fabric', 'Finished fabric'), isGroup(...CLOTH_PRODUCTS)] }
const IS_SPUN = of('Yarn', 'Thread')
const HAS_CLOTH: Condition = { not: of('Yarn', 'Thread', 'Trims') }
const BY_WEIGHT: Condition = { field: 'bundleType', in: ['By weight'] }
/** Yarn, thread and trims have no product group, so nothing that depends on one applies to them. */
const goods: Readonly<Record<string, FieldSpec>> = Object.fromEntries(
  Object.entries<FieldSpec>(goodsFields(IS_CLOTH)).map(([name, spec]) => [
    name,
    spec.visibleWhen ? { ...spec, visibleWhen: { all: [HAS_CLOTH, spec.visibleWhen] } } : spec,
  ]),
)

/** What is in a bundle, and how far its pieces differ. */
const BUNDLE = {
  sourceModule: {
    kind: 'choice',
    label: 'Goods of',
    help: 'Choose this first: ready products, fabric, yarn, trims',
    vocabulary: sourceModule,
    need: 'asked',
    facet: 'values',
    weight: 4,
  },
  productGroup: {
    ...PRODUCT_GROUP,
    help: 'Dress material, saree, kurti, towel',
    vocabulary: shopProduct,
    visibleWhen: HAS_CLOTH,
    neededWhen: of('Ready product', 'Grey fabric', 'Finished fabric'),
  },
  bundleType: {
    kind: 'choice',
    label: 'Kind of bundle',
    help: 'One design, assorted, by weight, cut pack',
    vocabulary: bundleType,
    need: 'asked',
    facet: 'values',
    weight: 4,
  },
  piecesPerBundle: {
    kind: 'number',
    label: 'Pieces in a bundle',
    unit: 'pieces',
    help: 'Usually 2 to 100',
    placeholder: '10',
    rule: { min: 2, max: 5000, isInteger: true },
    need: 'asked',
    neededWhen: { not: BY_WEIGHT },
    facet: 'range',
    weight: 5,
  },
  pricePerPiece: {
    kind: 'money',
    label: 'Price of one piece',
    help: 'The price of the bundle divided by its pieces',
    placeholder: '245',
    rule: { min: 0, isMinExclusive: true, max: PRICE_MAX, decimalsMax: 2 },
    need: 'asked',
    neededWhen: { not: BY_WEIGHT },
    // Buyers filter by it as a derived number.
    facet: 'none',
    weight: 3,
  },
  bundleWeight: {
    kind: 'number',
    label: 'Weight of a bundle',
    unit: 'kg',
    rule: { min: 0, isMinExclusive: true, max: 2000, decimalsMax: 3 },
    need: 'asked',
    neededWhen: BY_WEIGHT,
    facet: 'range',
  },
  designsPerBundle: {
    kind: 'number',
    label: 'Designs in a bundle',
    rule: { min: 1, max: 5000, isInteger: true },
    facet: 'range',
  },
  assortment: {
    kind: 'text',
    label: 'What may differ',
    help: 'Prints differ, colours as they come, no repeat of a design',
    rule: { lengthMax: 200 },
    need: 'asked',
    neededWhen: { field: 'bundleType', in: ['Assorted designs', 'Assorted sizes', 'Assorted colours', 'By weight'] },
  },
  sizeSet: {
    kind: 'choices',
    label: 'Sizes in a bundle',
    help: 'All sizes that a bundle holds',
    vocabulary: garmentSizes,
    rule: { itemsMax: 30 },
    visibleWhen: orFilled('sizeSet', { field: 'bundleType', in: ['Assorted sizes', 'Single design'] }),
    need: 'asked',
    neededWhen: { field: 'bundleType', in: ['Assorted sizes'] },
    facet: 'values',
    weight: 2,
  },
  colourSet: {
    kind: 'choices',
    label: 'Colours in a bundle',
    vocabulary: baseColours,
    rule: { itemsMax: 20 },
    need: 'asked',
    neededWhen: { field: 'bundleType', in: ['Assorted colours'] },
    facet: 'values',
  },
  mixGrade: {
    kind: 'choice',
    label: 'Grade of the mix',
    help: 'Fresh, fresh mix, lot',
    vocabulary: mixGrade,
    need: 'asked',
    facet: 'values',
    weight: 2,
  },
  buyerPicks: {
    kind: 'boolean',
    label: 'Buyer may choose the pieces',
    help: 'In the shop or on a video call',
    facet: 'values',
  },
  repeatAvailable: {
    kind: 'boolean',
    label: 'Same designs again',
    help: 'The same bundle can be ordered again',
    facet: 'values',
  },
  spunCount: {
    kind: 'count',
    label: 'Count',
    help: 'Of yarn or thread: 2/40s, 150D',
    placeholder: '2/40s',
    visibleWhen: orFilled('spunCount', IS_SPUN),
    need: 'asked',
    facet: 'search',
    weight: 3,
  },
  season: SEASON,
  stockByColour: STOCK_BY_COLOUR,
  certifications: CERTIFICATIONS,
} as const satisfies Record<string, FieldSpec>

/** Where the bundle is sold, how it travels, and what happens with faulty pieces. */
const MARKET = {
  market: {
    kind: 'choice',
    label: 'Market',
    help: 'Where your shop or godown is',
    vocabulary: market,
    need: 'asked',
    facet: 'values',
    weight: 2,
  },
  replacement: {
    kind: 'choice',
    label: 'Replacement',
    help: 'What you take back or replace',
    vocabulary: replacement,
    need: 'asked',
    facet: 'values',
  },
  parcel: {
    kind: 'choices',
    label: 'Parcel by',
    help: 'Transport, courier, bus parcel',
    vocabulary: deliveryModes,
    rule: { itemsMax: 7 },
    need: 'asked',
    facet: 'values',
  },
  cod: { kind: 'boolean', label: 'Cash on delivery', facet: 'values' },
  mrp: { ...MRP, help: 'On the label of one piece, with all taxes; for shops that resell it' },
} as const satisfies Record<string, FieldSpec>

/** What small traders mean by the names that every module has. */
const GENERAL = {
  title: {
    help: 'What a shopkeeper would search: fabric, product, pieces in a bundle',
    placeholder: 'Mix Cotton Dress Material, 10-pc Bundle, Unstitched',
  },
  productName: { label: 'Item name', help: 'Your own name for the bundle' },
  brandManufacturer: {
    label: 'Brand or maker',
    help: 'Who made it; leave open for a mix of makers',
    neededWhen: { field: 'bundleType', in: ['Single design'] },
  },
  styleNumber: { label: 'Lot or catalogue no.' },
  category: { help: 'Same as the product', vocabulary: shopProduct, need: 'optional' },
  subcategory: SHOP_TYPE_OF_PRODUCT,
  grade: UNUSED,
  dimensions: UNUSED,
  finish: UNUSED,
  tolerance: UNUSED,
  industryStandard: UNUSED,
  construction: UNUSED,
  color: { help: 'Of a bundle in one colour; otherwise choose the colours in a bundle', need: 'optional' },
  shade: { label: 'Shade', help: 'Shade name or card number' },
  quality: { label: 'Faults', help: 'Of seconds: what is wrong, and in how many pieces' },
  uom: { help: 'Bundle, piece or kg' },
  basePrice: {
    help: 'Per bundle, piece or kg: choose the unit next to it',
    rule: { min: 0, isMinExclusive: true, max: PRICE_MAX, decimalsMax: 2 },
  },
  priceUom: { help: 'Bundle, piece or kg' },
  moq: { label: 'Minimum order', help: 'Usually 1 to 20 bundles' },
  availableQuantity: { help: 'Bundles or pieces that are ready' },
  sampleAvailable: { label: 'Sample bundle available' },
  samplePrice: SAMPLE_PRICE,
  packageType: { label: 'Parcel', help: 'How bundles are packed for transport', need: 'optional' },
  unitsPerPackage: { label: 'Bundles in a parcel' },
  netWeight: { help: 'Of one parcel, the goods alone', need: 'optional' },
  hsCode: { help: 'By the goods in the bundle', placeholder: '5208' },
  coverImage: { help: 'The open bundle: every piece in view' },
  galleryImages: { help: 'Pieces laid out, close-up, label: up to 12' },
} as const satisfies Record<string, Partial<FieldSpec>>

export const MINI_FIELDS: Readonly<Record<string, Partial<FieldSpec>>> = {
  ...goods,
  fabricStructure: { ...goods.fabricStructure, visibleWhen: HAS_CLOTH },
  fabricName: { ...goods.fabricName, visibleWhen: HAS_CLOTH },
  work: { ...goods.work, visibleWhen: HAS_CLOTH },
  pattern: { ...goods.pattern, visibleWhen: HAS_CLOTH },
  occasion: { ...goods.occasion, visibleWhen: HAS_CLOTH },
  ...BUNDLE,
  ...MARKET,
  ...GENERAL,
}

/** Names of the specification besides the general ones, in the order of the form. */
export const MINI_SPECIFICATIONS = [
  'sourceModule',
  'productGroup',
  'bundleType',
  'piecesPerBundle',
  'pricePerPiece',
  'bundleWeight',
  'designsPerBundle',
  'assortment',
  'sizeSet',
  'colourSet',
  'mixGrade',
  'buyerPicks',
  'repeatAvailable',
  'spunCount',
  ...GOODS_SPECIFICATIONS,
  'season',
  'market',
  'replacement',
  'parcel',
  'cod',
  'mrp',
  'certifications',
  'stockByColour',
] as const
