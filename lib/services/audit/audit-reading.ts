import { dayInIndia } from '@/lib/domain/calendar-day'
import 'server-only'
import { type Database, withDeadline } from '@/db/client'
import {
  type AuditSearch,
  findAccountIds,
  findRequestOfOrder,
  listAuditIds,
  listNamedAudit,
} from '@/db/queries/audit-reading'
import type { AuditRecord } from '@/lib/contract/responses/audit'
import type { SheetFile } from '@/lib/contract/sheet-file'
import { emailSchema } from '@/lib/domain/account/sign-up'
import { changesLine } from '@/lib/domain/audit/changes'
import { AUDIT_PAGE_ROWS, type AuditFilter, momentsOf } from '@/lib/domain/audit/filter'
import { actionsOf } from '@/lib/domain/audit/kinds'
import { guardFormula } from '@/lib/domain/bulk/cell-guard'
import { readOrderNumber } from '@/lib/domain/rfq/lists/list-search'
import { isUuid } from '@/lib/domain/uuid'
import { csvChunks } from '../imports/csv'
import type { ActorContext } from '../shared/context'
import { requireRole } from '../shared/roles'
import { type AuditStretch, verifyNewest, verifyStretch } from './audit-chain'
import { auditChanges } from './audit-changes'
import { auditRecord } from './audit-record'
import { checkWholeChain } from './chain-check'

/** How many accounts a part of a name may match; with more the filter says too little. */
const ACCOUNTS_MAX = 50
const ADMINS_ONLY = 'Only admins can read the audit log.'
const isId = (text: string) => isUuid(text.toLowerCase())

type At = Pick<ActorContext, 'db' | 'now'>

interface AuditPage {
  entries: AuditRecord[]
  /** Whether the actor matched too many accounts, so that only the first are searched. */
  isActorCut: boolean
  nextCursor: string | null
}

/** A page of the audit log, the newest first. @throws FORBIDDEN for anyone but an admin */
export async function readAuditLog(
  ctx: ActorContext,
  filter: AuditFilter,
  { cursor, limit = AUDIT_PAGE_ROWS }: { cursor: string | null; limit?: number },
): Promise<AuditPage> {
  requireRole(ctx.actor, 'admin', ADMINS_ONLY)
  return withDeadline(async () => {
    const { search, isActorCut } = await searchOf(ctx.db, filter)
    const page = await readRows(ctx, { ...search, afterId: cursor, limit })
    return { entries: page.rows, isActorCut, nextCursor: page.nextId }
  })
}

const EXPORT_ROWS_MAX = 50_000
const ROWS_PER_QUERY = 500

/**
 * The rows that the filter finds as a CSV, the newest first, at most EXPORT_ROWS_MAX. For more, narrow the days.
 * @throws FORBIDDEN for anyone but an admin
 */
export async function exportAuditLog(ctx: ActorContext, filter: AuditFilter): Promise<SheetFile> {
  requireRole(ctx.actor, 'admin', ADMINS_ONLY)
  const { search } = await withDeadline(() => searchOf(ctx.db, filter))
  const name = `audit-log-${dayInIndia(ctx.now)}`
  return { name, format: 'csv', chunks: csvChunks(exportLines(ctx, search)) }
}

async function* exportLines(at: At, search: Search): AsyncGenerator<string[]> {
  yield COLUMNS.map(([heading]) => heading)
  let afterId: string | null = null
  for (let written = 0; written < EXPORT_ROWS_MAX; written += ROWS_PER_QUERY) {
    const position: Pick<AuditSearch, 'afterId' | 'limit'> = { afterId, limit: ROWS_PER_QUERY }
    const { rows, nextId } = await withDeadline(() => readRows(at, { ...search, ...position }))
    yield* rows.map((row) => COLUMNS.map(([, cell]) => guardFormula(cell(row))))
    if (nextId === null) return
    afterId = nextId
  }
}

const COLUMNS: readonly (readonly [heading: string, cell: (row: AuditRecord) => string])[] = [
  ['Time (UTC)', ({ at }) => at],
  ['What', ({ sentence }) => sentence],
  ['Action', ({ action }) => action],
  ['Actor', ({ actor }) => actor.name],
  ['Actor e-mail', ({ actor }) => actor.email],
  ['Actor company', ({ actor }) => actor.companyName],
  ['Actor kind', ({ actorKind }) => actorKind],
  ['Actor id', ({ actor }) => actor.userId],
  ['Via', ({ via }) => via],
  ['Via id', ({ viaId }) => viaId],
  ['Record type', ({ objectType }) => objectType],
  ['Record id', ({ objectId }) => objectId],
  ['Record', ({ objectName }) => objectName],
  ['Request id', ({ requestId }) => requestId],
  ['Hash before', ({ beforeHash }) => beforeHash],
  ['Hash after', ({ afterHash }) => afterHash],
  ['Row id', ({ entryId }) => entryId],
  ['Key', ({ keyId }) => keyId],
  ['Signature', ({ signature }) => signature],
  ['Place in the chain', ({ link }) => (link ? String(link.position) : '')],
  ['Hash of the link', ({ link }) => link?.hash ?? ''],
  ['Changed', changesLine],
]

/** Which part of the chain is verified. */
export interface AuditCheck {
  isWhole: boolean
  cursor: string | null
}

/**
 * Verifies one stretch of the chain, from `cursor` or from the start, or the whole chain in a job of the server.
 * @throws FORBIDDEN
 */
export async function checkAuditChain(ctx: ActorContext, { isWhole, cursor }: AuditCheck) {
  requireRole(ctx.actor, 'admin', ADMINS_ONLY)
  const { nextCursor, ...chain } = isWhole
    ? await checkWholeChain(ctx)
    : await withDeadline(() => verifyStretch(ctx, cursor))
  return { chain, page: { nextCursor } }
}

const NEWEST_ROWS = 200

/**
 * A page of the log with its newest rows verified, which takes bounded time. An invalid cursor starts at the newest row.
 * @throws FORBIDDEN for anyone but an admin
 */
export async function readAuditPage(
  ctx: ActorContext,
  filter: AuditFilter,
  cursor: string | null,
): Promise<AuditPage & { end: AuditStretch }> {
  const known = cursor !== null && isId(cursor) ? cursor : null
  const [page, end] = await Promise.all([
    readAuditLog(ctx, filter, { cursor: known }),
    withDeadline(() => verifyNewest(ctx, NEWEST_ROWS)),
  ])
  return { ...page, end }
}

type Search = Omit<AuditSearch, 'afterId' | 'limit'>

async function searchOf(db: Database, filter: AuditFilter): Promise<{ search: Search; isActorCut: boolean }> {
  const [found, object] = await Promise.all([
    filter.actor === '' ? null : findAccountIds(db, filter.actor, ACCOUNTS_MAX + 1),
    filter.subject === '' ? null : objectOf(db, filter.subject),
  ])
  const search = {
    actorIds: found?.slice(0, ACCOUNTS_MAX) ?? null,
    // An address names one account: what it did itself. A name or company also finds what an admin did for it.
    isActedForFound: !emailSchema.safeParse(filter.actor).success,
    actions: filter.kind === '' ? null : actionsOf(filter.kind),
    object,
    ...momentsOf(filter),
  }
  return { search, isActorCut: (found?.length ?? 0) > ACCOUNTS_MAX }
}

/** Records whose id is a UUID, and those that have another name. */
const OBJECT_TYPES = {
  withUuid: ['user', 'listing', 'rfq', 'enquiry', 'attachment', 'import'],
  named: ['entitlements', 'address', 'exchange_rates'],
}

async function objectOf(db: Database, subject: string): Promise<AuditSearch['object']> {
  if (isId(subject)) {
    const id = subject.toLowerCase()
    const rfqId = await findRequestOfOrder(db, { id })
    return { types: OBJECT_TYPES.withUuid, id: rfqId ?? id, ownerId: rfqId === null ? id : null }
  }
  const orderNumber = readOrderNumber(subject)
  const rfqId = orderNumber === null ? null : await findRequestOfOrder(db, { orderNumber })
  return rfqId === null
    ? { types: OBJECT_TYPES.named, id: subject, ownerId: null }
    : { types: ['rfq'], id: rfqId, ownerId: null }
}

async function readRows(at: At, search: AuditSearch): Promise<{ rows: AuditRecord[]; nextId: string | null }> {
  const { db } = at
  const ids = await listAuditIds(db, { ...search, limit: search.limit + 1 })
  const shown = ids.slice(0, search.limit)
  const rows = await listNamedAudit(db, shown)
  const changes = await auditChanges(at, rows)
  const records = rows.map((row) => auditRecord(row, changes.get(row.entry.id)))
  return { rows: records, nextId: ids.length > shown.length ? (shown.at(-1) ?? null) : null }
}
