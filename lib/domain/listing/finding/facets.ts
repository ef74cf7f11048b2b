import type { FieldSpec, FieldValues, PartSpec } from '@/lib/domain/fields/field'
import { memoize } from '@/lib/domain/memoize'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec, listingFields } from '@/lib/domain/modules/resolve'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { factsOf } from '../facts'
import { type Listing, numberValue } from '../listing'
import { listingCountry } from '../presenting/context'
import { derivedTexts } from '../presenting/derived'
import { longestPdc } from './number-facets'

const COUNTRY_FACET = 'country'
/** Whether there is stock; a service has none. */
const STOCK_FACET = 'readyStock'
const hasStock = ({ professional }: ModuleDefinition): boolean => professional.stockFieldsVisible

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
  [STOCK_FACET]: {
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

/** The label of a facet. A part is named after its field too where another facet has the same label: "Machines: make". */
export function facetLabel(definition: ModuleDefinition, name: string): string {
  return facetLabels(definition).get(name) ?? name
}

const facetLabels = memoize((definition: ModuleDefinition): ReadonlyMap<string, string> => {
  const names = valueFacetNames(definition)
  const short = (name: string) => derivedFacetLabel(name) ?? facetSpec(definition, name)?.label ?? name
  const labels = names.map(short)
  return new Map(
    names.map((name) => {
      const [field = '', column] = name.split('.')
      const label = short(name)
      const isShared = column !== undefined && labels.indexOf(label) !== labels.lastIndexOf(label)
      return [name, isShared ? `${fieldSpec(definition, field)?.label}: ${label.toLowerCase()}` : label]
    }),
  )
})

/** Whether the facet's only values are true and false. */
export function isYesNoFacet(definition: ModuleDefinition, name: string): boolean {
  return DERIVED_FACETS[name]?.isYesNo ?? fieldSpec(definition, name)?.kind === 'boolean'
}

export interface FacetValue {
  field: string
  valueKey: string
  label: string
}

/** What a value facet holds: a field, a column of rows ("stockByColour.color") or a part of a field ("zipper.teeth"). */
export function facetSpec(definition: ModuleDefinition, name: string): FieldSpec | PartSpec | null {
  const [field = '', column] = name.split('.')
  const spec = fieldSpec(definition, field)
  if (column === undefined || spec === null) return spec
  return 'parts' in spec ? (spec.parts.find((part) => part.name === column) ?? null) : null
}

/** The value facets of a field: of rows and parts those that are marked. */
export function columnFacets(definition: ModuleDefinition, field: string): string[] {
  const spec = fieldSpec(definition, field)
  if (!spec || !('parts' in spec)) return [field]
  return spec.parts.filter(({ facet }) => facet === 'values').map(({ name }) => `${field}.${name}`)
}

/** Whether buyers may filter by this field's exact values: every vocabulary, and fields that the module marks. */
function isValueFacet(spec: FieldSpec): boolean {
  if (spec.isHidden) return false
  return 'parts' in spec || spec.kind === 'choice' || spec.kind === 'choices' || spec.facet === 'values'
}

/** Names that buyers may filter by exact value, in the order of the matrix. */
export const valueFacetNames = memoize((definition: ModuleDefinition): readonly string[] => {
  const names = listingFields(definition).filter((name) => {
    const spec = fieldSpec(definition, name)
    return spec !== null && isValueFacet(spec)
  })
  const facets = names.flatMap((name) => columnFacets(definition, name))
  const derived = Object.keys(DERIVED_FACETS).filter((name) => name !== STOCK_FACET || hasStock(definition))
  return [...new Set([...facets, ...derived])]
})

/** One spelling per value: the vocabulary's or the field's canonical one if it knows the word, folded in case and space. */
export function facetValue(spec: FieldSpec | PartSpec | null, field: string, typed: string): FacetValue {
  const vocabulary = spec && 'vocabulary' in spec ? (spec.vocabulary ?? null) : null
  const own = spec && 'canonical' in spec ? spec.canonical?.(typed) : null
  const label = (vocabulary ? canonicalValue(vocabulary, typed) : own) ?? typed.trim()
  return { field, label, valueKey: label.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ') }
}

interface FacetPlace {
  name: string
  field: string
  /** Of rows: the column; of a field with parts: the part. */
  column: string | undefined
  spec: FieldSpec | PartSpec | null
  derived: DerivedFacet | undefined
}

/** Where the value of each facet is kept; looked up once per module. */
const facetPlaces = memoize((definition: ModuleDefinition): readonly FacetPlace[] =>
  valueFacetNames(definition).flatMap((name) => {
    const [field = '', column] = name.split('.')
    const spec = facetSpec(definition, name)
    const derived = DERIVED_FACETS[name]
    const isUsed = derived ? fieldSpec(definition, name)?.isHidden !== true : spec !== null
    return isUsed ? [{ name, field, column, spec, derived }] : []
  }),
)

/** The values of a field, of one of its parts, or of a column in every row, each by itself. */
function valuesAt(values: FieldValues, field: string, column: string | undefined): unknown[] {
  const items = [values[field]].flat()
  if (column === undefined) return items
  return items.flatMap((row: unknown) =>
    typeof row === 'object' && row !== null ? [Reflect.get(row, column)].flat() : [],
  )
}

/** Every value by which this listing is found. */
export function listingFacets(listing: Pick<Listing, 'values' | 'seller'>, definition: ModuleDefinition): FacetValue[] {
  const { values: applicable } = factsOf(definition, listing.values)
  const values = { ...applicable, ...derivedTexts(applicable) }
  return facetPlaces(definition).flatMap((place) => {
    const { name, spec, derived } = place
    if (!derived) return facetValuesAt(values, place)
    const value = derived.read({ values: applicable, seller: listing.seller })
    return value ? [facetValue(spec, name, value)] : []
  })
}

/** The words in the marked columns of rows and parts of fields. */
export function columnValues(definition: ModuleDefinition, values: FieldValues): FacetValue[] {
  return facetPlaces(definition).flatMap((place) => (place.column === undefined ? [] : facetValuesAt(values, place)))
}

/** A word in several rows is one value: a listing counts once. */
function facetValuesAt(values: FieldValues, { name, field, column, spec }: FacetPlace): FacetValue[] {
  // Most fields of a listing are empty.
  if (values[field] === undefined) return []
  const found = new Map<string, FacetValue>()
  for (const item of valuesAt(values, field, column)) {
    if ((typeof item !== 'string' && typeof item !== 'number' && typeof item !== 'boolean') || item === '') continue
    const value = facetValue(spec, name, String(item))
    if (!found.has(value.valueKey)) found.set(value.valueKey, value)
  }
  return [...found.values()]
}
