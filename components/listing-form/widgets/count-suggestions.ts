import type { FieldName } from '@/lib/domain/fields/catalogue'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues, Vocabulary } from '@/lib/domain/fields/field'
import { readListingCount } from '@/lib/domain/listing/judging/count-reading'
import { textValue } from '@/lib/domain/listing/listing'
import { fieldSpec } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { canonicalOption } from '@/lib/domain/vocabulary/vocabulary'

/** A value that the typed count gives for a field that is still empty. */
export interface CountSuggestion {
  name: string
  label: string
  text: string
  /** As the form holds it. */
  value: string | string[]
}

const SYSTEM = 'countSystem' satisfies FieldName
const PLY = 'ply' satisfies FieldName

/**
 * What a count string says about other fields: its system and ply, and words such as CCW or DTY that are values of a field on the listing's
 * card. Only fields that apply and are empty are suggested; the seller decides.
 */
export function countSuggestions(
  definition: ModuleDefinition,
  values: FieldValues,
  shown: ReadonlySet<string>,
): CountSuggestion[] {
  const reading = readListingCount(values, definition.familyField)
  if (!reading?.ok) return []
  const { count } = reading
  const isOpen = (name: string) => shown.has(name) && !isFilled(values[name])
  const suggest = (name: string, value: string | string[], text: string): CountSuggestion[] => {
    const spec = fieldSpec(definition, name)
    return spec && isOpen(name) ? [{ name, label: spec.label, text, value }] : []
  }
  const words = textValue(values, 'count').split(/[\s,]+/)
  const phrases = [count.qualifiers.join(' '), ...count.qualifiers, ...words].map((word) => word.replaceAll('_', ' '))
  return [
    ...suggest(SYSTEM, count.system, count.system),
    ...(count.ply === null ? [] : suggest(PLY, String(count.ply), String(count.ply))),
    ...definition.cardFields.flatMap((name) => {
      const spec = fieldSpec(definition, name)
      if (!spec || (spec.kind !== 'choice' && spec.kind !== 'choices')) return []
      const word = firstKnown(spec.vocabulary, phrases)
      return word ? suggest(name, spec.kind === 'choices' ? [word] : word, word) : []
    }),
  ]
}

/** The longest phrase goes first: "combed compact" is more than "combed". */
function firstKnown(vocabulary: Vocabulary, phrases: readonly string[]): string | null {
  for (const phrase of phrases) {
    const option = /^[\p{L}][\p{L} -]+$/u.test(phrase) ? canonicalOption(vocabulary, phrase) : null
    if (option) return option.value
  }
  return null
}
