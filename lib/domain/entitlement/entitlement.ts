import { DomainError, type ErrorCode } from '../errors'
import { isModuleKey, MODULE_KEYS, MODULE_NAMES, type ModuleKey } from '../modules/keys'
import { findPlan, type Plan, planHas, plansWith } from './plans'
import { endOfValidity } from './valid-until'

/** What the runtime configuration says of one seller. Any text: the decision refuses what it does not know. */
export interface SellerEntry {
  planKey: string
  paymentStatus: string
  /** ISO 8601 date or date-time; absent: no end. */
  validUntil?: string | undefined
}

export interface InternalUat {
  isEnabled: boolean
  /** Whether the configuration names this seller as one of ours who tests. */
  isTrustedSeller: boolean
  moduleKeys: readonly string[]
}

export interface EntitlementAccess {
  /** null: no configuration, or none for this seller. */
  entry: SellerEntry | null
  internalUat: InternalUat
}

export const NO_ACCESS: EntitlementAccess = {
  entry: null,
  internalUat: { isEnabled: false, isTrustedSeller: false, moduleKeys: [] },
}

export const PAYMENT_STATUSES = [
  'ACTIVE',
  'PENDING',
  'PAST_DUE',
  'LAPSED',
  'EXPIRED',
  'INACTIVE',
  'SUSPENDED',
  'CANCELLED',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Why a module is blocked; "" when it is not. */
export type BlockCode =
  | ''
  | Extract<ErrorCode, 'ENTITLEMENT_NOT_CONFIGURED' | 'MODULE_NOT_IN_PLAN' | 'SUBSCRIPTION_INACTIVE'>

/** Spec: Module entitlement. */
export interface ModuleEntitlement {
  moduleKey: string
  displayName: string
  allowed: boolean
  /** Whether the paid plan gives it; internal testing does not pretend to. */
  paid: boolean
  internalUatEntitled: boolean
  planKey: string
  blockCode: BlockCode
}

/** What of the subscription may be shown: words of closed lists only, never free text of the configuration. */
export interface Subscription {
  plan: Plan | null
  paymentStatus: PaymentStatus | 'NOT_CONFIGURED' | 'UNKNOWN'
  isActive: boolean
}

export function isPaymentStatus(text: string): text is PaymentStatus {
  return (PAYMENT_STATUSES as readonly string[]).includes(text)
}

/** Active: a known plan, paid for, and not past its end (contract section 7). Anything unknown is inactive. */
export function subscriptionOf({ entry }: EntitlementAccess, now: Date): Subscription {
  if (!entry) return { plan: null, paymentStatus: 'NOT_CONFIGURED', isActive: false }
  const plan = findPlan(entry.planKey)
  const paymentStatus = isPaymentStatus(entry.paymentStatus) ? entry.paymentStatus : 'UNKNOWN'
  return { plan, paymentStatus, isActive: plan !== null && paymentStatus === 'ACTIVE' && isWithinValidity(entry, now) }
}

function isWithinValidity({ validUntil }: SellerEntry, now: Date): boolean {
  if (validUntil === undefined) return true
  const end = endOfValidity(validUntil)
  return end !== null && now < end
}

/**
 * The one decision whether a seller may write in a module (spec: Entitlement state per module; contract section 7). Total, and closed for
 * whatever it does not know: a plan that does not exist configures nothing, a module that does not exist is in no plan, a payment status
 * that does not exist is not active.
 */
export function decideEntitlement(access: EntitlementAccess, moduleKey: string, now: Date): ModuleEntitlement {
  return entitlementUnder(subscriptionOf(access, now), access.internalUat, moduleKey)
}

/** The same decision for every module of the registry, in its order. */
export function decideEntitlements(access: EntitlementAccess, now: Date): ModuleEntitlement[] {
  const subscription = subscriptionOf(access, now)
  return MODULE_KEYS.map((moduleKey) => entitlementUnder(subscription, access.internalUat, moduleKey))
}

function entitlementUnder(subscription: Subscription, internalUat: InternalUat, moduleKey: string): ModuleEntitlement {
  const planBlock = blockOfPlan(subscription, moduleKey)
  const paid = planBlock === ''
  const internalUatEntitled = isUatEntitled(internalUat, moduleKey)
  return {
    moduleKey,
    displayName: isModuleKey(moduleKey) ? MODULE_NAMES[moduleKey] : '',
    allowed: paid || internalUatEntitled,
    paid,
    internalUatEntitled,
    planKey: subscription.plan?.key ?? '',
    blockCode: internalUatEntitled ? '' : planBlock,
  }
}

function blockOfPlan({ plan, isActive }: Subscription, moduleKey: string): BlockCode {
  if (!plan) return 'ENTITLEMENT_NOT_CONFIGURED'
  if (!planHas(plan, moduleKey)) return 'MODULE_NOT_IN_PLAN'
  return isActive ? '' : 'SUBSCRIPTION_INACTIVE'
}

function isUatEntitled({ isEnabled, isTrustedSeller, moduleKeys }: InternalUat, moduleKey: string): boolean {
  return isEnabled && isTrustedSeller && isModuleKey(moduleKey) && moduleKeys.includes(moduleKey)
}

/**
 * The gate of every paid write.
 * @throws the refusal with its blockCode when the module is not allowed
 */
export function requireAllowed(access: EntitlementAccess, moduleKey: ModuleKey, now: Date): void {
  const entitlement = decideEntitlement(access, moduleKey, now)
  if (!entitlement.allowed) throw refusal(entitlement)
}

/** What a refused write is answered (contract section 3): 403 with the block, and the plans that would open the module. */
export function refusal({ moduleKey, displayName, planKey, blockCode }: ModuleEntitlement): DomainError {
  if (blockCode === '') throw new Error('an entitlement that is allowed has no refusal')
  const name = displayName || 'This module'
  const sentence = {
    ENTITLEMENT_NOT_CONFIGURED: `No plan is active for this seller, so ${name} is closed for writing.`,
    MODULE_NOT_IN_PLAN: `${name} is not in the plan of this seller.`,
    SUBSCRIPTION_INACTIVE: `The subscription of this seller is not active, so ${name} is closed for writing.`,
  }[blockCode]
  return new DomainError(blockCode, sentence, {
    blockCode,
    details: { moduleKey, planKey, availableInPlanKeys: plansWith(moduleKey).map(({ key }) => key) },
  })
}
