import { formatNumber, formatPrice } from '@/components/listing-grid/numbers'
import { holds } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { PdcSlab } from '@/lib/domain/listing/pdc'
import { priceLadder, quantitySlabs } from '@/lib/domain/listing/price'
import { fieldSpec } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { convertQuantity } from '@/lib/domain/units/units'
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

export interface ChequePrice {
  days: number
  price: string
  /** Over the cash price, in money and percent; "" where there is no cash price to compare with. */
  over: string
}

/** The cheque prices on offer, shortest first. None where the listing is for export alone. */
export function chequePrices(definition: ModuleDefinition, fields: FieldValues): ChequePrice[] {
  const spec = fieldSpec(definition, 'pdcSlabs')
  const rows = Array.isArray(fields.pdcSlabs) ? (fields.pdcSlabs as PdcSlab[]) : []
  if (!spec || (spec.visibleWhen && !holds(spec.visibleWhen, fields))) return []
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
    }))
}
