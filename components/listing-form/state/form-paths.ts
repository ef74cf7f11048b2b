import { holds } from '@/lib/domain/fields/condition'
import type { FieldSpec, FieldValues } from '@/lib/domain/fields/field'

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

/** Whether a listing with these values needs this field before it can go live. */
export function isNeededToPublish(spec: FieldSpec, values: FieldValues): boolean {
  const isBlocking = spec.need === 'draft' || spec.need === 'active'
  return isBlocking && (!spec.neededWhen || holds(spec.neededWhen, values))
}
