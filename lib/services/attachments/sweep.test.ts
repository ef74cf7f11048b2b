import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '@/db/client'
import {
  claimBlob,
  deleteAttachments,
  holdBlobs,
  insertAttachment,
  markUnusedBlobs,
} from '@/db/queries/listings/attachments'
import { blobs } from '@/db/schema/attachments'
import { newId } from '@/lib/config/new-id'
import type { Actor } from '@/lib/domain/actor'
import { writeYarn } from '@/lib/testing/listings'
import { testMarket } from '@/lib/testing/market'
import { blobStore } from '../blobs/configured-store'
import { keepContents } from './keep'
import { sweepFiles } from './sweep'

const START = new Date('2026-11-21T10:00:00Z')
const market = testMarket({ now: START })
const { database } = market
let dataDir = ''
let actor: Actor
let listingId = ''

const at = (minutes: number) => market.ctxFor(actor, new Date(START.getTime() + minutes * 60_000))

/** A content on its way in, as a received upload is. */
function incoming(text: string) {
  const path = join(dataDir, randomUUID())
  writeFileSync(path, text)
  return { path, sha256: Buffer.from(text).toString('hex').padEnd(64, '0').slice(0, 64), bytes: text.length }
}

async function keep(text: string, minutes: number): Promise<string> {
  const [key] = await keepContents(at(minutes), [incoming(text)])
  if (!key) throw new Error('kept under a key')
  return key
}

/** An attachment of this content; @returns its id */
async function attach(blobKey: string, minutes: number): Promise<string> {
  const id = newId()
  const { now } = at(minutes)
  await inTransaction(database.db, async (tx) => {
    expect(await holdBlobs(tx, [blobKey], now)).toEqual([blobKey])
    const row = { id, listingId, companyId: actor.companyId, uploadedBy: actor.userId, blobKey, createdAt: now }
    const file = { role: 'testReport', visibility: 'buyer', name: 'a.txt', bytes: 1, mime: 'text/plain' } as const
    await insertAttachment(tx, { ...row, ...file, status: 'uploaded internally' }, [])
  })
  return id
}

const isThere = (key: string) => blobStore().exists(key)

beforeAll(async () => {
  actor = await market.newSeller({ plan: 'module_starter' })
  listingId = (await writeYarn(at(0), { title: 'A yarn', status: 'DRAFT' })).listing.listingId
})

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'textile-sweep-'))
  process.env.DATA_DIR = dataDir
})

afterEach(async () => {
  rmSync(dataDir, { recursive: true, force: true })
})

describe('the sweep', () => {
  test('takes a content that no attachment refers to, an hour after it was last touched and not before', async () => {
    const key = await keep('never attached', 0)
    await sweepFiles(at(59))
    expect(await isThere(key)).toBe(true)
    await sweepFiles(at(61))
    expect(await isThere(key)).toBe(false)
    expect(await database.db.select().from(blobs).where(eq(blobs.key, key))).toEqual([])
  })

  test('leaves a content that two attachments share until the last of them is deleted', async () => {
    const key = await keep('shared', 0)
    expect(await keep('shared', 0)).toBe(key)
    const [one, two] = [await attach(key, 0), await attach(key, 0)]
    await inTransaction(database.db, (tx) => deleteAttachments(tx, [one], at(1).now))
    await sweepFiles(at(300))
    expect(await isThere(key)).toBe(true)
    await inTransaction(database.db, (tx) => deleteAttachments(tx, [two], at(301).now))
    await sweepFiles(at(400))
    expect(await isThere(key)).toBe(false)
  })

  test('cannot take a content that an upload has just claimed again after hours as an orphan', async () => {
    const key = await keep('an orphan', 0)
    expect(await keep('an orphan', 300)).toBe(key)
    await sweepFiles(at(301))
    expect(await isThere(key)).toBe(true)
  })

  test('passes over a content whose attachment is being written at this moment', async () => {
    const key = await keep('being attached', 0)
    await inTransaction(database.db, async (tx) => {
      expect(await holdBlobs(tx, [key], at(300).now)).toEqual([key])
      await sweepFiles(at(301))
    })
    expect(await isThere(key)).toBe(true)
    await attach(key, 301)
    await sweepFiles(at(900))
    expect(await isThere(key)).toBe(true)
  })

  test('and an upload of the same bytes between its steps gets a key of its own, whose bytes stay', async () => {
    const old = await keep('met in the middle', 0)
    // The sweep has marked it and not removed it yet.
    expect(await markUnusedBlobs(database.db, at(100).now, 10)).toContain(old)
    const fresh = await keep('met in the middle', 101)
    expect(fresh).not.toBe(old)
    expect(await inTransaction(database.db, (tx) => holdBlobs(tx, [old], at(101).now))).toEqual([])
    await attach(fresh, 101)
    await sweepFiles(at(400))
    expect(await isThere(old)).toBe(false)
    expect(await isThere(fresh)).toBe(true)
  })

  test('finishes what a sweep that was killed left marked', async () => {
    const key = await keep('half swept', 0)
    await markUnusedBlobs(database.db, at(100).now, 10)
    await sweepFiles(at(101))
    expect(await isThere(key)).toBe(false)
  })

  test('ends when nothing is left to take, however much has come together', async () => {
    const rows = Array.from({ length: 1203 }, (_, n) => ({ key: `${n}`.padStart(64, 'd'), sha256: `${n}`, bytes: 1 }))
    await database.db.insert(blobs).values(rows.map((row) => ({ ...row, touchedAt: START })))
    await sweepFiles(at(61))
    const [left] = await database.sql`select count(*)::int as n from blobs where key like 'dddd%'`
    expect(left?.n).toBe(0)
  })

  test('takes what a broken upload left in the incoming folder, when it is an hour old', async () => {
    const folder = join(dataDir, 'blobs/incoming')
    mkdirSync(join(folder, 'old.images'), { recursive: true })
    for (const name of ['old', 'new']) writeFileSync(join(folder, name), 'x')
    const { now } = at(0)
    utimesSync(join(folder, 'new'), now, now)
    for (const name of ['old', 'old.images']) utimesSync(join(folder, name), at(-61).now, at(-61).now)
    await sweepFiles(at(0))
    expect(readdirSync(folder)).toEqual(['new'])
  })
})

test('a content whose bytes got lost is put again by the next upload of it', async () => {
  const key = await keep('lost', 0)
  await blobStore().remove(key)
  expect(await keep('lost', 1)).toBe(key)
  expect(await isThere(key)).toBe(true)
})

test('equal contents that arrive together share one key', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => keep('together', 0)))
  expect(new Set(keys).size).toBe(1)
  const newKey = 'another'
  const content = { sha256: incoming('together').sha256, bytes: 8, newKey, now: at(0).now }
  expect(await claimBlob(database.db, content)).toBe(keys[0])
})
