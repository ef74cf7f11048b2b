import type { FieldValues } from '@/lib/domain/fields/field'
import { spoken } from '@/lib/domain/listing/issue'
import { textValue } from '@/lib/domain/listing/listing'
import type { HistoryChange } from '@/lib/domain/listing/presenting/history'
import { priceLadder, quantitySlabs } from '@/lib/domain/listing/pricing/price'
import { priceFor } from '@/lib/domain/listing/pricing/slabs'
import { roundTo } from '@/lib/domain/units/rounding'
import { unitRatio } from '../comparison/conversion'

/** What a buyer should know before he asks for the same once more. */
export interface Reorder {
  orderId: string
  orderNumber: string
  /** The listing that was asked about then is no longer offered. */
  isOffMarket: boolean
  /** The price that was ordered at beside today's list price; "" where they are the same or no listing says one. */
  price: string
  /** What the listing says of the goods today and did not then. */
  changes: readonly HistoryChange[]
}

export interface OrderedPrice {
  quantity: number
  uom: string
  unitPrice: number
  currency: string
  priceUom: string
}

/**
 * The ordered price beside the list price of the same quantity today, in words. They are held against each other in one unit and one
 * currency alone; where that cannot be had without guessing, both stand as they are.
 * @param captured what the listing said of its packages when it was asked about
 * @param today the listing's values as they are
 */
export function priceSinceOrder(order: OrderedPrice, captured: FieldValues, today: FieldValues): string {
  const { quantity, uom, unitPrice, currency, priceUom } = order
  const listedIn = textValue(today, 'priceUom') || textValue(today, 'uom')
  const slabs = quantitySlabs(today)
  const inListed = unitRatio({ unit: uom, facts: captured }, { unit: textValue(today, 'uom') || uom, facts: today })
  const listed =
    slabs.length === 0
      ? priceLadder(today).first
      : inListed === null
        ? null
        : priceFor(slabs, quantity * inListed).price
  const then = `${spoken(unitPrice)} ${currency}/${priceUom}`
  const much = `${spoken(quantity)} ${uom}`
  if (listed === null) return `Price: ${then} as ordered, no list price for ${much} today`
  const listCurrency = textValue(today, 'currency') || currency
  const ratio = unitRatio({ unit: priceUom, facts: captured }, { unit: listedIn || priceUom, facts: today })
  if (ratio === null || listCurrency !== currency) {
    return `Price: ${then} as ordered, ${spoken(listed)} ${listCurrency}/${listedIn || priceUom} on the list today`
  }
  const now = roundTo(listed * ratio, 4)
  if (now === unitPrice) return ''
  const percent = roundTo((now / unitPrice - 1) * 100, 1)
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : ''
  const change = percent === 0 ? '' : ` (${sign}${spoken(Math.abs(percent))} %)`
  return `Price: ${then} as ordered, ${spoken(now)} ${currency}/${priceUom} on the list today for ${much}${change}`
}
