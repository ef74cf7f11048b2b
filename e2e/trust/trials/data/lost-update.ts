import { YARN, yarnBody } from '../../../demo'
import { must, type Reply } from '../../client'
import { inParallel, range, scaled, type Trial, tally } from '../../trial'

const LANES = 8

/** Two editors save the same version in parallel: one wins, the other gets 412. */
export const lostUpdate: Trial = {
  name: 'lost-update',
  async run(world, scale) {
    const pairs = scaled(1000, scale, 20)
    const seller = await world.as('growth')
    const created = await inParallel(range(scaled(50, scale, 5)), LANES, async (n) => {
      const reply = must(await seller.post(YARN, yarnBody({ sellerSku: `lost-${n}` })), 201)
      return reply.json<{ listing: { listingId: string } }>().listing.listingId
    })
    const statuses: number[] = []
    const faults: string[] = []
    // Pairs of one listing run in sequence, listings in parallel.
    await inParallel(created, LANES, async (listingId, position) => {
      const own = range(pairs).filter((pair) => pair % created.length === position)
      for (const pair of own) {
        const before = must(await seller.get(`${YARN}/${listingId}`), 200)
        const headers = { 'if-match': before.headers.get('etag') ?? '' }
        const save = (price: number) =>
          seller.post(YARN, { listingId, basePrice: price, quantitySlabs: [], pdcSlabs: [] }, { headers })
        const prices = [200 + pair / 100, 700 + pair / 100] as const
        const replies = await Promise.all(prices.map(save))
        statuses.push(...replies.map(({ status }) => status))
        const won = prices.filter((_, n) => replies[n]?.status === 200)
        const refused = replies.filter(({ status }) => status === 412)
        if (won.length !== 1 || refused.length !== 1) {
          faults.push(`two saves of one version of ${listingId} got ${tally(replies.map(({ status }) => status))}`)
        }
        const after = must(await seller.get(`${YARN}/${listingId}`), 200)
        const listing = onlyListing(after)
        const earlier = onlyListing(before).version
        if (listing.version !== earlier + 1 || !won.some((price) => price === listing.fields.basePrice)) {
          faults.push(
            `${listingId} went from version ${earlier} to ${listing.version} at ${listing.fields.basePrice}, but ${won.join(' and ')} won`,
          )
        }
      }
    })
    const count = (status: number) => statuses.filter((each) => each === status).length
    return { figures: { pairs: statuses.length / 2, saved: count(200), 'refused (412)': count(412) }, faults }
  },
  control: {
    sources: [
      {
        file: 'db/queries/listings/listings.ts',
        from: "where(isIt).for('update')",
        to: 'where(isIt)',
      },
    ],
    fault: /two saves of one version/,
  },
}

function onlyListing(reply: Reply): { version: number; fields: { basePrice?: number } } {
  const [listing] = reply.json<{ listings: { version: number; fields: { basePrice?: number } }[] }>().listings
  if (!listing) throw new Error('a response without its listing')
  return listing
}
