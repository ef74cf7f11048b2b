import { IS_SERVICE } from '@/lib/domain/families/lab/vocabulary/instruments'
import { isFilled } from '@/lib/domain/fields/condition'
import { COMMON_SECTIONS, defineModule, SECTION_HELP, saleDefaults, TERMS_FACETS } from '@/lib/domain/modules/common'
import { unitsOf } from '@/lib/domain/vocabulary/trade-units'
import { TESTING_GENERAL, TESTING_SPECIFICATIONS } from './fields'
import { testingHooks } from './hooks'

const SPECIFICATIONS = Object.keys(TESTING_SPECIFICATIONS)
const CAPACITY = ['capacityPerDay', 'capacityUom', 'capacityByProcess', 'machines', 'slotAvailableFrom']
/** Smaller figures without a sign or a unit may be a model or a norm. */
const LEAST_PRICE_OF_INSTRUMENT = 5000
/** Shown with the tests and certificates. */
const PROOF = [
  'accreditation',
  'accreditationNo',
  'accreditationScope',
  'accreditationValidUntil',
  'calibration',
  'papers',
  'warranty',
  'amc',
]
/** Shown with the price. */
const TERMS = ['rentalPeriod', 'deposit', 'expressSurcharge']
/** Shown with the dispatch. */
const SITE = ['expressDays', 'reportForm', 'serviceSite', 'samplePickup', 'installation', 'trainer']
const elsewhere = new Set([...CAPACITY, ...PROOF, ...TERMS, ...SITE])

/** Instruments, and the tests and calibrations of laboratories, as data. */
export const testingLab = defineModule({
  moduleKey: 'testing_lab_instruments',
  serviceWhen: IS_SERVICE,
  specifications: SPECIFICATIONS,
  sections: {
    technical_specifications: [...SPECIFICATIONS.filter((name) => !elsewhere.has(name)), 'subcategory', 'dimensions'],
    inventory: [...COMMON_SECTIONS.inventory, ...CAPACITY],
    pricing_quantity_slabs: [...COMMON_SECTIONS.pricing_quantity_slabs, ...TERMS],
    packaging_logistics_readiness: [...SITE, ...COMMON_SECTIONS.packaging_logistics_readiness],
    quality_compliance: [...PROOF, ...COMMON_SECTIONS.quality_compliance],
  },
  sectionNames: { inventory: 'Stock or capacity' },
  sectionHelp: {
    ...SECTION_HELP,
    listing_type_business_mode: 'New, running, stopped, reconditioned or as-is? Services have no condition.',
    technical_specifications: 'Choose first what you offer, then the instrument or the tests',
    inventory: 'Instruments in stock, or how many tests you can do',
    pricing_quantity_slabs: 'Price of an instrument, a test, a calibration or the rent',
    domestic_export_terms: 'Where you sell and work',
    packaging_logistics_readiness: 'Turnaround, report, packing and dispatch',
    images_documents_design_files: 'Show the instrument with its name plate, or the laboratory.',
    quality_compliance: 'Accreditation, calibration, state and warranty',
  },
  fields: { ...TESTING_SPECIFICATIONS, ...TESTING_GENERAL },
  defaults: { ...saleDefaults('unit'), condition: 'Used-running' },
  facetOrder: [
    'listingKind',
    'instrumentType',
    'testType',
    'testStandard',
    'brandManufacturer',
    'model',
    'accreditation',
    'condition',
    'year',
    'sampleForm',
    'range',
    'accuracy',
    'runHours',
    'warranty',
    'amc',
    'expressDays',
    'reportForm',
    'serviceSite',
    'samplePickup',
    'capacityPerDay',
    'slotAvailableFrom',
    'rentalPeriod',
    'installation',
    'papers',
    'subcategory',
    'basePrice',
    'moq',
    'availableQuantity',
    'dispatchLeadTime',
    'state',
    'country',
    'originCountry',
    'loadingPort',
    ...TERMS_FACETS,
    'newArrival',
  ],
  words: {
    goods: 'instrument or test',
    keyFact: 'Model or method',
    searchExamples: [
      'uster evenness tester',
      'iso 105-c06',
      'hvi 1000 used',
      'nabl testing colour fastness',
      'light box',
    ],
  },
  derived: [],
  firstQuestions: [
    { field: 'instrumentType', op: '=' },
    { field: 'testStandard', op: 'in' },
    { field: 'year', op: '>=' },
    { field: 'accreditation', op: 'in' },
    { field: 'calibration.due', op: '>=' },
  ],
  sale: {
    units: unitsOf('unit', 'test', 'set', 'piece', 'hour', 'lot'),
    spoken: new Map(
      ['instrument', 'instruments', 'machine', 'machines', 'nos', 'each'].map((noun) => [noun, 'unit'] as const),
    ),
    bases: [
      { unit: 'unit', label: 'unit' },
      { unit: 'test', label: 'test' },
    ],
    // "James Heal 1609": a model of the maker.
    mayBeOther: (figure, { brandManufacturer, listingKind }) =>
      figure < LEAST_PRICE_OF_INSTRUMENT && isFilled(brandManufacturer) && listingKind !== 'Test service',
  },
  keyNumber: { name: 'year', same: 0.0002, near: 0.0015 },
  familyField: 'instrumentType',
  mainSpecifications: ['listingKind', 'instrumentType', 'model'],
  lineExample: 'Used Uster ST-5 evenness tester 2012 model, Rs 8.5 lakh',
  cardFields: ['listingKind', 'instrumentType', 'testType', 'accreditation', 'sampleForm', 'serviceSite'],
  comparedBy: { listingKind: '', instrumentType: '', rentalPeriod: '' },
  conditionGuidance: {
    New: 'Not used, with the maker’s warranty.',
    'Used-running': 'In use today; it can be seen at work.',
    'Used-stopped': 'Complete but not in use. Say since when and what is missing.',
    Reconditioned: 'Overhauled and calibrated again. Say what was replaced.',
    'As-is': 'Sold as it is, without warranty or calibration.',
  },
  hooks: testingHooks,
  loadViews: async () => (await import('./views')).testingViews,
})
