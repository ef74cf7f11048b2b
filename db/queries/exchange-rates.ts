import { desc, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../client'
import { exchangeRates } from '../schema/exchange-rates'
import { listings, NEEDS_RATE } from '../schema/listings'

/** Held until the commit by the process that changes the rates. */
const RATES_LOCK = 7_412_025_010

/** Null: no rates were ever set. */
export async function findRatesInForce(db: Executor) {
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

/**
 * Some listings whose price in rupees was converted by earlier rates, locked; skips what another process has locked.
 */
export async function listPricesOfEarlierRates(tx: Transaction, version: number, limit: number) {
  return tx
    .select({ id: listings.id, moduleKey: listings.moduleKey, status: listings.status, fields: listings.fields })
    .from(listings)
    .where(sql`${listings.ratesVersion} < ${version} and ${NEEDS_RATE}`)
    .limit(limit)
    .for('update', { of: listings, skipLocked: true })
}

/**
 * Stores the prices that this version of the rates gives to locked listings.
 * @param prices.replaced the numbers that hold prices; they are removed before the new ones are stored, so that a currency without a rate has none
 */
export async function updateConvertedPrices(
  tx: Transaction,
  version: number,
  prices: readonly {
    id: string
    priceKey: number | null
    numbers: Readonly<Record<string, number>>
    replaced: readonly string[]
  }[],
): Promise<void> {
  await tx.execute(sql`
    update ${listings}
    set price_key = converted.price, numbers = (listings.numbers - converted.replaced) || converted.numbers,
      rates_version = ${version}
    from jsonb_to_recordset(${JSON.stringify(prices.map(({ priceKey: price, ...row }) => ({ ...row, price })))}::jsonb)
      as converted(id uuid, price double precision, numbers jsonb, replaced text[])
    where ${listings.id} = converted.id
  `)
}
