import 'server-only'
import { withDeadline } from '@/db/client'
import {
  countDoubles,
  findFieldsOf,
  findListingsBySku,
  findOwnImport,
  type ImportedRowRow,
  type ImportRow,
  listImportRows,
  listOwnImports,
} from '@/db/queries/listings/imports'
import type { ImportedRow, ImportRecord } from '@/lib/contract/responses/import'
import type { SheetFile } from '@/lib/contract/sheet-file'
import { guardFormula } from '@/lib/domain/bulk/cell-guard'
import { writeCell } from '@/lib/domain/bulk/cells'
import { bulkColumns, type Column } from '@/lib/domain/bulk/columns'
import type { RowState, SheetFormat } from '@/lib/domain/bulk/import-record'
import { rowBody } from '@/lib/domain/bulk/sheet'
import { notFound } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { displayTitle } from '@/lib/domain/listing/listing'
import { listingLine } from '@/lib/domain/listing/presenting/listing-line'
import { withReadWords } from '@/lib/domain/listing/reading/row-words'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { moduleViews } from '@/lib/domain/modules/registry/views'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { readSellerAccess } from '../entitlement/seller-access'
import type { ActorContext } from '../shared/context'
import { itemCodeOfRow } from './item-codes'
import { type SheetLine, sheetChunks } from './listing-sheets'

const PAGE_ROWS = 100
const HISTORY_ROWS = 20
const TITLE_SHOWN_MAX = 140

interface ImportKey {
  moduleKey: ModuleKey
  importId: string
}

/** The caller's imports of a module, the latest first. */
export async function listImports(
  ctx: ActorContext,
  { moduleKey, cursor }: { moduleKey: ModuleKey; cursor: string | null },
): Promise<{ imports: ImportRecord[]; page: { limit: number; nextCursor: string | null } }> {
  const filter = { sellerId: ctx.actor.userId, moduleKey, before: cursor, limit: HISTORY_ROWS }
  const imports = (await withDeadline(() => listOwnImports(ctx.db, filter))).map(importRecord)
  const nextCursor = imports.length === HISTORY_ROWS ? (imports.at(-1)?.importId ?? null) : null
  return { imports, page: { limit: HISTORY_ROWS, nextCursor } }
}

/** What the page of imports shows: the seller's access, and their imports so far. */
export async function readImportPage(ctx: ActorContext, moduleKey: ModuleKey) {
  const [access, { imports }] = await Promise.all([
    readSellerAccess(ctx, ctx.actor.userId),
    listImports(ctx, { moduleKey, cursor: null }),
  ])
  return { access, imports }
}

const SAVED: readonly RowState[] = ['CREATED', 'EDITED']
const FAILED: readonly RowState[] = ['FAILED']

interface ShownImport {
  import: ImportRecord
  rows: ImportedRow[]
  page: { limit: number; nextAfter: number | null }
  doubles?: number
}

/** State, counts, and a page of the rows after one: those with problems, or those that were saved. @throws NOT_FOUND */
export async function showImport(
  ctx: ActorContext,
  { rows, after, ...key }: ImportKey & { rows: 'failed' | 'saved'; after: number },
): Promise<ShownImport> {
  const row = await ownImport(ctx, key)
  const filter = { importId: row.id, states: rows === 'saved' ? SAVED : FAILED, after, limit: PAGE_ROWS + 1 }
  const found = await withDeadline(() => listImportRows(ctx.db, filter))
  const page = found.slice(0, PAGE_ROWS)
  const nextAfter = found.length > PAGE_ROWS ? (page.at(-1)?.number ?? null) : null
  const shown = { import: importRecord(row), page: { limit: PAGE_ROWS, nextAfter } }
  if (row.mode === 'import' || rows === 'failed') return { ...shown, rows: page.map(importedRow) }
  const [doubles, listed] = await Promise.all([
    withDeadline(() => countDoubles(ctx.db, row.id)),
    listedFields(ctx, row, page),
  ])
  return { ...shown, rows: page.map((one) => checkedRow(row, one, listed)), doubles }
}

/** The fields of the seller's listings that rows of a dry run name. */
async function listedFields(ctx: ActorContext, { sellerId, moduleKey }: ImportRow, rows: readonly ImportedRowRow[]) {
  const ids = rows.flatMap(({ listingId }) => listingId ?? [])
  return withDeadline(() => findFieldsOf(ctx.db, { sellerId, moduleKey, ids }))
}

/** A good row of a dry run: what its listing would say, and the listing that already offers these goods. */
function checkedRow(of: ImportRow, row: ImportedRowRow, listed: ReadonlyMap<string, FieldValues>): ImportedRow {
  const definition = matrixDefinition(of.moduleKey)
  const isNew = row.state === 'CREATED'
  const known = row.listingId === null ? undefined : listed.get(row.listingId)
  const stored = isNew ? {} : (known ?? {})
  const { body: given } = rowBody(definition, row.cells, { isNew, stored })
  const body = isNew && Object.keys(of.columns).length > 0 ? withReadWords(definition, given) : given
  const asked = { definition, body, stored, storedStatus: 'ACTIVE', isMicroOrSmall: false } as const
  const { values, status } = judgeListing(asked)
  const { title, ...line } = listingLine(definition, moduleViews(of.moduleKey), values)
  const shown = {
    ...importedRow(row),
    title: title.slice(0, TITLE_SHOWN_MAX),
    line: { ...line, ...(isNew ? { status } : {}) },
  }
  if (!isNew || row.listingId === null) return shown
  const double = known && { listingId: row.listingId, title: displayTitle(known) }
  return { ...shown, listingId: '', ...(double ? { double } : {}) }
}

/**
 * The failed rows as a file that can be imported once they are corrected; its columns with the reasons are then ignored.
 * @throws NOT_FOUND
 */
export async function failedRowsSheet(
  ctx: ActorContext,
  { format, ...key }: ImportKey & { format: SheetFormat },
): Promise<SheetFile> {
  const definition = matrixDefinition(key.moduleKey)
  const row = await ownImport(ctx, key)
  const names = new Set<string>()
  for await (const rows of failedRows(ctx, row.id))
    for (const { cells } of rows) for (const name of Object.keys(cells)) names.add(name)
  const lines = failedLines(ctx, definition, row)
  const sheet = { definition, lines, extras: extraColumns(definition, names), hasReasons: true }
  return { name: `${key.moduleKey}-rows-to-correct`, format, chunks: sheetChunks(sheet, format) }
}

/** @throws NOT_FOUND */
async function ownImport(ctx: ActorContext, { moduleKey, importId }: ImportKey): Promise<ImportRow> {
  const row = await withDeadline(() => findOwnImport(ctx.db, { moduleKey, importId, sellerId: ctx.actor.userId }))
  if (!row) throw notFound()
  return row
}

async function* failedRows(ctx: ActorContext, importId: string): AsyncGenerator<ImportedRowRow[]> {
  let after = 0
  while (true) {
    const filter = { importId, states: ['FAILED'] as const, after, limit: PAGE_ROWS }
    const rows = await withDeadline(() => listImportRows(ctx.db, filter))
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < filter.limit) return
    after = last.number
  }
}

async function* failedLines(
  ctx: ActorContext,
  definition: ModuleDefinition,
  { id, columns, sellerId, moduleKey }: ImportRow,
): AsyncGenerator<SheetLine> {
  const isOwnList = Object.keys(columns).length > 0
  for await (const rows of failedRows(ctx, id)) {
    const skus = isOwnList ? rows.flatMap((row) => itemCodeOfRow(row) ?? []) : []
    const known = await withDeadline(() => findListingsBySku(ctx.db, { sellerId, moduleKey, skus }))
    for (const row of rows) {
      const isNew = !row.cells.listingId && !known.has(itemCodeOfRow(row) ?? '')
      yield failedLine(row, isOwnList && isNew ? readCells(definition, row) : {})
    }
  }
}

/** @param read the cells that its words gave */
function failedLine({ number, cells, issues }: ImportedRowRow, read: SheetLine['cells']): SheetLine {
  // As typed: only what a spreadsheet would run is made harmless.
  const typed = Object.fromEntries(Object.entries(cells).map(([name, text]) => [name, { text: guardFormula(text) }]))
  return {
    cells: { ...read, ...typed },
    reason: {
      row: number,
      problems: issues.map(({ column, message }) => (column ? `${column}: ${message}` : message)).join('\n'),
    },
  }
}

/** The title and facts that the words of a new row give: under our headings, which the file has, no words are read. */
function readCells(definition: ModuleDefinition, { cells }: ImportedRowRow): SheetLine['cells'] {
  const { body } = rowBody(definition, cells, { isNew: true })
  const values = withReadWords(definition, body)
  return Object.fromEntries(
    bulkColumns(definition).flatMap(({ name, spec }) =>
      name in values && !(name in body) ? [[name, writeCell(spec, values[name], values)]] : [],
    ),
  )
}

/** Fields that a program sent by name and that have no column of their own. */
function extraColumns(definition: ModuleDefinition, names: ReadonlySet<string>): Column[] {
  const usual = new Set(bulkColumns(definition).map(({ name }) => name))
  return [...names].flatMap((name) => {
    const spec = usual.has(name) ? null : fieldSpec(definition, name)
    return spec ? [{ name, heading: spec.label, spec, section: null }] : []
  })
}

export function importRecord(row: ImportRow): ImportRecord {
  const { created, edited, unchanged, failed, cancelled, total } = row
  return {
    importId: row.id,
    moduleKey: row.moduleKey,
    mode: row.mode,
    state: row.state,
    fileName: row.fileName,
    columns: Object.entries(row.columns).map(([heading, field]) => ({ heading, field })),
    rows: { total, done: created + edited + unchanged + failed, created, edited, unchanged, failed, cancelled },
    warnings: row.warnings,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? '',
  }
}

function importedRow({ number, state, cells, listingId, issues }: ImportedRowRow): ImportedRow {
  const title = cells.title || cells.productName || cells.sellerSku || ''
  return { row: number, state, title: title.slice(0, TITLE_SHOWN_MAX), listingId: listingId ?? '', issues }
}
