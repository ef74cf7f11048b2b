import { fieldSpec } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { CatalogueFilter } from './catalogue-query'
import { derivedFacetLabel, facetValue, valueFacetNames } from './facets'
import { numberFacets } from './number-facets'

/** A facet as the API answers it (contract section 4). */
export interface Facet {
  name: string
  label: string
  kind: 'values' | 'range'
  values?: { value: string; count: number }[]
  min?: number | null
  max?: number | null
  unit?: string
}

/** Which facets are answered, in the order in which a buyer of the trade uses them. */
export interface FacetPlan {
  facets: readonly { name: string; label: string; unit?: string }[]
  values: readonly string[]
  ranges: readonly string[]
}

/** Counts and spans as any way of counting gives them; the order of values is of no account. */
export interface FacetCounts {
  values: readonly { field: string; value: string; count: number }[]
  spans: ReadonlyMap<string, { min: number | null; max: number | null }>
}

/** The facets of a module at a filter. A fibre's share is asked once the fibre is, or its share is bounded already. */
export function facetPlan(definition: ModuleDefinition, filter: CatalogueFilter): FacetPlan {
  const known = new Set(valueFacetNames(definition))
  const numbers = numberFacets(definition)
  const fibres = new Set(filter.values.find(({ field }) => field === 'fiberType')?.keys)
  const bounded = new Set(filter.ranges.map(({ name }) => name))
  const isAsked = (fibre: string) =>
    fibres.has(facetValue(fieldSpec(definition, 'fiberType'), 'fiberType', fibre).valueKey)
  const facets = definition.facetOrder.flatMap((field): FacetPlan['facets'][number][] => {
    const ranges = numbers.filter(
      (facet) =>
        facet.field === field && (facet.fibre === undefined || bounded.has(facet.name) || isAsked(facet.fibre)),
    )
    if (ranges.length > 0) return ranges.map(({ name, label, unit }) => ({ name, label, unit }))
    return known.has(field)
      ? [{ name: field, label: derivedFacetLabel(field) ?? fieldSpec(definition, field)?.label ?? field }]
      : []
  })
  return {
    facets,
    values: facets.flatMap(({ name, unit }) => (unit === undefined ? name : [])),
    ranges: facets.flatMap(({ name, unit }) => (unit === undefined ? [] : name)),
  }
}

/** The answer in the plan's order; values by how many have them, equals by name. */
export function presentFacets(plan: FacetPlan, counts: FacetCounts): Facet[] {
  const byField = new Map<string, { value: string; count: number }[]>()
  for (const { field, value, count } of counts.values) {
    const values = byField.get(field) ?? []
    values.push({ value, count })
    byField.set(field, values)
  }
  return plan.facets.map(({ name, label, unit }) => {
    if (unit === undefined) {
      const values = byField.get(name) ?? []
      values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      return { name, label, kind: 'values', values }
    }
    return { name, label, kind: 'range', ...(counts.spans.get(name) ?? { min: null, max: null }), unit }
  })
}
