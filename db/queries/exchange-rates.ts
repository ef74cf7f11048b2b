import { desc, sql } from 'drizzle-orm'
import type { ListingStatus } from '@/lib/domain/listing/listing'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { ExchangeRates } from '@/lib/domain/units/exchange-rates'
import type { Executor, Transaction } from '../client'
import { exchangeRates } from '../schema/exchange-rates'
import { listings, NEEDS_RATE } from '../schema/listings'

/** Whoever puts other rates in force holds it to its commit. */
const RATES_LOCK = 7_412_025_010

/** Null: none were ever put in force. */
export async function findRatesInForce(db: Executor): Promise<{ version: number; rates: ExchangeRates } | null> {
  const [row] = await db
    .select({ version: exchangeRates.version, rates: exchangeRates.rates })
    .from(exchangeRates)
    .orderBy(desc(exchangeRates.version))
    .limit(1)
  return row ?? null
}

export async function lockRates(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${RATES_LOCK}::bigint)`)
}

export async function insertRates(tx: Transaction, row: typeof exchangeRates.$inferInsert): Promise<void> {
  await tx.insert(exchangeRates).values(row)
}

export interface PricedRow {
  id: string
  moduleKey: ModuleKey
  status: ListingStatus
  fields: Record<string, unknown>
}

/** Some listings whose price in rupees was reckoned by earlier rates, locked; what another process holds is left to it. */
export async function listPricesOfEarlierRates(tx: Transaction, version: number, limit: number): Promise<PricedRow[]> {
  return tx
    .select({ id: listings.id, moduleKey: listings.moduleKey, status: listings.status, fields: listings.fields })
    .from(listings)
    .where(sql`${listings.ratesVersion} < ${version} and ${NEEDS_RATE}`)
    .limit(limit)
    .for('update', { of: listings, skipLocked: true })
}

/** Gives listings that the transaction has locked their price by the rates of this version. */
export async function updateReckonedPrices(
  tx: Transaction,
  version: number,
  prices: readonly { id: string; priceInrPerKg: number | null }[],
): Promise<void> {
  await tx.execute(sql`
    update ${listings} set price_inr_per_kg = reckoned.price, rates_version = ${version}
    from jsonb_to_recordset(${JSON.stringify(prices.map(({ id, priceInrPerKg: price }) => ({ id, price })))}::jsonb)
      as reckoned(id uuid, price double precision)
    where ${listings.id} = reckoned.id
  `)
}
