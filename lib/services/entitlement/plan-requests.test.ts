import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '@/lib/config/new-id'
import type { PlanRequest, PlanRequestOfSeller } from '@/lib/contract/responses/subscription'
import type { Actor } from '@/lib/domain/actor'
import type { WriteConditions } from '@/lib/services/shared/context'
import { testMarket, withConditions } from '@/lib/testing/market'
import { readInbox } from '../notifications/notifications'
import {
  allPlanRequests,
  answerPlanRequest,
  ownPlanRequests,
  planRequestsOfSeller,
  readPlanRequests,
  readPlanToChoose,
  requestPlan,
  withdrawPlanRequest,
} from './plan-requests'
import { readSellerAccess } from './seller-access'

const market = testMarket()
const { database } = market

let clock = new Date('2026-06-15T10:00:00.000Z').getTime()
const ctxOf = (actor: Actor, conditions: Partial<WriteConditions> = {}) => {
  clock += 1000
  return withConditions(market.ctxFor(actor, new Date(clock)), conditions)
}
const newSeller = () => market.newSeller({ plan: null })

const ask = async (actor: Actor, planKey = 'market_growth', note = '', conditions = {}) =>
  (await requestPlan(ctxOf(actor, conditions), { planKey, note })).value.planRequest
const withdraw = (actor: Actor, requestId: string) => withdrawPlanRequest(ctxOf(actor), { requestId, body: {} })
const answer = (actor: Actor, requestId: string, body: unknown, conditions = {}) =>
  answerPlanRequest(ctxOf(actor, conditions), { requestId, body })
const own = (actor: Actor): Promise<PlanRequest[]> => ownPlanRequests(ctxOf(actor))
const lastNotice = async (actor: Actor) =>
  (await readInbox(ctxOf(actor), { limit: 1, unread: 'false' })).notifications[0]

/** Sellers without a password: hashing one takes long. */
async function manySellers(count: number): Promise<Actor[]> {
  const { sql: query } = database
  const like = await newSeller()
  const sellers = Array.from({ length: count }, () => ({ ...like, userId: newId(), companyId: newId() }))
  const at = { created_at: '2026-06-01', updated_at: '2026-06-01' }
  const companies = sellers.map(({ companyId: id }) => ({ id, name: 'Rao Mills', ...at }))
  const users = sellers.map(({ userId: id, companyId: company_id }) => ({
    ...{ id, company_id, email: `${id}@mill.example`, name: 'Rao', password_hash: '-', roles: '{seller}' },
    ...at,
  }))
  await query`insert into companies ${query(companies)}`
  await query`insert into users ${query(users)}`
  return sellers
}

async function waiting(admin: Actor): Promise<PlanRequestOfSeller[]> {
  return (await allPlanRequests(ctxOf(admin), { isOpen: true, cursor: null })).planRequests
}

async function eventsOf(userId: string): Promise<string[]> {
  const rows = await database.db.execute<{ type: string }>(
    sql`select type from events where aggregate_type = 'user' and aggregate_id = ${userId} order by sequence`,
  )
  return rows.map(({ type }) => type)
}

let admin: Actor

beforeAll(async () => {
  admin = await market.newAdmin()
})

describe('a request for a plan', () => {
  test('is possible twenty times a day, since each mails every admin', async () => {
    const seller = await newSeller()
    for (let time = 0; time < 20; time += 1) await withdraw(seller, (await ask(seller)).requestId)
    await expect(ask(seller)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    clock += 24 * 60 * 60 * 1000
    expect(await ask(seller)).toMatchObject({ status: 'OPEN' })
  })

  test('is what a seller without a plan waits for, and with a plan there is nothing to choose', async () => {
    const seller = await newSeller()
    expect(await readPlanToChoose(ctxOf(seller))).toEqual({ request: null })
    const { requestId } = await ask(seller)
    expect(await readPlanToChoose(ctxOf(seller))).toMatchObject({ request: { requestId, planLabel: 'Market Growth' } })
    await withdraw(seller, requestId)
    expect(await readPlanToChoose(ctxOf(seller))).toEqual({ request: null })
    expect(await readPlanToChoose(ctxOf(await market.newSeller({})))).toBeNull()
  })

  test('is made, notifies the admins and changes no entitlement', async () => {
    const seller = await newSeller()
    const before = await readSellerAccess({ ...ctxOf(seller), now: new Date(0) }, seller.userId)
    const made = await ask(seller, 'market_growth', '  We  weave\ntowels now. ')
    expect(made).toMatchObject({
      planKey: 'market_growth',
      planLabel: 'Market Growth',
      note: 'We weave towels now.',
      status: 'OPEN',
      isGranted: false,
      closedAt: null,
      version: 1,
    })
    expect(await readSellerAccess({ ...ctxOf(seller), now: new Date(0) }, seller.userId)).toEqual(before)
    expect(await lastNotice(admin)).toMatchObject({
      type: 'PLAN_REQUESTED',
      link: `/module-access/${seller.userId}`,
    })
    expect(await own(seller)).toEqual([made])
    expect((await waiting(admin)).find(({ requestId }) => requestId === made.requestId)).toMatchObject({
      ...made,
      seller: { sellerId: seller.userId, sellerEmail: seller.email, selectedPlanLabel: '', subscriptionActive: false },
    })
  })

  test('is one at a time, also when several arrive together, until it is withdrawn', async () => {
    const seller = await newSeller()
    const race = await Promise.allSettled([ask(seller), ask(seller, 'all_textile'), ask(seller, 'module_starter')])
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [open] = await own(seller)
    await expect(ask(seller)).rejects.toMatchObject({
      code: 'PLAN_REQUEST_OPEN',
      extras: { details: { requestId: open?.requestId } },
    })
    await withdraw(seller, open?.requestId ?? '')
    await ask(seller, 'all_textile')
    expect((await own(seller)).map(({ status }) => status)).toEqual(['OPEN', 'WITHDRAWN'])
  })

  test('is done once under one Idempotency-Key', async () => {
    const seller = await newSeller()
    const [one, two] = await Promise.all([
      ask(seller, 'market_growth', '', { idempotencyKey: 'k' }),
      ask(seller, 'market_growth', '', { idempotencyKey: 'k' }),
    ])
    expect(two.requestId).toBe(one.requestId)
    expect(await own(seller)).toHaveLength(1)
  })

  test('lists every problem of a bad body, and is refused for accounts that do not sell', async () => {
    const [seller, buyer] = [await newSeller(), await market.newBuyer()]
    const bad = { planKey: 'gold', note: 'x'.repeat(501), price: 0 }
    await expect(requestPlan(ctxOf(seller), bad)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extras: {
        issues: expect.arrayContaining(
          ['planKey', 'note', 'price'].map((field) => expect.objectContaining({ field, severity: 'error' })),
        ),
      },
    })
    await expect(ask(buyer)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(own(buyer)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('an answer', () => {
  test('or a withdrawal marks the notice of the request as read in the inbox of every admin', async () => {
    const [seller, other, second] = [await newSeller(), await newSeller(), await market.newAdmin()]
    const unread = async () =>
      Promise.all([admin, second].map(async (of) => (await readInbox(ctxOf(of), { limit: 1, unread: 'true' })).unread))
    const before = await unread()
    const [answered, withdrawn] = [await ask(seller), await ask(other)]
    expect(await unread()).toEqual(before.map((count) => count + 2))
    await answer(admin, answered.requestId, { outcome: 'DECLINED', reason: 'No.' })
    expect(await unread()).toEqual(before.map((count) => count + 1))
    await withdraw(other, withdrawn.requestId)
    expect(await unread()).toEqual(before)
  })

  test('closes the request, is in its history and notifies the seller', async () => {
    const seller = await newSeller()
    const { requestId } = await ask(seller)
    await answer(admin, requestId, { outcome: 'DECLINED', reason: 'The invoice of May is open.' })
    expect(await own(seller)).toMatchObject([{ status: 'DECLINED', reason: 'The invoice of May is open.', version: 2 }])
    expect(await lastNotice(seller)).toMatchObject({
      title: 'Your request for Market Growth is declined',
      body: 'The invoice of May is open.',
      link: '/plans',
    })
    const [mail] = await database.db.execute(
      sql`select to_address from mail_outbox where user_id = ${seller.userId} and subject like 'Your request for %'`,
    )
    expect(mail).toEqual({ to_address: seller.email })
    expect(await eventsOf(seller.userId)).toEqual(['ACCOUNT_CREATED', 'PLAN_REQUESTED', 'PLAN_REQUEST_ANSWERED'])
  })

  test('is given by an admin, needs a reason to decline, and is given once', async () => {
    const [seller, other] = [await newSeller(), await market.newSeller({ plan: null, roles: ['seller', 'buyer'] })]
    const { requestId } = await ask(seller)
    await expect(answer(other, requestId, { outcome: 'DONE' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(answer(seller, requestId, { outcome: 'DONE' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(answer(admin, requestId, { outcome: 'DECLINED' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extras: { issues: [expect.objectContaining({ field: 'reason', code: 'REQUIRED' })] },
    })
    await expect(answer(admin, newId(), { outcome: 'DONE' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(answer(admin, requestId, { outcome: 'DONE', expectedVersion: 2 })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    })
    await expect(answer(admin, requestId, { outcome: 'DONE' }, { ifMatch: '"7"' })).rejects.toMatchObject({
      code: 'PRECONDITION_FAILED',
    })
    const race = await Promise.allSettled([
      answer(admin, requestId, { outcome: 'DONE' }),
      answer(admin, requestId, { outcome: 'DECLINED', reason: 'No.' }),
      withdraw(seller, requestId),
    ])
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(answer(admin, requestId, { outcome: 'DONE' })).rejects.toMatchObject({ code: 'PLAN_REQUEST_CLOSED' })
  })

  test('does not find the request of another seller', async () => {
    const [seller, other] = [await newSeller(), await newSeller()]
    const { requestId } = await ask(seller)
    const refusals = await Promise.all(
      [requestId, newId()].map((id) => withdraw(other, id).catch((error) => `${error.code} ${error.message}`)),
    )
    expect(refusals[0]).toBe(refusals[1])
    expect(await own(other)).toEqual([])
    const all = { scope: 'all', isOpen: true, cursor: null } as const
    await expect(readPlanRequests(ctxOf(other), all)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

test('a request is marked as done only when the configuration gives the plan, and stays open until then', async () => {
  const seller = await newSeller()
  const { requestId } = await ask(seller, 'module_starter')
  const done = () => answer(admin, requestId, { outcome: 'DONE' })
  const command = `npm run entitlements -- set ${seller.userId} module_starter`
  for (const plan of [null, 'market_growth', { planKey: 'module_starter', paymentStatus: 'LAPSED' }]) {
    market.setPlan(seller, plan)
    await expect(done()).rejects.toMatchObject({
      extras: { issues: [{ code: 'PLAN_NOT_ACTIVE', field: 'outcome', message: expect.stringContaining(command) }] },
    })
  }
  expect((await waiting(admin)).map((request) => request.requestId)).toContain(requestId)
  expect(await eventsOf(seller.userId)).toEqual(['ACCOUNT_CREATED', 'PLAN_REQUESTED'])
  market.setPlan(seller, 'module_starter')
  await done()
  expect(await own(seller)).toMatchObject([{ status: 'DONE', isGranted: true }])
  await expect(ask(seller, 'module_starter')).rejects.toMatchObject({
    extras: { issues: [expect.objectContaining({ code: 'PLAN_ALREADY_ACTIVE', field: 'planKey' })] },
  })
})

test('a closed request says to admins who answered it, and to everyone when', async () => {
  const seller = await newSeller()
  const asha = await market.newAdmin({ name: 'Asha' })
  const { requestId } = await ask(seller)
  await answerPlanRequest(ctxOf(asha), { requestId, body: { outcome: 'DECLINED', reason: 'An invoice is open.' } })
  await withdraw(seller, (await ask(seller)).requestId)
  const closed = [
    { status: 'WITHDRAWN', answeredByName: '', closedAt: expect.any(String) },
    { status: 'DECLINED', answeredByName: 'Asha', closedAt: expect.any(String) },
  ]
  expect(await planRequestsOfSeller(ctxOf(admin), seller.userId)).toMatchObject(closed)
  const { planRequests } = await allPlanRequests(ctxOf(admin), { isOpen: false, cursor: null })
  expect(planRequests.slice(0, 2)).toMatchObject(closed)
  for (const request of await own(seller)) expect(request).not.toHaveProperty('answeredByName')
})

test('a request without a plan names the plans that are offered, not the one that is active', async () => {
  const seller = await market.newSeller({ plan: 'market_growth' })
  const message = 'Choose one of the plans: Module Starter, All Textile Modules.'
  await expect(requestPlan(ctxOf(seller), { planKey: null })).rejects.toMatchObject({
    extras: { issues: [{ field: 'planKey', message }] },
  })
  market.setPlan(seller, { planKey: 'market_growth', paymentStatus: 'LAPSED' })
  await expect(requestPlan(ctxOf(seller), { planKey: null })).rejects.toMatchObject({
    extras: { issues: [{ message: 'Choose one of the plans: Module Starter, Market Growth, All Textile Modules.' }] },
  })
})

test('the list of open requests is paged by cursor, each once, the longest waiting first', async () => {
  const sellers = await manySellers(55)
  const asked: string[] = []
  for (const seller of sellers) asked.push((await ask(seller)).requestId)
  const first = await allPlanRequests(ctxOf(admin), { isOpen: true, cursor: null })
  const second = await allPlanRequests(ctxOf(admin), { isOpen: true, cursor: first.nextCursor })
  const walked = [...first.planRequests, ...second.planRequests]
  expect(first.planRequests).toHaveLength(50)
  expect(second.nextCursor).toBeNull()
  expect(new Set(walked.map(({ requestId }) => requestId)).size).toBe(walked.length)
  expect(walked.map(({ requestId }) => requestId)).toEqual(expect.arrayContaining(asked))
  const times = walked.map(({ createdAt }) => createdAt)
  expect(times).toEqual([...times].sort())
  const closed = await allPlanRequests(ctxOf(admin), { isOpen: false, cursor: null })
  expect(closed.planRequests.every(({ status }) => status !== 'OPEN')).toBe(true)
})
