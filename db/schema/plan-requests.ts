import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PlanRequestStatus } from '@/lib/domain/entitlement/plan-request'
import { at, newestFirst, reference } from './columns'
import { users } from './users'

/**
 * A seller's request for another plan. It grants nothing: plans are in the runtime configuration, which the operator
 * maintains.
 */
export const planRequests = pgTable(
  'plan_requests',
  {
    id: uuid('id').primaryKey(),
    version: integer('version').notNull().default(1),
    sellerId: reference('seller_id', () => users.id),
    planKey: text('plan_key').notNull(),
    note: text('note').notNull().default(''),
    status: text('status').$type<PlanRequestStatus>().notNull(),
    /** The admin's answer to the seller. */
    reason: text('reason').notNull().default(''),
    answeredBy: uuid('answered_by').references(() => users.id),
    createdAt: at('created_at').notNull(),
    /** When it was answered or withdrawn. */
    closedAt: at('closed_at'),
  },
  (table) => [
    uniqueIndex('plan_requests_one_open').on(table.sellerId).where(sql`status = 'OPEN'`),
    index('plan_requests_seller').on(table.sellerId, table.createdAt.desc().nullsFirst()),
    index('plan_requests_newest').on(...newestFirst(table.createdAt, table.id)),
    check('plan_requests_status_known', sql`${table.status} in ('OPEN','DONE','DECLINED','WITHDRAWN')`),
    check('plan_requests_closed', sql`(${table.status} = 'OPEN') = (${table.closedAt} is null)`),
    check('plan_requests_version_positive', sql`${table.version} > 0`),
  ],
)
