import { DAY_MS } from '@/lib/domain/calendar-day'
/** The value of one unit of a currency in rupees, with its day and source. */
export interface DatedRate {
  /** INR for one unit. */
  inr: number
  /** The day of the rate, ISO 8601; "" for the rupee itself, which needs none. */
  asOf: string
  source: string
}

/**
 * Indicative rates by currency (ISO 4217): they put listings and quotations in several currencies on one scale. They
 * set no price; an order is always in the currency of its quotation. They are shown with their date wherever they are
 * used.
 */
export type ExchangeRates = Readonly<Record<string, DatedRate>>

/** The part that calculations need. */
export type PlainRates = Readonly<Record<string, Pick<DatedRate, 'inr'>>>

export const RUPEE: ExchangeRates = { INR: { inr: 1, asOf: '', source: '' } }

/** An amount in another currency, unrounded; null where the two differ and one has no rate. Codes are ISO 4217 in upper case. */
export function convertMoney(amount: number, from: string, to: string, rates: PlainRates): number | null {
  if (!Number.isFinite(amount)) return null
  if (from === to) return amount
  const source = rateOf(rates, from)
  const target = rateOf(rates, to)
  if (source === null || target === null) return null
  return source.inr === target.inr ? amount : (amount * source.inr) / target.inr
}

/** The value of one unit of a currency in another. */
export interface PairRate {
  /** "USD/INR": how many rupees one dollar is. */
  pair: string
  rate: number
  /** The older day of the two rates it is made of. */
  asOf: string
  /** Both sources, if they differ. */
  source: string
}

/**
 * The rate of a pair, unrounded, with its date and source; null for a currency without a rate, or if both are the same.
 */
export function pairRate(from: string, to: string, rates: ExchangeRates): PairRate | null {
  const rate = convertMoney(1, from, to, rates)
  const dated = [rateOf(rates, from), rateOf(rates, to)]
    .filter((part) => part !== null)
    .filter(({ asOf }) => asOf !== '')
  const asOf = dated.map((part) => part.asOf).sort()[0]
  if (from === to || rate === null || asOf === undefined) return null
  return { pair: `${from}/${to}`, rate, asOf, source: [...new Set(dated.map(({ source }) => source))].join(' and ') }
}

const FRESH_DAYS = 30

/** Whether a rate is more than 30 days old: then its age is shown. */
export function isOldRate(asOf: string, now: Date): boolean {
  return now.getTime() - Date.parse(asOf) >= (FRESH_DAYS + 1) * DAY_MS
}

/** The oldest and the newest day of the rates of these currencies; null when none needs a rate. */
export function rateDays(currencies: Iterable<string>, rates: ExchangeRates): { first: string; last: string } | null {
  const days = [...currencies].flatMap((code) => rateOf(rates, code)?.asOf || []).sort()
  const [first, last] = [days[0], days.at(-1)]
  return first === undefined || last === undefined ? null : { first, last }
}

function rateOf<R>(rates: Readonly<Record<string, R>>, currency: string): R | null {
  return Object.hasOwn(rates, currency) ? (rates[currency] ?? null) : null
}

/** Only the figures, for a browser that calculates. */
export function plainRates(rates: ExchangeRates): PlainRates {
  return Object.fromEntries(Object.entries(rates).map(([currency, { inr }]) => [currency, { inr }]))
}
