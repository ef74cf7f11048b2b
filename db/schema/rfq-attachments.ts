import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ImageSize } from '@/lib/domain/listing/attachments/attachments'
import { blobs } from './attachments'
import { rfqs } from './rfqs'
import { companies, users } from './users'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** The files of requests, answers and messages. Uploaded first and bound by what names them; one that never was is swept. */
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
    /** Null: uploaded, named by nothing yet. */
    rfqId: uuid('rfq_id').references(() => rfqs.id),
    /** The thread it belongs to; null: the whole request. */
    sellerId: uuid('seller_id').references(() => users.id),
    /** When the other side was given it; null: it hangs on a draft. */
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

/** A picture among them made ready for display, in webp. */
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
