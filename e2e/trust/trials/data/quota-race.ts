import { YARN, yarnBody } from '../../../demo'
import { inParallel, range, scaled, type Trial, tally } from '../../trial'
import { parties } from './workload'

const ARRIVALS_SENT = 12
const ARRIVALS_MAX = 3
const RACERS = 20

/** Parallel requests cannot exceed a quota of three or take one name twice. */
export const quotaRace: Trial = {
  name: 'quota-race',
  inTests: true,
  // A second sign-up with a used e-mail address counts as a guess. This trial does that on purpose.
  environment: { SIGN_IN_FAILURES_MAX: '1000000' },
  async run(world, scale) {
    const faults: string[] = []
    const statuses: number[] = []
    const sellers = await world.newSellers(scaled(100, scale, 2))
    for (const { client, email } of sellers) {
      const replies = await Promise.all(
        range(ARRIVALS_SENT).map((n) => client.post(YARN, yarnBody({ newArrival: true, sellerSku: `race-${n}` }))),
      )
      const count = (status: number) => replies.filter((reply) => reply.status === status).length
      statuses.push(...replies.map(({ status }) => status))
      if (count(201) !== ARRIVALS_MAX || count(409) !== ARRIVALS_SENT - ARRIVALS_MAX) {
        faults.push(`new arrivals of ${email} got ${tally(replies.map(({ status }) => status))}`)
      }
      const unexpected = replies.find(
        ({ status, text }) => status === 409 && !text.includes('NEW_ARRIVAL_LIMIT_REACHED'),
      )
      if (unexpected) faults.push(`a new arrival was refused for another reason: ${unexpected.text.slice(0, 200)}`)
      const mine = (await client.get(`${YARN}?scope=mine`)).json<{
        page: { total: number }
      }>()
      if (mine.page.total !== count(201))
        faults.push(`${email} has ${mine.page.total} listings after ${count(201)} new arrivals`)
    }
    const threads = await threadRace(world, scaled(50, scale, 2), faults)
    // With normal limits the e-mail race would block sign-ups of other tests from this IP address.
    const emails = world.launched ? await emailRace(world, scaled(50, scale, 3), faults) : 0
    return {
      figures: {
        sellers: sellers.length,
        'new arrivals asked for': statuses.length,
        granted: statuses.filter((status) => status === 201).length,
        'refused (409)': statuses.filter((status) => status === 409).length,
        'quotation threads x 20': threads,
        'e-mail addresses x 20': emails,
        '5xx': statuses.filter((status) => status >= 500).length,
      },
      faults,
    }
  },
  control: {
    sources: [
      {
        file: 'db/queries/listings/listings.ts',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
        from: 'setWhere: sql`${newArrivalQuota.used} < ${use.limit}`,',
        to: '',
      },
      {
        file: 'lib/services/listings/write-rules.ts',
        from: 'if (used === null || used > limit) throw',
        to: 'if (used === null) throw',
      },
    ],
    sql: ['alter table new_arrival_quota drop constraint new_arrival_quota_limit'],
    fault: /^new arrivals of/,
  },
}

/** One seller sends twenty parallel quotations to one request, each as the first. */
async function threadRace(world: Parameters<Trial['run']>[0], count: number, faults: string[]): Promise<number> {
  const { seller, buyer, sellerId } = await parties(world)
  const validUntil = new Date(Date.now() + 30 * 86_400_000).toISOString()
  const rfqIds = await inParallel(range(count), 4, async (n) => {
    const body = { moduleKey: 'yarn', sellerIds: [sellerId], quantity: 500, uom: 'kg', note: `race-${n}` }
    return (await buyer.post('/api/rfq/create', body)).json<{ rfq: { rfqId: string } }>().rfq.rfqId
  })
  for (const rfqId of rfqIds) {
    const replies = await Promise.all(
      range(RACERS).map((n) =>
        seller.post('/api/rfq/respond', {
          rfqId,
          action: 'SUBMIT',
          expectedVersion: 0,
          lineType: 'OFFER',
          unitPrice: 285 + n,
          currency: 'INR',
          priceUom: 'kg',
          offeredQuantity: 500,
          leadTimeDays: 7,
          validUntil,
        }),
      ),
    )
    const counts = tally(replies.map(({ status }) => status))
    if (counts !== `201 x 1, 409 x ${RACERS - 1}`) {
      faults.push(`first quotations for the request ${rfqId} got ${counts}`)
    }
  }
  return rfqIds.length
}

/**
 * Twenty parallel sign-ups with one e-mail address. They fit into the queue of new accounts, which holds 64, so a 503 would be a fault:
 * people must not be turned away because twenty come together.
 */
async function emailRace(world: Parameters<Trial['run']>[0], count: number, faults: string[]): Promise<number> {
  for (const n of range(count)) {
    const email = `race-${n}-${crypto.randomUUID()}@mills.test`
    const replies = await Promise.all(
      range(RACERS).map((person) =>
        world.anonymous.post(
          '/api/account/sign-up',
          {
            email,
            password: `blue loom ${crypto.randomUUID()}`,
            name: `Person ${person}`,
            companyName: 'Racing Mills',
            country: 'IN',
            roles: ['buyer'],
          },
          { headers: { 'sec-fetch-site': 'same-origin' } },
        ),
      ),
    )
    const counts = tally(replies.map(({ status }) => status))
    if (counts !== `201 x 1, 409 x ${RACERS - 1}`) faults.push(`sign-ups with ${email} got ${counts}`)
  }
  return count
}
