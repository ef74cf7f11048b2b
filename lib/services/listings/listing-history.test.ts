import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/domain/actor'
import type { HistoryEntry } from '@/lib/domain/listing/presenting/history'
import { writeYarn } from '@/lib/testing/listings'
import { testMarket } from '@/lib/testing/market'
import { readInbox } from '../notifications/notifications'
import { readListingHistory } from './listing-history'
import type { ListingWrite } from './write'

const START = Date.parse('2026-11-21T06:00:00.000Z')
const market = testMarket({ now: new Date(START) })
const { database } = market

const at = (actor: Actor, minutes: number) => market.ctxFor(actor, new Date(START + minutes * 60_000))

let mill: Actor
let other: Actor
let admin: Actor

beforeAll(async () => {
  mill = await market.newSeller({ name: 'mill' })
  other = await market.newSeller()
  admin = await market.newAdmin()
})

async function write(minutes: number, body: Record<string, unknown>, mode: ListingWrite['mode'] = {}) {
  return (await writeYarn(at(mill, minutes), body, mode)).listing
}

const autosave = (minutes: number, body: Record<string, unknown>) =>
  write(minutes, { status: 'DRAFT', ...body }, { isAutosave: true })

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

  test('has everything that was typed in its history, also what no event records yet', async () => {
    const { listingId } = await autosave(0, { title: 'Typed' })
    await autosave(1, { listingId, basePrice: 245 })
    await autosave(2, { listingId, basePrice: 252 })
    const [newest, first] = await history(listingId)
    expect(newest).toMatchObject({ type: 'LISTING_AUTOSAVED', fromVersion: 2, toVersion: 3 })
    expect(newest?.actor.name).toBe('mill')
    expect(newest?.changes.map(({ field }) => field)).toContain('basePrice')
    expect(first).toMatchObject({ type: 'LISTING_CREATED', fromVersion: 1, toVersion: 1 })
  })

  test('and is then saved by its seller has an event that also shows what was typed before', async () => {
    const { listingId } = await autosave(0, { title: 'Typed' })
    await autosave(1, { listingId, basePrice: 245 })
    await write(2, { listingId, status: 'ACTIVE', moq: 60 })
    const [published] = await history(listingId)
    expect(published).toMatchObject({ type: 'LISTING_PUBLISHED', fromVersion: 2, toVersion: 3, toStatus: 'ACTIVE' })
    expect(published?.changes.map(({ field }) => field)).toEqual(expect.arrayContaining(['basePrice', 'moq']))
  })

  test('is a draft: a live listing is never changed by itself, nor taken off the market', async () => {
    const { listingId } = await write(0, { title: 'Live', basePrice: 245 })
    for (const status of ['ACTIVE', 'DRAFT']) {
      await expect(write(1, { listingId, status, basePrice: 1 }, { isAutosave: true })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      })
    }
    expect(await eventsOf(listingId)).toHaveLength(1)
  })
})

describe('the history of a listing', () => {
  test('shows each change in the trade’s words, newest first', async () => {
    const { listingId } = await write(0, { title: '30s CCW', basePrice: 245 })
    await write(1, { listingId, basePrice: 252 })
    const [edited, created] = await history(listingId)
    expect(edited?.changes.map(({ text }) => text)).toEqual(['Base price 245 → 252 INR/kg'])
    expect(edited).toMatchObject({ title: 'Edited', actor: { type: 'seller', name: 'mill' }, toVersion: 2 })
    expect(created?.title).toBe('Created and published')
  })

  test('names what a change did to the market, not only that the listing was edited', async () => {
    const { listingId } = await write(0, { title: 'Typed', status: 'DRAFT' })
    for (const [minutes, status] of [
      [1, 'ACTIVE'],
      [2, 'DRAFT'],
    ] as const) {
      await write(minutes, { listingId, status, basePrice: 245 })
    }
    expect((await history(listingId)).map(({ title }) => title)).toEqual([
      'Taken off the market',
      'Published',
      'Created',
    ])
  })

  test('comes in pages that join without a gap, each change compared with the version before it', async () => {
    const { listingId } = await write(0, { title: '30s CCW', basePrice: 200 })
    for (const price of [201, 202, 203, 204]) await write(price - 200, { listingId, basePrice: price })
    const versions: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = { limit: 2, before: cursor === '' ? null : Number(cursor) }
      const { entries, nextCursor } = await readListingHistory(at(mill, 9), { moduleKey: 'yarn', listingId }, page)
      for (const { toVersion, changes, type } of entries) {
        versions.push(toVersion)
        const text = `Base price ${198 + toVersion} → ${199 + toVersion} INR/kg`
        if (type === 'LISTING_EDITED') expect(changes.map((change) => change.text)).toEqual([text])
      }
      cursor = nextCursor
    }
    expect(versions).toEqual([5, 4, 3, 2, 1])
  })

  test('is for its owner and administrators; another seller gets NOT_FOUND', async () => {
    const { listingId } = await write(0, { title: 'Mine', basePrice: 245 })
    const key = { moduleKey: 'yarn', listingId } as const
    const page = { before: null, limit: 20 }
    expect((await readListingHistory(at(admin, 1), key, page)).entries).toHaveLength(1)
    await expect(readListingHistory(at(other, 1), key, page)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a listing that an admin writes for its seller', () => {
  const lastNotices = async () =>
    (await readInbox(at(mill, 0), { limit: 100, unread: 'true' })).notifications.map(({ title, body, link }) => ({
      title,
      body,
      link,
    }))
  const forMill = (minutes: number, body: Record<string, unknown>, mode: ListingWrite['mode'] = {}) =>
    writeYarn(at(admin, minutes), body, mode, mill.userId)

  test('is in the inbox of the seller once per write, with what changed, and not while it is a draft', async () => {
    const draft = await forMill(0, { status: 'DRAFT', title: '30s CCH' })
    const { listingId } = draft.listing
    await forMill(1, { listingId, status: 'DRAFT', basePrice: 312, priceUom: 'kg' }, { isAutosave: true })
    expect(await lastNotices()).toEqual([])
    const link = `/sell/yarn/${listingId}/history`
    await forMill(2, { listingId, status: 'ACTIVE' })
    await forMill(3, { listingId, basePrice: 309 })
    await forMill(4, { listingId, basePrice: 309 })
    expect(await lastNotices()).toEqual([
      { title: `${admin.name} changed your listing 30s CCH`, body: 'Base price 312 → 309 INR/kg', link },
      { title: `${admin.name} published your listing 30s CCH`, body: '', link },
    ])
  })

  test('is notified of when it is created on the market, and a seller is not notified of own writes', async () => {
    const before = await lastNotices()
    const { listing } = await forMill(0, { title: '40s CCW', basePrice: 340, priceUom: 'kg' })
    await write(1, { listingId: listing.listingId, basePrice: 345 })
    expect((await lastNotices()).slice(0, -before.length)).toMatchObject([
      { title: `${admin.name} published your listing 40s CCW`, body: '' },
    ])
  })
})
