import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ImportMode, ImportState, RowIssue, RowState } from '@/lib/domain/bulk/import-record'
import type { OwnColumns } from '@/lib/domain/bulk/own-columns'
import type { Issue } from '@/lib/domain/errors'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { at, reference } from './columns'
import { users } from './users'

/** One file of listings, acknowledged together with all its rows. Only the holder of its row lock works on it. */
export const listingImports = pgTable(
  'listing_imports',
  {
    id: uuid('id').primaryKey(),
    moduleKey: text('module_key').$type<ModuleKey>().notNull(),
    sellerId: reference('seller_id', () => users.id),
    mode: text('mode').$type<ImportMode>().notNull(),
    state: text('state').$type<ImportState>().notNull().default('QUEUED'),
    fileName: text('file_name').notNull(),
    /** Headings of the seller's own and the fields they are, where the seller said so; '' is left out. */
    columns: jsonb('columns').$type<OwnColumns>().notNull().default({}),
    warnings: jsonb('warnings').$type<Issue[]>().notNull(),
    total: integer('total').notNull(),
    created: integer('created').notNull().default(0),
    edited: integer('edited').notNull().default(0),
    /** Rows that say what their listing says already. */
    unchanged: integer('unchanged').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    cancelled: integer('cancelled').notNull().default(0),
    /** New arrivals that a dry run would have used so far. */
    arrivals: integer('arrivals').notNull().default(0),
    createdAt: at('created_at').notNull(),
    /** The time of the last batch: the import that waited longest goes first. */
    workedAt: at('worked_at').notNull(),
    finishedAt: at('finished_at'),
  },
  (table) => [
    index('listing_imports_due').on(table.workedAt, table.id).where(sql`finished_at is null`),
    index('listing_imports_seller').on(table.sellerId, table.moduleKey, table.id.desc()),
    check('listing_imports_state', sql`(${table.state} in ('DONE','CANCELLED')) = (${table.finishedAt} is not null)`),
    check(
      'listing_imports_counts',
      sql`${table.created} + ${table.edited} + ${table.unchanged} + ${table.failed} + ${table.cancelled} <= ${table.total}`,
    ),
  ],
)

/** What a seller said about the columns of a file, for the next file with the same headings. */
export const importColumns = pgTable(
  'import_columns',
  {
    sellerId: reference('seller_id', () => users.id),
    moduleKey: text('module_key').$type<ModuleKey>().notNull(),
    /** A hash of the headings in their order. */
    headings: text('headings').notNull(),
    columns: jsonb('columns').$type<OwnColumns>().notNull(),
    usedAt: at('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sellerId, table.moduleKey, table.headings] })],
)

export const listingImportRows = pgTable(
  'listing_import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => listingImports.id, { onDelete: 'cascade' }),
    /** The row number in the seller's spreadsheet. */
    number: integer('number').notNull(),
    state: text('state').$type<RowState>().notNull().default('PENDING'),
    /** The filled cells by field name, as typed. */
    cells: jsonb('cells').$type<Record<string, string>>().notNull(),
    listingId: uuid('listing_id'),
    issues: jsonb('issues').$type<RowIssue[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.number] }),
    index('listing_import_rows_pending').on(table.importId, table.number).where(sql`state = 'PENDING'`),
  ],
)
