import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { secondFactors } from '@/db/schema/account-secrets'
import { seal, unseal } from '@/lib/config/server-secret'
import type { Actor } from '@/lib/domain/actor'
import { TEST_PASSWORD, testMarket, withConditions } from '@/lib/testing/market'
import { actorOfSession, openSession } from '../sessions'
import { signIn } from '../sign-in'
import { createToken } from '../tokens'
import { countSealedBefore, sealSecretsAgain } from './seal-again'
import { confirmSecondFactor, setUpSecondFactor } from './second-factor'

const market = testMarket()
const START = new Date('2026-03-02T06:00:00Z')
const later = (steps: number) => new Date(START.getTime() + steps * 30_000)

function use(secret: string, previous = ''): void {
  vi.stubEnv('NEXTAUTH_SECRET', secret)
  vi.stubEnv('NEXTAUTH_SECRET_PREVIOUS', previous)
}

beforeEach(() => {
  vi.stubEnv('LOG_LEVEL', 'silent')
  use('the first secret')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

async function signedIn(): Promise<Actor> {
  const { userId } = await market.newBuyer()
  const ctx = market.ctxFor(null, START)
  const actor = await actorOfSession(ctx, await openSession(ctx, { userId, userAgent: 'test' }))
  if (!actor) throw new Error('the session is not there')
  return actor
}

async function enrolled() {
  const actor = await signedIn()
  const ctx = market.ctxFor(actor, START)
  const { secret } = (await setUpSecondFactor(ctx, { currentPassword: TEST_PASSWORD })).value.setUp
  const codeAt = (now: Date) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })
  await confirmSecondFactor(ctx, { code: codeAt(START) })
  const enter = (steps: number) =>
    signIn(market.ctxFor(null, later(steps)), {
      email: actor.email,
      password: TEST_PASSWORD,
      code: codeAt(later(steps)),
      address: '10.4.4.4',
      userAgent: 'test',
      previousSid: null,
      devices: [],
    })
  return { actor, enter }
}

describe('what is sealed', () => {
  test('opens for its owner alone, and not when a byte was changed', () => {
    const sealed = seal('a secret', 'meena')
    expect(sealed).not.toContain('a secret')
    expect(unseal(sealed, 'meena')).toBe('a secret')
    expect(unseal(sealed, 'ravi')).toBeNull()
    expect(unseal(`${sealed.slice(0, 20)}${sealed[20] === 'A' ? 'B' : 'A'}${sealed.slice(21)}`, 'meena')).toBeNull()
    expect(unseal('', 'meena')).toBeNull()
    expect(seal('a secret', 'meena')).not.toBe(sealed)
  })

  test('opens with both secrets while a rotation lasts, and with the new one alone after it was sealed again', async () => {
    const { actor, enter } = await enrolled()
    const stored = async () => {
      const { db } = market.database
      return (await db.select().from(secondFactors).where(eq(secondFactors.userId, actor.userId)))[0]?.sealedSecret
    }
    const first = await stored()
    use('the second secret', 'the first secret')
    await enter(1)
    expect(await countSealedBefore(market.database.db)).toBe(1)
    expect(await sealSecretsAgain(market.database.db)).toBe(1)
    expect(await stored()).not.toBe(first)
    expect(await sealSecretsAgain(market.database.db)).toBe(0)
    use('the second secret')
    expect(await countSealedBefore(market.database.db)).toBe(0)
    await enter(2)
  })

  test('is unavailable to an instance that has not got the new secret yet', async () => {
    use('a later secret')
    const { enter } = await enrolled()
    use('the first secret')
    await expect(enter(1)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    use('a later secret')
    await enter(1)
  })
})

test('a replay under an Idempotency-Key shows the same token, secret and codes after a rotation', async () => {
  const actor = await signedIn()
  const keyed = (idempotencyKey: string) => withConditions(market.ctxFor(actor, START), { idempotencyKey })
  const token = () => createToken(keyed('token'), { name: 'import', currentPassword: TEST_PASSWORD })
  const setUp = () => setUpSecondFactor(keyed('set-up'), { currentPassword: TEST_PASSWORD })
  const first = { token: (await token()).value.token, secret: (await setUp()).value.setUp.secret }
  const code = new TOTP({ secret: Secret.fromBase32(first.secret) }).generate({ timestamp: START.getTime() })
  const confirm = () => confirmSecondFactor(keyed('confirm'), { code })
  const { recoveryCodes } = (await confirm()).value

  use('the second secret', 'the first secret')
  expect((await token()).value.token).toBe(first.token)
  expect((await setUp()).value.setUp.secret).toBe(first.secret)
  expect((await confirm()).value.recoveryCodes).toEqual(recoveryCodes)
})
