import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Executor } from '@/db/client'
import { orders, rfqEvents, rfqs } from '@/db/schema/rfqs'
import { companies, users } from '@/db/schema/users'
import { isOpened } from './conditions'

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
  const times = medianTimes(db, sellerIds, { since, now, least })
  const rows = await db.select().from(times)
  return rows.flatMap(({ sellerId, ...time }) => (sellerId === null ? [] : [{ sellerId, ...time }]))
}

/** What buyers may judge a seller by: since when, GSTIN, completed orders and the median response, in one statement. */
export async function findSellerStanding(
  db: Executor,
  sellerId: string,
  window: { since: Date; now: Date; least: number },
) {
  const times = medianTimes(db, [sellerId], window)
  const [row] = await db
    .select({
      since: companies.createdAt,
      hasGstin: sql<boolean>`${companies.gstin} <> ''`,
      ordersCompleted: sql<number>`(
        select count(*)::int from ${orders} where ${orders.sellerId} = ${users.id} and ${orders.status} = 'COMPLETED')`,
      answers: times.answers,
      medianMinutes: times.medianMinutes,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(times, eq(times.sellerId, users.id))
    .where(eq(users.id, sellerId))
  return row ?? null
}

function medianTimes(
  db: Executor,
  sellerIds: readonly string[],
  { since, now, least }: { since: Date; now: Date; least: number },
) {
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
        isOpened(rfqs.isSealed, rfqs.respondBy, now),
      ),
    )
    .groupBy(rfqEvents.sellerId, rfqs.id, rfqs.createdAt)
    .as('first_answers')
  return db
    .select({
      sellerId: first.sellerId,
      answers: sql<number>`count(*)::int`.as('answers'),
      medianMinutes: sql<number>`(percentile_cont(0.5) within group (order by ${first.minutes}))::float8`.as(
        'median_minutes',
      ),
    })
    .from(first)
    .groupBy(first.sellerId)
    .having(sql`count(*) >= ${least}`)
    .as('median_times')
}
