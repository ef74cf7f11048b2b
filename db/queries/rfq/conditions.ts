import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import { LIVE_QUOTE_STATUSES, QUOTABLE_STATUSES } from '@/lib/domain/rfq/states'

/** The rules of `lib/domain/rfq/states` for queries that filter by them. */

/** As literals: with parameters the planner cannot use an index of some states alone. */
const literals = (words: readonly string[]): SQL => sql.raw(words.map((word) => `'${word}'`).join(','))

const QUOTABLE = literals(QUOTABLE_STATUSES)
const LIVE = literals(LIVE_QUOTE_STATUSES)

/** A moment as a parameter. */
export const moment = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

/** The stored state of a request takes quotations. */
export const takesQuotations = (status: SQLWrapper): SQL => sql`${status} in (${QUOTABLE})`

/** The quotation is a live offer. */
export const isLiveOffer = (status: SQLWrapper): SQL => sql`${status} in (${LIVE})`

/** The account cannot sign in, so nothing is asked or ordered of it. */
export const isSuspendedSeller = sql<boolean>`${users.suspendedAt} is not null`

/** Sellers may still answer. */
export const isInTime = (respondBy: SQLWrapper, now: Date): SQL =>
  sql`(${respondBy} is null or ${respondBy} > ${moment(now)})`

/** Not sealed, or no longer. */
export const isOpened = (isSealed: SQLWrapper, respondBy: SQLWrapper, now: Date): SQL =>
  sql`(not (${isSealed} and ${isInTime(respondBy, now)}))`
