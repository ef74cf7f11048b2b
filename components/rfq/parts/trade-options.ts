import { incoterms } from '@/lib/domain/vocabulary/trade-terms'
import { salesUnits } from '@/lib/domain/vocabulary/units'

/** The option lists of the request forms. @param currencies those with a configured rate, so that quotations can be compared */
export function tradeOptions(currencies: readonly string[]) {
  return {
    units: salesUnits.options.map(({ value }) => value),
    currencies,
    incoterms: incoterms.options.map(({ value, label }) => ({ value, label: label ?? value })),
  }
}
