import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notifications } from '@/db/schema/notifications'
import { savedSearches, searchDigests } from '@/db/schema/saved-searches'
import type { Actor } from '@/lib/domain/actor'
import { moveYarn, writeYarn } from '@/lib/testing/listings'
import { testMarket } from '@/lib/testing/market'
import { problemsOf, testTrade, type When } from '@/lib/testing/trade'
import { setSuspension } from '../accounts/suspension'
import { mailKindOf, unsubscribe, unsubscribePath } from '../notifications/unsubscribe'
import { sendSearchNotices } from './notices'
import { changeSearch, endSearch, listSavedSearches, saveSearch } from './searches'
import { watchSearches } from './watch'

const NOW = new Date('2026-11-21T06:00:00.000Z')
const market = testMarket({ now: NOW })
const { database } = market
const { at, list } = testTrade(market, NOW)

const CHEAP = { name: '30s under 280', moduleKey: 'yarn', query: 'q=30s+combed&priceMax=280', notify: true }
const combed = (basePrice: number, count = '30s') => ({ title: `${count} Combed Cotton`, count, basePrice })

let mill: Actor
let buyer: Actor
beforeAll(async () => {
  mill = await market.newSeller()
})
beforeEach(async () => {
  await database.db.delete(savedSearches)
  await database.db.delete(searchDigests)
  await database.db.delete(notifications)
  buyer = await market.newBuyer()
})

const save = async (changes: object = {}, actor = buyer, when: When = {}) =>
  (await saveSearch(at(actor, when), { ...CHEAP, ...changes })).value.search
const names = async (actor = buyer) => (await listSavedSearches(at(actor))).map(({ name }) => name)
/** Looks through the listings and sends the notices that are due. @returns how many accounts were notified */
async function look(hours: number): Promise<number> {
  await watchSearches(at(null, { hours }))
  return sendSearchNotices(at(null, { hours }))
}
async function titles(actor = buyer): Promise<string[]> {
  const rows = await database.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, actor.userId))
    .orderBy(notifications.number)
  return rows.map(({ title }) => title)
}

describe('a saved search', () => {
  test('is kept by its account alone, under a name of its own', async () => {
    const search = await save()
    expect(search).toMatchObject({
      ...CHEAP,
      path: '/listings/yarn?q=30s+combed&priceMax=280',
      newMatches: 0,
      createdAt: NOW.toISOString(),
    })
    const other = await market.newBuyer()
    await save({}, other)
    expect(await names()).toEqual(['30s under 280'])
    expect(await problemsOf(save({ name: '30S UNDER 280' }))).toEqual(['NAME_TAKEN name'])
    const { searchId } = search
    await expect(changeSearch(at(other), searchId, { name: 'mine' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(endSearch(at(other), searchId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await changeSearch(at(buyer), searchId, { name: 'Cheap 30s' })).value.search.name).toBe('Cheap 30s')
    await endSearch(at(buyer), searchId)
    expect(await names()).toEqual([])
    expect(await names(other)).toEqual(['30s under 280'])
  })

  test('has every problem of its filters named, and is then not kept', async () => {
    const bad = { name: '', moduleKey: 'silk', query: 5, notify: 'yes', more: 1 }
    expect((await problemsOf(save(bad))).map((problem) => problem.split(' ')[1]).sort()).toEqual(
      ['moduleKey', 'more', 'name', 'notify', 'query'].sort(),
    )
    expect(await problemsOf(save({ query: 'countMin=40&countMax=30&colour=x&cursor=abc' }))).toEqual(
      expect.arrayContaining([
        'BAD_PARAMETER query.cursor',
        'UNKNOWN_PARAMETER query.colour',
        expect.stringMatching(/ query\.countMin$/),
        expect.stringMatching(/ query\.countMax$/),
      ]),
    )
    expect(await names()).toEqual([])
  })

  test('is one of fifty at most, also when they are saved together', async () => {
    const many = await Promise.allSettled(
      Array.from({ length: 54 }, (_, index) => save({ name: `search ${index}`, notify: false })),
    )
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
    expect(await names()).toHaveLength(50)
  })

  test('sent twice with one key is saved once', async () => {
    const first = await save({}, buyer, { key: 'one' })
    expect(await save({}, buyer, { key: 'one' })).toEqual(first)
    expect(await names()).toHaveLength(1)
  })
})

describe('the notice of a watched search', () => {
  test('names listings that it did not find before: published, or cheaper now', async () => {
    const known = await list(mill, combed(270))
    const dear = await list(mill, combed(300))
    await list(mill, combed(250, '40s'))
    await save()
    // What it found when it was saved is no news, also when it changes.
    await writeYarn(at(mill, { hours: 1 }), { ...combed(265), listingId: known, expectedVersion: 1 })
    expect(await look(2)).toBe(0)
    await list(mill, combed(279), { hours: 3 })
    expect(await look(4)).toBe(1)
    expect(await titles()).toEqual(['1 new listing for “30s under 280”'])
    const edit = { ...combed(275), listingId: dear, expectedVersion: 1 }
    await writeYarn(at(mill, { hours: 5 }), edit)
    // Once a day at most.
    expect(await look(6)).toBe(0)
    expect(await look(29)).toBe(1)
    expect(await titles()).toHaveLength(2)
    expect(await look(60)).toBe(0)
    expect((await listSavedSearches(at(buyer, { hours: 60 })))[0]?.newMatches).toBe(2)
    expect((await listSavedSearches(at(buyer, { hours: 400 })))[0]?.newMatches).toBe(0)
  })

  test('counts all searches of an account together, and no listing that is closed again', async () => {
    await save()
    await save({ name: 'All 30s', query: 'q=30s' })
    await list(mill, combed(270), { hours: 1 })
    await list(mill, combed(400), { hours: 1 })
    const closed = await list(mill, combed(260), { hours: 1 })
    await moveYarn(at(mill, { hours: 1 }), closed, 'archive')
    expect(await look(2)).toBe(1)
    expect(await titles()).toEqual(['2 new listings for 2 of your saved searches'])
  })

  test('says how many listings each search found', async () => {
    await save()
    await save({ name: 'All 30s', query: 'q=30s' })
    for (const price of [270, 275, 400]) await list(mill, combed(price), { hours: 1 })
    expect(await look(2)).toBe(1)
    const [notice] = await database.db.select().from(notifications).where(eq(notifications.userId, buyer.userId))
    expect(notice).toMatchObject({
      title: '3 new listings for 2 of your saved searches',
      body: 'All 30s (3); 30s under 280 (2)',
    })
  })

  test('is sent of no listing that the search no longer finds, and of it when it is found again', async () => {
    await save()
    await list(mill, combed(260), { hours: 1 })
    expect(await look(2)).toBe(1)
    const listingId = await list(mill, combed(270), { hours: 3 })
    expect(await look(4)).toBe(0)
    await writeYarn(at(mill, { hours: 5 }), { ...combed(400), listingId, expectedVersion: 1 })
    expect(await look(30)).toBe(0)
    expect((await listSavedSearches(at(buyer, { hours: 30 })))[0]?.newMatches).toBe(1)
    await writeYarn(at(mill, { hours: 31 }), { ...combed(275), listingId, expectedVersion: 2 })
    expect(await look(32)).toBe(1)
    expect(await titles()).toHaveLength(2)
  })

  test('names a listing that was closed at the time of the notice before, once it is open again', async () => {
    await save()
    const closed = await list(mill, combed(270), { hours: 1 })
    await list(mill, combed(275), { hours: 1 })
    await watchSearches(at(null, { hours: 2 }))
    await moveYarn(at(mill, { hours: 3 }), closed, 'archive')
    expect(await look(4)).toBe(1)
    await moveYarn(at(mill, { hours: 5 }), closed, 'unarchive')
    expect(await look(30)).toBe(1)
    expect(await look(60)).toBe(0)
    expect(await titles()).toEqual(['1 new listing for “30s under 280”', '1 new listing for “30s under 280”'])
  })

  test('finds what was committed late, and counts it once when two processes look together', async () => {
    await save()
    await look(1)
    // Written half a minute before the last look, committed after it.
    await list(mill, combed(270), { hours: 1 - 30 / 3600 })
    await Promise.all([watchSearches(at(null, { hours: 2 })), watchSearches(at(null, { hours: 2 }))])
    const notified = await Promise.all([
      sendSearchNotices(at(null, { hours: 2 })),
      sendSearchNotices(at(null, { hours: 2 })),
    ])
    expect(notified.toSorted()).toEqual([0, 1])
    expect(await titles()).toHaveLength(1)
  })

  test('is not of the owner’s own company, and not for a suspended account', async () => {
    const both = await market.newSeller({ roles: ['buyer', 'seller'] })
    const suspended = await market.newBuyer()
    const admin = await market.newAdmin()
    await save({}, both)
    await save({}, suspended)
    await setSuspension(at(admin), { userId: suspended.userId, body: { isSuspended: true, reason: 'a test' } })
    await list(both, combed(270), { hours: 1 })
    expect(await look(2)).toBe(0)
  })

  test('is refused for a search that finds very much, and the search is then not kept', async () => {
    const spinner = await market.newSeller()
    for (let made = 0; made < 501; made++) await list(spinner, combed(100 + made, '77s'))
    expect(await problemsOf(save({ query: 'q=77s' }))).toEqual(['TOO_BROAD notify'])
    expect(await names()).toEqual([])
    const { searchId } = await save({ query: 'q=77s', notify: false })
    expect(await problemsOf(changeSearch(at(buyer), searchId, { notify: true }))).toEqual(['TOO_BROAD notify'])
    expect((await save({ name: 'few', query: 'q=77s&priceMax=120' })).notify).toBe(true)
  }, 120_000)

  test('stops and starts with the search, and by the link of its mails alone', async () => {
    const { searchId } = await save()
    await changeSearch(at(buyer), searchId, { notify: false })
    await list(mill, combed(271), { hours: 1 })
    expect(await look(2)).toBe(0)
    // From now on: what came meanwhile is known.
    await changeSearch(at(buyer, { hours: 3 }), searchId, { notify: true })
    expect(await look(4)).toBe(0)
    const path = new URL(unsubscribePath('saved searches', buyer.userId), 'https://market.test')
    const { account = '', secret = '' } = Object.fromEntries(path.searchParams)
    expect(mailKindOf({ account, secret })).toBe('saved searches')
    await expect(unsubscribe(at(null), { account: mill.userId, secret })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await unsubscribe(at(null), { account, secret })
    expect((await listSavedSearches(at(buyer)))[0]?.notify).toBe(false)
    await list(mill, combed(272), { hours: 5 })
    expect(await look(6)).toBe(0)
  })
})
