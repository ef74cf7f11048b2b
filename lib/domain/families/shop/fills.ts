import { fabricName } from '@/lib/domain/families/fabric/vocabulary'
import type { FieldValues } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import { canonicalOption } from '@/lib/domain/vocabulary/vocabulary'

/** Shops name a cloth and seldom its structure, which follows from the name: cambric is woven. */
export function structureFills(values: FieldValues): FieldValues {
  const named = canonicalOption(fabricName, textValue(values, 'fabricName'))?.offeredWhen
  const structure = named && 'in' in named && named.field === 'fabricStructure' ? named.in[0] : undefined
  return structure === undefined ? {} : { fabricStructure: structure }
}
