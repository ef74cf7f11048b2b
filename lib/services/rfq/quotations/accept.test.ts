import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/domain/actor'
import { readInbox } from '@/lib/services/notifications/notifications'
import { testMarket } from '@/lib/testing/market'
import { problemsOf, testTrade } from '@/lib/testing/trade'
import { readDashboard } from '../dashboard'
import { moveOrder } from '../orders/orders'
import { readComparison } from './compare'

const NOW = new Date('2026-11-21T06:00:00.000Z')
const market = testMarket({ now: NOW })
const { accept, act, ask, at, eventsOf, list, quote, read, respond } = testTrade(market, NOW)

let buyer: Actor
let seller: Actor
let rival: Actor

beforeAll(async () => {
  ;[buyer, seller, rival] = [await market.newBuyer(), await market.newSeller(), await market.newSeller()]
})

test('an order repeats the accepted terms, with the ids of the request and the quotation', async () => {
  const { rfq } = await ask(buyer, [seller])
  const { quoteId, ...quotation } = await quote(seller, rfq.rfqId, { unitPrice: 280 })
  const { order } = await accept(buyer, { quoteId, ...quotation })
  expect(order.orderNumber).toMatch(/^ORD-2026-\d{6}$/)
  expect(order).toMatchObject({
    unitPrice: 280,
    total: 280_000,
    quantity: 1000,
    status: 'CREATED',
    transactionContext: { rfqId: rfq.rfqId, quotationId: quoteId, orderId: order.orderId },
  })
})

test('a counter-offer that asks for freight in the price leaves none to pay in the order', async () => {
  const { rfq } = await ask(buyer, [seller])
  const { quoteId } = await quote(seller, rfq.rfqId, { freight: { amount: 900 } })
  const countered = await act(buyer, rfq.rfqId, { action: 'COUNTER', quoteId, terms: { freight: { amount: 0 } } })
  const freight = { amount: 0, currency: 'INR', per: 'lot' }
  expect(countered.quote?.counter?.terms).toEqual({ freight })
  const taken = await respond(seller, { rfqId: rfq.rfqId, action: 'ACCEPT_COUNTER' })
  if (!taken.quote) throw new Error('no quotation')
  const { order } = await accept(buyer, taken.quote)
  expect(order.terms).toMatchObject({ unitPrice: 285.5, freight })
})

test('an order at a cheque price keeps price and days, at a slab with the same yearly rate', async () => {
  const { rfq } = await ask(buyer, [seller])
  const quotation = await quote(seller, rfq.rfqId, {
    unitPrice: 290,
    quantitySlabs: [
      { minQty: 1, maxQty: 799, price: 290 },
      { minQty: 800, maxQty: null, price: 279 },
    ],
    pdcSlabs: [{ days: 30, price: 297.25 }],
  })
  await expect(accept(buyer, quotation, { pdcDays: 45 })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    extras: { issues: [{ code: 'PDC_NOT_OFFERED', field: 'pdcDays' }] },
  })
  const { order } = await accept(buyer, quotation, { pdcDays: 30 })
  expect(order).toMatchObject({ unitPrice: 285.98, total: 285_980, pdcDays: 30, payment: 'Post-dated cheque, 30 days' })
})

test('without a cheque an order has the cash price', async () => {
  const { rfq } = await ask(buyer, [seller])
  const cash = await accept(buyer, await quote(seller, rfq.rfqId, { pdcSlabs: [{ days: 30, price: 290 }] }))
  expect(cash.order).toMatchObject({ unitPrice: 285.5, pdcDays: null, payment: 'Cash' })
})

test('parts of an award are added to four decimals, without a remainder of binary fractions', async () => {
  const { rfq } = await ask(buyer, [seller, rival])
  const part = await quote(seller, rfq.rfqId, { offeredQuantity: 400.0001 })
  const rest = await quote(rival, rfq.rfqId)
  const first = await accept(buyer, part)
  expect(first.rfq).toMatchObject({ awardedQuantity: 400.0001, remainingQuantity: 599.9999 })
  await expect(accept(buyer, rest, { quantity: 600 })).rejects.toMatchObject({
    code: 'QUANTITY_EXCEEDS_RFQ',
    extras: { issues: [{ field: 'quantity', message: expect.stringContaining('599.9999') }] },
  })
  const { basis } = await readComparison(at(buyer), { rfqId: rfq.rfqId, basis: {} })
  expect(basis.quantity).toBe(599.9999)
  expect((await accept(buyer, rest)).rfq).toMatchObject({ status: 'AWARDED', remainingQuantity: 0 })
})

describe('the smallest order of a quotation', () => {
  const bulk = { unitPrice: 60.5, moq: 400 }
  const notMet = ['MOQ_NOT_MET quantity']

  test('is refused above the offer, kept on the record, and no less can be ordered', async () => {
    const { rfq } = await ask(buyer, [seller])
    expect(await problemsOf(quote(seller, rfq.rfqId, { moq: 1001 }))).toEqual(['MOQ_ABOVE_OFFER moq'])
    expect(await problemsOf(quote(seller, rfq.rfqId, { moq: 0 }))).toEqual(['QUANTITY_NOT_POSITIVE moq'])
    const quotation = await quote(seller, rfq.rfqId, bulk)
    expect(quotation).toMatchObject({ moq: 400, versions: [{ moq: 400 }] })
    expect(await problemsOf(accept(buyer, quotation, { quantity: 100 }))).toEqual(notMet)
    const { order } = await accept(buyer, quotation, { quantity: 400 })
    expect(order).toMatchObject({ quantity: 400, terms: { moq: 400 } })
  })

  test('gives way to what is left of the request, and to a counter-offer for less', async () => {
    const { rfq } = await ask(buyer, [seller, rival])
    const quotation = await quote(seller, rfq.rfqId, bulk)
    await accept(buyer, await quote(rival, rfq.rfqId), { quantity: 700 })
    expect(await problemsOf(accept(buyer, quotation, { quantity: 299 }))).toEqual(notMet)
    const { quoteId } = quotation
    await act(buyer, rfq.rfqId, { action: 'COUNTER', quoteId, terms: { offeredQuantity: 250 } })
    const { quote: next } = await respond(seller, { rfqId: rfq.rfqId, action: 'ACCEPT_COUNTER' })
    expect(next).toMatchObject({ offeredQuantity: 250, moq: 250 })
  })

  test('is the quantity that a countered price was asked for', async () => {
    const { rfq } = await ask(buyer, [seller])
    const quotation = await quote(seller, rfq.rfqId, bulk)
    const { quoteId } = quotation
    await act(buyer, rfq.rfqId, { action: 'COUNTER', quoteId, terms: { unitPrice: 279, offeredQuantity: 900 } })
    const { quote: agreed } = await respond(seller, { rfqId: rfq.rfqId, action: 'ACCEPT_COUNTER' })
    const next = { ...quotation, ...agreed }
    expect(await problemsOf(accept(buyer, next, { quantity: 400 }))).toEqual(notMet)
    expect((await accept(buyer, next)).order).toMatchObject({ quantity: 900, unitPrice: 279 })
  })

  test('leaves the price out of the ranking for a smaller quantity', async () => {
    const { rfq } = await ask(buyer, [seller])
    await quote(seller, rfq.rfqId, bulk)
    const { ranking, rows } = await readComparison(at(buyer), { rfqId: rfq.rfqId, basis: { quantity: 300 } })
    expect(ranking[0]?.excluded).toMatchObject([{ code: 'BELOW_MINIMUM' }])
    expect(rows.find(({ field }) => field === 'moq')?.cells).toMatchObject([{ display: '400 kg' }])
  })
})

test('tax and payment terms are compared, and kept on the order as they were stated', async () => {
  const { rfq } = await ask(buyer, [seller, rival])
  const quotation = await quote(seller, rfq.rfqId, { taxIncluded: false, paymentTerms: '30 days' })
  const silent = await quote(rival, rfq.rfqId)
  expect(silent).not.toHaveProperty('taxIncluded')
  const { rows } = await readComparison(at(buyer), { rfqId: rfq.rfqId, basis: {} })
  const stated = (field: string) => rows.find((row) => row.field === field)?.cells.map(({ display }) => display)
  expect(stated('taxIncluded')?.sort()).toEqual(['+ GST', 'GST not stated'])
  expect(stated('paymentTerms')?.sort()).toEqual(['', '30 days'])
  const { order } = await accept(buyer, quotation)
  expect(order.terms).toMatchObject({ taxIncluded: false, paymentTerms: '30 days' })
})

test('the news of an order of a part name the part, and what is not awarded keeps the whole', async () => {
  const { rfq } = await ask(buyer, [seller, rival])
  const inboxOf = async (reader: Actor) =>
    (await readInbox(at(reader), { limit: 1, unread: 'false' })).notifications[0]?.body
  const quotation = await quote(seller, rfq.rfqId)
  const { order } = await accept(buyer, quotation, { quantity: 100 })
  expect(await inboxOf(seller)).toMatch(/, 100 kg$/)
  const { stages } = await readDashboard(at(seller), 'seller')
  const accepted = stages.find(({ stage }) => stage === 'commercial_approval')
  expect(accepted?.recent[0]?.title).toMatch(/, 100 kg$/)
  await moveOrder(at(seller), { orderId: order.orderId, body: { to: 'CONFIRMED' } })
  expect(await inboxOf(buyer)).toMatch(/, 100 kg$/)
  const other = await ask(buyer, [seller, rival])
  await quote(rival, other.rfq.rfqId)
  await accept(buyer, await quote(seller, other.rfq.rfqId))
  expect(await inboxOf(rival)).toMatch(/, 1,000 kg$/)
})

test('many acceptances of one quotation make one order', async () => {
  const requests = Number(process.env.RFQ_RACE_REQUESTS ?? 20)
  const rivals = 8
  let orders = 0
  const codes: string[] = []
  for (let batch = 0; batch < requests; batch += 20) {
    const prepared = await Promise.all(
      Array.from({ length: Math.min(20, requests - batch) }, async () => {
        const { rfq } = await ask(buyer, [seller])
        return quote(seller, rfq.rfqId)
      }),
    )
    const outcomes = await Promise.allSettled(
      prepared.flatMap((quotation) => Array.from({ length: rivals }, () => accept(buyer, quotation))),
    )
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') orders++
      else codes.push((outcome.reason as { code: string }).code)
    }
  }
  expect(orders).toBe(requests)
  expect(new Set(codes)).toEqual(new Set(['RFQ_ALREADY_AWARDED']))
  expect(codes).toHaveLength(requests * (rivals - 1))
})

test('goods in full sets are asked with advice, and a part of an offer breaks no set', async () => {
  const listingId = await list(seller, {
    moduleKey: 'wholesale_ready_product',
    title: 'Georgette saree, set of 8',
    productGroup: 'Saree',
    piecesPerSet: 8,
    fullSetOnly: true,
    basePrice: 649,
    uom: 'piece',
  })
  const about = { listingId, moduleKey: undefined, quantity: 20, uom: 'piece' }
  const { rfq, issues } = await ask(buyer, [], about)
  expect(issues).toContainEqual({
    code: 'SET_BROKEN',
    field: 'quantity',
    severity: 'warning',
    message: 'Sold in full sets of 8 pieces only. Order 16 or 24 pieces.',
  })
  const quotation = await quote(seller, rfq.rfqId, { offeredQuantity: 20, priceUom: 'piece', unitPrice: 640 })
  await expect(accept(buyer, quotation, { quantity: 10 })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    extras: { issues: [{ code: 'SET_BROKEN', field: 'quantity' }] },
  })
  expect((await accept(buyer, quotation, { quantity: 16 })).order.quantity).toBe(16)

  const whole = await ask(buyer, [], { ...about, quantity: 24 })
  expect(whole.issues.filter(({ code }) => code === 'SET_BROKEN')).toEqual([])
  const again = await ask(buyer, [], about)
  const offer = await quote(seller, again.rfq.rfqId, { offeredQuantity: 20, priceUom: 'piece', unitPrice: 640 })
  expect((await accept(buyer, offer)).order.quantity).toBe(20)
})

describe('after the deadline', () => {
  test('a submitted version can be accepted under an open counter-offer, for as long as it is valid', async () => {
    const { rfq } = await ask(buyer, [seller, rival])
    const quotation = await quote(seller, rfq.rfqId)
    const late = await quote(rival, rfq.rfqId, { validUntil: '2026-11-26T00:00:00.000Z' })
    for (const { quoteId } of [quotation, late]) {
      await act(buyer, rfq.rfqId, { action: 'COUNTER', quoteId, terms: { unitPrice: 1 } })
    }
    const past = { hours: 150 }
    const shown = await read(buyer, rfq.rfqId, past)
    expect(shown.quotes.map(({ actions }) => actions.includes('ACCEPT'))).toEqual([true, false])
    await expect(accept(buyer, late, {}, past)).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' })
    const { order, quote: accepted } = await accept(buyer, quotation, { quantity: 600 }, past)
    expect(order).toMatchObject({ unitPrice: 285.5, quoteVersion: 1 })
    expect(accepted).toMatchObject({ status: 'ACCEPTED', counter: null })
    const types = (await eventsOf(seller, rfq.rfqId)).map(({ type }) => type)
    expect(types.slice(2, 5)).toEqual(['COUNTER_OFFERED', 'COUNTER_WITHDRAWN', 'QUOTE_ACCEPTED'])
  })
})
