import { and, desc, eq, inArray, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/db/client'
import { sellerFactColumns } from '@/db/queries/accounts/sellers'
import { attachmentImages, listingAttachments } from '@/db/schema/attachments'
import { exchangeRates } from '@/db/schema/exchange-rates'
import { events, facetValues, listings, moduleVersions, newArrivalQuota, newArrivalUses } from '@/db/schema/listings'
import { companies, users } from '@/db/schema/users'
import type { Attachment } from '@/lib/domain/listing/attachments/attachments'
import type { ModuleKey } from '@/lib/domain/modules/keys'

const usageColumns = {
  usageCount: sql<number>`coalesce((select used from ${newArrivalQuota} where seller_id = ${listings.sellerId}), 0)`,
  isUsedHere: sql<boolean>`exists (select 1 from ${newArrivalUses} where listing_id = ${listings.id})`,
}

/** The listing's files, the oldest first: ids are ordered by time. */
const attachmentsColumn = sql<Attachment[]>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', a.id, 'role', a.role, 'visibility', a.visibility, 'name', a.name, 'bytes', a.bytes, 'mime', a.mime, 'status', a.status,
    'reason', a.reason, 'isImage', exists (select 1 from ${attachmentImages} i where i.attachment_id = a.id)
  ) order by a.id)
  from ${listingAttachments} a where a.listing_id = ${listings.id}
), '[]'::jsonb)`

/** A listing with what its presentation needs, for any reader; the caller decides who may see it. */
function selectWhole(db: Executor) {
  return db
    .select({ listing: listings, seller: sellerFactColumns, newArrivals: usageColumns, attachments: attachmentsColumn })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.sellerId))
    .innerJoin(companies, eq(companies.id, listings.companyId))
}

export type WholeListingRow = Awaited<ReturnType<ReturnType<typeof selectWhole>['execute']>>[number]

/**
 * Whole listings that a first statement has locked. A second one reads what belongs to them: a statement that waited
 * for a lock sees the new row, but its files and uses as they were before the wait.
 */
async function lockedWhole(tx: Transaction, lock: PromiseLike<{ id: string }[]>): Promise<WholeListingRow[]> {
  const ids = (await lock).map(({ id }) => id)
  return ids.length === 0 ? [] : selectWhole(tx).where(inArray(listings.id, ids))
}

/** The seller's own listing, locked for this transaction; null when it is missing or not theirs. */
export async function findOwnListingForUpdate(
  tx: Transaction,
  key: { moduleKey: ModuleKey; listingId: string; sellerId: string },
): Promise<WholeListingRow | null> {
  const isIt = and(
    eq(listings.id, key.listingId),
    eq(listings.moduleKey, key.moduleKey),
    eq(listings.sellerId, key.sellerId),
  )
  return (await lockedWhole(tx, tx.select({ id: listings.id }).from(listings).where(isIt).for('update')))[0] ?? null
}

/** Some listings whose derived columns have an older form, locked; skips what another process has locked. */
export async function listListingsToDerive(tx: Transaction, form: number, limit: number): Promise<WholeListingRow[]> {
  const old = tx.select({ id: listings.id }).from(listings).where(lt(listings.derivedForm, form))
  return lockedWhole(tx, old.limit(limit).for('update', { skipLocked: true }))
}

/** Marks the listings of a company: what they show of it must be derived again. */
export async function markListingsOfCompany(tx: Transaction, companyId: string): Promise<void> {
  await tx
    .update(listings)
    .set({ derivedForm: 0 })
    .where(inArray(listings.sellerId, tx.select({ id: users.id }).from(users).where(eq(users.companyId, companyId))))
}

/** The same for listings written around the time of a change of their company. */
export async function markListingsAroundCompanyChange(
  tx: Transaction,
  { since, aroundMs }: { since: Date; aroundMs: number },
): Promise<void> {
  const around = sql`make_interval(secs => ${aroundMs / 1000})`
  await tx.execute(sql`
    update ${listings} set derived_form = 0
    from ${users} join ${companies} on ${companies.id} = ${users.companyId}
    where ${companies.updatedAt} > ${since.toISOString()}::timestamptz
      and ${companies.updatedAt} > ${companies.createdAt}
      and ${listings.sellerId} = ${users.id}
      and ${listings.updatedAt} between ${companies.updatedAt} - ${around} and ${companies.updatedAt} + ${around}
  `)
}

type OwnListing = Pick<typeof listings.$inferSelect, 'title' | 'productName'>

/** Another listing of a seller, not archived, that has this item code. */
export async function findOwnListingWithSku(
  db: Executor,
  { sellerId, sellerSku, exceptId }: { sellerId: string; sellerSku: string; exceptId: string },
): Promise<OwnListing | null> {
  const [row] = await db
    .select({ title: listings.title, productName: listings.productName })
    .from(listings)
    .where(
      and(
        eq(listings.sellerId, sellerId),
        sql`${listings.fields} ->> 'sellerSku' = ${sellerSku}`,
        sql`${listings.status} <> 'ARCHIVED'`,
        ne(listings.id, exceptId),
      ),
    )
    .limit(1)
  return row ?? null
}

/** A seller's cheapest open listing of one condition, family and key number. */
export async function findOwnCheapest(
  db: Executor,
  target: {
    sellerId: string
    moduleKey: ModuleKey
    exceptId: string
    condition: string
    familyField: string
    family: string
    keyMin: number
    keyMax: number
  },
): Promise<(OwnListing & { price: number }) | null> {
  const [row] = await db
    .select({ title: listings.title, productName: listings.productName, price: listings.priceKey })
    .from(listings)
    .where(
      and(
        eq(listings.sellerId, target.sellerId),
        eq(listings.moduleKey, target.moduleKey),
        eq(listings.status, 'ACTIVE'),
        ne(listings.id, target.exceptId),
        sql`${listings.keyNumber} between ${target.keyMin} and ${target.keyMax}`,
        sql`${listings.fields} ->> 'condition' = ${target.condition}`,
        sql`lower(${listings.fields} ->> ${target.familyField}) = lower(${target.family})`,
        isNotNull(listings.priceKey),
      ),
    )
    .orderBy(listings.priceKey)
    .limit(1)
  return row && row.price !== null ? { ...row, price: row.price } : null
}

/** A listing as this reader may see it: anyone an ACTIVE one, its owner and an admin any. */
export async function findVisibleListing(
  db: Executor,
  key: { moduleKey: ModuleKey; listingId: string; readerId: string | null; isAdmin: boolean },
): Promise<WholeListingRow | null> {
  const isTheirs = key.isAdmin ? sql`true` : key.readerId ? sql`${listings.sellerId} = ${key.readerId}` : sql`false`
  const [row] = await selectWhole(db).where(
    and(
      eq(listings.id, key.listingId),
      eq(listings.moduleKey, key.moduleKey),
      sql`(${listings.status} = 'ACTIVE' or ${isTheirs})`,
    ),
  )
  return row ?? null
}

/** These listings in the order of the ids; missing ones are left out. */
export async function listWholeListings(db: Executor, ids: readonly string[]): Promise<WholeListingRow[]> {
  if (ids.length === 0) return []
  const rows = await selectWhole(db).where(inArray(listings.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.listing.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** What these open listings say of their goods and prices, by id. */
export async function findListingValues(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, Record<string, unknown>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: listings.id, fields: listings.fields })
    .from(listings)
    .where(and(sql`${listings.id} = any(${`{${ids.join(',')}}`}::uuid[])`, sql`${listings.status} = 'ACTIVE'`))
  return new Map(rows.map(({ id, fields }) => [id, fields]))
}

export type ListingEvent = typeof events.$inferSelect

export async function findLastListingEvent(db: Executor, listingId: string): Promise<ListingEvent | null> {
  const [last] = await listListingEvents(db, { listingId, before: null, limit: 1 })
  return last?.event ?? null
}

/** The events of a listing, newest first, each with the name of its actor. */
export async function listListingEvents(
  db: Executor,
  page: { listingId: string; before: number | null; limit: number },
) {
  return db
    .select({ event: events, actorName: users.name })
    .from(events)
    .leftJoin(users, eq(users.id, events.actorId))
    .where(
      and(
        eq(events.aggregateType, 'listing'),
        eq(events.aggregateId, page.listingId),
        page.before === null ? undefined : lt(events.sequence, page.before),
      ),
    )
    .orderBy(desc(events.sequence))
    .limit(page.limit)
}

export async function findModuleVersion(db: Executor, moduleKey: ModuleKey): Promise<number> {
  return (await findDataVersions(db)).versions.get(moduleKey) ?? 0
}

/** The data versions of all modules and that of the exchange rates, read in one query so that they belong together. */
export async function findDataVersions(db: Executor) {
  const summed = db
    .select({ moduleKey: moduleVersions.moduleKey, version: sql<number>`sum(${moduleVersions.version})`.as('version') })
    .from(moduleVersions)
    .groupBy(moduleVersions.moduleKey)
    .as('summed')
  const [row] = await db
    .select({
      versions: sql<Record<string, number>>`coalesce(json_object_agg(${summed.moduleKey}, ${summed.version}), '{}')`,
      ratesVersion: sql<number>`(select coalesce(max(version), 0) from ${exchangeRates})`,
    })
    .from(summed)
  return { versions: new Map(Object.entries(row?.versions ?? {})), ratesVersion: row?.ratesVersion ?? 0 }
}

/**
 * Takes one new arrival of the owner for this listing, once per listing. One statement raises the quota row and refuses
 * to pass the limit, so concurrent writers queue on it.
 * @returns the owner's usage after it, or null when the limit is reached
 */
export async function takeNewArrival(
  tx: Transaction,
  use: { listingId: string; sellerId: string; at: Date; limit: number },
): Promise<number | null> {
  const [quota] = await tx
    .insert(newArrivalQuota)
    .values({ sellerId: use.sellerId, used: 1 })
    .onConflictDoUpdate({
      target: newArrivalQuota.sellerId,
      set: { used: sql`${newArrivalQuota.used} + 1` },
      setWhere: sql`${newArrivalQuota.used} < ${use.limit}`,
    })
    .returning({ used: newArrivalQuota.used })
  return quota?.used ?? null
}

export async function findNewArrivalUsage(db: Executor, sellerId: string): Promise<number> {
  const [row] = await db
    .select({ used: newArrivalQuota.used })
    .from(newArrivalQuota)
    .where(eq(newArrivalQuota.sellerId, sellerId))
  return row?.used ?? 0
}

export interface FacetPair {
  field: string
  /** Case-folded, so that spellings match. */
  valueKey: string
  label: string
}

/** The owner of a listing. */
export async function findListingSellerId(
  db: Executor,
  key: { moduleKey: ModuleKey; listingId: string },
): Promise<string | null> {
  const [row] = await db
    .select({ sellerId: listings.sellerId })
    .from(listings)
    .where(and(eq(listings.id, key.listingId), eq(listings.moduleKey, key.moduleKey)))
  return row?.sellerId ?? null
}

/**
 * Dictionary ids of these values, added where they are new: in one order, so that two writers cannot deadlock.
 * @param remembered cached ids by facetKey, from committed rows
 */
export async function ensureFacetIds(
  db: Executor,
  moduleKey: ModuleKey,
  pairs: readonly FacetPair[],
  remembered: ReadonlyMap<string, number> = new Map(),
): Promise<number[]> {
  const ids = new Set<number>()
  const unknown = pairs.filter((pair) => {
    const id = remembered.get(facetKey(pair))
    if (id !== undefined) ids.add(id)
    return id === undefined
  })
  const known = await findFacetIds(db, moduleKey, unknown)
  const missing = unknown
    .filter((pair) => !known.has(facetKey(pair)))
    .sort((a, b) => (facetKey(a) < facetKey(b) ? -1 : 1))
  if (missing.length > 0) {
    await db
      .insert(facetValues)
      .values(missing.map((pair) => ({ moduleKey, ...pair })))
      .onConflictDoNothing()
    for (const [key, id] of await findFacetIds(db, moduleKey, missing)) known.set(key, id)
  }
  for (const id of known.values()) ids.add(id)
  return [...ids].sort((a, b) => a - b)
}

export function facetKey(pair: Pick<FacetPair, 'field' | 'valueKey'>): string {
  return `${pair.field}\u0001${pair.valueKey}`
}

/** Ids by facetKey of those values that any listing of the module ever had. */
export async function findFacetIds(
  db: Executor,
  moduleKey: ModuleKey,
  pairs: readonly Pick<FacetPair, 'field' | 'valueKey'>[],
): Promise<Map<string, number>> {
  if (pairs.length === 0) return new Map()
  const rows = await db
    .select({ id: facetValues.id, field: facetValues.field, valueKey: facetValues.valueKey })
    .from(facetValues)
    .where(
      and(
        eq(facetValues.moduleKey, moduleKey),
        // Two lists, so that the statement is the same for any number of pairs.
        sql`(${facetValues.field}, ${facetValues.valueKey}) in (select * from unnest(${textList(pairs.map(({ field }) => field))}, ${textList(pairs.map(({ valueKey }) => valueKey))}))`,
      ),
    )
  return new Map(rows.map((row) => [facetKey(row), row.id]))
}

/** A list as one parameter: the driver's own arrays need types that the pool does not fetch. */
function textList(texts: readonly string[]): SQL {
  return sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`
}
