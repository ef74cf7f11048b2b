import { memoize } from '@/lib/domain/memoize'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec, writableFields } from '@/lib/domain/modules/resolve'

/**
 * Keys of a record that the service sets. A record that was read may be posted back, so they are ignored with a
 * warning. present.test.ts compares this list with the keys of a presented record.
 */
export const SERVER_OWNED_FIELDS: ReadonlySet<string> = new Set([
  'id',
  'moduleKey',
  'sellerId',
  'userId',
  'buyerId',
  'companyId',
  'listingId',
  'rfqId',
  'quoteId',
  'quotationId',
  'orderId',
  'product_master_id',
  'sectorKey',
  'listingCondition',
  'listingType',
  'newArrivalStatus',
  'newArrivalEligibility',
  'traceabilityCarryForward',
  'traceabilityPrefillDraft',
  'businessChannel',
  'businessMode',
  'salesChannel',
  'accountMode',
  'marketplaceMode',
  'viewMode',
  'buyerMode',
  'tradeScope',
  'walletEnabled',
  'rendererFamily',
  'transactionOrigin',
  'transactionContext',
  'contextMetadata',
  'files',
  'files_json',
  'attachmentExperience',
  'packagingSnapshot',
  'commercialValidation',
  'family02ProfessionalListing',
  'bcf16BusinessCompletion',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'sourceTable',
  'authenticatedListingRouteRecovery',
  'editContinuityPreserved',
  'version',
  'completeness',
  'rating',
  'sellerCompany',
  'imageUrl',
  'countParsed',
  'hsSuggestion',
])

/** What is read from a count or a construction is under this name. */
export const parsedName = (field: string): string => `${field}Parsed`

/** The fields of a module that are read: counts and constructions. */
export const parsedFields = memoize((definition: ModuleDefinition): readonly string[] =>
  writableFields(definition).filter((name) => {
    const kind = fieldSpec(definition, name)?.kind
    return kind === 'count' || kind === 'construction'
  }),
)

/** Whether the service sets this key in a record of the module. */
export function isServerOwned(definition: ModuleDefinition, key: string): boolean {
  if (SERVER_OWNED_FIELDS.has(key) || fieldSpec(definition, key)?.isComputed) return true
  if (key === 'derived') return definition.derived.some(({ isShown }) => isShown)
  return parsedFields(definition).some((name) => parsedName(name) === key)
}
