import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/db/client'
import { importColumns, listingImportRows, listingImports } from '@/db/schema/imports'
import { listings } from '@/db/schema/listings'
import { guardCell, itemCodeOf } from '@/lib/domain/bulk/cell-guard'
import type { DoubleChoice, RowIssue, RowState } from '@/lib/domain/bulk/import-record'
import type { OwnColumns } from '@/lib/domain/bulk/own-columns'
import type { SheetRow } from '@/lib/domain/bulk/sheet'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { ListingStatus } from '@/lib/domain/listing/listing'
import type { ModuleKey } from '@/lib/domain/modules/keys'

export type ImportRow = typeof listingImports.$inferSelect
export type ImportedRowRow = typeof listingImportRows.$inferSelect
export type NewImport = Pick<
  typeof listingImports.$inferInsert,
  'id' | 'moduleKey' | 'sellerId' | 'mode' | 'fileName' | 'columns' | 'warnings' | 'total' | 'createdAt' | 'workedAt'
>

const ROWS_PER_STATEMENT = 500

/** The import and all its rows; in one transaction, so that a file is never acknowledged in part. */
export async function insertImport(tx: Transaction, row: NewImport, rows: readonly SheetRow[]): Promise<void> {
  await tx.insert(listingImports).values(row)
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const batch = rows.slice(from, from + ROWS_PER_STATEMENT)
    await tx.execute(sql`
      insert into ${listingImportRows} (import_id, number, cells)
      select ${row.id}::uuid, number, cells
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as batch(number integer, cells jsonb)`)
  }
}

/** Rows of a dry run that would make a listing of goods that the seller lists already: they have the id of that one. */
const IS_DOUBLE = sql`state = 'CREATED' and listing_id is not null`

/** A new import of the rows that a dry run judged, without reading its file again. */
export async function insertImportOf(
  tx: Transaction,
  row: NewImport,
  dryRun: { id: string; doubles: DoubleChoice; isDrafts: boolean },
): Promise<void> {
  await tx.insert(listingImports).values(row)
  const { id, doubles, isDrafts } = dryRun
  await tx.execute(sql`
    insert into ${listingImportRows} (import_id, number, cells)
    select ${row.id}::uuid, number, case
      when ${doubles === 'update'} and ${IS_DOUBLE} then cells || jsonb_build_object('listingId', listing_id)
      when ${isDrafts} and state = 'CREATED' then cells || jsonb_build_object('status', 'DRAFT')
      else cells end
    from ${listingImportRows}
    where import_id = ${id}::uuid and not (${doubles === 'leave'} and ${IS_DOUBLE})`)
}

/** How many new rows of a dry run are of goods that the seller lists already. */
export async function countDoubles(db: Executor, dryRunId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(listingImportRows)
    .where(and(eq(listingImportRows.importId, dryRunId), IS_DOUBLE))
  return row?.count ?? 0
}

interface ColumnsKey {
  sellerId: string
  moduleKey: ModuleKey
  headings: string
}

/** What the seller said about the columns of an earlier file with these headings. */
export async function findImportColumns(db: Executor, key: ColumnsKey): Promise<OwnColumns | null> {
  const [row] = await db
    .select({ columns: importColumns.columns })
    .from(importColumns)
    .where(
      and(
        eq(importColumns.sellerId, key.sellerId),
        eq(importColumns.moduleKey, key.moduleKey),
        eq(importColumns.headings, key.headings),
      ),
    )
  return row?.columns ?? null
}

/** Keeps the columns in place of those said before, and of the seller's those used last. */
export async function saveImportColumns(
  tx: Transaction,
  row: ColumnsKey & { columns: OwnColumns; usedAt: Date },
  keptMax: number,
): Promise<void> {
  const { columns, usedAt } = row
  await tx
    .insert(importColumns)
    .values(row)
    .onConflictDoUpdate({
      target: [importColumns.sellerId, importColumns.moduleKey, importColumns.headings],
      set: { columns, usedAt },
    })
  await tx.execute(sql`
    delete from ${importColumns} where ctid in (
      select ctid from ${importColumns} where seller_id = ${row.sellerId}::uuid order by used_at desc offset ${keptMax})`)
}

interface ImportKey {
  importId: string
  moduleKey: ModuleKey
  sellerId: string
}

const isOwn = ({ importId, moduleKey, sellerId }: ImportKey) =>
  and(eq(listingImports.id, importId), eq(listingImports.moduleKey, moduleKey), eq(listingImports.sellerId, sellerId))

export async function findOwnImport(db: Executor, key: ImportKey): Promise<ImportRow | null> {
  const [row] = await db.select().from(listingImports).where(isOwn(key))
  return row ?? null
}

/** Waits for the current batch, if there is one. */
export async function findOwnImportForUpdate(tx: Transaction, key: ImportKey): Promise<ImportRow | null> {
  const [row] = await tx.select().from(listingImports).where(isOwn(key)).for('update')
  return row ?? null
}

/** The latest first. */
export async function listOwnImports(
  db: Executor,
  filter: { sellerId: string; moduleKey: ModuleKey; before: string | null; limit: number },
): Promise<ImportRow[]> {
  return db
    .select()
    .from(listingImports)
    .where(
      and(
        eq(listingImports.sellerId, filter.sellerId),
        eq(listingImports.moduleKey, filter.moduleKey),
        filter.before === null ? undefined : lt(listingImports.id, filter.before),
      ),
    )
    .orderBy(desc(listingImports.id))
    .limit(filter.limit)
}

/** How many imports are in progress; until this transaction ends no one else counts those of this seller. */
export async function countUnfinishedImports(db: Transaction, sellerId: string): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sellerId}, 7414))`)
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(listingImports)
    .where(and(eq(listingImports.sellerId, sellerId), isNull(listingImports.finishedAt)))
  return row?.count ?? 0
}

/** The import that waited longest, locked until the transaction ends; null when every due one is locked. */
export async function claimDueImport(tx: Transaction): Promise<ImportRow | null> {
  const [row] = await tx
    .select()
    .from(listingImports)
    .where(isNull(listingImports.finishedAt))
    .orderBy(asc(listingImports.workedAt), asc(listingImports.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return row ?? null
}

export async function listPendingRows(tx: Transaction, importId: string, limit: number): Promise<ImportedRowRow[]> {
  return tx
    .select()
    .from(listingImportRows)
    .where(and(eq(listingImportRows.importId, importId), eq(listingImportRows.state, 'PENDING')))
    .orderBy(asc(listingImportRows.number))
    .limit(limit)
}

export interface RowOutcome {
  number: number
  state: Exclude<RowState, 'PENDING'>
  listingId: string | null
  issues: RowIssue[]
}

/** Stores the outcomes of these rows in one statement. */
export async function saveOutcomes(tx: Transaction, importId: string, outcomes: readonly RowOutcome[]): Promise<void> {
  if (outcomes.length === 0) return
  await tx.execute(sql`
    update ${listingImportRows} as row
    set state = outcome.state, listing_id = outcome."listingId", issues = outcome.issues
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as outcome(number integer, state text, "listingId" uuid, issues jsonb)
    where row.import_id = ${importId}::uuid and row.number = outcome.number`)
}

export async function updateImport(
  tx: Transaction,
  importId: string,
  changes: Partial<
    Pick<
      ImportRow,
      'state' | 'created' | 'edited' | 'unchanged' | 'failed' | 'cancelled' | 'arrivals' | 'workedAt' | 'finishedAt'
    >
  >,
): Promise<void> {
  await tx.update(listingImports).set(changes).where(eq(listingImports.id, importId))
}

/** @returns how many rows were pending */
export async function cancelPendingRows(tx: Transaction, importId: string): Promise<number> {
  const rows = await tx
    .update(listingImportRows)
    .set({ state: 'CANCELLED' })
    .where(and(eq(listingImportRows.importId, importId), eq(listingImportRows.state, 'PENDING')))
    .returning({ number: listingImportRows.number })
  return rows.length
}

export async function listImportRows(
  db: Executor,
  filter: { importId: string; states: readonly RowState[]; after: number; limit: number },
): Promise<ImportedRowRow[]> {
  return db
    .select()
    .from(listingImportRows)
    .where(
      and(
        eq(listingImportRows.importId, filter.importId),
        inArray(listingImportRows.state, [...filter.states]),
        gt(listingImportRows.number, filter.after),
      ),
    )
    .orderBy(asc(listingImportRows.number))
    .limit(filter.limit)
}

/** The seller's own item code of a listing, as it is compared. */
const skuColumn = sql<string>`(${listings.fields} ->> 'sellerSku')`

/**
 * The seller's listings with one of these item codes, without archived ones; at most two per code, since two are
 * already too many.
 */
export async function findListingsBySku(
  db: Executor,
  filter: { sellerId: string; moduleKey: ModuleKey; skus: readonly string[] },
): Promise<Map<string, string[]>> {
  if (filter.skus.length === 0) return new Map()
  const place = sql<number>`row_number() over (partition by ${skuColumn} order by ${listings.id})`
  const numbered = db
    .select({ id: listings.id, sku: skuColumn.as('sku'), place: place.as('place') })
    .from(listings)
    .where(
      and(
        eq(listings.sellerId, filter.sellerId),
        eq(listings.moduleKey, filter.moduleKey),
        inArray(skuColumn, [...filter.skus]),
        ne(listings.status, 'ARCHIVED'),
      ),
    )
    .as('numbered')
  const rows = await db.select({ id: numbered.id, sku: numbered.sku }).from(numbered).where(lte(numbered.place, 2))
  const found = new Map<string, string[]>()
  for (const { id, sku } of rows) found.set(sku, [...(found.get(sku) ?? []), id])
  return found
}

/** The fields of those of the seller's listings that have one of these ids. */
export async function findFieldsOf(
  db: Executor,
  filter: { sellerId: string; moduleKey: ModuleKey; ids: readonly string[] },
): Promise<Map<string, FieldValues>> {
  if (filter.ids.length === 0) return new Map()
  const { id, fields, sellerId, moduleKey } = listings
  const rows = await db
    .select({ id, fields })
    .from(listings)
    .where(and(eq(sellerId, filter.sellerId), eq(moduleKey, filter.moduleKey), inArray(id, [...filter.ids])))
  return new Map(rows.map((row) => [row.id, row.fields]))
}

/** Rows of the import before this batch that have one of these item codes and no listing id. Rows are stored with clean codes. */
export async function findEarlierSkus(
  tx: Transaction,
  filter: { importId: string; before: number; skus: readonly string[] },
): Promise<Map<string, number>> {
  if (filter.skus.length === 0) return new Map()
  const sku = sql<string>`(${listingImportRows.cells} ->> 'sellerSku')`
  const rows = await tx
    .select({ number: listingImportRows.number, sku })
    .from(listingImportRows)
    .where(
      and(
        eq(listingImportRows.importId, filter.importId),
        lt(listingImportRows.number, filter.before),
        inArray(listingImportRows.state, ['CREATED', 'EDITED', 'UNCHANGED']),
        inArray(sku, [...new Set(filter.skus.flatMap((code) => [code, guardCell(code)]))]),
        sql`not ${listingImportRows.cells} ? 'listingId'`,
      ),
    )
  return new Map(rows.map((row) => [itemCodeOf(row.sku), row.number]))
}

/**
 * The seller's own listings in the order of their ids: a listing that changes meanwhile is neither lost nor repeated.
 */
export async function listForExport(
  db: Executor,
  filter: {
    sellerId: string
    moduleKey: ModuleKey
    statuses: readonly ListingStatus[]
    after: string | null
    limit: number
  },
) {
  return db
    .select({ id: listings.id, status: listings.status, fields: listings.fields, updatedAt: listings.updatedAt })
    .from(listings)
    .where(
      and(
        eq(listings.sellerId, filter.sellerId),
        eq(listings.moduleKey, filter.moduleKey),
        inArray(listings.status, [...filter.statuses]),
        filter.after === null ? undefined : gt(listings.id, filter.after),
      ),
    )
    .orderBy(asc(listings.id))
    .limit(filter.limit)
}

/** Deletes the rows of imports that ended before this time. @returns how many, at most `limit` */
export async function deleteImportRowsBefore(db: Executor, before: Date, limit: number): Promise<number> {
  const old = sql`select r.ctid from ${listingImportRows} r join ${listingImports} on ${listingImports.id} = r.import_id
    where ${endedBefore(before)} limit ${limit}`
  return (await db.execute(sql`delete from ${listingImportRows} where ctid = any(array(${old}))`)).count
}

/** Deletes imports that ended before this time, with their remaining rows. @returns how many, at most `limit` */
export async function deleteImportsBefore(db: Executor, before: Date, limit: number): Promise<number> {
  const old = sql`select ctid from ${listingImports} where ${endedBefore(before)} limit ${limit}`
  return (await db.execute(sql`delete from ${listingImports} where ctid = any(array(${old}))`)).count
}

const endedBefore = (before: Date) =>
  and(inArray(listingImports.state, ['DONE', 'CANCELLED']), lt(listingImports.finishedAt, before))
