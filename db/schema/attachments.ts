import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FileRole } from '@/lib/domain/fields/catalogue/attachments'
import type { AttachmentStatus, ImageSize, Visibility } from '@/lib/domain/listing/attachments/attachments'
import { at, reference } from './columns'
import { listings } from './listings'
import { companies, users } from './users'

/**
 * Every content has its row here before its bytes are in the store, so that nothing in the store is unknown. Equal
 * contents share a live row. A row marked for removal never becomes live again: the same content gets a new row and
 * key.
 */
export const blobs = pgTable(
  'blobs',
  {
    /** The name in the store: the content's sha256 and a suffix of this row. */
    key: text('key').primaryKey(),
    sha256: text('sha256').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    state: text('state').$type<'live' | 'removing'>().notNull().default('live'),
    /** When it was last meant to be used; without a reference it is swept an hour later. */
    touchedAt: at('touched_at').notNull(),
  },
  (table) => [
    uniqueIndex('blobs_live_content').on(table.sha256).where(sql`state = 'live'`),
    index('blobs_touched').on(table.touchedAt),
    check('blobs_state_known', sql`${table.state} in ('live','removing')`),
  ],
)

/** The files of listings; a rejected one keeps its reason and no bytes. */
export const listingAttachments = pgTable(
  'listing_attachments',
  {
    id: uuid('id').primaryKey(),
    listingId: reference('listing_id', () => listings.id),
    companyId: reference('company_id', () => companies.id),
    uploadedBy: reference('uploaded_by', () => users.id),
    role: text('role').$type<FileRole>().notNull(),
    visibility: text('visibility').$type<Visibility>().notNull(),
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    mime: text('mime').notNull(),
    status: text('status').$type<AttachmentStatus>().notNull(),
    reason: text('reason').notNull().default(''),
    blobKey: text('blob_key').references(() => blobs.key),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('listing_attachments_listing').on(table.listingId, table.id),
    index('listing_attachments_company').on(table.companyId),
    index('listing_attachments_blob').on(table.blobKey),
    check(
      'listing_attachments_bytes_unless_rejected',
      sql`(${table.status} = 'rejected with reason') = (${table.blobKey} is null)`,
    ),
    check('listing_attachments_visibility_known', sql`${table.visibility} in ('buyer','private')`),
  ],
)

/** A picture of a file, prepared for display, in webp. */
export const pictureColumns = (file: () => AnyPgColumn) => ({
  attachmentId: uuid('attachment_id').notNull().references(file, { onDelete: 'cascade' }),
  size: integer('size').$type<ImageSize>().notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  blobKey: text('blob_key')
    .notNull()
    .references(() => blobs.key),
})

export const attachmentImages = pgTable(
  'attachment_images',
  pictureColumns(() => listingAttachments.id),
  (table) => [
    primaryKey({ columns: [table.attachmentId, table.size] }),
    index('attachment_images_blob').on(table.blobKey),
  ],
)
