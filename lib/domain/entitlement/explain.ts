import { isModuleKey, MODULE_NAMES } from '../modules/keys'
import type { BlockCode, ModuleEntitlement, PaymentStatus } from './entitlement'
import { findPlan, type Plan, plansWith } from './plans'

interface Subscription {
  paymentStatus: string
}

const STATUS_WORDS: Record<PaymentStatus, string> = {
  ACTIVE: 'it has ended',
  PENDING: 'the payment is pending',
  PAST_DUE: 'the payment is overdue',
  LAPSED: 'the subscription has lapsed',
  EXPIRED: 'the subscription has expired',
  INACTIVE: 'the subscription is not active',
  SUSPENDED: 'the subscription is suspended',
  CANCELLED: 'the subscription was cancelled',
}

const NEXT_STEPS: Record<PaymentStatus, string> = {
  ACTIVE: 'Renew it with the operator.',
  PENDING: 'It opens once the operator has your payment.',
  PAST_DUE: 'Pay the operator to open it again.',
  LAPSED: 'Renew it with the operator.',
  EXPIRED: 'Renew it with the operator.',
  INACTIVE: 'Ask the operator to activate it.',
  SUSPENDED: 'Ask the operator why.',
  CANCELLED: 'Ask for a plan below.',
}

/** The states of a module as people see them. */
export const STANDINGS = ['open', 'testing', 'inactive', 'outside', 'missing'] as const
export type Standing = (typeof STANDINGS)[number]

export function isStanding(word: string): word is Standing {
  return (STANDINGS as readonly string[]).includes(word)
}

export const STANDING_WORDS: Record<Standing, string> = {
  open: 'Open',
  testing: 'Open for testing',
  inactive: 'Not active',
  outside: 'Not in the plan',
  missing: 'No plan',
}

const CLOSED: Record<Exclude<BlockCode, ''>, Standing> = {
  SUBSCRIPTION_INACTIVE: 'inactive',
  MODULE_NOT_IN_PLAN: 'outside',
  ENTITLEMENT_NOT_CONFIGURED: 'missing',
}

export function standingOf({ blockCode, paid }: ModuleEntitlement): Standing {
  if (blockCode !== '') return CLOSED[blockCode]
  return paid ? 'open' : 'testing'
}

/** Rupees per month as people read them: "₹2,499 a month". */
export function monthlyPrice({ monthlyPriceInr }: Pick<Plan, 'monthlyPriceInr'>): string {
  return `₹${monthlyPriceInr.toLocaleString('en-IN')} a month`
}

/** The cheapest plan with a module; null for a key in no plan. */
export function smallestPlanWith(moduleKey: string): Plan | null {
  return plansWith(moduleKey)[0] ?? null
}

/**
 * Why a module is open or closed to a seller, in one sentence. It only explains the decision.
 * @param reader the seller, or an operator who looks at the seller
 */
export function explainEntitlement(
  entitlement: ModuleEntitlement,
  subscription: Subscription,
  reader: 'seller' | 'operator' = 'operator',
): string {
  const { moduleKey, planKey } = entitlement
  const whose = reader === 'seller' ? 'your account' : 'this seller'
  const name = isModuleKey(moduleKey) ? MODULE_NAMES[moduleKey] : 'This module'
  const planName = findPlan(planKey)?.label ?? ''
  switch (standingOf(entitlement)) {
    case 'open':
      return `${name} is in ${planName}, which is active.`
    case 'testing':
      return `${name} is open for internal testing, without a paid plan.`
    case 'outside':
      return `${name} is not in ${planName}${withSmallestPlan(moduleKey, '; the smallest plan with it is ')}.`
    case 'inactive':
      return `${name} is in ${planName}, but ${inactiveBecause(subscription.paymentStatus)}.`
    case 'missing':
      return subscription.paymentStatus === 'NOT_CONFIGURED'
        ? `No plan has been activated for ${whose}${withSmallestPlan(moduleKey, `; the smallest plan with ${name} is `)}.`
        : `The plan configured for ${whose} does not exist. The operator must set it again.`
  }
}

/** What an account whose plan is not active can do. */
export function nextStepFor(paymentStatus: string): string {
  return Object.hasOwn(NEXT_STEPS, paymentStatus)
    ? NEXT_STEPS[paymentStatus as PaymentStatus]
    : 'Ask the operator to correct it.'
}

/** What opens a closed module to its seller, in a few words; "" for an open one. */
export function whatOpens(entitlement: ModuleEntitlement): string {
  const standing = standingOf(entitlement)
  if (standing === 'inactive') return 'Opens when your plan is active again'
  const plan = standing === 'outside' || standing === 'missing' ? smallestPlanWith(entitlement.moduleKey) : null
  return plan ? `Opens with ${plan.label}` : ''
}

/** Why a subscription is not active. */
export function inactiveBecause(paymentStatus: string): string {
  return Object.hasOwn(STATUS_WORDS, paymentStatus)
    ? STATUS_WORDS[paymentStatus as PaymentStatus]
    : 'its payment status is unknown'
}

function withSmallestPlan(moduleKey: string, introduction: string): string {
  const plan = smallestPlanWith(moduleKey)
  return plan ? `${introduction}${plan.label}, ${monthlyPrice(plan)}` : ''
}
