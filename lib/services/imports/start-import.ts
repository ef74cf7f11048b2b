import 'server-only'
import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { type Transaction, withDeadline } from '@/db/client'
import {
  cancelPendingRows,
  countDoubles,
  countUnfinishedImports,
  findImportColumns,
  findOwnImport,
  findOwnImportForUpdate,
  insertImport,
  insertImportOf,
  type NewImport,
  saveImportColumns,
  updateImport,
} from '@/db/queries/listings/imports'
import type { Outcome, Written } from '@/lib/contract/outcome'
import type { ImportRecord } from '@/lib/contract/responses/import'
import { foldHeading } from '@/lib/domain/bulk/columns'
import { IMPORT_MODES, type ImportMode, isUnderWay } from '@/lib/domain/bulk/import-record'
import { dryRunImportSchema } from '@/lib/domain/bulk/import-request'
import { type FileColumn, type OwnColumns, ownColumnsIssues, ownColumnsSchema } from '@/lib/domain/bulk/own-columns'
import type { SheetRow } from '@/lib/domain/bulk/sheet'
import { DomainError, notFound, validationFailed } from '@/lib/domain/errors'
import { parseWith } from '@/lib/domain/fields/parse'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { cleanLine } from '@/lib/domain/text'
import { type Received, receiveFile, type SentBody } from '../attachments/reception'
import { audit } from '../audit/audit'
import type { EntitledSeller } from '../entitlement/seller-access'
import type { ActorContext, ServiceContext } from '../shared/context'
import { fileRefused } from '../shared/field-refused'
import { writeOnce } from '../shared/idempotency'
import { readImportFile, requireReadable } from './import-file'
import { importRecord } from './listing-imports'

const FILE_NAME_MAX = 200
/** Files of one seller that wait at the same time. */
const UNFINISHED_MAX = 5
/** Kinds of files of one seller whose columns are remembered. */
const COLUMNS_KEPT_MAX = 50

type Started = Outcome<{ import: ImportRecord }>

/**
 * Takes a file of listings and acknowledges it once all its rows are stored: what follows is the job's work and survives any restart.
 * @throws TOO_LARGE, VALIDATION_FAILED, TOO_MANY_IMPORTS, and as receiveFile
 */
export async function startImport(
  ctx: ActorContext,
  { moduleKey, facts: { sellerId } }: EntitledSeller,
  sent: SentBody,
): Promise<Started> {
  const definition = matrixDefinition(moduleKey)
  const file = await receiveFile(sent, ctx.newId)
  try {
    if (file.isTooLarge) throw new DomainError('TOO_LARGE', 'The file is larger than 20 MB. Split it into several.')
    const mode = modeOf(file.fields.get('mode'))
    const named = namedColumns(definition, file.fields.get('columns'))
    const { rows, warnings, own: columns, headings } = await readOwnFile(ctx, { definition, sellerId, file, named })
    const fileName = basename(file.name.replaceAll('\\', '/')).slice(0, FILE_NAME_MAX)
    return await writeOnce(ctx, { mode, sha256: file.sha256, fileName, columns: named }, async (tx) => {
      const row = newImport(ctx, { moduleKey, sellerId, mode, fileName, columns, warnings, total: rows.length })
      if (Object.keys(columns).length > 0) {
        const kept = { sellerId, moduleKey, headings, columns, usedAt: ctx.now }
        await saveImportColumns(tx, kept, COLUMNS_KEPT_MAX)
      }
      return store(tx, ctx, row, () => insertImport(tx, row, rows.map(withCleanCode)))
    })
  } finally {
    await rm(file.path, { force: true })
  }
}

/** The item code as listings store it, but for the apostrophe of a spreadsheet: rows are compared by it. */
function withCleanCode({ number, cells }: SheetRow): SheetRow {
  const { sellerSku } = cells
  return sellerSku === undefined ? { number, cells } : { number, cells: { ...cells, sellerSku: cleanLine(sellerSku) } }
}

/** The file's rows by the columns that the seller says now, or said when a file with these headings came last. @throws VALIDATION_FAILED */
async function readOwnFile(
  ctx: ActorContext,
  asked: { definition: ModuleDefinition; sellerId: string; file: Received; named: OwnColumns | null },
) {
  const { definition, sellerId, file, named } = asked
  const first = await readImportFile(definition, file, named ?? {})
  const headings = headingsHash(first.columns)
  const isUnread = named === null && first.issues.length > 0 && first.columns.length > 0
  const key = { sellerId, moduleKey: definition.moduleKey, headings }
  const known = isUnread ? await withDeadline(() => findImportColumns(ctx.db, key)) : null
  const reading = known === null ? first : await readImportFile(definition, file, known)
  requireReadable(reading)
  return { ...reading, headings }
}

function headingsHash(columns: readonly FileColumn[]): string {
  const text = columns.map(({ heading }) => foldHeading(heading)).join('\n')
  return createHash('sha256').update(text).digest('hex')
}

/** The form's part `columns`: a JSON object of headings and fields; null without it. @throws VALIDATION_FAILED */
function namedColumns(definition: ModuleDefinition, text: string | undefined): OwnColumns | null {
  if (text === undefined || text.trim() === '') return null
  const columns = parseWith(ownColumnsSchema, jsonOf(text))
  const issues = ownColumnsIssues(definition, columns)
  if (issues.length > 0) throw validationFailed(issues)
  return columns
}

/** @throws VALIDATION_FAILED */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw fileRefused('NOT_JSON', 'Send the columns as a JSON object of headings and field names.', 'columns')
  }
}

/** Imports the rows of an earlier dry run, without the file. @throws VALIDATION_FAILED, NOT_FOUND, TOO_MANY_IMPORTS */
export async function importDryRun(
  ctx: ActorContext,
  { moduleKey, facts: { sellerId } }: EntitledSeller,
  body: unknown,
): Promise<Started> {
  const asked = parseWith(dryRunImportSchema, body)
  return writeOnce(ctx, asked, async (tx) => {
    const own = { moduleKey, sellerId }
    const dryRun = await findOwnImport(tx, { importId: asked.dryRunId.toLowerCase(), ...own })
    if (dryRun?.mode !== 'dry-run') throw notFound()
    const { fileName, columns, warnings } = dryRun
    const { mode, doubles = 'add', status } = asked
    const total = dryRun.total - (doubles === 'leave' ? await countDoubles(tx, dryRun.id) : 0)
    const row = newImport(ctx, { ...own, mode, fileName, columns, warnings, total })
    return store(tx, ctx, row, () => insertImportOf(tx, row, { id: dryRun.id, doubles, isDrafts: status === 'DRAFT' }))
  })
}

async function store(
  tx: Transaction,
  ctx: ActorContext,
  row: NewImport,
  insert: () => Promise<void>,
): Promise<Written<{ import: ImportRecord }>> {
  const { id: importId, moduleKey, sellerId } = row
  await requireRoom(tx, sellerId)
  await insert()
  await auditImport(tx, ctx, 'IMPORT_STARTED', row)
  const stored = await findOwnImport(tx, { importId, moduleKey, sellerId })
  if (!stored) throw new Error('an import that was stored is not there')
  return { record: { import: importRecord(stored) }, isNew: true }
}

function newImport(
  ctx: ServiceContext,
  of: Pick<NewImport, 'moduleKey' | 'sellerId' | 'mode' | 'fileName' | 'columns' | 'warnings' | 'total'>,
): NewImport {
  return { ...of, id: ctx.newId(), createdAt: ctx.now, workedAt: ctx.now }
}

/** The rows of an import are listings with audit rows of their own. */
function auditImport(
  tx: Transaction,
  ctx: ActorContext,
  action: 'IMPORT_STARTED' | 'IMPORT_CANCELLED',
  { id, mode, total, moduleKey }: Pick<NewImport, 'id' | 'mode' | 'total' | 'moduleKey'>,
): Promise<void> {
  return audit(tx, ctx, { action, object: { type: 'import', id }, after: { mode, total, moduleKey } })
}

async function requireRoom(tx: Transaction, sellerId: string): Promise<void> {
  if ((await countUnfinishedImports(tx, sellerId)) < UNFINISHED_MAX) return
  throw new DomainError(
    'TOO_MANY_IMPORTS',
    `${UNFINISHED_MAX} of your imports are still in progress. Wait for one to end, or cancel it.`,
  )
}

/**
 * Stops an import after the batch at hand; what is saved stays. Cancelling an import that has ended changes nothing.
 * @throws NOT_FOUND
 */
export async function cancelImport(
  ctx: ActorContext,
  { moduleKey, facts: { sellerId } }: EntitledSeller,
  { importId }: { importId: string },
): Promise<Outcome<{ import: ImportRecord }>> {
  return writeOnce(ctx, { cancel: importId }, async (tx) => {
    const own = { moduleKey, importId, sellerId }
    const row = await findOwnImportForUpdate(tx, own)
    if (!row) throw notFound()
    if (isUnderWay(row.state)) {
      const cancelled = await cancelPendingRows(tx, row.id)
      await updateImport(tx, row.id, { state: 'CANCELLED', cancelled, finishedAt: ctx.now })
      await auditImport(tx, ctx, 'IMPORT_CANCELLED', row)
    }
    const stored = await findOwnImport(tx, own)
    return { record: { import: importRecord(stored ?? row) } }
  })
}

function modeOf(given: string | undefined): ImportMode {
  const mode = IMPORT_MODES.find((candidate) => candidate === given)
  if (!mode) throw fileRefused('BAD_MODE', `The mode is one of: ${IMPORT_MODES.join(', ')}.`, 'mode')
  return mode
}
