import { holds, isFilled } from '@/lib/domain/fields/condition'
import { dependencyMatrix } from '@/lib/domain/fields/dependency-matrix'
import type { FieldSpec, FieldValues } from '@/lib/domain/fields/field'
import { canonicalValues, fieldSpec } from '@/lib/domain/modules'
import { type DependencyRule, type ModuleDefinition, SECTION_GROUPS } from '@/lib/domain/modules/define-module'
import { bodyValue, type FormValues, formValue } from './form-values'

/** Every name that has a place in this module's form, in the order of its sections, each once. */
export function formFieldNames(definition: ModuleDefinition): readonly string[] {
  const names = SECTION_GROUPS.flatMap((section) => definition.sections[section])
  return [...new Set(names)].filter((name) => {
    const spec = fieldSpec(definition, name)
    if (!spec || spec.isHidden) return false
    return name !== 'newArrival' || definition.professional.newArrivalAllowed
  })
}

/** The form as it opens on these stored values. */
export function openForm(definition: ModuleDefinition, stored: FieldValues): FormValues {
  return Object.fromEntries(
    formFieldNames(definition).flatMap((name) => {
      const spec = fieldSpec(definition, name)
      return spec ? [[name, formValue(spec, stored[name])]] : []
    }),
  )
}

/** What the form says of each field that is filled in, shown or not. */
export function savedValues(definition: ModuleDefinition, typed: FormValues): FieldValues {
  return Object.fromEntries(
    formFieldNames(definition).flatMap((name) => {
      const spec = fieldSpec(definition, name)
      const value = spec ? bodyValue(spec, typed[name]) : undefined
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** A hidden field's value hides and shows nothing, so fields are taken out until no more go. */
const ROUNDS_MAX = 8

/** The fields that apply to what is filled in so far: by their own condition and by the module's dependency matrix. */
export function shownFields(definition: ModuleDefinition, said: FieldValues): ReadonlySet<string> {
  const canonical = canonicalValues(definition, said)
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

/** The matrix writes its conditions as "shedding=Dobby"; "not_applicable" and anything else never hold. */
function dependencyHolds({ visibleWhen }: DependencyRule, values: FieldValues): boolean {
  const [field = '', wanted] = visibleWhen.split('=', 2)
  return wanted !== undefined && holds({ field, in: [wanted] }, values)
}

/** Whether a listing that goes live is asked for this field as things stand. */
export function isNeededToPublish(spec: FieldSpec, values: FieldValues): boolean {
  const isBlocking = spec.need === 'draft' || spec.need === 'active'
  return isBlocking && (!spec.neededWhen || holds(spec.neededWhen, values))
}

/** Names of the fields whose value differs between two states of the form, as a write body says them. */
export function changedFields(definition: ModuleDefinition, before: FieldValues, after: FieldValues): string[] {
  return formFieldNames(definition).filter((name) => !isSame(before[name], after[name]))
}

function isSame(a: unknown, b: unknown): boolean {
  if (!isFilled(a) && !isFilled(b)) return true
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Fields that say the family once more (category): they follow it until the seller says otherwise. */
export function familyTwins(definition: ModuleDefinition, name: string): string[] {
  const family = fieldSpec(definition, definition.familyField)
  if (family?.kind !== 'choice') return []
  const names = formFieldNames(definition).filter((candidate) => {
    const spec = fieldSpec(definition, candidate)
    return spec?.kind === 'choice' && spec.vocabulary === family.vocabulary
  })
  return names.includes(name) ? names.filter((candidate) => candidate !== name) : []
}
