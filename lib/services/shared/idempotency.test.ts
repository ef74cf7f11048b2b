import { beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '@/db/client'
import { idempotencyKeys, newArrivalQuota } from '@/db/schema/listings'
import { newId } from '@/lib/config/new-id'
import { JsonText } from '@/lib/contract/json-text'
import type { Actor } from '@/lib/domain/actor'
import { DomainError } from '@/lib/domain/errors'
import { testMarket, withConditions } from '@/lib/testing/market'
import { cleanup } from '../operation/cleanup'
import type { ServiceContext } from './context'
import { earlierOutcome, writeOnce } from './idempotency'

const START = new Date('2026-11-21T06:00:00.000Z')
const market = testMarket({ now: START })
const { database } = market

let actor: Actor
beforeAll(async () => {
  actor = await market.newSeller()
})

const SCOPE = '/api/x'

/** The context of a request with this key, so many hours after the first. */
const under = (idempotencyKey: string | null, hours = 0, scope = SCOPE): ServiceContext<Actor> =>
  withConditions(market.ctxFor(actor, new Date(START.getTime() + hours * 3_600_000)), { idempotencyKey, scope })

/** Work with an effect: each run adds a row. */
function counting() {
  let runs = 0
  const work = async (tx: Transaction) => {
    runs++
    await tx.insert(newArrivalQuota).values({ sellerId: newId(), used: 1 })
    return { record: { run: runs }, isNew: true, version: 1 }
  }
  return { work, runs: () => runs }
}

describe('a write under an Idempotency-Key', () => {
  test('that arrives eight times together is done once, with equal results', async () => {
    const { work, runs } = counting()
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => writeOnce(under('k-1'), { a: 1 }, work)))
    expect(runs()).toBe(1)
    const results = outcomes.map(({ value, isNew, version }) => JSON.stringify([value, isNew, version]))
    expect(new Set(results)).toEqual(new Set(['[{"run":1},true,1]']))
    expect(outcomes.filter(({ isReplay }) => isReplay)).toHaveLength(7)
  })

  test('that was refused for its If-Match is done when that is corrected; a conflict that stays is kept', async () => {
    const { work, runs } = counting()
    const refuse = (code: 'PRECONDITION_FAILED' | 'VERSION_CONFLICT') => () =>
      Promise.reject(new DomainError(code, 'x'))
    await expect(writeOnce(under('k-412'), {}, refuse('PRECONDITION_FAILED'))).rejects.toMatchObject({
      code: 'PRECONDITION_FAILED',
    })
    expect(await writeOnce(under('k-412'), {}, work)).toMatchObject({ isNew: true })
    expect(runs()).toBe(1)
    await expect(writeOnce(under('k-409'), {}, refuse('VERSION_CONFLICT'))).rejects.toThrow()
    await expect(writeOnce(under('k-409'), {}, work)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' })
  })

  test('with its fields in another order is the same write', async () => {
    const { work, runs } = counting()
    await writeOnce(under('k-order'), { a: 1, b: { c: 2, d: [3, 4] } }, work)
    const again = await writeOnce(under('k-order'), { b: { d: [3, 4], c: 2 }, a: 1 }, work)
    expect(again.isReplay).toBe(true)
    const reordered = writeOnce(under('k-order'), { a: 1, b: { c: 2, d: [4, 3] } }, work)
    await expect(reordered).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
    expect(runs()).toBe(1)
  })

  test('with other content is refused and not done', async () => {
    const { work, runs } = counting()
    await writeOnce(under('k-2'), { a: 1 }, work)
    await expect(writeOnce(under('k-2'), { a: 2 }, work)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
    await expect(earlierOutcome(under('k-2'), { a: 2 })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
    expect(runs()).toBe(1)
  })

  test('that is refused as invalid frees its key and leaves nothing', async () => {
    const { work } = counting()
    const rows = async () => (await database.db.select().from(newArrivalQuota)).length
    const before = await rows()
    const failing = writeOnce(under('k-3'), {}, async (tx) => {
      await work(tx)
      throw new DomainError('VALIDATION_FAILED', 'no')
    })
    await expect(failing).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    expect(await rows()).toBe(before)
    expect(await writeOnce(under('k-3'), { other: true }, work)).toMatchObject({ isNew: true, isReplay: false })
  })

  test('that met a settled conflict meets it again, without the work', async () => {
    let runs = 0
    const conflict = () =>
      writeOnce(under('k-4'), {}, async () => {
        runs++
        throw new DomainError('LISTING_ARCHIVED', 'archived', { details: { a: 1 } })
      })
    await expect(conflict()).rejects.toMatchObject({ code: 'LISTING_ARCHIVED', extras: { details: { a: 1 } } })
    await expect(conflict()).rejects.toMatchObject({ code: 'LISTING_ARCHIVED', extras: { isReplay: true } })
    expect(runs).toBe(1)
  })

  test('is new again after 24 hours, and its row is deleted', async () => {
    const { work, runs } = counting()
    await writeOnce(under('k-5', 0), {}, work)
    await writeOnce(under('k-5', 23.9), {}, work)
    expect(runs()).toBe(1)
    await writeOnce(under('k-5', 24.1), {}, work)
    expect(runs()).toBe(2)
    await cleanup(under(null, 49))
    expect(await database.db.select().from(idempotencyKeys)).toEqual([])
  })

  test('belongs to its actor and path, and without an actor to its network address', async () => {
    const { work, runs } = counting()
    const anonymous = (address: string) =>
      writeOnce(withConditions(market.ctxFor(null), { idempotencyKey: 'k-6', scope: SCOPE, address }), {}, work)
    await writeOnce(under('k-6'), {}, work)
    await writeOnce(under('k-6', 0, '/api/y'), {}, work)
    await writeOnce({ ...under('k-6'), actor: { ...actor, userId: newId() } }, {}, work)
    await anonymous('10.0.0.1')
    await anonymous('10.0.0.2')
    expect(runs()).toBe(5)
    expect(await anonymous('10.0.0.1')).toMatchObject({ isReplay: true })
  })

  test.each(['', 'a b', 'ü', 'x'.repeat(256)])('whose key is %j is refused by name', async (key) => {
    const issues = [{ field: 'Idempotency-Key', code: 'BAD_IDEMPOTENCY_KEY' }]
    const refusal = { code: 'VALIDATION_FAILED', extras: { issues } }
    await expect(writeOnce(under(key), {}, counting().work)).rejects.toMatchObject(refusal)
    await expect(earlierOutcome(under(key), {})).rejects.toMatchObject(refusal)
  })
})

describe('the repeated outcome', () => {
  test('has the record, version and newness of the first', async () => {
    const record = { listing: new JsonText<object>('{"listingId":"a","basePrice":245.0}'), issues: [], note: undefined }
    const write = () => writeOnce(under('r-1'), {}, async () => ({ record, isNew: true, version: 7 }))
    const [first, again] = [await write(), await write()]
    expect([first.isReplay, again.isReplay]).toEqual([false, true])
    expect([again.isNew, again.version]).toEqual([true, 7])
    expect(again.record).toEqual(new JsonText('{"listing":{"listingId":"a","basePrice":245.0},"issues":[]}'))
    expect(again.value).toEqual(JSON.parse(JSON.stringify(first.value)))
  })

  test('of a change without a version is not new and has none', async () => {
    const write = () => writeOnce(under('r-2'), {}, async () => ({ record: {} }))
    await write()
    expect(await write()).toMatchObject({ isReplay: true, isNew: false, version: null, value: {} })
  })

  test.each([
    [{ status: 201, etag: '"3"', text: '{"ok":true,"success":true,"order":{"ok":true}}' }, { order: { ok: true } }],
    [{ status: 202, etag: '', text: '{"ok":true,"success":true}' }, {}],
  ])('is read from a row that an earlier release stored with the envelope (%#)', async (stored, record) => {
    const { work, runs } = counting()
    const key = `r-${stored.status}`
    await writeOnce(under(key), { body: 1 }, work)
    await database.sql`
      update idempotency_keys set status = ${stored.status}, etag = ${stored.etag}, response_text = ${stored.text}
      where key = ${key}`
    const isNew = stored.status === 201
    const expected = { value: record, isNew, version: isNew ? 3 : null, isReplay: true }
    expect(await writeOnce(under(key), { body: 1 }, work)).toMatchObject(expected)
    expect(await earlierOutcome(under(key), { body: 1 })).toMatchObject(expected)
    expect(runs()).toBe(1)
  })
})

describe('an earlier outcome', () => {
  test('is null without a key, and until the work is done', async () => {
    expect(await earlierOutcome(under(null), {})).toBeNull()
    expect(await earlierOutcome(under('e-1'), {})).toBeNull()
    await writeOnce(under('e-1'), {}, counting().work)
    expect(await earlierOutcome(under('e-1'), {})).toMatchObject({ value: { run: 1 }, isReplay: true })
  })
})

test('a write without a key runs each time', async () => {
  const { work, runs } = counting()
  await writeOnce(under(null), {}, work)
  await writeOnce(under(null), {}, work)
  expect(runs()).toBe(2)
})

test('a write of one statement runs without a transaction when it has no key, and once under its key', async () => {
  const oneStatement = async () => ({ record: { done: true }, version: 2 })
  const outcomes = [
    await writeOnce(under(null), {}, { oneStatement }),
    await writeOnce(under('w-1'), {}, { oneStatement }),
    await writeOnce(under('w-1'), {}, { oneStatement }),
  ]
  expect(outcomes.map(({ value, version }) => [value, version])).toEqual(Array(3).fill([{ done: true }, 2]))
  expect(outcomes.map(({ isReplay }) => isReplay)).toEqual([false, false, true])
})
