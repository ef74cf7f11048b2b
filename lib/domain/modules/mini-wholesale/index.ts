import { GOODS_AS_PIECES } from '@/lib/domain/families/madeup/goods-as-pieces'
import { mrpNumber } from '@/lib/domain/families/madeup/mrp'
import { GOODS_DEPENDENCY } from '@/lib/domain/families/shop/goods'
import {
  COMMON_SECTIONS,
  defineModule,
  PLACE_FACETS,
  SECTION_HELP,
  saleDefaults,
  TERMS_FACETS,
} from '@/lib/domain/modules/common'
import { unitsOf } from '@/lib/domain/vocabulary/trade-units'
import { MINI_FIELDS, MINI_SPECIFICATIONS } from './fields'
import { miniWholesaleHooks } from './hooks'
import { metresPerBundle, pricePerPiece } from './price-per-piece'

const without = (names: readonly string[], others: readonly string[]): string[] =>
  names.filter((name) => !others.includes(name))
const shown = (names: readonly string[]): string[] => names.filter((name) => MINI_FIELDS[name]?.isHidden !== true)

const PRICES = ['pricePerPiece', 'mrp']
const DELIVERY = ['market', 'parcel', 'cod']
const ELSEWHERE = [...PRICES, ...DELIVERY, 'replacement', 'certifications', 'stockByColour']

/** Small bundles of anything textile, for shopkeepers and home sellers. */
export const miniWholesale = defineModule({
  moduleKey: 'mini_wholesale_textile_market',
  specifications: MINI_SPECIFICATIONS,
  channels: ['B2B', 'B2C'],
  sections: {
    technical_specifications: [
      ...without(MINI_SPECIFICATIONS, ELSEWHERE),
      'subcategory',
      'color',
      'shade',
      'material',
      'composition',
    ],
    inventory: [...COMMON_SECTIONS.inventory, 'stockByColour'],
    pricing_quantity_slabs: [
      'basePrice',
      'priceUom',
      ...PRICES,
      ...without(COMMON_SECTIONS.pricing_quantity_slabs, ['basePrice', 'priceUom']),
    ],
    packaging_logistics_readiness: [...DELIVERY, ...COMMON_SECTIONS.packaging_logistics_readiness],
    quality_compliance: ['replacement', ...shown(COMMON_SECTIONS.quality_compliance), 'certifications'],
  },
  sectionHelp: {
    ...SECTION_HELP,
    listing_type_business_mode: 'Is it fresh, a lot, or seconds?',
    product_identity: 'What shopkeepers search for, and your own names and codes',
    technical_specifications: 'Choose the goods and the kind of bundle first',
    pricing_quantity_slabs: 'Price of a bundle and of one piece, which must agree',
    packaging_logistics_readiness: 'Your market, and how a parcel travels',
    images_documents_design_files: 'Show the open bundle: buyers take it as it is.',
    quality_compliance: 'What you replace, and known faults',
  },
  fields: MINI_FIELDS,
  dependency: GOODS_DEPENDENCY,
  defaults: saleDefaults('piece'),
  facetOrder: [
    'productGroup',
    'subcategory',
    'sourceModule',
    'bundleType',
    'piecesPerBundle',
    'basePrice',
    'moq',
    'market',
    'mixGrade',
    'fabricName',
    'fiberType',
    'work',
    'pattern',
    'gender',
    'sizeSet',
    'colourSet',
    'color',
    'cutLength',
    'bundleWeight',
    'designsPerBundle',
    'clothWidth',
    'gsm',
    'spunCount',
    'sareeLength',
    'blouseLength',
    'bedSize',
    'pieceSize',
    'threadCount',
    'rugMake',
    'pile',
    'knots',
    'stitching',
    'endUse',
    'occasion',
    'season',
    'weaveEffect',
    'fabricStructure',
    'composition',
    'blendPercentages',
    'mrp',
    'buyerPicks',
    'repeatAvailable',
    'replacement',
    'parcel',
    'cod',
    'condition',
    'readyStock',
    'availableQuantity',
    'dispatchLeadTime',
    ...PLACE_FACETS,
    ...TERMS_FACETS,
    'brandManufacturer',
    'newArrival',
  ],
  words: {
    goods: 'bundle',
    meantBy: ['bundle', 'lot', 'mini', 'mixed', 'assorted', 'surplus', 'boutique'],
    isSmallTrade: true,
    keyFact: 'Pieces',
    searchExamples: [
      'dress material 10 pc bundle',
      'kurti bundle of 12',
      'cotton cut pack 5 kg',
      'surat saree 8 pc set',
    ],
  },
  derived: [pricePerPiece, metresPerBundle, mrpNumber],
  firstQuestions: [
    { field: 'productGroup', op: '=' },
    { field: 'bundleType', op: '=' },
    { field: 'piecesPerBundle', op: '=' },
    { field: 'composition', op: '=' },
    { field: 'mixGrade', op: '=' },
  ],
  sale: {
    units: unitsOf('piece', 'bundle', 'kg', 'set', 'm', 'yd', 'pair', 'dozen', 'box', 'lot', 'unit'),
    spoken: GOODS_AS_PIECES,
    bases: [
      { unit: 'piece', label: 'piece', usualInr: [5, 20_000] },
      { unit: 'bundle', label: 'bundle' },
      { unit: 'kg', label: 'kg', usualInr: [20, 6000] },
    ],
  },
  keyNumber: { name: 'piecesPerBundle', same: 0.001, near: 0.25 },
  familyField: 'sourceModule',
  mainSpecifications: ['sourceModule', 'productGroup', 'bundleType', 'piecesPerBundle'],
  lineExample:
    'cotton dress material assorted designs, 10 pcs bundle, 2450 per bundle, 40 bundles ready, min 2 bundles, 3 days',
  cardFields: ['productGroup', 'bundleType', 'fabricName', 'fiberType', 'mixGrade', 'market'],
  comparedBy: { condition: 'Fresh', productGroup: '', fabricName: '' },
  conditionGuidance: {
    Fresh: 'First-quality pieces of this season; claims for faults are accepted before sale or cutting.',
    FreshMix: 'First quality, but designs, shades or makers are mixed in one bundle.',
    Lot: 'One parcel of a mill or brand, sold bundle by bundle as shown; no repeat.',
    JobLot: 'Assorted leftovers at one rate; look at the open bundle before you buy.',
    Seconds: 'Pieces with small faults that the seller describes and prices accordingly.',
    Claimless: 'Sold as it is: no exchange or allowance after the bundle is handed over.',
  },
  hooks: miniWholesaleHooks,
  loadViews: async () => (await import('./views')).miniWholesaleViews,
})
