import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { expect, it } from 'vitest'
import { users } from '@/db/schema/users'
import { testDatabase } from '@/db/testing/database'
import type { Role } from '@/lib/domain/actor'
import { createAccount } from '../accounts/accounts'
import type { ServiceContext } from '../shared/context'
import { readSellerPage } from './buyer-pages'

const database = testDatabase()
const NOW = new Date('2026-11-21T06:00:00.000Z')
const ctx = (): ServiceContext => ({ actor: null, db: database.db, now: NOW, newId: uuidv7, requestId: 'test' })

const account = (name: string, roles: Role[]) =>
  createAccount(ctx(), {
    email: `${name}@mill.example`,
    password: 'blue loom 42',
    name: 'Ravi',
    companyName: `${name} Mills`,
    country: 'IN',
    roles,
    emailVerified: false,
  })

it('shows of a seller these keys alone', async () => {
  const { userId } = await account('open', ['seller'])
  expect(await readSellerPage(ctx(), userId)).toEqual({
    sellerId: userId,
    companyName: 'open Mills',
    place: '',
    country: 'IN',
    since: NOW.toISOString(),
    modules: [],
    rates: expect.any(Object),
    answerTime: null,
  })
})

it('has no page for a buyer, a suspended seller, nobody, or what is no id', async () => {
  const buyer = await account('buys', ['buyer'])
  const suspended = await account('suspended', ['seller'])
  await database.db.update(users).set({ suspendedAt: NOW }).where(eq(users.id, suspended.userId))
  for (const id of [buyer.userId, suspended.userId, uuidv7(), 'nobody', '']) {
    await expect(readSellerPage(ctx(), id), id).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})
