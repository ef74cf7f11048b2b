/** Browses yarn: cotton between Ne 28 and Ne 32, all pages, with the exact counts of the first. Needs no token. */
import { call } from './client.js'

interface Card {
  listingId: string
  title: string
  companyName: string
  price: number | null
  currency: string
  priceUom: string
}
interface Page {
  listings: Card[]
  facets?: { name: string; label: string; values?: { value: string; count: number }[] }[]
  page: { nextCursor: string | null; total: number }
}

const filters = new URLSearchParams({ fiberType: 'Cotton', countMin: '28', countMax: '32', view: 'card', limit: '5' })
let cursor: string | null = null
do {
  const query: URLSearchParams = new URLSearchParams({
    ...Object.fromEntries(filters),
    ...(cursor ? { cursor } : { facets: 'true' }),
  })
  const { body }: { body: Page } = await call<Page>('GET', `/api/trade-core/listings/yarn?${query}`)
  if (!cursor) {
    console.log(`${body.page.total} listings`)
    for (const { label, values = [] } of body.facets ?? []) {
      if (values.length > 0)
        console.log(`${label}: ${values.map(({ value, count }) => `${value} (${count})`).join(', ')}`)
    }
  }
  for (const { title, companyName, price, currency, priceUom } of body.listings) {
    console.log(`- ${title}, ${companyName}${price === null ? '' : `, ${price} ${currency} per ${priceUom}`}`)
  }
  cursor = body.page.nextCursor
} while (cursor)
