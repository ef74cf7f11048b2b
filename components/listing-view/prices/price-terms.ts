import { formatNumber } from '@/components/ui/numbers'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import { unitTerms } from '@/lib/domain/listing/pricing/order-terms'
import type { ChequePrice, PdcSlab } from '@/lib/domain/listing/pricing/pdc'
import { priceLadder } from '@/lib/domain/listing/pricing/price'
import { quantitySlabs } from '@/lib/domain/listing/pricing/slab-values'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { netWeightKg } from '@/lib/domain/units/unit-facts'
import { convertQuantity, isCountedUnit } from '@/lib/domain/units/units'
import type { PriceTerms } from './quantity-quote'

/** What the price of a quantity depends on. */
export function priceTerms(fields: FieldValues): PriceTerms {
  const uom = textValue(fields, 'uom')
  const priceUom = textValue(fields, 'priceUom') || uom
  return {
    slabs: quantitySlabs(fields),
    basePrice: priceLadder(fields).first,
    ...unitTerms(fields, uom),
    stock: numberValue(fields, 'availableQuantity'),
    uom,
    priceUom,
    priceUnitsPerUnit: convertQuantity(1, uom, priceUom, fields),
    currency: textValue(fields, 'currency') || 'INR',
  }
}

/** A unit buyers can enter a quantity in. */
export interface BuyerUnit {
  name: string
  /** How many of the listing's unit are in one of this unit. */
  perUnit: number
}

const WEIGHTS = ['kg', 'lb', 'MT'] as const
const PACKAGES = ['bag', 'carton', 'bale', 'bundle'] as const

/** The listing's unit first, then units that convert exactly: weights, and its package when its weight is known. */
export function buyerUnits(fields: FieldValues): BuyerUnit[] {
  const uom = textValue(fields, 'uom')
  const own = { name: uom, perUnit: 1 }
  // Counted goods are ordered by count only.
  if (uom === '' || isCountedUnit(uom)) return [own]
  const type = textValue(fields, 'packageType').toLowerCase()
  const packages = PACKAGES.filter((name) => type.includes(name))
  const others = [...WEIGHTS, ...packages].flatMap((name): BuyerUnit[] => {
    const perUnit = name === uom ? null : convertQuantity(1, name, uom, fields)
    return perUnit === null ? [] : [{ name, perUnit }]
  })
  return [own, ...others]
}

/** A quantity in packages: "1.2 bags of 50 kg"; null when the weight of a package is unknown. */
export function inPackages(quantity: number | null, unit: string, fields: FieldValues): string | null {
  const type = textValue(fields, 'packageType').toLowerCase()
  const name = PACKAGES.find((word) => type.includes(word))
  const net = netWeightKg(fields)
  if (quantity === null || name === undefined || net === null || unit === name) return null
  const packages = convertQuantity(quantity, unit, name, fields)
  if (packages === null) return null
  return `${formatNumber(packages, 1)} ${packages === 1 ? name : `${name}s`} of ${formatNumber(net, 2)} kg`
}

/** The cheque prices as stated, for the first slab; the shortest first. Export-only listings have none. */
export function chequePrices(definition: ModuleDefinition, fields: FieldValues): ChequePrice[] {
  const rows = Array.isArray(fields.pdcSlabs) ? (fields.pdcSlabs as PdcSlab[]) : []
  if (!factsOf(definition, fields).applicable.has('pdcSlabs')) return []
  return rows
    .filter(({ enabled, price }) => enabled && price > 0)
    .map(({ days, price }) => ({ days, price }))
    .sort((a, b) => a.days - b.days)
}
