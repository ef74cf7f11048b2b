import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { formFieldNames } from '@/lib/domain/listing/judging/applicable-fields'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { bodyValue, type FormValues, formValue } from './form-values'

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
