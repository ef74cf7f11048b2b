import { z } from 'zod'
import { type Actor, hasRole, type Role } from '@/lib/domain/actor'
import { errorIssue, REPEATED_PARAMETER, validationFailed } from '@/lib/domain/errors'
import { cursorTime } from '@/lib/domain/record-schema'
import { isStorable } from '@/lib/domain/text'
import { ORDER_STATUSES } from '../orders/order'
import { RFQ_STATUSES, SENT_QUOTE_STATUSES } from '../states'
import { LIST_SEARCH_MAX } from './list-search'

export const PAGE_LIMIT = 24
const LIMIT_MAX = 100

const positionSchema = z.strictObject({
  at: cursorTime,
  id: z.uuid(),
  rank: z.number().int().min(0).max(9).optional(),
})

export interface Position {
  at: string
  id: string
  /** Of a list in which some come first: how near the last one was. */
  rank?: number | undefined
}

function encodePosition(position: Position): string {
  return btoa(JSON.stringify(position)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/**
 * One page of a list, the newest first.
 * @param rows one row more than the page holds, where there is one
 * @returns the rows shown, and the cursor of the next page
 */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  positionOf: (row: Row) => { createdAt: Date; id: string; rank?: number },
): { shown: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  if (last === undefined || rows.length === shown.length) return { shown, nextCursor: null }
  const { createdAt, id, rank } = positionOf(last)
  return { shown, nextCursor: encodePosition({ at: createdAt.toISOString(), id, rank }) }
}

/** A part of a list that is shown from its end. */
export interface NewestPart<T> {
  entries: T[]
  /** How many came before them. */
  earlier: number
  /** How many came after them. */
  later: number
}

/**
 * Which entries of a list to show, oldest first: the newest, or those before a place in the list.
 * @param until how many entries of the list come up to the end of this part; absent for the newest
 */
export function newestPart(count: number, max: number, until = count): { from: number; to: number } {
  const to = until > 0 ? Math.min(count, until) : count
  return { from: Math.max(0, to - max), to }
}

/** The place in a list that an address names; undefined for none. */
export function placeOf(named: unknown): number | undefined {
  return typeof named === 'string' && /^[1-9]\d{0,8}$/.test(named) ? Number(named) : undefined
}

/** How many records have this status; without one, how many there are. */
export function countOf<Status>(counts: ReadonlyMap<Status, number>, status?: Status): number {
  if (status !== undefined) return counts.get(status) ?? 0
  return [...counts.values()].reduce((total, count) => total + count, 0)
}

const cursorValue = z.string().transform((text, ctx): Position => {
  try {
    const parsed = positionSchema.safeParse(JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/'))))
    if (parsed.success) return parsed.data
  } catch {
    // Not base64 or not JSON: the same result as a cursor of another shape.
  }
  ctx.addIssue({ code: 'custom', message: 'Use the cursor of the previous page unchanged.' })
  return z.NEVER
})

/** The cursor in the address of a page; one that cannot be read begins at the first page. */
export function positionOf(cursor: unknown): Position | undefined {
  return cursorValue.safeParse(cursor).data
}

/** The status in the address of a page of requests, or of orders; one that is not known does not filter. */
export const rfqStatusOf = (named: unknown) => RFQ_STATUSES.find((status) => status === named)
export const quotationStatusOf = (named: unknown) => SENT_QUOTE_STATUSES.find((status) => status === named)
export const orderStatusOf = (named: unknown) => ORDER_STATUSES.find((status) => status === named)

const page = {
  limit: z.coerce
    .number('Use a whole number.')
    .int('Use a whole number.')
    .min(1, 'Use at least 1.')
    .max(LIMIT_MAX, `Use at most ${LIMIT_MAX}.`)
    .default(PAGE_LIMIT),
  cursor: cursorValue.optional(),
}

/** Whose list: one's own as buyer or seller, or as an admin that of all. */
const sideValue = z.enum(['buyer', 'seller', 'admin'], { error: 'Use buyer, seller or admin.' }).optional()

/** Words that a record must have. */
const searchValue = z
  .string()
  .refine(isStorable, 'Use words that can be stored.')
  .trim()
  .max(LIST_SEARCH_MAX, `Use at most ${LIST_SEARCH_MAX} characters.`)
  .optional()

/** Query of GET /api/rfq/mine. */
export const rfqListSchema = z.strictObject({
  ...page,
  as: sideValue,
  status: z.enum(RFQ_STATUSES, { error: `Use one of ${RFQ_STATUSES.join(', ')}.` }).optional(),
  q: searchValue,
})

export type RfqListQuery = z.output<typeof rfqListSchema>

/** Query of GET /api/rfq/enquiries/mine. */
export const enquiryListSchema = rfqListSchema.omit({ status: true, q: true })

export type EnquiryListQuery = z.output<typeof enquiryListSchema>

/** Query of GET /api/trade-core/orders/mine. */
export const orderListSchema = z.strictObject({
  ...page,
  as: sideValue,
  status: z.enum(ORDER_STATUSES, { error: `Use one of ${ORDER_STATUSES.join(', ')}.` }).optional(),
  q: searchValue,
})

export type OrderListQuery = z.output<typeof orderListSchema>

/** Query of GET /api/rfq/compare/:id. */
export const compareQuerySchema = z.strictObject({
  quantity: z.coerce.number('Use a number.').optional(),
  uom: z.string().trim().min(1, 'Use a unit.').max(60, 'Use a unit.').optional(),
  currency: z
    .string()
    .trim()
    .transform((code) => code.toUpperCase())
    .optional(),
  creditRate: z.coerce.number('Use a number.').optional(),
})

export type ComparisonBasis = z.output<typeof compareQuerySchema>

/**
 * The role whose dashboard is read: that of `as`, otherwise the account's first.
 * @throws VALIDATION_FAILED for a role that the account does not have, a repeated one, and for other parameters
 */
export function dashboardRole(actor: Actor, search: URLSearchParams): Role {
  const issues = [...new Set(search.keys())]
    .filter((name) => name !== 'as')
    .map((name) => errorIssue('UNKNOWN_PARAMETER', name.slice(0, 64), 'There is no parameter of this name.'))
  const roles = dashboardRoles(actor)
  const [named, ...others] = search.getAll('as')
  const role = named === undefined ? roles[0] : roles.find((one) => one === named)
  if (others.length > 0) issues.push(errorIssue('BAD_PARAMETER', 'as', REPEATED_PARAMETER))
  else if (!role) issues.push(errorIssue('BAD_PARAMETER', 'as', 'One of the roles of this account.'))
  if (!role || issues.length > 0) throw validationFailed(issues)
  return role
}

/** The dashboards that an account has, the first one first. */
export function dashboardRoles(actor: Actor): Role[] {
  return (['admin', 'seller', 'buyer'] as const).filter((role) => hasRole(actor, role))
}
