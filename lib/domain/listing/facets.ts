import type { FieldSpec } from '../fields/field'
import { fieldSpec, writableFields } from '../modules'
import type { ModuleDefinition } from '../modules/define-module'
import { canonicalValue } from '../vocabulary/vocabulary'
import { listingCountry } from './context'
import { derivedTexts } from './derived'
import type { Listing } from './listing'

/** Derived from dispatch, origin and company; filtered like a field of the matrix. */
const COUNTRY_FACET = 'country'

export interface FacetValue {
  field: string
  valueKey: string
  label: string
}

/** Whether buyers may filter on this field's exact values: every vocabulary, and what the module names beside them. */
function isValueFacet(spec: FieldSpec): boolean {
  if (spec.isHidden) return false
  return spec.kind === 'choice' || spec.kind === 'choices' || spec.facet === 'values'
}

/** Names a buyer may filter by exact value, in the order of the matrix. */
export function valueFacetNames(definition: ModuleDefinition): string[] {
  const names = writableFields(definition).filter((name) => {
    const spec = fieldSpec(definition, name)
    return spec !== null && isValueFacet(spec)
  })
  return names.includes(COUNTRY_FACET) ? names : [...names, COUNTRY_FACET]
}

/** One spelling per value: the vocabulary's canonical one where it knows the word, folded in case and space. */
export function facetValue(spec: FieldSpec | null, field: string, typed: string): FacetValue {
  const vocabulary = spec && 'vocabulary' in spec ? spec.vocabulary : null
  const label = (vocabulary ? canonicalValue(vocabulary, typed) : null) ?? typed.trim()
  return { field, label, valueKey: label.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ') }
}

/** Every value by which this listing is found. */
export function listingFacets(listing: Pick<Listing, 'values' | 'seller'>, definition: ModuleDefinition): FacetValue[] {
  const values = { ...listing.values, ...derivedTexts(listing.values) }
  const found: FacetValue[] = [facetValue(null, COUNTRY_FACET, listingCountry(listing))]
  for (const name of valueFacetNames(definition)) {
    const spec = fieldSpec(definition, name)
    if (!spec || name === COUNTRY_FACET) continue
    const value = Reflect.get(values, name) as unknown
    const items = Array.isArray(value) ? value : [value]
    for (const item of items) {
      if (typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean') {
        const text = String(item)
        if (text) found.push(facetValue(spec, name, text))
      }
    }
  }
  return found
}
