import type { FieldSpec } from '@/lib/domain/fields/field'
import {
  COMMON_SECTIONS,
  defineModule,
  PLACE_FACETS,
  SECTION_HELP,
  STOCK_FACETS,
  saleDefaults,
  TERMS_FACETS,
} from '@/lib/domain/modules/common'
import type { DerivedNumber } from '@/lib/domain/modules/define-module'
import { roundTo } from '@/lib/domain/units/rounding'
import { unitsOf } from '@/lib/domain/vocabulary/trade-units'
import { DENIER_PER_DTEX, fibreDenier, fibreLengthMm } from './fibre-facts'
import { FIBRE_SPECIFICATIONS } from './fields'
import { FIBRE_GENERAL } from './general'
import { fibreHooks } from './hooks'

const fields: Readonly<Record<string, Partial<FieldSpec>>> = {
  ...FIBRE_SPECIFICATIONS,
  ...FIBRE_GENERAL,
}

const specifications = Object.keys(FIBRE_SPECIFICATIONS)

const derived: readonly DerivedNumber[] = [
  {
    name: 'stapleLength',
    label: 'Fibre length',
    unit: 'mm',
    from: ['stapleLength', 'cutLength', 'hauteur'],
    isFacet: true,
    insteadOf: 'stapleLength',
    compute: fibreLengthMm,
  },
  {
    name: 'dtex',
    label: 'Fineness in dtex',
    unit: 'dtex',
    from: ['fiberDenier'],
    isFacet: false,
    isShown: true,
    compute: (facts) => {
      const denier = fibreDenier(facts)
      return denier === null ? null : roundTo(denier / DENIER_PER_DTEX, 2)
    },
  },
]

/** Raw material as data: cotton, wool, silk, bast, man-made staple, tow, tops, chips and pulp. */
export const fiberRawMaterial = defineModule({
  moduleKey: 'fiber_raw_material',
  specifications: [...specifications, 'lot'],
  sections: {
    technical_specifications: [
      ...specifications.filter((name) => name !== 'certifications' && name !== 'testBasis'),
      'color',
      'shade',
      'subcategory',
      'grade',
      'lot',
      'composition',
    ],
    packaging_logistics_readiness: COMMON_SECTIONS.packaging_logistics_readiness.filter(
      (name) => name !== 'unitsPerPackage',
    ),
    quality_compliance: ['testBasis', ...COMMON_SECTIONS.quality_compliance, 'certifications'],
  },
  sectionHelp: {
    ...SECTION_HELP,
    product_identity: 'What buyers search for, and your own names and marks',
    technical_specifications: 'Choose the material first',
    pricing_quantity_slabs: 'Spot price, bulk discounts and credit prices',
    packaging_logistics_readiness: 'One bale, bag or bump: weight and dispatch time',
    images_documents_design_files: 'Show a handful of the fibre and the bale mark.',
  },
  fields,
  staysInModule: true,
  defaults: saleDefaults('kg'),
  facetOrder: [
    'fiberFamily',
    'variety',
    'polymer',
    'fiberType',
    'stapleLength',
    'fiberDenier',
    'cutLength',
    'micronaire',
    'micron',
    'strength',
    'rd',
    'trash',
    'cropSeason',
    'ginning',
    'lustre',
    'crossSection',
    'color',
    'preparation',
    'iv',
    'yield',
    'vm',
    'hauteur',
    'tenacity',
    'alpha',
    'grade',
    'subcategory',
    'recycledContent',
    'certifications',
    'contamination',
    'colourGrade',
    'uniformityRatio',
    'moisture',
    'baleWeight',
    'testBasis',
    ...STOCK_FACETS,
    ...PLACE_FACETS,
    'industryStandard',
    'packageType',
    ...TERMS_FACETS,
    'brandManufacturer',
    'newArrival',
  ],
  words: {
    goods: 'fibre',
    alsoCalled: ['fiber', 'rui', 'kapas', 'resha'],
    keyFact: 'Length and fineness',
    searchExamples: ['s-6 29 mm', '1.4d 38mm psf', 'merino 19.5 micron', 'viscose 1.2d 38', 'pet chips iv 0.62'],
  },
  derived,
  firstQuestions: [
    { field: 'fiberFamily', op: '=' },
    { field: 'variety', op: '=' },
    { field: 'stapleLength', op: '>=' },
    { field: 'micronaire', op: '=', tolerance: 0.3 },
    { field: 'fiberDenier', op: '=', tolerancePercent: 3 },
    { field: 'cutLength', op: '=' },
    { field: 'trash', op: '<=' },
  ],
  sale: {
    priceMax: 1e8,
    units: unitsOf('kg', 'bale', 'candy', 'MT', 'quintal', 'lb', 'lot'),
    bases: [
      { unit: 'kg', label: 'kg', usualInr: [12, 25_000] },
      { unit: 'candy', label: 'candy', usualInr: [20_000, 400_000] },
      { unit: 'lb', label: 'lb' },
    ],
  },
  keyNumber: { name: 'stapleLength', same: 0.01, near: 0.05 },
  familyField: 'fiberFamily',
  mainSpecifications: ['fiberFamily', 'variety', 'stapleLength', 'fiberDenier', 'cutLength', 'micron', 'polymer', 'iv'],
  lineExample: 'Shankar 6 29 mm 3.8 mic 76 rd trash 3% 2025-26 crop, 58000 per candy + GST, 200 bales ready, 7 days',
  cardFields: [
    'fiberFamily',
    'variety',
    'micronaire',
    'fiberDenier',
    'micron',
    'lustre',
    'crossSection',
    'polymer',
    'cropSeason',
    'color',
  ],
  comparedBy: { condition: 'Fresh', fiberFamily: '', variety: '' },
  conditionGuidance: {
    Fresh: 'First quality of one variety and crop; the seller accepts claims on the tested values.',
    FreshMix: 'First quality, but of mixed stations, merges or crops – lay down the bales together.',
    Lot: 'One parcel sold as a whole against its samples; repeat quantity is not promised.',
    JobLot: 'Assorted leftovers of several merges or varieties, sold as they are; inspect before buying.',
    Seconds: 'Off grade with the defects described; for coarser counts, filling or nonwovens.',
    Claimless: 'Sold without claim: no allowance for quality or weight after lifting.',
  },
  hooks: fibreHooks,
  loadViews: async () => (await import('./views')).fibreViews,
})
