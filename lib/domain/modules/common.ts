import { NEVER, orFilled } from '@/lib/domain/fields/shared-rules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { UnitName } from '@/lib/domain/units/units'

/** The field matrix (reference 4.12). The groups that all modules share, name by name and in the spec's order. */
export const COMMON_GROUPS = {
  identity: [
    'title',
    'productName',
    'productMasterId',
    'sellerSku',
    'styleNumber',
    'brandManufacturer',
    'category',
    'condition',
  ],
  commercial: [
    'currency',
    'basePrice',
    'priceUom',
    'moq',
    'moqUom',
    'quantitySlabs',
    'domesticPrice',
    'exportPrice',
    'taxIncluded',
    'negotiable',
    'sampleAvailable',
    'samplePrice',
    'paymentTerms',
    'creditTerms',
  ],
  tradeMode: [
    'tradeMode',
    'originCountry',
    'dispatchCountry',
    'destinationRestrictions',
    'incoterm',
    'loadingPort',
    'destinationPort',
    'exportDocumentationReadiness',
    'hsCode',
  ],
  packaging: [
    'packageType',
    'unitsPerPackage',
    'grossWeight',
    'netWeight',
    'length',
    'width',
    'height',
    'dimensionUnit',
    'weightUnit',
    'cbm',
    'packageCount',
    'palletContainerReadiness',
    'dispatchLeadTime',
    'shippingResponsibility',
  ],
  attachments: [
    'coverImage',
    'galleryImages',
    'technicalSheet',
    'testReport',
    'certificate',
    'complianceDocument',
    'designFile',
    'buyerVisibleDocuments',
    'privateDocuments',
    'externalReference',
  ],
  rfqContinuity: [
    'listingId',
    'sellerId',
    'buyerId',
    'companyId',
    'moduleKey',
    'productMasterId',
    'rfqId',
    'quoteId',
    'orderId',
  ],
} as const satisfies Partial<ModuleDefinition['groups']>

/** The last names of every module's specifications, which apply to any product. */
export const GENERAL_SPECIFICATIONS = [
  'category',
  'subcategory',
  'material',
  'composition',
  'grade',
  'quality',
  'dimensions',
  'color',
  'finish',
  'uom',
  'industryStandard',
  'tolerance',
] as const

/** Accepted in addition to the matrix (reference 8.4). */
export const COMMON_OFF_MATRIX = [
  'newArrival',
  'availableQuantity',
  'totalQuantity',
  'pdcSlabs',
  'offlinePdcSettlement',
  'shade',
  'gsm',
  'construction',
  'country',
  'destinationCountry',
  'editMarker',
] as const

/** Sections that are the same in every module; product_identity starts with what buyers read first. */
export const COMMON_SECTIONS = {
  listing_type_business_mode: ['condition', 'newArrival'],
  product_identity: [
    'category',
    'title',
    'productName',
    'brandManufacturer',
    'sellerSku',
    'styleNumber',
    'productMasterId',
  ],
  inventory: ['uom', 'availableQuantity', 'totalQuantity'],
  pricing_quantity_slabs: [...COMMON_GROUPS.commercial, 'pdcSlabs', 'offlinePdcSettlement'],
  domestic_export_terms: COMMON_GROUPS.tradeMode,
  packaging_logistics_readiness: [
    'packageType',
    'unitsPerPackage',
    'netWeight',
    'grossWeight',
    'weightUnit',
    'packageCount',
    'length',
    'width',
    'height',
    'dimensionUnit',
    'cbm',
    'palletContainerReadiness',
    'dispatchLeadTime',
    'shippingResponsibility',
  ],
  images_documents_design_files: [
    'coverImage',
    'galleryImages',
    'technicalSheet',
    'designFile',
    'buyerVisibleDocuments',
    'privateDocuments',
    'externalReference',
  ],
  quality_compliance: ['quality', 'tolerance', 'industryStandard', 'testReport', 'certificate', 'complianceDocument'],
  preview_publish: [],
} as const satisfies Partial<ModuleDefinition['sections']>

/** What the sections are for, in the words that fit most goods. */
export const SECTION_HELP = {
  listing_type_business_mode: 'Is it first quality, a lot, or seconds?',
  product_identity: 'What buyers search for, and your own names and codes',
  inventory: 'All quantities are in the unit of sale.',
  pricing_quantity_slabs: 'Cash price, bulk discounts and credit prices',
  domestic_export_terms: 'Where you sell and ship',
  quality_compliance: 'Leave blank what you have not tested',
  preview_publish: 'The listing as buyers will see it.',
} as const satisfies ModuleDefinition['sectionHelp']

/** These names without others. */
export const without = (names: readonly string[], others: readonly string[]): string[] =>
  names.filter((name) => !others.includes(name))

/** Which of some names a module with these fields shows. */
export const shownBy =
  (fields: Readonly<Record<string, { isHidden?: boolean }>>) =>
  (names: readonly string[]): string[] =>
    names.filter((name) => fields[name]?.isHidden !== true)

/** A name that every module has and a trade does not use. */
export const UNUSED = { isHidden: true, visibleWhen: NEVER } as const

/** Asked where there is a sample; a price that is typed is always shown. */
export const SAMPLE_PRICE = { visibleWhen: orFilled('samplePrice', { field: 'sampleAvailable', in: ['true'] }) }

/** Safe defaults of goods that are sold by this unit. */
export function saleDefaults(uom: UnitName): ModuleDefinition['defaults'] {
  return {
    condition: 'Fresh',
    tradeMode: 'Domestic',
    currency: 'INR',
    uom,
    priceUom: uom,
    moqUom: uom,
    taxIncluded: false,
    negotiable: true,
    dimensionUnit: 'cm',
    weightUnit: 'kg',
    newArrival: false,
  }
}

const NO_DEPENDENCIES: ModuleDefinition['dependency'] = {
  wovenKnittedNonwovenApplies: false,
  loomTypeApplies: false,
  dobby: { visibleWhen: 'not_applicable', fields: [] },
  jacquard: { visibleWhen: 'not_applicable', fields: [] },
  smartOtherPolicy: "a custom value typed in 'other' on the same field is kept; no taxonomy replacement is required",
}

/** Filters that most goods share, in the order in which buyers use them. */
export const STOCK_FACETS = [
  'condition',
  'basePrice',
  'moq',
  'readyStock',
  'availableQuantity',
  'dispatchLeadTime',
] as const
export const PLACE_FACETS = ['state', 'country', 'loadingPort'] as const
export const TERMS_FACETS = ['paymentTerms', 'creditTerms', 'pdcOffered', 'pdcSlabs', 'tradeMode', 'incoterm'] as const

type Shared = 'rendererFamily' | 'sector' | 'groups' | 'offMatrix' | 'sections' | 'dependency' | 'professional'

/** What a module says of itself; the rest it shares with the others (reference 4.12). */
interface OwnDefinition
  extends Omit<ModuleDefinition, Shared>,
    Partial<Pick<ModuleDefinition, 'rendererFamily' | 'offMatrix'>> {
  /** Before those that apply to any product. */
  specifications: readonly string[]
  /** Those that are not as in every module. */
  sections: Partial<ModuleDefinition['sections']> & Pick<ModuleDefinition['sections'], 'technical_specifications'>
  dependency?: Partial<ModuleDefinition['dependency']>
  /** Raw material: new arrivals are shown on the board of their own module alone. */
  staysInModule?: boolean
  /** Finished goods: new arrivals may be shown among the trends of all modules. */
  mayTrend?: boolean
  /** Cards point to goods of other modules and have no stock of their own. */
  hasNoStock?: boolean
  /** Leftovers and used goods are never new. */
  isNeverNew?: boolean
}

/** A module with what all modules share, and with what its place in the trade decides (reference 8.2). */
export function defineModule({
  specifications,
  sections,
  dependency,
  staysInModule = false,
  mayTrend = false,
  hasNoStock = false,
  isNeverNew = false,
  rendererFamily = 'PRODUCT',
  offMatrix = COMMON_OFF_MATRIX,
  ...own
}: OwnDefinition): ModuleDefinition {
  const isService = rendererFamily === 'SERVICE'
  return {
    ...own,
    rendererFamily,
    sector: 'textile',
    groups: { ...COMMON_GROUPS, specifications: [...new Set([...specifications, ...GENERAL_SPECIFICATIONS])] },
    offMatrix,
    sections: { ...COMMON_SECTIONS, ...sections },
    dependency: { ...NO_DEPENDENCIES, ...dependency },
    professional: {
      serviceListing: isService,
      stockFieldsVisible: !isService && !hasNoStock,
      capacityFieldsVisible: isService,
      newArrivalAllowed: !isService && !isNeverNew,
      staysInModule,
      mayTrend,
    },
  }
}
