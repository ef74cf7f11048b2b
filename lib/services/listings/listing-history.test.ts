import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '@/db/testing/database'
import { EMPTY_ENTITLEMENTS, writeEntitlements } from '@/lib/config/entitlement-source'
import { localRequest, type ServiceResponse } from '@/lib/contract/request-context'
import type { Actor, Role } from '@/lib/domain/actor'
import type { HistoryEntry } from '@/lib/domain/listing/presenting/history'
import { createAccount } from '../accounts/accounts'
import type { ServiceContext } from '../shared/context'
import { readListingHistory, showListingHistory } from './listing-history'
import { writeListing } from './listings'

const database = testDatabase()
const START = Date.parse('2026-11-21T06:00:00.000Z')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'listing-history-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const at = (actor: Actor, minutes: number): ServiceContext<Actor> => ({
  actor,
  db: database.db,
  now: new Date(START + minutes * 60_000),
  newId: uuidv7,
  requestId: 'test',
})

async function newActor(name: string, roles: Role[]): Promise<Actor> {
  const email = `${name}@mill.example`
  const { userId, companyId } = await createAccount(
    { db: database.db, now: new Date(START), newId: uuidv7 },
    { email, password: 'blue loom 42', name, companyName: name, country: 'IN', roles, emailVerified: true },
  )
  return { userId, companyId, email, name, roles, emailVerified: true, via: { kind: 'token', tokenId: uuidv7() } }
}

let mill: Actor
let other: Actor
let admin: Actor

beforeAll(async () => {
  process.env.SELLER_ENTITLEMENTS_FILE = path.join(folder, 'entitlements.json')
  process.env.SELLER_ENTITLEMENTS_JSON = ''
  const entry = { planKey: 'all_textile', paymentStatus: 'ACTIVE' }
  writeEntitlements(process.env.SELLER_ENTITLEMENTS_FILE, {
    ...EMPTY_ENTITLEMENTS,
    sellers: { 'mill@mill.example': entry, 'other@mill.example': entry },
  })
  mill = await newActor('mill', ['seller'])
  other = await newActor('other', ['seller'])
  admin = await newActor('admin', ['admin'])
})

interface Written {
  listing: { listingId: string; version: number }
}

async function write(minutes: number, body: Record<string, unknown>, query = ''): Promise<Written['listing']> {
  const call = localRequest({
    actor: mill,
    requestId: 'test',
    method: 'POST',
    path: '/api/trade-core/listings/yarn',
    query: new URLSearchParams(query),
    body,
  })
  const answer: ServiceResponse = await writeListing(at(mill, minutes), call, 'yarn')
  return (JSON.parse(answer.text ?? '') as Written).listing
}

const autosave = (minutes: number, body: Record<string, unknown>) =>
  write(minutes, { status: 'DRAFT', ...body }, 'autosave=true')

async function history(listingId: string, limit = 20): Promise<HistoryEntry[]> {
  const key = { moduleKey: 'yarn', listingId } as const
  return (await readListingHistory(at(mill, 0), key, { before: null, limit })).entries
}

const eventsOf = async (listingId: string) =>
  await database.sql<{ sequence: number; type: string; aggregate_version: number }[]>`
    select sequence, type, aggregate_version from events
    where aggregate_type = 'listing' and aggregate_id = ${listingId} order by sequence`

describe('a draft that saves itself', () => {
  test('moves its version each time and leaves one event in ten minutes, the next one after them', async () => {
    const { listingId } = await autosave(0, { title: 'Typed' })
    for (const minutes of [1, 2, 9]) await autosave(minutes, { listingId, title: `Typed ${minutes}` })
    expect(await eventsOf(listingId)).toEqual([{ sequence: 1, type: 'LISTING_CREATED', aggregate_version: 1 }])
    const { version } = await autosave(10, { listingId, title: 'Typed 10' })
    expect(version).toBe(5)
    expect(await eventsOf(listingId)).toEqual([
      { sequence: 1, type: 'LISTING_CREATED', aggregate_version: 1 },
      { sequence: 2, type: 'LISTING_AUTOSAVED', aggregate_version: 5 },
    ])
  })

  test('has everything that was typed in its history, also what no event tells yet', async () => {
    const { listingId } = await autosave(0, { title: 'Typed' })
    await autosave(1, { listingId, basePrice: 245 })
    await autosave(2, { listingId, basePrice: 252 })
    const [newest, first] = await history(listingId)
    expect(newest).toMatchObject({ type: 'LISTING_AUTOSAVED', fromVersion: 2, toVersion: 3 })
    expect(newest?.actor.name).toBe('mill')
    expect(newest?.changes.map(({ field }) => field)).toContain('basePrice')
    expect(first).toMatchObject({ type: 'LISTING_CREATED', fromVersion: 1, toVersion: 1 })
  })

  test('and is then saved by its seller has an event at once, which tells what went before too', async () => {
    const { listingId } = await autosave(0, { title: 'Typed' })
    await autosave(1, { listingId, basePrice: 245 })
    await write(2, { listingId, status: 'ACTIVE', moq: 60 })
    const [published] = await history(listingId)
    expect(published).toMatchObject({ type: 'LISTING_PUBLISHED', fromVersion: 2, toVersion: 3, toStatus: 'ACTIVE' })
    expect(published?.changes.map(({ field }) => field)).toEqual(expect.arrayContaining(['basePrice', 'moq']))
  })

  test('is a draft: a listing that is live is never changed by itself, nor taken off the market', async () => {
    const { listingId } = await write(0, { title: 'Live', basePrice: 245 })
    for (const status of ['ACTIVE', 'DRAFT']) {
      await expect(write(1, { listingId, status, basePrice: 1 }, 'autosave=true')).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      })
    }
    expect(await eventsOf(listingId)).toHaveLength(1)
  })
})

describe('the history of a listing', () => {
  test('says each change in the trade’s words, newest first', async () => {
    const { listingId } = await write(0, { title: '30s CCW', basePrice: 245 })
    await write(1, { listingId, basePrice: 252 })
    const [edited, created] = await history(listingId)
    expect(edited?.changes.map(({ text }) => text)).toEqual(['Base price 245 → 252 INR/kg'])
    expect(edited).toMatchObject({ title: 'Edited', actor: { type: 'seller', name: 'mill' }, toVersion: 2 })
    expect(created?.title).toBe('Created')
  })

  test('comes in pages that join without a gap, each change told against the version before it', async () => {
    const { listingId } = await write(0, { title: '30s CCW', basePrice: 200 })
    for (const price of [201, 202, 203, 204]) await write(price - 200, { listingId, basePrice: price })
    const versions: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const query = new URLSearchParams({ limit: '2', ...(cursor ? { cursor } : {}) })
      const call = localRequest({ actor: mill, requestId: 't', method: 'GET', path: '/', query })
      const { body } = await showListingHistory(at(mill, 9), call, { moduleKey: 'yarn', listingId })
      const { history: entries, page } = body as unknown as {
        history: HistoryEntry[]
        page: { nextCursor: string | null }
      }
      for (const { toVersion, changes, type } of entries) {
        versions.push(toVersion)
        const said = `Base price ${198 + toVersion} → ${199 + toVersion} INR/kg`
        if (type === 'LISTING_EDITED') expect(changes.map(({ text }) => text)).toEqual([said])
      }
      cursor = page.nextCursor
    }
    expect(versions).toEqual([5, 4, 3, 2, 1])
  })

  test('is for its owner and administrators; to another seller it is as if there were none', async () => {
    const { listingId } = await write(0, { title: 'Mine', basePrice: 245 })
    const key = { moduleKey: 'yarn', listingId } as const
    const page = { before: null, limit: 20 }
    expect((await readListingHistory(at(admin, 1), key, page)).entries).toHaveLength(1)
    await expect(readListingHistory(at(other, 1), key, page)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('refuses a parameter that it does not know and a bad page', async () => {
    const { listingId } = await write(0, { title: 'Mine', basePrice: 245 })
    for (const query of ['x=1', 'limit=0', 'limit=101', 'cursor=a']) {
      const call = localRequest({
        actor: mill,
        requestId: 't',
        method: 'GET',
        path: '/',
        query: new URLSearchParams(query),
      })
      await expect(showListingHistory(at(mill, 1), call, { moduleKey: 'yarn', listingId })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      })
    }
  })
})
