import type { FieldSpec } from '@/lib/domain/fields/field'
import { isUnset, orFilled } from '@/lib/domain/fields/shared-rules'
import {
  defineModule,
  PLACE_FACETS,
  SECTION_HELP,
  STOCK_FACETS,
  saleDefaults,
  TERMS_FACETS,
} from '@/lib/domain/modules/common'
import {
  DENIER_FAMILIES,
  MAY_BE_SPUN,
  SPUN_FAMILIES,
  yarnFamilies,
} from '@/lib/domain/modules/yarn/vocabulary/families'
import { IS_COLOURED } from '@/lib/domain/modules/yarn/vocabulary/qualities'
import type { CONDITIONS } from '@/lib/domain/vocabulary/listing-terms'
import { salesUnits } from '@/lib/domain/vocabulary/units'
import { yarnHooks } from './hooks'
import { YARN_GENERAL, YARN_SPECIFICATIONS } from './specifications'
import { imperfections, twistTpm } from './twist-terms'
import { yarnPackageTypes } from './vocabulary/packages'

const specifications = [
  'yarnFamily',
  'fiberType',
  'yarnType',
  'countSystem',
  'count',
  'denier',
  'ply',
  'twist',
  'blendPercentages',
  'spinningSystem',
  'dyeingStatus',
  'conePackageType',
  'lot',
  'cspStrength',
] as const

/** In the order in which a spinner describes a yarn: what it is made of, how fine, how made, how dyed, on what. */
const sections = {
  technical_specifications: [
    'yarnFamily',
    'fiberType',
    'blendPercentages',
    'count',
    'countSystem',
    'denier',
    'ply',
    'yarnType',
    'spinningSystem',
    'subcategory',
    'twist',
    'cspStrength',
    'dyeingStatus',
    'color',
    'shade',
    'finish',
    'conePackageType',
    'dimensions',
    'grade',
    'lot',
    'material',
    'composition',
  ],
} as const

const fields = {
  ...YARN_SPECIFICATIONS,
  ...YARN_GENERAL,
  title: {
    help: 'What a buyer would search: count, quality, fibre, use',
    placeholder: '30s Combed Compact Cotton Weaving Yarn (Warp)',
  },
  brandManufacturer: { label: 'Mill or brand', help: 'Mill that made it (traders: not your own name)' },
  category: { help: 'Same as yarn family', vocabulary: yarnFamilies },
  denier: {
    ...YARN_SPECIFICATIONS.denier,
    // A denier that is given while the family is still open is judged too.
    visibleWhen: {
      any: [
        { field: 'yarnFamily', in: DENIER_FAMILIES },
        { all: [isUnset('yarnFamily'), { field: 'denier', filled: true }] },
      ],
    },
  },
  spinningSystem: { ...YARN_SPECIFICATIONS.spinningSystem, neededWhen: MAY_BE_SPUN },
  cspStrength: {
    ...YARN_SPECIFICATIONS.cspStrength,
    visibleWhen: { field: 'yarnFamily', in: [...SPUN_FAMILIES, 'Core & covered'] },
  },
  color: { visibleWhen: orFilled('color', IS_COLOURED), neededWhen: IS_COLOURED },
  shade: { visibleWhen: orFilled('shade', IS_COLOURED) },
  priceUom: { help: 'Usually per kg' },
  moq: { help: 'Usually one bag or carton, or one lot' },
  taxIncluded: { help: 'The yarn trade quotes plus GST' },
  sampleAvailable: { label: 'Sample cone available', help: 'A sample cone or hank' },
  packageType: { vocabulary: yarnPackageTypes },
  unitsPerPackage: { help: 'Cones or bobbins in one bag or carton', rule: { min: 1, max: 500, isInteger: true } },
  dispatchLeadTime: { rule: { min: 0, max: 180, isInteger: true } },
  netWeight: { help: 'Of one package, yarn only, without cones' },
  hsCode: {
    help: 'Chapters 50 to 56; suggested from fibre, combing, ply and count',
    placeholder: '520523',
    rule: {
      lengthMax: 12,
      pattern: /^5[0-6]\d{2}(?:[. ]?\d{2}(?:[. ]?\d{2})?)?$/,
      patternHint: 'must be 4, 6 or 8 digits of chapters 50 to 56, such as 520523.',
    },
  },
  coverImage: {
    help: 'The cone with label and lot visible',
    neededWhen: {
      any: [{ not: { field: 'condition', in: ['Fresh'] } }, { field: 'newArrival', in: ['true'] }],
    },
  },
  galleryImages: { help: 'Label, knitted panel, packing: up to 12' },
  technicalSheet: { help: 'Count, CSP, U%, TPI' },
  testReport: { help: 'Uster or lab report of this lot' },
  designFile: { help: 'Slub pattern or melange recipe' },
  externalReference: { help: 'Shade card or test lab, starting with https://' },
  gsm: { isHidden: true },
  construction: { isHidden: true },
} as const satisfies Record<string, Partial<FieldSpec>>

const conditionGuidance: Readonly<Record<(typeof CONDITIONS)[number], string>> = {
  Fresh: 'First-quality stock of one lot; the seller accepts quality and weight claims raised before the yarn is used.',
  FreshMix:
    'First quality, but mixed lots or shades – do not run together in one warp or fabric; sorted by lot on request.',
  Lot: 'One stock parcel sold as a whole against the sample; repeat quantity is not promised.',
  JobLot: 'Assorted leftovers of different counts or shades, sold as is at one rate; inspect before buying.',
  Seconds: 'Second quality with the defects described; for non-critical use only.',
  Claimless: 'Sold without claim: no return or allowance for quality, shade or shortage after lifting.',
}

/** The yarn module as data: what is true of yarn alone; what is true of every listing is in the catalogue. */
export const yarn = defineModule({
  moduleKey: 'yarn',
  specifications,
  sections,
  sectionHelp: {
    ...SECTION_HELP,
    technical_specifications: 'Choose the yarn family first',
    packaging_logistics_readiness: 'One bag or carton: contents, weight and dispatch time',
    images_documents_design_files: 'Show the label and the lot. Add the documents that buyers ask for.',
  },
  fields,
  staysInModule: true,
  defaults: saleDefaults('kg'),
  facetOrder: [
    'yarnFamily',
    'fiberType',
    'count',
    'countSystem',
    'denier',
    'ply',
    'yarnType',
    'spinningSystem',
    'twist',
    'subcategory',
    'composition',
    'blendPercentages',
    'dyeingStatus',
    'color',
    'finish',
    'conePackageType',
    ...STOCK_FACETS,
    ...PLACE_FACETS,
    'industryStandard',
    'cspStrength',
    'quality',
    'grade',
    ...TERMS_FACETS,
    'brandManufacturer',
    'newArrival',
  ],
  words: {
    goods: 'yarn',
    alsoCalled: ['sut', 'soot', 'suta', 'soota'],
    keyFact: 'Count',
    namedBy: ['count'],
    searchExamples: ['30s combed', '2/40 gassed', '150/48 DTY', '20 tex', 'PC 65/35 hosiery'],
  },
  derived: [
    {
      name: 'twist',
      label: 'Twist',
      unit: 'TPM',
      from: ['twist'],
      isFacet: true,
      insteadOf: 'twist.amount',
      compute: ({ values }) => twistTpm(values),
    },
    {
      name: 'quality.ipi',
      label: 'Imperfections IPI',
      unit: 'per km',
      from: ['quality'],
      isFacet: true,
      compute: ({ values }) => imperfections(values),
    },
  ],
  firstQuestions: [
    { field: 'count', op: '=', tolerancePercent: 2.5 },
    { field: 'composition', op: '=' },
    { field: 'cspStrength', op: '>=' },
    { field: 'quality.uPercent', op: '<=' },
  ],
  sale: { units: salesUnits, bases: [{ unit: 'kg', label: 'kg', usualInr: [40, 5000] }], priceMax: 1e7 },
  keyNumber: { name: 'count', same: 0.01, near: 0.05 },
  familyField: 'yarnFamily',
  mainSpecifications: ['yarnFamily', 'fiberType', 'count'],
  lineExample: '30s CCH cone, 285 + GST, 5 t ready, min 60 kg, 4 days',
  cardFields: ['fiberType', 'yarnType', 'spinningSystem', 'subcategory', 'dyeingStatus', 'conePackageType'],
  comparedBy: { condition: 'Fresh', dyeingStatus: 'Grey', finish: '' },
  conditionGuidance,
  freeCountWhen: { field: 'condition', in: ['JobLot'] },
  hooks: yarnHooks,
  loadViews: async () => (await import('./views')).yarnViews,
})
