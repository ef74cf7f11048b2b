import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { facetValue } from '../finding/facets'

type Values = Readonly<Record<string, unknown>>

/** The fields that decide whether two listings of one family, fineness and ply are the same goods in price. */
export function comparedFields({ comparedBy }: ModuleDefinition): readonly string[] {
  return Object.keys(comparedBy)
}

/** Whether the prices of two listings can be compared: 30s grey with 30s grey, not with 30s dyed or a job lot. */
export function isComparable(definition: ModuleDefinition, own: Values, other: Values): boolean {
  return Object.entries(definition.comparedBy).every(([name, usual]) => {
    const wordOf = (values: Values) => {
      const value = values[name]
      const typed = typeof value === 'string' && value.trim() !== '' ? value : usual
      return facetValue(fieldSpec(definition, name), name, typed).valueKey
    }
    return wordOf(own) === wordOf(other)
  })
}
