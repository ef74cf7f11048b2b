import 'server-only'
import { withDeadline } from '@/db/client'
import { listAnswerTimes } from '@/db/queries/rfq/response-times'
import { ANSWER_DAYS, ANSWERS_LEAST, type AnswerTimes } from '@/lib/domain/rfq/quotations/response-time'
import type { ServiceContext } from '@/lib/services/shared/context'

const DAY_MS = 24 * 60 * 60 * 1000

/** How soon these sellers usually answer, of all of them at once. */
export async function readAnswerTimes(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  sellerIds: readonly string[],
): Promise<AnswerTimes> {
  const since = new Date(now.getTime() - ANSWER_DAYS * DAY_MS)
  const rows = await withDeadline(() =>
    listAnswerTimes(db, [...new Set(sellerIds)], { since, now, least: ANSWERS_LEAST }),
  )
  return Object.fromEntries(rows.map(({ sellerId, ...time }) => [sellerId, time]))
}
