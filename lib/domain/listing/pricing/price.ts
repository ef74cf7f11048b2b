import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { convertMoney, type PlainRates } from '@/lib/domain/units/exchange-rates'
import { convertPrice, convertQuantity, type UnitName } from '@/lib/domain/units/units'
import { numberValue, textValue } from '../listing'
import { quantitySlabs } from './slab-values'
import type { QuantitySlab } from './slabs'

const BASE_PRICE = 'basePrice'

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

/** The first price in INR per this unit, at these rates; null when it cannot be converted exactly. */
function priceInrPer(unit: UnitName, values: FieldValues, rates: PlainRates): number | null {
  const { first } = priceLadder(values)
  const price = first === null ? null : convertPrice(first, textValue(values, 'priceUom'), unit, values)
  return price === null ? null : convertMoney(price, textValue(values, 'currency') || 'INR', 'INR', rates)
}

/** The name of the number that holds a price per another basis of the module than its first. */
export function priceNumberName(unit: UnitName): string {
  return `${BASE_PRICE}:${unit}`
}

/** The names of all numbers that hold prices per other bases of the module. */
export function priceNumberNames({ sale }: ModuleDefinition): string[] {
  return sale.bases.slice(1).map(({ unit }) => priceNumberName(unit))
}

/** The number facet of prices per this unit; null: the module's first basis. */
export function priceNumber({ priceUnit }: { priceUnit: UnitName | null }): string {
  return priceUnit === null ? BASE_PRICE : priceNumberName(priceUnit)
}

/** The prices for filters and sorting: `priceKey` per the module's first basis, and those per its other bases by name. */
export function comparedPrices({ sale }: ModuleDefinition, values: FieldValues, rates: PlainRates) {
  const [first, ...others] = sale.bases
  const numbers = others.flatMap(({ unit }) => {
    const price = priceInrPer(unit, values, rates)
    return price === null ? [] : [[priceNumberName(unit), price] as const]
  })
  return { priceKey: priceInrPer(first.unit, values, rates), numbers: Object.fromEntries(numbers) }
}

/** The minimum order in the module's first basis; null when missing or not convertible. */
export function moqKey({ sale }: ModuleDefinition, values: FieldValues): number | null {
  const moq = numberValue(values, 'moq') ?? quantitySlabs(values)[0]?.minQty ?? null
  return moq === null ? null : convertQuantity(moq, textValue(values, 'moqUom'), sale.bases[0].unit, values)
}
