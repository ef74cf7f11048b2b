import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailOutbox, notifications, poolDigests } from '@/db/schema/notifications'
import type { Actor } from '@/lib/domain/actor'
import { testMarket } from '@/lib/testing/market'
import { testTrade } from '@/lib/testing/trade'
import { fileCarrier, sendDueMail } from '../../notifications/mail'
import { unsubscribe } from '../../notifications/unsubscribe'
import { readRfqs } from '../requests/read'
import { sendPoolDigests } from './digest'
import { changeNoticeSettings, noticeSettings } from './settings'

const NOW = new Date('2026-11-21T06:00:00.000Z')
const market = testMarket({ now: NOW })
const { database } = market
const { ask, at, list, quote } = testTrade(market, NOW)
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

const COTTON = {
  title: '30s Combed Cotton',
  yarnFamily: 'Cotton yarn',
  fiberType: ['Cotton'],
  count: '30s',
  basePrice: 289,
}
const NYLON = { title: 'Nylon 70D', yarnFamily: 'Nylon filament', fiberType: ['Nylon'], count: '70D', basePrice: 320 }

let buyer: Actor
let spinner: Actor
let nylonMill: Actor
let newcomer: Actor
beforeAll(async () => {
  buyer = await market.newBuyer({ companyName: 'Secret Garments' })
  ;[spinner, nylonMill] = [await market.newSeller(), await market.newSeller()]
  newcomer = await market.newSeller({ plan: null })
  await list(spinner, COTTON)
  await list(nylonMill, NYLON)
})
beforeEach(async () => {
  await database.db.delete(poolDigests)
  await database.db.delete(notifications)
  await database.db.delete(mailOutbox)
})

const pool = (changes: Record<string, unknown>, hours = 0) =>
  ask(buyer, [], { openPool: true, respondBy: later(hours + 100).toISOString(), ...changes }, { hours })
const wantsCotton = (hours = 0, changes: Record<string, unknown> = {}) =>
  pool({ requirements: [{ field: 'yarnFamily', op: '=', value: 'Cotton yarn' }], ...changes }, hours)
const digest = (hours: number) => sendPoolDigests(at(spinner, { hours }))

/** The notices of a digest that this account has, oldest first. */
async function noticesOf(actor: Actor) {
  const rows = await database.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, actor.userId))
    .orderBy(notifications.number)
  return rows.filter(({ type }) => type === 'POOL_DIGEST')
}

test('a seller sees the open requests for what they sell first, then those of their plan, on every page', async () => {
  const own = await wantsCotton(1)
  const other = await pool({ requirements: [{ field: 'yarnFamily', op: '=', value: 'Nylon filament' }] }, 2)
  const ofPlan = await pool({ moduleKey: 'grey_fabric', note: 'poplin 58 inch', uom: 'm' }, 3)
  const open = await pool({ note: 'yarn for looms' }, 4)
  const idsOf = async (actor: Actor, limit: number) => {
    const ids: string[] = []
    for (let cursor: unknown; ; ) {
      const position = cursor === undefined ? undefined : JSON.parse(atob(String(cursor)))
      const page = await readRfqs(at(actor, { hours: 5 }), { as: 'seller', limit, cursor: position })
      ids.push(...page.rfqs.map(({ rfqId }) => rfqId))
      if (page.page.nextCursor === null) return ids
      cursor = page.page.nextCursor.replaceAll('-', '+').replaceAll('_', '/')
    }
  }
  const [first, last] = [own.rfq.rfqId, other.rfq.rfqId]
  expect(await idsOf(spinner, 10)).toEqual([open.rfq.rfqId, first, ofPlan.rfq.rfqId, last])
  expect(await idsOf(spinner, 1)).toEqual([open.rfq.rfqId, first, ofPlan.rfq.rfqId, last])
  expect((await idsOf(nylonMill, 2)).slice(0, 2)).toEqual([open.rfq.rfqId, last])
  // Without listings and without a plan, the newest first.
  expect(await idsOf(newcomer, 3)).toEqual([open, ofPlan, other, own].map(({ rfq }) => rfq.rfqId))
})

describe('the daily digest', () => {
  test('goes to sellers of the same module and family, and names neither the buyer nor a price', async () => {
    await wantsCotton(30, { sealed: true, targetPrice: 251 })
    await wantsCotton(30, { note: 'carded is fine' })
    expect(await digest(31)).toBe(1)
    expect(await noticesOf(nylonMill)).toEqual([])
    const [notice] = await noticesOf(spinner)
    expect(notice).toMatchObject({ title: '2 new open requests in Yarn', link: '/rfq?as=seller' })
    const mails = await database.db.select().from(mailOutbox)
    const text = JSON.stringify([notice, mails])
    expect(text).not.toContain('Secret Garments')
    expect(text).not.toContain('251')
  })

  test('comes once a day at most, with what is new since the last', async () => {
    await wantsCotton(60)
    expect(await digest(61)).toBe(1)
    const { rfq } = await wantsCotton(62)
    expect(await digest(63)).toBe(0)
    expect(await digest(84.9)).toBe(0)
    expect(await digest(85.1)).toBe(1)
    expect(await digest(120)).toBe(0)
    const [, second] = await noticesOf(spinner)
    expect(second).toMatchObject({ title: 'A new open request in Yarn', link: `/rfq/${rfq.rfqId}` })
  })

  test('is sent once when several processes look at the same moment', async () => {
    await wantsCotton(150)
    const counts = await Promise.all(Array.from({ length: 6 }, () => digest(151)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await noticesOf(spinner)).toHaveLength(1)
  })

  test('leaves out what the seller was asked or has answered, and what is closed', async () => {
    const { rfq } = await wantsCotton(200)
    await quote(spinner, rfq.rfqId, { validUntil: later(2000).toISOString() }, { hours: 200.5 })
    await ask(buyer, [spinner], { respondBy: later(300).toISOString() }, { hours: 200 })
    await wantsCotton(200, { respondBy: later(200.9).toISOString() })
    expect(await digest(201)).toBe(0)
  })

  test('is not for sellers of the company that asks, and goes to all of a module where the family is open', async () => {
    const both = await market.newSeller({ roles: ['buyer', 'seller'] })
    await list(both, COTTON)
    await ask(
      both,
      [],
      { openPool: true, note: 'for looms of any kind', respondBy: later(400).toISOString() },
      { hours: 260 },
    )
    expect(await digest(261)).toBe(2)
    expect((await noticesOf(both)).length).toBe(0)
    expect([(await noticesOf(spinner)).length, (await noticesOf(nylonMill)).length]).toEqual([1, 1])
  })

  test('has a mail that one click stops for good', async () => {
    await wantsCotton(300)
    await digest(301)
    expect(await noticesOf(spinner)).toHaveLength(1)
    const folder = await mkdtemp(join(tmpdir(), 'digest-'))
    await sendDueMail({ db: database.db, now: () => later(302) }, fileCarrier(folder, 'no-reply@example.test'))
    const files = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')))
    const texts = files.map((file) => file.replaceAll(/\n\s+/g, ' '))
    const text = texts.find((one) => one.includes(`To: ${spinner.email}`)) ?? ''
    await rm(folder, { recursive: true })
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const [, address = ''] = /List-Unsubscribe: <(.*?)>/.exec(text) ?? []
    const { pathname, searchParams } = new URL(address)
    expect(pathname).toBe('/api/notifications/unsubscribe')
    const link = { account: searchParams.get('account') ?? '', secret: searchParams.get('secret') ?? '' }
    expect(link.account).toBe(spinner.userId)

    const stop = (changed: Partial<typeof link>) => unsubscribe(at(null, { hours: 303 }), { ...link, ...changed })
    await expect(stop({ account: nylonMill.userId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(stop({ secret: 'x'.repeat(43) })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await stop({})
    await stop({})
    await wantsCotton(340)
    await digest(341)
    expect(await noticesOf(spinner)).toHaveLength(1)

    expect(await noticeSettings(at(spinner, { hours: 342 }))).toEqual({ settings: { poolDigest: false } })
    await changeNoticeSettings(at(spinner, { hours: 342 }), { poolDigest: true })
    expect(await noticeSettings(at(spinner, { hours: 342 }))).toEqual({ settings: { poolDigest: true } })
    await digest(367)
    expect(await noticesOf(spinner)).toHaveLength(1)
    await wantsCotton(368)
    await digest(369)
    expect(await noticesOf(spinner)).toHaveLength(2)
  })
})
