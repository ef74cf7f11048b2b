import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { events, listings } from '@/db/schema/listings'
import type { Actor } from '@/lib/domain/actor'
import { isDomainError } from '@/lib/domain/errors'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS, type ModuleKey } from '@/lib/domain/modules/keys'
import { moduleExamples } from '@/lib/domain/modules/registry/examples'
import { sentForm, testMarket } from '@/lib/testing/market'
import { uploadAttachment } from '../../attachments/upload'
import { entitledOwner, entitledSeller } from '../../entitlement/seller-access'
import { createEnquiry } from '../../rfq/enquiries/create'
import { createRfq } from '../../rfq/requests/create'
import { moveListing } from '../archive'
import { writeListing } from '../write'
import { closeEndedListings, scoreCards } from './closing'

const NOW = new Date('2026-11-21T06:00:00.000Z')
const market = testMarket({ now: NOW })
const { database } = market
const at = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

const moduleWhere = (isIt: (key: ModuleKey) => boolean): ModuleKey => {
  const key = MODULE_KEYS.find(isIt)
  if (key === undefined) throw new Error('there is such a module')
  return key
}
const BOARD = moduleWhere((key) => matrixDefinition(key).sourceField !== undefined)
const GOODS = moduleWhere((key) => matrixDefinition(key).professional.mayTrend)
const CLOTH = moduleExamples(GOODS).whole[0]?.body ?? {}

let mill: Actor
let buyer: Actor
beforeAll(async () => {
  ;[mill, buyer] = [await market.newSeller(), await market.newBuyer()]
})

async function write(moduleKey: ModuleKey, body: Readonly<Record<string, unknown>>, now = NOW, actor = mill) {
  const ctx = market.ctxFor(actor, now)
  const { value } = await writeListing(ctx, await entitledSeller(ctx, { moduleKey }), { body })
  return { ...value, listing: value.listing.value }
}

async function move(moduleKey: ModuleKey, listingId: string, to: 'archive' | 'unarchive', now = NOW) {
  const ctx = market.ctxFor(mill, now)
  const { value } = await moveListing(ctx, await entitledOwner(ctx, { moduleKey, listingId }), { listingId, to })
  return value.listing.value
}

/** The issues of a refused write. */
async function refused(work: Promise<unknown>) {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!isDomainError(error)) throw error ?? new Error('it was taken')
  return (error.extras.issues ?? [])
    .filter(({ severity }) => severity === 'error')
    .map(({ code, field }) => `${code} ${field}`)
}

async function stored(id: string) {
  const [row] = await database.db.select().from(listings).where(eq(listings.id, id))
  return row
}
async function cardsOf(sourceId: string) {
  const rows = await database.db.select().from(listings).where(eq(listings.moduleKey, BOARD))
  return rows.filter(({ fields }) => fields.sourceListingId === sourceId)
}
const sold = async (changes: Record<string, unknown> = {}, now = NOW) =>
  (await write(GOODS, { ...CLOTH, ...changes }, now)).listing.listingId
const pin = (changes: Record<string, unknown> = {}, now = NOW) =>
  write(BOARD, { cardType: 'Trending', headline: 'Checks sell in every shop', ...changes }, now)
const clock = (days: number) => {
  const { db, now, newId } = market.ctxFor(mill, at(days))
  return { db, now, newId }
}

describe('a card', () => {
  test('publishes with its kind and headline, from its day on for thirty days', async () => {
    const { listing } = await pin()
    expect(listing).toMatchObject({ status: 'ACTIVE', title: 'Checks sell in every shop', condition: '' })
    expect(listing.fields).toMatchObject({
      headline: 'Checks sell in every shop',
      validFrom: '2026-11-21',
      validTo: '2026-12-21',
      cardState: 'Shown',
    })
    expect(await refused(write(BOARD, { headline: 'A card of no kind' }))).toEqual(['REQUIRED cardType'])
    expect(await refused(write(BOARD, { cardType: 'Forecast' }))).toEqual(['NAME_REQUIRED headline'])
  })

  test('takes condition, price, proof and module from its listing, and follows its changes', async () => {
    const id = await sold()
    const { listing } = await pin({ sourceListingId: id, trendScore: 99 })
    const { basePrice } = CLOTH
    expect(listing).toMatchObject({ condition: 'Fresh' })
    expect(listing.fields).toMatchObject({
      sourceModule: GOODS,
      source: { listingId: id, state: 'Open', price: basePrice },
      evidence: { photo: false, detail: true, identity: true },
      trendScore: 0,
    })
    await write(GOODS, { listingId: id, basePrice: 151 })
    expect((await stored(listing.listingId))?.fields).toMatchObject({ source: { price: 151 } })
    expect((await stored(listing.listingId))?.version).toBe(1)
  })

  test('warns of a score that is sent, and never takes it', async () => {
    const { listing, issues } = await pin({ trendScore: 99 })
    expect(issues).toContainEqual(expect.objectContaining({ code: 'SERVER_OWNED_FIELD', field: 'trendScore' }))
    expect(listing.fields).not.toHaveProperty('trendScore')
  })

  test('points only to an open listing in the module it names; a draft is stored with the issue', async () => {
    const gone = await sold()
    await move(GOODS, gone, 'archive')
    const draft = await sold({ status: 'DRAFT' })
    const { listing: card } = await pin()
    const missing = '01980000-0000-7000-8000-00000000dead'
    for (const sourceListingId of [missing, gone, draft, card.listingId])
      expect(await refused(pin({ sourceListingId }))).toEqual(['SOURCE_NOT_FOUND sourceListingId'])
    expect(await refused(pin({ sourceListingId: await sold(), sourceModule: 'yarn' }))).toEqual([
      'SOURCE_NOT_FOUND sourceListingId',
    ])
    const { listing } = await pin({ sourceListingId: missing, status: 'DRAFT' })
    expect(listing.commercialValidation.issues).toMatchObject([{ code: 'SOURCE_NOT_FOUND', field: 'sourceListingId' }])
    expect(await refused(write(BOARD, { listingId: listing.listingId, status: 'ACTIVE' }))).toEqual([
      'SOURCE_NOT_FOUND sourceListingId',
    ])
  })

  test('leaves the board with its listing, and comes back only when that is open', async () => {
    const id = await sold()
    const { listing: card } = await pin({ sourceListingId: id })
    await move(GOODS, id, 'archive')
    expect(await stored(card.listingId)).toMatchObject({ status: 'ARCHIVED', statusBeforeArchive: 'ACTIVE' })
    expect(await refused(move(BOARD, card.listingId, 'unarchive'))).toEqual(['SOURCE_NOT_FOUND sourceListingId'])
    await move(GOODS, id, 'unarchive')
    expect(await move(BOARD, card.listingId, 'unarchive')).toMatchObject({ status: 'ACTIVE' })
  })

  test('is closed by the service the day after its last, and comes back as a draft to be dated again', async () => {
    const { listing } = await pin({ validFrom: '2026-11-20', validTo: '2026-11-25' })
    await closeEndedListings(clock(4))
    expect((await stored(listing.listingId))?.status).toBe('ACTIVE')
    expect(await closeEndedListings(clock(5))).toBeGreaterThan(0)
    expect(await closeEndedListings(clock(5))).toBe(0)
    expect(await stored(listing.listingId)).toMatchObject({ status: 'ARCHIVED', version: 2 })
    const [event] = await database.db
      .select()
      .from(events)
      .where(and(eq(events.aggregateId, listing.listingId), eq(events.sequence, 2)))
    expect(event).toMatchObject({ type: 'LISTING_ARCHIVED', actorType: 'system', actorId: null })
    const back = await move(BOARD, listing.listingId, 'unarchive', at(6))
    expect(back).toMatchObject({ status: 'DRAFT', fields: { cardState: 'Proposed' } })
    const again = { listingId: listing.listingId, status: 'ACTIVE' }
    expect(await refused(write(BOARD, again, at(6)))).toEqual(['VALIDITY_OVER validTo'])
    const { listing: open } = await write(BOARD, { ...again, validFrom: null, validTo: null }, at(6))
    expect(open.fields).toMatchObject({ validFrom: '2026-11-27', validTo: '2026-12-27', cardState: 'Shown' })
  })

  test('asks the seller of its listing when a buyer asks', async () => {
    const id = await sold()
    const rival = await market.newSeller()
    const body = { cardType: 'Trending', headline: 'Everyone wants this satin', sourceListingId: id }
    const { listing: card } = await write(BOARD, body, NOW, rival)
    const ctx = market.ctxFor(buyer)
    const request = { listingId: card.listingId, moduleKey: BOARD, quantity: 1000, uom: 'm' }
    const { value } = await createRfq(ctx as Parameters<typeof createRfq>[0], request)
    expect(value.rfq).toMatchObject({ listingId: id, moduleKey: GOODS, sellerIds: [mill.userId] })
    await scoreCards(clock(0))
    expect((await stored(card.listingId))?.fields.trendScore).toBe(10)
    expect((await stored(card.listingId))?.version).toBe(1)
    // After a month the request counts no longer.
    await scoreCards(clock(31))
    expect((await stored(card.listingId))?.fields.trendScore).toBe(0)
  })
})

describe('a card of another seller’s listing', () => {
  test('is refused as a new arrival, and may be a trend', async () => {
    const sourceListingId = await sold()
    const rival = await market.newSeller()
    const arrival = { cardType: 'New arrival', headline: 'My new satin', sourceListingId }
    expect(await refused(write(BOARD, arrival, NOW, rival))).toEqual(['SOURCE_OF_ANOTHER sourceListingId'])
    const { listing } = await write(BOARD, arrival)
    expect(listing.fields).not.toHaveProperty('source.isOfAnother')
    const { listing: trend } = await write(BOARD, { ...arrival, cardType: 'Trending' }, NOW, rival)
    await write(GOODS, { listingId: sourceListingId, basePrice: 155 })
    expect((await stored(trend.listingId))?.fields).toMatchObject({ source: { price: 155, isOfAnother: true } })
  })
})

test('a card does not tell whose a private person’s listing is', async () => {
  const PRIVATE = moduleWhere((key) => matrixDefinition(key).hidesSeller === true)
  const { listing: saree } = await write(PRIVATE, { ...moduleExamples(PRIVATE).whole[0]?.body })
  const about = { headline: 'Old silk is worn again', sourceListingId: saree.listingId }
  const announced = write(BOARD, { ...about, cardType: 'New arrival' })
  expect(await refused(announced)).toEqual(['SOURCE_OF_ANOTHER sourceListingId'])
  const rival = await market.newSeller()
  const [own, other] = [
    await write(BOARD, { ...about, cardType: 'Trending' }),
    await write(BOARD, { ...about, cardType: 'Trending' }, NOW, rival),
  ]
  expect(own.listing.fields).toHaveProperty('source', Reflect.get(other.listing.fields, 'source'))
  await write(PRIVATE, { listingId: saree.listingId, basePrice: 990 })
  const sources = (await cardsOf(saree.listingId)).map(({ fields }) => fields.source)
  expect(sources).toEqual([sources[0], sources[0]])
  expect(sources[0]).toMatchObject({ price: 990 })
})

test('a card is no new arrival and uses none of the seller’s three', async () => {
  const seller = await market.newSeller()
  for (const headline of ['One', 'Two', 'Three', 'Four']) {
    const body = { cardType: 'Suggestion', headline: `${headline} for summer`, newArrival: true }
    const { listing, issues } = await write(BOARD, body, NOW, seller)
    expect(listing).toMatchObject({ newArrival: false, newArrivalEligibility: { usageCount: 0, requested: false } })
    expect(issues).toContainEqual(expect.objectContaining({ code: 'FIELD_NOT_APPLICABLE', field: 'newArrival' }))
  }
})

test('demand counts a request to several sellers and the line of an enquiry', async () => {
  const listingId = await sold()
  const { listing: card } = await pin({ sourceListingId: listingId })
  const ctx = market.ctxFor(buyer) as Parameters<typeof createRfq>[0]
  const asked = { quantity: 500, uom: 'm' }
  await createRfq(ctx, { ...asked, moduleKey: GOODS, sellerIds: [mill.userId], listingIds: [listingId] })
  await scoreCards(clock(0))
  expect((await stored(card.listingId))?.fields.trendScore).toBe(10)
  const second = market.ctxFor(await market.newBuyer()) as Parameters<typeof createEnquiry>[0]
  const other = { ...asked, moduleKey: GOODS, openPool: true, title: 'Lining' }
  await createEnquiry(second, { lines: [{ ...asked, listingId }, other] })
  await scoreCards(clock(0))
  expect((await stored(card.listingId))?.fields.trendScore).toBe(20)
})

describe('a granted new arrival of finished goods', () => {
  async function grant(changes: Record<string, unknown> = {}) {
    const seller = mill
    const listingId = await sold({ newArrival: true, ...changes })
    expect(await cardsOf(listingId)).toEqual([])
    const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#335577' } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.set('role', 'coverImage')
    form.set('file', new File([new Uint8Array(picture)], 'cover.png'))
    const ctx = market.ctxFor(seller)
    await uploadAttachment(ctx, await entitledOwner(ctx, { moduleKey: GOODS, listingId }), {
      listingId,
      sent: sentForm(form),
    })
    return listingId
  }

  test('has a card by itself, which follows its title and leaves with the grant', async () => {
    const id = await grant()
    const [card] = await cardsOf(id)
    expect(card).toMatchObject({ status: 'ACTIVE', sellerId: mill.userId, title: CLOTH.title })
    expect(card?.fields).toMatchObject({
      cardType: 'New arrival',
      sourceModule: GOODS,
      validFrom: '2026-11-21',
      evidence: { photo: true, detail: true, identity: true },
    })
    await write(GOODS, { listingId: id, title: 'Satin in a new navy for shirts' })
    expect((await cardsOf(id))[0]).toMatchObject({ title: 'Satin in a new navy for shirts', version: 2 })
    const changes = await database.db
      .select()
      .from(events)
      .where(eq(events.aggregateId, card?.id ?? ''))
    expect(changes.map(({ sequence, type, actorType }) => [sequence, type, actorType])).toEqual([
      [1, 'LISTING_CREATED', 'system'],
      [2, 'LISTING_EDITED', 'system'],
    ])
    await write(GOODS, { listingId: id, newArrival: false })
    expect((await cardsOf(id))[0]?.status).toBe('ARCHIVED')
    await write(GOODS, { listingId: id, newArrival: true })
    expect((await cardsOf(id)).map(({ status }) => status)).toEqual(['ACTIVE'])
    await move(GOODS, id, 'archive')
    expect((await cardsOf(id))[0]?.status).toBe('ARCHIVED')
  })

  test('gets no second card after its thirty days, or when its seller took it from the board', async () => {
    const id = await grant({ title: 'Another satin for shirts' })
    const [card] = await cardsOf(id)
    await move(BOARD, card?.id ?? '', 'archive')
    await write(GOODS, { listingId: id, basePrice: 160 })
    expect((await cardsOf(id)).map(({ status }) => status)).toEqual(['ARCHIVED'])
  })
})
