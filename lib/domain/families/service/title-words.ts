import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue } from '@/lib/domain/listing/listing'

/** The two main fibres that a house works with; one where the second says the same word again. */
export function mainFibres(words: FieldValues): string {
  const [first = '', second = ''] = listValue(words, 'fiberHandled')
  const known = new Set(first.toLowerCase().split(' '))
  const isNew =
    second !== '' &&
    second
      .toLowerCase()
      .split(' ')
      .every((word) => !known.has(word))
  return isNew ? `${first} + ${second}` : first
}
