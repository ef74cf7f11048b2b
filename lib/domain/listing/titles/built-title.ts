import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { factsOf } from '../facts'

/** The title that a trader would write for these values; "" while they say too little. */
export function builtTitle(definition: ModuleDefinition, values: FieldValues): string {
  return definition.hooks.title?.(factsOf(definition, values)) ?? ''
}

/** The goods in words: the beginning of that title, without packing and standards, which follow a comma. */
export function builtGoods(definition: ModuleDefinition, values: FieldValues): string {
  return builtTitle(definition, values).split(', ', 1)[0] ?? ''
}
