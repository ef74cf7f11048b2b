import { NEVER } from '@/lib/domain/fields/shared-rules'
import type { ModuleDefinition, ProfessionalRules } from '@/lib/domain/modules/define-module'
import type { ModuleKey } from '@/lib/domain/modules/keys'
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

/** Job work: these modules sell machine hours, not goods. */
const SERVICE_MODULES: ReadonlySet<ModuleKey> = new Set([
  'spinning_texturising_job',
  'weave_knit_warping_job',
  'mill_finish_process_job',
  'stitching_embroidery_value_addition_job',
])

/** Raw material: new arrivals are shown on the board of their own module alone. */
const STAYS_IN_MODULE: ReadonlySet<ModuleKey> = new Set([
  'fiber_raw_material',
  'yarn',
  'thread',
  'grey_fabric',
  'chemical_dye',
])
/** Finished goods: new arrivals may be shown among the trends of all modules. */
const MAY_TREND: ReadonlySet<ModuleKey> = new Set(['finish_fabric', 'wholesale_ready_product'])

/** Cards point to goods of other modules and have no stock of their own. */
const WITHOUT_STOCK: ReadonlySet<ModuleKey> = new Set(['suggestions_new_arrival_trending'])

/** Leftovers and used goods are never new. */
const NEVER_NEW: ReadonlySet<ModuleKey> = new Set(['textile_c2c_trader', 'scrap_reusables', 'recycle_waste_materials'])

/** What the module's place in the trade decides (reference 8.2). */
export function professionalRules(moduleKey: ModuleKey): ProfessionalRules {
  const isService = SERVICE_MODULES.has(moduleKey)
  return {
    serviceListing: isService,
    stockFieldsVisible: !isService && !WITHOUT_STOCK.has(moduleKey),
    capacityFieldsVisible: isService,
    newArrivalAllowed: !isService && !NEVER_NEW.has(moduleKey),
    staysInModule: STAYS_IN_MODULE.has(moduleKey),
    mayTrend: MAY_TREND.has(moduleKey),
  }
}

/** A name that every module has and a trade does not use. */
export const UNUSED = { isHidden: true, visibleWhen: NEVER } as const

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

export const NO_DEPENDENCIES: ModuleDefinition['dependency'] = {
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
