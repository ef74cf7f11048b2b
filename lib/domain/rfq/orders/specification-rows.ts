import { isFilled } from '@/lib/domain/fields/condition'
import { textValue } from '@/lib/domain/listing/listing'
import { valueText } from '@/lib/domain/listing/presenting/value-text'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec, listingFields } from '@/lib/domain/modules/resolve'
import type { OrderRecord } from '../present-order'
import { requiredRows } from '../requests/point-labels'

/**
 * Only for the seller's own books, or about all that the listing offers and not about these goods: the accepted quotation
 * has its own quantity, freight and lead time.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'title',
  'sellerSku',
  'uom',
  'dispatchLeadTime',
  'packageCount',
  'cbm',
  'shippingResponsibility',
])

const PACKAGE_SIDES: ReadonlySet<string> = new Set(['length', 'width', 'height'])

export interface SpecificationRow {
  label: string
  value: string
}

/**
 * What an order is about: the fields of the listing as they were when it was asked for, in the order of its module and
 * without the empty ones, and what the buyer required. The price basis is their wish: the accepted quotation has its own.
 */
export function specificationRows({
  moduleKey,
  specification,
  snapshot,
}: Pick<OrderRecord, 'moduleKey' | 'specification' | 'snapshot'>): {
  goods: SpecificationRow[]
  required: SpecificationRow[]
} {
  const definition = matrixDefinition(moduleKey)
  const { fields, requirements } = specification
  const names = listingFields(definition)
  // A unit is shown behind the figures that it is of.
  const units = new Set(names.flatMap((name) => fieldSpec(definition, name)?.unitFrom ?? []))
  return {
    goods: names.flatMap((name) => {
      const value = fields[name]
      const spec = fieldSpec(definition, name)
      if (!spec || spec.isHidden || LEFT_OUT.has(name) || units.has(name) || !isFilled(value)) return []
      const unit = spec.unitFrom ? textValue(fields, spec.unitFrom) : ''
      const text = partsInWords(definition, name, value) ?? valueText(spec, value)
      // "Width" alone would be that of the goods.
      const label = PACKAGE_SIDES.has(name) ? `Package ${spec.label.toLowerCase()}` : (spec.buyerLabel ?? spec.label)
      return [{ label, value: [text, unit].filter(Boolean).join(' ') }]
    }),
    required: [
      ...requiredRows(moduleKey, requirements).map(({ label, value }) => ({ label, value })),
      ...(snapshot.priceBasis ? [{ label: 'Price basis', value: snapshot.priceBasis }] : []),
    ],
  }
}

/** The parts of a value as its module words them: "Z 980 TPM"; null where it has no words of its own. */
function partsInWords({ hooks }: ModuleDefinition, name: string, value: unknown): string | null {
  const inWords = typeof value === 'object' && value !== null ? hooks.partsInWords?.[name] : undefined
  const parts = inWords?.({ ...Object(value) }) ?? []
  return parts.length === 0 ? null : parts.map(({ text, unit }) => [text, unit].filter(Boolean).join(' ')).join(', ')
}
