import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { mailOutbox } from '@/db/schema/notifications'
import { users } from '@/db/schema/users'
import { newId } from '@/lib/config/new-id'
import type { Actor } from '@/lib/domain/actor'
import { createEnquiry } from '@/lib/services/rfq/enquiries/create'
import { requestGate } from '@/lib/services/rfq/gates'
import { readOrder } from '@/lib/services/rfq/orders/orders'
import { readComparison } from '@/lib/services/rfq/quotations/compare'
import { testMarket } from '@/lib/testing/market'
import { problemsOf, testTrade } from '@/lib/testing/trade'
import { actorOfSession, openSession } from './sessions'
import { setSuspension } from './suspension'
import { actorOfToken, createTokenFor } from './tokens'

const market = testMarket()
const { accept, act, ask, list, quote, read, requestBody } = testTrade(market, new Date())
const at = () => market.ctxFor(null)
const as = market.ctxFor
const newSeller = () => market.newSeller({ plan: null })

const set = (actor: Actor, userId: string, body: unknown) => setSuspension(as(actor), { userId, body })

async function isSuspended({ userId }: Actor): Promise<boolean> {
  const [user] = await market.database.db.select().from(users).where(eq(users.id, userId))
  return user?.suspendedAt != null
}

describe('a suspension', () => {
  test('ends sessions and tokens immediately; lifted, the token works again and the session does not', async () => {
    const [admin, seller] = [await market.newAdmin(), await newSeller()]
    const sid = await openSession(at(), { userId: seller.userId, userAgent: '' })
    const token = (await createTokenFor(at(), { email: seller.email, name: 'import' })) ?? ''
    await set(admin, seller.userId, { isSuspended: true, reason: 'Goods were not delivered.' })
    expect(await actorOfSession(at(), sid)).toBeNull()
    await expect(actorOfToken(at(), token)).rejects.toMatchObject({
      code: 'AUTH_REQUIRED',
      message: 'The account of this token is suspended. Ask the marketplace to lift the suspension.',
    })
    expect(await actorOfToken(at(), `${token}x`)).toBeNull()
    expect(await isSuspended(seller)).toBe(true)

    await set(admin, seller.userId, { isSuspended: false, reason: 'It was a mistake.' })
    expect(await actorOfToken(at(), token)).not.toBeNull()
    expect(await actorOfSession(at(), sid)).toBeNull()
  })

  test('is mailed with the name of the account only to a confirmed address', async () => {
    const admin = await market.newAdmin()
    for (const emailVerified of [true, false]) {
      const name = `Refund-${emailVerified}`
      const { userId } = await market.newSeller({ plan: null, name, emailVerified })
      await set(admin, userId, { isSuspended: true, reason: 'Goods were not delivered.' })
      const [mail] = await market.database.db.select().from(mailOutbox).where(eq(mailOutbox.userId, userId))
      expect(mail?.body).toContain('is suspended: Goods were not delivered.')
      expect(mail?.body.includes(name)).toBe(emailVerified)
    }
  })

  test('is for admins, never of themselves, and always with a reason', async () => {
    const [admin, seller, other] = [
      await market.newAdmin(),
      await newSeller(),
      await market.newSeller({ plan: null, roles: ['seller', 'buyer'] }),
    ]
    const why = { isSuspended: true, reason: 'x' }
    await expect(set(other, seller.userId, why)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(set(admin, admin.userId, why)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(set(admin, newId(), why)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(set(admin, seller.userId, { isSuspended: true })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    expect(await isSuspended(seller)).toBe(false)
  })
})

describe('a suspended seller', () => {
  const suspend = async (isSuspended: boolean, { userId }: Actor) =>
    set(await market.newAdmin(), userId, { isSuspended, reason: 'Goods were not delivered.' })
  const refused = { code: 'SELLER_SUSPENDED' }

  test('is not ordered from until the suspension is lifted, and the buyer reads why', async () => {
    const [buyer, seller, rival] = [await market.newBuyer(), await market.newSeller(), await market.newSeller()]
    const { rfq } = await ask(buyer, [seller, rival])
    const ordered = await accept(buyer, await quote(seller, rfq.rfqId), { quantity: 400 })
    const { rfq: second } = await ask(buyer, [seller, rival])
    const quotation = await quote(seller, second.rfqId)
    const { rfqId, quoteId } = quotation
    await suspend(true, seller)
    await expect(accept(buyer, quotation)).rejects.toMatchObject(refused)
    await expect(act(buyer, rfqId, { action: 'COUNTER', quoteId, terms: { unitPrice: 280 } })).rejects.toMatchObject(
      refused,
    )
    const shown = await read(buyer, rfqId)
    expect(shown.quotes).toMatchObject([{ sellerSuspended: true }])
    expect(shown.quotes[0]?.actions).not.toContain('ACCEPT')
    expect(shown.quotes[0]?.actions).not.toContain('COUNTER')
    expect(shown.rfq.sellers.filter(({ sellerSuspended }) => sellerSuspended)).toMatchObject([
      { sellerId: seller.userId },
    ])
    const compared = await readComparison(as(buyer), { rfqId, basis: {} })
    expect(compared.columns).toMatchObject([{ sellerSuspended: true }])
    expect(compared.ranking.flatMap(({ order }) => order)).toEqual([])
    const { order } = await readOrder(as(buyer), ordered.order.orderId)
    expect(order.sellerSuspended).toBe(true)

    await suspend(false, seller)
    expect((await accept(buyer, quotation)).order).not.toHaveProperty('sellerSuspended')
  })

  test('is not asked: by a listing, by name, or in a line of an enquiry', async () => {
    const [buyer, rival] = [await market.newBuyer(), await market.newSeller()]
    const seller = await market.newSeller({ companyName: 'Kaveri Spinners' })
    const listingId = await list(seller, { title: '30s Combed Cotton', basePrice: 289, count: '30s CCW' })
    await suspend(true, seller)
    const named = { ...refused, message: 'Kaveri Spinners takes no requests or orders at the moment.' }
    await expect(ask(buyer, [rival, seller])).rejects.toMatchObject(named)
    const ofListing = { moduleKey: undefined, listingId }
    await expect(ask(buyer, [], ofListing)).rejects.toMatchObject(named)
    const lines = [requestBody([rival]), requestBody([seller]), { listingId, quantity: 100 }]
    const enquiry = async () => createEnquiry(await requestGate(as(buyer)), { lines })
    expect(await problemsOf(enquiry())).toEqual([
      'SELLER_SUSPENDED lines[1].sellerIds',
      'SELLER_SUSPENDED lines[2].listingId',
    ])
  })
})
