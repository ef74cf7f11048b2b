import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { sessions, users } from '@/db/schema/users'
import type { Actor } from '@/lib/domain/actor'
import { testMarket } from '@/lib/testing/market'
import type { ServiceContext } from '../shared/context'
import {
  actorOfSession,
  closeOtherSessions,
  closeSession,
  closeSessionById,
  listSessions,
  openSession,
} from './sessions'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const START = new Date('2026-11-21T06:00:00.000Z')
const later = (ms: number) => new Date(START.getTime() + ms)

const market = testMarket({ now: START })
const { database } = market
const at = (now: Date) => market.ctxFor(null, now)
const as = (actor: Actor | null): ServiceContext<Actor> => {
  if (!actor) throw new Error('no one is signed in')
  return market.ctxFor(actor)
}

const newUser = async () => (await market.newSeller({ name: 'Ravi', email: `ravi${++people}@mill.example` })).userId
let people = 0

const open = (userId: string, now = START) => openSession(at(now), { userId, userAgent: 'Firefox/150.0' })

let userId = ''
beforeAll(async () => {
  userId = await newUser()
})

describe('a session', () => {
  test('is its account', async () => {
    const sid = await open(userId)
    expect(await actorOfSession(at(START), sid)).toMatchObject({
      userId,
      name: 'Ravi',
      roles: ['seller'],
      emailVerified: true,
      via: { kind: 'session' },
    })
  })

  test('is kept as a hash: the sid is nowhere in the database', async () => {
    const sid = await open(userId)
    const rows = await database.db.select().from(sessions).where(eq(sessions.userId, userId))
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(sid)
  })

  test.each(['', 'x', 'a'.repeat(43), "' or 1=1 --", '\u0000'])('cannot be made up: %j is no one', async (sid) => {
    expect(await actorOfSession(at(START), sid)).toBeNull()
  })

  test('ends immediately on sign-out', async () => {
    const sid = await open(userId)
    expect(await actorOfSession(at(START), sid)).not.toBeNull()
    await closeSession(at(START), sid)
    expect(await actorOfSession(at(START), sid)).toBeNull()
  })

  test('ends while its account is suspended, and works again when that is lifted', async () => {
    const suspended = await newUser()
    const sid = await open(suspended)
    await database.db.update(users).set({ suspendedAt: START }).where(eq(users.id, suspended))
    expect(await actorOfSession(at(START), sid)).toBeNull()
    await database.db.update(users).set({ suspendedAt: null }).where(eq(users.id, suspended))
    expect(await actorOfSession(at(START), sid)).not.toBeNull()
  })

  test('has the roles of the moment, not those of the sign-in', async () => {
    const changed = await newUser()
    const sid = await open(changed)
    await database.db
      .update(users)
      .set({ roles: ['buyer'] })
      .where(eq(users.id, changed))
    expect((await actorOfSession(at(START), sid))?.roles).toEqual(['buyer'])
  })

  test('ends after 14 days without use', async () => {
    const sid = await open(userId)
    expect(await actorOfSession(at(later(14 * DAY_MS)), sid)).toBeNull()
    const other = await open(userId)
    expect(await actorOfSession(at(later(14 * DAY_MS - 1)), other)).not.toBeNull()
  })

  test('slides with use, to 60 days and no further', async () => {
    const sid = await open(userId)
    for (let day = 10; day < 60; day += 10) {
      expect(await actorOfSession(at(later(day * DAY_MS)), sid), `day ${day}`).not.toBeNull()
    }
    expect(await actorOfSession(at(later(60 * DAY_MS - 1)), sid)).not.toBeNull()
    expect(await actorOfSession(at(later(60 * DAY_MS)), sid)).toBeNull()
  })

  test('is written at most every ten minutes', async () => {
    const sid = await open(userId)
    const sessionOf = async (ms: number) => {
      const actor = await actorOfSession(at(later(ms)), sid)
      const id = actor?.via.kind === 'session' ? actor.via.sessionId : ''
      const [row] = await database.db.select().from(sessions).where(eq(sessions.id, id))
      return row?.lastSeenAt
    }
    expect(await sessionOf(10 * MINUTE_MS - 1)).toEqual(START)
    expect(await sessionOf(10 * MINUTE_MS)).toEqual(later(10 * MINUTE_MS))
    expect(await sessionOf(11 * MINUTE_MS)).toEqual(later(10 * MINUTE_MS))
  })
})

describe('the list of sessions', () => {
  test('shows only live sessions of the caller, this one first', async () => {
    const owner = await newUser()
    const [here, there, ended] = [await open(owner), await open(owner, later(1)), await open(owner)]
    await closeSession(at(START), ended)
    await open(userId)
    const list = await listSessions(as(await actorOfSession(at(START), here)))
    expect(list.map(({ isThisOne, device }) => ({ isThisOne, device }))).toEqual([
      { isThisOne: true, device: 'Firefox' },
      { isThisOne: false, device: 'Firefox' },
    ])
    expect(JSON.stringify(list)).not.toContain(there)
  })

  test('ends all sessions except this one', async () => {
    const owner = await newUser()
    const [here, there, elsewhere] = [await open(owner), await open(owner), await open(owner)]
    const strangers = await open(userId)
    expect(await closeOtherSessions(as(await actorOfSession(at(START), here)))).toBe(2)
    expect(await actorOfSession(at(START), here)).not.toBeNull()
    for (const sid of [there, elsewhere]) expect(await actorOfSession(at(START), sid)).toBeNull()
    expect(await actorOfSession(at(START), strangers)).not.toBeNull()
  })

  test('ends a session of the caller, and does not find those of others', async () => {
    const owner = await newUser()
    const [here, there] = [await open(owner), await open(owner)]
    const actor = await actorOfSession(at(START), here)
    const thereId = (await listSessions(as(actor))).find(({ isThisOne }) => !isThisOne)?.sessionId ?? ''
    const stranger = await actorOfSession(at(START), await open(userId))
    await expect(closeSessionById(as(stranger), thereId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await actorOfSession(at(START), there)).not.toBeNull()
    await closeSessionById(as(actor), thereId)
    expect(await actorOfSession(at(START), there)).toBeNull()
    await expect(closeSessionById(as(actor), thereId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
