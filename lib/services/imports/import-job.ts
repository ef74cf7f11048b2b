import 'server-only'
import { type Database, inTransaction, type Transaction } from '@/db/client'
import { databaseFailure } from '@/db/failure'
import { listUsersByIds } from '@/db/queries/accounts/users'
import {
  claimDueImport,
  findEarlierSkus,
  findFieldsOf,
  findListingsBySku,
  type ImportedRowRow,
  type ImportRow,
  listPendingRows,
  type RowOutcome,
  saveOutcomes,
  updateImport,
} from '@/db/queries/listings/imports'
import { columnLabel, fieldRoot } from '@/lib/domain/bulk/columns'
import type { RowIssue } from '@/lib/domain/bulk/import-record'
import type { OwnColumns } from '@/lib/domain/bulk/own-columns'
import { rowBody } from '@/lib/domain/bulk/sheet'
import { errorIssue, type Issue, isDomainError, notFound } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import { isDouble, type StatedGoods, statedGoods } from '@/lib/domain/listing/reading/pasted-row'
import { withReadWords } from '@/lib/domain/listing/reading/row-words'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { idIn, isUuid } from '@/lib/domain/uuid'
import { foldWord } from '@/lib/domain/vocabulary/vocabulary'
import { actorOf } from '../accounts/actor-of'
import { type EntitledSeller, requireEntitlement, sellerAccess } from '../entitlement/seller-access'
import { storeListingWrite } from '../listings/write'
import type { ActorContext } from '../shared/context'
import { fieldRefused } from '../shared/field-refused'
import { itemCodeOfRow } from './item-codes'
import { ownGoods } from './pasted-list'

/** Rows that are saved together with their states: few enough that a batch is over in a moment. */
const ROWS_PER_BATCH = 25
const ISSUES_PER_ROW_MAX = 20

interface JobBase {
  db: Database
  now: () => Date
  newId: () => string
}

/**
 * Works on the imports that are due until none is left; to be called from time to time, by as many processes as there are. A batch of rows
 * is one transaction with their states, held under the row lock of its import: a process that dies leaves no trace of its batch, and its
 * lock goes with its connection. Sellers take turns.
 * @returns how many rows were done
 */
export async function workOnImports(base: JobBase): Promise<number> {
  let done = 0
  for (let batch = await workOnBatch(base); batch !== null; batch = await workOnBatch(base)) done += batch
  return done
}

/** One batch of the import that waited longest. Null: nothing is due, or other processes work on it. */
export async function workOnBatch(base: JobBase): Promise<number | null> {
  return inTransaction(base.db, async (tx) => {
    const claimed = await claimDueImport(tx)
    if (!claimed) return null
    const now = base.now()
    const rows = await listPendingRows(tx, claimed.id, ROWS_PER_BATCH)
    const outcomes = await judgeRows({ tx, claimed, rows, now, newId: base.newId })
    await saveOutcomes(tx, claimed.id, outcomes)
    const count = (state: RowOutcome['state']) => outcomes.filter((outcome) => outcome.state === state).length
    const isOver = rows.length < ROWS_PER_BATCH
    await updateImport(tx, claimed.id, {
      state: isOver ? 'DONE' : 'RUNNING',
      created: claimed.created + count('CREATED'),
      edited: claimed.edited + count('EDITED'),
      unchanged: claimed.unchanged + count('UNCHANGED'),
      failed: claimed.failed + count('FAILED'),
      arrivals: claimed.arrivals + outcomes.filter(({ usesArrival }) => usesArrival).length,
      workedAt: now,
      finishedAt: isOver ? now : null,
    })
    return rows.length
  })
}

interface Batch {
  tx: Transaction
  claimed: ImportRow
  rows: readonly ImportedRowRow[]
  now: Date
  newId: () => string
}

type JudgedRow = RowOutcome & { usesArrival?: boolean }

async function judgeRows(batch: Batch): Promise<JudgedRow[]> {
  const { claimed, rows } = batch
  if (rows.length === 0) return []
  const definition = matrixDefinition(claimed.moduleKey)
  const failed = ({ number }: ImportedRowRow, error: unknown): JudgedRow => ({
    number,
    state: 'FAILED',
    listingId: null,
    issues: rowIssues(definition, issuesOf(error), claimed.columns),
  })
  let writer: { ctx: ActorContext; seller: EntitledSeller }
  try {
    writer = await entitledWriter(batch)
  } catch (error) {
    if (!isDomainError(error) || error.code === 'UNAVAILABLE') throw error
    return rows.map((row) => failed(row, error))
  }
  const targets = await targetsOf(batch)
  const own = claimed.mode === 'dry-run' ? await comparedGoods(batch, definition) : []
  const outcomes: JudgedRow[] = []
  let arrivals = claimed.arrivals
  for (const row of rows) {
    try {
      const target = targets(row)
      const written = await writeRow({
        claimed,
        row,
        target,
        stored: targets.fieldsOf(row, target),
        arrivals,
        own,
        ...writer,
      })
      if (written.usesArrival) arrivals++
      outcomes.push(written)
    } catch (error) {
      if (mustStop(error)) throw error
      outcomes.push(failed(row, error))
      targets.forget(row)
    }
  }
  return outcomes
}

interface OwnGoods {
  listingId: string
  title: string
  goods: StatedGoods
}

/** Of the dry run at hand: its batches compare with the same listings. */
let compared: { importId: string; own: readonly OwnGoods[] } | null = null

/** The goods that the seller lists, as they were when this process began with the dry run. */
async function comparedGoods({ tx, claimed }: Batch, definition: ModuleDefinition): Promise<readonly OwnGoods[]> {
  if (compared?.importId === claimed.id) return compared.own
  const own: OwnGoods[] = []
  for await (const page of ownGoods(tx, definition, claimed.sellerId)) own.push(...page)
  compared = { importId: claimed.id, own }
  return own
}

/** The listing of these goods. Under a title of its own a row is another listing: the same yarn of another lot. */
function doubleOf(goods: StatedGoods, own: readonly OwnGoods[]): string | null {
  const title = foldWord(goods.title)
  const isNamedSo = (other: string) => title === '' || title === foldWord(other)
  return own.find((other) => isNamedSo(other.title) && isDouble(goods, other.goods))?.listingId ?? null
}

/** Who writes: the seller, as their account and plan are at this moment. @throws what the gate of the route throws */
async function entitledWriter({ tx, claimed, now, newId }: Batch) {
  const [user] = await listUsersByIds(tx, [claimed.sellerId])
  const via = { kind: 'job', jobId: claimed.id } as const
  const actor = user ? actorOf({ ...user, userId: user.id }, via) : null
  if (!actor) throw notFound()
  const ctx: ActorContext = { actor, db: tx, now, newId, requestId: claimed.id }
  const seller = requireEntitlement(ctx, await sellerAccess(ctx, claimed.sellerId), claimed.moduleKey)
  return { ctx, seller }
}

/** Writes one row by the one write of listings; a dry run judges and writes nothing. */
async function writeRow(asked: {
  claimed: ImportRow
  row: ImportedRowRow
  target: string | null
  /** The fields of the listing that the row changes. */
  stored: FieldValues
  arrivals: number
  /** The goods that the seller lists already. */
  own: readonly OwnGoods[]
  ctx: ActorContext
  seller: EntitledSeller
}): Promise<JudgedRow> {
  const { claimed, row, target, stored, ctx, seller } = asked
  const definition = matrixDefinition(claimed.moduleKey)
  const isNew = target === null && !row.cells.listingId
  const { body: given, issues } = rowBody(definition, row.cells, { isNew, stored })
  const isOwnList = Object.keys(claimed.columns).length > 0
  const body = isNew && isOwnList ? withReadWords(definition, given) : given
  const isDryRun = claimed.mode === 'dry-run'
  // In the batch's transaction each write is a savepoint of its own.
  const write = {
    body: target === null ? body : { ...body, listingId: target },
    mode: { isPreview: isDryRun || issues.length > 0 },
    batch: { arrivalsBefore: isDryRun ? asked.arrivals : 0 },
  }
  const judged = await storeListingWrite(ctx, seller, write, ({ listing, ...written }) => ({
    ...written,
    listingId: listing.listingId,
    goods: statedGoods(definition, listing.values),
  })).catch((error: unknown) => {
    if (issues.length === 0 || mustStop(error)) throw error
    return { problems: issuesOf(error) }
  })
  if (issues.length > 0) {
    const unread = new Set(issues.map(({ field }) => field))
    const others = 'problems' in judged ? judged.problems.filter(({ field }) => !unread.has(field)) : []
    return {
      number: row.number,
      state: 'FAILED',
      listingId: null,
      issues: rowIssues(definition, [...issues, ...others], claimed.columns),
    }
  }
  if ('problems' in judged) throw new Error('a row without problems of its own has been judged twice')
  const { result, listingId, usesArrival, goods } = judged.value
  return {
    number: row.number,
    state: result,
    // A new row of a dry run has no listing yet, but perhaps one of the seller's that offers these goods.
    listingId: isDryRun && result === 'CREATED' ? doubleOf(goods, asked.own) : listingId,
    issues: [],
    usesArrival,
  }
}

/**
 * Which listing of the seller's a row means: the one whose id it gives (the write finds it), else the one with its item code, else none.
 * @returns a function that throws where the code is not one listing's alone
 */
async function targetsOf({ tx, claimed, rows }: Batch) {
  const skus = rows.flatMap((row) => itemCodeOfRow(row) ?? [])
  const filter = { sellerId: claimed.sellerId, moduleKey: claimed.moduleKey, skus }
  const listings = await findListingsBySku(tx, filter)
  const earlier = await findEarlierSkus(tx, { importId: claimed.id, before: rows[0]?.number ?? 0, skus })
  const find = (row: ImportedRowRow): string | null => {
    const sku = itemCodeOfRow(row)
    if (sku === null) return null
    const other = earlier.get(sku)
    if (other !== undefined) {
      throw fieldRefused(
        'SKU_REPEATED',
        'sellerSku',
        `Row ${other} has the same item code. Give each listing its own, or its Listing ID.`,
      )
    }
    earlier.set(sku, row.number)
    const found = listings.get(sku) ?? []
    if (found.length > 1) {
      throw fieldRefused(
        'SKU_AMBIGUOUS',
        'sellerSku',
        `${found.length} of your listings have this item code. Give the Listing ID.`,
      )
    }
    return found[0] ?? null
  }
  /** A row that failed leaves its code to the next one. */
  const forget = (row: ImportedRowRow) => {
    const sku = itemCodeOfRow(row)
    if (sku !== null && earlier.get(sku) === row.number) earlier.delete(sku)
  }
  const ids = [...listings.values()].flat().concat(rows.flatMap((row) => listingIdOf(row) ?? []))
  const { sellerId, moduleKey } = claimed
  const fields = await findFieldsOf(tx, { sellerId, moduleKey, ids })
  const fieldsOf = (row: ImportedRowRow, target: string | null): FieldValues =>
    fields.get(target ?? listingIdOf(row) ?? '') ?? {}
  return Object.assign(find, { forget, fieldsOf })
}

function listingIdOf({ cells }: ImportedRowRow): string | null {
  const id = idIn(cells.listingId) ?? ''
  return isUuid(id) ? id : null
}

/** Whether the whole batch must stop: the database is not available, or the transaction must be repeated. */
function mustStop(error: unknown): boolean {
  const failure = databaseFailure(error)
  if (isDomainError(failure)) return failure.code === 'UNAVAILABLE'
  const state = failure instanceof Error && 'sqlState' in failure ? failure.sqlState : undefined
  return state === '40001' || state === '40P01'
}

function issuesOf(error: unknown): Issue[] {
  if (!isDomainError(error)) {
    return [errorIssue('INTERNAL', '', 'This row could not be saved: something went wrong on our side.')]
  }
  const { issues = [] } = error.extras
  return issues.length > 0 ? issues : [errorIssue(error.code, '', error.message)]
}

/** The problems of a row under the headings of its file: the seller's own words where they named the columns. */
function rowIssues(definition: ModuleDefinition, issues: readonly Issue[], own: OwnColumns): RowIssue[] {
  const headings = new Map(Object.entries(own).map(([heading, field]) => [field, heading]))
  return issues
    .filter(({ severity }) => severity === 'error')
    .slice(0, ISSUES_PER_ROW_MAX)
    .map((issue) => {
      const label = issue.field === '' ? '' : columnLabel(definition, issue.field)
      const column = headings.get(fieldRoot(issue.field)) ?? label
      return { ...issue, column: issue.field === '' ? '' : column, message: withoutHeading(label, issue.message) }
    })
}

/** The message without its column's heading, with which some messages begin: it is shown next to that heading. */
function withoutHeading(column: string, message: string): string {
  const start = `${column}: `
  if (column === '' || !message.startsWith(start)) return message
  const rest = message.slice(start.length)
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
