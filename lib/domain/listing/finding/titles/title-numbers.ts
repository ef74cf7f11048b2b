import { readAll } from '@/lib/domain/families/reading/read-all'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { moduleReading } from '@/lib/domain/modules/registry/readings'
import { textValue } from '../../listing'
import { titleNumber } from '../count-search'
import { intervalEnds, intervalNames, listingNumbers } from '../number-facets'
import { intervalOf, numbersOf } from '../read-parts'

/**
 * What the title says in the notations of the trade and the fields do not: a search finds it there, no filter does.
 * `key` is the key number.
 * @param keyNumber that of the fields
 */
export function titleNumbers(definition: ModuleDefinition, values: FieldValues, keyNumber: number | null) {
  const { readers } = moduleReading(definition.moduleKey)
  if (!readers) return { key: null, numbers: {} }
  const stated = listingNumbers(values, definition)
  const parts = readAll(textValue(values, 'title'), readers).understood
  const inTitle = parts.flatMap((part) => numbersOf(definition, part))
  const key = inTitle.find(({ name }) => name === definition.keyNumber?.name)?.value ?? null
  const intervals = intervalNames(definition)
  const isOpen = (name: string) => {
    const { from, to } = intervalEnds(name)
    return [name, from, to].every((stored) => stated[stored] === undefined)
  }
  const others = inTitle.filter(
    ({ name }) => isOpen(name) && (name !== definition.keyNumber?.name || intervals.has(name)),
  )
  const numbers = others.flatMap(({ name, value }) =>
    intervals.has(name) ? intervalNumbers(name, { min: value, max: value }) : [[titleNumber(name), value] as const],
  )
  const spans = parts.flatMap((part) => {
    const span = isOpen(part.name) ? intervalOf(definition, part) : null
    return span ? intervalNumbers(part.name, span) : []
  })
  return { key: keyNumber ?? key, numbers: Object.fromEntries([...numbers, ...spans]) }
}

/** The ends of an interval that a title says. */
function intervalNumbers(name: string, { min, max }: { min: number; max: number }): (readonly [string, number])[] {
  const { from, to } = intervalEnds(titleNumber(name))
  return [[from, min] as const, [to, max] as const]
}
