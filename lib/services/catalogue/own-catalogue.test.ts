import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@/db/testing/database'
import { EMPTY_ENTITLEMENTS, writeEntitlements } from '@/lib/config/entitlement-source'
import { localRequest } from '@/lib/contract/request-context'
import type { Actor } from '@/lib/domain/actor'
import { createAccount } from '../accounts/accounts'
import { moveListing, writeListing } from '../listings/listings'
import { readOwnListingsPage } from '../pages/seller-pages'
import { listListings } from './catalogue'

const database = testDatabase()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'own-catalogue-'))
const base = () => ({ db: database.db, now: new Date(), newId: uuidv7, requestId: 'test' })

async function mill(email: string): Promise<Actor> {
  const account = { email, password: 'blue loom 42', name: 'Mill', companyName: 'Mill', country: 'IN' }
  const ids = await createAccount(base(), { ...account, roles: ['seller'], emailVerified: true })
  const via = { kind: 'token' as const, tokenId: uuidv7() }
  return { ...ids, email, name: 'Mill', roles: ['seller'], emailVerified: true, via }
}

async function write(actor: Actor, changes: Record<string, unknown>): Promise<string> {
  const body = { yarnFamily: 'Cotton yarn', fiberType: ['Cotton'], count: '30s', basePrice: 289, uom: 'kg', ...changes }
  const call = localRequest({ actor, requestId: 'test', method: 'POST', path: '/p', body })
  const { text = '' } = await writeListing({ ...base(), actor }, call, 'yarn')
  return (JSON.parse(text) as { listing: { listingId: string } }).listing.listingId
}

let one: Actor
let other: Actor

beforeAll(async () => {
  process.env.SELLER_ENTITLEMENTS_FILE = path.join(folder, 'entitlements.json')
  process.env.SELLER_ENTITLEMENTS_JSON = ''
  const entry = { planKey: 'all_textile', paymentStatus: 'ACTIVE' }
  const sellers = { 'one@mill.example': entry, 'other@mill.example': entry }
  writeEntitlements(process.env.SELLER_ENTITLEMENTS_FILE, { ...EMPTY_ENTITLEMENTS, sellers })
  ;[one, other] = [await mill('one@mill.example'), await mill('other@mill.example')]
  await write(one, { title: 'Combed compact weaving', sellerSku: 'KSM/30-CC' })
  await write(one, { title: 'Carded hosiery', count: '20s', basePrice: 240, status: 'DRAFT' })
  const resting = await write(one, { title: 'Combed for towels', count: '16s', basePrice: 210 })
  const call = localRequest({ actor: one, requestId: 'test', method: 'POST', path: `/${resting}/archive` })
  await moveListing({ ...base(), actor: one }, call, { moduleKey: 'yarn', listingId: resting, to: 'archive' })
  await write(other, { title: 'Combed of another mill', sellerSku: 'KSM/30-CC' })
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

interface Page {
  listings: { fields: { title: string } }[]
  facets?: { name: string; values?: { value: string; count: number }[] }[]
  search?: { corrected: { from: string; to: string }[] }
  page: { total: number; nextCursor: string | null }
}

async function mine(asked: Record<string, string>): Promise<Page & { titles: string[] }> {
  const query = new URLSearchParams({ scope: 'mine', ...asked })
  const call = localRequest({ actor: one, requestId: 'test', method: 'GET', path: '/p', query })
  const { lazyText } = await listListings({ ...base(), actor: one }, call, 'yarn')
  const page = JSON.parse(String(Buffer.from((await lazyText?.()) ?? ''))) as Page
  return { ...page, titles: page.listings.map(({ fields }) => fields.title) }
}

describe("a seller's search of his own listings", () => {
  it.each([
    [
      'a word, whatever the status, and never in another mill’s',
      'combed',
      ['Combed for towels', 'Combed compact weaving'],
    ],
    ['the beginning of a word, in a draft', 'hosi', ['Carded hosiery']],
    ['a count, in whatever words it was written', 'Ne 20', ['Carded hosiery']],
    ['a bare number beside a word', 'combed 16', ['Combed for towels']],
    ['the beginning of an item code, however it is capitalised', 'ksm/30', ['Combed compact weaving']],
    ['a word that is mistyped', 'hosiary', ['Carded hosiery']],
    ['nothing that is not there', 'viscose', []],
  ])('finds %s: %s', async (_, q, titles) => {
    const found = await mine({ q })
    expect(found.titles).toEqual(titles)
    expect(found.page.total).toBe(titles.length)
  })

  it('says what it read a mistyped word as, and nothing where it found what was typed', async () => {
    expect((await mine({ q: 'hosiary' })).search?.corrected).toEqual([{ from: 'hosiary', to: 'hosiery' }])
    expect((await mine({ q: 'hosi' })).search?.corrected).toEqual([])
  })

  it('keeps to the status that is asked for, counts with it, and says so page by page', async () => {
    expect((await mine({ q: 'combed', status: 'DRAFT' })).titles).toEqual([])
    const first = await mine({ q: 'combed', limit: '1' })
    const second = await mine({ q: 'combed', limit: '1', cursor: first.page.nextCursor ?? '' })
    expect([...first.titles, ...second.titles]).toEqual(['Combed for towels', 'Combed compact weaving'])
    expect(second.page.nextCursor).toBeNull()
  })

  it('takes the filters, sorts and facets of the grid as well', async () => {
    expect((await mine({ sort: 'price' })).titles).toEqual([
      'Combed for towels',
      'Carded hosiery',
      'Combed compact weaving',
    ])
    expect((await mine({ countMin: '25' })).titles).toEqual(['Combed compact weaving'])
    const { facets = [] } = await mine({ q: 'combed', facets: 'true' })
    expect(facets.find(({ name }) => name === 'fiberType')?.values).toEqual([{ value: 'Cotton', count: 2 }])
  })

  it('is that of his page, whose tabs count what is found in each status', async () => {
    const ctx = { ...base(), actor: one }
    const page = await readOwnListingsPage(ctx, { status: 'ACTIVE', pages: 1, q: 'combed' })
    expect(page.counts).toEqual({ ACTIVE: 1, DRAFT: 0, ARCHIVED: 1 })
    expect(page.rows.map(({ card }) => card.title)).toEqual(['Combed compact weaving'])
    const unreadable = await readOwnListingsPage(ctx, { status: 'ACTIVE', pages: 1, q: '!!' })
    expect(unreadable.counts).toEqual({ ACTIVE: 1, DRAFT: 1, ARCHIVED: 1 })
  })
})
