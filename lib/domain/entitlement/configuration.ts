import { normaliseEmail } from '../account/email'
import { type EntitlementAccess, NO_ACCESS, type SellerEntry } from './entitlement'

/** The runtime configuration of reference 7.1, as its source has it. */
export interface EntitlementConfiguration {
  sellers: Readonly<Record<string, SellerEntry>>
  internalUat: { enabled: boolean; sellers: readonly string[]; moduleKeys: readonly string[] }
}

/** The configuration by the keys of accounts. */
export interface EntitlementIndex {
  entries: ReadonlyMap<string, SellerEntry>
  internalUat: { isEnabled: boolean; sellers: ReadonlySet<string>; moduleKeys: readonly string[] }
  /** Named twice in different spellings. It is unclear which one applies, so neither does. */
  ambiguousKeys: readonly string[]
}

/** The names of a seller in the configuration. */
export interface SellerName {
  sellerId: string
  /** Normalised. */
  email: string
  /** Verified, or set by an admin. Otherwise anyone could sign up with a paying seller's address. */
  isEmailVerified: boolean
}

/** A seller's id or e-mail in the form that is compared. */
export function sellerKey(text: string): string {
  return normaliseEmail(text) ?? text.trim().toLowerCase()
}

export function indexConfiguration(configuration: EntitlementConfiguration): EntitlementIndex {
  const { sellers, internalUat } = configuration
  const entries = new Map<string, SellerEntry>()
  const ambiguous = new Set<string>()
  for (const [name, entry] of Object.entries(sellers)) {
    const key = sellerKey(name)
    if (entries.has(key)) ambiguous.add(key)
    entries.set(key, entry)
  }
  for (const key of ambiguous) entries.delete(key)
  return {
    entries,
    internalUat: {
      isEnabled: internalUat.enabled,
      sellers: new Set(internalUat.sellers.map(sellerKey)),
      moduleKeys: internalUat.moduleKeys,
    },
    ambiguousKeys: [...ambiguous],
  }
}

/**
 * What the configuration gives a seller; nothing without a configuration. The entry for the id takes precedence over
 * the e-mail.
 */
export function accessOf(index: EntitlementIndex | null, seller: SellerName): EntitlementAccess {
  if (!index) return NO_ACCESS
  const keys = seller.isEmailVerified ? [seller.sellerId, seller.email] : [seller.sellerId]
  const key = keys.find((candidate) => index.entries.has(candidate))
  const { isEnabled, sellers, moduleKeys } = index.internalUat
  return {
    entry: (key === undefined ? undefined : index.entries.get(key)) ?? null,
    internalUat: { isEnabled, isTrustedSeller: keys.some((candidate) => sellers.has(candidate)), moduleKeys },
  }
}
