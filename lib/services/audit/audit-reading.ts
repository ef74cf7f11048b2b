import 'server-only'
import { type Database, withDeadline } from '@/db/client'
import {
  type AuditSearch,
  findAccountIds,
  findRequestOfOrder,
  listAuditIds,
  listNamedAudit,
} from '@/db/queries/audit-reading'
import type { RequestContext, ServiceResponse } from '@/lib/contract/request-context'
import { type Actor, hasRole } from '@/lib/domain/actor'
import { type AuditFilter, momentsOf, readAuditFilter } from '@/lib/domain/audit/filter'
import { actionsOf } from '@/lib/domain/audit/kinds'
import { type AuditRecord, auditRecord } from '@/lib/domain/audit/record'
import { guardFormula } from '@/lib/domain/bulk/cell-guard'
import { forbidden, validationFailed } from '@/lib/domain/errors'
import { queryWords } from '../catalogue/query-words'
import { CSV_START, csvLine } from '../imports/csv'
import { byteStream, sheetHeaders } from '../imports/listing-sheets'
import type { ServiceContext } from '../shared/context'
import { type AuditStretch, CHAIN_CURSOR, verifyNewest, verifyStretch } from './audit-chain'

const PAGE_ROWS = 50
/** So many accounts a part of a name may stand for; more are too many to tell who did it. */
const ACCOUNTS_MAX = 50
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

interface AuditPage {
  entries: AuditRecord[]
  /** Of more accounts than that only the first are looked for. */
  isActorCut: boolean
  nextCursor: string | null
}

/** A page of the audit log, the newest first. @throws FORBIDDEN for anyone but an admin */
async function readAuditLog(
  ctx: ServiceContext<Actor>,
  filter: AuditFilter,
  { cursor, limit = PAGE_ROWS }: { cursor: string | null; limit?: number },
): Promise<AuditPage> {
  requireAdmin(ctx.actor)
  return withDeadline(async () => {
    const { search, isActorCut } = await searchOf(ctx.db, filter)
    const page = await readRows(ctx.db, { ...search, afterId: cursor, limit })
    return { entries: page.rows, isActorCut, nextCursor: page.nextId }
  })
}

/** GET of the audit log. @throws FORBIDDEN, VALIDATION_FAILED */
export async function showAuditLog(ctx: ServiceContext<Actor>, call: RequestContext<Actor>): Promise<ServiceResponse> {
  requireAdmin(ctx.actor)
  const { limit: asked, cursor } = queryWords(call, {
    ...FILTER_WORDS,
    cursor: UUID,
    limit: /^(?:[1-9]\d?|1\d\d|200)$/,
  })
  const limit = Number(asked ?? PAGE_ROWS)
  const { entries, nextCursor } = await readAuditLog(ctx, filterOf(call), { cursor: cursor ?? null, limit })
  return { body: { ok: true, success: true, entries, page: { limit, nextCursor } } }
}

const EXPORT_ROWS_MAX = 50_000
const ROWS_PER_QUERY = 500

/**
 * The rows that the filter finds as a CSV, the newest first, at most EXPORT_ROWS_MAX: more are taken by their days.
 * @throws FORBIDDEN for anyone but an admin, VALIDATION_FAILED
 */
export async function exportAuditLog(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
): Promise<ServiceResponse> {
  requireAdmin(ctx.actor)
  queryWords(call, FILTER_WORDS)
  const { search } = await withDeadline(() => searchOf(ctx.db, filterOf(call)))
  const day = ctx.now.toISOString().slice(0, 10)
  return {
    content: { body: byteStream(exportChunks(ctx.db, search)), headers: sheetHeaders(`audit-log-${day}`, 'csv') },
  }
}

async function* exportChunks(db: Database, search: Search): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  yield new TextEncoder().encode(CSV_START + csvLine(COLUMNS.map(([heading]) => heading)))
  let afterId: string | null = null
  for (let written = 0; written < EXPORT_ROWS_MAX; written += ROWS_PER_QUERY) {
    const position: Pick<AuditSearch, 'afterId' | 'limit'> = { afterId, limit: ROWS_PER_QUERY }
    const { rows, nextId } = await withDeadline(() => readRows(db, { ...search, ...position }))
    const text = rows.map((row) => csvLine(COLUMNS.map(([, cell]) => guardFormula(cell(row))))).join('')
    if (text !== '') yield new TextEncoder().encode(text)
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
]

/** GET of one stretch of the chain, read again: from `cursor`, or from the start. @throws FORBIDDEN, VALIDATION_FAILED */
export async function showAuditChain(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
): Promise<ServiceResponse> {
  requireAdmin(ctx.actor)
  const { cursor = null } = queryWords(call, { cursor: CHAIN_CURSOR })
  const { nextCursor, ...chain } = await withDeadline(() => verifyStretch(ctx, cursor))
  return { body: { ok: true, success: true, chain, page: { nextCursor } } }
}

const NEWEST_ROWS = 200

/**
 * The log's page, with the end of the chain read again: bounded, so that it can stand there. What is no cursor begins at the newest.
 * @throws FORBIDDEN for anyone but an admin
 */
export async function readAuditPage(
  ctx: ServiceContext<Actor>,
  filter: AuditFilter,
  cursor: string | null,
): Promise<AuditPage & { end: AuditStretch }> {
  const known = cursor !== null && UUID.test(cursor) ? cursor : null
  const [page, end] = await Promise.all([
    readAuditLog(ctx, filter, { cursor: known }),
    withDeadline(() => verifyNewest(ctx, NEWEST_ROWS)),
  ])
  return { ...page, end }
}

const FILTER_WORDS = { actor: /^/, kind: /^/, subject: /^/, from: /^/, to: /^/ }

function filterOf(call: RequestContext): AuditFilter {
  const { filter, issues } = readAuditFilter(call.query)
  if (issues.length > 0) throw validationFailed(issues)
  return filter
}

type Search = Omit<AuditSearch, 'afterId' | 'limit'>

async function searchOf(db: Database, filter: AuditFilter): Promise<{ search: Search; isActorCut: boolean }> {
  const [found, object] = await Promise.all([
    filter.actor === '' ? null : findAccountIds(db, filter.actor, ACCOUNTS_MAX + 1),
    filter.subject === '' ? null : objectOf(db, filter.subject),
  ])
  const search = {
    actorIds: found?.slice(0, ACCOUNTS_MAX) ?? null,
    actions: filter.kind === '' ? null : actionsOf(filter.kind),
    object,
    ...momentsOf(filter),
  }
  return { search, isActorCut: (found?.length ?? 0) > ACCOUNTS_MAX }
}

/** Records whose id is a UUID, and those that have another name. */
const OBJECT_TYPES = {
  withUuid: ['user', 'listing', 'rfq', 'attachment', 'import'],
  named: ['entitlements', 'address', 'exchange_rates'],
}

async function objectOf(db: Database, subject: string): Promise<AuditSearch['object']> {
  if (!UUID.test(subject)) return { types: OBJECT_TYPES.named, id: subject }
  const id = subject.toLowerCase()
  return { types: OBJECT_TYPES.withUuid, id: (await findRequestOfOrder(db, id)) ?? id }
}

async function readRows(db: Database, search: AuditSearch): Promise<{ rows: AuditRecord[]; nextId: string | null }> {
  const ids = await listAuditIds(db, { ...search, limit: search.limit + 1 })
  const shown = ids.slice(0, search.limit)
  const rows = await listNamedAudit(db, shown)
  return { rows: rows.map(auditRecord), nextId: ids.length > shown.length ? (shown.at(-1) ?? null) : null }
}

function requireAdmin(actor: Actor): void {
  if (!hasRole(actor, 'admin')) throw forbidden('Only admins may read the audit log.')
}
