import { CLOTH_DERIVED, FABRIC_COUNT } from '@/lib/domain/families/fabric/derived'
import { FABRIC_DEPENDENCY, FABRIC_FIELDS, FABRIC_SPECIFICATIONS } from '@/lib/domain/families/fabric/fields'
import { CLOTH_GENERAL } from '@/lib/domain/families/fabric/general-fields'
import { CLOTH_SALE } from '@/lib/domain/families/fabric/sale'
import { COLOURING_FIELDS } from '@/lib/domain/families/finishing/colouring-fields'
import { COLOUR_OF_CLOTH, FINISHING_FIELDS, SHADE_SALE_FIELDS } from '@/lib/domain/families/finishing/fields'
import type { FieldSpec } from '@/lib/domain/fields/field'
import {
  COMMON_SECTIONS,
  defineModule,
  PLACE_FACETS,
  SECTION_HELP,
  STOCK_FACETS,
  saleDefaults,
  TERMS_FACETS,
  UNUSED,
} from '@/lib/domain/modules/common'
import type { CONDITIONS } from '@/lib/domain/vocabulary/listing-terms'
import { finishHooks } from './hooks'

const namesOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields)[]

const FIRST = ['fabricStructure', 'fabricName'] as const
/** What a buyer asks of coloured cloth before its weave. */
const BODY = [
  'fabricCount',
  'yarnSpinning',
  'threadCount',
  'wales',
  'cuttableWidth',
  'denimOz',
  'slub',
  'rinse',
] as const
/** What a laboratory measures. */
const TESTED = [
  'shrinkage',
  'fastness',
  'pillingGrade',
  'spirality',
  'bowSkew',
  'seamSlippage',
  'testPerformance',
  'inspection',
  'points100',
] as const
const isIn = (names: readonly string[]) => (name: string) => names.includes(name)

const finishing = namesOf(FINISHING_FIELDS).filter((name) => !isIn([...BODY, ...TESTED])(name))
const cloth = FABRIC_SPECIFICATIONS.filter(
  (name) => !isIn([...FIRST, ...BODY, ...TESTED, 'lot', 'certifications'])(name),
)
const technical = [...FIRST, ...namesOf(COLOURING_FIELDS), ...cloth, ...BODY, ...finishing, 'lot'] as const
const specifications = [...technical, ...TESTED, ...namesOf(SHADE_SALE_FIELDS), 'certifications'] as const

/** The fields in the order of the form: what a name is followed by. */
const after = (list: readonly string[], name: string, more: readonly string[]): string[] =>
  list.flatMap((one) => (one === name ? [one, ...more] : [one]))

const sections = {
  technical_specifications: [
    ...after(
      after(
        after(
          technical.filter((name) => !isIn(BODY)(name)),
          'colouration',
          ['color', 'shade'],
        ),
        'clothWidth',
        ['cuttableWidth'],
      ),
      'glm',
      BODY.filter((name) => name !== 'cuttableWidth'),
    ),
    'material',
    'composition',
  ],
  product_identity: [...COMMON_SECTIONS.product_identity, 'hangerNo'],
  inventory: [
    ...COMMON_SECTIONS.inventory,
    'stockType',
    'coloursAvailable',
    'stockByColour',
    'lotShadeBand',
    'labDipDays',
  ],
  pricing_quantity_slabs: after(
    after(COMMON_SECTIONS.pricing_quantity_slabs, 'moqUom', ['minPerColour']),
    'sampleAvailable',
    ['swatchAvailable'],
  ),
  quality_compliance: [...TESTED, 'grade', ...COMMON_SECTIONS.quality_compliance, 'certifications'],
} as const

const fields = {
  ...FABRIC_FIELDS,
  ...COLOURING_FIELDS,
  ...FINISHING_FIELDS,
  ...SHADE_SALE_FIELDS,
  ...CLOTH_GENERAL,
  title: {
    help: 'What a buyer would search: count, fibre, fabric, GSM, colouration, width',
    placeholder: '60s Cotton Satin 120 GSM Reactive Dyed Navy 58", Sanforised',
  },
  brandManufacturer: { label: 'Mill or brand', help: 'Who finished it (traders: not your own name)' },
  styleNumber: { label: 'Quality number', help: 'Your quality or article number' },
  color: { ...COLOUR_OF_CLOTH, help: 'The colour buyers filter by; of prints the ground' },
  shade: {
    label: 'Shade',
    help: 'Shade name, card number or Pantone: 19-4024 TCX',
    visibleWhen: COLOUR_OF_CLOTH.visibleWhen,
  },
  finish: UNUSED,
  tolerance: {
    ...CLOTH_GENERAL.tolerance,
    help: 'Usual: width ±1 in, GSM ±5 %, shade ΔE up to 1',
    parts: [
      ...CLOTH_GENERAL.tolerance.parts,
      { name: 'shadeDeltaE', label: 'Shade up to ΔE', kind: 'number', rule: { min: 0, max: 10 } },
    ],
  },
  loomType: { ...FABRIC_FIELDS.loomType, need: 'optional' },
  shedding: { ...FABRIC_FIELDS.shedding, need: 'optional' },
  // Who sells finished cloth may not know the loom's parts.
  healdShafts: { ...FABRIC_FIELDS.healdShafts, need: 'optional' },
  hooks: { ...FABRIC_FIELDS.hooks, need: 'optional' },
  construction: { ...FABRIC_FIELDS.construction, weight: 3 },
  warpSizing: { ...FABRIC_FIELDS.warpSizing, help: 'Where ends and picks are those of grey cloth' },
  dyeability: {
    ...FABRIC_FIELDS.dyeability,
    visibleWhen: { field: 'colouration', in: ['White', 'RFD'] },
  },
  lot: { label: 'Dye or print lot', help: 'Number of the dye or print lot; several with commas' },
  moq: { help: 'Usually one roll or 300 m; the minimum of one colour has its own field' },
  unitsPerPackage: { help: 'Rolls or pieces in one bale or carton' },
  galleryImages: { help: 'Face, back, colour card, close-up of the print: up to 12' },
  technicalSheet: { help: 'Weight, width, finish, care, test values' },
  testReport: { help: 'Fastness, shrinkage and claims such as flame-retardant' },
  designFile: { help: 'Print design, peg plan of a dobby, or design of a jacquard' },
} as const satisfies Record<string, Partial<FieldSpec>>

const conditionGuidance: Readonly<Record<(typeof CONDITIONS)[number], string>> = {
  Fresh: 'First-quality cloth of one dye or print lot per colour; the seller accepts claims raised before cutting.',
  FreshMix: 'First quality, but of mixed dye lots – cut each shade band apart; sorted by band on request.',
  Lot: 'One parcel sold as a whole against the sample; the shade may not be repeated.',
  JobLot: 'Assorted leftovers of different colours and designs, sold as they are at one rate; inspect before buying.',
  Seconds: 'Second quality with the defects described: shade bars, misprints, short pieces.',
  Claimless: 'Sold without claim: no return or allowance for shade, width or shortage after lifting.',
}

/** Finished fabric as data: dyed, printed, yarn-dyed, denim, white and coated cloth. */
export const finishFabric = defineModule({
  moduleKey: 'finish_fabric',
  specifications,
  sections,
  sectionHelp: {
    ...SECTION_HELP,
    technical_specifications: 'Choose structure and colouration first',
    inventory: 'All quantities are in the unit of sale. Stock by colour is what buyers ask for.',
    pricing_quantity_slabs: 'Cash price, bulk discounts and credit prices. Slabs count for each colour.',
    packaging_logistics_readiness: 'One roll, bale or carton: contents, weight and dispatch time',
    images_documents_design_files: 'Show face, back and colour card. Add the documents that buyers ask for.',
  },
  fields,
  dependency: FABRIC_DEPENDENCY,
  mayTrend: true,
  defaults: saleDefaults('m'),
  facetOrder: [
    'fabricStructure',
    'fabricName',
    'colouration',
    'color',
    'stockByColour',
    'fiberType',
    'blendPercentages',
    'composition',
    'gsm',
    'clothWidth',
    'cuttableWidth',
    'pattern',
    'printMethod',
    'dyeClass',
    'finishes',
    'coating',
    'hydrostaticHead',
    'denimOz',
    'slub',
    'rinse',
    'knitType',
    'fabricCount',
    'yarnSpinning',
    'weave',
    'warpCount',
    'weftCount',
    'epi',
    'ppi',
    'threadCount',
    'glm',
    'stretchDirection',
    'stretch',
    'handFeel',
    'opacity',
    'minPerColour',
    'coloursAvailable',
    'swatchAvailable',
    'stockType',
    'shrinkage',
    'fastness',
    'pillingGrade',
    'testPerformance',
    'care',
    'endUse',
    ...STOCK_FACETS,
    'certifications',
    'widthForm',
    'nonwovenTech',
    'loomType',
    'shedding',
    'inspection',
    'pieceLength',
    ...PLACE_FACETS,
    'industryStandard',
    'grade',
    ...TERMS_FACETS,
    'brandManufacturer',
    'newArrival',
  ],
  words: {
    goods: 'fabric',
    alsoCalled: ['kapda', 'kapad', 'vastra'],
    namedBy: ['fabricName', 'knitType', 'endUse'],
    keyFact: 'Weight, width',
    searchExamples: [
      '60s satin navy 120 gsm',
      '240 gsm french terry',
      '7 oz denim',
      'digital print rayon 44"',
      'yarn dyed checks 58"',
    ],
  },
  derived: [...CLOTH_DERIVED, FABRIC_COUNT],
  firstQuestions: [
    { field: 'fabricName', op: '=' },
    { field: 'colouration', op: '=' },
    { field: 'color', op: '=' },
    { field: 'gsm', op: '=', tolerancePercent: 5 },
    { field: 'clothWidth', op: '=', tolerance: 1 },
    { field: 'composition', op: '=' },
  ],
  sale: {
    ...CLOTH_SALE,
    bases: [
      { unit: 'm', label: 'metre', usualInr: [8, 6000] },
      { unit: 'kg', label: 'kg', usualInr: [80, 6000] },
    ],
  },
  keyNumber: { name: 'gsm', same: 0.01, near: 0.08 },
  familyField: 'fabricStructure',
  mainSpecifications: ['fabricStructure', 'fabricName', 'colouration', 'fiberType', 'clothWidth'],
  lineExample: '60s cotton satin 120 gsm reactive dyed navy 58" sanforised, 142 + GST, 3000 m ready, min 300 m, 4 days',
  cardFields: [
    'fabricName',
    'colouration',
    'color',
    'pattern',
    'printMethod',
    'fiberType',
    'clothWidth',
    'finishes',
    'knitType',
  ],
  comparedBy: { condition: 'Fresh', fabricName: '', colouration: '' },
  conditionGuidance,
  hooks: finishHooks,
  loadViews: async () => (await import('./views')).finishViews,
})
