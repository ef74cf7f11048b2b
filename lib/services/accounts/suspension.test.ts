import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { mailOutbox } from '@/db/schema/notifications'
import { users } from '@/db/schema/users'
import { newId } from '@/lib/config/new-id'
import type { Actor } from '@/lib/domain/actor'
import { testMarket } from '@/lib/testing/market'
import { actorOfSession, openSession } from './sessions'
import { setSuspension } from './suspension'
import { actorOfToken, createTokenFor } from './tokens'

const market = testMarket()
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
    expect(await actorOfToken(at(), token)).toBeNull()
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
