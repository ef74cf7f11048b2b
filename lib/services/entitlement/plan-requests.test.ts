import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@/db/testing/database'
import { EMPTY_ENTITLEMENTS, setSeller, writeEntitlements } from '@/lib/config/entitlement-source'
import { localRequest, type ServiceResponse } from '@/lib/contract/request-context'
import type { Actor, Role } from '@/lib/domain/actor'
import type { PlanRequest, PlanRequestOfSeller } from '@/lib/domain/entitlement/plan-request'
import { createAccount } from '../accounts/accounts'
import { readInbox } from '../notifications/notifications'
import type { ServiceContext } from '../shared/context'
import { allPlanRequests, answerPlanRequest, readPlanRequests, requestPlan, withdrawPlanRequest } from './plan-requests'
import { readSellerAccess } from './seller-access'

const database = testDatabase()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plan-requests-'))
const file = path.join(folder, 'entitlements.json')
/** The configuration is looked at again after this long. */
const LOOK_AGAIN_MS = 200

let clock = new Date('2026-06-15T10:00:00.000Z').getTime()
const ctxOf = (actor: Actor): ServiceContext<Actor> => {
  clock += 1000
  return { actor, db: database.db, now: new Date(clock), newId: uuidv7, requestId: 'test' }
}

let serial = 0
async function person(roles: Role[]): Promise<Actor> {
  const email = `planner${++serial}@mill.example`
  const account = {
    email,
    password: 'seven blue looms',
    name: 'Ravi',
    companyName: `Rao Mills ${serial}`,
    country: 'IN',
  }
  const ctx = { db: database.db, now: new Date(clock), newId: uuidv7 }
  const ids = await createAccount(ctx, { ...account, roles, emailVerified: true })
  return { ...ids, email, name: 'Ravi', roles, emailVerified: true, via: { kind: 'token', tokenId: uuidv7() } }
}

function callOf(actor: Actor, body: unknown, odd: { idempotencyKey?: string; ifMatch?: string; query?: string } = {}) {
  const { query = '', ...rest } = odd
  const given = { actor, requestId: 'test', method: 'POST', path: '/api/account/plan-requests', body, ...rest }
  return localRequest({ ...given, query: new URLSearchParams(query) })
}

const requestOf = (answer: ServiceResponse): PlanRequest =>
  (answer.text ? JSON.parse(answer.text) : answer.body).planRequest as PlanRequest

const ask = async (actor: Actor, planKey = 'market_growth', note = '', odd = {}) =>
  requestOf(await requestPlan(ctxOf(actor), callOf(actor, { planKey, note }, odd)))
const withdraw = (actor: Actor, id: string, body: unknown = {}, odd = {}) =>
  withdrawPlanRequest(ctxOf(actor), callOf(actor, body, odd), id)
const answer = (actor: Actor, id: string, body: unknown, odd = {}) =>
  answerPlanRequest(ctxOf(actor), callOf(actor, body, odd), id)

async function own(actor: Actor): Promise<PlanRequest[]> {
  const { body } = await readPlanRequests(ctxOf(actor), callOf(actor, undefined))
  return body?.planRequests as PlanRequest[]
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
  process.env.SELLER_ENTITLEMENTS_FILE = file
  process.env.SELLER_ENTITLEMENTS_JSON = ''
  writeEntitlements(file, EMPTY_ENTITLEMENTS)
  admin = await person(['admin'])
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

describe('a request for a plan', () => {
  it('is asked twenty times a day at most, since each is a mail to every admin', async () => {
    const seller = await person(['seller'])
    for (let time = 0; time < 20; time += 1) await withdraw(seller, (await ask(seller)).requestId)
    await expect(ask(seller)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    clock += 24 * 60 * 60 * 1000
    expect(await ask(seller)).toMatchObject({ status: 'OPEN' })
  })

  it('is made, is told to the admins, and changes no entitlement', async () => {
    const seller = await person(['seller'])
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
    expect((await readInbox(ctxOf(admin), new URLSearchParams())).notifications[0]).toMatchObject({
      type: 'PLAN_REQUESTED',
      link: `/module-access/${seller.userId}`,
    })
    expect(await own(seller)).toEqual([made])
    expect((await waiting(admin)).find(({ requestId }) => requestId === made.requestId)).toMatchObject({
      ...made,
      seller: { sellerId: seller.userId, sellerEmail: seller.email, selectedPlanLabel: '', subscriptionActive: false },
    })
  })

  it('is one at a time, also of two that arrive together; withdrawn, it makes room for another', async () => {
    const seller = await person(['seller'])
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

  it('is done once under one Idempotency-Key', async () => {
    const seller = await person(['seller'])
    const [one, two] = await Promise.all([
      ask(seller, 'market_growth', '', { idempotencyKey: 'k' }),
      ask(seller, 'market_growth', '', { idempotencyKey: 'k' }),
    ])
    expect(two.requestId).toBe(one.requestId)
    expect(await own(seller)).toHaveLength(1)
  })

  it('lists every problem of a bad body, and is nothing for accounts that do not sell', async () => {
    const [seller, buyer] = [await person(['seller']), await person(['buyer'])]
    const bad = { planKey: 'gold', note: 'x'.repeat(501), price: 0 }
    await expect(requestPlan(ctxOf(seller), callOf(seller, bad))).rejects.toMatchObject({
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
  it('ends the request, stands in its history and is told to the seller', async () => {
    const seller = await person(['seller'])
    const { requestId } = await ask(seller)
    await answer(admin, requestId, { outcome: 'DECLINED', reason: 'The invoice of May is open.' })
    expect(await own(seller)).toMatchObject([{ status: 'DECLINED', reason: 'The invoice of May is open.', version: 2 }])
    expect((await readInbox(ctxOf(seller), new URLSearchParams())).notifications[0]).toMatchObject({
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

  it('is an admin’s, needs a reason to decline, and is given once', async () => {
    const [seller, other] = [await person(['seller']), await person(['seller', 'buyer'])]
    const { requestId } = await ask(seller)
    await expect(answer(other, requestId, { outcome: 'DONE' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(answer(seller, requestId, { outcome: 'DONE' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(answer(admin, requestId, { outcome: 'DECLINED' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extras: { issues: [expect.objectContaining({ field: 'reason', code: 'REQUIRED' })] },
    })
    await expect(answer(admin, uuidv7(), { outcome: 'DONE' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
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

  it('of another seller’s request is as if it were not there', async () => {
    const [seller, other] = [await person(['seller']), await person(['seller'])]
    const { requestId } = await ask(seller)
    const refusals = await Promise.all(
      [requestId, uuidv7()].map((id) => withdraw(other, id).catch((error) => `${error.code} ${error.message}`)),
    )
    expect(refusals[0]).toBe(refusals[1])
    expect(await own(other)).toEqual([])
    await expect(
      readPlanRequests(ctxOf(other), callOf(other, undefined, { query: 'scope=all' })),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

it('a request shows as granted as soon as the configuration gives the plan, and not by being called done', async () => {
  const seller = await person(['seller'])
  const { requestId } = await ask(seller, 'module_starter')
  await answer(admin, requestId, { outcome: 'DONE' })
  expect(await own(seller)).toMatchObject([{ status: 'DONE', isGranted: false }])
  setSeller(file, seller.email, { planKey: 'module_starter', paymentStatus: 'ACTIVE' })
  await expect.poll(() => own(seller), { interval: LOOK_AGAIN_MS }).toMatchObject([{ status: 'DONE', isGranted: true }])
  await expect(ask(seller, 'module_starter')).rejects.toMatchObject({
    extras: { issues: [expect.objectContaining({ code: 'PLAN_ALREADY_ACTIVE', field: 'planKey' })] },
  })
})

it('the list of those that wait is walked by its cursor, each once, the longest waiting first', async () => {
  const sellers = []
  for (let count = 0; count < 55; count += 1) {
    const seller = await person(['seller'])
    sellers.push((await ask(seller)).requestId)
  }
  const first = await allPlanRequests(ctxOf(admin), { isOpen: true, cursor: null })
  const second = await allPlanRequests(ctxOf(admin), { isOpen: true, cursor: first.nextCursor })
  const walked = [...first.planRequests, ...second.planRequests]
  expect(first.planRequests).toHaveLength(50)
  expect(second.nextCursor).toBeNull()
  expect(new Set(walked.map(({ requestId }) => requestId)).size).toBe(walked.length)
  expect(walked.map(({ requestId }) => requestId)).toEqual(expect.arrayContaining(sellers))
  const times = walked.map(({ createdAt }) => createdAt)
  expect(times).toEqual([...times].sort())
  const closed = await allPlanRequests(ctxOf(admin), { isOpen: false, cursor: null })
  expect(closed.planRequests.every(({ status }) => status !== 'OPEN')).toBe(true)
})
