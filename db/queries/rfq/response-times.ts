import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Executor } from '@/db/client'
import { rfqEvents, rfqs } from '@/db/schema/rfqs'

/**
 * The median minutes from a request to a seller's first response, a quotation or a refusal, to requests that asked
 * them. A sealed quotation does not count before the seal ends: the figure would reveal who has responded.
 * @param least sellers with fewer responses are left out
 */
export async function listResponseTimes(
  db: Executor,
  sellerIds: readonly string[],
  { since, now, least }: { since: Date; now: Date; least: number },
) {
  if (sellerIds.length === 0) return []
  const first = db
    .select({
      sellerId: rfqEvents.sellerId,
      minutes: sql<number>`extract(epoch from min(${rfqEvents.at}) - ${rfqs.createdAt}) / 60`.as('minutes'),
    })
    .from(rfqEvents)
    .innerJoin(rfqs, eq(rfqs.id, rfqEvents.rfqId))
    .where(
      and(
        inArray(rfqEvents.sellerId, [...sellerIds]),
        sql`${rfqEvents.type} in ('QUOTE_SUBMITTED','RFQ_DECLINED')`,
        gte(rfqEvents.at, since),
        gte(rfqs.createdAt, since),
        sql`not ${rfqs.isOpenPool}`,
        sql`not (${rfqs.isSealed} and ${rfqs.respondBy} > ${now.toISOString()}::timestamptz)`,
      ),
    )
    .groupBy(rfqEvents.sellerId, rfqs.id, rfqs.createdAt)
    .as('first_answers')
  const rows = await db
    .select({
      sellerId: first.sellerId,
      answers: sql<number>`count(*)::int`,
      medianMinutes: sql<number>`(percentile_cont(0.5) within group (order by ${first.minutes}))::float8`,
    })
    .from(first)
    .groupBy(first.sellerId)
    .having(sql`count(*) >= ${least}`)
  return rows.flatMap(({ sellerId, ...time }) => (sellerId === null ? [] : [{ sellerId, ...time }]))
}
