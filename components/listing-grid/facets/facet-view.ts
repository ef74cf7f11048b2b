import { facetSpec, facetValue } from '@/lib/domain/listing/finding/facets'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { facetText, isCountRange } from './active-filters'
import { rangeOf, rangeParameters } from './range-parameters'

/** A facet in the catalogue's response. */
export interface FacetCounts {
  name: string
  label: string
  kind: 'values' | 'range'
  values?: readonly { value: string; count: number }[]
  min?: number | string | null
  max?: number | string | null
  /** For a range. */
  unit?: string
}

export interface FacetOption {
  value: string
  text: string
  count: number
  isOn: boolean
}

export interface ValueFacet {
  kind: 'values'
  name: string
  label: string
  options: FacetOption[]
  onCount: number
}

/** A range of days, as YYYY-MM-DD. */
export interface DayFacet {
  kind: 'days'
  name: string
  label: string
  first: string
  last: string
}

export type FacetView = ValueFacet | RangeFacet | DayFacet

export interface RangeFacet {
  kind: 'range'
  name: string
  label: string
  min: number | null
  max: number | null
  unit: string
  /** Years are shown without commas. */
  isYear: boolean
  /** Its numbers are counts in tex, which buyers see in their own system. */
  isCount: boolean
}

/** Labels of shared fields that differ for buyers from those in the seller's form. */
function buyersLabel(definition: ModuleDefinition, { name, label, unit = '' }: FacetCounts): string {
  if (name === 'basePrice') return `Price per ${unit.replace(/^[^/]*\//, '')}`
  if (name === 'availableQuantity') return 'Stock'
  return fieldSpec(definition, name)?.buyerLabel ?? label
}

/** What each buyer asks of any goods: price, quantity, time and place. These facets follow the first few of the module. */
const DEAL = ['basePrice', 'moq', 'readyStock', 'availableQuantity', 'dispatchLeadTime', 'state']
const BEFORE_DEAL = 4

/** The facets in the order of the panel; those of one kind stay in the module's order. */
function inPanelOrder<T extends { name: string }>(facets: readonly T[]): T[] {
  const goods = facets.filter(({ name }) => !DEAL.includes(name))
  const deal = facets.filter(({ name }) => DEAL.includes(name))
  return [...goods.slice(0, BEFORE_DEAL), ...deal, ...goods.slice(BEFORE_DEAL)]
}

/**
 * The facets as the panel shows them. Selected options stay visible even without listings. Facets without values, or
 * with a single unselected value that all listings share, are left out.
 */
export function facetViews(
  definition: ModuleDefinition,
  facets: readonly FacetCounts[],
  address: URLSearchParams,
  total: number,
): FacetView[] {
  const views = facets.flatMap((facet): FacetView[] => {
    const spec = facetSpec(definition, facet.name)
    const label = buyersLabel(definition, facet)
    if (facet.kind === 'range') {
      const { min = null, max = null } = facet
      const isActive = rangeParameters(facet.name).some((parameter) => address.has(parameter))
      // With one number or none, there is nothing to filter.
      if (!isActive && (min === null || max === null || min === max)) return []
      if (spec?.kind === 'date')
        return [{ kind: 'days', name: facet.name, label, first: String(min ?? ''), last: String(max ?? '') }]
      if (typeof min === 'string' || typeof max === 'string') return []
      const isYear = fieldSpec(definition, facet.name)?.rule?.isYear === true
      const isCount = isCountRange(definition, facet.name)
      return [{ kind: 'range', name: facet.name, label, min, max, unit: facet.unit ?? '', isYear, isCount }]
    }
    // With a range, this parameter names its system and belongs to the range.
    if (facet.name === 'countSystem' && (address.has('countMin') || address.has('countMax'))) return []
    const keyOf = (value: string) => facetValue(spec, facet.name, value).valueKey
    const selected = new Set(address.getAll(facet.name).map(keyOf))
    const options: FacetOption[] = (facet.values ?? []).map(({ value, count }) => ({
      value,
      text: facetText(spec, facet.name, value),
      count,
      isOn: selected.has(keyOf(value)),
    }))
    const known = new Set(options.map((option) => keyOf(option.value)))
    for (const value of new Set(address.getAll(facet.name))) {
      if (!known.has(keyOf(value))) {
        options.unshift({ value, text: facetText(spec, facet.name, value), count: 0, isOn: true })
      }
    }
    const onCount = options.filter((option) => option.isOn).length
    const isUseless = options.length === 1 && onCount === 0 && options[0]?.count === total
    if (options.length === 0 || isUseless) return []
    return [{ kind: 'values', name: facet.name, label, options: sorted(spec?.kind === 'number', options), onCount }]
  })
  return inPanelOrder(views)
}

/** Numbers in rising order; words by number of listings, as counted. */
function sorted(isNumber: boolean, options: FacetOption[]): FacetOption[] {
  return isNumber ? [...options].sort((a, b) => Number(a.value) - Number(b.value)) : options
}

/** The label of a range within a phrase: "Lowest price", "Highest CSP". */
export const nameIn = ({ name, label }: Pick<RangeFacet, 'name' | 'label'>): string =>
  name === 'basePrice' ? 'price' : /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

/** A parameter as the filters call it: "Lowest count"; its own name where no filter has it. */
export function parameterWords(definition: ModuleDefinition, parameter: string): string {
  if (parameter === 'quantity') return 'Your quantity'
  if (parameter === 'quantityUom') return 'Unit of your quantity'
  const range = rangeOf(parameter)
  const name = range?.name ?? parameter
  const spec = fieldSpec(definition, name)
  if (spec === null) return parameter
  const label = spec.buyerLabel ?? spec.label
  return range ? `${range.isLow ? 'Lowest' : 'Highest'} ${nameIn({ name, label })}` : label
}
