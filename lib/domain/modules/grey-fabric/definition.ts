import { clothFacts, clothGlm, clothGsm } from '@/lib/domain/families/fabric/cloth-facts'
import * as estimates from '@/lib/domain/families/fabric/estimates'
import { FABRIC_DEPENDENCY, FABRIC_FIELDS, FABRIC_SPECIFICATIONS } from '@/lib/domain/families/fabric/fields'
import { fabricStructure } from '@/lib/domain/families/fabric/vocabulary'
import {
  fabricGrades,
  fabricPackageTypes,
  fabricStandards,
  fabricUnits,
} from '@/lib/domain/families/fabric/vocabulary/terms'
import type { FieldRule, FieldSpec } from '@/lib/domain/fields/field'
import {
  COMMON_GROUPS,
  COMMON_OFF_MATRIX,
  COMMON_SECTIONS,
  GENERAL_SPECIFICATIONS,
  NO_DEPENDENCIES,
  NO_HOOKS,
  professionalRules,
  saleDefaults,
  UNUSED,
} from '@/lib/domain/modules/common'
import type { DerivedNumber, ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import type { CONDITIONS } from '@/lib/domain/vocabulary/listing-terms'

/** Seven digits before the point are dearer than any cloth. */
const PRICE_RULE: FieldRule = { min: 0, isMinExclusive: true, max: 1e7, decimalsMax: 4 }
const specifications = FABRIC_SPECIFICATIONS.filter((name) => name !== 'inspection' && name !== 'points100')

const groups = {
  ...COMMON_GROUPS,
  specifications: [...FABRIC_SPECIFICATIONS, ...GENERAL_SPECIFICATIONS],
} as const

const sections = {
  ...COMMON_SECTIONS,
  technical_specifications: [...specifications.filter((name) => name !== 'certifications'), 'material', 'composition'],
  quality_compliance: ['inspection', 'points100', 'grade', ...COMMON_SECTIONS.quality_compliance, 'certifications'],
} as const

const fields = {
  ...FABRIC_FIELDS,
  title: {
    help: 'What a buyer would search: construction, width, fibre, fabric, loom',
    placeholder: '40×40/132×72 63" Cotton Poplin Grey Fabric, Air-jet',
  },
  brandManufacturer: { label: 'Mill or weaver', help: 'Who made it (traders: not your own name)' },
  category: { help: 'Same as the structure', vocabulary: fabricStructure, need: 'optional' },
  subcategory: UNUSED,
  color: UNUSED,
  shade: UNUSED,
  finish: UNUSED,
  dimensions: UNUSED,
  grade: { vocabulary: fabricGrades, help: 'By the points of the 4-point system' },
  quality: {
    kind: 'parts',
    label: 'Quality and test values',
    help: 'State the lab. For seconds describe the defects',
    parts: [
      { name: 'warpCrimp', label: 'Warp crimp', kind: 'number', unit: '%', rule: { min: 0, max: 60 } },
      { name: 'weftCrimp', label: 'Weft crimp', kind: 'number', unit: '%', rule: { min: 0, max: 60 } },
      {
        name: 'tensileWarp',
        label: 'Tensile strength, warp',
        kind: 'number',
        unit: 'N',
        rule: { min: 0, max: 20_000 },
      },
      {
        name: 'tensileWeft',
        label: 'Tensile strength, weft',
        kind: 'number',
        unit: 'N',
        rule: { min: 0, max: 20_000 },
      },
      { name: 'tear', label: 'Tear strength', kind: 'number', unit: 'N', rule: { min: 0, max: 2000 } },
      { name: 'contamination', label: 'Contamination', kind: 'text', rule: { lengthMax: 80 } },
      { name: 'note', label: 'Defects or remarks', kind: 'text', rule: { lengthMax: 500 } },
    ],
    need: 'asked',
    neededWhen: { field: 'condition', in: ['Seconds'] },
    facet: 'range',
    weight: 2,
  },
  tolerance: {
    kind: 'parts',
    label: 'Tolerance',
    help: 'Usual: width ±1 in, GSM ±5 %, quantity ±5 %',
    parts: [
      { name: 'widthInch', label: 'Width ±', kind: 'number', unit: 'in', rule: { min: 0, max: 10 } },
      { name: 'gsmPercent', label: 'GSM ±', kind: 'number', unit: '%', rule: { min: 0, max: 20 } },
      { name: 'quantityPercent', label: 'Quantity ±', kind: 'number', unit: '%', rule: { min: 0, max: 10 } },
    ],
  },
  industryStandard: { vocabulary: fabricStandards },
  lot: { label: 'Yarn or cloth lot', help: 'Lot of the warp and weft or of the cloth; several with commas' },
  basePrice: { rule: PRICE_RULE },
  domesticPrice: { rule: PRICE_RULE },
  exportPrice: { rule: PRICE_RULE },
  samplePrice: { rule: { min: 0, max: 1e7, decimalsMax: 4 } },
  priceUom: { help: 'Woven cloth per metre, knits and nonwovens per kg' },
  moq: { help: 'Usually one taka, one roll or one beam' },
  taxIncluded: { help: 'The cloth trade quotes plus GST' },
  sampleAvailable: { label: 'Sample yardage available', help: 'A few metres or a swatch' },
  packageType: { vocabulary: fabricPackageTypes },
  unitsPerPackage: { help: 'Pieces in one bale or bundle' },
  netWeight: { help: 'Of one package, cloth only', neededWhen: { field: 'uom', in: ['kg', 'MT', 'bale'] } },
  hsCode: {
    help: 'Chapters 50 to 60; suggested from fibre, weave and weight',
    placeholder: '520812',
    rule: {
      lengthMax: 12,
      pattern: /^(?:5\d|60)\d{2}(?:[. ]?\d{2}(?:[. ]?\d{2})?)?$/,
      patternHint: 'must be 4, 6 or 8 digits of chapters 50 to 60, such as 520812.',
    },
  },
  coverImage: {
    help: 'The cloth with its selvedge, laid flat',
    neededWhen: {
      any: [{ not: { field: 'condition', in: ['Fresh'] } }, { field: 'newArrival', in: ['true'] }],
    },
  },
  galleryImages: { help: 'Close-up with a pick glass, selvedge, packing: up to 12' },
  technicalSheet: { help: 'Construction, width, weight, loom' },
  testReport: { help: 'Lab report of this lot' },
  designFile: { help: 'Peg plan of a dobby, or design of a jacquard' },
} as const satisfies Record<string, Partial<FieldSpec>>

const conditionGuidance: Readonly<Record<(typeof CONDITIONS)[number], string>> = {
  Fresh: 'First-quality cloth of one yarn lot; the seller accepts claims raised before the cloth is processed.',
  FreshMix: 'First quality, but of mixed yarn lots or looms – dye each lot apart; sorted by lot on request.',
  Lot: 'One parcel sold as a whole against the sample; repeat quantity is not promised.',
  JobLot: 'Assorted leftovers of different constructions or widths, sold as is at one rate; inspect before buying.',
  Seconds: 'Second quality with the defects described; for uses where they do not show.',
  Claimless: 'Sold without claim: no return or allowance for quality, width or shortage after lifting.',
}

const ofCloth = (compute: (cloth: ReturnType<typeof clothFacts>) => number | null) => (facts: Facts) =>
  compute(clothFacts(facts))

const CONSTRUCTION_FACTS = ['construction', 'warpCount', 'weftCount', 'epi', 'ppi', 'quality'] as const

const derived: readonly DerivedNumber[] = [
  {
    name: 'gsm',
    label: 'GSM',
    unit: 'g/m²',
    from: ['gsm', 'glm', 'clothWidth', ...CONSTRUCTION_FACTS],
    isFacet: true,
    insteadOf: 'gsm',
    compute: ofCloth(clothGsm),
  },
  {
    name: 'gsmEstimate',
    label: 'GSM by construction',
    unit: 'g/m²',
    from: CONSTRUCTION_FACTS,
    isFacet: false,
    isShown: true,
    compute: ofCloth(({ gsmEstimate }) => gsmEstimate),
  },
  {
    name: 'glm',
    label: 'Weight per metre',
    unit: 'g/m',
    from: ['glm', 'gsm', 'clothWidth', ...CONSTRUCTION_FACTS],
    isFacet: true,
    isShown: true,
    insteadOf: 'glm',
    compute: ofCloth(clothGlm),
  },
  {
    name: 'ozPerYd2',
    label: 'Weight in ounces',
    unit: 'oz/yd²',
    from: ['gsm', 'glm', 'clothWidth', ...CONSTRUCTION_FACTS],
    isFacet: false,
    isShown: true,
    compute: ofCloth((cloth) => through(clothGsm(cloth), estimates.ozPerYd2)),
  },
  {
    name: 'kgPerMetre',
    label: 'Kilograms per metre',
    unit: 'kg/m',
    from: ['glm', 'gsm', 'clothWidth', ...CONSTRUCTION_FACTS],
    isFacet: false,
    isShown: true,
    compute: ofCloth((cloth) => through(clothGlm(cloth), (grams) => grams / 1000)),
  },
  {
    name: 'totalEnds',
    label: 'Ends in the width',
    unit: 'ends',
    from: ['epi', 'clothWidth', 'construction'],
    isFacet: false,
    isShown: true,
    compute: ofCloth(({ epi, widthCm }) =>
      epi === null || widthCm === null ? null : estimates.totalEnds(epi, widthCm),
    ),
  },
  {
    name: 'coverFactor',
    label: 'Warp cover factor',
    unit: 'EPI/√Ne',
    from: ['epi', 'warpCount', 'construction'],
    isFacet: false,
    isShown: true,
    compute: ofCloth(({ epi, warp }) => (epi === null || !warp ? null : estimates.coverFactor(epi, warp.resultantTex))),
  },
]

function through(value: number | null, convert: (value: number) => number): number | null {
  return value === null ? null : convert(value)
}

/** Grey fabric as data: undyed cloth, woven, knitted or bonded. */
export const greyFabricDefinition: ModuleDefinition = {
  moduleKey: 'grey_fabric',
  rendererFamily: 'PRODUCT',
  sector: 'textile',
  groups,
  offMatrix: COMMON_OFF_MATRIX,
  sections,
  sectionHelp: {
    listing_type_business_mode: 'Is it first quality, a lot, or seconds?',
    product_identity: 'What buyers search for, and your own names and codes',
    technical_specifications: 'Choose the structure first',
    inventory: 'All quantities are in the unit of sale.',
    pricing_quantity_slabs: 'Cash price, bulk discounts and credit prices',
    domestic_export_terms: 'Where you sell and ship',
    packaging_logistics_readiness: 'One bale, roll or bundle: contents, weight and dispatch time',
    images_documents_design_files: 'Show the cloth and its selvedge. Add the documents that buyers ask for.',
    quality_compliance: 'Leave blank what you have not tested',
    preview_publish: 'The listing as buyers will see it.',
  },
  fields,
  dependency: { ...NO_DEPENDENCIES, ...FABRIC_DEPENDENCY },
  hooks: NO_HOOKS,
  professional: professionalRules('grey_fabric'),
  defaults: saleDefaults('m'),
  facetOrder: [
    'fabricStructure',
    'fabricName',
    'fiberType',
    'blendPercentages',
    'composition',
    'clothWidth',
    'warpCount',
    'weftCount',
    'epi',
    'ppi',
    'gsm',
    'glm',
    'weave',
    'loomType',
    'shedding',
    'knitType',
    'gauge',
    'machineDiameter',
    'widthForm',
    'nonwovenTech',
    'bonding',
    'healdShafts',
    'hooks',
    'weftColours',
    'selvedge',
    'inspection',
    'dyeability',
    'endUse',
    'condition',
    'basePrice',
    'moq',
    'readyStock',
    'availableQuantity',
    'dispatchLeadTime',
    'pieceLength',
    'state',
    'country',
    'loadingPort',
    'industryStandard',
    'grade',
    'paymentTerms',
    'creditTerms',
    'pdcOffered',
    'pdcSlabs',
    'tradeMode',
    'incoterm',
    'brandManufacturer',
    'newArrival',
  ],
  words: {
    goods: 'cloth',
    keyFact: 'Ends × picks, weight',
    searchExamples: [
      '40x40 132x72 63"',
      '150 gsm single jersey 60 inch',
      '60 gm georgette 44 panna',
      'PC 65/35 poplin',
    ],
  },
  derived,
  firstQuestions: [
    { field: 'construction', op: '=' },
    { field: 'clothWidth', op: '=', tolerance: 1 },
    { field: 'gsm', op: '=', tolerancePercent: 5 },
    { field: 'composition', op: '=' },
    { field: 'inspection', op: '=' },
  ],
  sale: {
    units: fabricUnits,
    bases: [
      { unit: 'm', label: 'metre', usualInr: [8, 800] },
      { unit: 'kg', label: 'kg', usualInr: [80, 3000] },
    ],
  },
  keyNumber: { name: 'gsm', same: 0.01, near: 0.08 },
  familyField: 'fabricStructure',
  mainSpecifications: ['fabricStructure', 'fabricName', 'fiberType', 'clothWidth'],
  lineExample: '40x40/132x72 63" poplin airjet, 62 + GST, 20000 m ready, min 1000 m, 7 days',
  cardFields: ['fabricName', 'fiberType', 'clothWidth', 'weave', 'loomType', 'knitType', 'nonwovenTech', 'widthForm'],
  comparedBy: { condition: 'Fresh', fabricName: '' },
  conditionGuidance,
}
