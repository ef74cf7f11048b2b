import { mrpNumber } from '@/lib/domain/families/madeup/mrp'
import { GOODS_DEPENDENCY } from '@/lib/domain/families/shop/goods'
import { COMMON_SECTIONS, defineModule, SECTION_HELP, saleDefaults } from '@/lib/domain/modules/common'
import { unitsOf } from '@/lib/domain/vocabulary/trade-units'
import { discount } from './discount'
import { RETAIL_FIELDS, RETAIL_SPECIFICATIONS } from './fields'
import { textileRetailersHooks } from './hooks'

/** The names that this module shows. */
const shown = (names: readonly string[]): string[] => names.filter((name) => RETAIL_FIELDS[name]?.isHidden !== true)
const without = (names: readonly string[], others: readonly string[]): string[] =>
  names.filter((name) => !others.includes(name))

const LABEL = ['mrp', 'sealedPack', 'netQuantity', 'packedBy', 'packedOn']
const STITCHING = ['stitchingAvailable', 'stitchingCharge', 'stitchingDays', 'alteration', 'shopServices']
const DELIVERY = ['deliveryBy', 'deliveryRadius', 'cod', 'pin', 'storeAddress', 'hours']
const RETURNS = ['returnWindow', 'returnPolicy']
const ELSEWHERE = [...LABEL, ...DELIVERY, ...RETURNS, 'shopType', 'coloursAvailable', 'stockByColour', 'certifications']

/** Shops: cloth by the metre and made-ups, for the people who use them. */
export const textileRetailers = defineModule({
  moduleKey: 'textile_retailers',
  specifications: RETAIL_SPECIFICATIONS,
  channels: ['B2C', 'B2B'],
  sections: {
    product_identity: [...COMMON_SECTIONS.product_identity, 'shopType'],
    technical_specifications: [
      ...without(RETAIL_SPECIFICATIONS, [...ELSEWHERE, ...STITCHING]),
      'subcategory',
      'color',
      'shade',
      'construction',
      'material',
      'composition',
      ...STITCHING,
    ],
    inventory: [...COMMON_SECTIONS.inventory, 'coloursAvailable', 'stockByColour'],
    pricing_quantity_slabs: [
      'basePrice',
      'priceUom',
      'mrp',
      ...without(shown(COMMON_SECTIONS.pricing_quantity_slabs), ['basePrice', 'priceUom']),
    ],
    domestic_export_terms: shown(COMMON_SECTIONS.domestic_export_terms),
    packaging_logistics_readiness: [...DELIVERY, ...shown(COMMON_SECTIONS.packaging_logistics_readiness)],
    quality_compliance: [
      ...RETURNS,
      ...without(LABEL, ['mrp']),
      ...shown(COMMON_SECTIONS.quality_compliance),
      'certifications',
    ],
  },
  sectionHelp: {
    ...SECTION_HELP,
    listing_type_business_mode: 'Fresh stock, a clearance lot or seconds?',
    product_identity: 'What shoppers search for, and your own names and codes',
    technical_specifications: 'Choose the product first',
    pricing_quantity_slabs: 'Selling price, MRP and bulk price',
    packaging_logistics_readiness: 'How the customer gets it, and where your shop is',
    images_documents_design_files: 'Show the true colour, the drape and the label.',
    quality_compliance: 'Returns, and what is printed on a sealed pack',
    preview_publish: 'The listing as shoppers will see it.',
  },
  fields: RETAIL_FIELDS,
  dependency: GOODS_DEPENDENCY,
  defaults: { ...saleDefaults('m'), taxIncluded: true, negotiable: false },
  facetOrder: [
    'productGroup',
    'subcategory',
    'shopType',
    'fiberType',
    'fabricName',
    'color',
    'coloursAvailable',
    'size',
    'basePrice',
    'mrp',
    'work',
    'pattern',
    'endUse',
    'gender',
    'occasion',
    'season',
    'clothWidth',
    'gsm',
    'fabricFeel',
    'preshrunk',
    'cutLength',
    'minimumCut',
    'sareeLength',
    'blouseLength',
    'bedSize',
    'pieceSize',
    'threadCount',
    'rugMake',
    'pile',
    'knots',
    'stitching',
    'sleeve',
    'fit',
    'piecesPerSet',
    'weaveEffect',
    'fabricStructure',
    'composition',
    'blendPercentages',
    'careLabel',
    'stitchingAvailable',
    'alteration',
    'stitchingDays',
    'shopServices',
    'returnWindow',
    'returnPolicy',
    'deliveryBy',
    'cod',
    'pin',
    'readyStock',
    'availableQuantity',
    'dispatchLeadTime',
    'condition',
    'brandLabel',
    'brandManufacturer',
    'sealedPack',
    'state',
    'country',
    'moq',
    'paymentTerms',
    'newArrival',
  ],
  words: {
    goods: 'product',
    meantBy: ['retail', 'retailer', 'shop', 'mrp', 'boutique', 'unstitched'],
    isSmallTrade: true,
    keyFact: 'MRP',
    searchExamples: ['cotton kurta fabric metre', 'cambric 44 inch', 'georgette saree', 'kurti xl', 'mrp 499'],
  },
  derived: [mrpNumber, discount],
  firstQuestions: [
    { field: 'productGroup', op: '=' },
    { field: 'color', op: '=' },
    { field: 'size', op: '=' },
    { field: 'clothWidth', op: '=', tolerance: 1 },
    { field: 'composition', op: '=' },
  ],
  sale: {
    units: unitsOf('m', 'piece', 'set', 'pair', 'yd', 'dozen', 'kg', 'box', 'unit'),
    bases: [
      { unit: 'm', label: 'metre', usualInr: [15, 25_000] },
      { unit: 'piece', label: 'piece', usualInr: [5, 300_000] },
    ],
  },
  keyNumber: { name: 'mrp', same: 0.01, near: 0.1 },
  familyField: 'productGroup',
  mainSpecifications: ['productGroup', 'fiberType', 'color', 'mrp'],
  lineExample: 'pure cotton cambric kurta fabric 44 inch, MRP 149, 129 per m, 400 m ready, 2 days',
  cardFields: ['productGroup', 'fabricName', 'fiberType', 'color', 'size', 'work', 'clothWidth'],
  comparedBy: { condition: 'Fresh', fabricName: '', size: '' },
  conditionGuidance: {
    Fresh: 'New stock of this season, without faults; claims are accepted until it is cut or worn.',
    Lot: 'Clearance, old stock or mill lots, sold at a lower price; sizes and metres are limited.',
    Seconds: 'Small faults that the seller describes and prices accordingly; look at the pictures.',
  },
  hooks: textileRetailersHooks,
  loadViews: async () => (await import('./views')).textileRetailersViews,
})
