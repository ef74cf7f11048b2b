import { CERTIFICATIONS } from '@/lib/domain/families/certificate'
import { COLOURS_OFFERED, goodsColours, STOCK_BY_COLOUR } from '@/lib/domain/families/colour'
import { MRP, PRODUCT_GROUP, SEASON, SET_FIELDS } from '@/lib/domain/families/madeup/fields'
import { isKind, orOwnWord } from '@/lib/domain/families/madeup/groups'
import { brandLabel, fit, returnPolicy, sleeve, washCare } from '@/lib/domain/families/madeup/words'
import {
  GOODS_SPECIFICATIONS,
  goodsFields,
  isCloth,
  SHOP_SIZES,
  SHOP_TYPE_OF_PRODUCT,
  shopProduct,
} from '@/lib/domain/families/shop/goods'
import {
  deliveryModes,
  fabricFeel,
  shopPackages,
  shopPayments,
  shopServices,
  shopType,
} from '@/lib/domain/families/shop/vocabulary'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { orFilled } from '@/lib/domain/fields/shared-rules'
import { SAMPLE_PRICE, UNUSED } from '@/lib/domain/modules/common'
import { type CONDITIONS, conditions } from '@/lib/domain/vocabulary/listing-terms'
import { closedVocabulary } from '@/lib/domain/vocabulary/vocabulary'

const IS_SEWN_HERE = { field: 'stitchingAvailable', in: ['true'] } as const
const IS_SEALED = { field: 'sealedPack', in: ['true'] } as const
const PRICE_MAX = 1e7
const RETAIL: readonly (typeof CONDITIONS)[number][] = ['Fresh', 'Lot', 'Seconds']

const retailConditions = closedVocabulary(
  conditions.options.filter(({ value }) => RETAIL.some((condition) => condition === value)),
)

/** How a shop cuts, finishes and looks after what it sells. */
const SHOP = {
  shopType: {
    kind: 'choice',
    label: 'Kind of shop',
    help: 'What your shop is known for',
    vocabulary: shopType,
    need: 'asked',
    facet: 'values',
    weight: 3,
  },
  productGroup: {
    ...PRODUCT_GROUP,
    help: 'Choose this first: fabric, saree, kurti, bedsheet',
    vocabulary: shopProduct,
  },
  minimumCut: {
    kind: 'number',
    label: 'Shortest cut',
    unit: 'm',
    help: 'The least length that you cut, usually 0.5 m',
    placeholder: '0.5',
    rule: { min: 0.05, max: 50, decimalsMax: 2 },
    visibleWhen: isCloth,
    need: 'asked',
    facet: 'range',
    weight: 2,
  },
  cutStep: {
    kind: 'number',
    label: 'Cut in steps of',
    unit: 'm',
    help: 'Lengths between: 0.25 or 0.1 m',
    placeholder: '0.25',
    rule: { min: 0.01, max: 10, decimalsMax: 2 },
    visibleWhen: isCloth,
  },
  preshrunk: {
    kind: 'boolean',
    label: 'Pre-shrunk',
    help: 'Washed or sanforised: it does not shrink after sewing',
    visibleWhen: isCloth,
    facet: 'values',
  },
  fabricFeel: {
    kind: 'choices',
    label: 'Feel of the cloth',
    help: 'Soft, crisp, flowy, sheer: all that apply',
    vocabulary: fabricFeel,
    rule: { itemsMax: 6 },
    facet: 'values',
  },
  size: { ...SHOP_SIZES, label: 'Sizes in stock', help: 'Sizes that you can hand over now' },
  sleeve: {
    kind: 'choice',
    label: 'Sleeve',
    vocabulary: sleeve,
    visibleWhen: orOwnWord('sleeve', isKind('garment')),
    facet: 'values',
  },
  fit: {
    kind: 'choice',
    label: 'Fit',
    vocabulary: fit,
    visibleWhen: orOwnWord('fit', isKind('garment')),
    facet: 'values',
  },
  piecesPerSet: {
    ...SET_FIELDS.piecesPerSet,
    help: 'When the price is for a set: 5 cushion covers',
    placeholder: '5',
    need: 'optional',
    weight: 1,
  },
  setContents: {
    kind: 'text',
    label: 'What is in the set',
    help: '1 bedsheet and 2 pillow covers; top, bottom and dupatta',
    rule: { lengthMax: 120 },
    facet: 'search',
  },
  season: SEASON,
  careLabel: {
    kind: 'choices',
    label: 'Wash care',
    help: 'As on the care label',
    vocabulary: washCare,
    rule: { itemsMax: 8 },
    facet: 'values',
  },
  brandLabel: {
    kind: 'choice',
    label: 'Label',
    help: 'Brand, no label or overrun',
    vocabulary: brandLabel,
    facet: 'values',
  },
  coloursAvailable: COLOURS_OFFERED,
  stockByColour: STOCK_BY_COLOUR,
  certifications: { ...CERTIFICATIONS, help: 'Handloom Mark, Silk Mark: each with its number' },
} as const satisfies Record<string, FieldSpec>

/** The price on the label, and what the law wants printed on a sealed pack. */
const LABEL = {
  mrp: {
    ...MRP,
    help: 'On the label, with all taxes: for one piece, one pair, one metre or a set in one pack',
    placeholder: '499',
    need: 'asked',
    // Only India has one.
    neededWhen: { field: 'currency', in: ['INR'] },
    weight: 5,
  },
  sealedPack: {
    kind: 'boolean',
    label: 'Sold in a sealed pack',
    help: 'Packed before the customer sees it: socks, bedsheets in a bag',
    facet: 'values',
  },
  netQuantity: {
    kind: 'text',
    label: 'Net quantity on the pack',
    help: 'As printed: 1 bedsheet and 2 pillow covers, 3 pairs',
    rule: { lengthMax: 80 },
    visibleWhen: orFilled('netQuantity', IS_SEALED),
    need: 'asked',
  },
  packedBy: {
    kind: 'text',
    label: 'Made, packed or imported by',
    help: 'Name and place as printed on the pack',
    rule: { lengthMax: 160 },
    visibleWhen: orFilled('packedBy', IS_SEALED),
    need: 'asked',
  },
  packedOn: {
    kind: 'text',
    label: 'Month and year of packing',
    help: 'As printed: 03/2026',
    placeholder: '03/2026',
    rule: { pattern: /^(?:0[1-9]|1[0-2])\/20\d{2}$/, patternHint: 'must be a month and a year, such as 03/2026.' },
    visibleWhen: orFilled('packedOn', IS_SEALED),
    need: 'asked',
  },
} as const satisfies Record<string, FieldSpec>

/** What comes with the sale: sewing, returns, delivery, and where the shop is. */
const SERVICE = {
  stitchingAvailable: {
    kind: 'boolean',
    label: 'Stitching available',
    help: 'You sew it, or have it sewn, for the customer',
    need: 'asked',
    facet: 'values',
  },
  stitchingCharge: {
    kind: 'money',
    label: 'Stitching from',
    help: 'For one garment; 0 when included',
    rule: { min: 0, max: PRICE_MAX, decimalsMax: 2 },
    visibleWhen: orFilled('stitchingCharge', IS_SEWN_HERE),
    need: 'asked',
  },
  stitchingDays: {
    kind: 'number',
    label: 'Stitching takes',
    unit: 'days',
    rule: { min: 0, max: 120, isInteger: true },
    visibleWhen: orFilled('stitchingDays', IS_SEWN_HERE),
    facet: 'range',
  },
  alteration: {
    kind: 'boolean',
    label: 'Alteration',
    help: 'You shorten, fit or let out what you sold',
    facet: 'values',
  },
  shopServices: {
    kind: 'choices',
    label: 'Shop services',
    help: 'Fall and pico, matching, gift wrapping',
    vocabulary: shopServices,
    rule: { itemsMax: 10 },
    facet: 'values',
  },
  returnWindow: {
    kind: 'number',
    label: 'Return within',
    unit: 'days',
    help: '0 when you take nothing back; cut cloth is seldom returned',
    placeholder: '7',
    rule: { min: 0, max: 60, isInteger: true },
    need: 'asked',
    facet: 'values',
    weight: 2,
  },
  returnPolicy: { kind: 'choice', label: 'Return policy', vocabulary: returnPolicy, facet: 'values' },
  deliveryBy: {
    kind: 'choices',
    label: 'Delivery',
    help: 'Shop pick-up, home delivery, courier',
    vocabulary: deliveryModes,
    rule: { itemsMax: 7 },
    need: 'asked',
    facet: 'values',
    weight: 2,
  },
  deliveryRadius: {
    kind: 'text',
    label: 'Delivery area',
    help: 'Within 10 km, all of Surat, all India',
    rule: { lengthMax: 80 },
  },
  pin: {
    kind: 'text',
    label: 'PIN code of the shop',
    placeholder: '395002',
    rule: {
      lengthMax: 10,
      pattern: /^[A-Za-z0-9](?:[A-Za-z0-9 -]{1,8}[A-Za-z0-9])$/,
      patternHint: 'must be a postal code, such as 395002.',
    },
    need: 'asked',
    facet: 'values',
  },
  cod: { kind: 'boolean', label: 'Cash on delivery', facet: 'values' },
  storeAddress: {
    kind: 'text',
    label: 'Shop address',
    help: 'Market, street and landmark',
    rule: { lengthMax: 200 },
    facet: 'search',
  },
  hours: { kind: 'text', label: 'Opening hours', help: '10:30 to 20:30, Monday closed', rule: { lengthMax: 100 } },
} as const satisfies Record<string, FieldSpec>

/** What a shop means by the names that every module has. */
const GENERAL = {
  title: {
    help: 'What a shopper would search: fibre, fabric, product, width or size',
    placeholder: 'Pure Cotton Kurta Fabric, per metre, 44"',
  },
  productName: { label: 'Product or design name', help: 'The name on your shelf or bill' },
  brandManufacturer: { label: 'Brand or maker', help: 'The brand on the selvedge or label' },
  styleNumber: { label: 'Design or article no.', help: 'As on the price tag' },
  category: { help: 'Same as the product', vocabulary: shopProduct, need: 'optional' },
  condition: { vocabulary: retailConditions },
  subcategory: SHOP_TYPE_OF_PRODUCT,
  grade: UNUSED,
  dimensions: UNUSED,
  finish: UNUSED,
  tolerance: UNUSED,
  industryStandard: UNUSED,
  construction: { help: 'If you know it: 60x60/92x88', visibleWhen: isCloth },
  pdcSlabs: UNUSED,
  offlinePdcSettlement: UNUSED,
  incoterm: UNUSED,
  loadingPort: UNUSED,
  destinationPort: UNUSED,
  palletContainerReadiness: UNUSED,
  quality: { label: 'Faults', help: 'Of seconds: what is wrong and where' },
  color: { help: 'The colour that shoppers filter by', vocabulary: goodsColours, need: 'asked' },
  shade: { label: 'Colour name', help: 'As on the tag: rani pink, bottle green' },
  uom: { help: 'Metre for cloth, piece or set for the rest' },
  basePrice: {
    label: 'Selling price',
    help: 'What the customer pays',
    rule: { min: 0, isMinExclusive: true, max: PRICE_MAX, decimalsMax: 2 },
  },
  taxIncluded: { help: 'Shop prices include GST' },
  moq: { label: 'Smallest order', help: 'One piece, or one cut of cloth', weight: 1 },
  quantitySlabs: { label: 'Bulk price', help: 'For several pieces or metres. Empty rows are left out.' },
  domesticPrice: UNUSED,
  availableQuantity: { label: 'In the shop', help: 'Metres or pieces on the shelf now' },
  creditTerms: UNUSED,
  paymentTerms: { label: 'Payment', vocabulary: shopPayments },
  sampleAvailable: { label: 'Swatch available', help: 'A small cutting before buying' },
  samplePrice: SAMPLE_PRICE,
  packageType: {
    label: 'Packed in',
    help: 'How a parcel leaves the shop',
    vocabulary: shopPackages,
    need: 'optional',
  },
  netWeight: { help: 'Of one parcel, the goods alone', need: 'optional' },
  dispatchLeadTime: { help: '0 means the same day' },
  hsCode: { help: 'On your GST bill: 4 digits are enough', placeholder: '5208' },
  coverImage: { help: 'The product in daylight, in its true colour' },
  galleryImages: { help: 'Drape, close-up, border, label: up to 12' },
} as const satisfies Record<string, Partial<FieldSpec>>

export const RETAIL_FIELDS: Readonly<Record<string, Partial<FieldSpec>>> = {
  ...goodsFields(isCloth),
  ...SHOP,
  ...LABEL,
  ...SERVICE,
  ...GENERAL,
}

/** Names of the specification besides the general ones, in the order of the form. */
export const RETAIL_SPECIFICATIONS = [
  'shopType',
  'productGroup',
  ...GOODS_SPECIFICATIONS,
  'minimumCut',
  'cutStep',
  'preshrunk',
  'fabricFeel',
  'size',
  'sleeve',
  'fit',
  'piecesPerSet',
  'setContents',
  'season',
  'careLabel',
  'brandLabel',
  'certifications',
  'coloursAvailable',
  'stockByColour',
  ...(Object.keys(LABEL) as (keyof typeof LABEL)[]),
  ...(Object.keys(SERVICE) as (keyof typeof SERVICE)[]),
] as const
