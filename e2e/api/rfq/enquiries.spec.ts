import { quotationBody } from '../../demo'
import { expect, test } from '../../fixtures'

const ENQUIRIES = '/api/rfq/enquiries'

test('an enquiry is sent whole, read by its parties, and awarded line by line', async ({ api }) => {
  const [buyer, mill, trader] = [await api.as('buyer'), await api.as('growth'), await api.as('all')]
  const sellerIds = await Promise.all(
    [mill, trader].map(async (seller) => {
      const own = await (await seller.get('/api/trade-core/seller-subscription/status')).json()
      return own.selectedSellerAccess.sellerId as string
    }),
  )
  const lines = [
    { moduleKey: 'yarn', sellerIds: sellerIds.slice(0, 1), quantity: 500, uom: 'kg' },
    { moduleKey: 'thread', sellerIds, quantity: 200, uom: 'cone', deliveryLocation: 'Surat' },
    { moduleKey: 'grey_fabric', openPool: true, quantity: 800, uom: 'm', title: 'Grey poplin 63 inch' },
  ]
  const key = crypto.randomUUID()
  const send = (data: unknown, headers = {}) => buyer.post(ENQUIRIES, { data, headers })
  const terms = { deliveryLocation: 'Tiruppur', note: 'For shirts.' }
  const created = await send({ lines, ...terms }, { 'idempotency-key': key })
  expect(created.status(), await created.text()).toBe(201)
  const { enquiry } = await created.json()
  expect(enquiry).toMatchObject({ note: 'For shirts.', respondBy: '', deliveryLocation: 'Tiruppur' })
  const again = await send({ lines, ...terms }, { 'idempotency-key': key })
  expect(again.headers()['idempotent-replayed']).toBe('true')
  expect((await again.json()).enquiry).toEqual(enquiry)

  const path = `${ENQUIRIES}/${enquiry.enquiryId}`
  const modulesFor = async (reader: typeof buyer) => {
    const read = await (await reader.get(path)).json()
    return read.enquiry.lines.map(({ moduleKey }: { moduleKey: string }) => moduleKey)
  }
  expect(await modulesFor(buyer)).toEqual(['yarn', 'thread', 'grey_fabric'])
  expect(await modulesFor(await api.as('admin'))).toEqual(['yarn', 'thread', 'grey_fabric'])
  expect(await modulesFor(trader)).toEqual(['thread', 'grey_fabric'])
  // A seller whom only the open pool asks.
  expect(await modulesFor(await api.as('starter'))).toEqual(['grey_fabric'])
  expect((await (await api.as('buyer2')).get(path)).status()).toBe(404)
  expect((await api.anonymous.get(path)).status()).toBe(401)
  const mine = await (await buyer.get(`${ENQUIRIES}/mine?as=buyer&limit=1`)).json()
  expect(mine.enquiries[0].enquiryId).toBe(enquiry.enquiryId)

  const rfqIds = enquiry.lines.map(({ rfqId }: { rfqId: string }) => rfqId)
  for (const [seller, rfqId, quantity, uom] of [
    [mill, rfqIds[0], 500, 'kg'],
    [trader, rfqIds[1], 200, 'cone'],
  ] as const) {
    const offer = quotationBody(rfqId, { offeredQuantity: quantity, priceUom: uom })
    const quoted = await seller.post('/api/rfq/respond', { data: offer })
    expect(quoted.status(), await quoted.text()).toBe(201)
    const { quoteId } = (await quoted.json()).quote
    const accepted = await buyer.post('/api/rfq/accept', { data: { rfqId, quoteId, quoteVersion: 1 } })
    expect(accepted.status(), await accepted.text()).toBe(201)
  }
  const { lines: after } = (await (await buyer.get(path)).json()).enquiry
  expect(after.map(({ status }: { status: string }) => status)).toEqual(['AWARDED', 'AWARDED', 'OPEN'])
})

test('an enquiry with problems lists all of them and sends nothing', async ({ api }) => {
  const buyer = await api.as('buyer2')
  const before = await (await buyer.get('/api/rfq/mine?as=buyer')).json()
  const line = { moduleKey: 'yarn', openPool: true, quantity: 5, uom: 'kg', title: '30s combed' }
  const refusedFields = async (data: object) => {
    const response = await buyer.post(ENQUIRIES, { data })
    expect(response.status()).toBe(422)
    return (await response.json()).issues.map(({ field }: { field: string }) => field)
  }
  const wrong = [line, { ...line, uom: '' }, { ...line, quantity: -1 }]
  expect(await refusedFields({ lines: wrong, respondBy: 'soon' })).toEqual([
    'respondBy',
    'lines[1].uom',
    'lines[2].quantity',
  ])
  expect(await refusedFields({ lines: [line] })).toEqual(['lines'])
  expect(await refusedFields({ lines: Array.from({ length: 51 }, () => line) })).toEqual(['lines'])
  expect(await refusedFields({ lines: [line, line], fields: {} })).toEqual(['fields'])
  expect((await (await api.as('growth')).post(ENQUIRIES, { data: { lines: [line, line] } })).status()).toBe(403)
  const after = await (await buyer.get('/api/rfq/mine?as=buyer')).json()
  expect(after.page.total).toBe(before.page.total)
})

test('a basket keeps each listing once with the larger quantity, and refuses an older version', async ({ api }) => {
  const buyer = await api.as('buyer2')
  const listed = await (await api.anonymous.get('/api/trade-core/listings/yarn?limit=1&view=card')).json()
  const [{ listingId, title }] = listed.listings
  const put = (data: object, headers = {}) => buyer.put('/api/rfq/basket', { data, headers })
  expect((await put({ lines: [{ listingId, quantity: 100, uom: 'kg' }] })).status()).toBe(200)
  const merged = await put({ lines: [{ listingId, quantity: 40, uom: 'kg' }], merge: true })
  const { basket } = await merged.json()
  expect(basket.lines).toEqual([expect.objectContaining({ listingId, title, quantity: 100, isOnMarket: true })])
  expect((await (await buyer.get('/api/rfq/basket')).json()).basket).toEqual(basket)
  expect((await put({ lines: [] }, { 'if-match': `"${basket.version - 1}"` })).status()).toBe(412)
  expect((await put({ lines: [], expectedVersion: basket.version - 1 })).status()).toBe(409)
  expect((await put({ lines: [] })).status()).toBe(200)
})
