import { type ExchangeRates, RUPEE } from './exchange-rates'

const TAKEN_ON = '2025-11-28'
const SOURCE = 'built-in'

/** Indicative rates of this release, for currencies without a rate of the operator. INR per unit. */
const INR_PER: Readonly<Record<string, number>> = {
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
}

export const BUILT_IN_RATES: ExchangeRates = {
  ...RUPEE,
  ...Object.fromEntries(Object.entries(INR_PER).map(([code, inr]) => [code, { inr, asOf: TAKEN_ON, source: SOURCE }])),
}
