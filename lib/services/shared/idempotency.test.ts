import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { idempotencyKeys, newArrivalQuota } from '@/db/schema/listings'
import { testDatabase } from '@/db/testing/database'
import type { Actor } from '@/lib/domain/actor'
import { DomainError } from '@/lib/domain/errors'
import { cleanup } from '../operation/cleanup'
import type { ServiceContext } from './context'
import { runIdempotent } from './idempotency'

const database = testDatabase()
const START = new Date('2026-11-21T06:00:00.000Z')
const actor: Actor = {
  userId: uuidv7(),
  companyId: uuidv7(),
  email: 'a@mill.example',
  name: 'A',
  roles: ['seller'],
  emailVerified: true,
  via: { kind: 'session', sessionId: uuidv7() },
}
const at = (hours = 0): ServiceContext<Actor> => ({
  actor,
  db: database.db,
  now: new Date(START.getTime() + hours * 3_600_000),
  newId: uuidv7,
  requestId: 'test',
})
const call = (idempotencyKey: string | null) => ({ idempotencyKey, path: '/api/x', address: '10.0.0.1' })

/** Any effect: a row of its own per run. */
function counting() {
  let runs = 0
  const work = async (tx: Parameters<Parameters<typeof runIdempotent>[3]>[0]) => {
    runs++
    await tx.insert(newArrivalQuota).values({ sellerId: uuidv7(), used: 1 })
    return { status: 201, body: { run: runs }, etag: '"1"' }
  }
  return { work, runs: () => runs }
}

describe('a write under an Idempotency-Key', () => {
  test('that arrives eight times at once is done once and answered alike', async () => {
    const { work, runs } = counting()
    const answers = await Promise.all(Array.from({ length: 8 }, () => runIdempotent(at(), call('k-1'), { a: 1 }, work)))
    expect(runs()).toBe(1)
    expect(new Set(answers.map(({ status, text, etag }) => `${status} ${text} ${etag}`)).size).toBe(1)
    expect(answers.filter(({ isReplay }) => isReplay)).toHaveLength(7)
  })

  test('that was refused for its If-Match is done once that is put right; a conflict that stays is kept', async () => {
    const { work, runs } = counting()
    const refuse = (code: 'PRECONDITION_FAILED' | 'VERSION_CONFLICT') => () =>
      Promise.reject(new DomainError(code, 'x'))
    await expect(runIdempotent(at(), call('k-412'), {}, refuse('PRECONDITION_FAILED'))).rejects.toMatchObject({
      code: 'PRECONDITION_FAILED',
    })
    expect(await runIdempotent(at(), call('k-412'), {}, work)).toMatchObject({ status: 201 })
    expect(runs()).toBe(1)
    await expect(runIdempotent(at(), call('k-409'), {}, refuse('VERSION_CONFLICT'))).rejects.toThrow()
    await expect(runIdempotent(at(), call('k-409'), {}, work)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' })
  })

  test('whose names stand in another order is the same write', async () => {
    const { work, runs } = counting()
    await runIdempotent(at(), call('k-order'), { a: 1, b: { c: 2, d: [3, 4] } }, work)
    const again = await runIdempotent(at(), call('k-order'), { b: { d: [3, 4], c: 2 }, a: 1 }, work)
    expect(again.isReplay).toBe(true)
    const reordered = runIdempotent(at(), call('k-order'), { a: 1, b: { c: 2, d: [4, 3] } }, work)
    await expect(reordered).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
    expect(runs()).toBe(1)
  })

  test('with another content is refused and not done', async () => {
    const { work, runs } = counting()
    await runIdempotent(at(), call('k-2'), { a: 1 }, work)
    await expect(runIdempotent(at(), call('k-2'), { a: 2 }, work)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    })
    expect(runs()).toBe(1)
  })

  test('that is refused as invalid frees its key and leaves nothing', async () => {
    const { work } = counting()
    const rows = async () => (await database.db.select().from(newArrivalQuota)).length
    const before = await rows()
    const failing = runIdempotent(at(), call('k-3'), {}, async (tx) => {
      await work(tx)
      throw new DomainError('VALIDATION_FAILED', 'no')
    })
    await expect(failing).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    expect(await rows()).toBe(before)
    expect(await runIdempotent(at(), call('k-3'), { other: true }, work)).toMatchObject({ status: 201 })
  })

  test('that met a settled conflict meets it again, without the work', async () => {
    let runs = 0
    const conflict = () =>
      runIdempotent(at(), call('k-4'), {}, async () => {
        runs++
        throw new DomainError('LISTING_ARCHIVED', 'archived', { details: { a: 1 } })
      })
    await expect(conflict()).rejects.toMatchObject({ code: 'LISTING_ARCHIVED', extras: { details: { a: 1 } } })
    await expect(conflict()).rejects.toMatchObject({ code: 'LISTING_ARCHIVED', extras: { isReplay: true } })
    expect(runs).toBe(1)
  })

  test('is new again after 24 hours, and its row is swept', async () => {
    const { work, runs } = counting()
    await runIdempotent(at(0), call('k-5'), {}, work)
    await runIdempotent(at(23.9), call('k-5'), {}, work)
    expect(runs()).toBe(1)
    await runIdempotent(at(24.1), call('k-5'), {}, work)
    expect(runs()).toBe(2)
    await cleanup(at(49))
    expect(await database.db.select().from(idempotencyKeys)).toEqual([])
  })

  test('belongs to its actor and path', async () => {
    const { work, runs } = counting()
    await runIdempotent(at(), call('k-6'), {}, work)
    await runIdempotent(at(), { ...call('k-6'), path: '/api/y' }, {}, work)
    await runIdempotent({ ...at(), actor: { ...actor, userId: uuidv7() } }, call('k-6'), {}, work)
    expect(runs()).toBe(3)
  })

  test.each(['', 'a b', 'ü', 'x'.repeat(256)])('whose key is %j is refused by name', async (key) => {
    await expect(runIdempotent(at(), call(key), {}, counting().work)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    })
  })
})
