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
import { WASTE_SPECIFICATIONS } from './fields'
import { WASTE_GENERAL } from './general'
import { recycleWasteHooks } from './hooks'

const fields: Readonly<Record<string, Partial<FieldSpec>>> = { ...WASTE_SPECIFICATIONS, ...WASTE_GENERAL }

const specifications = Object.keys(WASTE_SPECIFICATIONS)
const INVENTORY = ['pickupPlace', 'frequency', 'monthlyAvailability', 'stockByColour']
const PACKAGING = ['baleWeight', 'liftingTerms']
const QUALITY = ['recycledClaim', 'certifications', 'mutilated', 'importPermit', 'fumigation']
const elsewhere = new Set([...INVENTORY, ...PACKAGING, ...QUALITY])

/** Recycling and waste as data: spinning waste, clips, rags, PET, waste of man-made fibre, recovered fibre. */
export const recycleWasteMaterials = defineModule({
  moduleKey: 'recycle_waste_materials',
  specifications,
  sections: {
    technical_specifications: [
      ...specifications.filter((name) => !elsewhere.has(name)),
      'composition',
      'color',
      'grade',
      'subcategory',
    ],
    inventory: [...COMMON_SECTIONS.inventory, ...INVENTORY],
    packaging_logistics_readiness: [
      ...PACKAGING,
      ...COMMON_SECTIONS.packaging_logistics_readiness.filter((name) => name !== 'unitsPerPackage'),
    ],
    quality_compliance: [...QUALITY, ...COMMON_SECTIONS.quality_compliance],
  },
  sectionHelp: {
    ...SECTION_HELP,
    listing_type_business_mode: 'One lot, an odd lot, or without claim?',
    product_identity: 'What buyers search for, and your own names',
    technical_specifications: 'Choose where it comes from, then the type',
    pricing_quantity_slabs: 'Ex-godown price, bulk discounts and credit prices',
    packaging_logistics_readiness: 'One bale or bag: weight and dispatch time',
    images_documents_design_files: 'Show a handful in daylight and an open bale.',
    quality_compliance: 'Claims, certificates and what customs ask',
  },
  fields,
  dependency: { wovenKnittedNonwovenApplies: true },
  isNeverNew: true,
  defaults: { ...saleDefaults('kg'), condition: 'Lot' },
  facetOrder: [
    'wasteStream',
    'wasteType',
    'fiberType',
    'compositionRange',
    'color',
    'trash',
    'fiberLength',
    'colourSorting',
    'clipSize',
    'elastaneFree',
    'bottleColour',
    'washing',
    'grade',
    'preparation',
    'yarnForm',
    'garmentMix',
    'mutilated',
    'fabricStructure',
    'buttonsRemoved',
    'fleeceFree',
    'moisture',
    'contamination',
    'shortFiber',
    'micronaire',
    'pieceLength',
    'flakeSize',
    'pvcContent',
    'iv',
    'lustre',
    'recycledClaim',
    'certifications',
    'monthlyAvailability',
    'frequency',
    'liftingTerms',
    'baleWeight',
    'packageType',
    'fumigation',
    'subcategory',
    ...STOCK_FACETS,
    ...PLACE_FACETS,
    'industryStandard',
    ...TERMS_FACETS,
    'brandManufacturer',
  ],
  words: {
    goods: 'waste',
    alsoCalled: ['chindi', 'katran'],
    keyFact: 'Trash, colour or washing',
    searchExamples: [
      'comber noil 3% trash',
      'white hosiery clips',
      'cotton yarn hard waste',
      'pet flakes hot washed',
      'mutilated woollen rags',
    ],
  },
  derived: [],
  firstQuestions: [
    { field: 'wasteType', op: '=' },
    { field: 'trash', op: '<=' },
    { field: 'fiberLength', op: '>=' },
    { field: 'color', op: '=' },
    { field: 'elastaneFree', op: '=' },
    { field: 'bottleColour', op: '=' },
    { field: 'moisture', op: '<=' },
  ],
  sale: {
    units: unitsOf('kg', 'MT', 'quintal', 'bale', 'bag', 'lb', 'lot'),
    bases: [
      { unit: 'kg', label: 'kg', usualInr: [1.5, 3000] },
      { unit: 'MT', label: 'tonne' },
      { unit: 'bale', label: 'bale' },
    ],
  },
  keyNumber: { name: 'trash', same: 0.1, near: 0.3 },
  familyField: 'wasteType',
  mainSpecifications: ['wasteStream', 'wasteType', 'fiberType', 'color', 'grade'],
  lineExample: 'Cotton comber noil 12 mm 3% trash 170 kg bales, 104 per kg + GST, 20 MT ready, min 5 MT, 3 days',
  cardFields: ['wasteType', 'fiberType', 'color', 'bottleColour', 'washing', 'grade', 'preparation', 'clipSize'],
  comparedBy: { condition: 'Lot', wasteType: '', color: '' },
  conditionGuidance: {
    Lot: 'One parcel of one type and quality, as the sample; the seller accepts claims on what is stated.',
    JobLot: 'Mixed leftovers of several types, sold as they lie; inspect before buying.',
    Claimless: 'Sold as it is, without claim on composition, trash or weight after lifting.',
  },
  hooks: recycleWasteHooks,
  loadViews: async () => (await import('./views')).recycleWasteViews,
})
