import { CLOTH_DERIVED, FABRIC_COUNT } from '@/lib/domain/families/fabric/derived'
import { FABRIC_DEPENDENCY, FABRIC_FIELDS, FABRIC_SPECIFICATIONS } from '@/lib/domain/families/fabric/fields'
import { CLOTH_GENERAL } from '@/lib/domain/families/fabric/general-fields'
import { CLOTH_SALE } from '@/lib/domain/families/fabric/sale'
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
import { greyHooks } from './hooks'

const technical = FABRIC_SPECIFICATIONS.filter(
  (name) => name !== 'inspection' && name !== 'points100' && name !== 'certifications',
)

const sections = {
  technical_specifications: [...technical, 'material', 'composition'],
  quality_compliance: ['inspection', 'points100', 'grade', ...COMMON_SECTIONS.quality_compliance, 'certifications'],
} as const

const fields = {
  ...FABRIC_FIELDS,
  ...CLOTH_GENERAL,
  title: {
    help: 'What a buyer would search: construction, width, fibre, fabric, loom',
    placeholder: '40×40/132×72 63" Cotton Poplin Grey Fabric, Air-jet',
  },
  brandManufacturer: { label: 'Mill or weaver', help: 'Who made it (traders: not your own name)' },
  color: UNUSED,
  shade: UNUSED,
  finish: UNUSED,
  lot: { label: 'Yarn or cloth lot', help: 'Lot of the warp and weft or of the cloth; several with commas' },
  moq: { help: 'Usually one taka, one roll or one beam' },
  unitsPerPackage: { help: 'Pieces in one bale or bundle' },
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

/** Grey fabric as data: undyed cloth, woven, knitted or bonded. */
export const greyFabric = defineModule({
  moduleKey: 'grey_fabric',
  specifications: FABRIC_SPECIFICATIONS,
  sections,
  sectionHelp: {
    ...SECTION_HELP,
    technical_specifications: 'Choose the structure first',
    packaging_logistics_readiness: 'One bale, roll or bundle: contents, weight and dispatch time',
    images_documents_design_files: 'Show the cloth and its selvedge. Add the documents that buyers ask for.',
  },
  fields,
  dependency: FABRIC_DEPENDENCY,
  staysInModule: true,
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
    'fabricCount',
    'yarnSpinning',
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
    ...STOCK_FACETS,
    'pieceLength',
    ...PLACE_FACETS,
    'industryStandard',
    'grade',
    ...TERMS_FACETS,
    'brandManufacturer',
    'newArrival',
  ],
  words: {
    goods: 'cloth',
    alsoCalled: ['greige', 'gray', 'loomstate', 'kora', 'cora', 'kapda', 'kapad'],
    namedBy: ['fabricName', 'knitType'],
    keyFact: 'Ends × picks, weight',
    searchExamples: [
      '40x40 132x72 63"',
      '150 gsm single jersey 60 inch',
      '60 gm georgette 44 panna',
      'PC 65/35 poplin',
    ],
  },
  derived: [...CLOTH_DERIVED, FABRIC_COUNT],
  firstQuestions: [
    { field: 'construction', op: '=' },
    { field: 'clothWidth', op: '=', tolerance: 1 },
    { field: 'gsm', op: '=', tolerancePercent: 5 },
    { field: 'composition', op: '=' },
    { field: 'inspection', op: '=' },
  ],
  sale: CLOTH_SALE,
  keyNumber: { name: 'gsm', same: 0.01, near: 0.08 },
  familyField: 'fabricStructure',
  mainSpecifications: ['fabricStructure', 'fabricName', 'fiberType', 'clothWidth'],
  lineExample: '40x40/132x72 63" poplin airjet, 62 + GST, 20000 m ready, min 1000 m, 7 days',
  cardFields: ['fabricName', 'fiberType', 'clothWidth', 'weave', 'loomType', 'knitType', 'nonwovenTech', 'widthForm'],
  comparedBy: { condition: 'Fresh', fabricName: '' },
  conditionGuidance,
  hooks: greyHooks,
  loadViews: async () => (await import('./views')).greyViews,
})
