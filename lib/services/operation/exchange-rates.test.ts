import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { findModuleVersion } from '@/db/queries/listings/listings'
import { auditLog } from '@/db/schema/audit'
import { exchangeRates } from '@/db/schema/exchange-rates'
import { events, listings } from '@/db/schema/listings'
import { readCatalogueQuery } from '@/lib/contract/queries/listing-page'
import type { Actor } from '@/lib/domain/actor'
import { parseCatalogueQuery } from '@/lib/domain/listing/finding/catalogue-query'
import { facetPlan } from '@/lib/domain/listing/finding/facet-answer'
import { yarn } from '@/lib/domain/modules/yarn'
import { BUILT_IN_RATES } from '@/lib/domain/units/built-in-rates'
import type { ExchangeRates } from '@/lib/domain/units/exchange-rates'
import { ModuleIndex } from '@/lib/search-index/catalogue-index'
import { writeYarn } from '@/lib/testing/listings'
import { testMarket } from '@/lib/testing/market'
import { openCatalogue, readCatalogue } from '../catalogue/catalogue'
import { indexCounts, sqlCounts } from '../catalogue/catalogue-counts'
import { moduleVersion } from '../catalogue/module-version'
import { entitledSeller } from '../entitlement/seller-access'
import { convertPricesAgain } from '../listings/derive-again'
import { writeListing } from '../listings/write'
import { noteRatesVersion, putRatesInForce, ratesInForce, readCurrencies } from './exchange-rates'

const market = testMarket()
const { database } = market
const at = () => market.ctxFor(null)

function ratesWith(inrPer: Record<string, number>): ExchangeRates {
  const own = Object.entries(inrPer).map(([code, inr]) => [code, { inr, asOf: '2026-11-20', source: 'test' }])
  return { ...BUILT_IN_RATES, ...Object.fromEntries(own) }
}

let mill: Actor
beforeAll(async () => {
  mill = await market.newSeller()
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
  await writeYarn(market.ctxFor(mill), body)
}

async function titlesOf(query: string): Promise<string[]> {
  const { rates } = await ratesInForce(database.db)
  const parsed = parseCatalogueQuery(yarn, new URLSearchParams(query), rates)
  expect(parsed.issues).toEqual([])
  const { texts } = await readCatalogue(at(), 'yarn', { ...parsed.query, view: 'card' })
  return texts.map((text) => String(JSON.parse(text).title))
}

/** What validates the response to a read of the grid. */
async function validatorOf(): Promise<number> {
  const queryAt = (rates: ExchangeRates) => readCatalogueQuery('yarn', new URLSearchParams(), rates)
  return (await openCatalogue(at(), 'yarn', queryAt)).version
}

const auditRows = () => database.db.select().from(auditLog).where(eq(auditLog.action, 'EXCHANGE_RATES_IN_FORCE'))

describe('rates in force', () => {
  test('until any are put in force the built-in rates are used', async () => {
    expect(await ratesInForce(database.db)).toEqual({ version: 0, rates: BUILT_IN_RATES })
    const offered = await readCurrencies(at())
    expect(offered.slice(0, 3)).toEqual(['INR', 'USD', 'EUR'])
    expect(offered.toSorted()).toEqual(Object.keys(BUILT_IN_RATES).toSorted())
  })

  test('equal rates from two together are one version, one audit row and one step of the data version', async () => {
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

  test('a process that saw a newer version never returns an older one', async () => {
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

  test('filters, sorting and facets follow, and version, date and history stay', async () => {
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
    const history = await db.select().from(events)
    const index = new ModuleIndex(db, 'yarn')
    await index.load()

    await putRatesInForce(at(), ratesWith({ USD: 100, EUR: 110 }))
    const counts = await Promise.all([convertPricesAgain(db), convertPricesAgain(db)])
    expect(counts[0] + counts[1]).toBe(3)
    expect(await convertPricesAgain(db)).toBe(0)

    expect(await titlesOf(range)).toEqual(['Dollars 3.2'])
    expect(await titlesOf('sort=price')).toEqual(
      ['Rupees 240', 'Dollars 3.2', 'Rupees 330', 'Euros 3', 'Dollars 4'].sort(byInr),
    )
    expect(await titlesOf('priceCurrency=USD&priceMin=3.25&priceMax=3.5&sort=price')).toEqual(
      ['Rupees 330', 'Euros 3'].sort(byInr),
    )
    expect(await db.select(fixed).from(listings).orderBy(listings.id)).toEqual(before)
    expect(await db.select().from(events)).toEqual(history)

    const version = await findModuleVersion(db, 'yarn')
    const { rates } = await ratesInForce(db)
    const { query } = parseCatalogueQuery(yarn, new URLSearchParams('priceMin=325&facets=true'), rates)
    const filter = { moduleKey: 'yarn' as const, facets: [], ranges: query.filter.ranges, sellerId: null, search: null }
    const plan = facetPlan(yarn, query)
    for (const way of [sqlCounts(db, 'yarn', version), indexCounts(db, index, version)]) {
      expect(await way.total(filter)).toBe(3)
      const { spans } = await way.facets(filter, plan)
      expect(spans.get('basePrice')).toMatchObject({ min: 240, max: 400 })
    }
  })

  test('a listing whose writer read the rates just before they changed is converted the next time', async () => {
    const { db } = database
    const { version } = await ratesInForce(db)
    const ofDollars = sql`fields ->> 'title' = 'Dollars 4'`
    await db
      .update(listings)
      .set({ priceKey: 320, ratesVersion: version - 1 })
      .where(ofDollars)
    expect(await convertPricesAgain(db)).toBe(1)
    const [row] = await db.select({ price: listings.priceKey }).from(listings).where(ofDollars)
    expect(row?.price).toBe(400)
  })

  test('a currency that loses its rate leaves no price of any basis behind', async () => {
    const { db } = database
    const ctx = market.ctxFor(mill)
    const body = { title: 'Shankar-6 cotton', basePrice: 2, currency: 'USD', uom: 'kg', priceUom: 'kg' }
    const seller = await entitledSeller(ctx, { moduleKey: 'fiber_raw_material' })
    await writeListing(ctx, seller, { body, mode: {} })
    const pricesOf = async () => {
      const [row] = await db
        .select({ price: listings.priceKey, numbers: listings.numbers })
        .from(listings)
        .where(eq(listings.moduleKey, 'fiber_raw_material'))
      return [row?.price, ...Object.keys(row?.numbers ?? {}).filter((name) => name.startsWith('basePrice'))]
    }
    expect(await pricesOf()).toEqual([expect.any(Number), 'basePrice:lb', 'basePrice:candy'])

    const { rates } = await ratesInForce(db)
    const { USD: _lost, ...others } = rates
    await putRatesInForce(at(), others)
    await convertPricesAgain(db)
    expect(await pricesOf()).toEqual([null])
    await putRatesInForce(at(), rates)
    await convertPricesAgain(db)
  })

  test('new rates change the validator of reads, also before prices are converted again', async () => {
    const before = await validatorOf()
    await putRatesInForce(at(), ratesWith({ USD: 101, EUR: 110 }))
    expect(await validatorOf()).not.toBe(before)
  })

  test('a reader of a data version uses its rates or newer ones', async () => {
    const { db } = database
    const known = await ratesInForce(db)
    const rates = ratesWith({ USD: 102, EUR: 110 })
    const version = known.version + 1
    await db.insert(exchangeRates).values({ version, rates, inForceAt: new Date() })
    // This process reads the rates again at most half a second later.
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

/** In rupees; of two equal ones the newer first, as in lists. */
function byInr(a: string, b: string): number {
  return (INR[a] ?? 0) - (INR[b] ?? 0) || (a === 'Euros 3' ? -1 : 1)
}
