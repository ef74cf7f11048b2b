import { newQuotation, newRequest } from '../../../api/rfq/trade'
import { must } from '../../client'
import { inParallel, range, scaled, type Trial, tally } from '../../trial'

const ACCEPTS = 8
const LANES = 4
const QUANTITY = 100

/** The same quotation; quotations of the full quantity; quotations of 60 %, of which any two are too much. */
const RACES = [
  'the same quotation',
  'competing quotations of the full quantity',
  'competing quotations of 60 %',
] as const

interface RfqView {
  rfq: { status: string; awardedQuantity: number }
  quotes: { quoteId: string; status: string }[]
  orders: { quoteId: string; quantity: number }[]
}

/** Eight parallel accepts on one request: one creates an order, seven get 409, and no quantity is sold twice. */
export const acceptRace: Trial = {
  name: 'accept-race',
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
      const part = race === 'competing quotations of 60 %' ? 60 : QUANTITY
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
      const counts = tally(replies.map(({ status }) => status))
      if (counts !== `201 x 1, 409 x ${ACCEPTS - 1}`) faults.push(`${ACCEPTS} accepts of ${race} got ${counts}`)
      const view = must(await buyer.get(`/api/rfq/${rfqId}`), 200).json<RfqView>()
      orders += view.orders.length
      const sold = view.orders.reduce((sum, { quantity }) => sum + quantity, 0)
      if (view.orders.length !== 1) faults.push(`${race}: one request has ${view.orders.length} orders`)
      if (sold > QUANTITY) faults.push(`${race}: ${sold} of ${QUANTITY} kg are sold`)
      if (sold !== view.rfq.awardedQuantity) {
        faults.push(`${race}: orders of ${sold} kg, but ${view.rfq.awardedQuantity} kg awarded`)
      }
      const accepted = view.quotes.filter(({ status }) => status === 'ACCEPTED').map(({ quoteId }) => quoteId)
      if (tally(accepted) !== tally(view.orders.map(({ quoteId }) => quoteId))) {
        faults.push(`${race}: the ${accepted.length} accepted quotations are not those with an order`)
      }
    })
    const count = (status: number) => statuses.filter((each) => each === status).length
    return {
      figures: {
        requests,
        accepts: statuses.length,
        orders,
        'conflicts (409)': count(409),
        '5xx responses': statuses.filter((status) => status >= 500).length,
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
