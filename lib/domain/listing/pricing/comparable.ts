import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { facetSpec, facetValue } from '../finding/facets'

type Values = Readonly<Record<string, unknown>>

const rootOf = (name: string): string => name.split('.', 1)[0] ?? name

/** The fields that decide whether two listings of one family, fineness and ply are the same goods in price. */
export function comparedFields({ comparedBy }: ModuleDefinition): readonly string[] {
  return [...new Set(Object.keys(comparedBy).map(rootOf))]
}

/** In what the listings compared with this one are like it: the compared fields and parts that it states, or that have a usual value. */
export function comparedNames(definition: ModuleDefinition, own: Values): readonly string[] {
  return Object.keys(definition.comparedBy).filter((name) => wordOf(definition, own, name) !== '')
}

/** Whether the prices of two listings can be compared: 30s grey with 30s grey, not with 30s dyed or a job lot. */
export function isComparable(definition: ModuleDefinition, own: Values, other: Values): boolean {
  const { comparedBy, knownBy = [] } = definition
  const isKnown = knownBy.length === 0 || knownBy.some((name) => wordOf(definition, own, name) !== '')
  const isAlike = (name: string) => wordOf(definition, own, name) === wordOf(definition, other, name)
  return isKnown && Object.keys(comparedBy).every(isAlike)
}

/** What a listing states in a field or a part of one, in one spelling; the usual value where it states none. */
function wordOf(definition: ModuleDefinition, values: Values, name: string): string {
  const [field = '', part] = name.split('.')
  const whole = values[field]
  const stated: unknown = part === undefined ? whole : Object(whole)[part]
  const words = [stated].flat().flatMap((item: unknown) => {
    const typed = typeof item === 'string' || typeof item === 'number' ? String(item).trim() : ''
    return typed === '' ? [] : [facetValue(facetSpec(definition, name), name, typed).valueKey]
  })
  const usual = definition.comparedBy[name] ?? ''
  return words.length > 0 ? words.sort().join(', ') : facetValue(facetSpec(definition, name), name, usual).valueKey
}
