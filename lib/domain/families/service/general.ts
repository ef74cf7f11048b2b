import type { FieldSpec } from '@/lib/domain/fields/field'
import { NEVER } from '@/lib/domain/fields/shared-rules'
import { COMMON_GROUPS, COMMON_SECTIONS, saleDefaults, UNUSED } from '@/lib/domain/modules/common'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { UnitName } from '@/lib/domain/units/units'
import { openVocabulary } from '@/lib/domain/vocabulary/vocabulary'
import { DISPATCH_TERMS } from './fields'
import { returnPackages } from './vocabulary'

/** What job work means by the names that every module has; a trade adds its own category, quality and tolerance. */
export const SERVICE_GENERAL = {
  title: { help: 'What a buyer would search: the job, the machine, what it can take, the town' },
  productName: {
    label: 'Your name for this work',
    buyerLabel: 'Seller’s name for this work',
    help: 'As in your rate list',
    need: 'optional',
  },
  productMasterId: UNUSED,
  sellerSku: { help: 'The code of this work in your rate list' },
  styleNumber: UNUSED,
  brandManufacturer: {
    label: 'Plant',
    help: 'The unit where the work is done',
    need: 'optional',
    neededWhen: NEVER,
  },
  condition: { ...UNUSED, vocabulary: openVocabulary([]) },
  availableQuantity: UNUSED,
  totalQuantity: UNUSED,
  material: UNUSED,
  composition: UNUSED,
  grade: UNUSED,
  dimensions: UNUSED,
  color: UNUSED,
  shade: UNUSED,
  finish: UNUSED,
  gsm: UNUSED,
  construction: UNUSED,
  uom: { label: 'Unit of work', help: 'What you charge and measure by' },
  basePrice: { label: 'Job rate', help: 'Cash rate for the smallest lot, without material' },
  priceUom: { label: 'Rate per' },
  domesticPrice: { label: 'Domestic rate', help: 'In INR, at your unit' },
  exportPrice: { label: 'Rate for job work from abroad', help: 'At the Incoterm chosen' },
  moq: { label: 'Minimum lot', help: 'The smallest lot that you take' },
  moqUom: { label: 'Unit of the lots' },
  quantitySlabs: {
    label: 'Rates by lot size',
    help: 'Lower rates for larger lots, up to 10. Empty rows are left out.',
  },
  pdcSlabs: { label: 'Rates by post-dated cheque', help: 'Rate for payment by a cheque dated this many days ahead' },
  taxIncluded: {
    help: 'As of November 2026: job work on yarn and fabric is usually taxed at 5 % GST, other job work at more. Ask your accountant.',
  },
  sampleAvailable: { label: 'Sample of your work', buyerLabel: 'Sample of the work', help: 'Sent on request' },
  samplePrice: { label: 'Price of a sample' },
  originCountry: { label: 'Country of the plant', help: 'Where the work is done' },
  dispatchCountry: { label: 'Goods returned from' },
  hsCode: {
    label: 'SAC',
    help: '998821 for textiles, 998822 for garments, 998346 for tests',
    placeholder: '998821',
    rule: {
      lengthMax: 12,
      pattern: /^99\d{2}(?:\d{2})?$/,
      patternHint: 'must be 4 or 6 digits that start with 99, such as 998821.',
    },
  },
  packageType: { label: 'Goods come back as', help: 'How the goods are packed for return', vocabulary: returnPackages },
  unitsPerPackage: UNUSED,
  grossWeight: UNUSED,
  netWeight: UNUSED,
  weightUnit: UNUSED,
  length: UNUSED,
  width: UNUSED,
  height: UNUSED,
  dimensionUnit: UNUSED,
  cbm: UNUSED,
  packageCount: UNUSED,
  palletContainerReadiness: UNUSED,
  dispatchLeadTime: { label: 'Turnaround', help: 'From the day the material arrives until the goods leave' },
  coverImage: { help: 'The machine at work, or goods that came off it', need: 'optional' },
  technicalSheet: { help: 'Machine list, rate card, norms' },
  testReport: { help: 'Tests of goods that you have made' },
  complianceDocument: { help: 'Consent of the pollution board, audit reports, GST registration' },
} as const satisfies Record<string, Partial<FieldSpec>>

/** The sections whose fields are the same in all job work. */
export const SERVICE_SECTIONS = {
  ...COMMON_SECTIONS,
  listing_type_business_mode: ['jobType', 'materialSupply', 'newArrival'],
  product_identity: ['category', 'title', 'productName', 'brandManufacturer', 'sellerSku'],
  inventory: ['uom', 'capacityPerDay', 'capacityUom', 'capacityByProcess', 'machines', 'slotAvailableFrom'],
  pricing_quantity_slabs: [
    ...COMMON_GROUPS.commercial.flatMap((name) => (name === 'moqUom' ? ([name, 'maxLotPerBatch'] as const) : [name])),
    'trialLot',
    'pdcSlabs',
    'offlinePdcSettlement',
  ],
  packaging_logistics_readiness: ['dispatchLeadTime', 'packageType', ...DISPATCH_TERMS, 'shippingResponsibility'],
  quality_compliance: [
    'qualityStandard',
    'wastageAllowance',
    'shortageTolerance',
    'wasteOwnership',
    'rejectionPolicy',
    'certifications',
    ...COMMON_SECTIONS.quality_compliance,
  ],
} as const satisfies Partial<ModuleDefinition['sections']>

/** What job work calls the sections. */
export const SERVICE_SECTION_NAMES = {
  listing_type_business_mode: 'Kind of work',
  technical_specifications: 'What you can do',
  inventory: 'Capacity',
  pricing_quantity_slabs: 'Rates',
  packaging_logistics_readiness: 'Turnaround and transport',
  quality_compliance: 'Quality and wastage',
} as const satisfies ModuleDefinition['sectionNames']

export const SERVICE_SECTION_HELP = {
  listing_type_business_mode: 'Choose the jobs first: the form asks for what belongs to them.',
  product_identity: 'What buyers search for',
  technical_specifications: 'Machines, sizes and limits',
  inventory: 'What you can do in a day, and from when',
  pricing_quantity_slabs: 'Cash rate, rates for larger lots and credit',
  domestic_export_terms: 'Where the plant is and for whom you work',
  packaging_logistics_readiness: 'How long it takes and who carries the goods',
  images_documents_design_files: 'Photos of machines and work, machine list, rate card',
  quality_compliance: 'What may be lost, and what you promise',
  preview_publish: 'The listing as buyers will see it.',
} as const satisfies ModuleDefinition['sectionHelp']

/** Safe defaults of work that is charged by this unit. */
export function serviceDefaults(uom: UnitName, capacityUom: UnitName = uom): ModuleDefinition['defaults'] {
  const {
    condition: _condition,
    dimensionUnit: _dimensionUnit,
    weightUnit: _weightUnit,
    newArrival: _newArrival,
    ...defaults
  } = saleDefaults(uom)
  return { ...defaults, capacityUom }
}
