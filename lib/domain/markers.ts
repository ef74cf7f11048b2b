/**
 * Every constant marker of the spec's records, defined only here. They name the source of a record; programs may
 * compare them.
 */

export const NORMALIZER_MARKER = 'textile-listing-normalizer-v1'
export const ROUTE_RECOVERY_MARKER = 'authenticated-listing-route-v1'
export const PROFESSIONAL_LISTING_VERSION = 'family02-professional-listing-v1'
export const BUSINESS_COMPLETION_VERSION = 'bcf16-business-completion-v1'
/** `sourceTable` (reference 4.8), where a listing is stored. */
export const LISTING_SOURCE = 'listings'

export const SUBSCRIPTION_READBACK_MARKER = 'SELLER_SUBSCRIPTION_MODULE_ACCESS_READBACK'
export const SUBSCRIPTION_READBACK_VERSION = 'seller-subscription-readback-v1'
export const PAID_LISTING_MARKER = 'PAID_LISTING_ACCESS_GATE'
export const PAID_LISTING_VERSION = 'paid-listing-access-v1'
export const PAID_LISTING_ROUTE_OWNER = 'trade-core-listings'
export const INTERNAL_UAT_VERSION = 'internal-uat-entitlement-v1'

/** Where entitlements come from (reference 7.5). */
export const ENTITLEMENT_SOURCE = 'runtime configuration, no database rows'
export const ENTITLEMENT_MODE = 'PROVIDER_CONFIG_REQUIRED'
