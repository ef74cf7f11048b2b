import type { FieldValues } from '@/lib/domain/fields/field'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { rowsOf } from '../colour'

/** One fibre with its least and greatest share; null where one is not stated. */
export interface FibreRange {
  fibre: string
  from: number | null
  to: number | null
}

/** The rows of a composition by the fibres' own names: lycra is elastane. */
export function compositionOf({ compositionRange }: FieldValues): readonly FibreRange[] {
  return rowsOf(compositionRange).map((row) => {
    const typed = textValue(row, 'fibre')
    return { fibre: canonicalValue(fibres, typed) ?? typed, from: numberValue(row, 'from'), to: numberValue(row, 'to') }
  })
}
