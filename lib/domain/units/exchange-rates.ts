export interface ExchangeRates {
  /** The day the rates were taken, ISO 8601. */
  asOf: string
  /** INR for one unit of the currency (ISO 4217). */
  inrPer: Readonly<Record<string, number>>
}

/**
 * Configured indicative rates: listings in several currencies are filtered and sorted on one scale by them. They price nothing; an
 * order is always in the currency of its quotation. Shown with their date wherever they are used.
 */
export const EXCHANGE_RATES: ExchangeRates = {
  asOf: '2025-11-28',
  inrPer: {
    INR: 1,
    USD: 89.4,
    EUR: 103.6,
    GBP: 118.3,
    CHF: 111,
    JPY: 0.572,
    CNY: 12.63,
    HKD: 11.48,
    TWD: 2.85,
    KRW: 0.0609,
    VND: 0.00339,
    IDR: 0.00537,
    THB: 2.78,
    MYR: 21.6,
    SGD: 68.9,
    BDT: 0.731,
    PKR: 0.318,
    LKR: 0.29,
    NPR: 0.625,
    TRY: 2.105,
    AED: 24.34,
    SAR: 23.83,
    EGP: 1.875,
    KES: 0.688,
    ETB: 0.58,
    ZAR: 5.22,
    UZS: 0.0075,
    PLN: 24.45,
    CAD: 63.9,
    AUD: 58.5,
    BRL: 16.75,
    MXN: 4.88,
  },
}

/**
 * An amount in another currency, unrounded; null where a currency has no configured rate. Codes are ISO 4217 in upper case.
 */
export function convertMoney(
  amount: number,
  from: string,
  to: string,
  rates: ExchangeRates = EXCHANGE_RATES,
): number | null {
  if (!Number.isFinite(amount)) return null
  const source = rateOf(rates, from)
  const target = rateOf(rates, to)
  if (source === null || target === null) return null
  return source === target ? amount : (amount * source) / target
}

function rateOf(rates: ExchangeRates, currency: string): number | null {
  return Object.hasOwn(rates.inrPer, currency) ? (rates.inrPer[currency] ?? null) : null
}
