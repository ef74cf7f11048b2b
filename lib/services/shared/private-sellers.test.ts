import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { mailOutbox } from '@/db/schema/notifications'
import { users } from '@/db/schema/users'
import type { Actor } from '@/lib/domain/actor'
import { type CatalogueQuery, parseCatalogueQuery } from '@/lib/domain/listing/finding/catalogue-query'
import { matrixDefinition } from '@/lib/domain/modules'
import { moduleExamples } from '@/lib/domain/modules/registry/examples'
import { testMarket } from '@/lib/testing/market'
import { problemsOf, testTrade } from '@/lib/testing/trade'
import { readCatalogue } from '../catalogue/catalogue'
import { entitledSeller } from '../entitlement/seller-access'
import { readListing } from '../listings/read'
import { writeListing } from '../listings/write'
import { readMarketHome } from '../market/overview'
import { searchMarket } from '../market/search-market'
import { suggest } from '../market/suggest'
import { readInbox } from '../notifications/notifications'
import { readComparison as compareListings, readListingPage, readSellerPage } from '../pages/buyer-pages'
import { createEnquiry } from '../rfq/enquiries/create'
import { readEnquiryPage } from '../rfq/enquiries/page'
import { requestGate } from '../rfq/gates'
import { readComparison } from '../rfq/quotations/compare'
import { readAskPage } from '../rfq/requests/ask-page'
import { readRfqs } from '../rfq/requests/read'

const NOW = new Date('2026-11-21T06:00:00.000Z')
const KEY = 'textile_c2c_trader'
const market = testMarket({ now: NOW })
const { accept, act, ask, at, eventsOf, note, quote, read, respond } = testTrade(market, NOW)
const definition = matrixDefinition(KEY)
const [{ body: SAREE } = { body: {} }] = moduleExamples(KEY).whole

let person: Actor
let buyer: Actor
let publicId: string
let listingId: string

async function list(moduleKey: typeof KEY | 'yarn', body: Readonly<Record<string, unknown>>): Promise<string> {
  const ctx = market.ctxFor(person)
  const written = await writeListing(ctx, await entitledSeller(ctx, { moduleKey }), { body })
  return written.value.listing.value.listingId
}

beforeAll(async () => {
  person = await market.newSeller({ name: 'Shantabai', companyName: 'Godavari Handlooms', city: 'Varanasi' })
  buyer = await market.newBuyer()
  const [row] = await market.database.db.select().from(users).where(eq(users.id, person.userId))
  publicId = row?.publicSellerId ?? ''
  listingId = await list(KEY, SAREE)
  await list('yarn', { title: '30s combed cotton yarn', basePrice: 285, uom: 'kg' })
})

/** Nothing that tells who the person is. */
function expectHidden(answer: unknown): void {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
  const shown = [person.userId, person.companyId, 'Shantabai', 'Godavari'].filter((secret) => text.includes(secret))
  expect(shown, text.slice(0, 2000)).toEqual([])
}

const query = (parameters: Record<string, string>): CatalogueQuery =>
  parseCatalogueQuery(definition, new URLSearchParams(parameters)).query
const found = (parameters: Record<string, string>) =>
  readCatalogue(market.ctxFor(null), KEY, query({ facets: 'true', ...parameters }))

describe('a private listing', () => {
  test.each([['record'], ['card']])('is in a list as a %s with the public id and the place alone', async (view) => {
    const page = await found({ view })
    expectHidden(page)
    expect(page.total).toBe(1)
    expect(JSON.parse(page.texts[0] ?? '{}')).toMatchObject({ sellerId: publicId })
    if (view === 'card') expect(page.texts[0]).toContain('"place":"Varanasi')
  })

  test('has one public id for the seller, the account, the company and the author', async () => {
    const { texts } = await found({ view: 'record' })
    const record = JSON.parse(texts[0] ?? '{}')
    const ids = { sellerId: publicId, userId: publicId, companyId: publicId }
    expect(record).toMatchObject(ids)
    expect(record.fields).toMatchObject({ ...ids, sellerCompany: '' })
    expect(record.transactionContext).toMatchObject({ createdBy: publicId, updatedBy: publicId, companyId: publicId })
    expect([person.userId, person.companyId]).not.toContain(publicId)
  })

  test('is found by the public id, and by no other id of the person', async () => {
    expect((await found({ sellerId: publicId })).total).toBe(1)
    expect((await found({ sellerId: person.userId })).total).toBe(0)
  })

  test.each([['Shantabai'], ['Godavari'], ['Godavari Handlooms'], ['Godavari saree']])(
    'is not found by "%s"',
    async (q) => {
      expect((await found({ q })).total).toBe(0)
      const { groups } = await searchMarket(market.ctxFor(null), { q, limit: 4 })
      expectHidden(groups.filter(({ moduleKey }) => moduleKey === KEY))
    },
  )

  test('is found by its place', async () => {
    expect((await found({ q: 'saree varanasi' })).total).toBe(1)
  })

  test('is shown on no page with a name', async () => {
    const page = await readListingPage(market.ctxFor(buyer), KEY, listingId)
    expectHidden(page)
    expect(page.standing).toBeNull()
    expectHidden(await compareListings(market.ctxFor(null), KEY, [listingId]))
    const { newest } = await readMarketHome(market.ctxFor(null))
    expectHidden(newest.filter(({ moduleKey }) => moduleKey === KEY))
  })

  test('shows its owner and admins who sells', async () => {
    const admin = await market.newAdmin()
    for (const reader of [person, admin]) {
      const { record } = await readListingPage(market.ctxFor(reader), KEY, listingId)
      expect(record).toMatchObject({ sellerId: person.userId, companyId: person.companyId })
    }
    const written = await list(KEY, { ...SAREE, title: 'Another saree of the same person' })
    const { listing } = await readListing(market.ctxFor(person), { moduleKey: KEY, listingId: written })
    expect(listing.createdBy).toBe(person.userId)
  })
})

describe('the pages of the seller', () => {
  test('keep private listings and the company apart', async () => {
    const company = await readSellerPage(market.ctxFor(null), person.userId)
    expect(company.companyName).toBe('Godavari Handlooms')
    expect(company.modules.map(({ moduleKey }) => moduleKey)).toEqual(['yarn'])
    expect(JSON.stringify(company)).not.toContain(publicId)
    const page = await readSellerPage(market.ctxFor(null), publicId)
    expectHidden(page)
    expect(page).toMatchObject({ sellerId: publicId, companyName: 'Seller in Varanasi', standing: null })
    expect(page.modules.map(({ moduleKey }) => moduleKey)).toEqual([KEY])
  })

  test('suggest a company only where it sells as one', async () => {
    const other = await market.newSeller({ companyName: 'Kaveri Wardrobe' })
    const ctx = market.ctxFor(other)
    await writeListing(ctx, await entitledSeller(ctx, { moduleKey: KEY }), { body: SAREE })
    expect((await suggest(market.ctxFor(null), { q: 'kaveri' })).suggestions).toEqual([])
    expect((await suggest(market.ctxFor(null), { q: 'godavari' })).suggestions).toHaveLength(1)
  })
})

const PIECE = { moduleKey: undefined, sellerIds: undefined, quantity: 1, uom: 'piece' }
const OFFER = { unitPrice: 3000, priceUom: 'piece', offeredQuantity: 1 }

/** Everything that the buyer can read of a request, as text. */
async function everythingOf(rfqId: string): Promise<string> {
  const ctx = at(buyer)
  return JSON.stringify({
    request: await read(buyer, rfqId),
    list: await readRfqs(ctx, { limit: 24, as: 'buyer', status: undefined }),
    events: await eventsOf(buyer, rfqId),
    inbox: await readInbox(ctx, { limit: 24, unread: 'false' }),
    comparison: await readComparison(ctx, { rfqId, basis: {} }),
  })
}

describe('a request', () => {
  test('names no seller to its buyer until there is an order', async () => {
    const { rfq } = await ask(buyer, [], { ...PIECE, listingId, note: undefined })
    expect(rfq).toMatchObject({ sellerIds: [publicId], sellers: [{ companyName: 'Seller in Varanasi' }] })
    await respond(person, { rfqId: rfq.rfqId, action: 'REQUEST_INFO', note: 'Which blouse size?' })
    await act(buyer, rfq.rfqId, { action: 'PROVIDE_INFO', sellerId: publicId, note: '36' })
    await note(buyer, { rfqId: rfq.rfqId, sellerId: publicId, message: 'Can we meet on Sunday?' })
    const offered = await quote(person, rfq.rfqId, OFFER)
    expectHidden(await everythingOf(rfq.rfqId))
    const mails = await market.database.db.select().from(mailOutbox).where(eq(mailOutbox.userId, buyer.userId))
    expectHidden(mails)

    const { order, rfq: after } = await accept(buyer, offered)
    expect(order).toMatchObject({ sellerId: person.userId, sellerCompanyName: 'Godavari Handlooms' })
    expect(after.sellers).toMatchObject([{ sellerId: person.userId, companyName: 'Godavari Handlooms' }])
  })

  test('names its sellers by the public id; the account is known after an order alone', async () => {
    const stranger = await market.newBuyer()
    const body = { ...PIECE, moduleKey: KEY, note: undefined }
    const { rfq } = await ask(stranger, [], { ...body, sellerIds: [publicId] })
    expectHidden(rfq)
    const unknown = ask(stranger, [], { ...body, sellerIds: [person.userId] })
    expect(await problemsOf(unknown)).toEqual(['SELLER_UNKNOWN sellerIds[0]'])
    const yarn = ask(stranger, [], { moduleKey: 'yarn', sellerIds: [publicId], note: undefined })
    expect(await problemsOf(yarn)).toEqual(['SELLER_UNKNOWN sellerIds[0]'])
    expectHidden((await ask(buyer, [], { ...body, sellerIds: [person.userId] })).rfq)
  })

  test.each([['yarn'], ['no_such_module'], [undefined]])(
    'of the module %s tells of no account whether it sells a private listing',
    async (moduleKey) => {
      const other = await market.newSeller({ plan: null })
      const stranger = await market.newBuyer()
      // The quantity is wrong, so that nothing is written and the guesses can go on.
      const guess = ({ userId }: Actor) =>
        problemsOf(
          ask(stranger, [], { moduleKey, sellerIds: [userId], listingIds: [listingId], quantity: 0, note: undefined }),
        )
      expect(await guess(person)).toEqual(await guess(other))
      expect(await guess(person)).toContain('LISTING_UNKNOWN listingIds[0]')
    },
  )

  test('to the pool hides whoever quotes', async () => {
    const { rfq } = await ask(buyer, [], { ...PIECE, moduleKey: KEY, openPool: true, note: 'A silk saree' })
    await quote(person, rfq.rfqId, OFFER)
    expectHidden(JSON.stringify([await read(buyer, rfq.rfqId), await eventsOf(buyer, rfq.rfqId)]))
  })

  test('is written on a form without names', async () => {
    const origins = [
      { kind: 'listing', moduleKey: KEY, listingId, quantity: 1, asksSample: false },
      { kind: 'similar', moduleKey: KEY, listingIds: [listingId], asked: { amount: 1, unit: 'piece' } },
      { kind: 'sellers', moduleKey: KEY, sellerIds: [publicId], quantity: 1 },
    ] as const
    for (const origin of origins) {
      const form = await readAskPage(at(buyer), origin)
      expectHidden(form)
      expect(JSON.stringify(form)).toContain(publicId)
    }
    const named = { kind: 'sellers', moduleKey: KEY, sellerIds: [person.userId], quantity: 1 } as const
    await expect(readAskPage(at(buyer), named)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('of several lines names no one', async () => {
    const lines = [1, 2].map((quantity) => ({ listingId, quantity, uom: 'piece' }))
    const { value } = await createEnquiry(await requestGate(at(buyer)), { lines })
    expectHidden(value)
    const [first] = value.enquiry.lines
    await quote(person, first?.rfqId ?? '', OFFER)
    expectHidden(await readEnquiryPage(at(buyer), value.enquiry.enquiryId))
  })
  test('to a suspended person is refused without their name', async () => {
    const setSuspended = (suspendedAt: Date | null) =>
      market.database.db.update(users).set({ suspendedAt }).where(eq(users.id, person.userId))
    await setSuspended(NOW)
    const message = 'This seller takes no requests or orders at the moment.'
    const refused = { code: 'SELLER_SUSPENDED', message }
    const body = { ...PIECE, moduleKey: KEY, note: 'A silk saree' }
    expect(await problemsOf(ask(buyer, [], { ...body, sellerIds: [publicId] }))).toEqual([
      'SELLER_UNKNOWN sellerIds[0]',
    ])
    await expect(ask(buyer, [], { ...body, sellerIds: [person.userId] })).rejects.toMatchObject(refused)
    await expect(ask(buyer, [], { ...PIECE, listingId, note: undefined })).rejects.toMatchObject(refused)
    await setSuspended(null)
  })
})
