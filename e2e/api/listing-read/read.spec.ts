import type { APIRequestContext } from '@playwright/test'
import { createListing, expect, problemOf, test, YARN } from '../../fixtures'

interface Envelope {
  ok: boolean
  success: boolean
  fieldMatrix: Record<string, unknown>
  listings: { listingId: string; sellerId: string; title: string; status: string; fields: Record<string, unknown> }[]
  facets: { name: string; kind: string; values?: { value: string; count: number }[]; min?: number; max?: number }[]
  page: { limit: number; nextCursor: string | null; total: number }
}

test('the public list has the documented envelope and contains only ACTIVE listings', async ({ api }) => {
  const { listingId } = await createListing(await api.as('growth'))
  const response = await api.anonymous.get(`${YARN}?limit=100`)
  expect(response.status()).toBe(200)
  const body = (await response.json()) as Envelope
  expect(Object.keys(body)).toEqual([
    'ok',
    'success',
    'moduleKey',
    'rendererFamily',
    'fieldMatrix',
    'dependencyMatrix',
    'listings',
    'page',
  ])
  expect(body.listings.map((listing) => listing.listingId)).toContain(listingId)
  expect(new Set(body.listings.map(({ status }) => status))).toEqual(new Set(['ACTIVE']))
})

/** The filter for a demo seller whose listings no test changes. */
async function unchangedSeller(api: { anonymous: APIRequestContext }): Promise<string> {
  const { listings } = (await (await api.anonymous.get(`${YARN}?q=Mewar&limit=1`)).json()) as Envelope
  expect(listings).toHaveLength(1)
  return `sellerId=${listings[0]?.sellerId}`
}

test('cursor paging returns every listing once in every sort order', async ({ api }) => {
  const filter = await unchangedSeller(api)
  for (const sort of ['newest', 'price', '-price', 'moq']) {
    const seen: string[] = []
    let cursor: string | null = null
    let total = 0
    do {
      const query: string = `${YARN}?view=card&limit=2&sort=${sort}&${filter}${cursor ? `&cursor=${cursor}` : ''}`
      const page = (await (await api.anonymous.get(query)).json()) as Envelope
      seen.push(...page.listings.map(({ listingId }) => listingId))
      cursor = page.page.nextCursor
      total = page.page.total
    } while (cursor)
    expect(new Set(seen).size, sort).toBe(seen.length)
    expect(seen, sort).toHaveLength(total)
    expect(total).toBeGreaterThan(4)
  }
})

test('a count range finds the same yarn in every count system', async ({ api }) => {
  const seller = await api.as('growth')
  const ne = await createListing(seller, { count: '30s', quantitySlabs: null, pdcSlabs: null })
  const nm = await createListing(seller, { count: 'Nm 50.8', quantitySlabs: null, pdcSlabs: null })
  const tex = await createListing(seller, { count: '19.7 tex', quantitySlabs: null, pdcSlabs: null })
  const far = await createListing(seller, { count: '60s', quantitySlabs: null, pdcSlabs: null })
  for (const range of [
    'countMin=29.9&countMax=30.1&countSystem=Ne',
    'countMin=50.5&countMax=51&countSystem=nm',
    'countMin=19.6&countMax=19.8&countSystem=Tex',
    'countMin=177&countMax=178&countSystem=Denier',
  ]) {
    const ids = ((await (await api.anonymous.get(`${YARN}?limit=100&${range}`)).json()) as Envelope).listings.map(
      ({ listingId }) => listingId,
    )
    expect(ids, range).toEqual(expect.arrayContaining([ne.listingId, nm.listingId, tex.listingId]))
    expect(ids, range).not.toContain(far.listingId)
  }
})

test('facet counts are exact and ignore the facet’s own filter', async ({ api }) => {
  const filter = await unchangedSeller(api)
  const read = async (query: string) =>
    (await (await api.anonymous.get(`${YARN}?limit=100&${filter}&${query}`)).json()) as Envelope
  const faceted = await read('facets=true&condition=Fresh')
  let counted = 0
  for (const { name, kind, values } of faceted.facets) {
    if (kind !== 'values') continue
    for (const { value, count } of (values ?? []).slice(0, 4)) {
      const own = name === 'condition' ? '' : 'condition=Fresh&'
      expect((await read(`${own}${name}=${encodeURIComponent(value)}`)).page.total, `${name} ${value}`).toBe(count)
      counted++
    }
  }
  expect(counted).toBeGreaterThan(20)
})

test('an unknown parameter or a bad value is 422 with its name', async ({ api }) => {
  for (const [query, field] of [
    ['colour=red', 'colour'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['priceMin=cheap', 'priceMin'],
    ['sort=best', 'sort'],
    ['cursor=xyz', 'cursor'],
    ['countMin=10&countSystem=furlong', 'countSystem'],
    ['countMin=60&countMax=30', 'countMin'],
    ['priceMin=300&priceMax=200', 'priceMax'],
    ['sellerId=me', 'sellerId'],
    [`q=${'a'.repeat(201)}`, 'q'],
    ['q=%00', 'q'],
    ['q=cotton%00', 'q'],
    ['fiberType=%00', 'fiberType'],
    ['fiberType=Cotton&fiberType=Wool%00', 'fiberType'],
    ['condition=Old', 'condition'],
    ['country=Atlantis', 'country'],
  ] as const) {
    const problem = await problemOf(await api.anonymous.get(`${YARN}?${query}`), 422, 'VALIDATION_FAILED')
    expect(
      problem.issues?.map((issue) => issue.field),
      query,
    ).toContain(field)
  }
})

test('an ETag gives 304 until the next write, and then the new data', async ({ api }) => {
  const seller = await api.as('growth')
  const { listingId } = await createListing(seller)
  const path = `${YARN}/${listingId}`
  const record = await api.anonymous.get(path)
  const list = await api.anonymous.get(`${YARN}?limit=5`)
  // No test writes to this module.
  const unchanged = await api.anonymous.get('/api/trade-core/listings/thread?limit=5')
  const ifNoneMatch = (response: typeof record) => ({ headers: { 'if-none-match': response.headers().etag ?? '' } })
  expect(record.headers()['cache-control']).toContain('public')
  expect((await api.anonymous.get(path, ifNoneMatch(record))).status()).toBe(304)
  expect((await api.anonymous.get('/api/trade-core/listings/thread?limit=5', ifNoneMatch(unchanged))).status()).toBe(
    304,
  )

  expect((await seller.post(YARN, { data: { listingId, basePrice: 299 } })).status()).toBe(200)
  for (const [address, earlier] of [
    [path, record],
    [`${YARN}?limit=5`, list],
  ] as const) {
    const changed = await api.anonymous.get(address, ifNoneMatch(earlier))
    expect(changed.status(), address).toBe(200)
    const { listings } = (await changed.json()) as Envelope
    const own = listings.find((listing) => listing.listingId === listingId)
    if (own) expect(own.fields.basePrice).toBe(299)
    else expect(listings, 'other tests moved it off the first page').toHaveLength(5)
  }
})

test("a seller's own list needs authentication and is never cached", async ({ api }) => {
  await problemOf(await api.anonymous.get(`${YARN}?scope=mine`), 401, 'AUTH_REQUIRED')
  const response = await (await api.as('growth')).get(`${YARN}?scope=mine&status=ACTIVE`)
  expect(response.headers()['cache-control']).toBe('private, no-store')
  expect(((await response.json()) as Envelope).listings.length).toBeGreaterThan(0)
})

test('the definition lists every field, the schema of the write body and a checksum', async ({ api }) => {
  const response = await api.anonymous.get(`${YARN}/definition`)
  expect(response.status()).toBe(200)
  const body = (await response.json()) as {
    fields: { name: string; kind: string; label: string }[]
    writeSchema: { properties: Record<string, unknown> }
    checksum: string
    definitionVersion: string
  }
  expect(body.fields.find(({ name }) => name === 'count')).toMatchObject({ kind: 'count', label: 'Count' })
  expect(Object.keys(body.writeSchema.properties)).toEqual(
    expect.arrayContaining(['title', 'count', 'quantitySlabs', 'status', 'listingId']),
  )
  expect(body.checksum).toMatch(/^[0-9a-f]{64}$/)
})

test('a public response contains nothing private', async ({ api }) => {
  const { listingId } = await createListing(await api.as('growth'), { editMarker: 'run-1' })
  const text = await (await api.anonymous.get(`${YARN}/${listingId}`)).text()
  expect(text).toContain('"editMarker":"run-1"')
  expect(text).not.toContain('@demo.test')
  expect(text).not.toContain('privateDocuments":[')
})
