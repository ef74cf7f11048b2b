import { MODULE_KEYS, type ModuleKey } from '../modules/keys'
import { decideEntitlements, type EntitlementAccess, type ModuleEntitlement, subscriptionOf } from './entitlement'

/** A seller in the list of all sellers: who they are, what they have, and what an admin may have to do. */
export interface SellerOverview {
  sellerId: string
  sellerEmail: string
  companyName: string
  /** The person whose account it is. */
  personName: string
  /** City and state, if known. */
  place: string
  isSuspended: boolean
  /** The plan the seller requests; "" without a request. */
  requestedPlanKey: string
  selectedPlanKey: string
  selectedPlanLabel: string
  paymentStatus: string
  subscriptionActive: boolean
  entitlements: readonly ModuleEntitlement[]
}

export type SellerFile = Pick<
  SellerOverview,
  'sellerId' | 'sellerEmail' | 'companyName' | 'personName' | 'place' | 'isSuspended' | 'requestedPlanKey'
>

/** The same decisions as in the spec's record of a seller, without its proofs. */
export function sellerOverview(file: SellerFile, access: EntitlementAccess, now: Date): SellerOverview {
  const { plan, paymentStatus, isActive } = subscriptionOf(access, now)
  return {
    ...file,
    selectedPlanKey: plan?.key ?? '',
    selectedPlanLabel: plan?.label ?? '',
    paymentStatus,
    subscriptionActive: isActive,
    entitlements: decideEntitlements(access, now),
  }
}

export function openCount({ entitlements }: Pick<SellerOverview, 'entitlements'>): number {
  return entitlements.filter(({ allowed }) => allowed).length
}

/** How many of these sellers have access to each module, in the registry's order. */
export function openSellersByModule(sellers: readonly SellerOverview[]): { moduleKey: ModuleKey; count: number }[] {
  return MODULE_KEYS.map((moduleKey, at) => ({
    moduleKey,
    count: sellers.filter(({ entitlements }) => entitlements[at]?.allowed).length,
  }))
}
