import { daysAfter } from '@/lib/domain/calendar-day'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { textValue } from '../listing'
import { withOnePrice } from '../pricing/one-price'

type Row = Record<string, unknown>

/**
 * A listing's values after a write: given values replace stored ones, null clears, safe defaults fill gaps (reference
 * 4), and some parts of a slab default from its position and the listing.
 */
export function normalizeValues(
  definition: ModuleDefinition,
  stored: FieldValues,
  given: FieldValues,
  day?: string,
): FieldValues {
  const values: Record<string, unknown> = {}
  for (const [name, value] of Object.entries({ ...stored, ...given })) {
    if (isFilled(value)) values[name] = value
  }
  const setDefault = (name: string, value: unknown) => {
    if (!isFilled(values[name])) values[name] = value
  }
  const { uom, ...defaults } = definition.defaults
  if (uom !== undefined) {
    setDefault('uom', uom)
    // Price and minimum order are in the unit of sale by default.
    setDefault('priceUom', values.uom)
    setDefault('moqUom', values.uom)
  }
  for (const [name, value] of Object.entries(defaults)) setDefault(name, value)
  for (const { field, days, after } of definition.dayDefaults ?? []) {
    const from = after === undefined ? day : textValue(values, after)
    if (from) setDefault(field, daysAfter(from, days))
  }
  if (definition.titleField !== undefined) keepOneTitle(definition.titleField, values, stored, given)

  const currency = textValue(values, 'currency')
  const priceUom = textValue(values, 'priceUom')
  if (Array.isArray(values.quantitySlabs)) {
    values.quantitySlabs = values.quantitySlabs.map((slab: Row, position) => ({
      index: slab.index ?? position + 1,
      price: slab.price,
      minQty: slab.minQty,
      maxQty: slab.maxQty ?? null,
      currency: slab.currency || currency,
      priceUom: slab.priceUom || priceUom,
    }))
  }
  if (Array.isArray(values.pdcSlabs)) {
    values.pdcSlabs = values.pdcSlabs.map((slab: Row) => ({
      days: slab.days,
      price: slab.price,
      enabled: slab.enabled ?? true,
      currency: slab.currency || currency,
    }))
  }
  return withOnePrice(values, stored, given)
}

/** The field that was changed says the title; of a write that changes both, the trade's own field. */
function keepOneTitle(field: string, values: Row, stored: FieldValues, given: FieldValues): void {
  const changes = (name: string) => given[name] !== undefined && given[name] !== stored[name]
  const isOfTitle = changes('title') && !changes(field)
  const text = isOfTitle ? values.title : (values[field] ?? values.title)
  for (const name of ['title', field]) {
    if (isFilled(text)) values[name] = text
    else delete values[name]
  }
}
