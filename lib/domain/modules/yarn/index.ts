import type { FieldName } from '@/lib/domain/fields/catalogue'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { orFilled } from '@/lib/domain/fields/shared-rules'
import {
  COMMON_GROUPS,
  COMMON_OFF_MATRIX,
  COMMON_SECTIONS,
  type FieldGroups,
  type FieldSections,
  GENERAL_SPECIFICATIONS,
  NO_DEPENDENCIES,
} from '@/lib/domain/modules/common'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { DENIER_FAMILIES, MAY_BE_SPUN, SPUN_FAMILIES } from '@/lib/domain/modules/yarn/vocabulary/families'
import { IS_COLOURED } from '@/lib/domain/modules/yarn/vocabulary/qualities'
import type { CONDITIONS } from '@/lib/domain/vocabulary/listing-terms'
import { suggestYarnHs } from './hs'
import { yarnIssues } from './issues'

const groups = {
  ...COMMON_GROUPS,
  specifications: [
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
    ...GENERAL_SPECIFICATIONS,
  ],
} as const satisfies FieldGroups

/** In the order in which a spinner describes a yarn: what it is made of, how fine, how made, how dyed, on what. */
const sections = {
  ...COMMON_SECTIONS,
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
} as const satisfies FieldSections

const fields = {
  category: { help: 'Top group in the yarn market; the same word as the yarn family' },
  denier: { visibleWhen: { field: 'yarnFamily', in: DENIER_FAMILIES } },
  spinningSystem: { neededWhen: MAY_BE_SPUN },
  cspStrength: { visibleWhen: { field: 'yarnFamily', in: [...SPUN_FAMILIES, 'Core & covered'] } },
  color: { visibleWhen: orFilled('color', IS_COLOURED), neededWhen: IS_COLOURED },
  shade: { visibleWhen: orFilled('shade', IS_COLOURED) },
  sampleAvailable: { label: 'Sample cone available' },
  unitsPerPackage: { help: 'Cones or bobbins in one bag or carton' },
  netWeight: { help: 'Of one package, yarn only, without cones' },
  hsCode: {
    help: 'Chapters 50 to 56; suggested from fibre, combing, ply and count',
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
  gsm: { isHidden: true },
  construction: { isHidden: true },
} as const satisfies Partial<Record<FieldName, Partial<FieldSpec>>>

const conditionGuidance: Readonly<Record<(typeof CONDITIONS)[number], string>> = {
  Fresh: 'First-quality stock of one lot; the seller accepts quality and weight claims raised before the yarn is used.',
  FreshMix:
    'First quality, but mixed lots or shades – do not run together in one warp or fabric; sorted by lot on request.',
  Lot: 'One stock parcel sold as a whole against the sample; repeat quantity is not promised.',
  JobLot: 'Assorted leftovers of different counts or shades, sold as is at one rate; inspect before buying.',
  Seconds: 'Second quality with the defects described; for non-critical use only.',
  Claimless: 'Sold without claim: no return or allowance for quality, shade or shortage after lifting.',
}

/** The yarn module as data: what is true of yarn alone; what is true of every listing stands in the catalogue. */
export const yarn: ModuleDefinition = {
  moduleKey: 'yarn',
  rendererFamily: 'PRODUCT',
  sector: 'textile',
  groups,
  offMatrix: COMMON_OFF_MATRIX,
  sections,
  sectionHelp: {
    listing_type_business_mode: 'What kind of stock this is. It is saved apart from new arrival.',
    product_identity: 'What buyers search for, and what your own papers call it.',
    technical_specifications: 'Start with the family: it decides which boxes apply.',
    inventory: 'All quantities are in the unit of sale.',
    pricing_quantity_slabs: 'A cash price, cheaper prices for more, dearer ones for credit.',
    domestic_export_terms: 'Where it may go, and how it gets there.',
    packaging_logistics_readiness: 'One bag or carton: what is in it, what it weighs, how soon it leaves.',
    images_documents_design_files: 'Pictures that show the label, and papers buyers ask for.',
    quality_compliance: 'Test values, tolerances and certificates. Leave open what was not measured.',
    preview_publish: 'The listing as buyers will see it.',
  },
  fields,
  dependency: NO_DEPENDENCIES,
  professional: {
    serviceListing: false,
    stockFieldsVisible: true,
    capacityFieldsVisible: false,
    newArrivalAllowed: true,
  },
  defaults: {
    condition: 'Fresh',
    tradeMode: 'Domestic',
    currency: 'INR',
    uom: 'kg',
    priceUom: 'kg',
    moqUom: 'kg',
    taxIncluded: false,
    negotiable: true,
    dimensionUnit: 'cm',
    weightUnit: 'kg',
    newArrival: false,
  },
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
    'condition',
    'basePrice',
    'moq',
    'readyStock',
    'availableQuantity',
    'dispatchLeadTime',
    'state',
    'country',
    'loadingPort',
    'industryStandard',
    'cspStrength',
    'quality',
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
  familyField: 'yarnFamily',
  mainSpecifications: ['yarnFamily', 'fiberType', 'count'],
  cardFields: ['fiberType', 'yarnType', 'spinningSystem', 'subcategory', 'dyeingStatus', 'conePackageType'],
  conditionGuidance,
  freeCountWhen: { field: 'condition', in: ['JobLot'] },
  specificationIssues: yarnIssues,
  suggestHs: suggestYarnHs,
}
