import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ImageSize } from '@/lib/domain/listing/attachments/attachments'
import { blobs } from './attachments'
import { rfqs } from './rfqs'
import { companies, users } from './users'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/**
 * The files of requests, quotations and messages. Uploaded first and bound by what names them; a file that is never
 * bound is swept.
 */
export const rfqAttachments = pgTable(
  'rfq_attachments',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    uploadedBy: uuid('uploaded_by')
      .notNull()
      .references(() => users.id),
    /** Null: uploaded, not bound yet. */
    rfqId: uuid('rfq_id').references(() => rfqs.id),
    /** The seller of its thread; null: the whole request. */
    sellerId: uuid('seller_id').references(() => users.id),
    /** When the other side received it; null: it belongs to a draft. */
    sentAt: at('sent_at'),
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    mime: text('mime').notNull(),
    blobKey: text('blob_key')
      .notNull()
      .references(() => blobs.key),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('rfq_attachments_rfq').on(table.rfqId, table.id),
    index('rfq_attachments_company').on(table.companyId),
    index('rfq_attachments_blob').on(table.blobKey),
    index('rfq_attachments_unbound').on(table.createdAt).where(sql`rfq_id is null`),
    check(
      'rfq_attachments_sent_where_bound',
      sql`${table.rfqId} is not null or (${table.sellerId} is null and ${table.sentAt} is null)`,
    ),
  ],
)

/** A picture prepared for display, in webp. */
export const rfqAttachmentImages = pgTable(
  'rfq_attachment_images',
  {
    attachmentId: uuid('attachment_id')
      .notNull()
      .references(() => rfqAttachments.id, { onDelete: 'cascade' }),
    size: integer('size').$type<ImageSize>().notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    blobKey: text('blob_key')
      .notNull()
      .references(() => blobs.key),
  },
  (table) => [
    primaryKey({ columns: [table.attachmentId, table.size] }),
    index('rfq_attachment_images_blob').on(table.blobKey),
  ],
)
