import { holds } from '@/lib/domain/fields/condition'
import { dependencyMatrix } from '@/lib/domain/fields/dependency-matrix'
import type { FieldValues } from '@/lib/domain/fields/field'
import { type DependencyRule, type ModuleDefinition, SECTION_GROUPS } from '@/lib/domain/modules/define-module'
import { canonicalValues, fieldSpec } from '@/lib/domain/modules/resolve'

/** Every name that has a place in this module's form, in the order of its sections, each once. */
export function formFieldNames(definition: ModuleDefinition): readonly string[] {
  const names = SECTION_GROUPS.flatMap((section) => definition.sections[section])
  return [...new Set(names)].filter((name) => {
    const spec = fieldSpec(definition, name)
    if (!spec || spec.isHidden) return false
    return name !== 'newArrival' || definition.professional.newArrivalAllowed
  })
}

/** The value of a hidden field neither shows nor hides another, so fields are removed until the set no longer changes. */
const ROUNDS_MAX = 8

/** The fields that apply to what is filled in so far: by their own condition and by the module's dependency matrix. */
export function applicableFields(definition: ModuleDefinition, filled: FieldValues): ReadonlySet<string> {
  const canonical = canonicalValues(definition, filled)
  let shown = new Set(formFieldNames(definition))
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const values = Object.fromEntries(Object.entries(canonical).filter(([name]) => shown.has(name)))
    const next = new Set(formFieldNames(definition).filter((name) => applies(definition, name, values)))
    if (next.size === shown.size && [...next].every((name) => shown.has(name))) break
    shown = next
  }
  return shown
}

function applies(definition: ModuleDefinition, name: string, values: FieldValues): boolean {
  const spec = fieldSpec(definition, name)
  if (!spec || (spec.visibleWhen && !holds(spec.visibleWhen, values))) return false
  const { dobby, jacquard } = dependencyMatrix(definition)
  return [dobby, jacquard].every((rule) => !rule.fields.includes(name) || dependencyHolds(rule, values))
}

/** The matrix writes its conditions as "shedding=Dobby"; anything else, such as "not_applicable", never holds. */
function dependencyHolds({ visibleWhen }: DependencyRule, values: FieldValues): boolean {
  const [field = '', wanted] = visibleWhen.split('=', 2)
  return wanted !== undefined && holds({ field, in: [wanted] }, values)
}
