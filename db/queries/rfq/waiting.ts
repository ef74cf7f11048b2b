import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '@/db/client'
import { listings } from '@/db/schema/listings'
import { planRequests } from '@/db/schema/plan-requests'
import { orders, quotations, quotationVersions, rfqSellers, rfqs } from '@/db/schema/rfqs'
import type { Waiting } from '@/lib/domain/rfq/requests/today'
import { isInTime, isLiveOffer, isOpened, moment, takesQuotations } from './conditions'
import type { RfqReader } from './reader'

const list = (words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )

/**
 * How many requests, orders and plan requests wait for this account: by the rules of the tasks on its home, in one statement, since
 * every page of a signed-in account shows them.
 * @param turn the states in which an order waits for each side
 */
export async function countWaiting(
  db: Executor,
  { userId, companyId, isBuyer, isSeller, isAdmin }: RfqReader & { isBuyer: boolean },
  { now, turn }: { now: Date; turn: Record<'buyer' | 'seller', readonly string[]> },
): Promise<Waiting> {
  const at = moment(now)
  const none = sql`0`
  const quotable = takesQuotations(sql`r.status`)
  const respondBy = sql`r.respond_by`
  const inTime = isInTime(respondBy, now)
  const hasOffer = sql`exists (select 1 from ${quotations} q where q.rfq_id = r.id and ${isLiveOffer(sql`q.status`)})`
  const asked = sql`(select count(*) from ${rfqs} r
    left join ${quotations} q on q.rfq_id = r.id and q.seller_id = ${userId}
    left join ${rfqSellers} a on a.rfq_id = r.id and a.seller_id = ${userId}
    where r.id in (
        select s.rfq_id from ${rfqSellers} s where s.seller_id = ${userId}
        union select c.rfq_id from ${quotations} c where c.seller_id = ${userId} and c.status in ('DRAFT','COUNTERED')
        union select r.id from ${rfqs} r where r.is_open_pool and ${quotable} and r.module_key in (
          select l.module_key from ${listings} l where l.seller_id = ${userId} and l.status = 'ACTIVE'))
      and ${quotable} and ${inTime} and r.company_id <> ${companyId}
      and case coalesce(q.status, 'DRAFT')
        when 'DRAFT' then not coalesce(a.has_declined, false)
        when 'COUNTERED' then not exists (select 1 from ${quotationVersions} v where v.quote_id = q.id
          and v.version = q.version and nullif(v.terms ->> 'validUntil', '')::timestamptz <= ${at})
        else false end)`
  const offered = sql`(select count(*) from ${rfqs} r
    where r.company_id = ${companyId} and ${quotable} and (
      (r.status = 'OPEN' and ${isOpened(sql`r.is_sealed`, respondBy, now)} and ${hasOffer})
      or (exists (select 1 from ${rfqSellers} a where a.rfq_id = r.id and a.info = 'REQUESTED')
        and (${inTime} or r.status <> 'OPEN' or ${hasOffer}))))`
  const toMove = (owner: SQL, side: 'buyer' | 'seller') =>
    sql`(select count(*) from ${orders} o where ${owner} and o.status in (${list(turn[side])}))`
  const [row] = await db.execute<
    Record<'asked' | 'offered' | 'sales' | 'purchases' | 'planRequests', number>
  >(sql`select
    (${isSeller ? asked : none})::int as asked,
    (${isBuyer ? offered : none})::int as offered,
    (${isSeller ? toMove(sql`o.seller_id = ${userId}`, 'seller') : none})::int as sales,
    (${isBuyer ? toMove(sql`o.buyer_company_id = ${companyId}`, 'buyer') : none})::int as purchases,
    ${isAdmin ? sql`(select count(*)::int from ${planRequests} p where p.status = 'OPEN')` : none} as "planRequests"`)
  return {
    buyer: { requests: row?.offered ?? 0, orders: row?.purchases ?? 0 },
    seller: { requests: row?.asked ?? 0, orders: row?.sales ?? 0 },
    planRequests: row?.planRequests ?? 0,
  }
}
