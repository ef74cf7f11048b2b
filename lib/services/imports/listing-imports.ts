import 'server-only'
import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { type Transaction, withDeadline } from '@/db/client'
import {
  cancelPendingRows,
  countUnfinishedImports,
  findOwnImport,
  findOwnImportForUpdate,
  type ImportedRowRow,
  type ImportRow,
  insertImport,
  insertImportOf,
  listImportRows,
  listOwnImports,
  type NewImport,
  updateImport,
} from '@/db/queries/listings/imports'
import type { RequestContext, ServiceResponse } from '@/lib/contract/request-context'
import type { Actor } from '@/lib/domain/actor'
import { guardFormula } from '@/lib/domain/bulk/cell-guard'
import { bulkColumns, type Column } from '@/lib/domain/bulk/columns'
import {
  IMPORT_MODES,
  type ImportedRow,
  type ImportMode,
  type ImportRecord,
  isUnderWay,
  type RowState,
  SHEET_FORMATS,
} from '@/lib/domain/bulk/import-record'
import { dryRunImportSchema } from '@/lib/domain/bulk/import-request'
import { DomainError, notFound, validationFailed } from '@/lib/domain/errors'
import { schemaIssues } from '@/lib/domain/fields/schema-issues'
import { fieldSpec } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { receiveFile } from '../attachments/reception'
import { audit } from '../audit/audit'
import { queryWords } from '../catalogue/query-words'
import { readSellerAccess, requireEntitlement, sellerForWrite } from '../entitlement/seller-access'
import { readyDefinition } from '../listings/listing-change'
import type { ServiceContext } from '../shared/context'
import { fileRefused } from '../shared/file-refused'
import { runIdempotent } from '../shared/idempotency'
import { readImportFile } from './import-file'
import { formatOf } from './listing-export'
import { byteStream, type SheetLine, sheetChunks, sheetHeaders } from './listing-sheets'

const FILE_NAME_MAX = 200
/** Files of one seller that wait at once. */
const UNFINISHED_MAX = 5
const PAGE_ROWS = 100
const HISTORY_ROWS = 20

interface ImportKey {
  moduleKey: ModuleKey
  importId: string
}

/**
 * Takes a file of listings, or the rows of an earlier dry run, and acknowledges it (202) once all its rows are stored: what follows is the
 * job's work and survives any restart. Order of judgement as for every listing write: entitlement before the body.
 */
export async function startImport(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
  moduleKey: ModuleKey,
): Promise<ServiceResponse> {
  const { facts } = await requireSeller(ctx, moduleKey)
  const definition = readyDefinition(moduleKey)
  queryWords(call, {})
  const isJson = /^application\/json\b/i.test(call.header('content-type') ?? '')
  if (isJson) return startOfDryRun(ctx, call, { moduleKey, sellerId: facts.sellerId })
  const file = await receiveFile(call, ctx.newId)
  try {
    if (file.isTooLarge) throw new DomainError('TOO_LARGE', 'The file is larger than 20 MB. Split it into several.')
    const mode = modeOf(file.fields.get('mode'))
    const { rows, warnings } = await readImportFile(definition, file)
    const fileName = basename(file.name.replaceAll('\\', '/')).slice(0, FILE_NAME_MAX)
    const content = { mode, sha256: file.sha256, fileName }
    return await runIdempotent(ctx, call, content, async (tx) => {
      const row = newImport(ctx, { moduleKey, sellerId: facts.sellerId, mode, fileName, warnings, total: rows.length })
      await requireRoom(tx, facts.sellerId)
      await insertImport(tx, row, rows)
      await auditImport(tx, ctx, 'IMPORT_STARTED', row)
      return acknowledgement(tx, row)
    })
  } finally {
    await rm(file.path, { force: true })
  }
}

/** The rows of a dry run as an import, without the file. */
async function startOfDryRun(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
  own: { moduleKey: ModuleKey; sellerId: string },
): Promise<ServiceResponse> {
  const asked = dryRunImportSchema.safeParse(await call.readJson(), { reportInput: true })
  if (!asked.success) throw validationFailed(schemaIssues(asked.error.issues, ''))
  const { mode, dryRunId } = asked.data
  return runIdempotent(ctx, call, asked.data, async (tx) => {
    const dryRun = await findOwnImport(tx, { importId: dryRunId.toLowerCase(), ...own })
    if (dryRun?.mode !== 'dry-run') throw notFound()
    const { fileName, warnings, total } = dryRun
    const row = newImport(ctx, { ...own, mode, fileName, warnings, total })
    await requireRoom(tx, own.sellerId)
    await insertImportOf(tx, row, dryRun.id)
    await auditImport(tx, ctx, 'IMPORT_STARTED', row)
    return acknowledgement(tx, row)
  })
}

function newImport(
  ctx: ServiceContext,
  of: Pick<NewImport, 'moduleKey' | 'sellerId' | 'mode' | 'fileName' | 'warnings' | 'total'>,
): NewImport {
  return { ...of, id: ctx.newId(), createdAt: ctx.now, workedAt: ctx.now }
}

/** The rows of an import are listings with audit rows of their own. */
function auditImport(
  tx: Transaction,
  ctx: ServiceContext<Actor>,
  action: 'IMPORT_STARTED' | 'IMPORT_CANCELLED',
  { id, mode, total, moduleKey }: Pick<NewImport, 'id' | 'mode' | 'total' | 'moduleKey'>,
): Promise<void> {
  return audit(tx, ctx, { action, object: { type: 'import', id }, after: { mode, total, moduleKey } })
}

async function requireRoom(tx: Transaction, sellerId: string): Promise<void> {
  if ((await countUnfinishedImports(tx, sellerId)) < UNFINISHED_MAX) return
  throw new DomainError(
    'TOO_MANY_IMPORTS',
    `${UNFINISHED_MAX} of your imports are still under way. Wait for one to end, or cancel it.`,
  )
}

async function acknowledgement(tx: Transaction, { id, moduleKey, sellerId }: NewImport): Promise<ServiceResponse> {
  const stored = await findOwnImport(tx, { importId: id, moduleKey, sellerId })
  if (!stored) throw new Error('an import that was stored is not there')
  return { status: 202, body: { ok: true, success: true, import: importRecord(stored) } }
}

/** The caller's imports of a module, the latest first. */
export async function listImports(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
  moduleKey: ModuleKey,
): Promise<ServiceResponse> {
  const { cursor } = queryWords(call, { cursor: UUID })
  const imports = await readImports(ctx, moduleKey, cursor ?? null)
  const nextCursor = imports.length === HISTORY_ROWS ? (imports.at(-1)?.importId ?? null) : null
  return { body: { ok: true, success: true, imports, page: { limit: HISTORY_ROWS, nextCursor } } }
}

async function readImports(
  ctx: ServiceContext<Actor>,
  moduleKey: ModuleKey,
  before: string | null,
): Promise<ImportRecord[]> {
  const filter = { sellerId: ctx.actor.userId, moduleKey, before, limit: HISTORY_ROWS }
  return (await withDeadline(() => listOwnImports(ctx.db, filter))).map(importRecord)
}

/** What the import's page shows: the seller's access, and his imports so far. */
export async function readImportPage(ctx: ServiceContext<Actor>, moduleKey: ModuleKey) {
  const [access, imports] = await Promise.all([
    readSellerAccess(ctx, ctx.actor.userId),
    readImports(ctx, moduleKey, null),
  ])
  return { access, imports }
}

/** State, counts, and a page of the rows: those with problems (`rows=failed`), or those that were saved (`rows=saved`). */
export async function showImport(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
  key: ImportKey,
): Promise<ServiceResponse> {
  const asked = queryWords(call, { rows: ['failed', 'saved'], after: /^\d{1,7}$/ })
  const row = await ownImport(ctx, key)
  const states: readonly RowState[] = asked.rows === 'saved' ? ['CREATED', 'EDITED'] : ['FAILED']
  const filter = { importId: row.id, states, after: Number(asked.after ?? 0), limit: PAGE_ROWS + 1 }
  const found = await withDeadline(() => listImportRows(ctx.db, filter))
  const page = found.slice(0, PAGE_ROWS)
  const nextAfter = found.length > PAGE_ROWS ? (page.at(-1)?.number ?? null) : null
  return {
    body: {
      ok: true,
      success: true,
      import: importRecord(row),
      rows: page.map(importedRow),
      page: { limit: PAGE_ROWS, nextAfter },
    },
  }
}

/** The failed rows as a file that imports cleanly once it is mended; the columns with the reasons are passed over then. */
export async function showFailedRows(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
  key: ImportKey,
): Promise<ServiceResponse> {
  const format = formatOf(queryWords(call, { format: SHEET_FORMATS }).format)
  const definition = readyDefinition(key.moduleKey)
  const row = await ownImport(ctx, key)
  const names = new Set<string>()
  for await (const { cells } of failedRows(ctx, row.id)) for (const name of Object.keys(cells)) names.add(name)
  const lines = failedLines(failedRows(ctx, row.id))
  const sheet = { definition, lines, extras: extraColumns(definition, names), hasReasons: true }
  return {
    content: {
      body: byteStream(sheetChunks(sheet, format)),
      headers: sheetHeaders(`${key.moduleKey}-rows-to-mend`, format),
    },
  }
}

/** Stops an import after the batch at hand; what is saved stays. Cancelling one that has ended changes nothing. */
export async function cancelImport(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
  key: ImportKey,
): Promise<ServiceResponse> {
  const { facts } = await requireSeller(ctx, key.moduleKey)
  return runIdempotent(ctx, call, { cancel: key.importId }, async (tx) => {
    const own = { ...key, sellerId: facts.sellerId }
    const row = await findOwnImportForUpdate(tx, own)
    if (!row) throw notFound()
    if (isUnderWay(row.state)) {
      const cancelled = await cancelPendingRows(tx, row.id)
      await updateImport(tx, row.id, { state: 'CANCELLED', cancelled, finishedAt: ctx.now })
      await auditImport(tx, ctx, 'IMPORT_CANCELLED', row)
    }
    const stored = await findOwnImport(tx, own)
    return { body: { ok: true, success: true, import: importRecord(stored ?? row) } }
  })
}

async function requireSeller(ctx: ServiceContext<Actor>, moduleKey: ModuleKey) {
  const seller = await sellerForWrite(ctx, null)
  requireEntitlement(ctx, seller, moduleKey)
  return seller
}

async function ownImport(ctx: ServiceContext<Actor>, key: ImportKey): Promise<ImportRow> {
  const row = await withDeadline(() => findOwnImport(ctx.db, { ...key, sellerId: ctx.actor.userId }))
  if (!row) throw notFound()
  return row
}

async function* failedRows(ctx: ServiceContext<Actor>, importId: string): AsyncGenerator<ImportedRowRow> {
  let after = 0
  while (true) {
    const filter = { importId, states: ['FAILED'] as const, after, limit: PAGE_ROWS * 5 }
    const rows = await withDeadline(() => listImportRows(ctx.db, filter))
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < filter.limit) return
    after = last.number
  }
}

async function* failedLines(rows: AsyncIterable<ImportedRowRow>): AsyncGenerator<SheetLine> {
  for await (const { number, cells, issues } of rows) {
    yield {
      // As typed: only what a spreadsheet would run is made harmless.
      cells: Object.fromEntries(Object.entries(cells).map(([name, text]) => [name, { text: guardFormula(text) }])),
      reason: {
        row: number,
        problems: issues.map(({ column, message }) => (column ? `${column}: ${message}` : message)).join('\n'),
      },
    }
  }
}

/** Fields that a program sent by name and that have no column of their own. */
function extraColumns(definition: ModuleDefinition, names: ReadonlySet<string>): Column[] {
  const usual = new Set(bulkColumns(definition).map(({ name }) => name))
  return [...names].flatMap((name) => {
    const spec = usual.has(name) ? null : fieldSpec(definition, name)
    return spec ? [{ name, heading: spec.label, spec, section: null }] : []
  })
}

function importRecord(row: ImportRow): ImportRecord {
  const { created, edited, failed, cancelled, total } = row
  return {
    importId: row.id,
    moduleKey: row.moduleKey,
    mode: row.mode,
    state: row.state,
    fileName: row.fileName,
    rows: { total, done: created + edited + failed, created, edited, failed, cancelled },
    warnings: row.warnings,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? '',
  }
}

function importedRow({ number, state, cells, listingId, issues }: ImportedRowRow): ImportedRow {
  const title = cells.title || cells.productName || cells.sellerSku || ''
  return { row: number, state, title: title.slice(0, 140), listingId: listingId ?? '', issues }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

function modeOf(given: string | undefined): ImportMode {
  const mode = IMPORT_MODES.find((candidate) => candidate === given)
  if (!mode) throw fileRefused('BAD_MODE', `The mode is one of: ${IMPORT_MODES.join(', ')}.`, 'mode')
  return mode
}
