import { holds, isFilled } from '@/lib/domain/fields/condition'
import type { Condition, FieldValues } from '@/lib/domain/fields/field'
import { memoize } from '@/lib/domain/memoize'
import { type ModuleDefinition, SECTION_GROUPS } from '@/lib/domain/modules/define-module'
import { canonicalValues, fieldSpec, listingFields } from '@/lib/domain/modules/resolve'

/** Every name that has a place in this module's form, in the order of its sections, each once. */
export function formFieldNames(definition: ModuleDefinition): readonly string[] {
  const names = SECTION_GROUPS.flatMap((section) => definition.sections[section])
  return [...new Set(names)].filter((name) => {
    const spec = fieldSpec(definition, name)
    if (!spec || spec.isHidden || spec.isComputed) return false
    return name !== 'newArrival' || definition.professional.newArrivalAllowed
  })
}

/** The value of a hidden field neither shows nor hides another, so fields are removed until the set no longer changes. */
const ROUNDS_MAX = 8

const conditionalFields = memoize((definition: ModuleDefinition): readonly (readonly [string, Condition])[] =>
  listingFields(definition).flatMap((name) => {
    const condition = fieldSpec(definition, name)?.visibleWhen
    return condition ? [[name, condition] as const] : []
  }),
)

/** The fields that apply to what is filled in so far. */
export function applicableFields(definition: ModuleDefinition, filled: FieldValues): ReadonlySet<string> {
  const words = withFills(definition, canonicalValues(definition, filled))
  const conditional = conditionalFields(definition)
  let hidden: ReadonlySet<string> = new Set()
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const values = without(words, hidden)
    const next = new Set(conditional.filter(([, condition]) => !holds(condition, values)).map(([name]) => name))
    if (next.size === hidden.size && [...next].every((name) => hidden.has(name))) break
    hidden = next
  }
  return new Set(listingFields(definition).filter((name) => !hidden.has(name)))
}

/** What follows from other values decides branches too: a construction says that the cloth is woven. */
function withFills({ hooks }: ModuleDefinition, words: FieldValues): FieldValues {
  if (!hooks.fills) return words
  const followed = Object.entries(hooks.fills(words)).filter(([name]) => !isFilled(words[name]))
  return { ...words, ...Object.fromEntries(followed) }
}

function without(values: FieldValues, hidden: ReadonlySet<string>): FieldValues {
  if (hidden.size === 0) return values
  return Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.has(name)))
}
