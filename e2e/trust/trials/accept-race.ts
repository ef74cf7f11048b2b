import { newQuotation, newRequest } from '../../api/rfq/trade'
import { must } from '../client'
import { inParallel, range, scaled, type Trial, tally } from '../trial'

const ACCEPTS = 8
const LANES = 4
const QUANTITY = 100

/** What the eight race for: one quotation; three that each offer the whole; three of which any two are too much together. */
const RACES = ['the same quotation', 'competing quotations of the whole', 'competing quotations of parts'] as const

interface Seen {
  rfq: { status: string; awardedQuantity: number }
  quotes: { quoteId: string; status: string }[]
  orders: { quoteId: string; quantity: number }[]
}

/** Eight people of one company accept at once: one of them has an order, the others are told so, and nobody sold the same goods twice. */
export const acceptRace: Trial = {
  id: 'M4',
  name: 'accept race',
  inTests: true,
  async run(world, scale) {
    const requests = scaled(200, scale, 6)
    const buyer = await world.as('buyer')
    const sellers = await Promise.all((['starter', 'growth', 'all'] as const).map((seller) => world.as(seller)))
    const statuses: number[] = []
    const faults: string[] = []
    let orders = 0
    await inParallel(range(requests), LANES, async (n) => {
      const race = RACES[n % RACES.length] ?? RACES[0]
      const part = race === 'competing quotations of parts' ? 60 : QUANTITY
      const rfqId = await newRequest(buyer, sellers, { quantity: QUANTITY })
      const quoteIds = await Promise.all(
        sellers.map((seller) => newQuotation(seller, rfqId, { offeredQuantity: part })),
      )
      const replies = await Promise.all(
        range(ACCEPTS).map((k) => {
          const quoteId = race === 'the same quotation' ? quoteIds[0] : quoteIds[k % quoteIds.length]
          return buyer.post('/api/rfq/accept', { rfqId, quoteId, quoteVersion: 1, quantity: part })
        }),
      )
      statuses.push(...replies.map(({ status }) => status))
      const answered = tally(replies.map(({ status }) => status))
      if (answered !== `201 x 1, 409 x ${ACCEPTS - 1}`)
        faults.push(`${ACCEPTS} accepts of ${race} were answered ${answered}`)
      const seen = must(await buyer.get(`/api/rfq/${rfqId}`), 200).json<Seen>()
      orders += seen.orders.length
      const sold = seen.orders.reduce((sum, { quantity }) => sum + quantity, 0)
      if (seen.orders.length !== 1) faults.push(`${race}: one request has ${seen.orders.length} orders`)
      if (sold > QUANTITY) faults.push(`${race}: ${sold} of ${QUANTITY} are sold`)
      if (sold !== seen.rfq.awardedQuantity) {
        faults.push(`${race}: orders of ${sold}, ${seen.rfq.awardedQuantity} awarded`)
      }
      const accepted = seen.quotes.filter(({ status }) => status === 'ACCEPTED').map(({ quoteId }) => quoteId)
      if (tally(accepted) !== tally(seen.orders.map(({ quoteId }) => quoteId))) {
        faults.push(`${race}: accepted are ${accepted.length} quotations, ordered of others`)
      }
    })
    const count = (status: number) => statuses.filter((each) => each === status).length
    return {
      figures: {
        requests,
        accepts: statuses.length,
        orders,
        'conflicts (409)': count(409),
        'answers of 5xx': statuses.filter((status) => status >= 500).length,
      },
      faults,
    }
  },
  control: {
    sources: [
      {
        file: 'db/queries/rfq/rfqs.ts',
        from: "\n    .for('update')",
        to: '',
      },
    ],
    sql: ['drop index orders_quote_unique', 'alter table rfqs drop constraint rfqs_awarded_within'],
    fault: /one request has \d+ orders/,
  },
}
