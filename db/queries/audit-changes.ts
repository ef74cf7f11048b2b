import { eq, inArray, or, sql } from 'drizzle-orm'
import type { RequestStep } from '@/lib/domain/audit/request-changes'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { ExchangeRates } from '@/lib/domain/units/exchange-rates'
import type { Executor } from '../client'
import { planConfigurations } from '../schema/audit'
import { companies, users } from '../schema/users'
import type { AuditRow } from './audit'

type Asked = Pick<AuditRow, 'id' | 'at' | 'action' | 'objectType' | 'objectId'>

/** The event that a row of the log was written with, with the values of a listing in the event before it. */
export interface AuditedEvent extends Record<string, unknown> {
  entryId: string
  fromStatus: string
  toStatus: string
  version: number
  data: Record<string, unknown>
  before: FieldValues | null
}

/**
 * The events of listings and accounts that these rows were written with. An event is made just before its row: of several events of one
 * kind and time it is the last one with a smaller id, if ids were given in order.
 */
export async function listAuditedEvents(db: Executor, rows: readonly Asked[]): Promise<AuditedEvent[]> {
  if (rows.length === 0) return []
  return db.execute<AuditedEvent>(sql`
    select asked.id as "entryId", event.from_status as "fromStatus", event.to_status as "toStatus",
      event.aggregate_version as "version", event.data as "data", earlier.data -> 'fields' as "before"
    from ${askedRows(rows)}
    cross join lateral (
      select * from events
      where events.aggregate_type = asked."objectType" and events.aggregate_id = asked."objectId"::uuid
        and events.type = asked.action and events.at = asked.at
      order by (events.id < asked.id) desc, events.id desc limit 1
    ) as event
    left join events as earlier on earlier.aggregate_type = event.aggregate_type
      and earlier.aggregate_id = event.aggregate_id and earlier.sequence = event.sequence - 1`)
}

/** The event of a request that a row of the log was written with. */
export interface AuditedRequestEvent extends RequestStep, Record<string, unknown> {
  entryId: string
}

/** What ends quotations in the same write, the first that applies. */
const CAUSES = sql`array['QUOTE_ACCEPTED', 'RFQ_CANCELLED', 'RFQ_CLOSED', 'RFQ_REMOVED']`

/** The same for requests, with the quotation, order and companies that an event is about. */
export async function listAuditedRequestEvents(db: Executor, rows: readonly Asked[]): Promise<AuditedRequestEvent[]> {
  if (rows.length === 0) return []
  const events = await db.execute<AuditedRequestEvent & { respondByMs: number | null }>(sql`
    select asked.id as "entryId", event.type as "type", event.actor_type as "actorType",
      companies.name as "sellerCompanyName", event.quote_version as "quoteVersion", event.message as "message",
      jsonb_build_object('snapshot', rfqs.snapshot, 'listingId', rfqs.listing_id, 'isOpenPool', rfqs.is_open_pool,
        'isSealed', rfqs.is_sealed) as "rfq",
      (extract(epoch from rfqs.respond_by) * 1000)::float8 as "respondByMs",
      version.terms as "terms", earlier.terms as "earlierTerms",
      case when orders.id is not null then jsonb_build_object('orderNumber', orders.order_number,
        'quantity', orders.quantity, 'unitPrice', orders.unit_price, 'total', orders.total, 'pdcDays', orders.pdc_days,
        'currency', orders.terms ->> 'currency', 'priceUom', orders.terms ->> 'priceUom') end as "order",
      coalesce(case when event.type = 'RFQ_CREATED' and not rfqs.is_open_pool then (
        select jsonb_agg(chosen.name order by chosen.name) from rfq_sellers
        join users as sellers on sellers.id = rfq_sellers.seller_id
        join companies as chosen on chosen.id = sellers.company_id
        where rfq_sellers.rfq_id = rfqs.id) end, '[]') as "askedCompanies",
      case when event.type = 'QUOTE_NOT_AWARDED' then (
        select jsonb_build_object('type', cause.type, 'sellerCompanyName', winners.name) from rfq_events as cause
        left join users as winner on winner.id = cause.seller_id
        left join companies as winners on winners.id = winner.company_id
        where cause.rfq_id = rfqs.id and cause.at = event.at and cause.type = any(${CAUSES})
        order by array_position(${CAUSES}, cause.type) limit 1) end as "cause"
    from ${askedRows(rows)}
    cross join lateral (
      select * from rfq_events
      where rfq_events.rfq_id = asked."objectId"::uuid and rfq_events.type = asked.action and rfq_events.at = asked.at
      order by (rfq_events.id < asked.id) desc, rfq_events.id desc limit 1
    ) as event
    join rfqs on rfqs.id = event.rfq_id
    left join users on users.id = event.seller_id
    left join companies on companies.id = users.company_id
    left join quotation_versions as version on version.quote_id = event.quote_id and version.version = event.quote_version
    left join quotation_versions as earlier on earlier.quote_id = event.quote_id
      and earlier.version = event.quote_version - 1
    left join orders on orders.id = (event.data ->> 'orderId')::uuid`)
  return events.map(({ respondByMs, ...event }) => ({
    ...event,
    rfq: { ...event.rfq, respondBy: respondByMs === null ? null : new Date(respondByMs) },
  }))
}

/** One parameter, so that the statement is the same for any number of rows. */
function askedRows(rows: readonly Asked[]) {
  const keys = rows.map(({ id, at, action, objectType, objectId }) => ({ id, at, action, objectType, objectId }))
  return sql`jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
    as asked("id" uuid, "at" timestamptz, "action" text, "objectType" text, "objectId" text)`
}

/** What these rows of the log changed in the plans. */
export async function listPlanChanges(db: Executor, entryIds: readonly string[]) {
  if (entryIds.length === 0) return []
  const { entryId, changes, moreChanges } = planConfigurations
  return db
    .select({ entryId, changes, moreChanges })
    .from(planConfigurations)
    .where(inArray(entryId, [...entryIds]))
}

/** The companies of accounts by id or e-mail address. */
export async function listCompaniesOf(db: Executor, ids: readonly string[], emails: readonly string[]) {
  if (ids.length === 0 && emails.length === 0) return []
  return db
    .select({ userId: users.id, email: users.email, companyName: companies.name })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(or(inArray(users.id, [...ids]), inArray(users.email, [...emails])))
}

/** The exchange rates that these rows put in force, each with those before them. */
export async function listRateChanges(db: Executor, rows: readonly Pick<AuditRow, 'id' | 'at'>[]) {
  if (rows.length === 0) return []
  const keys = rows.map(({ id, at }) => ({ id, at }))
  return db.execute<{ entryId: string; before: ExchangeRates | null; after: ExchangeRates }>(sql`
    select asked.id as "entryId", earlier.rates as "before", rates.rates as "after"
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as asked("id" uuid, "at" timestamptz)
    cross join lateral (
      select * from exchange_rates where in_force_at = asked.at order by version desc limit 1
    ) as rates
    left join exchange_rates as earlier on earlier.version = rates.version - 1`)
}
