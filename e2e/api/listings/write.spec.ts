import { createListing, expect, test, YARN, yarnBody } from '../../fixtures'

interface WriteResponse {
  ok: boolean
  success: boolean
  moduleKey: string
  // biome-ignore lint/suspicious/noExplicitAny: the record is asserted key by key
  listing: any
  issues: { code: string; field: string; severity: string }[]
}

test('a create returns the full record, and a read returns the same record', async ({ api }) => {
  const seller = await api.as('growth')
  const response = await seller.post(YARN, { data: yarnBody({ sellerSku: 'CCW-30' }) })
  expect(response.status(), await response.text()).toBe(201)
  expect(response.headers().etag).toBe('"1"')
  const created = (await response.json()) as WriteResponse
  expect(created).toMatchObject({ ok: true, success: true, moduleKey: 'yarn' })
  const { listing } = created
  expect(listing).toMatchObject({
    moduleKey: 'yarn',
    status: 'ACTIVE',
    version: 1,
    condition: 'Fresh',
    listingCondition: 'Fresh',
    listingType: 'Fresh',
    newArrival: false,
    newArrivalStatus: 'Regular listing',
    tradeMode: 'Domestic',
    tradeScope: 'DOMESTIC',
    businessChannel: 'B2B',
    rendererFamily: 'PRODUCT',
    walletEnabled: false,
    contextMetadata: {
      purpose: 'LISTING_WRITE',
      externalBankExecution: false,
      externalMoneyMovement: false,
      providerExecutionState: 'OFF',
      safeFallbackDefaultsApplied: true,
    },
    transactionContext: {
      sectorKey: 'textile',
      currency: 'INR',
      country: 'IN',
      listingCondition: 'FRESH',
      rfqId: '',
      quotationId: '',
      orderId: '',
    },
    commercialValidation: { ok: true, issues: [], family: 'PRODUCT' },
    attachmentExperience: {
      maxBytes: 20_971_520,
      imageCount: 0,
      documentCount: 0,
      rejectedCount: 0,
      attachments: [],
      coverImageId: '',
    },
    newArrivalEligibility: { usageCount: 0, repeatLimit: 3, remainingCount: 3, eligibilityStatus: 'REGULAR' },
  })
  expect(listing.id).toBe(listing.listingId)
  expect(listing.userId).toBe(listing.sellerId)
  expect(listing.transactionContext.createdBy).toBe(listing.sellerId)
  expect(listing.fields).toMatchObject({ count: '30s CCW', price: 289, basePrice: 289, uom: 'kg', priceUom: 'kg' })
  expect(listing.fields.countParsed).toMatchObject({
    system: 'Ne',
    value: 30,
    ply: 1,
    resultantTex: 19.685,
    qualifiers: ['COMBED', 'COMPACT', 'WEAVING'],
  })
  expect(listing.fields.transactionContext).toEqual(listing.transactionContext)
  expect(listing.fields.contextMetadata).toEqual(listing.contextMetadata)
  expect(listing.quantitySlabs).toEqual([
    { index: 1, price: 289, minQty: 60, maxQty: 1199, currency: 'INR', priceUom: 'kg' },
    { index: 2, price: 286, minQty: 1200, maxQty: 8999, currency: 'INR', priceUom: 'kg' },
    { index: 3, price: 283, minQty: 9000, maxQty: null, currency: 'INR', priceUom: 'kg' },
  ])
  expect(listing.commercialValidation.slabs).toEqual(listing.quantitySlabs)
  expect(listing.commercialValidation.pdcSlabs).toEqual(listing.pdcSlabs)
  expect(listing.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/)

  const read = await api.anonymous.get(`${YARN}/${listing.listingId}`)
  expect(read.status()).toBe(200)
  const { listings } = (await read.json()) as { listings: WriteResponse['listing'][] }
  expect(listings).toHaveLength(1)
  expect(listings[0].contextMetadata.purpose).toBe('LISTING_READ')
  expect(listings[0].transactionContext.contextMetadata.purpose).toBe('LISTING_READ')
  const withoutPurpose = (record: unknown) =>
    JSON.parse(JSON.stringify(record).replaceAll(/"purpose":"LISTING_\w+"/g, '"purpose":""'))
  expect(withoutPurpose(listings[0])).toEqual(withoutPurpose(listing))
})

test('an edit changes given fields, clears null fields and increments the version', async ({ api }) => {
  const seller = await api.as('growth')
  const created = await createListing(seller, { sellerSku: 'A-1', brandManufacturer: 'Kaveri Mills' })
  const response = await seller.post(YARN, {
    data: { listingId: created.listingId, basePrice: 291.5, sellerSku: null },
  })
  expect(response.status(), await response.text()).toBe(200)
  const { listing } = (await response.json()) as WriteResponse
  expect(listing).toMatchObject({
    listingId: created.listingId,
    version: 2,
    editContinuityPreserved: true,
    status: 'ACTIVE',
  })
  expect(listing.fields).toMatchObject({
    basePrice: 291.5,
    price: 291.5,
    brandManufacturer: 'Kaveri Mills',
    count: '30s CCW',
  })
  expect(listing.fields.sellerSku).toBeUndefined()
})

test('a record can be posted back and changes nothing: server-owned keys are ignored with a warning', async ({
  api,
}) => {
  const seller = await api.as('growth')
  const created = await createListing(seller)
  const posted = { ...created, walletEnabled: true, rating: 5, createdBy: 'someone', status: 'ACTIVE' }
  const response = await seller.post(YARN, { data: posted })
  expect(response.status(), await response.text()).toBe(200)
  const { listing, issues } = (await response.json()) as WriteResponse
  expect(listing.version).toBe(1)
  expect(listing.walletEnabled).toBe(false)
  expect(listing.fields.rating).toBeUndefined()
  expect(listing.transactionContext.createdBy).toBe(created.sellerId)
  expect(issues.filter(({ code }) => code === 'SERVER_OWNED_FIELD').map(({ field }) => field)).toEqual(
    expect.arrayContaining(['walletEnabled', 'rating', 'createdBy', 'contextMetadata']),
  )
  expect(listing.fields.basePrice).toBe(289)
})

test('a record posted back with another price changes the price', async ({ api }) => {
  const seller = await api.as('growth')
  const created = (await createListing(seller)) as WriteResponse['listing']
  const response = await seller.post(YARN, { data: { ...created, fields: { ...created.fields, price: 295 } } })
  expect(response.status(), await response.text()).toBe(200)
  const { listing } = (await response.json()) as WriteResponse
  expect(listing.fields).toMatchObject({ price: 295, basePrice: 295 })
})

test('a draft keeps invalid values with their issues and is visible only to its owner and admins', async ({ api }) => {
  const seller = await api.as('growth')
  const response = await seller.post(YARN, {
    data: {
      title: 'Slub yarn, to be finished',
      status: 'DRAFT',
      count: '500s',
      quantitySlabs: [
        { minQty: 1, maxQty: 500, price: 300 },
        { minQty: 502, price: 290 },
      ],
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  const { listing } = (await response.json()) as WriteResponse
  expect(listing.status).toBe('DRAFT')
  expect(listing.fields.count).toBe('500s')
  expect(listing.fields.countParsed).toBeNull()
  expect(listing.commercialValidation.ok).toBe(false)
  expect(listing.commercialValidation.issues.map(({ code }: { code: string }) => code)).toEqual(
    expect.arrayContaining(['OUT_OF_RANGE', 'SLAB_GAP']),
  )

  const path = `${YARN}/${listing.listingId}`
  expect((await seller.get(path)).status()).toBe(200)
  expect((await (await api.as('admin')).get(path)).status()).toBe(200)
  for (const other of [api.anonymous, await api.as('starter'), await api.as('buyer')]) {
    expect((await other.get(path)).status()).toBe(404)
  }
  const ownList = (await (await seller.get(`${YARN}?scope=mine&status=DRAFT&limit=100`)).json()) as {
    listings: { listingId: string }[]
  }
  expect(ownList.listings.map(({ listingId }) => listingId)).toContain(listing.listingId)
  const publicList = (await (await api.anonymous.get(`${YARN}?q=finished&limit=100`)).json()) as {
    listings: { listingId: string }[]
  }
  expect(publicList.listings.map(({ listingId }) => listingId)).not.toContain(listing.listingId)
})

test('a preview validates like a write and stores nothing', async ({ api }) => {
  const seller = await api.as('growth')
  const word = `preview${Date.now()}`
  const shown = await seller.post(`${YARN}?mode=preview`, { data: yarnBody({ title: `30s Cotton Yarn ${word}` }) })
  expect(shown.status()).toBe(200)
  expect(((await shown.json()) as WriteResponse).listing.title).toBe(`30s Cotton Yarn ${word}`)
  expect((await seller.post(`${YARN}?mode=preview`, { data: yarnBody({ basePrice: -1 }) })).status()).toBe(422)
  expect((await seller.post(`${YARN}?mode=preview&mode=publish`, { data: yarnBody() })).status()).toBe(422)
  const found = (await (await api.anonymous.get(`${YARN}?q=${word}`)).json()) as { page: { total: number } }
  expect(found.page.total).toBe(0)
})

test('archive and unarchive change the status once and do nothing when repeated', async ({ api }) => {
  const seller = await api.as('growth')
  const { listingId } = await createListing(seller)
  const path = `${YARN}/${listingId}`
  const archived = (await (await seller.post(`${path}/archive`)).json()) as WriteResponse
  expect(archived.listing).toMatchObject({
    status: 'ARCHIVED',
    version: 2,
    contextMetadata: { purpose: 'LISTING_LIFECYCLE' },
  })
  expect((await api.anonymous.get(path)).status()).toBe(404)
  const again = (await (await seller.post(`${path}/archive`)).json()) as WriteResponse
  expect(again.listing).toMatchObject({ status: 'ARCHIVED', version: 2 })
  expect((await seller.post(`${path}/archive`, { headers: { 'if-match': '"1"' } })).status()).toBe(412)
  expect((await seller.post(`${path}/unarchive`, { data: { expectedVersion: 1 } })).status()).toBe(409)
  expect((await seller.post(YARN, { data: { listingId, basePrice: 300 } })).status()).toBe(409)
  const unarchived = (await (await seller.post(`${path}/unarchive`)).json()) as WriteResponse
  expect(unarchived.listing).toMatchObject({
    status: 'ACTIVE',
    version: 3,
    contextMetadata: { purpose: 'LISTING_LIFECYCLE' },
  })
  expect((await api.anonymous.get(path)).status()).toBe(200)
})

test("an admin writes with the seller's entitlement and is recorded as the creator", async ({ api }) => {
  const seller = await api.as('starter')
  const own = (await createListing(seller)) as WriteResponse['listing']
  const admin = await api.as('admin')
  const response = await admin.post(YARN, { data: yarnBody({ sellerId: own.sellerId }) })
  expect(response.status(), await response.text()).toBe(201)
  const { listing } = (await response.json()) as WriteResponse
  expect(listing.sellerId).toBe(own.sellerId)
  expect(listing.transactionContext.createdBy).not.toBe(own.sellerId)
  const refused = await admin.post('/api/trade-core/listings/finish_fabric', {
    data: { sellerId: own.sellerId, title: 'Poplin' },
  })
  expect(refused.status()).toBe(403)
})

test('five parallel creates with one Idempotency-Key create one listing', async ({ api }) => {
  const seller = await api.as('growth')
  const headers = { 'idempotency-key': `five-${Date.now()}-${Math.random()}` }
  const data = yarnBody({ sellerSku: headers['idempotency-key'].slice(0, 40) })
  const responses = await Promise.all(Array.from({ length: 5 }, () => seller.post(YARN, { data, headers })))
  const texts = await Promise.all(responses.map((response) => response.text()))
  expect(responses.map((response) => response.status())).toEqual([201, 201, 201, 201, 201])
  expect(new Set(texts).size).toBe(1)
  expect(responses.filter((response) => response.headers()['idempotent-replayed'] === 'true')).toHaveLength(4)
  const other = await seller.post(YARN, { data: yarnBody(), headers })
  expect(other.status()).toBe(422)
  expect(((await other.json()) as { code: string }).code).toBe('IDEMPOTENCY_KEY_REUSED')
})

test('of two parallel edits of one version exactly one succeeds', async ({ api }) => {
  const seller = await api.as('growth')
  const { listingId } = await createListing(seller)
  const race = await Promise.all(
    [0, 1].map((n) => seller.post(YARN, { data: { listingId, basePrice: 300 + n, expectedVersion: 1 } })),
  )
  expect(race.map((response) => response.status()).sort()).toEqual([200, 409])
  const conflict = race.find((response) => response.status() === 409)
  expect(await conflict?.json()).toMatchObject({ code: 'VERSION_CONFLICT', details: { currentVersion: 2 } })
  const matched = await Promise.all(
    [0, 1].map((n) => seller.post(YARN, { data: { listingId, basePrice: 310 + n }, headers: { 'if-match': '"2"' } })),
  )
  expect(matched.map((response) => response.status()).sort()).toEqual([200, 412])
})

test('of twelve parallel new arrivals at most three are granted', async ({ api }) => {
  const seller = await api.as('all')
  const marker = `arrival-${Date.now()}`
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      seller.post(YARN, { data: yarnBody({ newArrival: true, styleNumber: `${marker}-${n}`.slice(0, 40) }) }),
    ),
  )
  const statuses = responses.map((response) => response.status())
  const before = statuses.filter((status) => status === 201).length
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([])
  expect(before).toBeLessThanOrEqual(3)
  const granted = (await Promise.all(
    responses.filter((response) => response.status() === 201).map((response) => response.json()),
  )) as WriteResponse[]
  for (const { listing } of granted)
    expect(listing.newArrivalEligibility).toMatchObject({ requested: true, repeatLimit: 3 })
  const refused = responses.find((response) => response.status() === 409)
  expect(await refused?.json()).toMatchObject({ code: 'NEW_ARRIVAL_LIMIT_REACHED' })
  const first = granted[0]?.listing
  if (first) {
    const edited = await seller.post(YARN, { data: { listingId: first.listingId, basePrice: 300 } })
    expect(edited.status(), 'an edit of a new arrival uses no quota').toBe(200)
  }
})
