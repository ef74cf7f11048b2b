import type { FieldValues } from '@/lib/domain/fields/field'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'

/** The labels of facts that buyers usually ask for and this seller did not give. */
export function notGiven(definition: ModuleDefinition, fields: FieldValues): string[] {
  const { sections } = completeness(definition, fields)
  return sections
    .flatMap(({ missing }) => missing)
    .flatMap((name) => {
      const spec = fieldSpec(definition, name)
      // Missing pictures and documents are obvious; the rest must be named.
      return spec && spec.kind !== 'file' && spec.kind !== 'files' ? [spec.label] : []
    })
}
