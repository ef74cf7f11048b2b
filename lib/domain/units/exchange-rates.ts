/** What one unit of a currency is in rupees, when that was so, and who said it. */
export interface DatedRate {
  /** INR for one unit. */
  inr: number
  /** The day of the rate, ISO 8601; "" for the rupee itself, which needs none. */
  asOf: string
  source: string
}

/**
 * Indicative rates by currency (ISO 4217): listings and quotations in several currencies stand on one scale by them. They price nothing; an
 * order is always in the currency of its quotation. Shown with their date wherever they are used.
 */
export type ExchangeRates = Readonly<Record<string, DatedRate>>

/** As much of them as reckoning needs. */
export type PlainRates = Readonly<Record<string, Pick<DatedRate, 'inr'>>>

export const RUPEE: ExchangeRates = { INR: { inr: 1, asOf: '', source: '' } }

/** An amount in another currency, unrounded; null where a currency has no configured rate. Codes are ISO 4217 in upper case. */
export function convertMoney(amount: number, from: string, to: string, rates: PlainRates): number | null {
  if (!Number.isFinite(amount)) return null
  const source = rateOf(rates, from)
  const target = rateOf(rates, to)
  if (source === null || target === null) return null
  return source.inr === target.inr ? amount : (amount * source.inr) / target.inr
}

/** What one unit of a currency is in another. */
export interface PairRate {
  /** "USD/INR": how many rupees one dollar is. */
  pair: string
  rate: number
  /** The older day of the two rates it is made of. */
  asOf: string
  /** Both, where they differ. */
  source: string
}

/** The rate of a pair, unrounded, with its date and source; null where a currency has none, or where both are one. */
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
const DAY_MS = 24 * 60 * 60 * 1000

/** Whether a rate is of a day more than 30 days before this moment: then its age is said in words. */
export function isOldRate(asOf: string, now: Date): boolean {
  return now.getTime() - Date.parse(asOf) >= (FRESH_DAYS + 1) * DAY_MS
}

/** The days of the rates of these currencies, the oldest and the newest; null where none of them needs a rate. */
export function rateDays(currencies: Iterable<string>, rates: ExchangeRates): { first: string; last: string } | null {
  const days = [...currencies].flatMap((code) => rateOf(rates, code)?.asOf || []).sort()
  const [first, last] = [days[0], days.at(-1)]
  return first === undefined || last === undefined ? null : { first, last }
}

function rateOf<R>(rates: Readonly<Record<string, R>>, currency: string): R | null {
  return Object.hasOwn(rates, currency) ? (rates[currency] ?? null) : null
}

/** The figures alone, for a browser that only reckons. */
export function plainRates(rates: ExchangeRates): PlainRates {
  return Object.fromEntries(Object.entries(rates).map(([currency, { inr }]) => [currency, { inr }]))
}
