import { EXCHANGE_RATES } from '@/lib/domain/units/exchange-rates'
import { incoterms } from '@/lib/domain/vocabulary/trade-terms'
import { salesUnits } from '@/lib/domain/vocabulary/units'

/** The closed lists of the RFQ forms: currencies are those with a configured rate, so that answers can be compared. */
export const TRADE_OPTIONS = {
  units: salesUnits.options.map(({ value }) => value),
  currencies: Object.keys(EXCHANGE_RATES.inrPer),
  incoterms: incoterms.options.map(({ value, label }) => ({ value, label: label ?? value })),
}
