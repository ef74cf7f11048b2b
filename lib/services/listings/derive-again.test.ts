import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findModuleVersion } from '@/db/queries/listings/listings'
import { events, listings } from '@/db/schema/listings'
import { companies } from '@/db/schema/users'
import { testDatabase } from '@/db/testing/database'
import { EMPTY_ENTITLEMENTS, writeEntitlements } from '@/lib/config/entitlement-source'
import { localRequest } from '@/lib/contract/request-context'
import type { Actor } from '@/lib/domain/actor'
import { changeAccount, createAccount } from '../accounts/accounts'
import { showListing } from '../catalogue/catalogue'
import { catchUpWithCompanies, deriveListingsAgain } from './derive-again'
import { writeListing } from './listings'

const database = testDatabase()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'derive-again-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

let mill: Actor
beforeAll(async () => {
  process.env.SELLER_ENTITLEMENTS_FILE = path.join(folder, 'entitlements.json')
  process.env.SELLER_ENTITLEMENTS_JSON = ''
  const email = 'mill@mill.example'
  writeEntitlements(process.env.SELLER_ENTITLEMENTS_FILE, {
    ...EMPTY_ENTITLEMENTS,
    sellers: { [email]: { planKey: 'all_textile', paymentStatus: 'ACTIVE' } },
  })
  const ids = await createAccount(
    { db: database.db, now: new Date(), newId: uuidv7 },
    {
      email,
      password: 'blue loom 42',
      name: 'Mill',
      companyName: 'Mill',
      country: 'IN',
      roles: ['seller'],
      emailVerified: true,
    },
  )
  mill = {
    ...ids,
    email,
    name: 'Mill',
    roles: ['seller'],
    emailVerified: true,
    via: { kind: 'token', tokenId: uuidv7() },
  }
})

async function write(index: number): Promise<void> {
  const ctx = { actor: mill, db: database.db, now: new Date(), newId: uuidv7, requestId: 'test' }
  const body = {
    title: `Yarn ${index}`,
    yarnFamily: 'Cotton yarn',
    fiberType: ['Cotton'],
    count: '30s',
    cspStrength: 2400 + index,
    basePrice: 250,
    uom: 'kg',
  }
  const path = '/api/trade-core/listings/yarn'
  await writeListing(ctx, localRequest({ actor: mill, requestId: 'test', method: 'POST', path, body }), 'yarn')
}

test('listings of an older form come out as if written today, with version, date and history as they were, by two processes at once', async () => {
  for (let index = 0; index < 60; index += 1) await write(index)
  const { db } = database
  // Set by a trigger at each change, and of no reader's concern.
  const shown = async () =>
    (await db.select().from(listings).orderBy(listings.id)).map(({ changedIn: _changedIn, ...row }) => row)
  const before = await shown()
  const told = await db.select().from(events)
  await db
    .update(listings)
    .set({ derivedForm: 0, numbers: {}, facetIds: [], cardText: '{}', recordText: '{}', search: sql`''` as never })

  const counts = await Promise.all([deriveListingsAgain(db), deriveListingsAgain(db)])
  expect(counts[0] + counts[1]).toBe(60)
  expect(await shown()).toEqual(before)
  expect(await db.select().from(events)).toEqual(told)
  expect(await deriveListingsAgain(db)).toBe(0)
  expect(await db.select().from(listings).where(eq(listings.derivedForm, 0))).toEqual([])
})

async function rename(company: Record<string, string>, idempotencyKey: string | null = null) {
  const ctx = { actor: mill, db: database.db, now: new Date(), newId: uuidv7, requestId: 'test' }
  const path = '/api/account/profile'
  const body = { company }
  return changeAccount(
    ctx,
    localRequest({ actor: mill, requestId: 'test', method: 'POST', path, body, idempotencyKey }),
  )
}

/** Which of the two names the stored record of each listing tells. */
async function shownNames(): Promise<Set<string>> {
  const rows = await database.db.select({ text: listings.recordText }).from(listings)
  return new Set(rows.map(({ text }) => /"(Noyyal Yarns|Mill)"/.exec(text)?.[1] ?? 'neither'))
}

test("a company's new name and place stand in all of its listings, whose versions and dates stay, and in no other company's", async () => {
  const { db } = database
  const fixed = { id: listings.id, version: listings.version, updatedAt: listings.updatedAt }
  const before = await db.select(fixed).from(listings).orderBy(listings.id)
  const version = await findModuleVersion(db, 'yarn')
  const validator = async () =>
    (
      await showListing(
        { actor: null, db, now: new Date(), newId: uuidv7, requestId: 'test' },
        'yarn',
        before[0]?.id ?? '',
      )
    ).etag
  const told = await validator()
  await rename({ name: 'Noyyal Yarns', city: 'Tiruppur' })
  expect(await validator()).not.toBe(told)
  expect(await shownNames()).toEqual(new Set(['Noyyal Yarns']))
  expect(await db.select(fixed).from(listings).orderBy(listings.id)).toEqual(before)
  expect(await findModuleVersion(db, 'yarn')).not.toBe(version)
  expect(await db.select().from(listings).where(eq(listings.derivedForm, 0))).toEqual([])
})

test('a number of the company alone presents nothing again; a bad name changes nothing and is told with the rest', async () => {
  const version = await findModuleVersion(database.db, 'yarn')
  await rename({ gstin: '27AAPFU0939F1ZV' })
  expect(await findModuleVersion(database.db, 'yarn')).toBe(version)
  await expect(rename({ name: ' ', gstin: '27AAPFU0939F1ZW', city: 'x'.repeat(81) })).rejects.toMatchObject({
    extras: {
      issues: expect.arrayContaining(
        ['company.name', 'company.gstin', 'company.city'].map((field) => expect.objectContaining({ field })),
      ),
    },
  })
})

test('a listing that was stored with the old name in the moment of the change is caught by the next sweep', async () => {
  const { db } = database
  // As a write leaves it that read the company just before it changed.
  await db
    .update(listings)
    .set({ recordText: sql`replace(record_text, 'Noyyal Yarns', 'Mill')`, updatedAt: new Date() })
  await db.update(companies).set({ updatedAt: sql`${companies.updatedAt} + interval '1 second'` })
  expect(await shownNames()).toEqual(new Set(['Mill']))
  await catchUpWithCompanies(db, new Date())
  await deriveListingsAgain(db)
  expect(await shownNames()).toEqual(new Set(['Noyyal Yarns']))
  await catchUpWithCompanies(db, new Date(Date.now() + 10 * 60_000))
  expect(await db.select().from(listings).where(eq(listings.derivedForm, 0))).toEqual([])
})
