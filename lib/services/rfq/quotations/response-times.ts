import 'server-only'
import { withDeadline } from '@/db/client'
import { findSellerStanding, listResponseTimes } from '@/db/queries/rfq/response-times'
import type { SellerStanding } from '@/lib/domain/account/standing'
import { DAY_MS } from '@/lib/domain/calendar-day'
import { notFound } from '@/lib/domain/errors'
import { RESPONSE_DAYS, RESPONSES_MIN, type ResponseTimes } from '@/lib/domain/rfq/quotations/response-time'
import type { ServiceContext } from '@/lib/services/shared/context'

/** How soon these sellers usually reply; those with too few replies are left out. */
export async function readResponseTimes(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  sellerIds: readonly string[],
): Promise<ResponseTimes> {
  const rows = await withDeadline(() => listResponseTimes(db, [...new Set(sellerIds)], windowAt(now)))
  return Object.fromEntries(rows.map(({ sellerId, ...time }) => [sellerId, time]))
}

/** What the market's records say of a seller. @throws NOT_FOUND */
export async function readSellerStanding(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  sellerId: string,
): Promise<SellerStanding> {
  const row = await withDeadline(() => findSellerStanding(db, sellerId, windowAt(now)))
  if (!row) throw notFound()
  const { since, answers, medianMinutes, ...standing } = row
  const answerTime = answers === null || medianMinutes === null ? null : { answers, medianMinutes }
  return { ...standing, since: since.toISOString(), answerTime }
}

function windowAt(now: Date) {
  return { since: new Date(now.getTime() - RESPONSE_DAYS * DAY_MS), now, least: RESPONSES_MIN }
}
