import { formatNumber, formatPrice } from '@/components/ui/numbers'
import { holds } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import { impliedRatePercent, type PdcSlab } from '@/lib/domain/listing/pricing/pdc'
import { priceLadder, quantitySlabs } from '@/lib/domain/listing/pricing/price'
import { canonicalValues, fieldSpec } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { convertQuantity, isCountedUnit, netWeightKg } from '@/lib/domain/units/units'
import type { PriceTerms } from './quantity-quote'

/** What a quantity of this listing is priced by. */
export function priceTerms(fields: FieldValues): PriceTerms {
  const uom = textValue(fields, 'uom')
  const priceUom = textValue(fields, 'priceUom') || uom
  const moq = numberValue(fields, 'moq')
  return {
    slabs: quantitySlabs(fields),
    basePrice: priceLadder(fields).first,
    moq: moq === null ? null : convertQuantity(moq, textValue(fields, 'moqUom') || uom, uom, fields),
    uom,
    priceUom,
    priceUnitsPerUnit: convertQuantity(1, uom, priceUom, fields),
    currency: textValue(fields, 'currency') || 'INR',
  }
}

/** A unit in which a buyer may say a quantity. */
export interface BuyerUnit {
  name: string
  /** How many of the listing's own unit one of it is. */
  perUnit: number
}

const WEIGHTS = ['kg', 'lb', 'MT'] as const
const PACKAGES = ['bag', 'carton', 'bale', 'bundle'] as const

/** The listing's own unit first, then those that it converts to exactly: weights, and its package where that has a known weight. */
export function buyerUnits(fields: FieldValues): BuyerUnit[] {
  const uom = textValue(fields, 'uom')
  const own = { name: uom, perUnit: 1 }
  // What is sold by the piece is ordered by the piece.
  if (uom === '' || isCountedUnit(uom)) return [own]
  const type = textValue(fields, 'packageType').toLowerCase()
  const packages = PACKAGES.filter((name) => type.includes(name))
  const others = [...WEIGHTS, ...packages].flatMap((name): BuyerUnit[] => {
    const perUnit = name === uom ? null : convertQuantity(1, name, uom, fields)
    return perUnit === null ? [] : [{ name, perUnit }]
  })
  return [own, ...others]
}

/** A quantity in the package of the listing: "1.2 bags of 50 kg"; null where a package has no known weight. */
export function inPackages(quantity: number | null, unit: string, fields: FieldValues): string | null {
  const type = textValue(fields, 'packageType').toLowerCase()
  const name = PACKAGES.find((word) => type.includes(word))
  const net = netWeightKg(fields)
  if (quantity === null || name === undefined || net === null || unit === name) return null
  const packages = convertQuantity(quantity, unit, name, fields)
  if (packages === null) return null
  return `${formatNumber(packages, 1)} ${packages === 1 ? name : `${name}s`} of ${formatNumber(net, 2)} kg`
}

export interface ChequePrice {
  days: number
  price: string
  /** Over the cash price, in money and percent; "" where there is no cash price to compare with. */
  over: string
  /** What the credit costs in a year, simple interest: "18.4 %"; "" where nothing can be compared. */
  yearly: string
}

/** The cheque prices on offer, shortest first. None where the listing is for export alone. */
export function chequePrices(definition: ModuleDefinition, fields: FieldValues): ChequePrice[] {
  const spec = fieldSpec(definition, 'pdcSlabs')
  const rows = Array.isArray(fields.pdcSlabs) ? (fields.pdcSlabs as PdcSlab[]) : []
  if (!spec || (spec.visibleWhen && !holds(spec.visibleWhen, canonicalValues(definition, fields)))) return []
  const { first: cash } = priceLadder(fields)
  return rows
    .filter(({ enabled, price }) => enabled && price > 0)
    .sort((a, b) => a.days - b.days)
    .map(({ days, price }) => ({
      days,
      price: formatPrice(price),
      over: cash
        ? `+${formatPrice(price - cash)} (${formatNumber((price / cash - 1) * 100, 1, 1)} %)`.replace('+-', '−')
        : '',
      yearly: cash && days > 0 ? `${formatNumber(impliedRatePercent(cash, price, days), 1, 1)} %` : '',
    }))
}
