import { withoutValue } from '@/components/listing-grid/grid-address'
import { systemUnit } from '@/components/listing-grid/search/count-search'
import { currencySign, formatNumber } from '@/components/ui/numbers'
import { dayText } from '@/lib/domain/calendar-day'
import { formatCountValue } from '@/lib/domain/count/display'
import { type CountSystem, parseCountSystem } from '@/lib/domain/count/systems'
import type { FieldSpec, PartSpec } from '@/lib/domain/fields/field'
import { facetLabel, facetSpec, facetValue, valueFacetNames } from '@/lib/domain/listing/finding/facets'
import { numberFacets, oneValueOf } from '@/lib/domain/listing/finding/number-facets'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { spoken } from '@/lib/domain/spoken'
import { optionLabel } from '@/lib/domain/vocabulary/vocabulary'
import { rangeEnds, rangeParameters } from './range-parameters'

/** One active filter: its name, and the address without it. */
export interface FilterChip {
  key: string
  label: string
  value: string
  without: URLSearchParams
}

/** The active filters of one kind: the chips, and the address without any of them. */
export interface FilterGroup {
  name: string
  label: string
  value: string
  chips: FilterChip[]
  without: URLSearchParams
}

const RANGES = [
  { name: 'count', label: 'Count', parameters: ['countMin', 'countMax', 'countSystem'] },
  { name: 'basePrice', label: 'Price', parameters: ['priceMin', 'priceMax', 'priceCurrency', 'priceUnit'] },
  { name: 'moq', label: 'Minimum order', parameters: ['moqMin', 'moqMax'] },
] as const

/** Every active filter in this address, in words. `sellerName` is the name of the seller in `sellerId`, when known. */
export function activeFilters(
  definition: ModuleDefinition,
  address: URLSearchParams,
  sellerName: string | null = null,
): FilterGroup[] {
  const valueAt = (name: string) => address.get(name)?.trim() || null
  const groups: FilterGroup[] = []
  const single = (name: string, label: string, value: string, parameters: readonly string[]) => {
    let without = address
    for (const parameter of parameters) without = withoutValue(without, parameter, null)
    groups.push({ name, label, value, without, chips: [{ key: name, label, value, without }] })
  }

  const words = valueAt('q')
  if (words) single('q', 'Search', `“${words}”`, ['q'])
  const hasCountRange = valueAt('countMin') !== null || valueAt('countMax') !== null
  for (const { name, label, parameters } of RANGES) {
    const text = rangeText(definition, name, valueAt)
    if (text) single(name === 'basePrice' ? 'price' : name, label, text, parameters)
  }
  for (const { name, label, parameters, text } of otherRanges(definition, valueAt))
    single(name, label, text, parameters)
  for (const name of valueFacetNames(definition)) {
    if (name === 'newArrival' || (name === 'countSystem' && hasCountRange)) continue
    const values = address.getAll(name).filter((value) => value.trim() !== '')
    if (values.length === 0) continue
    const spec = facetSpec(definition, name)
    const label = facetLabel(definition, name)
    const chips = values.map((value) => ({
      key: `${name}=${value}`,
      label,
      value: facetText(spec, name, value),
      without: withoutValue(address, name, value),
    }))
    const value = chips.map((chip) => chip.value).join(' or ')
    groups.push({ name, label, value, chips, without: withoutValue(address, name, null) })
  }
  const arrival = valueAt('newArrival')
  if (arrival) single('newArrival', 'New arrivals', arrival === 'true' ? 'only' : 'left out', ['newArrival'])
  if (valueAt('sellerId')) single('sellerId', 'Seller', sellerName ?? 'one seller', ['sellerId'])
  return groups
}

/** Whether the numbers of a range facet are counts, whatever its name: those of warp and weft, or the counts that a house spins. */
export function isCountRange(definition: ModuleDefinition, field: string): boolean {
  const spec = fieldSpec(definition, field)
  return spec?.kind === 'count' || (spec?.kind === 'range' && spec.of === 'count')
}

/** The facets whose numbers are counts; they share one system. */
export function countFacetNames(definition: ModuleDefinition): string[] {
  return definition.facetOrder.filter((name) => isCountRange(definition, name))
}

/** Ranges of the module's other numbers, such as CSP from 2,400. */
function otherRanges(definition: ModuleDefinition, valueAt: (parameter: string) => string | null) {
  // Ranges of counts are in tex unless the address names their system.
  const system = parseCountSystem(valueAt('countSystem') ?? '') ?? 'Tex'
  const ranged = countFacetNames(definition).filter((name) => rangeParameters(name).some(valueAt))
  return numberFacets(definition)
    .filter(({ name, basis }) => basis === undefined && !RANGES.some((range) => range.name === name))
    .flatMap(({ name, field, label, unit, low, high, isInterval, isDay }) => {
      const rule = fieldSpec(definition, field)?.rule
      const isCount = isCountRange(definition, field)
      const inside = isInterval ? valueAt(name) : null
      if (inside !== null) return [{ name, label, text: inside, parameters: [name] }]
      const number = (parameter: string) => {
        const text = valueAt(parameter)
        if (text === null) return null
        if (isCount) return countNumber(system, text)
        return isDay ? dayText(text) : spoken(Number(text), rule)
      }
      const [from, to] = [number(low), number(high)]
      // The system goes with the last range of it.
      const parameters = isCount && ranged.length === 1 ? [low, high, 'countSystem'] : [low, high]
      const { highLabel } = rangeEnds(name)
      if (highLabel !== undefined && from === null && to !== null)
        return [{ name, label: highLabel, text: to, parameters }]
      const one =
        isDay || from === null || to === null
          ? null
          : oneValueOf({ min: Number(valueAt(low)), max: Number(valueAt(high)) })
      const span = one === null ? between(from, to) : isCount ? countNumber(system, String(one)) : spoken(one, rule)
      if (span === null) return []
      const text = [span, isCount ? systemUnit(system) : unit].filter(Boolean).join(' ')
      return [{ name, label, text, parameters }]
    })
}

/** A facet value in words: "India" for IN, "2-ply" for a ply of 2. */
export function facetText(spec: FieldSpec | PartSpec | null, name: string, value: string): string {
  const { label } = facetValue(spec, name, value)
  if (spec && 'vocabulary' in spec && spec.vocabulary) return optionLabel(spec.vocabulary, label)
  if (spec?.kind === 'boolean' || (spec === null && /^(true|false)$/.test(label)))
    return label === 'true' ? 'Yes' : 'No'
  const spoken = spec && 'spokenAs' in spec ? spec.spokenAs : undefined
  if (spoken) return label === '1' ? spoken.one : spoken.many.replace('{n}', label)
  return label
}

function rangeText(
  { sale }: ModuleDefinition,
  name: (typeof RANGES)[number]['name'],
  valueAt: (parameter: string) => string | null,
): string | null {
  switch (name) {
    case 'count': {
      const system = parseCountSystem(valueAt('countSystem') ?? '') ?? 'Ne'
      const number = (text: string | null) => (text === null ? null : countNumber(system, text))
      const span = between(number(valueAt('countMin')), number(valueAt('countMax')))
      return span && `${span} ${systemUnit(system)}`
    }
    case 'basePrice': {
      const currency = (valueAt('priceCurrency') ?? 'INR').toUpperCase()
      const number = (text: string | null) => (text === null ? null : formatNumber(Number(text), 4))
      const span = between(number(valueAt('priceMin')), number(valueAt('priceMax')), currencySign(currency))
      return span && `${span}/${valueAt('priceUnit') ?? sale.bases[0].unit}`
    }
    case 'moq': {
      const number = (text: string | null) => (text === null ? null : formatNumber(Number(text), 3))
      const span = between(number(valueAt('moqMin')), number(valueAt('moqMax')))
      return span && `${span} ${sale.bases[0].unit}`
    }
  }
}

function countNumber(system: CountSystem, text: string): string {
  const value = Number(text)
  return value > 0 ? formatCountValue(system, value) : text
}

function between(low: string | null, high: string | null, sign = ''): string | null {
  if (low !== null && high !== null) return low === high ? `${sign}${low}` : `${sign}${low}–${high}`
  if (low !== null) return `from ${sign}${low}`
  return high === null ? null : `up to ${sign}${high}`
}
