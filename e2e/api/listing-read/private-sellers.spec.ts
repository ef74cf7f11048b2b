import type { APIRequestContext } from '@playwright/test'
import { quotationBody } from '../../demo'
import { expect, test } from '../../fixtures'

const PRIVATE = '/api/trade-core/listings/textile_c2c_trader'
/** The name of the demo account, which is also that of its company. */
const NAMES = ['Anjali', 'Verma']

interface Secrets {
  sellerId: string
  companyId: string
}

async function secretsOf(person: APIRequestContext): Promise<Secrets> {
  const { selectedSellerAccess } = await (await person.get('/api/trade-core/seller-subscription/status')).json()
  const { sellerId, companyId } = selectedSellerAccess
  expect(sellerId).toMatch(/^[0-9a-f-]{36}$/)
  return { sellerId, companyId }
}

/** Reads an address and finds nothing in it that tells who the person is. */
async function readHidden(reader: APIRequestContext, path: string, { sellerId, companyId }: Secrets): Promise<string> {
  const response = await reader.get(path)
  expect(response.ok(), `${path}: ${response.status()}`).toBe(true)
  const text = await response.text()
  const shown = [...NAMES, sellerId, companyId].filter((secret) => secret !== '' && text.includes(secret))
  expect(shown, path).toEqual([])
  return text
}

test('no open answer tells who sells as a private person', async ({ api }) => {
  const person = await api.as('person.seller')
  const secrets = await secretsOf(person)
  const { listings } = await (await person.get(`${PRIVATE}?scope=mine&status=ACTIVE&limit=100`)).json()
  const own = listings.map(({ listingId }: { listingId: string }) => listingId)
  expect(listings[0]).toMatchObject({ sellerId: secrets.sellerId })
  const { anonymous } = api
  const record = JSON.parse(await readHidden(anonymous, `${PRIVATE}/${own[0]}`, secrets)).listings[0]
  const { sellerId: publicId } = record
  expect(record).toMatchObject({ userId: publicId, companyId: publicId, transactionContext: { createdBy: publicId } })

  for (const path of [
    `${PRIVATE}?facets=true&limit=100`,
    `${PRIVATE}?view=card&limit=100`,
    `${PRIVATE}?q=saree&sort=relevance`,
    `${PRIVATE}?sellerId=${publicId}&limit=100`,
    `${PRIVATE}/definition`,
    '/api/trade-core/search?q=used+banarasi+saree',
    '/api/trade-core/search/suggestions?q=anja',
    `/listings/textile_c2c_trader`,
    `/listings/textile_c2c_trader?layout=table`,
    `/listings/textile_c2c_trader?sellerId=${publicId}`,
    `/listings/textile_c2c_trader/${own[0]}`,
    `/listings/textile_c2c_trader/compare?id=${own[0]}&id=${own[1]}`,
    `/sellers/${publicId}`,
    '/search?q=banarasi+saree',
    '/',
    '/sitemap.xml',
  ]) {
    await readHidden(anonymous, path, secrets)
  }

  const ofPerson = await (await anonymous.get(`${PRIVATE}?sellerId=${publicId}&limit=100`)).json()
  expect(ofPerson.page.total).toBe(own.length)
  const byAccount = await (await anonymous.get(`${PRIVATE}?sellerId=${secrets.sellerId}`)).json()
  expect(byAccount.page.total).toBe(0)
  for (const q of ['Anjali', 'Verma', 'Anjali Verma']) {
    expect((await (await anonymous.get(`${PRIVATE}?q=${encodeURIComponent(q)}`)).json()).page.total, q).toBe(0)
  }
  const company = await (await anonymous.get(`/sellers/${secrets.sellerId}`)).text()
  expect(own.filter((listingId: string) => company.includes(listingId))).toEqual([])
  expect(company).not.toContain(publicId)
})

test('a request names a private seller only once there is an order', async ({ api }) => {
  const [person, buyer] = [await api.as('person.seller'), await api.as('buyer')]
  const secrets = await secretsOf(person)
  const { listings } = await (await person.get(`${PRIVATE}?scope=mine&status=ACTIVE&limit=2`)).json()
  const [{ listingId }] = listings
  const body = { listingId, quantity: 1, uom: 'piece' }
  const { rfq } = await (await buyer.post('/api/rfq/create', { data: body })).json()
  const [publicId] = rfq.sellerIds
  const named = await buyer.post('/api/rfq/create', {
    data: { moduleKey: 'textile_c2c_trader', sellerIds: [publicId], quantity: 1, uom: 'piece' },
  })
  expect(named.status(), await named.text()).toBe(201)
  const lines = listings.map((one: { listingId: string }) => ({ ...body, listingId: one.listingId }))
  const { enquiry } = await (await buyer.post('/api/rfq/enquiries', { data: { lines } })).json()
  const offer = quotationBody(rfq.rfqId, { offeredQuantity: 1, priceUom: 'piece', unitPrice: 2900 })
  const quoted = await person.post('/api/rfq/respond', { data: offer })
  expect(quoted.status(), await quoted.text()).toBe(201)

  for (const path of [
    `/api/rfq/${rfq.rfqId}`,
    `/api/rfq/compare/${rfq.rfqId}`,
    '/api/rfq/mine?as=buyer',
    `/api/rfq/enquiries/${enquiry.enquiryId}`,
    `/api/trade-core/erp/marketplace-commercial/seller-quotation-event?rfqId=${rfq.rfqId}`,
    '/api/trade-core/erp/marketplace/readback-dashboard?as=buyer',
    '/api/notifications',
  ]) {
    await readHidden(buyer, path, secrets)
  }

  const { quoteId } = (await quoted.json()).quote
  const accepted = await buyer.post('/api/rfq/accept', { data: { rfqId: rfq.rfqId, quoteId, quoteVersion: 1 } })
  expect((await accepted.json()).order).toMatchObject({ sellerId: secrets.sellerId, sellerCompanyName: 'Anjali Verma' })
  const after = await (await buyer.get(`/api/rfq/${rfq.rfqId}`)).json()
  expect(after.rfq.sellerIds).toEqual([secrets.sellerId])
})
