import type { APIRequestContext } from '@playwright/test'
import { createListing, expect, problemOf, test, YARN } from '../../fixtures'

interface Envelope {
  listings: { listingId: string; title: string }[]
  facets: { name: string; kind: string; values?: { value: string; count: number }[]; min?: number; max?: number }[]
  search?: {
    query: string
    understood: { count: string | null; words: string[] }
    corrected: { from: string; to: string }[]
  }
  page: { total: number }
}

const read = async (api: APIRequestContext, query: string): Promise<Envelope> => {
  const response = await api.get(`${YARN}?view=card&limit=100&${query}`)
  expect(response.status(), query).toBe(200)
  return (await response.json()) as Envelope
}
const idsIn = ({ listings }: Envelope) => listings.map(({ listingId }) => listingId).sort()

test('a search understands trade terms and equivalent counts, and says how it was read', async ({ api }) => {
  const seller = await api.as('growth')
  const listing = await createListing(seller, {
    title: 'Combed Cotton Yarn of the lexicon',
    count: '30s',
    fiberType: ['Cotton'],
    quantitySlabs: null,
    pdcSlabs: null,
  })
  const sellerId = String(listing.sellerId)
  const sameSeller = (q: string) => read(api.anonymous, `sellerId=${sellerId}&q=${encodeURIComponent(q)}`)
  const misspelt = await sameSeller('combd coton 30')
  expect(idsIn(misspelt)).toContain(listing.listingId)
  expect(misspelt.search).toEqual({
    query: 'combd coton 30',
    understood: {
      count: '30s',
      words: ['combed', 'cotton'],
      read: [{ name: 'count', text: '30', value: expect.objectContaining({ system: 'Ne', value: 30 }) }],
    },
    corrected: [
      { from: 'combd', to: 'combed' },
      { from: 'coton', to: 'cotton' },
    ],
  })
  for (const same of [
    ['30s', '177 den', '19.7 tex', 'Nm 50.8'],
    ['20 tex', 'Nm 50', '180D'],
    ['2/40s', 'Ne 20'],
  ]) {
    const [first = '', ...others] = same
    const expected = idsIn(await sameSeller(first))
    for (const other of others) expect(idsIn(await sameSeller(other)), `${other} as ${first}`).toEqual(expected)
  }
})

test('a range filter includes its limits, and its facet ignores its own filter', async ({ api }) => {
  const { listings } = (await (await api.anonymous.get(`${YARN}?q=Mewar&limit=1`)).json()) as {
    listings: { sellerId: string }[]
  }
  const oneSeller = `sellerId=${listings[0]?.sellerId}`
  const whole = await read(api.anonymous, `${oneSeller}&facets=true`)
  let bounded = 0
  for (const { name, kind, min, max } of whole.facets) {
    if (kind !== 'range' || typeof min !== 'number' || typeof max !== 'number') continue
    if (name === 'count' || name === 'moq') continue
    const stem = name === 'basePrice' ? 'price' : name
    const all = await read(api.anonymous, `${oneSeller}&facets=true&${stem}Min=${max}`)
    expect(all.page.total, name).toBeGreaterThan(0)
    expect(all.facets.find((facet) => facet.name === name)).toMatchObject({ min, max })
    if (min < max) expect(all.page.total, name).toBeLessThan(whole.page.total)
    bounded++
  }
  expect(bounded).toBeGreaterThan(3)
})

test('price filters use the requested currency', async ({ api }) => {
  const { listings } = (await (await api.anonymous.get(`${YARN}?q=Mewar&limit=1`)).json()) as {
    listings: { sellerId: string }[]
  }
  const oneSeller = `sellerId=${listings[0]?.sellerId}`
  const inRupees = await read(api.anonymous, `${oneSeller}&priceMin=0.01&sort=price`)
  const inDollars = await read(api.anonymous, `${oneSeller}&priceMin=0.01&priceMax=1000&priceCurrency=USD&sort=price`)
  const cheap = await read(api.anonymous, `${oneSeller}&priceMax=1&priceCurrency=USD`)
  expect(inRupees.page.total).toBeGreaterThan(0)
  expect(idsIn(inDollars)).toEqual(idsIn(inRupees))
  expect(cheap.page.total).toBeLessThan(inRupees.page.total)
})

test('ready stock, cheques and new arrivals are boolean filters', async ({ api }) => {
  for (const name of ['readyStock', 'pdcOffered', 'newArrival']) {
    const { facets } = await read(api.anonymous, 'facets=true')
    const values = facets.find((facet) => facet.name === name)?.values ?? []
    expect(values.length, name).toBeGreaterThan(0)
    for (const { value } of values) expect(['true', 'false']).toContain(value)
  }
})

test('a bad value is 422 with its parameter, and a misspelt parameter gets a suggestion', async ({ api }) => {
  for (const [query, field, hint] of [
    ['cspStrengthMin=strong', 'cspStrengthMin', 'number'],
    ['quality.uPercentMax=-1', 'quality.uPercentMax', 'number'],
    ['readyStock=perhaps', 'readyStock', 'true or false'],
    ['newArrival=1', 'newArrival', 'true or false'],
    ['dispatchLeadTimeMx=3', 'dispatchLeadTimeMx', 'dispatchLeadTimeMax'],
    ['priceCurrency=XXX&priceMin=1', 'priceCurrency', 'exchange rate'],
    ['facets=yes', 'facets', 'true'],
    ['view=list', 'view', 'card'],
  ] as const) {
    const problem = await problemOf(await api.anonymous.get(`${YARN}?${query}`), 422, 'VALIDATION_FAILED')
    const issue = problem.issues?.find((candidate) => candidate.field === field)
    expect(issue?.message, query).toContain(hint)
  }
})
