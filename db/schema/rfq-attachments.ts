import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { blobs, pictureColumns } from './attachments'
import { at, reference } from './columns'
import { rfqs } from './rfqs'
import { companies, users } from './users'

/**
 * The files of requests, quotations and messages. Uploaded first and bound by what names them; a file that is never
 * bound is swept.
 */
export const rfqAttachments = pgTable(
  'rfq_attachments',
  {
    id: uuid('id').primaryKey(),
    companyId: reference('company_id', () => companies.id),
    uploadedBy: reference('uploaded_by', () => users.id),
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

export const rfqAttachmentImages = pgTable(
  'rfq_attachment_images',
  pictureColumns(() => rfqAttachments.id),
  (table) => [
    primaryKey({ columns: [table.attachmentId, table.size] }),
    index('rfq_attachment_images_blob').on(table.blobKey),
  ],
)
