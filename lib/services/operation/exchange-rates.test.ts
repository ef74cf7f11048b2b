import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findModuleVersion } from '@/db/queries/listings/listings'
import { auditLog } from '@/db/schema/audit'
import { exchangeRates } from '@/db/schema/exchange-rates'
import { events, listings } from '@/db/schema/listings'
import { testDatabase } from '@/db/testing/database'
import { EMPTY_ENTITLEMENTS, writeEntitlements } from '@/lib/config/entitlement-source'
import { localRequest } from '@/lib/contract/request-context'
import type { Actor } from '@/lib/domain/actor'
import { parseCatalogueQuery } from '@/lib/domain/listing/finding/catalogue-query'
import { facetPlan } from '@/lib/domain/listing/finding/facet-answer'
import { yarn } from '@/lib/domain/modules/yarn'
import { BUILT_IN_RATES } from '@/lib/domain/units/built-in-rates'
import type { ExchangeRates } from '@/lib/domain/units/exchange-rates'
import { ModuleIndex } from '@/lib/search-index/catalogue-index'
import { createAccount } from '../accounts/accounts'
import { listListings, readCatalogue } from '../catalogue/catalogue'
import { indexCounts, sqlCounts } from '../catalogue/catalogue-counts'
import { reckonPricesAgain } from '../listings/derive-again'
import { writeListing } from '../listings/listings'
import { moduleVersion } from '../listings/module-version'
import { noteRatesVersion, putRatesInForce, ratesInForce, readCurrencies } from './exchange-rates'

const database = testDatabase()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'exchange-rates-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const at = () => ({ actor: null, db: database.db, now: new Date(), newId: uuidv7, requestId: 'test' })

function ratesWith(inrPer: Record<string, number>): ExchangeRates {
  const own = Object.entries(inrPer).map(([code, inr]) => [code, { inr, asOf: '2026-11-20', source: 'test' }])
  return { ...BUILT_IN_RATES, ...Object.fromEntries(own) }
}

let mill: Actor
beforeAll(async () => {
  process.env.SELLER_ENTITLEMENTS_FILE = path.join(folder, 'entitlements.json')
  process.env.SELLER_ENTITLEMENTS_JSON = ''
  const email = 'mill@mill.example'
  writeEntitlements(process.env.SELLER_ENTITLEMENTS_FILE, {
    ...EMPTY_ENTITLEMENTS,
    sellers: { [email]: { planKey: 'all_textile', paymentStatus: 'ACTIVE' } },
  })
  const account = { email, password: 'blue loom 42', name: 'Mill', companyName: 'Mill', country: 'IN' }
  const ids = await createAccount(at(), { ...account, roles: ['seller'], emailVerified: true })
  const roles: Actor['roles'] = ['seller']
  mill = { ...ids, email, name: 'Mill', roles, emailVerified: true, via: { kind: 'token', tokenId: uuidv7() } }
})

async function offer(title: string, basePrice: number, currency: string): Promise<void> {
  const body = {
    title,
    yarnFamily: 'Cotton yarn',
    fiberType: ['Cotton'],
    count: '30s',
    cspStrength: 2500,
    uom: 'kg',
    basePrice,
    currency,
    ...(currency === 'INR' ? {} : { tradeMode: 'Export', exportPrice: basePrice }),
  }
  const call = localRequest({ actor: mill, requestId: 'test', method: 'POST', path: '/listings/yarn', body })
  await writeListing({ ...at(), actor: mill }, call, 'yarn')
}

async function titlesOf(query: string): Promise<string[]> {
  const { rates } = await ratesInForce(database.db)
  const parsed = parseCatalogueQuery(yarn, new URLSearchParams(query), rates)
  expect(parsed.issues).toEqual([])
  const { texts } = await readCatalogue(at(), 'yarn', { ...parsed.query, view: 'card' })
  return texts.map((text) => String(JSON.parse(text).title))
}

async function etagOf(query: string): Promise<string | undefined> {
  const [name, search] = ['/listings/yarn', new URLSearchParams(query)]
  const call = localRequest({ actor: null, requestId: 'test', method: 'GET', path: `${name}?${search}` })
  return (await listListings(at(), call, 'yarn')).etag
}

const auditRows = () => database.db.select().from(auditLog).where(eq(auditLog.action, 'EXCHANGE_RATES_IN_FORCE'))

describe('rates in force', () => {
  test('until any were put in force the built-in ones hold', async () => {
    expect(await ratesInForce(database.db)).toEqual({ version: 0, rates: BUILT_IN_RATES })
    const offered = await readCurrencies(at())
    expect(offered.slice(0, 3)).toEqual(['INR', 'USD', 'EUR'])
    expect(offered.toSorted()).toEqual(Object.keys(BUILT_IN_RATES).toSorted())
  })

  test('the same rates put in force by two at once are one version, one audit row and one step of the data version', async () => {
    const before = await findModuleVersion(database.db, 'yarn')
    const first = ratesWith({ USD: 90 })
    const put = await Promise.all([putRatesInForce(at(), first), putRatesInForce(at(), structuredClone(first))])
    expect(put.map(({ version }) => version)).toEqual([1, 1])
    expect(await auditRows()).toHaveLength(1)
    expect(await findModuleVersion(database.db, 'yarn')).toBe(before + 1)
    expect(await ratesInForce(database.db)).toEqual({ version: 1, rates: first })
  })

  test('a new version is linked to the one before in the audit log, and the old table stays on record', async () => {
    await putRatesInForce(at(), ratesWith({ USD: 91 }))
    const [first, second] = await auditRows()
    expect(second?.beforeHash).toBe(first?.afterHash)
    expect(second?.afterHash).not.toBe(first?.afterHash)
    expect(await database.db.select({ version: exchangeRates.version }).from(exchangeRates)).toHaveLength(2)
  })

  test("whoever has seen another process's version is never given an older one", async () => {
    const { version } = await ratesInForce(database.db)
    const rates = ratesWith({ USD: 91.5 })
    await database.db.insert(exchangeRates).values({ version: version + 1, rates, inForceAt: new Date() })
    noteRatesVersion(database.db, version + 1)
    expect(await ratesInForce(database.db)).toEqual({ version: version + 1, rates })
  })
})

describe('listings after a change', () => {
  beforeAll(async () => {
    await putRatesInForce(at(), ratesWith({ USD: 80, EUR: 100 }))
    await offer('Rupees 240', 240, 'INR')
    await offer('Rupees 330', 330, 'INR')
    await offer('Dollars 3.2', 3.2, 'USD')
    await offer('Dollars 4', 4, 'USD')
    await offer('Euros 3', 3, 'EUR')
  })

  test('filters, sorting, facets of database and index follow, with version, date and history as they were', async () => {
    const { db } = database
    const range = 'priceMin=250&priceMax=325&sort=price'
    expect(await titlesOf(range)).toEqual(['Dollars 3.2', 'Euros 3', 'Dollars 4'])
    const fixed = {
      id: listings.id,
      version: listings.version,
      updatedAt: listings.updatedAt,
      text: listings.recordText,
    }
    const before = await db.select(fixed).from(listings).orderBy(listings.id)
    const told = await db.select().from(events)
    const index = new ModuleIndex(db, 'yarn')
    await index.load()

    await putRatesInForce(at(), ratesWith({ USD: 100, EUR: 110 }))
    const counts = await Promise.all([reckonPricesAgain(db), reckonPricesAgain(db)])
    expect(counts[0] + counts[1]).toBe(3)
    expect(await reckonPricesAgain(db)).toBe(0)

    expect(await titlesOf(range)).toEqual(['Dollars 3.2'])
    expect(await titlesOf('sort=price')).toEqual(
      ['Rupees 240', 'Dollars 3.2', 'Rupees 330', 'Euros 3', 'Dollars 4'].sort(byInr),
    )
    expect(await titlesOf('priceCurrency=USD&priceMin=3.25&priceMax=3.5&sort=price')).toEqual(
      ['Rupees 330', 'Euros 3'].sort(byInr),
    )
    expect(await db.select(fixed).from(listings).orderBy(listings.id)).toEqual(before)
    expect(await db.select().from(events)).toEqual(told)

    const version = await findModuleVersion(db, 'yarn')
    const { rates } = await ratesInForce(db)
    const { query } = parseCatalogueQuery(yarn, new URLSearchParams('priceMin=325&facets=true'), rates)
    const filter = { moduleKey: 'yarn' as const, facets: [], ranges: query.filter.ranges, sellerId: null, search: null }
    const plan = facetPlan(yarn, query.filter)
    for (const way of [sqlCounts(db, 'yarn', version), indexCounts(db, index, version)]) {
      expect(await way.total(filter)).toBe(3)
      const { spans } = await way.facets(filter, plan)
      expect(spans.get('basePrice')).toMatchObject({ min: 240, max: 400 })
    }
  })

  test('a listing whose writer read the rates just before they changed is reckoned the next time', async () => {
    const { db } = database
    const { version } = await ratesInForce(db)
    const ofDollars = sql`fields ->> 'title' = 'Dollars 4'`
    await db
      .update(listings)
      .set({ priceInrPerKg: 320, ratesVersion: version - 1 })
      .where(ofDollars)
    expect(await reckonPricesAgain(db)).toBe(1)
    const [row] = await db.select({ price: listings.priceInrPerKg }).from(listings).where(ofDollars)
    expect(row?.price).toBe(400)
  })

  test('no validator of before serves a conversion of before, also while prices are still being reckoned', async () => {
    const query = 'priceCurrency=USD&priceMax=3.5'
    const before = await etagOf(query)
    await putRatesInForce(at(), ratesWith({ USD: 101, EUR: 110 }))
    expect(await etagOf(query)).not.toBe(before)
  })

  test('whoever reads a data version reckons by its rates or later ones', async () => {
    const { db } = database
    const known = await ratesInForce(db)
    const rates = ratesWith({ USD: 102, EUR: 110 })
    const version = known.version + 1
    await db.insert(exchangeRates).values({ version, rates, inForceAt: new Date() })
    // The reading of this process is of before: it is read again at most half a second later.
    await expect
      .poll(async () => {
        await moduleVersion(db, 'yarn')
        return (await ratesInForce(db)).version
      })
      .toBe(version)
  })
})

const INR: Record<string, number> = {
  'Rupees 240': 240,
  'Rupees 330': 330,
  'Dollars 3.2': 320,
  'Dollars 4': 400,
  'Euros 3': 330,
}

/** In rupees; of two alike the newer first, as lists do. */
function byInr(a: string, b: string): number {
  return (INR[a] ?? 0) - (INR[b] ?? 0) || (a === 'Euros 3' ? -1 : 1)
}
