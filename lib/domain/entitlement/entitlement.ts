import { DomainError, type ErrorCode } from '../errors'
import { isModuleKey, MODULE_KEYS, MODULE_NAMES, type ModuleKey } from '../modules/keys'
import { findPlan, type Plan, planHas, plansWith } from './plans'
import { endOfValidity } from './valid-until'

/** One seller's entry in the runtime configuration. Values may be any text: the decision refuses unknown ones. */
export interface SellerEntry {
  planKey: string
  paymentStatus: string
  /** ISO 8601 date or date-time; missing: no end. */
  validUntil?: string | undefined
}

export interface InternalUat {
  isEnabled: boolean
  /** Whether the configuration names this seller as an internal tester. */
  isTrustedSeller: boolean
  moduleKeys: readonly string[]
}

export interface EntitlementAccess {
  /** null: no configuration, or no entry for this seller. */
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

/** The codes with which the gate refuses. */
export const BLOCK_CODES = [
  'ENTITLEMENT_NOT_CONFIGURED',
  'MODULE_NOT_IN_PLAN',
  'SUBSCRIPTION_INACTIVE',
] as const satisfies readonly ErrorCode[]

/** Why a module is blocked; "" when it is not. */
export type BlockCode = '' | (typeof BLOCK_CODES)[number]

/** Whether a failure with this code is a refusal of the gate. */
export function isEntitlementRefusal(code: string): boolean {
  return (BLOCK_CODES as readonly string[]).includes(code)
}

/** What one module is to a seller (reference 7.2). */
export interface ModuleEntitlement {
  moduleKey: string
  displayName: string
  allowed: boolean
  /** Whether the paid plan includes the module; internal testing does not count. */
  paid: boolean
  internalUatEntitled: boolean
  planKey: string
  blockCode: BlockCode
}

/** The decision for one module in a record of all of them. */
export function entitlementOf<E extends Pick<ModuleEntitlement, 'moduleKey'>>(
  access: { moduleEntitlements: readonly E[] },
  moduleKey: string,
): E | undefined {
  return access.moduleEntitlements.find((entitlement) => entitlement.moduleKey === moduleKey)
}

/** The public part of a subscription: only words of closed lists, never free text of the configuration. */
export interface Subscription {
  plan: Plan | null
  paymentStatus: PaymentStatus | 'NOT_CONFIGURED' | 'UNKNOWN'
  isActive: boolean
}

export function isPaymentStatus(text: string): text is PaymentStatus {
  return (PAYMENT_STATUSES as readonly string[]).includes(text)
}

/** Active means: a known plan, paid for, and not past its end (reference 7). Anything unknown is inactive. */
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
 * Decides whether a seller may write in a module, for all callers (reference 7). Refuses whatever it does not know: an unknown plan configures nothing, an unknown module is in no plan, an
 * unknown payment status is not active.
 */
export function decideEntitlement(access: EntitlementAccess, moduleKey: string, now: Date): ModuleEntitlement {
  return entitlementUnder(subscriptionOf(access, now), access.internalUat, moduleKey)
}

/** The same decision for every module, in the registry's order. */
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

/**
 * The error of a refused write (reference 3.2): 403 with the block code, and the plans that include the module.
 */
export function refusal({ moduleKey, displayName, planKey, blockCode }: ModuleEntitlement): DomainError {
  if (blockCode === '') throw new Error('an allowed entitlement has no refusal')
  const name = displayName || 'This module'
  const sentence = {
    ENTITLEMENT_NOT_CONFIGURED: `This seller has no active plan. ${name} needs one.`,
    MODULE_NOT_IN_PLAN: `${name} is not in this seller’s plan.`,
    SUBSCRIPTION_INACTIVE: `This seller’s subscription is not active. ${name} needs an active one.`,
  }[blockCode]
  return new DomainError(blockCode, sentence, {
    blockCode,
    details: { moduleKey, planKey, availableInPlanKeys: plansWith(moduleKey).map(({ key }) => key) },
  })
}
