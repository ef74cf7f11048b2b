import type { Sql } from 'postgres'
import { YARN, yarnBody } from '../demo'
import type { Client, Reply } from './client'
import { inParallel } from './trial'
import type { World } from './world'

/** One acknowledged write of a story, under an Idempotency-Key of its own. */
export interface Step {
  what: 'create' | 'edit' | 'upload' | 'ask' | 'respond' | 'accept'
  by: 'seller' | 'buyer'
  path: string
  /** Anew for each attempt; `isOther`: another content for the same address. */
  body(isOther?: boolean): unknown
  key: string
  status: number
}

/** What a story has been told is done, and so must be found. */
export interface Told {
  name: string
  listing?: { id: string; version: number; price: number }
  attachment?: { id: string; content: string }
  rfqId?: string
  quoteId?: string
  orderId?: string
}

/** From a listing to the order of a quotation in six writes; `told` holds at each moment what was acknowledged. */
export function* story(told: Told, sellerId: string): Generator<Step, void, Reply> {
  const { name } = told
  const key = (what: string) => `${name}-${what}`
  const created = yield {
    what: 'create',
    by: 'seller',
    path: YARN,
    body: (isOther) => yarnBody({ sellerSku: name, ...(isOther ? { moq: 61 } : {}) }),
    key: key('create'),
    status: 201,
  }
  const { listing } = created.json<{ listing: { listingId: string } }>()
  const id = listing.listingId
  told.listing = { id, version: 1, price: 289 }
  yield {
    what: 'edit',
    by: 'seller',
    path: YARN,
    body: (isOther) => ({ listingId: id, basePrice: isOther ? 312 : 311, quantitySlabs: [], pdcSlabs: [] }),
    key: key('edit'),
    status: 200,
  }
  told.listing = { id, version: 2, price: 311 }
  const content = `Test report of ${name}`
  const uploaded = yield {
    what: 'upload',
    by: 'seller',
    path: `${YARN}/${id}/attachments`,
    body: (isOther) => {
      const form = new FormData()
      form.set('role', 'buyerVisibleDocuments')
      form.set('file', new Blob([isOther ? `${content}, another` : content]), 'report.txt')
      return form
    },
    key: key('upload'),
    status: 201,
  }
  told.listing = { id, version: 3, price: 311 }
  told.attachment = { id: uploaded.json<{ attachment: { id: string } }>().attachment.id, content }
  const asked = yield {
    what: 'ask',
    by: 'buyer',
    path: '/api/rfq/create',
    body: (isOther) => ({
      moduleKey: 'yarn',
      sellerIds: [sellerId],
      quantity: isOther ? 501 : 500,
      uom: 'kg',
      note: name,
    }),
    key: key('ask'),
    status: 201,
  }
  const { rfqId } = asked.json<{ rfq: { rfqId: string } }>().rfq
  told.rfqId = rfqId
  const validUntil = new Date(Date.now() + 30 * 86_400_000).toISOString()
  const answered = yield {
    what: 'respond',
    by: 'seller',
    path: '/api/rfq/respond',
    body: (isOther) => ({
      rfqId,
      action: 'SUBMIT',
      lineType: 'OFFER',
      unitPrice: isOther ? 286 : 285,
      currency: 'INR',
      priceUom: 'kg',
      offeredQuantity: 500,
      leadTimeDays: 7,
      validUntil,
    }),
    key: key('respond'),
    status: 201,
  }
  const { quoteId } = answered.json<{ quote: { quoteId: string } }>().quote
  told.quoteId = quoteId
  const accepted = yield {
    what: 'accept',
    by: 'buyer',
    path: '/api/rfq/accept',
    body: (isOther) => ({ rfqId, quoteId, quoteVersion: 1, quantity: isOther ? 400 : 500 }),
    key: key('accept'),
    status: 201,
  }
  told.orderId = accepted.json<{ order: { orderId: string } }>().order.orderId
}

export interface Parties {
  seller: Client
  buyer: Client
  sellerId: string
}

export async function parties(world: World): Promise<Parties> {
  const [seller, buyer] = [await world.as('growth'), await world.as('buyer')]
  const me = await seller.get('/api/trade-core/seller-subscription/status')
  const { selectedSellerAccess } = me.json<{ selectedSellerAccess: { sellerId: string } }>()
  return { seller, buyer, sellerId: selectedSellerAccess.sellerId }
}

const PATIENCE_MS = 60_000
const AGAIN_AFTER_MS = 50

/**
 * Sends a step as our clients do: what is not answered, or answered 503, is sent again under the same key.
 * @returns the answer that settled it, and when that attempt began and ended; null when patience ran out
 */
export async function send(
  step: Step,
  { seller, buyer }: Parties,
  isOther = false,
): Promise<{ reply: Reply; begun: number; ended: number } | null> {
  const client = step.by === 'seller' ? seller : buyer
  const deadline = performance.now() + PATIENCE_MS
  while (performance.now() < deadline) {
    const begun = performance.now()
    const reply = await client
      .post(step.path, step.body(isOther), { headers: { 'idempotency-key': step.key } })
      .catch(() => null)
    if (reply && reply.status !== 503) return { reply, begun, ended: performance.now() }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS))
  }
  return null
}

const FAULTS_MAX = 50

export interface Written {
  stories: Told[]
  /** When the attempt that was acknowledged began and ended. */
  acknowledged: { begun: number; ended: number }[]
  faults: string[]
}

/** So many acknowledged writes by so many writers at a time; `onAcknowledged` hears of each. */
export async function write(
  world: World,
  wanted: { prefix: string; writes: number; lanes: number; onAcknowledged?: (written: Written) => void },
): Promise<Written> {
  const { prefix, writes, lanes, onAcknowledged } = wanted
  const people = await parties(world)
  const written: Written = { stories: [], acknowledged: [], faults: [] }
  const lane = async () => {
    while (written.acknowledged.length < writes) {
      const told: Told = { name: `${prefix}-${written.stories.length}` }
      written.stories.push(told)
      const steps = story(told, people.sellerId)
      for (let next = steps.next(); !next.done && written.acknowledged.length < writes; ) {
        const step = next.value
        const sent = await send(step, people)
        if (sent?.reply.status !== step.status) {
          const came = sent ? `${sent.reply.status}: ${sent.reply.text.slice(0, 200)}` : 'nothing'
          written.faults.push(`${step.what} of ${told.name} was answered ${came}`)
          // Nothing will be answered any more, or nothing as it should.
          if (!sent || written.faults.length > FAULTS_MAX) return
          break
        }
        written.acknowledged.push({ begun: sent.begun, ended: sent.ended })
        next = steps.next(sent.reply)
        onAcknowledged?.(written)
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return written
}

/** Signs everybody in and puts that on the disk: a database that loses acknowledged commits is to be found out by what was written after. */
export async function prepare(world: World): Promise<void> {
  await parties(world)
  await world.sql?.unsafe('checkpoint')
}

/** Reads back over HTTP all that was acknowledged. @returns a sentence for each thing that is lost */
export async function lost(world: World, stories: readonly Told[]): Promise<string[]> {
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

/** Counts the effects of each story in the database. @returns a sentence for each that is there more than once */
export async function duplicated(sql: Sql, stories: readonly Told[]): Promise<string[]> {
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

/** What one transaction writes together: a row that breaks one of these is half of something. */
const WHOLE: Record<string, string> = {
  'listings whose version is not that of their last event': `
    select l.id from listings l left join events e on e.aggregate_type = 'listing' and e.aggregate_id = l.id
    where l.fields ->> 'sellerSku' like 'trust-%'
    group by l.id having coalesce(max(e.aggregate_version), 0) <> l.version`,
  'histories with a gap': `
    select aggregate_id from events group by aggregate_type, aggregate_id having max(sequence) <> count(*)
    union all select rfq_id from rfq_events group by rfq_id having max(sequence) <> count(*)`,
  'requests that count other events than they have': `
    select r.id from rfqs r left join rfq_events e on e.rfq_id = r.id group by r.id having r.last_sequence <> count(e.id)`,
  'requests awarded otherwise than ordered': `
    select r.id from rfqs r left join orders o on o.rfq_id = r.id and o.status <> 'CANCELLED'
    group by r.id having r.awarded_quantity <> coalesce(sum(o.quantity), 0)`,
  'accepted quotations without an order, or orders without one': `
    select q.id from quotations q left join orders o on o.quote_id = q.id where (q.status = 'ACCEPTED') <> (o.id is not null)`,
  'quotations without all their versions': `
    select q.id from quotations q left join quotation_versions v on v.quote_id = q.id
    group by q.id having q.version <> count(v.version)`,
  'new arrivals counted otherwise than used': `
    select q.seller_id from new_arrival_quota q left join new_arrival_uses u on u.seller_id = q.seller_id
    group by q.seller_id having q.used <> count(u.listing_id)`,
  'inboxes that count other notices than they have': `
    select i.user_id from notification_inboxes i left join notifications n on n.user_id = i.user_id
    group by i.user_id having i.last <> count(n.number)`,
}

/** @returns a sentence for each kind of half-done work that is there */
export async function partial(sql: Sql): Promise<string[]> {
  const faults: string[] = []
  for (const [what, query] of Object.entries(WHOLE)) {
    const rows = await sql.unsafe(query)
    if (rows.length > 0) faults.push(`${rows.length} ${what}`)
  }
  return faults
}

/** Every row of the index and of the table that it leads to. @returns what PostgreSQL's own check says against it */
export async function corrupt(sql: Sql): Promise<{ indexes: number; faults: string[] }> {
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

/** How long after each kill the first request that began after it was acknowledged. */
export function recoveries(kills: readonly number[], { acknowledged }: Written): number[] {
  return kills.map((at) => {
    const after = acknowledged.filter(({ begun }) => begun >= at).map(({ ended }) => ended - at)
    return after.length > 0 ? Math.min(...after) : Number.POSITIVE_INFINITY
  })
}
