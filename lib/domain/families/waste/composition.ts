import type { FieldValues } from '@/lib/domain/fields/field'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import { rowsOf } from '../colour'

/** One fibre with its least and greatest share; null where one is not stated. */
export interface FibreRange {
  fibre: string
  from: number | null
  to: number | null
}

/** The rows of a composition. */
export function compositionOf({ compositionRange }: FieldValues): readonly FibreRange[] {
  return rowsOf(compositionRange).map((row) => ({
    fibre: textValue(row, 'fibre'),
    from: numberValue(row, 'from'),
    to: numberValue(row, 'to'),
  }))
}
