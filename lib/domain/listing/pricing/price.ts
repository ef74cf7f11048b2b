import type { FieldValues } from '@/lib/domain/fields/field'
import { convertMoney, type PlainRates } from '@/lib/domain/units/exchange-rates'
import { toKg } from '@/lib/domain/units/units'
import { numberValue, textValue } from '../listing'
import type { QuantitySlab } from './slabs'

export function quantitySlabs(values: FieldValues): readonly QuantitySlab[] {
  return Array.isArray(values.quantitySlabs) ? (values.quantitySlabs as QuantitySlab[]) : []
}

/** The price a small buyer pays, and the best price with its minimum quantity. */
export function priceLadder(values: FieldValues): {
  first: number | null
  best: number | null
  bestFrom: number | null
} {
  const slabs = quantitySlabs(values)
  const first = numberValue(values, 'basePrice') ?? slabs[0]?.price ?? tradePrice(values)
  const best = slabs.reduce<QuantitySlab | null>(
    (low, slab) => (low === null || slab.price < low.price ? slab : low),
    null,
  )
  const isBetter = best !== null && first !== null && best.price < first
  return { first, best: isBetter ? best.price : null, bestFrom: isBetter ? best.minQty : null }
}

function tradePrice(values: FieldValues): number | null {
  return textValue(values, 'tradeMode') === 'Export'
    ? numberValue(values, 'exportPrice')
    : numberValue(values, 'domesticPrice')
}

/** The first price per kg in INR at these rates, for filters and sorting; null when it cannot be converted exactly. */
export function priceInrPerKg(values: FieldValues, rates: PlainRates): number | null {
  const { first } = priceLadder(values)
  const kgPerUnit = toKg(1, textValue(values, 'priceUom'), values)
  if (first === null || kgPerUnit === null || kgPerUnit <= 0) return null
  const inr = convertMoney(first, textValue(values, 'currency') || 'INR', 'INR', rates)
  return inr === null ? null : inr / kgPerUnit
}

/** The minimum order in kg; null when missing or not convertible. */
export function moqKg(values: FieldValues): number | null {
  const moq = numberValue(values, 'moq') ?? quantitySlabs(values)[0]?.minQty ?? null
  return moq === null ? null : toKg(moq, textValue(values, 'moqUom'), values)
}
