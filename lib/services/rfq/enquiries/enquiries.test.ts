import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/domain/actor'
import { readInbox } from '@/lib/services/notifications/notifications'
import { sheetText, testMarket } from '@/lib/testing/market'
import { problemsOf, testTrade, type When } from '@/lib/testing/trade'
import { requestGate } from '../gates'
import { readRfqs } from '../requests/read'
import { createEnquiry } from './create'
import { exportEnquiry } from './export'
import { readEnquiryPage } from './page'
import { readEnquiries, readEnquiryRecord } from './read'

const NOW = new Date('2026-11-21T06:00:00.000Z')
const RESPOND_BY = '2026-11-25T12:00:00.000Z'
const market = testMarket({ now: NOW })
const { at, ask, accept, quote, list, read, requestBody, upload } = testTrade(market, NOW)

let buyer: Actor
let otherBuyer: Actor
let seller: Actor
let rival: Actor

beforeAll(async () => {
  ;[buyer, otherBuyer] = [await market.newBuyer(), await market.newBuyer()]
  ;[seller, rival] = [await market.newSeller(), await market.newSeller()]
})

type Body = Record<string, unknown>

/** A line without a time and a place of its own. */
const line = (sellers: readonly Actor[], changes: Body = {}): Body =>
  requestBody(sellers, { respondBy: undefined, deliveryLocation: undefined, ...changes })

async function enquire(actor: Actor, lines: readonly Body[], changes: Body = {}, when: When = {}) {
  return (await createEnquiry(await requestGate(at(actor, when)), { lines, ...changes })).value
}

const show = async (actor: Actor, enquiryId: string, when: When = {}) =>
  (await readEnquiryRecord(at(actor, when), enquiryId)).enquiry

describe('an enquiry', () => {
  test('makes a request of each line, in order, with the terms that the line does not have itself', async () => {
    const lines = [
      line([seller]),
      line([rival], { moduleKey: 'thread', uom: 'cone', deliveryLocation: 'Surat', respondBy: '2026-11-24T12:00:00Z' }),
    ]
    const { enquiry } = await enquire(buyer, lines, {
      respondBy: RESPOND_BY,
      deliveryLocation: 'Tiruppur',
      note: ' Shirts ',
    })
    expect(enquiry).toMatchObject({
      enquiryId: expect.any(String),
      note: 'Shirts',
      respondBy: RESPOND_BY,
      deliveryLocation: 'Tiruppur',
      createdAt: NOW.toISOString(),
    })
    expect(
      enquiry.lines.map(({ moduleKey, respondBy, snapshot }) => [moduleKey, respondBy, snapshot.deliveryLocation]),
    ).toEqual([
      ['yarn', RESPOND_BY, 'Tiruppur'],
      ['thread', '2026-11-24T12:00:00.000Z', 'Surat'],
    ])
    for (const rfq of enquiry.lines) {
      expect(rfq.enquiryId).toBe(enquiry.enquiryId)
      expect((await read(buyer, rfq.rfqId)).rfq.enquiryId).toBe(enquiry.enquiryId)
    }
    expect(await show(buyer, enquiry.enquiryId)).toEqual(enquiry)
  })

  test('hands the day by which the goods are needed to each line that has none, and reports a wrong one once', async () => {
    const lines = [line([seller]), line([rival], { neededBy: '2026-12-20' })]
    const { enquiry } = await enquire(buyer, lines, { respondBy: RESPOND_BY, neededBy: '2026-12-15' })
    expect(enquiry.lines.map(({ snapshot }) => snapshot.neededBy)).toEqual(['2026-12-15', '2026-12-20'])
    const early = { respondBy: RESPOND_BY, neededBy: '2026-11-24' }
    expect(await problemsOf(enquire(buyer, lines, early))).toEqual(['NEEDED_BY_BEFORE_DEADLINE neededBy'])
    expect(await problemsOf(enquire(buyer, lines, { neededBy: 'soon' }))).toEqual(['BAD_DATE neededBy'])
  })

  test('lists every problem of every line with its place, and writes nothing', async () => {
    const someone = await market.newBuyer()
    const lines = [line([seller], { quantity: 0 }), 'x', line([seller], { uom: '', tone: 1 }), line([someone])]
    expect(await problemsOf(enquire(someone, lines as Body[], { note: 3 }))).toEqual([
      'WRONG_TYPE note',
      'QUANTITY_NOT_POSITIVE lines[0].quantity',
      'WRONG_TYPE lines[1]',
      'UNKNOWN_FIELD lines[2].tone',
      'REQUIRED lines[2].uom',
      'SELLER_UNKNOWN lines[3].sellerIds[0]',
    ])
    expect((await readRfqs(at(someone), { limit: 10 })).rfqs).toEqual([])
    expect((await readEnquiries(at(someone), { limit: 10 })).enquiries).toEqual([])
  })

  test('has 2 to 50 lines', async () => {
    const many = (count: number) => Array.from({ length: count }, () => line([seller]))
    for (const [lines, problem] of [
      [undefined, 'REQUIRED lines'],
      ['two', 'WRONG_TYPE lines'],
      [[], 'NOT_VALID lines'],
      [many(1), 'NOT_VALID lines'],
      [many(51), 'TOO_LONG lines'],
    ] as const) {
      expect(await problemsOf(enquire(buyer, lines as Body[]))).toEqual([problem])
    }
    expect((await enquire(buyer, many(50))).enquiry.lines).toHaveLength(50)
  })

  test('reports a wrong time of the enquiry once, and a wrong time of a line at the line', async () => {
    const past = '2026-11-20T12:00:00Z'
    const lines = [line([seller], { sealed: true }), line([rival]), line([rival], { respondBy: past })]
    expect(await problemsOf(enquire(buyer, lines, { respondBy: past }))).toEqual([
      'RESPOND_BY_IN_PAST respondBy',
      'RESPOND_BY_IN_PAST lines[2].respondBy',
    ])
    expect(await problemsOf(enquire(buyer, lines.slice(0, 2)))).toEqual(['REQUIRED lines[0].respondBy'])
  })

  test('says of each line why its listing cannot be asked about, with its other problems', async () => {
    const own = await market.newSeller()
    const both = { ...own, roles: ['seller', 'buyer'] } as Actor
    const listingId = await list(own, { title: '30s Combed Cotton', basePrice: 289, count: '30s CCW' })
    const ofListing = (id: string, changes: Body = {}) => ({ listingId: id, quantity: 100, ...changes })
    const lines = [
      ofListing('019756f0-8a3c-7c1e-9d41-2b6f0c5e8a10', { quantity: -1 }),
      ofListing(listingId),
      line([own]),
    ]
    expect(await problemsOf(enquire(both, lines))).toEqual([
      'NOT_FOUND lines[0].listingId',
      'QUANTITY_NOT_POSITIVE lines[0].quantity',
      'SELF_RFQ lines[1].listingId',
      'SELF_RFQ lines[2].sellerIds',
    ])
  })

  test('refuses a file that is named in two lines', async () => {
    const { id } = await upload(buyer, 'tech pack.csv', 'lot,count\n1,30\n')
    const lines = [line([seller], { attachments: [id] }), line([rival], { attachments: [id] })]
    expect(await problemsOf(enquire(buyer, lines))).toEqual(['ATTACHMENT_SHARED lines[1].attachments[0]'])
    const { enquiry } = await enquire(buyer, [lines[0] ?? {}, line([rival])])
    expect(enquiry.lines[0]?.files).toHaveLength(1)
  })

  test('is created once for an Idempotency-Key', async () => {
    const lines = [line([seller]), line([rival])]
    const first = await enquire(buyer, lines, {}, { key: 'enquiry-1' })
    expect(await enquire(buyer, lines, {}, { key: 'enquiry-1' })).toEqual(first)
    await expect(enquire(buyer, [...lines, ...lines], {}, { key: 'enquiry-1' })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    })
  })
})

describe('who reads an enquiry', () => {
  test('the company of the buyer reads all lines, a seller only their own, others none', async () => {
    const { enquiry } = await enquire(buyer, [line([seller]), line([rival]), line([seller, rival])])
    const { enquiryId } = enquiry
    const numbersOf = async (actor: Actor) => {
      const { lines } = await show(actor, enquiryId)
      return lines.map(({ rfqId }) => enquiry.lines.findIndex((one) => one.rfqId === rfqId))
    }
    expect(await numbersOf(buyer)).toEqual([0, 1, 2])
    expect(await numbersOf(seller)).toEqual([0, 2])
    expect(await numbersOf(rival)).toEqual([1, 2])
    for (const actor of [otherBuyer, await market.newSeller()]) {
      await expect(show(actor, enquiryId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await expect(show(buyer, '019756f0-8a3c-7c1e-9d41-2b6f0c5e8a10')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('what a seller reads does not change with the lines and quotations of others', async () => {
    const sealed = { sealed: true }
    const terms = { respondBy: RESPOND_BY, note: 'Shirts' }
    const lean = (await enquire(buyer, [line([seller], sealed), line([rival])], terms)).enquiry
    const full = (await enquire(buyer, [line([rival]), line([seller, rival], sealed), line([rival])], terms)).enquiry
    for (const { rfqId } of full.lines) await quote(rival, rfqId)
    const seen = async ({ enquiryId }: { enquiryId: string }) => {
      const record = await show(seller, enquiryId, { hours: 1 })
      const ids = [enquiryId, ...record.lines.map(({ rfqId }) => rfqId)]
      return ids.reduce((text, id, index) => text.replaceAll(id, `id ${index}`), JSON.stringify(record))
    }
    expect(await seen(full)).toBe(await seen(lean))
  })

  test('a list is read page by page, each enquiry once, the newest first', async () => {
    const someone = await market.newBuyer()
    const made: string[] = []
    for (const hours of [0, 1, 2]) {
      made.unshift((await enquire(someone, [line([seller]), line([rival])], {}, { hours })).enquiry.enquiryId)
    }
    const first = await readEnquiries(at(someone), { as: 'buyer', limit: 2 })
    expect(first.page).toMatchObject({ limit: 2, total: 3, nextCursor: expect.any(String) })
    const last = first.enquiries.at(-1)
    const cursor = { at: last?.createdAt ?? '', id: last?.enquiryId ?? '' }
    const second = await readEnquiries(at(someone), { as: 'buyer', limit: 2, cursor })
    expect(second.page.nextCursor).toBeNull()
    expect([...first.enquiries, ...second.enquiries].map(({ enquiryId }) => enquiryId)).toEqual(made)
    const [newest] = (await readEnquiries(at(rival), { as: 'seller', limit: 1 })).enquiries
    expect(newest?.lines).toHaveLength(1)
    await expect(readEnquiries(at(rival), { as: 'admin', limit: 1 })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('the lines of an enquiry', () => {
  test('are quoted and awarded one by one', async () => {
    const { enquiry } = await enquire(buyer, [line([seller, rival]), line([seller, rival])])
    const [first, second] = enquiry.lines
    const offer = await quote(seller, first?.rfqId ?? '')
    const other = await quote(rival, second?.rfqId ?? '')
    const orders = [(await accept(buyer, offer)).order, (await accept(buyer, other)).order]
    expect(orders.map(({ sellerId }) => sellerId)).toEqual([seller.userId, rival.userId])
    expect((await show(buyer, enquiry.enquiryId)).lines.map(({ status }) => status)).toEqual(['AWARDED', 'AWARDED'])
  })

  test('are compared in their own currency where it has no exchange rate', async () => {
    const { enquiry } = await enquire(buyer, [line([seller]), line([seller], { currency: 'QAR' })])
    const { enquiryId } = enquiry
    const [inRupees, inRiyals] = enquiry.lines
    await quote(seller, inRupees?.rfqId ?? '')
    await quote(seller, inRiyals?.rfqId ?? '', { unitPrice: 12, currency: 'QAR' })
    const { lines, supply } = await readEnquiryPage(at(buyer), enquiryId)
    expect(lines.map(({ comparison }) => [comparison?.basis.currency, comparison?.totals[0]?.total])).toEqual([
      ['INR', 285_500],
      ['QAR', 12_000],
    ])
    expect(supply).toMatchObject({ ofAll: [], ofSome: [{ lines: 1, total: 285_500 }], otherCurrencies: ['QAR'] })
    const file = await exportEnquiry(at(buyer), { enquiryId, format: 'csv' })
    const sheet = await sheetText(file)
    expect(sheet).toContain('285500')
    expect(sheet).not.toContain('12000')
  })

  test('are a sheet named and dated by the day in India, as their pages are', async () => {
    const { enquiry } = await enquire(buyer, [line([seller]), line([seller])], {}, { hours: 14 })
    expect(enquiry.createdAt).toBe('2026-11-21T20:00:00.000Z')
    const validUntil = '2026-12-21T18:52:00.000Z'
    await quote(seller, enquiry.lines[0]?.rfqId ?? '', { validUntil }, { hours: 15 })
    const sheet = await exportEnquiry(at(buyer, { hours: 16 }), { enquiryId: enquiry.enquiryId, format: 'csv' })
    expect(sheet.name).toBe('enquiry-2026-11-22')
    expect(await sheetText(sheet)).toContain(',2026-12-22,')
  })

  test('reach a seller of several lines with one notice, and a seller of one line with that of the request', async () => {
    const [many, single] = [await market.newSeller(), await market.newSeller()]
    const { enquiry } = await enquire(buyer, [line([many]), line([many, single]), line([many])])
    const inboxOf = async (actor: Actor) =>
      (await readInbox(at(actor), { limit: 10, unread: 'false' })).notifications.map(({ type, link }) => [type, link])
    expect(await inboxOf(many)).toEqual([['ENQUIRY_CREATED', `/enquiries/${enquiry.enquiryId}`]])
    expect(await inboxOf(single)).toEqual([['RFQ_CREATED', `/rfq/${enquiry.lines[1]?.rfqId}`]])
  })

  test('a request of its own belongs to no enquiry', async () => {
    expect((await ask(buyer, [seller])).rfq.enquiryId).toBe('')
  })
})
