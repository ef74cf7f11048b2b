import { readAll } from '@/lib/domain/families/reading'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { moduleViews } from '@/lib/domain/modules/views'
import { textValue } from '../listing'
import { titleNumber } from './count-search'
import { listingNumbers } from './number-facets'
import { numbersOf } from './read-parts'

/**
 * What the title says in the notations of the trade and the fields do not: a search finds it there, no filter does.
 * `key` is the key number.
 * @param keyNumber that of the fields
 */
export function titleNumbers(definition: ModuleDefinition, values: FieldValues, keyNumber: number | null) {
  const { readers } = moduleViews(definition.moduleKey)
  if (!readers) return { key: null, numbers: {} }
  const stated = listingNumbers(values, definition)
  const inTitle = readAll(textValue(values, 'title'), readers).understood.flatMap((part) => numbersOf(definition, part))
  const key = inTitle.find(({ name }) => name === definition.keyNumber?.name)?.value ?? null
  const others = inTitle.filter(({ name }) => name !== definition.keyNumber?.name && stated[name] === undefined)
  return {
    key: keyNumber ?? key,
    numbers: Object.fromEntries(others.map(({ name, value }) => [titleNumber(name), value])),
  }
}
