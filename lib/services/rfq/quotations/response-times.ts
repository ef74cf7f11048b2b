import 'server-only'
import { withDeadline } from '@/db/client'
import { listResponseTimes } from '@/db/queries/rfq/response-times'
import { RESPONSE_DAYS, RESPONSES_MIN, type ResponseTimes } from '@/lib/domain/rfq/quotations/response-time'
import type { ServiceContext } from '@/lib/services/shared/context'

const DAY_MS = 24 * 60 * 60 * 1000

/** How soon these sellers usually reply; those with too few replies are left out. */
export async function readResponseTimes(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  sellerIds: readonly string[],
): Promise<ResponseTimes> {
  const since = new Date(now.getTime() - RESPONSE_DAYS * DAY_MS)
  const rows = await withDeadline(() =>
    listResponseTimes(db, [...new Set(sellerIds)], { since, now, least: RESPONSES_MIN }),
  )
  return Object.fromEntries(rows.map(({ sellerId, ...time }) => [sellerId, time]))
}
