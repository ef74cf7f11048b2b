import { dayInIndia, dayText } from '../calendar-day'
import type { EntitlementConfiguration } from './configuration'
import type { SellerEntry } from './entitlement'
import { planLabel } from './plans'
import { endOfValidity } from './valid-until'

/** What a new configuration of plans changes for one seller; null: no entry. */
export interface PlanChange {
  /** The id or e-mail address by which the configuration names the seller. */
  seller: string
  from: SellerEntry | null
  to: SellerEntry | null
}

/** The entries that differ between two configurations, in the order of their names. */
export function planChanges(before: EntitlementConfiguration, after: EntitlementConfiguration): PlanChange[] {
  const names = [...new Set([...Object.keys(before.sellers), ...Object.keys(after.sellers)])].sort()
  return names
    .map((seller) => ({ seller, from: before.sellers[seller] ?? null, to: after.sellers[seller] ?? null }))
    .filter(({ from, to }) => !isSame(from, to))
}

/** "Noyyal Yarns: plan Module Starter → Market Growth until 31 Mar 2027". @param name how people know the seller */
export function planChangeText(name: string, { from, to }: PlanChange): string {
  if (!to) return `${name}: plan ${from ? `${planLabel(from.planKey)} → ` : ''}none`
  const plan = from && from.planKey !== to.planKey ? `${planLabel(from.planKey)} → ` : ''
  return `${name}: plan ${plan}${planLabel(to.planKey)}${paymentText(from, to)}${endText(from, to)}`
}

function paymentText(from: SellerEntry | null, to: SellerEntry): string {
  const was = from?.paymentStatus ?? 'ACTIVE'
  return was === to.paymentStatus ? '' : `, payment ${statusWord(was)} → ${statusWord(to.paymentStatus)}`
}

/** "PAST_DUE": "past due". */
function statusWord(status: string): string {
  return status.toLowerCase().replaceAll('_', ' ')
}

function endText(from: SellerEntry | null, to: SellerEntry): string {
  const [was, is] = [from?.validUntil, to.validUntil]
  if (was === is || from === null || from.planKey !== to.planKey) return is ? ` until ${endDay(is)}` : ''
  return ` until ${was ? endDay(was) : 'no end'} → ${is ? endDay(is) : 'no end'}`
}

/** A date is the last day in India; a moment is shown by its day there. */
function endDay(validUntil: string): string {
  const end = endOfValidity(validUntil)
  return end && validUntil.length > 10 ? dayText(dayInIndia(end)) : dayText(validUntil)
}

function isSame(a: SellerEntry | null, b: SellerEntry | null): boolean {
  return a?.planKey === b?.planKey && a?.paymentStatus === b?.paymentStatus && a?.validUntil === b?.validUntil
}
