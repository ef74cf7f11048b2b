import { and, asc, eq, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/db/client'
import type { NewImageRow } from '@/db/queries/listings/attachments'
import { blobs } from '@/db/schema/attachments'
import { rfqAttachmentImages, rfqAttachments } from '@/db/schema/rfq-attachments'
import type { RfqFile } from '@/lib/domain/rfq/files'

const isImage = sql<boolean>`exists (select 1 from ${rfqAttachmentImages} where attachment_id = ${rfqAttachments.id})`

const FILE = {
  id: rfqAttachments.id,
  companyId: rfqAttachments.companyId,
  uploadedBy: rfqAttachments.uploadedBy,
  rfqId: rfqAttachments.rfqId,
  sellerId: rfqAttachments.sellerId,
  sentAt: rfqAttachments.sentAt,
  name: rfqAttachments.name,
  bytes: rfqAttachments.bytes,
  mime: rfqAttachments.mime,
  isImage,
}

export async function insertRfqFile(
  tx: Transaction,
  row: typeof rfqAttachments.$inferInsert,
  images: readonly NewImageRow[],
): Promise<void> {
  await tx.insert(rfqAttachments).values(row)
  if (images.length > 0) {
    await tx.insert(rfqAttachmentImages).values(images.map((image) => ({ ...image, attachmentId: row.id })))
  }
}

/** The files of these requests. The caller decides who sees which. */
export async function listRfqFiles(db: Executor, rfqIds: readonly string[]): Promise<RfqFile[]> {
  if (rfqIds.length === 0) return []
  return db
    .select(FILE)
    .from(rfqAttachments)
    .where(inArray(rfqAttachments.rfqId, [...rfqIds]))
    .orderBy(asc(rfqAttachments.id))
}

/** These files, whoever owns them. @param isLocked locks them, in one order, until the transaction ends */
export async function listFilesByIds(db: Executor, ids: readonly string[], isLocked: boolean): Promise<RfqFile[]> {
  if (ids.length === 0) return []
  const query = db
    .select(FILE)
    .from(rfqAttachments)
    .where(inArray(rfqAttachments.id, [...ids]))
    .orderBy(asc(rfqAttachments.id))
  return isLocked ? query.for('update', { of: rfqAttachments }) : query
}

/** Binds files to a request or thread. A file that was sent stays sent. */
export async function bindRfqFiles(
  tx: Transaction,
  ids: readonly string[],
  place: { rfqId: string; sellerId: string | null; sentAt: Date | null },
): Promise<void> {
  if (ids.length === 0) return
  const { rfqId, sellerId, sentAt } = place
  await tx
    .update(rfqAttachments)
    .set({
      rfqId,
      sellerId,
      ...(sentAt ? { sentAt: sql`coalesce(${rfqAttachments.sentAt}, ${sentAt.toISOString()}::timestamptz)` } : {}),
    })
    .where(inArray(rfqAttachments.id, [...ids]))
}

/** Releases the files that a draft no longer names, to be deleted or swept. Files that were sent stay. */
export async function releaseDraftFiles(
  tx: Transaction,
  { rfqId, sellerId }: { rfqId: string; sellerId: string },
  kept: readonly string[],
): Promise<void> {
  await tx
    .update(rfqAttachments)
    .set({ rfqId: null, sellerId: null })
    .where(
      and(
        eq(rfqAttachments.rfqId, rfqId),
        eq(rfqAttachments.sellerId, sellerId),
        isNull(rfqAttachments.sentAt),
        kept.length === 0 ? undefined : notInArray(rfqAttachments.id, [...kept]),
      ),
    )
}

/** What a company has uploaded that no request names yet. */
export async function findUnnamedStorage(db: Executor, companyId: string): Promise<{ files: number; bytes: number }> {
  const [row] = await db
    .select({
      files: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${rfqAttachments.bytes}), 0)::float8`,
    })
    .from(rfqAttachments)
    .where(and(eq(rfqAttachments.companyId, companyId), isNull(rfqAttachments.rfqId)))
  return row ?? { files: 0, bytes: 0 }
}

/** Copies a file row to another place with the same content, without another upload. */
export async function copyRfqFile(
  tx: Transaction,
  from: string,
  to: Pick<RfqFile, 'id' | 'companyId' | 'uploadedBy' | 'sellerId'> & { rfqId: string; sentAt: Date },
): Promise<void> {
  const [row] = await tx.select().from(rfqAttachments).where(eq(rfqAttachments.id, from))
  if (!row) throw new Error('the file to copy does not exist')
  const images = await tx.select().from(rfqAttachmentImages).where(eq(rfqAttachmentImages.attachmentId, from))
  await insertRfqFile(tx, { ...row, ...to, createdAt: to.sentAt }, images)
}

/** A file with its content, for any reader; the caller decides who may read it. */
export async function findRfqFileContent(db: Executor, id: string) {
  const [row] = await db
    .select({ file: FILE, key: rfqAttachments.blobKey, sha256: blobs.sha256 })
    .from(rfqAttachments)
    .innerJoin(blobs, eq(blobs.key, rfqAttachments.blobKey))
    .where(eq(rfqAttachments.id, id))
  return row ?? null
}

/** Deletes a file that nothing names yet. @returns whether it existed */
export async function deleteUnboundRfqFile(tx: Transaction, id: string, now: Date): Promise<boolean> {
  return (await deleteUnbound(tx, [id], now)) > 0
}

/**
 * Deletes files uploaded before this time and never named; their contents stay until the sweep, an hour from now.
 * @returns how many
 */
export async function deleteUnboundRfqFilesBefore(
  tx: Transaction,
  before: Date,
  now: Date,
  limit: number,
): Promise<number> {
  const rows = await tx
    .select({ id: rfqAttachments.id })
    .from(rfqAttachments)
    .where(and(isNull(rfqAttachments.rfqId), lt(rfqAttachments.createdAt, before)))
    .limit(limit)
    .for('update', { skipLocked: true })
  return deleteUnbound(
    tx,
    rows.map(({ id }) => id),
    now,
  )
}

async function deleteUnbound(tx: Transaction, ids: readonly string[], now: Date): Promise<number> {
  if (ids.length === 0) return 0
  // Locked first: a file that is being bound meanwhile keeps its pictures.
  const held = await tx
    .select({ id: rfqAttachments.id })
    .from(rfqAttachments)
    .where(and(inArray(rfqAttachments.id, [...ids]), isNull(rfqAttachments.rfqId)))
    .for('update')
  const unbound = held.map(({ id }) => id)
  if (unbound.length === 0) return 0
  const images = await tx
    .delete(rfqAttachmentImages)
    .where(inArray(rfqAttachmentImages.attachmentId, unbound))
    .returning({ key: rfqAttachmentImages.blobKey })
  const rows = await tx
    .delete(rfqAttachments)
    .where(inArray(rfqAttachments.id, unbound))
    .returning({ key: rfqAttachments.blobKey })
  const keys = [...images, ...rows].map(({ key }) => key)
  await tx.update(blobs).set({ touchedAt: now }).where(inArray(blobs.key, keys))
  return rows.length
}
