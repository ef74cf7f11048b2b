import { holds, isFilled } from '@/lib/domain/fields/condition'
import { dependencyMatrix } from '@/lib/domain/fields/dependency-matrix'
import type { FieldSpec, FieldValues } from '@/lib/domain/fields/field'
import { canonicalValues, fieldSpec } from '@/lib/domain/modules'
import { type DependencyRule, type ModuleDefinition, SECTION_GROUPS } from '@/lib/domain/modules/define-module'
import { bodyValue, type FormValues, formValue } from './form-values'

/** The form's name for the path of an issue: `quantitySlabs.1.minQty` for `quantitySlabs[1].minQty`. */
export function formName(path: string): string {
  return path
    .replace(/^fields\./, '')
    .split(/[.[\]]+/)
    .filter(Boolean)
    .join('.')
}

/** The field that a path belongs to: `quantitySlabs` of `quantitySlabs[1].minQty`. */
export function rootOf(path: string): string {
  return formName(path).split('.', 1)[0] ?? ''
}

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

/** The value of each field that is filled in, shown or not, as a write body has it. */
export function bodyValues(definition: ModuleDefinition, typed: FormValues): FieldValues {
  return Object.fromEntries(
    formFieldNames(definition).flatMap((name) => {
      const spec = fieldSpec(definition, name)
      const value = spec ? bodyValue(spec, typed[name]) : undefined
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** The value of a hidden field neither shows nor hides another, so fields are removed until the set no longer changes. */
const ROUNDS_MAX = 8

/** The fields that apply to what is filled in so far: by their own condition and by the module's dependency matrix. */
export function shownFields(definition: ModuleDefinition, filled: FieldValues): ReadonlySet<string> {
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

/** Whether a listing with these values needs this field before it can go live. */
export function isNeededToPublish(spec: FieldSpec, values: FieldValues): boolean {
  const isBlocking = spec.need === 'draft' || spec.need === 'active'
  return isBlocking && (!spec.neededWhen || holds(spec.neededWhen, values))
}

/** Names of the fields whose value differs between two write bodies. */
export function changedFields(definition: ModuleDefinition, before: FieldValues, after: FieldValues): string[] {
  return formFieldNames(definition).filter((name) => !isSame(before[name], after[name]))
}

function isSame(a: unknown, b: unknown): boolean {
  if (!isFilled(a) && !isFilled(b)) return true
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Other fields with the family's own list (category): they follow the family until the seller chooses differently. */
export function familyTwins(definition: ModuleDefinition, name: string): string[] {
  const family = fieldSpec(definition, definition.familyField)
  if (family?.kind !== 'choice') return []
  const names = formFieldNames(definition).filter((candidate) => {
    const spec = fieldSpec(definition, candidate)
    return spec?.kind === 'choice' && spec.vocabulary === family.vocabulary
  })
  return names.includes(name) ? names.filter((candidate) => candidate !== name) : []
}
