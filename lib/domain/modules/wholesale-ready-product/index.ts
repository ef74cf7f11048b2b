import { mrpNumber, retailMargin } from '@/lib/domain/families/madeup/mrp'
import { pieceSizeCm, readPieceSize } from '@/lib/domain/families/sizes/piece-size'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import {
  COMMON_SECTIONS,
  defineModule,
  PLACE_FACETS,
  SECTION_HELP,
  saleDefaults,
  TERMS_FACETS,
} from '@/lib/domain/modules/common'
import type { DerivedNumber } from '@/lib/domain/modules/define-module'
import { roundTo } from '@/lib/domain/units/rounding'
import type { CONDITIONS } from '@/lib/domain/vocabulary/listing-terms'
import { unitsOf } from '@/lib/domain/vocabulary/trade-units'
import { READY_SPECIFICATIONS } from './fields'
import { READY_GENERAL } from './general'
import { readyHooks } from './hooks'

const fields: Readonly<Record<string, Partial<FieldSpec>>> = { ...READY_SPECIFICATIONS, ...READY_GENERAL }

const SET_TERMS = [
  'piecesPerSet',
  'fullSetOnly',
  'designsPerSet',
  'coloursPerSet',
  'catalogueName',
  'designNos',
] as const

/** In the order in which a wholesaler describes the goods. */
const DESCRIPTION = [
  'productGroup',
  'subcategory',
  'gender',
  'fabricStructure',
  'fabricName',
  'fiberType',
  'blendPercentages',
  'gsm',
  'bedSize',
  'size',
  'threadCount',
  'construction',
  'epi',
  'ppi',
  'sareeLength',
  'blouseLength',
  'cutLength',
  'setPieces',
  'stitching',
  'sizes',
  'sizeRatio',
  ...SET_TERMS,
  'work',
  'weaveEffect',
  'jacquardDesignNo',
  'pattern',
  'color',
  'shade',
  'fit',
  'stretchLevel',
  'neck',
  'sleeve',
  'garmentLength',
  'measurementChart',
  'garmentWeight',
  'rugMake',
  'pile',
  'knots',
  'filling',
  'fillGsm',
  'denier',
  'occasion',
  'season',
  'finish',
  'brandLabel',
  'washCare',
  'photoshootAvailable',
  'grade',
  'material',
  'composition',
] as const

const side = (name: string, label: string, read: 'width' | 'length'): DerivedNumber => ({
  name,
  label,
  unit: 'cm',
  from: ['size'],
  isFacet: true,
  isShown: true,
  compute: ({ words }) => {
    const size = readPieceSize(textValue(words, 'size'))
    return size && pieceSizeCm(size)[read]
  },
})

const derived: readonly DerivedNumber[] = [
  side('sizeWidth', 'Width of one piece', 'width'),
  side('sizeLength', 'Length of one piece', 'length'),
  {
    name: 'totalLength',
    label: 'Saree with blouse',
    unit: 'm',
    from: ['sareeLength', 'blouseLength'],
    isFacet: false,
    isShown: true,
    compute: ({ words }) => {
      const saree = numberValue(words, 'sareeLength')
      return saree === null ? null : roundTo(saree + (numberValue(words, 'blouseLength') ?? 0), 2)
    },
  },
  mrpNumber,
  retailMargin,
]

const conditionGuidance: Readonly<Record<(typeof CONDITIONS)[number], string>> = {
  Fresh: 'First quality of the season in full sets; the seller accepts claims for defects.',
  FreshMix: 'First quality, but sizes, colours or designs are mixed from several sets.',
  Lot: 'One parcel of a style or catalogue sold as a whole against the sample.',
  JobLot: 'Assorted leftovers of styles and sizes, sold as they are; inspect before buying.',
  Seconds: 'Second quality with the defects described: stains, holes, missed stitches.',
  Claimless: 'Sold without claim: no return for defects or short pieces after lifting.',
}

/** Ready products as data: sarees, garments, bed, bath, floor and home goods in sets. */
export const wholesaleReadyProduct = defineModule({
  moduleKey: 'wholesale_ready_product',
  specifications: Object.keys(READY_SPECIFICATIONS),
  sections: {
    technical_specifications: DESCRIPTION,
    inventory: [...COMMON_SECTIONS.inventory, 'coloursAvailable', 'stockByColour', 'stockBySize', 'minPerColour'],
    pricing_quantity_slabs: ['mrp', ...COMMON_SECTIONS.pricing_quantity_slabs, 'returnPolicy'],
    packaging_logistics_readiness: [
      'piecePackaging',
      'cartonRatio',
      'barcode',
      ...COMMON_SECTIONS.packaging_logistics_readiness,
    ],
    quality_compliance: [...COMMON_SECTIONS.quality_compliance, 'shrinkage', 'fastness', 'certifications'],
  },
  sectionHelp: {
    ...SECTION_HELP,
    technical_specifications: 'Choose the product first. One listing is one style or one catalogue.',
    pricing_quantity_slabs: 'Wholesale price, bulk discounts and credit prices',
    packaging_logistics_readiness: 'One piece, then one carton or bale: contents, weight and dispatch time',
    images_documents_design_files: 'Show every colour or design of the set.',
  },
  fields,
  dependency: {
    wovenKnittedNonwovenApplies: true,
    jacquard: { visibleWhen: 'weaveEffect=Jacquard', fields: ['jacquardDesignNo'] },
  },
  mayTrend: true,
  defaults: saleDefaults('piece'),
  facetOrder: [
    'productGroup',
    'subcategory',
    'gender',
    'fabricName',
    'fiberType',
    'work',
    'sizes',
    'bedSize',
    'size',
    'piecesPerSet',
    'fullSetOnly',
    'basePrice',
    'mrp',
    'occasion',
    'pattern',
    'color',
    'stockByColour',
    'gsm',
    'threadCount',
    'sareeLength',
    'blouseLength',
    'cutLength',
    'rugMake',
    'pile',
    'knots',
    'weaveEffect',
    'fabricStructure',
    'stitching',
    'fit',
    'stretchLevel',
    'neck',
    'sleeve',
    'garmentLength',
    'season',
    'brandLabel',
    'designsPerSet',
    'coloursPerSet',
    'coloursAvailable',
    'minPerColour',
    'moq',
    'readyStock',
    'availableQuantity',
    'newArrival',
    'condition',
    'photoshootAvailable',
    'returnPolicy',
    'dispatchLeadTime',
    'piecePackaging',
    'barcode',
    'finish',
    'washCare',
    'filling',
    'fillGsm',
    'garmentWeight',
    'denier',
    'blendPercentages',
    'composition',
    'shrinkage',
    'fastness',
    'certifications',
    ...PLACE_FACETS,
    'industryStandard',
    'grade',
    ...TERMS_FACETS,
    'brandManufacturer',
  ],
  words: {
    goods: 'product',
    alsoCalled: ['garment', 'readymade', 'kapde', 'catalogue', 'catalog'],
    keyFact: 'Set and size',
    searchExamples: [
      'georgette saree set of 8',
      'king bedsheet 300 tc',
      'polo 220 gsm M-XXL',
      '500 gsm towel 30x60',
      'rayon kurti',
    ],
  },
  derived,
  firstQuestions: [
    { field: 'productGroup', op: '=' },
    { field: 'fabricName', op: '=' },
    { field: 'composition', op: '=' },
    { field: 'piecesPerSet', op: '=' },
    { field: 'sizes', op: '=' },
  ],
  sale: {
    priceMax: 1e7,
    units: unitsOf('piece', 'set', 'dozen', 'pair', 'gross', 'bale', 'carton', 'box', 'bundle', 'bag', 'lot', 'kg'),
    bases: [
      { unit: 'piece', label: 'piece', usualInr: [5, 50_000] },
      { unit: 'set', label: 'set' },
    ],
  },
  keyNumber: { name: 'piecesPerSet', same: 0, near: 0.5 },
  familyField: 'productGroup',
  mainSpecifications: ['productGroup', 'fiberType', 'piecesPerSet'],
  lineExample:
    'printed georgette saree with blouse 6.3 m, set of 8 designs, 649 per piece + GST, 240 pcs ready, 3 days',
  cardFields: ['productGroup', 'fabricName', 'work', 'sizes', 'bedSize', 'size', 'fullSetOnly', 'rugMake', 'color'],
  comparedBy: { condition: 'Fresh', fabricName: '' },
  conditionGuidance,
  hooks: readyHooks,
  loadViews: async () => (await import('./views')).readyViews,
})
