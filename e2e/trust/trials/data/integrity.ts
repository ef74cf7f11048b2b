import type { Sql } from 'postgres'
import { YARN } from '../../../demo'
import { inParallel } from '../../trial'
import type { World } from '../../world'
import { parties, type StoryRecords } from './workload'

/** Reads all acknowledged records back over HTTP. @returns a fault for each record that is lost */
export async function lostRecords(world: World, stories: readonly StoryRecords[]): Promise<string[]> {
  const { seller, buyer } = await parties(world)
  const faults = await inParallel(stories, 8, async ({ name, listing, attachment, rfqId, quoteId, orderId }) => {
    const missing: string[] = []
    if (listing) {
      const reply = await seller.get(`${YARN}/${listing.id}`)
      const [found] =
        reply.status === 200
          ? reply.json<{ listings: { version: number; fields: { basePrice: number } }[] }>().listings
          : []
      if (!found) missing.push(`the listing of ${name} is lost (${reply.status})`)
      else if (found.version !== listing.version || found.fields.basePrice !== listing.price) {
        missing.push(
          `the listing of ${name} was lost at version ${listing.version} and ${listing.price}: it is at ${found.version} and ${found.fields.basePrice}`,
        )
      }
    }
    if (attachment) {
      const reply = await seller.get(`/api/attachments/${attachment.id}`)
      if (reply.text !== attachment.content) missing.push(`the file of ${name} is lost (${reply.status})`)
    }
    if (rfqId) {
      const reply = await buyer.get(`/api/rfq/${rfqId}`)
      const found =
        reply.status === 200
          ? reply.json<{ quotes: { quoteId: string; version: number }[]; orders: { orderId: string }[] }>()
          : null
      if (!found) missing.push(`the request of ${name} is lost (${reply.status})`)
      else {
        if (quoteId && !found.quotes.some((quote) => quote.quoteId === quoteId && quote.version === 1)) {
          missing.push(`the quotation of ${name} is lost`)
        }
        if (orderId && !found.orders.some((order) => order.orderId === orderId)) {
          missing.push(`the order of ${name} is lost`)
        }
      }
    }
    return missing
  })
  return faults.flat()
}

/** Counts the rows of each story in the database. @returns a fault for each record that exists more than once */
export async function duplicateRecords(sql: Sql, stories: readonly StoryRecords[]): Promise<string[]> {
  const names = stories.map(({ name }) => name)
  const rows = await sql<{ name: string; what: string; times: number }[]>`
    with names as (select unnest(string_to_array(${names.join('\n')}, chr(10))) as name)
    select name, 'listing' as what, count(*)::int as times from names join listings on fields ->> 'sellerSku' = name
    group by name having count(*) > 1
    union all
    select names.name, 'file', count(*)::int from names join listings on fields ->> 'sellerSku' = names.name
    join listing_attachments a on a.listing_id = listings.id group by names.name having count(*) > 1
    union all
    select name, 'request', count(*)::int from names join rfqs on note = name group by name having count(*) > 1
    union all
    select name, 'quotation', max(q.version)::int from names join rfqs on note = name
    join quotations q on q.rfq_id = rfqs.id group by name having max(q.version) > 1
    union all
    select name, 'order', count(*)::int from names join rfqs on rfqs.note = name
    join orders o on o.rfq_id = rfqs.id group by name having count(*) > 1`
  return rows.map(({ name, what, times }) => `${name} has its ${what} ${times} times`)
}

/** Rows that one transaction writes together. A row that one of these queries finds is a partial write. */
const PARTIAL_WRITES: Record<string, string> = {
  'listings whose version is not the version of their last event': `
    select l.id from listings l left join events e on e.aggregate_type = 'listing' and e.aggregate_id = l.id
    where l.fields ->> 'sellerSku' like 'trust-%'
    group by l.id having coalesce(max(e.aggregate_version), 0) <> l.version`,
  'histories with a gap': `
    select aggregate_id from events group by aggregate_type, aggregate_id having max(sequence) <> count(*)
    union all select rfq_id from rfq_events group by rfq_id having max(sequence) <> count(*)`,
  'requests whose last sequence is not their number of events': `
    select r.id from rfqs r left join rfq_events e on e.rfq_id = r.id group by r.id having r.last_sequence <> count(e.id)`,
  'requests whose awarded quantity is not the sum of their orders': `
    select r.id from rfqs r left join orders o on o.rfq_id = r.id and o.status <> 'CANCELLED'
    group by r.id having r.awarded_quantity <> coalesce(sum(o.quantity), 0)`,
  'accepted quotations without an order, or orders without an accepted quotation': `
    select q.id from quotations q left join orders o on o.quote_id = q.id where (q.status = 'ACCEPTED') <> (o.id is not null)`,
  'quotations that miss a version': `
    select q.id from quotations q left join quotation_versions v on v.quote_id = q.id
    group by q.id having q.version <> count(v.version)`,
  'sellers whose new arrival count differs from its uses': `
    select q.seller_id from new_arrival_quota q left join new_arrival_uses u on u.seller_id = q.seller_id
    group by q.seller_id having q.used <> count(u.listing_id)`,
  'inboxes whose last number is not their number of notifications': `
    select i.user_id from notification_inboxes i left join notifications n on n.user_id = i.user_id
    group by i.user_id having i.last <> count(n.number)`,
}

/** @returns a fault for each kind of partial write */
export async function partialWrites(sql: Sql): Promise<string[]> {
  const faults: string[] = []
  for (const [what, query] of Object.entries(PARTIAL_WRITES)) {
    const rows = await sql.unsafe(query)
    if (rows.length > 0) faults.push(`${rows.length} ${what}`)
  }
  return faults
}

/** Checks every index and its table with PostgreSQL's amcheck. @returns a fault for each broken index */
export async function brokenIndexes(sql: Sql): Promise<{ indexes: number; faults: string[] }> {
  await sql.unsafe('create extension if not exists amcheck')
  const indexes = await sql<{ oid: number; name: string }[]>`
    select c.oid::int as oid, c.relname as name from pg_class c join pg_am a on a.oid = c.relam
    join pg_namespace n on n.oid = c.relnamespace where a.amname = 'btree' and c.relkind = 'i' and n.nspname = 'public'`
  const faults: string[] = []
  for (const { oid, name } of indexes) {
    try {
      await sql`select bt_index_parent_check(${oid}::regclass, true)`
    } catch (error) {
      faults.push(`${name} is broken: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return { indexes: indexes.length, faults }
}
