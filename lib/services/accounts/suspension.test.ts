import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '@/db/testing/database'
import { localRequest } from '@/lib/contract/request-context'
import type { Actor, Role } from '@/lib/domain/actor'
import type { ServiceContext } from '../shared/context'
import { createAccount } from './accounts'
import { actorOfSession, openSession } from './sessions'
import { readSuspension, setSuspension } from './suspension'
import { actorOfToken, createTokenFor } from './tokens'

const database = testDatabase()
beforeAll(() => {
  vi.stubEnv('NEXTAUTH_SECRET', 'a secret of the tests')
})
const at = (): ServiceContext => ({ actor: null, db: database.db, now: new Date(), newId: uuidv7, requestId: 'test' })

let serial = 0
async function person(roles: Role[]): Promise<Actor> {
  const email = `suspension${++serial}@mill.example`
  const account = { email, password: 'seven blue looms', name: 'Ravi', companyName: 'Rao Mills', country: 'IN' }
  const ids = await createAccount(at(), { ...account, roles, emailVerified: true })
  return { ...ids, email, name: 'Ravi', roles, emailVerified: true, via: { kind: 'token', tokenId: uuidv7() } }
}

const set = (actor: Actor, userId: string, body: unknown) =>
  setSuspension(
    { ...at(), actor },
    localRequest({ actor, requestId: 'test', method: 'POST', path: `/api/account/suspensions/${userId}`, body }),
    userId,
  )

describe('a suspension', () => {
  it('ends sessions and tokens at once; lifted, the token works again and the session does not', async () => {
    const [admin, seller] = [await person(['admin']), await person(['seller'])]
    const sid = await openSession(at(), { userId: seller.userId, userAgent: '' })
    const token = (await createTokenFor(at(), { email: seller.email, name: 'import' })) ?? ''
    await set(admin, seller.userId, { isSuspended: true, reason: 'Goods were not delivered.' })
    expect(await actorOfSession(at(), sid)).toBeNull()
    expect(await actorOfToken(at(), token)).toBeNull()
    expect(await readSuspension({ ...at(), actor: admin }, seller.userId)).toEqual({ isSuspended: true })

    await set(admin, seller.userId, { isSuspended: false, reason: 'It was a mistake.' })
    expect(await actorOfToken(at(), token)).not.toBeNull()
    expect(await actorOfSession(at(), sid)).toBeNull()
  })

  it('is an admin’s alone, never of oneself, and always with a reason', async () => {
    const [admin, seller, other] = [
      await person(['admin']),
      await person(['seller']),
      await person(['seller', 'buyer']),
    ]
    const why = { isSuspended: true, reason: 'x' }
    await expect(set(other, seller.userId, why)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(readSuspension({ ...at(), actor: other }, seller.userId)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(set(admin, admin.userId, why)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(set(admin, uuidv7(), why)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(set(admin, seller.userId, { isSuspended: true })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    expect(await readSuspension({ ...at(), actor: admin }, seller.userId)).toEqual({ isSuspended: false })
  })
})
