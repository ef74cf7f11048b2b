import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '@/db/testing/database'
import { EMPTY_ENTITLEMENTS, writeEntitlements } from '@/lib/config/entitlement-source'
import { localRequest } from '@/lib/contract/request-context'
import type { Actor } from '@/lib/domain/actor'
import type { Issue } from '@/lib/domain/errors'
import { createAccount } from '../accounts/accounts'
import { moveListing, writeListing } from '../listings/listings'
import type { ServiceContext } from '../shared/context'

const database = testDatabase()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'own-listings-'))
const file = path.join(folder, 'entitlements.json')
afterAll(() => fs.rmSync(folder, { recursive: true }))
beforeAll(() => {
  process.env.SELLER_ENTITLEMENTS_FILE = file
  process.env.SELLER_ENTITLEMENTS_JSON = ''
  const entry = { planKey: 'all_textile', paymentStatus: 'ACTIVE' }
  const emails = Array.from({ length: 9 }, (_, index) => `mill${index + 1}@mill.example`)
  writeEntitlements(file, { ...EMPTY_ENTITLEMENTS, sellers: Object.fromEntries(emails.map((email) => [email, entry])) })
})

const base = () => ({ db: database.db, now: new Date(), newId: uuidv7, requestId: 'test' })

let serial = 0
async function mill(): Promise<Actor> {
  const email = `mill${++serial}@mill.example`
  const account = { email, password: 'blue loom 42', name: 'Mill', companyName: 'Mill', country: 'IN' }
  const ids = await createAccount(base(), { ...account, roles: ['seller'], emailVerified: true })
  return {
    ...ids,
    email,
    name: 'Mill',
    roles: ['seller'],
    emailVerified: true,
    via: { kind: 'token', tokenId: uuidv7() },
  }
}

async function write(actor: Actor, changes: Record<string, unknown>, query = '') {
  const ctx: ServiceContext<Actor> = { ...base(), actor }
  const body = {
    title: '30s combed cotton',
    yarnFamily: 'Cotton yarn',
    fiberType: ['Cotton'],
    count: '30s',
    basePrice: 289,
    uom: 'kg',
    ...changes,
  }
  const call = { actor, requestId: 'test', method: 'POST', path: '/p', body, query: new URLSearchParams(query) }
  const { text = '' } = await writeListing(ctx, localRequest(call), 'yarn')
  const { listing, issues } = JSON.parse(text) as { listing: { listingId: string }; issues: Issue[] }
  return { listingId: listing.listingId, issues }
}

const move = (actor: Actor, listingId: string, to: 'archive' | 'unarchive') => {
  const call = localRequest({ actor, requestId: 'test', method: 'POST', path: `/${listingId}/${to}` })
  return moveListing({ ...base(), actor }, call, { moduleKey: 'yarn', listingId, to })
}

const codesOf = (issues: Issue[]) =>
  issues.filter(({ code }) => code === 'SKU_NOT_UNIQUE' || code === 'PRICED_AS_FRESH').map(({ code }) => code)

it("an item code that another listing of the seller has is warned of, in preview and write; an edit of the same listing and another seller's are not", async () => {
  const [one, other] = [await mill(), await mill()]
  const { listingId, issues } = await write(one, { sellerSku: 'CC-30' })
  expect(codesOf(issues)).toEqual([])
  const twice = await write(one, { sellerSku: 'CC-30', title: 'The same code' }, 'mode=preview')
  expect(twice.issues).toContainEqual(
    expect.objectContaining({
      code: 'SKU_NOT_UNIQUE',
      field: 'sellerSku',
      severity: 'warning',
      message: expect.stringContaining('30s combed cotton'),
    }),
  )
  expect(codesOf((await write(one, { sellerSku: 'CC-30', title: 'Again' })).issues)).toEqual(['SKU_NOT_UNIQUE'])
  expect(codesOf((await write(other, { sellerSku: 'CC-30' })).issues)).toEqual([])
  const alone = await mill()
  const own = await write(alone, { sellerSku: 'CC-40' })
  expect(
    codesOf((await write(alone, { listingId: own.listingId, sellerSku: 'CC-40', basePrice: 290 })).issues),
  ).toEqual([])
  expect(listingId).not.toBe(own.listingId)
})

it('an archived listing holds no item code, and one that comes back is warned of', async () => {
  const one = await mill()
  const { listingId } = await write(one, { sellerSku: 'CC-30' })
  await move(one, listingId, 'archive')
  expect(codesOf((await write(one, { sellerSku: 'CC-30' })).issues)).toEqual([])
  const { text = '' } = await move(one, listingId, 'unarchive')
  expect(codesOf(JSON.parse(text).issues)).toEqual(['SKU_NOT_UNIQUE'])
})

it.each(['JobLot', 'Seconds', 'Claimless'])(
  '%s goods at or above the same seller’s fresh yarn are warned of, below it they are not',
  async (condition) => {
    const one = await mill()
    await write(one, { basePrice: 300 })
    await write(one, { basePrice: 280, title: 'Fresh, cheaper' })
    const leftover = {
      condition,
      title: 'Leftover',
      status: 'DRAFT',
    }
    const warned = await write(one, { ...leftover, basePrice: 280 })
    expect(warned.issues.find(({ code }) => code === 'PRICED_AS_FRESH')).toMatchObject({
      field: 'basePrice',
      severity: 'warning',
      message: expect.stringContaining('₹280 per kg (“Fresh, cheaper”)'),
    })
    expect(codesOf((await write(one, { ...leftover, basePrice: 279.99 })).issues)).toEqual([])
    expect(codesOf((await write(one, { ...leftover, count: '40s', basePrice: 400 })).issues)).toEqual([])
    expect(codesOf((await write(one, { condition: 'Fresh', basePrice: 400 })).issues)).toEqual([])
  },
)
