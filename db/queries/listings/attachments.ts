import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/db/client'
import { attachmentImages, blobs, listingAttachments } from '@/db/schema/attachments'
import { listings } from '@/db/schema/listings'
import { rfqAttachmentImages, rfqAttachments } from '@/db/schema/rfq-attachments'
import type { Attachment, ImageSize } from '@/lib/domain/listing/attachments/attachments'
import { REJECTED } from '@/lib/domain/listing/attachments/attachments'

export type NewAttachmentRow = typeof listingAttachments.$inferInsert
export type NewImageRow = Omit<typeof attachmentImages.$inferInsert, 'attachmentId'>

export async function insertAttachment(
  tx: Transaction,
  row: NewAttachmentRow,
  images: readonly NewImageRow[],
): Promise<void> {
  await tx.insert(listingAttachments).values(row)
  if (images.length > 0) {
    await tx.insert(attachmentImages).values(images.map((image) => ({ ...image, attachmentId: row.id })))
  }
}

/** Deletes the rows; their contents stay until the sweep, an hour from now. */
export async function deleteAttachments(tx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  const images = await tx
    .delete(attachmentImages)
    .where(inArray(attachmentImages.attachmentId, [...ids]))
    .returning({ key: attachmentImages.blobKey })
  const rows = await tx
    .delete(listingAttachments)
    .where(inArray(listingAttachments.id, [...ids]))
    .returning({ key: listingAttachments.blobKey })
  const keys = [...images, ...rows].flatMap(({ key }) => key ?? [])
  if (keys.length > 0) await tx.update(blobs).set({ touchedAt: now }).where(inArray(blobs.key, keys))
}

export async function updatePlacement(
  tx: Transaction,
  { id, role, visibility }: Pick<Attachment, 'id' | 'role' | 'visibility'>,
): Promise<void> {
  await tx.update(listingAttachments).set({ role, visibility }).where(eq(listingAttachments.id, id))
}

/**
 * Makes the uploads of one company wait for each other until this transaction ends, so that its quota is counted
 * exactly.
 */
export async function lockCompanyStorage(tx: Transaction, companyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${companyId}, 7413))`)
}

/** What a company stores, on listings and in its requests; rejected files do not count. */
export async function findCompanyStorage(db: Executor, companyId: string): Promise<{ files: number; bytes: number }> {
  const [row] = await db.execute<{ files: number; bytes: number }>(sql`
    select count(*)::int as files, coalesce(sum(bytes), 0)::float8 as bytes from (
      select bytes from ${listingAttachments} where company_id = ${companyId} and blob_key is not null
      union all
      select bytes from ${rfqAttachments} where company_id = ${companyId}
    ) kept`)
  return row ?? { files: 0, bytes: 0 }
}

/** The oldest rejected files of a listing beyond the number that is kept. */
export async function listRejectionsBeyond(tx: Transaction, listingId: string, kept: number): Promise<string[]> {
  const rows = await tx
    .select({ id: listingAttachments.id })
    .from(listingAttachments)
    .where(and(eq(listingAttachments.listingId, listingId), eq(listingAttachments.status, REJECTED)))
    .orderBy(sql`${listingAttachments.id} desc`)
    .offset(kept)
  return rows.map(({ id }) => id)
}

/** An attachment with its listing, for any reader; the caller decides who may read it. */
export async function findAttachmentContent(db: Executor, id: string) {
  const [row] = await db
    .select({
      attachment: listingAttachments,
      sha256: blobs.sha256,
      sellerId: listings.sellerId,
      listingStatus: listings.status,
      values: listings.fields,
      isImage: sql<boolean>`exists (select 1 from ${attachmentImages} where attachment_id = ${listingAttachments.id})`,
    })
    .from(listingAttachments)
    .innerJoin(listings, eq(listings.id, listingAttachments.listingId))
    .innerJoin(blobs, eq(blobs.key, listingAttachments.blobKey))
    .where(eq(listingAttachments.id, id))
  return row ?? null
}

/** A picture made for display, by its original file: of a listing or of a request. */
export async function findImageContent(
  db: Executor,
  attachmentId: string,
  size: ImageSize,
): Promise<{ key: string; sha256: string; bytes: number } | null> {
  const pictures = (images: typeof attachmentImages | typeof rfqAttachmentImages) =>
    sql`select blob_key from ${images} where attachment_id = ${attachmentId} and size = ${size}`
  const [row] = await db
    .select({ key: blobs.key, sha256: blobs.sha256, bytes: blobs.bytes })
    .from(blobs)
    .where(sql`${blobs.key} in (${pictures(attachmentImages)} union all ${pictures(rfqAttachmentImages)})`)
  return row ?? null
}

/**
 * The live row of a content. It is created when missing and its time renewed, so the sweep leaves it alone for an hour.
 * @param newKey the name in the store if it is new
 */
export async function claimBlob(
  db: Executor,
  content: { sha256: string; bytes: number; newKey: string; now: Date },
): Promise<string> {
  const { sha256, bytes, newKey, now } = content
  const [row] = await db
    .insert(blobs)
    .values({ key: newKey, sha256, bytes, touchedAt: now })
    .onConflictDoUpdate({
      target: blobs.sha256,
      targetWhere: sql`state = 'live'`,
      set: { touchedAt: sql`greatest(${blobs.touchedAt}, excluded.touched_at)` },
    })
    .returning({ key: blobs.key })
  if (!row) throw new Error('an upsert returns its row')
  return row.key
}

/** Locks the claimed rows until this transaction ends. @returns those that are still live */
export async function holdBlobs(tx: Transaction, keys: readonly string[], now: Date): Promise<string[]> {
  const rows = await tx
    .update(blobs)
    .set({ touchedAt: sql`greatest(${blobs.touchedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(inArray(blobs.key, [...keys].sort()), eq(blobs.state, 'live')))
    .returning({ key: blobs.key })
  return rows.map(({ key }) => key)
}

/**
 * Marks contents without references that were not touched since, and returns all marked ones. After the commit no row
 * can refer to them: a reference needs a live row (`holdBlobs`), and a marked one never becomes live again.
 */
export async function markUnusedBlobs(db: Executor, touchedBefore: Date, limit: number): Promise<string[]> {
  const unused = db
    .select({ key: blobs.key })
    .from(blobs)
    .where(
      sql`${blobs.state} = 'live' and ${blobs.touchedAt} < ${touchedBefore.toISOString()}::timestamptz
        and not exists (select 1 from ${listingAttachments} where blob_key = ${blobs.key})
        and not exists (select 1 from ${attachmentImages} where blob_key = ${blobs.key})
        and not exists (select 1 from ${rfqAttachments} where blob_key = ${blobs.key})
        and not exists (select 1 from ${rfqAttachmentImages} where blob_key = ${blobs.key})`,
    )
    .orderBy(asc(blobs.touchedAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  await db.update(blobs).set({ state: 'removing' }).where(inArray(blobs.key, unused))
  const marked = await db.select({ key: blobs.key }).from(blobs).where(eq(blobs.state, 'removing')).limit(limit)
  return marked.map(({ key }) => key)
}

/** Deletes the rows of contents that were removed from the store. */
export async function deleteMarkedBlobs(db: Executor, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await db.delete(blobs).where(and(inArray(blobs.key, [...keys]), eq(blobs.state, 'removing')))
}
