import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { events, idempotencyKeys } from '@/db/schema/listings'
import { apiTokens, users } from '@/db/schema/users'
import type { Actor } from '@/lib/domain/actor'
import { TEST_PASSWORD, testMarket, withConditions } from '@/lib/testing/market'
import { actorOfSession, closeOtherSessions, openSession } from './sessions'
import { actorOfToken, createToken, createTokenFor, endToken, listTokens } from './tokens'

const MINUTE_MS = 60_000
const START = new Date('2026-11-21T06:00:00.000Z')
const later = (ms: number) => new Date(START.getTime() + ms)

const market = testMarket({ now: START })
const { database } = market
const at = (now: Date) => market.ctxFor(null, now)
const as = (actor: Actor) => market.ctxFor(actor)
/** A seller with a live session. */
async function newActor(): Promise<Actor> {
  const { userId } = await market.newSeller({ plan: null, emailVerified: false })
  return session(userId)
}

async function session(userId: string): Promise<Actor> {
  const actor = await actorOfSession(at(START), await openSession(at(START), { userId, userAgent: '' }))
  if (!actor) throw new Error('the session was not opened')
  return actor
}

const DAY_MS = 24 * 60 * MINUTE_MS
const currentPassword = TEST_PASSWORD

async function make(actor: Actor, name = 'import', idempotencyKey: string | null = null) {
  const { value, isNew, isReplay } = await createToken(withConditions(as(actor), { idempotencyKey }), {
    name,
    currentPassword,
  })
  expect(isNew).toBe(true)
  return { ...value, isReplay }
}

let owner: Actor
beforeAll(async () => {
  owner = await newActor()
})

describe('an API token', () => {
  test('is its account', async () => {
    const { token, apiToken } = await make(owner)
    expect(token).toMatch(/^tx_[A-Za-z0-9_-]{43}$/)
    expect(await actorOfToken(at(START), token)).toMatchObject({
      userId: owner.userId,
      roles: ['seller'],
      via: { kind: 'token', tokenId: apiToken.tokenId },
    })
  })

  test('is kept as a hash and shown once: neither the database nor the list holds it', async () => {
    const actor = await newActor()
    const { token } = await make(actor, 'secret one', 'key-1')
    const stored = [
      await database.db.select().from(apiTokens).where(eq(apiTokens.userId, actor.userId)),
      await database.db.select().from(events).where(eq(events.aggregateId, actor.userId)),
      await database.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.actorId, actor.userId)),
      await listTokens(as(actor)),
    ]
    for (const rows of stored) {
      expect(rows.length).toBeGreaterThan(0)
      expect(JSON.stringify(rows)).not.toContain(token.slice(3, -4))
    }
  })

  test('is not accepted with a single character changed', async () => {
    const { token } = await make(owner)
    const last = token.endsWith('A') ? 'B' : 'A'
    expect(await actorOfToken(at(START), `${token.slice(0, -1)}${last}`)).toBeNull()
    expect(await actorOfToken(at(START), '')).toBeNull()
  })

  test('ends as soon as it is revoked, and then it is not found', async () => {
    const { token, apiToken } = await make(owner)
    await endToken(as(owner), apiToken.tokenId)
    expect(await actorOfToken(at(START), token)).toBeNull()
    expect((await listTokens(as(owner))).map(({ tokenId }) => tokenId)).not.toContain(apiToken.tokenId)
    await expect(endToken(as(owner), apiToken.tokenId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is not found for anyone else', async () => {
    const { token, apiToken } = await make(owner)
    const stranger = await newActor()
    await expect(endToken(as(stranger), apiToken.tokenId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await listTokens(as(stranger))).toEqual([])
    expect(await actorOfToken(at(START), token)).not.toBeNull()
  })

  test('does not work while its account is suspended', async () => {
    const actor = await newActor()
    const { token } = await make(actor)
    await database.db.update(users).set({ suspendedAt: START }).where(eq(users.id, actor.userId))
    await expect(actorOfToken(at(START), token)).rejects.toMatchObject({
      code: 'AUTH_REQUIRED',
      message: expect.stringContaining('suspended'),
    })
  })

  test('has its last use written at most once a minute', async () => {
    const { token, apiToken } = await make(owner)
    const usedAt = async (ms: number) => {
      await actorOfToken(at(later(ms)), token)
      const [row] = await database.db.select().from(apiTokens).where(eq(apiTokens.id, apiToken.tokenId))
      return row?.lastUsedAt
    }
    expect(await usedAt(0)).toEqual(START)
    expect(await usedAt(MINUTE_MS - 1)).toEqual(START)
    expect(await usedAt(MINUTE_MS)).toEqual(later(MINUTE_MS))
  })

  test('needs a name', async () => {
    for (const body of [{}, { name: ' ' }, { name: 'a'.repeat(61) }, { name: 'a', hint: 'b' }, null, 'x']) {
      const whole = body && typeof body === 'object' ? { currentPassword, ...body } : body
      await expect(createToken(as(owner), whole)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    }
  })

  test('is made only for a session whose owner enters the password again', async () => {
    const actor = await newActor()
    const wrong = createToken(as(actor), { name: 'a', currentPassword: 'not this one' })
    await expect(wrong).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extras: { issues: [{ code: 'PASSWORD_WRONG', field: 'currentPassword' }] },
    })
    await expect(createToken(as(actor), { name: 'a' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    const { token } = await make(actor)
    const program = await actorOfToken(at(START), token)
    if (!program) throw new Error('the token does not work')
    await expect(createToken(as(program), { name: 'b', currentPassword })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await closeOtherSessions(as(await session(actor.userId)))
    await expect(createToken(as(actor), { name: 'c', currentPassword })).rejects.toMatchObject({
      code: 'AUTH_REQUIRED',
    })
    expect(await listTokens(as(actor))).toHaveLength(1)
  })

  test('is refused to a session that guesses the password', async () => {
    const actor = await newActor()
    const guess = () => createToken(as(actor), { name: 'a', currentPassword: 'not this one' })
    for (let failure = 0; failure < 10; failure++) {
      await expect(guess()).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    }
    await expect(guess()).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  test('has the scopes and days that were asked for, else both scopes and 90 days, and then ends', async () => {
    const actor = await newActor()
    const wanted = { name: 'reader', scopes: ['read'], expiresInDays: 1, currentPassword }
    const { token, apiToken } = (await createToken(as(actor), wanted)).value
    expect(apiToken).toMatchObject({ scopes: ['read'], expiresAt: later(DAY_MS).toISOString() })
    expect(await actorOfToken(at(later(DAY_MS - 1)), token)).toMatchObject({ via: { scopes: ['read'] } })
    expect(await actorOfToken(at(later(DAY_MS)), token)).toBeNull()
    expect(await listTokens(market.ctxFor(actor, later(DAY_MS)))).toEqual([])
    const { apiToken: usual } = await make(actor)
    expect(usual).toMatchObject({ scopes: ['read', 'write'], expiresAt: later(90 * DAY_MS).toISOString() })
    const refused = createToken(as(actor), { ...wanted, scopes: [], expiresInDays: 366 })
    await expect(refused).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  test('from before tokens expired keeps working', async () => {
    const { token, apiToken } = await make(owner)
    await database.db.update(apiTokens).set({ expiresAt: null }).where(eq(apiTokens.id, apiToken.tokenId))
    expect(await actorOfToken(at(later(1000 * DAY_MS)), token)).toMatchObject({ via: { scopes: ['read', 'write'] } })
  })

  test('is created once per Idempotency-Key, also when requests arrive together, and shown each time', async () => {
    const actor = await newActor()
    const made = await Promise.all(Array.from({ length: 5 }, () => make(actor, 'import', 'key-2')))
    expect(new Set(made.map(({ token }) => token)).size).toBe(1)
    expect(made.filter(({ isReplay }) => isReplay)).toHaveLength(4)
    expect(await listTokens(as(actor))).toHaveLength(1)
    expect(await actorOfToken(at(START), made[0]?.token ?? '')).toMatchObject({ userId: actor.userId })
    await expect(make(actor, 'another body', 'key-2')).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
    expect((await make(actor, 'import', 'key-3')).token).not.toBe(made[0]?.token)
  })

  test('leaves a history of the account without gaps, also when many are created together', async () => {
    const actor = await newActor()
    const made = await Promise.all(Array.from({ length: 6 }, () => make(actor)))
    await endToken(as(actor), made[0]?.apiToken.tokenId ?? '')
    const history = await database.db.select().from(events).where(eq(events.aggregateId, actor.userId))
    expect(history.map(({ sequence }) => sequence).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(history.filter(({ type }) => type === 'API_TOKEN_REVOKED')).toHaveLength(1)
  })
})

describe('a token made by the operator', () => {
  test('works for the account of that address', async () => {
    const token = await createTokenFor(at(START), { email: ` ${owner.email.toUpperCase()} `, name: 'command line' })
    expect(await actorOfToken(at(START), token ?? '')).toMatchObject({
      userId: owner.userId,
      via: { scopes: ['read', 'write'] },
    })
    expect(await actorOfToken(at(later(90 * DAY_MS)), token ?? '')).toBeNull()
  })

  test('is not created for an unknown, impossible or suspended account', async () => {
    const suspended = await newActor()
    await database.db.update(users).set({ suspendedAt: START }).where(eq(users.id, suspended.userId))
    for (const email of ['noone@mill.example', 'no address', '', suspended.email]) {
      expect(await createTokenFor(at(START), { email, name: 'command line' })).toBeNull()
    }
  })
})
