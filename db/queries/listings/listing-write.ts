import { eq, type SQL, sql } from 'drizzle-orm'
import type { Runner } from '@/db/client'
import type { AuditRow } from '@/db/queries/audit'
import { auditLog } from '@/db/schema/audit'
import { events, listings, moduleVersions, newArrivalUses } from '@/db/schema/listings'
import { builder, slot, slots, statement } from '@/db/statement'
import type { ModuleKey } from '@/lib/domain/modules/keys'

export type NewListingRow = typeof listings.$inferInsert
type NewListingEvent = Omit<typeof events.$inferInsert, 'aggregateType' | 'sequence'>

/** With 64 shards, writers of one module rarely meet on a version row. */
const VERSION_SHARDS = 64

/** Everything that one change of a listing writes. */
export interface ListingRowWrite {
  /** Whether the listing exists: then the transaction has locked it. */
  isEdit: boolean
  listing: NewListingRow
  /** Null: an earlier event covers the change. */
  history: { event: NewListingEvent; entry: AuditRow } | null
  /** The new arrival that this listing uses from now on. */
  arrival: typeof newArrivalUses.$inferInsert | null
  /** Whether buyers see the change. */
  isVisible: boolean
}

type Shape = { isEdit: boolean; hasHistory: boolean; usesArrival: boolean; isVisible: boolean }
type Store = ReturnType<typeof storeOf>

const stores = new Map<string, Store>()

/** Writes a change as one statement, which is all or nothing even without a transaction around it. */
export async function writeWholeListing(db: Runner, write: ListingRowWrite): Promise<void> {
  const { isEdit, listing, history, arrival, isVisible } = write
  const shape = { isEdit, hasHistory: history !== null, usesArrival: arrival !== null, isVisible }
  const key = JSON.stringify(shape)
  const store = stores.get(key) ?? storeOf(shape)
  stores.set(key, store)
  await store(db, {
    listing,
    event: history?.event ?? {},
    entry: history?.entry ?? {},
    arrival: arrival ?? {},
    version: versionMoved(listing.moduleKey),
  })
}

function storeOf({ isEdit, hasHistory, usesArrival, isVisible }: Shape) {
  return statement<Record<'listing' | 'event' | 'entry' | 'arrival' | 'version', object>>(() => {
    const parts = [sql`listing as ${isEdit ? updateOf() : insertOf()}`]
    if (hasHistory) {
      parts.push(sql`event as ${eventOf(isEdit)}`)
      parts.push(
        sql`entry as ${builder.insert(auditLog).values(slots(auditLog, 'entry')).returning({ id: auditLog.id })}`,
      )
    }
    if (usesArrival)
      parts.push(sql`arrival as ${builder.insert(newArrivalUses).values(slots(newArrivalUses, 'arrival'))}`)
    // Depends on what was written before it, so that the version's row is locked only for the commit.
    if (isVisible)
      parts.push(sql`version as ${versionMove(hasHistory ? sql`from listing, event, entry` : sql`from listing`)}`)
    return sql`with ${sql.join(parts, sql`, `)} select 1`
  })
}

function insertOf() {
  const { changedIn: _ofTheDatabase, ...columns } = slots(listings, 'listing')
  return builder.insert(listings).values(columns).returning({ id: listings.id })
}

function updateOf() {
  const {
    id,
    createdAt: _madeOnce,
    createdBy: _byOne,
    changedIn: _ofTheDatabase,
    ...columns
  } = slots(listings, 'listing')
  return builder.update(listings).set(columns).where(eq(listings.id, id)).returning({ id: listings.id })
}

/** The next event of a listing that the transaction has locked (or creates): its number is one more than the last. */
function eventOf(isEdit: boolean) {
  const id = slot('event', 'aggregateId')
  const next = sql<number>`(select coalesce(max(sequence), 0) + 1 from ${events} where aggregate_type = 'listing' and aggregate_id = ${id})`
  return builder
    .insert(events)
    .values({ ...slots(events, 'event'), aggregateType: 'listing', sequence: isEdit ? next : 1 })
    .returning({ id: events.id })
}

const update = statement<{ listing: NewListingRow }>(updateOf)

/** Updates a locked listing, and nothing else. */
export async function updateListing(db: Runner, listing: NewListingRow): Promise<void> {
  await update(db, { listing })
}

const move = statement<{ version: ReturnType<typeof versionMoved> }>(() => versionMove(sql``))

/** Must be the last statement of its transaction, so that the row is locked only for the commit. */
export async function moveModuleVersion(db: Runner, moduleKey: ModuleKey): Promise<void> {
  await move(db, { version: versionMoved(moduleKey) })
}

function versionMoved(moduleKey: ModuleKey) {
  return { moduleKey, shard: Math.floor(Math.random() * VERSION_SHARDS) }
}

function versionMove(source: SQL) {
  return builder
    .insert(moduleVersions)
    .select(sql`select ${slot('version', 'moduleKey')}::text, ${slot('version', 'shard')}::integer, 1 ${source}`)
    .onConflictDoUpdate({
      target: [moduleVersions.moduleKey, moduleVersions.shard],
      set: { version: sql`${moduleVersions.version} + 1` },
    })
}
