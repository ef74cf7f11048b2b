import { accountPartText } from '../account/account-changed'
import { dayText } from '../calendar-day'
import { planLabel } from '../entitlement/plans'
import type { FieldValues } from '../fields/field'
import { changesBetween, historyTitle } from '../listing/presenting/history'
import { numberText } from '../listing/presenting/value-text'
import type { ModuleDefinition } from '../modules/define-module'

/** What changed, for the page of the log: a few changes in words, and how many more there were. */
export interface AuditChanges {
  changes: string[]
  moreChanges: number
}

/** How many changes a row names. */
const AUDIT_CHANGES_NAMED = 3

export const NO_CHANGES: AuditChanges = { changes: [], moreChanges: 0 }

/** The first of these changes; the others as a number. */
export function firstChanges(texts: readonly string[]): AuditChanges {
  return {
    changes: texts.slice(0, AUDIT_CHANGES_NAMED),
    moreChanges: Math.max(0, texts.length - AUDIT_CHANGES_NAMED),
  }
}

/** "Base price 285 → 290 INR/kg; Stock 1,000 → 1,500 kg; and 4 more"; "" when nothing is known. */
export function changesLine({ changes, moreChanges }: AuditChanges): string {
  return [...changes, ...(moreChanges > 0 ? [`and ${moreChanges} more`] : [])].join('; ')
}

/** An event of a listing's history as it is stored, with the values of the event before it; null: it is the first. */
export interface ListingStep {
  type: string
  fromStatus: string
  toStatus: string
  data: Readonly<Record<string, unknown>>
  before: FieldValues | null
}

/** What an event did to a listing. Of a new listing everything is new, so only that it was published is named. */
export function listingChanges(definition: ModuleDefinition, { before, data, ...event }: ListingStep): string[] {
  const title = historyTitle(event)
  const isPlain = title === historyTitle({ ...event, fromStatus: '', toStatus: '' })
  const fields = recordOf(data.fields)
  return [
    ...(isPlain ? [] : [title]),
    ...fileText(recordOf(data.attachment)),
    ...(before && fields ? changesBetween(definition, before, fields).map(({ text }) => text) : []),
  ]
}

function fileText(file: Readonly<Record<string, unknown>> | null): string[] {
  if (!file || typeof file.name !== 'string') return []
  const reason = typeof file.reason === 'string' && file.reason !== '' ? `, ${file.reason}` : ''
  return [`File ${file.name}${reason}`]
}

/** What an event did to an account, from the data that it keeps; nothing for data of an earlier form. */
export function accountChanges(type: string, data: Readonly<Record<string, unknown>>): string[] {
  switch (type) {
    case 'ACCOUNT_CHANGED':
      return listOf(data.differing).flatMap(accountPartText)
    case 'ROLES_CHANGED':
      return [`Roles ${wordsOf(data.from)} → ${wordsOf(data.to)}`]
    case 'ACCOUNT_SUSPENDED':
    case 'SUSPENSION_LIFTED':
      return reasonText(data.reason)
    case 'PLAN_REQUESTED':
    case 'PLAN_REQUEST_WITHDRAWN':
      return askedPlan(data)
    case 'PLAN_REQUEST_ANSWERED':
      return [...askedPlan(data), ...(data.status === 'DECLINED' ? ['Declined'] : ['Done']), ...reasonText(data.reason)]
    case 'API_TOKEN_CREATED':
    case 'API_TOKEN_REVOKED':
      return tokenText(data)
    default:
      return []
  }
}

function askedPlan({ fromPlanKey, planKey }: Readonly<Record<string, unknown>>): string[] {
  if (typeof planKey !== 'string') return []
  const from = typeof fromPlanKey === 'string' && fromPlanKey !== planKey ? fromPlanKey : ''
  return [`Plan ${from ? `${planLabel(from)} → ` : ''}${planLabel(planKey)}`]
}

function tokenText({ name, scopes, expiresAt }: Readonly<Record<string, unknown>>): string[] {
  if (typeof name !== 'string') return []
  const until = typeof expiresAt === 'string' ? `, until ${dayText(expiresAt.slice(0, 10))}` : ''
  return [`Token “${name}”, ${wordsOf(scopes)}${until}`]
}

/** "USD 83.5 → 84.1 INR": the rates that differ. */
export function rateChanges(before: Rates, after: Rates): string[] {
  const codes = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  const shown = (rate: { inr: number } | undefined) => (rate ? numberText(rate.inr) : 'none')
  return codes
    .filter((code) => before[code]?.inr !== after[code]?.inr)
    .map((code) => `${code} ${before[code] ? `${shown(before[code])} → ` : ''}${shown(after[code])} INR`)
}

type Rates = Readonly<Record<string, { inr: number }>>

/** Why something was done; nothing where no reason was given. */
export function reasonText(reason: unknown): string[] {
  return typeof reason === 'string' && reason.trim() !== '' ? [`Reason: ${reason.trim()}`] : []
}

function wordsOf(value: unknown): string {
  return listOf(value).map(String).join(', ') || 'none'
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function recordOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null
}
