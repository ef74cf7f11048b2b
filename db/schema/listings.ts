import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { at, newestFirst, reference } from './columns'
import { companies, users } from './users'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** For a listing that is not priced in rupees; a query must use these exact words to use the index. */
export const NEEDS_RATE = sql`coalesce(fields ->> 'currency', '') not in ('', 'INR')`

export const listings = pgTable(
  'listings',
  {
    id: uuid('id').primaryKey(),
    moduleKey: text('module_key').$type<ModuleKey>().notNull(),
    sellerId: reference('seller_id', () => users.id),
    companyId: reference('company_id', () => companies.id),
    createdBy: uuid('created_by').notNull(),
    updatedBy: uuid('updated_by').notNull(),
    version: integer('version').notNull().default(1),
    status: text('status').$type<'ACTIVE' | 'DRAFT' | 'ARCHIVED'>().notNull(),
    isEdited: boolean('is_edited').notNull().default(false),
    statusBeforeArchive: text('status_before_archive').$type<'ACTIVE' | 'DRAFT'>(),
    title: text('title').notNull(),
    productName: text('product_name').notNull(),
    /** The seller's values and their derived companions, as returned in `fields` (without the context keys). */
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
    // Separate columns for filters, ranges and sort. Prices (in INR) and minimum orders are per the first price basis of
    // the module; null: cannot be converted.
    isNewArrival: boolean('is_new_arrival').notNull().default(false),
    priceKey: doublePrecision('price_key'),
    /** The exchange rates by which that price was converted; without meaning for a price in rupees. */
    ratesVersion: integer('rates_version').notNull().default(0),
    moqKey: doublePrecision('moq_key'),
    /** What tells these goods apart most: the fineness of yarn, the weight of cloth. */
    keyNumber: doublePrecision('key_number'),
    /** The number by which a search finds it: the key number, otherwise the one that its title says. */
    searchKey: doublePrecision('search_key'),
    completeness: integer('completeness').notNull().default(0),
    /** Ids of facet_values: every vocabulary value of this listing. */
    facetIds: integer('facet_ids').array().notNull().default(sql`'{}'::integer[]`),
    /** The values that buyers filter by range, by number facet: a new module's numbers need no migration. */
    numbers: jsonb('numbers').$type<Record<string, number>>().notNull().default({}),
    /** The words of `searchVector`, not cut by the database; those of the title weigh A. */
    search: tsvector('search').notNull(),
    /** The form of this row's derived columns; older ones are derived again at the next start. */
    derivedForm: integer('derived_form').notNull().default(0),
    /** The transaction that wrote the row last, set by a trigger: readers that keep an index find changes by it. */
    changedIn: xid8('changed_in').notNull().default(sql`pg_current_xact_id()`),
    /** The public record and the grid card, built once at write; reads insert the constants. */
    recordText: text('record_text').notNull(),
    cardText: text('card_text').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    index('listings_newest')
      .on(table.moduleKey, ...newestFirst(table.updatedAt, table.id))
      .where(sql`status = 'ACTIVE'`),
    // The newest of all modules together.
    index('listings_newest_of_all')
      .on(...newestFirst(table.updatedAt, table.id))
      .where(sql`status = 'ACTIVE'`),
    index('listings_price')
      .on(table.moduleKey, table.priceKey, ...newestFirst(table.updatedAt, table.id))
      .where(sql`status = 'ACTIVE'`),
    // Nulls last, and in one direction, so that a page below a cursor is one range of it.
    index('listings_price_falling')
      .on(
        table.moduleKey,
        table.priceKey.desc().nullsLast(),
        table.updatedAt.desc().nullsLast(),
        table.id.desc().nullsLast(),
      )
      .where(sql`status = 'ACTIVE'`),
    index('listings_changed').on(table.moduleKey, table.changedIn),
    index('listings_rates').on(table.ratesVersion).where(NEEDS_RATE),
    index('listings_moq')
      .on(table.moduleKey, table.moqKey, ...newestFirst(table.updatedAt, table.id))
      .where(sql`status = 'ACTIVE'`),
    index('listings_key_number').on(table.moduleKey, table.keyNumber).where(sql`status = 'ACTIVE'`),
    index('listings_search_key').on(table.moduleKey, table.searchKey).where(sql`status = 'ACTIVE'`),
    index('listings_facets').using('gin', table.facetIds).where(sql`status = 'ACTIVE'`),
    index('listings_search').using('gin', table.search).where(sql`status = 'ACTIVE'`),
    index('listings_seller').on(table.sellerId, table.moduleKey, ...newestFirst(table.updatedAt, table.id)),
    // An import finds a seller's listing by their own item code.
    index('listings_seller_sku')
      .on(table.sellerId, table.moduleKey, sql`(fields ->> 'sellerSku')`)
      .where(sql`fields ->> 'sellerSku' is not null`),
    // Cards that point to a listing follow it.
    index('listings_source')
      .on(sql`(fields ->> 'sourceListingId')`)
      .where(sql`fields ->> 'sourceListingId' is not null`),
    check('listings_status_known', sql`${table.status} in ('ACTIVE','DRAFT','ARCHIVED')`),
    check(
      'listings_archived_remembers',
      sql`(${table.status} = 'ARCHIVED') = (${table.statusBeforeArchive} is not null)`,
    ),
    check('listings_version_positive', sql`${table.version} > 0`),
  ],
)

/** The dictionary of listings.facet_ids. `valueKey` is the case-folded label, so that spellings match. */
export const facetValues = pgTable(
  'facet_values',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    moduleKey: text('module_key').$type<ModuleKey>().notNull(),
    field: text('field').notNull(),
    valueKey: text('value_key').notNull(),
    label: text('label').notNull(),
  },
  (table) => [uniqueIndex('facet_values_unique').on(table.moduleKey, table.field, table.valueKey)],
)

/**
 * A module's data version is the sum of its shards. It changes in the transaction of each visible change, so that
 * caches and ETags keyed by it are never older than a commit. With several rows, writers of one module do not wait for
 * each other's commit.
 */
export const moduleVersions = pgTable(
  'module_versions',
  {
    moduleKey: text('module_key').$type<ModuleKey>().notNull(),
    shard: integer('shard').notNull(),
    version: integer('version').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.moduleKey, table.shard] })],
)

/** Append-only, gapless per aggregate; written in the transaction of the effect. */
export const events = pgTable(
  'events',
  {
    id: uuid('id').primaryKey(),
    aggregateType: text('aggregate_type').$type<'listing' | 'user' | 'company'>().notNull(),
    aggregateId: uuid('aggregate_id').notNull(),
    sequence: integer('sequence').notNull(),
    type: text('type').notNull(),
    actorType: text('actor_type').$type<'buyer' | 'seller' | 'admin' | 'system'>().notNull(),
    actorId: uuid('actor_id'),
    at: at('at').notNull(),
    fromStatus: text('from_status').notNull().default(''),
    toStatus: text('to_status').notNull().default(''),
    aggregateVersion: integer('aggregate_version').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [uniqueIndex('events_sequence_unique').on(table.aggregateType, table.aggregateId, table.sequence)],
)

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actorId: uuid('actor_id').notNull(),
    path: text('path').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status').notNull(),
    etag: text('etag').notNull().default(''),
    responseText: text('response_text').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.actorId, table.path, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
)

/** Three new arrivals per owner: one statement raises `used` and refuses the fourth. */
export const newArrivalQuota = pgTable(
  'new_arrival_quota',
  {
    sellerId: uuid('seller_id').primaryKey(),
    used: integer('used').notNull().default(0),
  },
  (table) => [check('new_arrival_quota_limit', sql`${table.used} between 0 and 3`)],
)

/** One row per listing that ever used an arrival: saving it again is free. */
export const newArrivalUses = pgTable(
  'new_arrival_uses',
  {
    listingId: uuid('listing_id').primaryKey(),
    sellerId: uuid('seller_id').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.listingId], foreignColumns: [listings.id] }),
    index('new_arrival_uses_seller').on(table.sellerId),
  ],
)
