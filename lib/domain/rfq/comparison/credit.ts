import type { ChequePrice } from '@/lib/domain/listing/pricing/pdc'

const DAYS_OF_YEAR = 365

/**
 * Today's value of a price payable after `days`, for a buyer whose credit costs `ratePercent` a year: P / (1 + r * d /
 * 365), simple interest as usual in the trade.
 */
function cashEquivalent(price: number, days: number, ratePercent: number): number {
  return price / (1 + (ratePercent / 100) * (days / DAYS_OF_YEAR))
}

/** The yearly rate in percent at which `price` after `days` equals `cash` now; null for 0 days. */
function breakEvenPercent(cash: number, price: number, days: number): number | null {
  return days > 0 && cash > 0 ? (price / cash - 1) * (DAYS_OF_YEAR / days) * 100 : null
}

export interface CreditTerm {
  /** 0: cash. */
  days: number
  price: number
  cashEquivalent: number
  breakEvenPercent: number | null
}

/**
 * The price as quoted and every offered cheque term, each with its value today, by days. Prices are per the quotation's own unit.
 * @param creditDays in how many days the price as quoted is paid; 0 for cash
 */
export function creditTerms(
  cash: number,
  cheques: readonly ChequePrice[],
  ratePercent: number,
  creditDays = 0,
): CreditTerm[] {
  return [
    {
      days: creditDays,
      price: cash,
      cashEquivalent: cashEquivalent(cash, creditDays, ratePercent),
      breakEvenPercent: null,
    },
    ...cheques.map(({ days, price }) => ({
      days,
      price,
      cashEquivalent: cashEquivalent(price, days, ratePercent),
      breakEvenPercent: breakEvenPercent(cash, price, days - creditDays),
    })),
  ]
}
