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
import { CHEMICAL_GENERAL, CHEMICAL_SPECIFICATIONS } from './fields'
import { chemicalHooks } from './hooks'
import { priceAtFullStrength } from './strength'

const fields: Readonly<Record<string, Partial<FieldSpec>>> = {
  ...CHEMICAL_SPECIFICATIONS,
  ...CHEMICAL_GENERAL,
}

const specifications = Object.keys(CHEMICAL_SPECIFICATIONS)
/** What the batch and the law say has its place with quality; the pack with packaging. */
const QUALITY = [
  'hazardous',
  'hazards',
  'unNumber',
  'hazardClass',
  'packingGroup',
  'regulated',
  'authorisationNo',
  'batchNo',
  'mfgDate',
  'shelfLife',
  'expiryDate',
  'zdhcLevel',
  'declarations',
  'certifications',
]
const PACK = ['packSize', 'packUnit', 'storage']

/** Dyes and chemicals as data: colour, auxiliaries, enzymes and commodities. */
export const chemicalDye = defineModule({
  moduleKey: 'chemical_dye',
  specifications,
  sections: {
    technical_specifications: [
      ...specifications.filter((name) => !QUALITY.includes(name) && !PACK.includes(name)),
      'color',
      'shade',
      'composition',
      'subcategory',
      'grade',
    ],
    packaging_logistics_readiness: [
      'packageType',
      ...PACK,
      ...COMMON_SECTIONS.packaging_logistics_readiness.filter(
        (name) => name !== 'unitsPerPackage' && name !== 'packageType',
      ),
    ],
    quality_compliance: [...QUALITY, ...COMMON_SECTIONS.quality_compliance],
  },
  sectionHelp: {
    ...SECTION_HELP,
    listing_type_business_mode: 'Is it fresh, a lot, or near its expiry?',
    product_identity: 'What buyers search for, and the names on the label',
    technical_specifications: 'Choose the product class first',
    packaging_logistics_readiness: 'One bag, drum or can: size, weight and dispatch time',
    images_documents_design_files: 'Show the label. Add the technical data sheet.',
    quality_compliance: 'Hazards and safety data sheet, batch and dates, certificates',
  },
  fields,
  staysInModule: true,
  defaults: { ...saleDefaults('kg'), packUnit: 'kg' },
  facetOrder: [
    'chemClass',
    'dyeClass',
    'substance',
    'ciName',
    'color',
    'strength',
    'purity',
    'activeContent',
    'form',
    'application',
    'dyeSeries',
    'ionicity',
    'packSize',
    'packageType',
    'zdhcLevel',
    'certifications',
    'declarations',
    'hazardous',
    'hazards',
    'activity',
    'activityUnit',
    'pH',
    'density',
    'fastness',
    'solubility',
    'subcategory',
    'grade',
    'shelfLife',
    ...STOCK_FACETS,
    ...PLACE_FACETS,
    'industryStandard',
    ...TERMS_FACETS,
    'brandManufacturer',
    'newArrival',
  ],
  words: {
    goods: 'product',
    keyFact: 'Strength and name',
    searchExamples: ['reactive black 5', '17095-24-8', 'caustic flakes 98%', 'silicone softener', 'pigment blue 15:3'],
  },
  derived: [
    {
      name: 'priceAtFullStrength',
      label: 'Price at 100 % strength',
      unit: 'INR/kg',
      from: ['strength', 'basePrice', 'priceUom', 'currency'],
      isFacet: true,
      isShown: true,
      compute: priceAtFullStrength,
    },
  ],
  firstQuestions: [
    { field: 'chemClass', op: '=' },
    { field: 'ciName', op: '=' },
    { field: 'substance', op: '=' },
    { field: 'strength', op: '>=' },
    { field: 'purity', op: '>=' },
    { field: 'form', op: '=' },
  ],
  sale: {
    priceMax: 1e7,
    units: unitsOf('kg', 'L', 'MT', 'bag', 'drum', 'carboy', 'carton', 'g', 'lot'),
    bases: [
      { unit: 'kg', label: 'kg', usualInr: [3, 15_000] },
      { unit: 'L', label: 'litre', usualInr: [3, 15_000] },
    ],
  },
  keyNumber: { name: 'strength', same: 0.01, near: 0.1 },
  familyField: 'chemClass',
  mainSpecifications: ['chemClass', 'dyeClass', 'substance', 'strength', 'purity', 'activeContent', 'form', 'packSize'],
  lineExample: 'Reactive Black B 150% C.I. Reactive Black 5 powder 25 kg bag, 300 per kg + GST, 2000 kg ready, 3 days',
  cardFields: [
    'chemClass',
    'dyeClass',
    'substance',
    'color',
    'form',
    'purity',
    'activeContent',
    'ionicity',
    'packageType',
  ],
  comparedBy: { condition: 'Fresh', chemClass: '', ciName: '', substance: '' },
  knownBy: ['ciName', 'substance'],
  conditionGuidance: {
    Fresh: 'Current batch with its certificate of analysis; claims are accepted before it is used.',
    Lot: 'One batch sold as a whole against its sample; a repeat is not promised.',
    'Near expiry': 'Within its shelf life, but soon to expire; state the date, buyers test before use.',
  },
  hooks: chemicalHooks,
  loadViews: async () => (await import('./views')).chemicalViews,
})
