import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/domain/actor'
import { testMarket } from '@/lib/testing/market'
import { problemsOf, testTrade } from '@/lib/testing/trade'
import { readComparison } from '../quotations/compare'
import { readAskPage } from './ask-page'

const NOW = new Date('2026-11-21T06:00:00.000Z')
const market = testMarket({ now: NOW })
const { accept, ask, act, list, opened, quote, read, upload } = testTrade(market, NOW)

let buyer: Actor
let otherBuyer: Actor
let seller: Actor
let rival: Actor

beforeAll(async () => {
  ;[buyer, otherBuyer] = [await market.newBuyer(), await market.newBuyer()]
  ;[seller, rival] = [await market.newSeller(), await market.newSeller()]
})

describe('the day by which the goods are needed', () => {
  test('is for both sides, the comparison and the order, and is not asked again', async () => {
    const { rfq } = await ask(buyer, [seller], { neededBy: '2026-12-10' })
    expect((await read(seller, rfq.rfqId)).rfq.snapshot.neededBy).toBe('2026-12-10')
    const quotation = await quote(seller, rfq.rfqId, { leadTimeDays: 20 })
    const { rows } = await readComparison(market.ctxFor(buyer), { rfqId: rfq.rfqId, basis: {} })
    // From the 21st, 20 days until dispatch.
    expect(rows.find(({ field }) => field === 'leadTimeDays')).toMatchObject({
      requested: 'needed by 10 Dec 2026; until dispatch, without the time in transit',
      cells: [{ verdict: 'deviates' }],
    })
    expect((await accept(buyer, quotation)).order.snapshot.neededBy).toBe('2026-12-10')
    const again = await readAskPage(market.ctxFor(buyer), { kind: 'request', rfqId: rfq.rfqId })
    expect(again.opening).not.toHaveProperty('neededBy')
  })

  test.each([
    ['2026-11-20', ['NEEDED_BY_IN_PAST neededBy']],
    // The deadline is on the 25th.
    ['2026-11-24', ['NEEDED_BY_BEFORE_DEADLINE neededBy']],
    ['2026-02-31', ['BAD_DATE neededBy']],
    ['15 Dec', ['BAD_DATE neededBy']],
    [20261215, ['WRONG_TYPE neededBy']],
  ])('is refused when it is %s', async (neededBy, problems) => {
    expect(await problemsOf(ask(buyer, [seller], { neededBy }))).toEqual(problems)
  })
})

describe('a request about a listing', () => {
  const LISTING = {
    title: '30s Combed Cotton',
    yarnFamily: 'Cotton yarn',
    fiberType: ['Cotton'],
    count: '30s CCW',
    basePrice: 289,
    moq: 2000,
    netWeight: 50,
    packageType: 'Bag',
  }
  const askAbout = (listingId: string) => ask(buyer, [], { moduleKey: undefined, listingId })

  test('captures the listing as it is, with its version, and warns of a quantity below its minimum', async () => {
    const listingId = await list(seller, LISTING)
    const { rfq, issues } = await askAbout(listingId)
    expect(issues).toContainEqual(expect.objectContaining({ code: 'MOQ_NOT_MET', severity: 'warning' }))
    expect(rfq.sellerIds).toEqual([seller.userId])
    expect(Object.keys(rfq.snapshot)).toEqual([
      'quantity',
      'uom',
      'targetPrice',
      'currency',
      'priceBasis',
      'tradeMode',
      'incoterm',
      'deliveryLocation',
      'attachments',
      'technicalSpecificationSnapshot',
      'capturedAt',
    ])
    expect(rfq.snapshot.technicalSpecificationSnapshot).toMatchObject({ listingId, listingVersion: 1 })
    expect(rfq.snapshot.technicalSpecificationSnapshot.fields).toMatchObject({ count: '30s CCW', netWeight: 50 })
    expect(rfq.transactionContext).toMatchObject({ rfqId: rfq.rfqId, listingId, quotationId: '', orderId: '' })
  })

  test('keeps what it captured, and names what the seller changed since', async () => {
    const listingId = await list(seller, LISTING)
    const { rfq } = await askAbout(listingId)
    expect(rfq.changedSinceAsked).toEqual([])
    await list(seller, { listingId, count: '40s CCW' }, { hours: 1 })
    const later = (await read(buyer, rfq.rfqId, { hours: 2 })).rfq
    expect(later.changedSinceAsked).toContainEqual(expect.objectContaining({ field: 'count' }))
    expect(later.snapshot.technicalSpecificationSnapshot.fields).toMatchObject({ count: '30s CCW' })
  })
})

describe('a request that is sent again', () => {
  const CSV = 'lot,count\n1,30\n'

  test('takes the files of the ended request along as copies, for its own sellers alone', async () => {
    const file = await upload(buyer, 'tech pack.csv', CSV)
    const { rfq: old } = await ask(buyer, [seller, rival], { attachments: [file.id] })
    await act(buyer, old.rfqId, { action: 'CANCEL' })
    const { rfq } = await ask(buyer, [rival], { copyOf: old.rfqId, attachments: [file.id] })
    const [copy] = rfq.files
    expect(copy?.id).not.toBe(file.id)
    expect(rfq.snapshot.attachments).toEqual([copy?.id])
    expect(await opened(rival, copy?.id ?? '')).toMatch(/^text\/csv/)
    expect(await opened(seller, copy?.id ?? '')).toBe('NOT_FOUND')
  })

  test('names the ended request, and is named by it, to the buyer alone', async () => {
    const { rfq: old } = await ask(buyer, [rival])
    await act(buyer, old.rfqId, { action: 'CANCEL' })
    const { rfq } = await ask(buyer, [rival], { copyOf: old.rfqId })
    expect(rfq.copiedFrom).toBe(old.rfqId)
    expect((await read(buyer, old.rfqId)).rfq.askedAnew).toBe(rfq.rfqId)
    expect((await read(rival, rfq.rfqId)).rfq.copiedFrom).toBe('')
  })

  test('is refused while the first is open, and to other buyers as if there were none', async () => {
    const { rfq: old } = await ask(buyer, [rival])
    await expect(ask(buyer, [rival], { copyOf: old.rfqId })).rejects.toMatchObject({ code: 'ACTION_NOT_POSSIBLE' })
    await act(buyer, old.rfqId, { action: 'CANCEL' })
    await expect(ask(otherBuyer, [rival], { copyOf: old.rfqId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
