import { expect, test } from 'vitest'
import { testMarket } from '@/lib/testing/market'
import { testTrade } from '@/lib/testing/trade'
import { readPartyPlaces } from './parties'

const NOW = new Date('2026-11-21T06:00:00.000Z')
const market = testMarket({ now: NOW })
const { accept, ask, quote, read } = testTrade(market, NOW)

test('the papers of the trade say where both parties are, to both of them', async () => {
  const buyer = await market.newBuyer({ city: 'Tiruppur', state: 'Tamil Nadu', gstin: '33AAACH7409R1Z8' })
  const seller = await market.newSeller({ city: 'Prato', country: 'IT' })
  const { rfq } = await ask(buyer, [seller])
  const quotation = await quote(seller, rfq.rfqId)
  const places = { buyer: 'Tiruppur, Tamil Nadu', seller: 'Prato, Italy' }
  const { companyId } = rfq
  expect(await readPartyPlaces(market.ctxFor(seller), { companyId, sellerId: quotation.sellerId })).toEqual(places)
  const { order } = await accept(buyer, quotation)
  const ofOrder = { companyId: order.buyerCompanyId, sellerId: order.sellerId }
  expect(await readPartyPlaces(market.ctxFor(buyer), ofOrder)).toEqual(places)
})

test('a private seller is found by the id that a buyer sees, and an unknown place is empty', async () => {
  const [buyer, person] = [await market.newBuyer(), await market.newSeller({ city: 'Varanasi' })]
  const { rfq } = await ask(buyer, [person], {
    moduleKey: 'textile_c2c_trader',
    uom: 'piece',
    openPool: true,
    sellerIds: undefined,
    note: 'silk saree',
  })
  await quote(person, rfq.rfqId, { priceUom: 'piece' })
  const [shown] = (await read(buyer, rfq.rfqId)).quotes
  expect(shown?.sellerId).not.toBe(person.userId)
  const parties = { companyId: rfq.companyId, sellerId: shown?.sellerId ?? '' }
  expect(await readPartyPlaces(market.ctxFor(buyer), parties)).toEqual({ buyer: '', seller: 'Varanasi' })
})
