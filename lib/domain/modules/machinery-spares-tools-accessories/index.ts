import { COMMON_SECTIONS, defineModule, SECTION_HELP, saleDefaults, TERMS_FACETS } from '@/lib/domain/modules/common'
import { unitsOf } from '@/lib/domain/vocabulary/trade-units'
import { MACHINERY_GENERAL, MACHINERY_SPECIFICATIONS } from './fields'
import { machineryHooks } from './hooks'

const SPECIFICATIONS = Object.keys(MACHINERY_SPECIFICATIONS)
/** Shown with the tests and certificates. */
const PAPERS = ['papers', 'importNote', 'warranty']
/** Shown with the dispatch. */
const SITE = ['dismantlingBy', 'loadingBy', 'installation', 'erection', 'trainer', 'floorArea']
const LOT = ['lotPricing', 'unitsInLot']
const elsewhere = new Set([...PAPERS, ...SITE, ...LOT])
const technical = SPECIFICATIONS.filter((name) => !elsewhere.has(name))

const LOOMS_AS_UNITS =
  'machine, machines, loom, looms, frame, frames, nos, each, m/c, mc, m/cs, sets of machines, printer, printers'

/** Smaller figures without a sign or a unit are hooks, feeders or a size. */
const LEAST_PRICE_OF_MACHINE = 10_000
const LEAST_PRICE_OF_PART = 400

/** Machines, spares, tools and whole plants as data. */
export const machinery = defineModule({
  moduleKey: 'machinery_spares_tools_accessories',
  specifications: SPECIFICATIONS,
  sections: {
    technical_specifications: [...technical, 'subcategory', 'material', 'finish', 'dimensions'],
    inventory: [...COMMON_SECTIONS.inventory, ...LOT],
    packaging_logistics_readiness: [...SITE, ...COMMON_SECTIONS.packaging_logistics_readiness],
    quality_compliance: [...PAPERS, ...COMMON_SECTIONS.quality_compliance],
  },
  sectionHelp: {
    ...SECTION_HELP,
    listing_type_business_mode: 'New, running, stopped, reconditioned or as-is?',
    product_identity: 'What buyers search for: make and your own names and codes',
    technical_specifications: 'Choose first what you sell, then the machine or part',
    inventory: 'How many you have, and whether they are sold one by one',
    pricing_quantity_slabs: 'The price of one, or of the whole lot',
    domestic_export_terms: 'Where it was built, where it is and where you sell',
    packaging_logistics_readiness: 'Who dismantles, loads and erects, and when it can leave',
    images_documents_design_files: 'Show the machine and its name plate. Link a video of it running.',
    quality_compliance: 'Papers, state and warranty',
  },
  fields: { ...MACHINERY_SPECIFICATIONS, ...MACHINERY_GENERAL },
  dependency: {
    loomTypeApplies: true,
    dobby: { visibleWhen: 'machineType=Dobby', fields: ['dobbyType', 'healdShafts'] },
    jacquard: { visibleWhen: 'machineType=Jacquard', fields: ['jacquardType', 'hooks'] },
  },
  appliesAlso: {
    dobbyType: { field: 'shedding', in: ['Dobby'] },
    healdShafts: { field: 'shedding', in: ['Dobby', 'Tappet'] },
    jacquardType: { field: 'shedding', in: ['Jacquard'] },
    hooks: { field: 'shedding', in: ['Jacquard'] },
  },
  defaults: { ...saleDefaults('unit'), condition: 'Used-running' },
  facetOrder: [
    'itemClass',
    'machineGroup',
    'machineType',
    'brandManufacturer',
    'model',
    'year',
    'condition',
    'workingWidth',
    'loomType',
    'shedding',
    'machineDiameter',
    'gauge',
    'spindles',
    'rotors',
    'heads',
    'frameSize',
    'chambers',
    'colours',
    'hooks',
    'healdShafts',
    'feeders',
    'needles',
    'oemOrEquivalent',
    'fitsModels',
    'runHours',
    'powerKw',
    'heating',
    'control',
    'automation',
    'inspectionPossible',
    'lotPricing',
    'reasonForSale',
    'warranty',
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
    'floorArea',
    'grossWeight',
    'installation',
    'dismantlingBy',
    'loadingBy',
    'industryStandard',
    ...TERMS_FACETS,
    'newArrival',
  ],
  words: {
    goods: 'machine or part',
    keyFact: 'Size and year',
    searchExamples: [
      'jat810 190',
      'lakshmi lr6 ring frame',
      'mayer relanit 30 24',
      'juki ddl 8700',
      '8 chamber stenter',
    ],
  },
  derived: [],
  firstQuestions: [
    { field: 'machineType', op: '=' },
    { field: 'workingWidth', op: '=', tolerance: 5 },
    { field: 'year', op: '>=' },
    { field: 'inspectionPossible', op: '=' },
    { field: 'warranty', op: '>=' },
  ],
  sale: {
    units: unitsOf('unit', 'set', 'pair', 'piece', 'kg', 'lot', 'dozen', '1000', 'm', 'box'),
    spoken: new Map(LOOMS_AS_UNITS.split(', ').map((noun) => [noun, 'unit'])),
    bases: [{ unit: 'unit', label: 'unit' }],
    mayBeOther: (figure, { itemClass }) =>
      figure < (itemClass === 'Machine' ? LEAST_PRICE_OF_MACHINE : LEAST_PRICE_OF_PART),
  },
  keyNumber: { name: 'year', same: 0.0002, near: 0.0015 },
  familyField: 'machineType',
  mainSpecifications: ['machineType', 'brandManufacturer', 'model'],
  lineExample: 'Toyota JAT810 air jet loom 190 cm 2018 model dobby, 24 looms, Rs 12.5 lakh each',
  cardFields: ['machineType', 'machineGroup', 'itemClass', 'shedding', 'oemOrEquivalent', 'control', 'heating'],
  comparedBy: { condition: 'Used-running', machineType: '', model: '' },
  conditionGuidance: {
    New: 'Not used, with the maker’s warranty.',
    'Used-running': 'In production today; it can be seen running.',
    'Used-stopped': 'Complete but not running. Say since when and what is missing.',
    Reconditioned: 'Overhauled with new wear parts, and tested. Say what was replaced.',
    'As-is': 'Sold as it is, where it is, without warranty or test.',
  },
  hooks: machineryHooks,
  loadViews: async () => (await import('./views')).machineryViews,
})
