import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '@/lib/domain/actor'
import type { AuditFilter } from '@/lib/domain/audit/filter'
import { testMarket } from '@/lib/testing/market'
import { testTrade } from '@/lib/testing/trade'
import { readAuditLog } from './audit-reading'

const NOW = new Date('2026-11-21T06:00:00.000Z')
const market = testMarket({ now: NOW })
const { accept, ask, at, quote } = testTrade(market, NOW)
const NO_FILTER: AuditFilter = { actor: '', kind: '', subject: '', from: '', to: '' }
const OPEN_HOURS = 120

let admin: Actor
let buyer: Actor
let noyyal: Actor
let kongu: Actor

beforeAll(async () => {
  admin = await market.newAdmin()
  buyer = await market.newBuyer({ companyName: 'Tiruppur Knits' })
  noyyal = await market.newSeller({ companyName: 'Noyyal Yarns' })
  kongu = await market.newSeller({ companyName: 'Kongu Yarns' })
})

/** What the newest row of each action says of a record. */
async function changesOf(subject: string, hours = 0): Promise<Record<string, string[]>> {
  const { entries } = await readAuditLog(at(admin, { hours }), { ...NO_FILTER, subject }, { cursor: null })
  return Object.fromEntries(entries.toReversed().map(({ action, changes }) => [action, changes]))
}

test('the log says who was asked, what was offered, and at which price an order was placed', async () => {
  const { rfq } = await ask(buyer, [noyyal, kongu])
  await quote(noyyal, rfq.rfqId, { unitPrice: 290 })
  const { order } = await accept(buyer, await quote(kongu, rfq.rfqId, { unitPrice: 280 }))
  expect(await changesOf(rfq.rfqId)).toMatchObject({
    RFQ_CREATED: ['Sellers Kongu Yarns, Noyyal Yarns'],
    QUOTE_SUBMITTED: ['Version 1: 1,000 kg at ₹280.00 per kg, total ₹2,80,000.00'],
    QUOTE_ACCEPTED: ['Seller Kongu Yarns', 'Version 1: 1,000 kg at ₹280.00 per kg, total ₹2,80,000.00'],
    ORDER_CREATED: [
      `Order ${order.orderNumber}`,
      'Seller Kongu Yarns',
      '1,000 kg at ₹280.00 per kg, total ₹2,80,000.00',
    ],
    QUOTE_NOT_AWARDED: ['Seller Noyyal Yarns', 'The quotation of Kongu Yarns was accepted'],
  })
})

test('an order is found in the log by its number, as by its id', async () => {
  const { rfq } = await ask(buyer, [noyyal])
  const { order } = await accept(buyer, await quote(noyyal, rfq.rfqId))
  const byId = await changesOf(order.orderId)
  expect(Object.keys(byId)).toContain('ORDER_CREATED')
  expect(await changesOf(order.orderNumber)).toEqual(byId)
  expect(await changesOf(order.orderNumber.toLowerCase().replaceAll('-', ' '))).toEqual(byId)
  expect(await changesOf('ORD-2026-999999')).toEqual({})
})

test('the price of a sealed quotation is in the log from the end of the response time on', async () => {
  const { rfq } = await ask(buyer, [noyyal], { sealed: true })
  await quote(noyyal, rfq.rfqId, { unitPrice: 290 })
  expect(await changesOf(rfq.rfqId)).toMatchObject({
    QUOTE_SUBMITTED: ['Version 1, sealed until the response time ends'],
  })
  expect(await changesOf(rfq.rfqId, OPEN_HOURS)).toMatchObject({
    QUOTE_SUBMITTED: ['Version 1: 1,000 kg at ₹290.00 per kg, total ₹2,90,000.00'],
  })
})
