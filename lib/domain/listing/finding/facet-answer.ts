import { dayOfNumber } from '@/lib/domain/calendar-day'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import type { UnitName } from '@/lib/domain/units/units'
import type { CatalogueQuery } from './catalogue-query'
import { columnFacets, facetLabel, facetValue, valueFacetNames } from './facets'
import { type NumberFacet, numberFacets, type StoredNumber } from './number-facets'

/** A facet in an API response (reference 4.10). */
export interface Facet {
  name: string
  label: string
  kind: 'values' | 'range'
  values?: { value: string; count: number }[]
  /** Days are YYYY-MM-DD. */
  min?: number | string | null
  max?: number | string | null
  unit?: string
}

/** Which facets are returned, in the order in which buyers use them. */
export interface FacetPlan {
  facets: readonly { name: string; label: string; unit?: string; number?: StoredNumber; isDay?: true }[]
  values: readonly string[]
  ranges: readonly StoredNumber[]
}

/** Counts and ranges from any way of counting; the order of values does not matter. */
export interface FacetCounts {
  values: readonly { field: string; value: string; count: number }[]
  spans: ReadonlyMap<string, { min: number | null; max: number | null }>
}

/**
 * The facets of a module for a filter. The share of a fibre is a facet only with a filter on that fibre or its share.
 */
export function facetPlan(
  definition: ModuleDefinition,
  { filter, priceUnit }: Pick<CatalogueQuery, 'filter' | 'priceUnit'>,
): FacetPlan {
  const known = new Set(valueFacetNames(definition))
  const numbers = numberFacets(definition)
  const fibres = new Set(filter.values.find(({ field }) => field === 'fiberType')?.keys)
  const bounded = new Set(filter.ranges.map(({ name }) => name))
  const isAsked = (fibre: string) =>
    fibres.has(facetValue(fieldSpec(definition, 'fiberType'), 'fiberType', fibre).valueKey)
  const facets = definition.facetOrder.flatMap((field): FacetPlan['facets'][number][] => {
    const ranges = numbers.filter(
      (facet) =>
        facet.field === field &&
        isOfBasis(facet, priceUnit) &&
        (facet.fibre === undefined || bounded.has(facet.name) || isAsked(facet.fibre)),
    )
    const numbered = ranges.map(({ name, label, unit, basis, isInterval, isDay }) => ({
      name: basis === undefined ? name : field,
      label,
      unit,
      number: { name, ...(isInterval ? { isInterval } : {}) },
      ...(isDay ? { isDay } : {}),
    }))
    const worded = columnFacets(definition, field).flatMap((name) =>
      known.has(name) ? [{ name, label: facetLabel(definition, name) }] : [],
    )
    // A number takes the place of its own words; the parts of a field may have both.
    return numbered.length > 0 ? [...worded.filter(({ name }) => name.includes('.')), ...numbered] : worded
  })
  return {
    facets,
    values: facets.flatMap(({ name, unit }) => (unit === undefined ? name : [])),
    ranges: facets.flatMap(({ number }) => number ?? []),
  }
}

const daySpan = ({ min, max }: { min: number | null; max: number | null }) => ({
  min: min === null ? null : dayOfNumber(min),
  max: max === null ? null : dayOfNumber(max),
})

/** Of the price facets, the one per the chosen unit. */
function isOfBasis({ field, basis }: NumberFacet, priceUnit: UnitName | null): boolean {
  return field !== 'basePrice' || (basis ?? null) === priceUnit
}

/** The facets in the plan's order; values by how many listings have them, then by name. */
export function presentFacets(plan: FacetPlan, counts: FacetCounts): Facet[] {
  const byField = new Map<string, { value: string; count: number }[]>()
  for (const { field, value, count } of counts.values) {
    const values = byField.get(field) ?? []
    values.push({ value, count })
    byField.set(field, values)
  }
  return plan.facets.map(({ name, label, unit, number, isDay }) => {
    if (unit === undefined) {
      const values = byField.get(name) ?? []
      values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      return { name, label, kind: 'values', values }
    }
    const span = counts.spans.get(number?.name ?? name) ?? { min: null, max: null }
    return { name, label, kind: 'range', ...(isDay ? daySpan(span) : span), unit }
  })
}
