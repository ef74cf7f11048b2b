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
import { unitsOf } from '@/lib/domain/vocabulary/trade-units'
import { SCRAP_SPECIFICATIONS } from './fields'
import { SCRAP_GENERAL } from './general'
import { scrapHooks } from './hooks'

const fields: Readonly<Record<string, Partial<FieldSpec>>> = { ...SCRAP_SPECIFICATIONS, ...SCRAP_GENERAL }

const specifications = Object.keys(SCRAP_SPECIFICATIONS)
const INVENTORY = ['pickupPlace', 'frequency', 'lotItems']
const LIFTING = ['liftingTerms', 'liftWithinDays', 'inspectionWindow']
const PRICING = ['paymentBeforeLift', 'tenderTerms', 'taxNote']
const QUALITY = ['hazardous', 'regulated', 'authorisationNo', 'buyerNeeds']
const elsewhere = new Set([...INVENTORY, ...LIFTING, ...PRICING, ...QUALITY])
const [FIRST = 'scrapClass', ...OTHERS] = specifications.filter((name) => !elsewhere.has(name))

/** The goods themselves are pieces here, whatever they are called. */
const GOODS_AS_PIECES =
  'each, cone, cones, tube, tubes, bobbin, bobbins, pirn, pirns, drum, drums, barrel, barrels, carton, cartons, box, boxes, bag, bags, sack, sacks, pallet, pallets, can, cans, reed, reeds, beam, beams, carboy, carboys, crate, crates, motor, motors, battery, batteries, spindle, spindles, tyre, tyres, tank, tanks'

/** Scrap and used goods as data: cones, drums, bags, metal, paper, machine parts, regulated waste. */
export const scrapReusables = defineModule({
  moduleKey: 'scrap_reusables',
  specifications,
  sections: {
    technical_specifications: [FIRST, 'material', ...OTHERS, 'grade', 'color', 'subcategory'],
    inventory: [...COMMON_SECTIONS.inventory, ...INVENTORY],
    pricing_quantity_slabs: [...COMMON_SECTIONS.pricing_quantity_slabs, ...PRICING],
    packaging_logistics_readiness: [...LIFTING, ...COMMON_SECTIONS.packaging_logistics_readiness],
    quality_compliance: [...QUALITY, ...COMMON_SECTIONS.quality_compliance],
  },
  sectionNames: { packaging_logistics_readiness: 'Lifting and packing' },
  sectionHelp: {
    ...SECTION_HELP,
    listing_type_business_mode: 'One lot, an odd lot, or without claim?',
    product_identity: 'What buyers search for, and your lot number',
    technical_specifications: 'Choose the class first',
    pricing_quantity_slabs: 'Price at your yard; tax is noted in words',
    packaging_logistics_readiness: 'Who weighs, loads and cuts, and until when',
    images_documents_design_files: 'Show the whole lot, then its weakest part.',
    quality_compliance: 'What the law asks of this waste',
  },
  fields,
  isNeverNew: true,
  defaults: { ...saleDefaults('kg'), condition: 'Lot', paymentBeforeLift: true },
  facetOrder: [
    'scrapClass',
    'reuseOrScrap',
    'material',
    'metalGrade',
    'coneTaper',
    'coneLength',
    'innerDiameter',
    'drumVolume',
    'drumHead',
    'residue',
    'canDiameter',
    'canHeight',
    'timesUsed',
    'usablePercent',
    'unitWeight',
    'contamination',
    'moisture',
    'ageYears',
    'color',
    'grade',
    'lotItems',
    'liftingTerms',
    'frequency',
    'paymentBeforeLift',
    'liftWithinDays',
    'regulated',
    'hazardous',
    'buyerNeeds',
    'subcategory',
    ...STOCK_FACETS,
    ...PLACE_FACETS,
    'packageType',
    'industryStandard',
    ...TERMS_FACETS,
    'brandManufacturer',
  ],
  words: {
    goods: 'scrap',
    meantBy: [
      'scrap',
      'waste',
      'used',
      'old',
      'second',
      'empty',
      'reusable',
      'junk',
      'kabadi',
      'bhangar',
      'raddi',
      'khali',
      'purana',
      'purani',
      'juna',
    ],
    keyFact: 'Size and quantity',
    searchExamples: ['used cones 5°57', 'used drums 200 l', 'ms scrap', 'ss scrap 304', 'old pp bags'],
  },
  derived: [],
  firstQuestions: [
    { field: 'scrapClass', op: '=' },
    { field: 'reuseOrScrap', op: '=' },
    { field: 'material', op: '=' },
    { field: 'coneTaper', op: '=' },
    { field: 'drumVolume', op: '=', tolerancePercent: 5 },
    { field: 'usablePercent', op: '>=' },
    { field: 'contamination', op: '<=' },
  ],
  sale: {
    units: unitsOf('kg', 'MT', 'quintal', 'piece', '1000', 'dozen', 'set', 'pair', 'L', 'bag', 'bundle', 'lot', 'unit'),
    spoken: new Map(GOODS_AS_PIECES.split(', ').map((noun) => [noun, 'piece'])),
    bases: [
      { unit: 'kg', label: 'kg', usualInr: [0.2, 1500] },
      { unit: 'piece', label: 'piece', usualInr: [0.02, 200_000] },
      { unit: 'MT', label: 'tonne' },
    ],
  },
  keyNumber: { name: 'availableQuantity', same: 0.1, near: 0.5 },
  familyField: 'scrapClass',
  mainSpecifications: ['scrapClass', 'reuseOrScrap', 'material'],
  lineExample: 'Used paper cones 5°57 170 mm 38 g blue tip, 0.45 per cone + GST, 50000 cones ready, min 10000 cones',
  cardFields: ['scrapClass', 'reuseOrScrap', 'material', 'metalGrade', 'coneTaper', 'drumHead', 'timesUsed', 'grade'],
  comparedBy: { condition: 'Lot', scrapClass: '', reuseOrScrap: '', material: '' },
  conditionGuidance: {
    Lot: 'One lot of one class as inspected; the seller accepts claims on class and quantity.',
    JobLot: 'Mixed leftovers of several classes, sold as they lie; inspect before buying.',
    Claimless: 'Sold as is where is, without claim after lifting.',
  },
  hooks: scrapHooks,
  loadViews: async () => (await import('./views')).scrapViews,
})
