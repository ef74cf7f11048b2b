import type { FieldValues } from '@/lib/domain/fields/field'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import { fieldSpec } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'

/** What the trade asks for and this seller does not say, by the name of the field: for a buyer a question to ask. */
export function notStated(definition: ModuleDefinition, fields: FieldValues): string[] {
  const { sections } = completeness(definition, fields)
  return sections
    .flatMap(({ missing }) => missing)
    .flatMap((name) => {
      const spec = fieldSpec(definition, name)
      // Pictures and papers are seen to be missing; the rest has to be said.
      return spec && spec.kind !== 'file' && spec.kind !== 'files' ? [spec.label] : []
    })
}
