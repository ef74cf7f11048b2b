import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import 'server-only'
import { type Database, inTransaction, withDeadline } from '@/db/client'
import { findRatesInForce, insertRates, lockRates } from '@/db/queries/exchange-rates'
import { moveModuleVersion } from '@/db/queries/listings/listing-write'
import { exchangeRateSource } from '@/lib/config/exchange-rate-source'
import { processWide } from '@/lib/config/process-wide'
import { canonicalJson } from '@/lib/domain/canonical-json'
import { BUILT_IN_RATES } from '@/lib/domain/units/built-in-rates'
import { type ExchangeRates, type PlainRates, plainRates } from '@/lib/domain/units/exchange-rates'
import { currencies } from '@/lib/domain/vocabulary/currencies'
import { audit } from '../audit/audit'
import type { ServiceContext } from '../shared/context'

/** The exchange rates in force. */
export interface RatesInForce {
  /** Counts up with each change; 0: the built-in rates, until any are put in force. */
  version: number
  rates: ExchangeRates
}

const NONE_YET: RatesInForce = { version: 0, rates: BUILT_IN_RATES }

/** A change by another process is known within this time (reference 3.8 allows 1 s). */
const FRESH_MS = 500

interface Memory {
  readAt: number
  reading: Promise<RatesInForce> | null
  current: RatesInForce
  /** A version that was seen in the database. Older rates are no longer returned. */
  atLeast: number
}

/**
 * The rates in force, from one table for all processes, so that converted prices, the order of a list and the date of the rates belong
 * together. Read at most twice a second, and again when a data version names newer rates.
 * @throws UNAVAILABLE when the database is away
 */
export async function ratesInForce(db: Database): Promise<RatesInForce> {
  const memory = memoryOf(db)
  const known = memory.reading
  if (known && performance.now() - memory.readAt < FRESH_MS) {
    const rates = await known
    if (rates.version >= memory.atLeast) return rates
    if (memory.reading === known) memory.reading = null
    else return ratesInForce(db)
  }
  const reading = withDeadline(() => findRatesInForce(db)).then((row) => {
    // The same object until the rates change, so that it can be the key of what was made with it.
    if (row && row.version > memory.current.version) memory.current = row
    return memory.current
  })
  Object.assign(memory, { readAt: performance.now(), reading })
  reading.catch(() => {
    if (memory.reading === reading) memory.reading = null
  })
  return reading
}

/** Notes a version of the database. Later reads return these rates or newer ones. */
export function noteRatesVersion(db: Database, version: number): void {
  const memory = memoryOf(db)
  memory.atLeast = Math.max(memory.atLeast, version)
}

function memoryOf(db: Database): Memory {
  const all = processWide('rates-in-force', () => new WeakMap<Database, Memory>())
  const known = all.get(db) ?? { readAt: 0, reading: null, current: NONE_YET, atLeast: 0 }
  all.set(db, known)
  return known
}

/** The currencies with a rate, the usual ones of the trade first. Prices in them can be compared. */
export async function readCurrencies({ db }: Pick<ServiceContext, 'db'>): Promise<string[]> {
  const { rates } = await ratesInForce(db)
  return currencies.options.map(({ value }) => value).filter((code) => Object.hasOwn(rates, code))
}

/** The figures of the rates in force, for a browser that compares prices. */
export async function readPlainRates({ db }: Pick<ServiceContext, 'db'>): Promise<PlainRates> {
  return plainRates((await ratesInForce(db)).rates)
}

type Clockwork = Pick<ServiceContext, 'db' | 'now' | 'newId'>

/** Puts the configured rates of this process in force once when they change, so that processes with different rates do not contradict each other for ever. */
export async function keepRates(ctx: Clockwork): Promise<void> {
  const { rates } = exchangeRateSource().read()
  const recorded = processWide('rates-recorded', () => ({ rates: null as ExchangeRates | null }))
  if (rates === null || recorded.rates === rates) return
  await putRatesInForce(ctx, rates)
  recorded.rates = rates
}

/** Puts rates in force: from the commit on all processes use them, and older responses are stale. Equal rates change nothing. */
export async function putRatesInForce(ctx: Clockwork, rates: ExchangeRates): Promise<RatesInForce> {
  const isInForce = (known: RatesInForce | null) => known && canonicalJson(known.rates) === canonicalJson(rates)
  const known = await withDeadline(() => findRatesInForce(ctx.db))
  if (known && isInForce(known)) return known
  const put = await inTransaction(ctx.db, async (tx) => {
    await lockRates(tx)
    const last = await findRatesInForce(tx)
    if (last && isInForce(last)) return last
    const version = (last?.version ?? 0) + 1
    await insertRates(tx, { version, rates, inForceAt: ctx.now })
    await audit(tx, ctx, {
      action: 'EXCHANGE_RATES_IN_FORCE',
      object: { type: 'exchange_rates', id: 'in-force' },
      before: last?.rates,
      after: rates,
    })
    for (const moduleKey of MODULE_KEYS) await moveModuleVersion(tx, moduleKey)
    return { version, rates }
  })
  noteRatesVersion(ctx.db, put.version)
  return put
}
