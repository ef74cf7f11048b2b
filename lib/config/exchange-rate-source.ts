import path from 'node:path'
import { z } from 'zod'
import { dayInIndia } from '@/lib/domain/calendar-day'
import { BUILT_IN_RATES } from '@/lib/domain/units/built-in-rates'
import type { ExchangeRates } from '@/lib/domain/units/exchange-rates'
import { rateProblems } from '@/lib/domain/units/rate-rules'
import { env } from './env'
import { keptText, replaceFile, underLock, watchFile, withoutMark } from './kept-file'
import { log } from './log'
import { processWide } from './process-wide'

const fileSchema = z.strictObject({
  version: z.literal(1),
  rates: z.record(z.string(), z.strictObject({ inr: z.number(), asOf: z.string(), source: z.string() })),
})

/** The exchange rates in force and the state of their source. */
export interface RateReading {
  /**
   * The last good rates merged over the built-in ones, the same object until the source changes; null: none was good
   * yet.
   */
  rates: ExchangeRates | null
  /** Whether the newest state of the source is valid. */
  isSourceReady: boolean
}

interface RateSource {
  read(): RateReading
}

interface SourceSettings {
  json: string | undefined
  file: string
}

interface Clock {
  /** A clock for the interval between two checks of the file. */
  monotonicMs: () => number
  now: () => Date
}

/** The exchange rates of this process, read on first use and again when they change. */
export function exchangeRateSource(): RateSource {
  return processWide('exchange-rate-source', () => openExchangeRateSource(sourceSettings()))
}

/** The file that the command line writes, even if EXCHANGE_RATES_JSON overrides it. */
export function exchangeRatesFile(): string {
  return sourceSettings().file
}

/** The text in use and the name of its source, for the command that checks it. Text null: there is no file. */
export function consultedRates(): { place: string; text: string | null } {
  const { json, file } = sourceSettings()
  return json === undefined ? { place: file, text: keptText(file) } : { place: 'EXCHANGE_RATES_JSON', text: json }
}

function sourceSettings(): SourceSettings {
  const { EXCHANGE_RATES_JSON: json, EXCHANGE_RATES_FILE: file, DATA_DIR } = env()
  return { json: json || undefined, file: path.resolve(file || path.join(DATA_DIR, 'exchange-rates.json')) }
}

export function openExchangeRateSource(
  { json, file }: SourceSettings,
  { monotonicMs, now }: Clock = { monotonicMs: () => performance.now(), now: () => new Date() },
): RateSource {
  if (json !== undefined) {
    const reading = takeText(json, 'EXCHANGE_RATES_JSON', null, now())
    return { read: () => reading }
  }
  const first: RateReading = { rates: null, isSourceReady: false }
  const take = (fingerprint: string, last: RateReading) => takeFile(file, fingerprint, last.rates, now())
  return watchFile(file, first, take, monotonicMs)
}

function takeFile(file: string, fingerprint: string, lastGood: ExchangeRates | null, now: Date): RateReading {
  if (fingerprint === '') return { rates: BUILT_IN_RATES, isSourceReady: true }
  try {
    return takeText(keptText(file) ?? '', file, lastGood, now)
  } catch {
    return refused(file, ['the file cannot be read'], lastGood)
  }
}

function takeText(text: string, source: string, lastGood: ExchangeRates | null, now: Date): RateReading {
  const parsed = parseExchangeRates(text, now)
  if (!parsed.ok) return refused(source, parsed.problems, lastGood)
  log().info({ source, currencies: Object.keys(parsed.rates).length }, 'exchange rates read')
  return { rates: withBuiltIn(parsed.rates), isSourceReady: true }
}

function refused(source: string, problems: string[], lastGood: ExchangeRates | null): RateReading {
  log().error({ source, problems: problems.slice(0, 10) }, 'exchange rates refused: the last good ones stay in force')
  return { rates: lastGood, isSourceReady: false }
}

/** An operator's rates, and the built-in rate of every other currency; each with its own date and source. */
export function withBuiltIn(rates: ExchangeRates): ExchangeRates {
  return { ...BUILT_IN_RATES, ...rates }
}

/** Validates the text of a file of rates; every problem names its place. */
export function parseExchangeRates(
  text: string,
  now: Date,
): { ok: true; rates: ExchangeRates } | { ok: false; problems: string[] } {
  let json: unknown
  try {
    json = JSON.parse(withoutMark(text))
  } catch {
    return { ok: false, problems: ['it is not JSON'] }
  }
  const parsed = fileSchema.safeParse(json)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path: at, message }) => `${at.join(', ') || 'the file'}: ${message}`)
    return { ok: false, problems }
  }
  const { rates } = parsed.data
  const today = dayInIndia(now)
  const problems = Object.entries(rates).flatMap(([currency, rate]) =>
    rateProblems(currency, rate, today).map((problem) => `${currency}: ${problem}`),
  )
  return problems.length > 0 ? { ok: false, problems } : { ok: true, rates }
}

/** The rates of the current file, for a writer; a missing one has none. @throws a plain Error when it is not valid */
export function readExchangeRatesFile(file: string, now: Date): ExchangeRates {
  const text = keptText(file)
  if (text === null) return {}
  const parsed = parseExchangeRates(text, now)
  if (!parsed.ok) throw new Error(`${file} is not a valid file of exchange rates: ${parsed.problems.join('; ')}`)
  return parsed.rates
}

/**
 * Changes the file in one step, one writer at a time. @param change takes the stored rates and returns the new ones;
 * may throw
 */
export function changeExchangeRates(file: string, now: Date, change: (stored: ExchangeRates) => ExchangeRates): void {
  underLock(file, 'the exchange rates', () => {
    const changed = change(readExchangeRatesFile(file, now))
    const rates = Object.fromEntries(Object.entries(changed).sort(([a], [b]) => (a < b ? -1 : 1)))
    replaceFile(file, `${JSON.stringify({ version: 1, rates }, null, 2)}\n`)
  })
}
