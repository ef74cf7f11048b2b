import 'server-only'
import { type Executor, inTransaction, type Transaction, withDeadline } from '@/db/client'
import { findCompanyStorage, lockCompanyStorage } from '@/db/queries/listings/attachments'
import {
  bindRfqFiles,
  copyRfqFile,
  deleteUnboundRfqFile,
  findRfqFileContent,
  findUnnamedStorage,
  insertRfqFile,
  listFilesByIds,
} from '@/db/queries/rfq/rfq-attachments'
import { findRfq } from '@/db/queries/rfq/rfqs'
import type { Outcome } from '@/lib/contract/outcome'
import { type Actor, hasRole } from '@/lib/domain/actor'
import { DomainError, errorIssue, forbidden, type Issue, notFound, validationFailed } from '@/lib/domain/errors'
import { cleanFileName } from '@/lib/domain/listing/attachments/attachment-formats'
import {
  type FilePlace,
  fileIssues,
  fileUse,
  maySeeFile,
  presentFile,
  type RfqFile,
  type RfqFileView,
} from '@/lib/domain/rfq/files'
import { judgeFile } from '../attachments/inspection/judgement'
import { clearIncoming, holdContents, keepFile } from '../attachments/keep'
import { requireQuota, requireUnnamedQuota } from '../attachments/quota'
import { type Received, receiveFile } from '../attachments/reception'
import { audit } from '../audit/audit'
import type { ActorContext, ServiceContext } from '../shared/context'
import { earlierOutcome, writeOnce } from '../shared/idempotency'
import { readerOf, viewerOf } from './access'

/**
 * Keeps a file for a request, a quotation or a message: uploaded before they are sent, and bound by the body that names its id. Inspected
 * like a listing's files.
 * @throws FORBIDDEN, STORAGE_QUOTA_REACHED, RATE_LIMITED, TOO_LARGE, VALIDATION_FAILED
 */
export async function uploadRfqFile(
  ctx: ActorContext,
  upload: Parameters<typeof receiveFile>[0],
): Promise<Outcome<{ attachment: RfqFileView }>> {
  const { userId, companyId } = ctx.actor
  if (!hasRole(ctx.actor, 'buyer') && !hasRole(ctx.actor, 'seller')) throw forbidden('Only buyers and sellers trade.')
  // A repeated request may have a response already, whatever space is left.
  const isRepeatable = (ctx.conditions?.idempotencyKey ?? null) !== null
  if (!isRepeatable) await withDeadline(() => requireSpace(ctx.db, companyId, 1))
  const received = await receiveFile(upload, ctx.newId)
  try {
    const name = nameOf(received)
    const { sha256, bytes } = received
    const earlier = await earlierOutcome<{ attachment: RfqFileView }>(ctx, { name, sha256 })
    if (earlier) return earlier
    const { verdict, images } = await judgeFile(received, { name, role: null })
    if (!verdict.ok) throw rejected(verdict)
    await withDeadline(() => requireSpace(ctx.db, companyId, bytes))
    const kept = await keepFile(ctx, companyId, received, images)
    return await writeOnce(ctx, { name, sha256 }, async (tx) => {
      const id = ctx.newId()
      const file = { id, name, bytes, mime: verdict.mime }
      await lockCompanyStorage(tx, companyId)
      await requireSpace(tx, companyId, bytes)
      await holdContents(tx, ctx, kept)
      const row = { ...file, companyId, uploadedBy: userId, blobKey: kept.blobKey, createdAt: ctx.now }
      await insertRfqFile(tx, row, kept.images)
      await audit(tx, ctx, {
        action: 'RFQ_FILE_UPLOADED',
        object: { type: 'attachment', id },
        after: { ...file, sha256 },
      })
      return { record: { attachment: presentFile(file) }, isNew: true }
    })
  } finally {
    await clearIncoming(received.path)
  }
}

/** Whether the company may upload one more file of this size. @throws STORAGE_QUOTA_REACHED */
async function requireSpace(db: Executor, companyId: string, bytes: number): Promise<void> {
  const [kept, unnamed] = await Promise.all([findCompanyStorage(db, companyId), findUnnamedStorage(db, companyId)])
  requireQuota(kept, { files: 1, bytes })
  requireUnnamedQuota(unnamed, { files: 1, bytes })
}

/** @throws VALIDATION_FAILED for other fields: what names the file says where it belongs */
function nameOf({ fields, name }: Received): string {
  const issues = [...fields.keys()].map((field) =>
    errorIssue('UNKNOWN_FIELD', field.slice(0, 64), 'There is no such field here.'),
  )
  if (issues.length > 0) throw validationFailed(issues)
  return cleanFileName(name)
}

function rejected({ code, reason }: { code: string; reason: string }): DomainError {
  if (code === 'FILE_TOO_LARGE') return new DomainError('TOO_LARGE', reason)
  return new DomainError('VALIDATION_FAILED', reason, { issues: [errorIssue(code, 'file', reason)] })
}

/** Deletes the caller's own file, as long as nothing names it. @throws NOT_FOUND, ACTION_NOT_POSSIBLE */
export async function deleteRfqFile(ctx: ActorContext, id: string): Promise<{ attachment: RfqFileView }> {
  return inTransaction(ctx.db, async (tx) => {
    const [file] = await listFilesByIds(tx, [id], true)
    if (file?.uploadedBy !== ctx.actor.userId) throw notFound()
    if (!(await deleteUnboundRfqFile(tx, id, ctx.now))) {
      throw new DomainError('ACTION_NOT_POSSIBLE', 'This file belongs to a request now and stays with it.')
    }
    const { name, bytes, mime } = file
    await audit(tx, ctx, {
      action: 'RFQ_FILE_DELETED',
      object: { type: 'attachment', id },
      before: { name, bytes, mime },
    })
    return { attachment: presentFile(file) }
  })
}

/** Where this actor may name files: in a new place, or in a thread of theirs; `copyOf`: also those of an ended request. */
export function filePlace(
  { userId, companyId }: Actor,
  { thread = null, copyOf = null }: Partial<Pick<FilePlace, 'thread' | 'copyOf'>> = {},
): FilePlace {
  return { userId, companyId, thread, copyOf }
}

/** The files that a body names, and what is wrong with them. @param isLocked in the transaction that binds them */
export async function namedFiles(
  db: Executor,
  ids: readonly string[],
  place: FilePlace,
  isLocked: boolean,
): Promise<{ files: RfqFile[]; issues: Issue[] }> {
  const files = await listFilesByIds(db, ids, isLocked)
  return { files, issues: fileIssues(ids, files, place) }
}

/**
 * Gives the named files their place in a request, in the transaction of what names them.
 * @param to sentAt null: named by a draft, which only its writer sees
 * @returns the files in the order named, copies under their own ids
 * @throws VALIDATION_FAILED for one that may not be named here
 */
export async function placeFiles(
  tx: Transaction,
  ctx: ActorContext,
  ids: readonly string[],
  place: FilePlace,
  to: { rfqId: string; sellerId: string | null; sentAt: Date | null },
): Promise<RfqFile[]> {
  const { files, issues } = await namedFiles(tx, ids, place, true)
  if (issues.length > 0) throw validationFailed(issues)
  const used = (use: ReturnType<typeof fileUse>) => files.filter((file) => fileUse(file, place) === use)
  await bindRfqFiles(
    tx,
    used('bind').map(({ id }) => id),
    to,
  )
  const from = used('copy')
  const copies = await copyFiles(tx, ctx, from, to)
  return ids.flatMap((id) => {
    const file = files.find((one) => one.id === id)
    return file ? [copies[from.indexOf(file)] ?? { ...file, ...to }] : []
  })
}

/** Copies files into another place, under ids of their own. @returns them in the order given. @throws STORAGE_QUOTA_REACHED */
export async function copyFiles(
  tx: Transaction,
  ctx: ActorContext,
  files: readonly RfqFile[],
  to: { rfqId: string; sellerId: string | null },
): Promise<RfqFile[]> {
  if (files.length === 0) return []
  const { companyId, userId: uploadedBy } = ctx.actor
  await lockCompanyStorage(tx, companyId)
  const more = { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }
  requireQuota(await findCompanyStorage(tx, companyId), more)
  const copies: RfqFile[] = []
  for (const file of files) {
    const place = { ...to, id: ctx.newId(), companyId, uploadedBy, sentAt: ctx.now }
    await copyRfqFile(tx, file.id, place)
    copies.push({ ...file, ...place })
  }
  return copies
}

/** The files of an event, as the part of it that names them. */
export function eventFiles(files: readonly RfqFile[]): { data?: { attachments: RfqFileView[] } } {
  return files.length > 0 ? { data: { attachments: files.map(presentFile) } } : {}
}

/** A file of the trade with its content; null when this actor may not read it. */
export async function findReadableRfqFile(ctx: ServiceContext, id: string) {
  const { actor } = ctx
  if (!actor) return null
  return withDeadline(async () => {
    const found = await findRfqFileContent(ctx.db, id)
    if (!found) return null
    const { file } = found
    const isOwn = file.companyId === actor.companyId
    if (file.rfqId === null) return file.uploadedBy === actor.userId ? { ...found, isOwn } : null
    const rfq = await findRfq(ctx.db, file.rfqId, readerOf(actor), 'any')
    return rfq && maySeeFile(rfq, file, viewerOf(actor, rfq), ctx.now) ? { ...found, isOwn } : null
  })
}
