import { isFilled } from '@/lib/domain/fields/condition'
import { textValue } from '@/lib/domain/listing/listing'
import { valueText } from '@/lib/domain/listing/presenting/value-text'
import { matrixDefinition } from '@/lib/domain/modules'
import { fieldSpec, listingFields } from '@/lib/domain/modules/resolve'
import type { OrderRecord } from '../present-order'
import { requiredRows } from '../requests/point-labels'

/** Only for the seller's own books, or said elsewhere in the order: the accepted quotation has its own lead time. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'title',
  'sellerSku',
  'dimensionUnit',
  'weightUnit',
  'uom',
  'dispatchLeadTime',
])

export interface SpecificationRow {
  label: string
  value: string
}

/**
 * What an order is about: the fields of the listing as they were when it was asked for, in the order of its module and
 * without the empty ones, and what the buyer required.
 */
export function specificationRows({ moduleKey, specification }: Pick<OrderRecord, 'moduleKey' | 'specification'>): {
  goods: SpecificationRow[]
  required: SpecificationRow[]
} {
  const definition = matrixDefinition(moduleKey)
  const { fields, requirements } = specification
  return {
    goods: listingFields(definition).flatMap((name) => {
      const value = fields[name]
      const spec = fieldSpec(definition, name)
      if (!spec || spec.isHidden || LEFT_OUT.has(name) || !isFilled(value)) return []
      const unit = 'unitFrom' in spec && spec.unitFrom ? textValue(fields, spec.unitFrom) : ''
      return [{ label: spec.buyerLabel ?? spec.label, value: [valueText(spec, value), unit].filter(Boolean).join(' ') }]
    }),
    required: requiredRows(moduleKey, requirements).map(({ label, value }) => ({ label, value })),
  }
}
