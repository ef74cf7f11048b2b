import 'server-only'
import { type Database, inTransaction, withDeadline } from '@/db/client'
import { findRatesInForce, insertRates, lockRates } from '@/db/queries/exchange-rates'
import { moveModuleVersion } from '@/db/queries/listings/listing-write'
import { exchangeRateSource } from '@/lib/config/exchange-rate-source'
import { processWide } from '@/lib/config/process-wide'
import { canonicalJson } from '@/lib/domain/canonical-json'
import { READY_MODULE_KEYS } from '@/lib/domain/modules'
import { BUILT_IN_RATES } from '@/lib/domain/units/built-in-rates'
import type { ExchangeRates } from '@/lib/domain/units/exchange-rates'
import { currencies } from '@/lib/domain/vocabulary/currencies'
import { audit } from '../audit/audit'
import type { ServiceContext } from '../shared/context'

/** The rates by which everybody reckons now. */
export interface RatesInForce {
  /** Rises with each change; 0: none were put in force yet, the built-in ones hold. */
  version: number
  rates: ExchangeRates
}

const NONE_YET: RatesInForce = { version: 0, rates: BUILT_IN_RATES }

/** Another process's change is known here within this time (contract section 3 allows 1 s). */
const FRESH_MS = 500

interface Memory {
  readAt: number
  reading: Promise<RatesInForce> | null
  current: RatesInForce
  /** A version that was seen in the database: nothing older is given from then on. */
  atLeast: number
}

/**
 * The rates in force, one table for all processes: the database holds it, so that a figure, the price that a listing is sorted by and the
 * date that is said of both belong together. Read at most twice a second, and again when a data version tells of a newer one.
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
    // The same object until they change: what was drawn by it is known by it.
    if (row && row.version > memory.current.version) memory.current = row
    return memory.current
  })
  Object.assign(memory, { readAt: performance.now(), reading })
  reading.catch(() => {
    if (memory.reading === reading) memory.reading = null
  })
  return reading
}

/** Tells of a version that stands in the database; what is asked after this is reckoned by it or a later one. */
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

/** The currencies with a configured rate, the trade's own first: what is asked and answered in one of them can be compared. */
export async function readCurrencies({ db }: Pick<ServiceContext, 'db'>): Promise<string[]> {
  const { rates } = await ratesInForce(db)
  return currencies.options.map(({ value }) => value).filter((code) => Object.hasOwn(rates, code))
}

type Clockwork = Pick<ServiceContext, 'db' | 'now' | 'newId'>

/** Puts what this process was given in force when it changed, once: processes that are given different rates do not contradict each other for ever. */
export async function keepRates(ctx: Clockwork): Promise<void> {
  const { rates } = exchangeRateSource().read()
  const told = processWide('rates-told', () => ({ rates: null as ExchangeRates | null }))
  if (rates === null || told.rates === rates) return
  await putRatesInForce(ctx, rates)
  told.rates = rates
}

/** From its commit on everybody reckons by these rates, and nothing that shows other ones is current. The same rates once more change nothing. */
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
    for (const moduleKey of READY_MODULE_KEYS) await moveModuleVersion(tx, moduleKey)
    return { version, rates }
  })
  noteRatesVersion(ctx.db, put.version)
  return put
}
