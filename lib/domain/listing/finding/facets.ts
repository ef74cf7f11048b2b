import type { FieldSpec } from '@/lib/domain/fields/field'
import { memoize } from '@/lib/domain/memoize'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec, writableFields } from '@/lib/domain/modules/resolve'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { factsOf } from '../facts'
import { type Listing, numberValue } from '../listing'
import { listingCountry } from '../presenting/context'
import { derivedTexts } from '../presenting/derived'
import { longestPdc } from './number-facets'

const COUNTRY_FACET = 'country'

interface DerivedFacet {
  label: string
  /** Its values are true and false. */
  isYesNo?: boolean
  read: (listing: Pick<Listing, 'values' | 'seller'>) => string
}

/** Derived from several fields or from the company; filtered like fields of the matrix. */
const DERIVED_FACETS: Readonly<Record<string, DerivedFacet>> = {
  [COUNTRY_FACET]: { label: 'Country', read: listingCountry },
  state: { label: 'State', read: ({ seller }) => seller.state },
  readyStock: {
    label: 'Ready stock',
    isYesNo: true,
    read: ({ values }) => {
      const stock = numberValue(values, 'availableQuantity')
      return stock === null ? '' : String(stock > 0)
    },
  },
  pdcOffered: {
    label: 'Post-dated cheque accepted',
    isYesNo: true,
    read: ({ values }) => String(longestPdc(values) !== null),
  },
  newArrival: { label: 'New arrival', isYesNo: true, read: ({ values }) => String(values.newArrival === true) },
}

/** The label of a facet that is not a field of the matrix. */
export function derivedFacetLabel(name: string): string | null {
  return DERIVED_FACETS[name]?.label ?? null
}

/** Whether the facet's only values are true and false. */
export function isYesNoFacet(definition: ModuleDefinition, name: string): boolean {
  return DERIVED_FACETS[name]?.isYesNo ?? fieldSpec(definition, name)?.kind === 'boolean'
}

export interface FacetValue {
  field: string
  valueKey: string
  label: string
}

/** Whether buyers may filter by this field's exact values: every vocabulary, and fields that the module marks. */
function isValueFacet(spec: FieldSpec): boolean {
  if (spec.isHidden) return false
  return spec.kind === 'choice' || spec.kind === 'choices' || spec.facet === 'values'
}

/** Names that buyers may filter by exact value, in the order of the matrix. */
export const valueFacetNames = memoize((definition: ModuleDefinition): readonly string[] => {
  const names = writableFields(definition).filter((name) => {
    const spec = fieldSpec(definition, name)
    return spec !== null && isValueFacet(spec)
  })
  return [...new Set([...names, ...Object.keys(DERIVED_FACETS)])]
})

/** One spelling per value: the vocabulary's canonical one if it knows the word, folded in case and space. */
export function facetValue(spec: FieldSpec | null, field: string, typed: string): FacetValue {
  const vocabulary = spec && 'vocabulary' in spec ? spec.vocabulary : null
  const label = (vocabulary ? canonicalValue(vocabulary, typed) : null) ?? typed.trim()
  return { field, label, valueKey: label.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ') }
}

/** Every value by which this listing is found. */
export function listingFacets(listing: Pick<Listing, 'values' | 'seller'>, definition: ModuleDefinition): FacetValue[] {
  const { values: applicable } = factsOf(definition, listing.values)
  const values = { ...applicable, ...derivedTexts(applicable) }
  const found: FacetValue[] = []
  for (const name of valueFacetNames(definition)) {
    const derived = DERIVED_FACETS[name]?.read({ values: applicable, seller: listing.seller })
    if (derived) found.push(facetValue(fieldSpec(definition, name), name, derived))
    const spec = fieldSpec(definition, name)
    if (!spec || derived !== undefined) continue
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
