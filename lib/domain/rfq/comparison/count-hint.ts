import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { specificationPoint } from '@/lib/domain/rfq/requests/specification-point'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { listOf } from './number-verdict'
import type { Requirement } from './terms'

/**
 * By what counts without a system are read: the fibre or else the family of the listing that is asked about, otherwise those that the
 * buyer requires. "" without any.
 */
export function countHint(
  definition: ModuleDefinition,
  facts: FieldValues,
  requirements: readonly Requirement[],
): string {
  const required = (field: string) => {
    const [word = ''] = requirements
      .filter((one) => one.field === field && one.op === '=')
      .flatMap((one) => listOf(one.value))
    const vocabulary = specificationPoint(definition, field)?.vocabulary
    return (vocabulary && canonicalValue(vocabulary, String(word))) ?? String(word)
  }
  return (
    (listValue(facts, 'fiberType')[0] ?? textValue(facts, definition.familyField)) ||
    required('fiberType') ||
    required(definition.familyField)
  )
}
