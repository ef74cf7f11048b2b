import type { FieldValues } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import type { HistoryChange } from '@/lib/domain/listing/presenting/history'
import { priceLadder } from '@/lib/domain/listing/pricing/price'
import { quantitySlabs } from '@/lib/domain/listing/pricing/slab-values'
import { priceFor } from '@/lib/domain/listing/pricing/slabs'
import { spoken } from '@/lib/domain/spoken'
import { roundTo } from '@/lib/domain/units/rounding'
import { quantityWords } from '@/lib/domain/units/unit-words'
import { unitRatio } from '../comparison/conversion'

/** What a buyer should know before ordering again. */
export interface Reorder {
  orderId: string
  orderNumber: string
  /** Whether the original listing is no longer offered. */
  isOffMarket: boolean
  /** The ordered price with today's list price; "" when they are equal or there is no listing price. */
  price: string
  /** What has changed in the listing since then. */
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
 * The ordered price with today's list price for the same quantity, in words. They are compared only in the same unit
 * and currency; where no exact conversion exists, both are shown as they are.
 * @param captured the listing's packaging values at the time of the request
 * @param today the listing's current values
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
  const much = quantityWords(quantity, uom)
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
