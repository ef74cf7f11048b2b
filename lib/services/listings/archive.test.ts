import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '@/lib/domain/actor'
import { moveYarn, writeYarn } from '@/lib/testing/listings'
import { testMarket, withConditions } from '@/lib/testing/market'
import { entitledSeller } from '../entitlement/seller-access'
import { moveListing } from './archive'
import { writeListing } from './write'

const market = testMarket({ now: new Date('2026-11-27T10:00:00Z') })
let seller: Actor

beforeAll(async () => {
  seller = await market.newSeller()
})

const ctx = () => market.ctxFor(seller)

/** A listing at version 2. */
async function editedTwice(): Promise<string> {
  const { listing } = await writeYarn(ctx(), { title: '30s combed cotton', basePrice: 289, uom: 'kg' })
  await writeYarn(ctx(), { listingId: listing.listingId, basePrice: 290 })
  return listing.listingId
}

async function versionOf(listingId: string) {
  const [row] = await market.database.sql`select version, status from listings where id = ${listingId}`
  return row
}

test('a version that no longer holds refuses archive and unarchive, and nothing is written', async () => {
  const id = await editedTwice()
  const stale = { code: 'VERSION_CONFLICT', extras: { details: { currentVersion: 2 } } }
  await expect(moveYarn(ctx(), id, 'archive', { expectedVersion: 1 })).rejects.toMatchObject(stale)
  await expect(moveYarn(ctx(), id, 'unarchive', { expectedVersion: 1 })).rejects.toMatchObject(stale)
  expect(await versionOf(id)).toEqual({ version: 2, status: 'ACTIVE' })
  const { listing } = await moveYarn(ctx(), id, 'archive', { expectedVersion: 2 })
  expect(listing.version).toBe(3)
  await expect(moveYarn(ctx(), id, 'archive', { expectedVersion: 2 })).rejects.toMatchObject({
    code: 'VERSION_CONFLICT',
  })
})

test('a body without a version demands none, and a version that is no number is refused', async () => {
  const id = await editedTwice()
  await expect(moveYarn(ctx(), id, 'archive', { expectedVersion: 'two' })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    extras: { issues: [{ field: 'expectedVersion' }] },
  })
  expect((await moveYarn(ctx(), id, 'archive', { note: 'sold' })).listing.version).toBe(3)
  expect((await moveYarn(ctx(), id, 'unarchive')).listing.version).toBe(4)
})

test('one key for two versions is one key for two requests', async () => {
  const id = await editedTwice()
  const keyed = () => withConditions(ctx(), { idempotencyKey: 'move', scope: `/archive/${id}` })
  for (let time = 0; time < 2; time++) {
    await moveYarn(keyed(), id, 'archive', { expectedVersion: 2 })
    expect(await versionOf(id)).toEqual({ version: 3, status: 'ARCHIVED' })
  }
  await expect(moveYarn(keyed(), id, 'archive', { expectedVersion: 3 })).rejects.toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  })
})

test('an expired batch warns when it is listed and listed again; its record keeps no such verdict', async () => {
  const ctx = market.ctxFor(await market.newSeller())
  const seller = await entitledSeller(ctx, { moduleKey: 'chemical_dye' })
  const body = { title: 'Hydros 88%', basePrice: 95, uom: 'kg', expiryDate: '2021-05-31' }
  const { value: written } = await writeListing(ctx, seller, { body, mode: {} })
  const { listingId, commercialValidation } = written.listing.value
  const codes = (issues: readonly { code: string }[]) => issues.map(({ code }) => code)
  expect(codes(written.issues)).toContain('EXPIRED')
  expect(commercialValidation).toMatchObject({ ok: true, issues: [] })
  await moveListing(ctx, seller, { listingId, to: 'archive' })
  const { value: again } = await moveListing(ctx, seller, { listingId, to: 'unarchive' })
  expect(codes(again.issues)).toContain('EXPIRED')
  expect(again.listing.value.commercialValidation).toMatchObject({ ok: true, issues: [] })
})
