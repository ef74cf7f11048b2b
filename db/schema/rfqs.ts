import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { Requirement } from '@/lib/domain/rfq/comparison/terms'
import type { OrderStatus } from '@/lib/domain/rfq/orders/order'
import type { Counter, QuotationTerms } from '@/lib/domain/rfq/quotations/quotation'
import type { Rfq, RfqSnapshot } from '@/lib/domain/rfq/rfq'
import type { QuoteStoredStatus, RfqStoredStatus } from '@/lib/domain/rfq/states'
import { at, newestFirst, reference } from './columns'
import { listings } from './listings'
import { companies, users } from './users'

/** Exact to four decimals; within 14 digits it is exact as a JavaScript number too. */
const amount = (name: string) => numeric(name, { precision: 18, scale: 4, mode: 'number' })

/** Requests of several goods that were sent together. Each line is a request of its own in `rfqs`. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid('id').primaryKey(),
    buyerId: reference('buyer_id', () => users.id),
    companyId: reference('company_id', () => companies.id),
    note: text('note').notNull().default(''),
    respondBy: at('respond_by'),
    deliveryLocation: text('delivery_location').notNull().default(''),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('enquiries_company').on(table.companyId, ...newestFirst(table.createdAt, table.id)),
    index('enquiries_newest').on(...newestFirst(table.createdAt, table.id)),
  ],
)

/** The row is the lock for everything that changes the request, its quotations and its orders. */
export const rfqs = pgTable(
  'rfqs',
  {
    id: uuid('id').primaryKey(),
    version: integer('version').notNull().default(1),
    status: text('status').$type<RfqStoredStatus>().notNull(),
    moduleKey: text('module_key').$type<ModuleKey>().notNull(),
    buyerId: reference('buyer_id', () => users.id),
    companyId: reference('company_id', () => companies.id),
    listingId: uuid('listing_id').references(() => listings.id),
    listingVersion: integer('listing_version'),
    /** The ended request that this one copies. */
    copiedFrom: uuid('copied_from').references((): AnyPgColumn => rfqs.id),
    /** The enquiry that it is a line of, and its place there. */
    enquiryId: uuid('enquiry_id').references(() => enquiries.id),
    enquiryLine: integer('enquiry_line'),
    /** The buyer's own; "" for one made from the goods. */
    title: text('title').notNull().default(''),
    /** What a list finds it by besides the names of its sides, in lower case; "" until a start fills it. */
    searchText: text('search_text').notNull().default(''),
    productMasterId: text('product_master_id').notNull().default(''),
    /** The family of goods that it asks for, as filters compare words; "" while that is open. */
    family: text('family').notNull().default(''),
    isOpenPool: boolean('is_open_pool').notNull(),
    isSealed: boolean('is_sealed').notNull(),
    respondBy: at('respond_by'),
    quantity: amount('quantity').notNull(),
    awardedQuantity: amount('awarded_quantity').notNull().default(0),
    snapshot: jsonb('snapshot').$type<RfqSnapshot>().notNull(),
    requirements: jsonb('requirements').$type<Requirement[]>().notNull(),
    note: text('note').notNull().default(''),
    reason: text('reason').notNull().default(''),
    origin: jsonb('origin').$type<Rfq['origin']>().notNull(),
    lastSequence: integer('last_sequence').notNull().default(0),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    index('rfqs_company').on(table.companyId, ...newestFirst(table.createdAt, table.id)),
    index('rfqs_listing').on(table.listingId, table.createdAt),
    index('rfqs_copied_from').on(table.copiedFrom),
    index('rfqs_without_search_text').on(table.id).where(sql`search_text = ''`),
    uniqueIndex('rfqs_enquiry_line_unique').on(table.enquiryId, table.enquiryLine).where(sql`enquiry_id is not null`),
    index('rfqs_newest').on(...newestFirst(table.createdAt, table.id)),
    index('rfqs_pool')
      .on(...newestFirst(table.createdAt, table.id))
      .where(sql`is_open_pool and status in ('OPEN','PARTIALLY_AWARDED')`),
    check(
      'rfqs_status_known',
      sql`${table.status} in ('OPEN','PARTIALLY_AWARDED','AWARDED','CLOSED','CANCELLED','REMOVED')`,
    ),
    check('rfqs_quantity_positive', sql`${table.quantity} > 0`),
    check('rfqs_awarded_within', sql`${table.awardedQuantity} >= 0 and ${table.awardedQuantity} <= ${table.quantity}`),
    check('rfqs_sealed_until', sql`not ${table.isSealed} or ${table.respondBy} is not null`),
    check('rfqs_enquiry_line', sql`(${table.enquiryId} is null) = (${table.enquiryLine} is null)`),
    check('rfqs_version_positive', sql`${table.version} > 0`),
  ],
)

/** The sellers who were asked, and those of an open pool from their first message on. */
export const rfqSellers = pgTable(
  'rfq_sellers',
  {
    rfqId: reference('rfq_id', () => rfqs.id),
    sellerId: reference('seller_id', () => users.id),
    /** The seller's own listing that the request began with. */
    listingId: uuid('listing_id').references(() => listings.id),
    info: text('info').$type<'NONE' | 'REQUESTED' | 'PROVIDED'>().notNull().default('NONE'),
    hasDeclined: boolean('has_declined').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.rfqId, table.sellerId] }),
    index('rfq_sellers_seller').on(table.sellerId, table.rfqId),
    check('rfq_sellers_info_known', sql`${table.info} in ('NONE','REQUESTED','PROVIDED')`),
  ],
)

/** One thread per RFQ and seller. */
export const quotations = pgTable(
  'quotations',
  {
    id: uuid('id').primaryKey(),
    rfqId: reference('rfq_id', () => rfqs.id),
    sellerId: reference('seller_id', () => users.id),
    companyId: reference('company_id', () => companies.id),
    status: text('status').$type<QuoteStoredStatus>().notNull(),
    /** The number of submitted versions. */
    version: integer('version').notNull().default(0),
    draft: jsonb('draft').$type<Record<string, unknown>>(),
    counter: jsonb('counter').$type<Counter>(),
    counterCount: integer('counter_count').notNull().default(0),
    reason: text('reason').notNull().default(''),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('quotations_thread_unique').on(table.rfqId, table.sellerId),
    index('quotations_seller').on(table.sellerId, table.status),
    check(
      'quotations_status_known',
      sql`${table.status} in ('DRAFT','SUBMITTED','COUNTERED','ACCEPTED','WITHDRAWN','DECLINED','NOT_AWARDED')`,
    ),
    check('quotations_draft_unversioned', sql`(${table.status} = 'DRAFT') = (${table.version} = 0)`),
  ],
)

/** Submitted versions, which never change: a trigger refuses it. */
export const quotationVersions = pgTable(
  'quotation_versions',
  {
    quoteId: reference('quote_id', () => quotations.id),
    version: integer('version').notNull(),
    terms: jsonb('terms').$type<QuotationTerms>().notNull(),
    unitPrice: amount('unit_price'),
    offeredQuantity: amount('offered_quantity'),
    submittedBy: uuid('submitted_by').notNull(),
    submittedAt: at('submitted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quoteId, table.version] }),
    check('quotation_versions_number', sql`${table.version} > 0`),
    check(
      'quotation_versions_positive',
      sql`(${table.unitPrice} is null or ${table.unitPrice} > 0) and (${table.offeredQuantity} is null or ${table.offeredQuantity} > 0)`,
    ),
  ],
)

/** Append-only and gapless per RFQ; `sellerId` names the thread of an event, null: the whole request. */
export const rfqEvents = pgTable(
  'rfq_events',
  {
    id: uuid('id').primaryKey(),
    rfqId: reference('rfq_id', () => rfqs.id),
    sequence: integer('sequence').notNull(),
    quoteId: uuid('quote_id'),
    sellerId: uuid('seller_id'),
    type: text('type').notNull(),
    actorType: text('actor_type').$type<'buyer' | 'seller' | 'admin' | 'system'>().notNull(),
    actorId: uuid('actor_id').notNull(),
    at: at('at').notNull(),
    fromStatus: text('from_status').notNull().default(''),
    toStatus: text('to_status').notNull().default(''),
    quoteVersion: integer('quote_version').notNull().default(0),
    message: text('message').notNull().default(''),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    clientEventId: text('client_event_id'),
  },
  (table) => [
    uniqueIndex('rfq_events_sequence_unique').on(table.rfqId, table.sequence),
    uniqueIndex('rfq_events_client_unique').on(table.rfqId, table.actorId, table.clientEventId),
    index('rfq_events_answers').on(table.sellerId, table.at).where(sql`type in ('QUOTE_SUBMITTED','RFQ_DECLINED')`),
  ],
)

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    orderNumber: text('order_number').notNull(),
    version: integer('version').notNull().default(1),
    status: text('status').$type<OrderStatus>().notNull(),
    rfqId: reference('rfq_id', () => rfqs.id),
    quoteId: reference('quote_id', () => quotations.id),
    quoteVersion: integer('quote_version').notNull(),
    buyerId: reference('buyer_id', () => users.id),
    buyerCompanyId: reference('buyer_company_id', () => companies.id),
    sellerId: reference('seller_id', () => users.id),
    sellerCompanyId: reference('seller_company_id', () => companies.id),
    quantity: amount('quantity').notNull(),
    unitPrice: amount('unit_price').notNull(),
    total: amount('total').notNull(),
    /** The days of the post-dated cheque whose price was chosen; null: the cash price. */
    pdcDays: integer('pdc_days'),
    /** The quotation as it was accepted. */
    terms: jsonb('terms').$type<QuotationTerms>().notNull(),
    poReference: text('po_reference').notNull().default(''),
    note: text('note').notNull().default(''),
    cancellation: jsonb('cancellation').$type<{ by: string; reason: string; at: string }>(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('orders_quote_unique').on(table.quoteId),
    uniqueIndex('orders_number_unique').on(table.orderNumber),
    index('orders_rfq').on(table.rfqId),
    index('orders_buyer').on(table.buyerCompanyId, ...newestFirst(table.createdAt, table.id)),
    index('orders_seller').on(table.sellerId, ...newestFirst(table.createdAt, table.id)),
    check(
      'orders_status_known',
      sql`${table.status} in ('CREATED','CONFIRMED','IN_PRODUCTION','DISPATCHED','DELIVERED','COMPLETED','CANCELLED')`,
    ),
    check('orders_positive', sql`${table.quantity} > 0 and ${table.unitPrice} > 0 and ${table.total} >= 0`),
  ],
)

/** The last number used in a year: raised in the transaction of the order, so that the series has no gaps. */
export const orderNumbers = pgTable('order_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})
