import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/db/client'
import { facetValues, listings } from '@/db/schema/listings'
import { poolDigests } from '@/db/schema/notifications'
import { quotations, rfqSellers, rfqs } from '@/db/schema/rfqs'
import { users } from '@/db/schema/users'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { Titled } from '@/lib/domain/rfq/requests/request-title'
import { isInTime, moment, takesQuotations } from './conditions'

/** The field of each module whose words are families of goods. */
export type FamilyFields = Readonly<Partial<Record<ModuleKey, string>>>

/** What a seller has open listings of. */
export interface SellerTrade {
  moduleKeys: readonly string[]
  /** "module family", the family as filters compare words. */
  families: readonly string[]
}

/** The modules and families of a seller's open listings. */
export async function findSellerTrade(db: Executor, sellerId: string, fields: FamilyFields): Promise<SellerTrade> {
  const isFamily = sql`${facetValues.moduleKey} = ${listings.moduleKey}
    and ${facetValues.field} = (${JSON.stringify(fields)}::jsonb ->> ${listings.moduleKey})`
  const rows = await db
    .selectDistinct({ moduleKey: listings.moduleKey, family: facetValues.valueKey })
    .from(listings)
    .leftJoin(facetValues, and(isFamily, sql`${facetValues.id} = any(${listings.facetIds})`))
    .where(and(eq(listings.sellerId, sellerId), eq(listings.status, 'ACTIVE')))
  return {
    moduleKeys: [...new Set(rows.map(({ moduleKey }) => moduleKey))],
    families: rows.flatMap(({ moduleKey, family }) => (family === null ? [] : [`${moduleKey} ${family}`])),
  }
}

/**
 * How near a request is to a seller's trade: 0 when they were asked, have answered, or sell this family; 1 when they sell or
 * may sell in the module; 2 otherwise.
 */
export function nearness(
  sellerId: string,
  { trade, entitled }: { trade: SellerTrade; entitled: readonly string[] },
): SQL<number> {
  const list = (texts: readonly string[]) =>
    sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`
  return sql<number>`(case
    when not ${rfqs.isOpenPool} then 0
    when exists (select 1 from ${rfqSellers} a where a.rfq_id = "rfqs"."id" and a.seller_id = ${sellerId}) then 0
    when exists (select 1 from ${quotations} q where q.rfq_id = "rfqs"."id" and q.seller_id = ${sellerId}) then 0
    when ${rfqs.family} = '' and ${rfqs.moduleKey} = any(${list(trade.moduleKeys)}) then 0
    when ${rfqs.moduleKey} || ' ' || ${rfqs.family} = any(${list(trade.families)}) then 0
    when ${rfqs.moduleKey} = any(${list([...new Set([...trade.moduleKeys, ...entitled])])}) then 1
    else 2 end)`
}

/** An open request of which a seller has had no notice. */
export interface FreshRequest extends Titled {
  sellerId: string
  rfqId: string
}

const DAY = sql`interval '24 hours'`
const WEEK = sql`interval '7 days'`
/** A request that is being written while a digest is made is in the next one. */
const SETTLED = sql`interval '5 seconds'`

/**
 * The requests to all sellers since each seller's last digest, for those with an open listing of the same module and family who
 * had none for a day and want them. Not those of their own company, and not those that they were asked or have answered.
 */
export async function listFreshRequests(
  db: Executor,
  { now, fields, limit }: { now: Date; fields: FamilyFields; limit: number },
): Promise<FreshRequest[]> {
  const at = moment(now)
  const sellsFamily = sql`(${rfqs.family} = '' or exists (
    select 1 from ${facetValues} v where v.module_key = ${rfqs.moduleKey}
      and v.field = (${JSON.stringify(fields)}::jsonb ->> ${rfqs.moduleKey})
      and v.value_key = ${rfqs.family} and v.id = any(${listings.facetIds})
  ))`
  const rows = await db
    .selectDistinct({
      sellerId: listings.sellerId,
      rfqId: rfqs.id,
      createdAt: rfqs.createdAt,
      moduleKey: rfqs.moduleKey,
      title: rfqs.title,
      note: rfqs.note,
      snapshot: rfqs.snapshot,
      requirements: rfqs.requirements,
    })
    .from(rfqs)
    .innerJoin(listings, and(eq(listings.moduleKey, rfqs.moduleKey), eq(listings.status, 'ACTIVE')))
    .innerJoin(users, eq(users.id, listings.sellerId))
    .leftJoin(poolDigests, eq(poolDigests.userId, listings.sellerId))
    .where(
      and(
        sql`${rfqs.isOpenPool} and ${takesQuotations(rfqs.status)}`,
        isInTime(rfqs.respondBy, now),
        sql`${rfqs.createdAt} <= ${at} - ${SETTLED}`,
        sql`${rfqs.createdAt} > greatest(coalesce(${poolDigests.digestedAt} - ${SETTLED}, ${at} - ${DAY}), ${at} - ${WEEK})`,
        isNull(users.suspendedAt),
        sql`'seller' = any(${users.roles})`,
        sql`${users.companyId} <> ${rfqs.companyId}`,
        isNull(poolDigests.unsubscribedAt),
        or(isNull(poolDigests.digestedAt), sql`${poolDigests.digestedAt} <= ${at} - ${DAY}`),
        sellsFamily,
        sql`not exists (select 1 from ${rfqSellers} a where a.rfq_id = ${rfqs.id} and a.seller_id = ${listings.sellerId})`,
        sql`not exists (select 1 from ${quotations} q where q.rfq_id = ${rfqs.id} and q.seller_id = ${listings.sellerId})`,
      ),
    )
    .orderBy(listings.sellerId, rfqs.createdAt, rfqs.id)
    .limit(limit)
  return rows.map(({ createdAt: _createdAt, ...row }) => row)
}

/** Takes a seller's digest of this moment, once: false when another process took it, or they want none. */
export async function takeDigest(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const at = moment(now)
  const taken = await tx
    .insert(poolDigests)
    .values({ userId, digestedAt: now })
    .onConflictDoUpdate({
      target: poolDigests.userId,
      set: { digestedAt: now },
      setWhere: sql`${poolDigests.unsubscribedAt} is null
        and (${poolDigests.digestedAt} is null or ${poolDigests.digestedAt} <= ${at} - ${DAY})`,
    })
    .returning({ userId: poolDigests.userId })
  return taken.length > 0
}

export async function wantsDigests(db: Executor, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ unsubscribedAt: poolDigests.unsubscribedAt })
    .from(poolDigests)
    .where(eq(poolDigests.userId, userId))
  return !row?.unsubscribedAt
}

/** The seller wants digests again, of the requests from now on. One who never stopped them loses none. */
export async function resumeDigests(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .update(poolDigests)
    .set({ unsubscribedAt: null, digestedAt: now })
    .where(and(eq(poolDigests.userId, userId), isNotNull(poolDigests.unsubscribedAt)))
}

/** The seller wants no digests from now on; the day on which they said so first stays. */
export async function stopDigests(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .insert(poolDigests)
    .values({ userId, unsubscribedAt: now })
    .onConflictDoUpdate({
      target: poolDigests.userId,
      set: { unsubscribedAt: sql`coalesce(${poolDigests.unsubscribedAt}, excluded.unsubscribed_at)` },
    })
}
