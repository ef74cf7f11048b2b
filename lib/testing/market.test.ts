import { expect, test } from 'vitest'
import { readSellerAccess } from '@/lib/services/entitlement/seller-access'
import { sentForm, testMarket } from './market'

const NOW = new Date('2026-06-15T10:00:00.000Z')
const market = testMarket({ now: NOW })

async function modulesOf(sellerId: string): Promise<number> {
  const admin = await market.newAdmin()
  return (await readSellerAccess(market.ctxFor(admin), sellerId)).allowedModuleKeys.length
}

test('a seller has all modules, or those of the plan that is given', async () => {
  const [all, starter, none] = [
    await market.newSeller(),
    await market.newSeller({ plan: 'module_starter' }),
    await market.newSeller({ plan: null }),
  ]
  expect([await modulesOf(all.userId), await modulesOf(starter.userId), await modulesOf(none.userId)]).toEqual([
    22, 3, 0,
  ])
})

test('a plan that is set, or removed, is in force at the next read', async () => {
  const seller = await market.newSeller({ plan: null })
  market.setPlan(seller, { planKey: 'market_growth', paymentStatus: 'ACTIVE', validUntil: '2026-06-15' })
  expect(await modulesOf(seller.userId)).toBe(8)
  market.setPlan(seller, null)
  expect(await modulesOf(seller.userId)).toBe(0)
})

test('people have their own companies and addresses, and the roles of their kind', async () => {
  const [buyer, admin] = [await market.newBuyer({ name: 'Ravi' }), await market.newAdmin()]
  expect(buyer).toMatchObject({ email: 'ravi@mill.example', name: 'Ravi', roles: ['buyer'], emailVerified: true })
  expect(admin.roles).toEqual(['admin'])
  expect(admin.companyId).not.toBe(buyer.companyId)
})

test('a context has the time of the market unless another is given', () => {
  const later = new Date(NOW.getTime() + 1)
  expect([market.ctxFor(null).now, market.ctxFor(null, later).now]).toEqual([NOW, later])
})

test('a form is sent as the bytes of a browser', async () => {
  const form = new FormData()
  form.set('mode', 'check')
  const { bodyStream, header } = sentForm(form)
  const received = await new Response(bodyStream, {
    headers: { 'content-type': header('content-type') ?? '' },
  }).formData()
  expect(received.get('mode')).toBe('check')
})
