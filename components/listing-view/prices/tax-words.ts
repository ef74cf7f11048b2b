import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'

/** Whether a price includes tax. "" in a module that does not say it: private persons charge none. */
export function taxWords(definition: ModuleDefinition, fields: FieldValues): '' | 'tax included' | 'plus tax' {
  const spec = fieldSpec(definition, 'taxIncluded')
  if (!spec || spec.isHidden) return ''
  return fields.taxIncluded === true ? 'tax included' : 'plus tax'
}
