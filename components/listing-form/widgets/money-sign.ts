import { moneyText } from '@/components/ui/figure-text'

/** The sign that stands before an amount in this currency: "₹", "US$"; its code where there is none. */
export function moneySign(currency: string): string {
  return currency ? moneyText(0, currency).sign : ''
}
