import { gstPercentOf } from '@/lib/domain/families/customs/gst'
import type { FieldValues } from '@/lib/domain/fields/field'
import { suggestHs } from '@/lib/domain/listing/hs-suggestion'
import { textValue } from '@/lib/domain/listing/listing'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { OfferedTerms } from '../terms'

/**
 * The GST on the goods asked for in percent: by their customs code, else the one that all goods of the module carry. Null where it is
 * not known; abroad it is another tax.
 * @param facts the captured specification
 */
export function goodsTaxPercent(definition: ModuleDefinition, facts: FieldValues, tradeMode: string): number | null {
  if (tradeMode !== 'Domestic') return null
  const suggested = suggestHs(definition, facts)
  const code = textValue(facts, 'hsCode') || (suggested?.ok ? suggested.code : '')
  return code === '' ? (definition.hooks.gstPercent ?? null) : gstPercentOf(code)
}

/**
 * Whether all prices can only be compared with the tax that they include: each includes it, and its rate is not known. One basis for
 * all, so a single price without tax decides against it.
 */
export function areComparedWithTax(offers: readonly OfferedTerms[], percent: number | null): boolean {
  const priced = offers.filter(({ lineType }) => lineType !== 'NOT_AVAILABLE')
  return percent === null && priced.length > 0 && priced.every(({ taxIncluded }) => taxIncluded === true)
}
