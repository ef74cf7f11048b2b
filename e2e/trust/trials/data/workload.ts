import { YARN, yarnBody } from '../../../demo'
import type { Client, Reply } from '../../client'
import type { World } from '../../world'

/** One write of a story, with its own Idempotency-Key. */
export interface Step {
  what: 'create' | 'edit' | 'upload' | 'request' | 'respond' | 'accept'
  by: 'seller' | 'buyer'
  path: string
  /** Built again for each attempt; `isOther`: different content for the same path. */
  body(isOther?: boolean): unknown
  key: string
  status: number
}

/** The acknowledged records of a story: each must be found later. */
export interface StoryRecords {
  name: string
  listing?: { id: string; version: number; price: number }
  attachment?: { id: string; content: string }
  rfqId?: string
  quoteId?: string
  orderId?: string
}

/** Six writes from a listing to an order. `records` holds what was acknowledged so far. */
export function* story(records: StoryRecords, sellerId: string): Generator<Step, void, Reply> {
  const { name } = records
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
  records.listing = { id, version: 1, price: 289 }
  yield {
    what: 'edit',
    by: 'seller',
    path: YARN,
    body: (isOther) => ({ listingId: id, basePrice: isOther ? 312 : 311, quantitySlabs: [], pdcSlabs: [] }),
    key: key('edit'),
    status: 200,
  }
  records.listing = { id, version: 2, price: 311 }
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
  records.listing = { id, version: 3, price: 311 }
  records.attachment = { id: uploaded.json<{ attachment: { id: string } }>().attachment.id, content }
  const requested = yield {
    what: 'request',
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
  const { rfqId } = requested.json<{ rfq: { rfqId: string } }>().rfq
  records.rfqId = rfqId
  const validUntil = new Date(Date.now() + 30 * 86_400_000).toISOString()
  const quoted = yield {
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
  const { quoteId } = quoted.json<{ quote: { quoteId: string } }>().quote
  records.quoteId = quoteId
  const accepted = yield {
    what: 'accept',
    by: 'buyer',
    path: '/api/rfq/accept',
    body: (isOther) => ({ rfqId, quoteId, quoteVersion: 1, quantity: isOther ? 400 : 500 }),
    key: key('accept'),
    status: 201,
  }
  records.orderId = accepted.json<{ order: { orderId: string } }>().order.orderId
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

const TIMEOUT_MS = 60_000
const RETRY_AFTER_MS = 50

/**
 * Sends a step as our clients do: without a response, or after a 503, it is sent again with the same key.
 * @returns the final response and when that attempt began and ended; null after the timeout
 */
export async function send(
  step: Step,
  { seller, buyer }: Parties,
  isOther = false,
): Promise<{ reply: Reply; startedAt: number; endedAt: number } | null> {
  const client = step.by === 'seller' ? seller : buyer
  const deadline = performance.now() + TIMEOUT_MS
  while (performance.now() < deadline) {
    const startedAt = performance.now()
    const reply = await client
      .post(step.path, step.body(isOther), { headers: { 'idempotency-key': step.key } })
      .catch(() => null)
    if (reply && reply.status !== 503) return { reply, startedAt, endedAt: performance.now() }
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
  }
  return null
}

const FAULTS_MAX = 50

export interface WriteLog {
  stories: StoryRecords[]
  /** Begin and end of each acknowledged attempt. */
  acknowledged: { startedAt: number; endedAt: number }[]
  faults: string[]
}

/** Writes stories in parallel lanes until `writes` writes are acknowledged, and calls `onAcknowledged` after each. */
export async function write(
  world: World,
  wanted: { prefix: string; writes: number; lanes: number; onAcknowledged?: (written: WriteLog) => void },
): Promise<WriteLog> {
  const { prefix, writes, lanes, onAcknowledged } = wanted
  const people = await parties(world)
  const written: WriteLog = { stories: [], acknowledged: [], faults: [] }
  const lane = async () => {
    while (written.acknowledged.length < writes) {
      const records: StoryRecords = { name: `${prefix}-${written.stories.length}` }
      written.stories.push(records)
      const steps = story(records, people.sellerId)
      for (let next = steps.next(); !next.done && written.acknowledged.length < writes; ) {
        const step = next.value
        const sent = await send(step, people)
        if (sent?.reply.status !== step.status) {
          const result = sent ? `${sent.reply.status}: ${sent.reply.text.slice(0, 200)}` : 'nothing'
          written.faults.push(`${step.what} of ${records.name} got ${result}`)
          // The server is gone or broken.
          if (!sent || written.faults.length > FAULTS_MAX) return
          break
        }
        written.acknowledged.push({ startedAt: sent.startedAt, endedAt: sent.endedAt })
        next = steps.next(sent.reply)
        onAcknowledged?.(written)
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return written
}

/** Signs in and writes a checkpoint, so that only later writes can be lost. */
export async function prepare(world: World): Promise<void> {
  await parties(world)
  await world.sql?.unsafe('checkpoint')
}

/** Time from each kill to the first acknowledgement of a request sent after it. */
export function recoveries(kills: readonly number[], { acknowledged }: WriteLog): number[] {
  return kills.map((at) => {
    const after = acknowledged.filter(({ startedAt }) => startedAt >= at).map(({ endedAt }) => endedAt - at)
    return after.length > 0 ? Math.min(...after) : Number.POSITIVE_INFINITY
  })
}
