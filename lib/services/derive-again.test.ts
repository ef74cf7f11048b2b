import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { events, listings } from '@/db/schema/listings'
import { testDatabase } from '@/db/testing/database'
import { EMPTY_ENTITLEMENTS, writeEntitlements } from '@/lib/config/entitlement-source'
import type { Actor } from '@/lib/domain/actor'
import { localCall } from '@/lib/domain/call'
import { createAccount } from './accounts'
import { deriveListingsAgain } from './derive-again'
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
  await writeListing(ctx, localCall({ actor: mill, requestId: 'test', method: 'POST', path, body }), 'yarn')
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
