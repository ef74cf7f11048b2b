import { expect, test } from 'vitest'
import type { Actor, Role } from '@/lib/domain/actor'
import { SENT_QUOTE_STATUSES } from '@/lib/domain/rfq/states'
import { testMarket } from '@/lib/testing/market'
import { testTrade } from '@/lib/testing/trade'
import { readDashboard } from '../dashboard'
import { readQuotationList } from './list'

const NOW = new Date('2026-11-21T06:00:00.000Z')
const market = testMarket({ now: NOW })
const { accept, act, ask, at, quote } = testTrade(market, NOW)

const listOf = (actor: Actor, as: Role, status?: (typeof SENT_QUOTE_STATUSES)[number], when = {}) =>
  readQuotationList(at(actor, when), { as, status, cursor: undefined })

test('the stages of an overview count the quotations that their lists show', async () => {
  const [buyer, admin] = [await market.newBuyer({ companyName: 'Tiruppur Knits' }), await market.newAdmin()]
  const [noyyal, kaveri] = [
    await market.newSeller({ companyName: 'Noyyal Yarns' }),
    await market.newSeller({ companyName: 'Kaveri Spinners' }),
  ]
  const { rfqId } = (await ask(buyer, [noyyal, kaveri])).rfq
  const countered = await quote(noyyal, rfqId)
  await quote(kaveri, rfqId)
  await act(buyer, rfqId, { action: 'COUNTER', quoteId: countered.quoteId, terms: { unitPrice: 280 } })
  await accept(buyer, await quote(kaveri, (await ask(buyer, [kaveri])).rfq.rfqId))

  for (const [actor, role] of [
    [buyer, 'buyer'],
    [noyyal, 'seller'],
    [kaveri, 'seller'],
    [admin, 'admin'],
  ] as const) {
    const { stages } = await readDashboard(at(actor), role)
    const countOf = (stage: string, name: string) => stages.find((one) => one.stage === stage)?.counts[name]
    const figures = [
      [undefined, countOf('seller_quotation_lifecycle', 'total')],
      ['COUNTERED', countOf('negotiation', 'COUNTERED')],
      ['ACCEPTED', countOf('commercial_approval', 'ACCEPTED')],
    ] as const
    for (const [status, figure] of figures) {
      const { quotations, total } = await listOf(actor, role, status)
      expect([quotations.length, total], `${role} ${status}`).toEqual([figure, figure])
    }
  }
  const [newest] = (await listOf(admin, 'admin', 'COUNTERED')).quotations
  expect(newest).toMatchObject({ rfqId, sellerCompanyName: 'Noyyal Yarns', buyerCompanyName: 'Tiruppur Knits' })
  await expect(listOf(noyyal, 'admin')).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('a sealed quotation is in the list of all with its request alone, and in no list by status', async () => {
  const [buyer, seller] = [await market.newBuyer(), await market.newSeller({ companyName: 'Vellingiri Mills' })]
  const { rfqId } = (await ask(buyer, [seller], { sealed: true })).rfq
  await quote(seller, rfqId)
  const [sealed] = (await listOf(buyer, 'buyer')).quotations
  expect(sealed).toMatchObject({ rfqId, sellerCompanyName: '', status: '', updatedAt: '' })
  expect(sealed?.sealedUntil).not.toBeNull()
  for (const status of SENT_QUOTE_STATUSES) expect((await listOf(buyer, 'buyer', status)).quotations).toEqual([])
  expect((await listOf(seller, 'seller', 'SUBMITTED')).quotations).toMatchObject([{ rfqId, status: 'SUBMITTED' }])
  const [opened] = (await listOf(buyer, 'buyer', 'SUBMITTED', { hours: 24 * 5 })).quotations
  expect(opened).toMatchObject({ rfqId, sellerCompanyName: 'Vellingiri Mills', sealedUntil: null })
})
