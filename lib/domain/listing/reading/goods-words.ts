import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldSpec, FieldValues, Vocabulary } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { textValue } from '@/lib/domain/listing/listing'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { canonicalOption } from '@/lib/domain/vocabulary/vocabulary'

/** A value that the typed count gives for a field that is still empty. */
export interface CountSuggestion {
  name: string
  label: string
  text: string
  /** As the form holds it. */
  value: string | string[]
}

/**
 * What the count in this field says about others: its system and ply in the fields that it names for them, and words such as CCW or DTY that are values of a field on the listing's
 * card. Only fields that apply and are empty are suggested; the seller decides.
 */
export function countSuggestions(
  definition: ModuleDefinition,
  field: string,
  values: FieldValues,
  shown: ReadonlySet<string>,
): CountSuggestion[] {
  const reading = factsOf(definition, values).counts.get(field)
  const spec = fieldSpec(definition, field)
  if (!reading?.ok || spec?.kind !== 'count') return []
  const { count } = reading
  const form = { values, shown }
  const words = textValue(values, field).split(/[\s,]+/)
  const suggested = (name: string | undefined, text: string) =>
    name === undefined ? [] : openSuggestion(definition, form, name, text, text)
  const phrases = [count.qualifiers.join(' '), ...count.qualifiers, ...words].map((word) => word.replaceAll('_', ' '))
  return [
    ...suggested(spec.systemFrom, count.system),
    ...(count.ply === null ? [] : suggested(spec.plyIn, String(count.ply))),
    ...definition.cardFields.flatMap((name) => wordSuggestion(definition, form, name, phrases)),
  ]
}

/** The words of a text that are values of a field, each with the phrase that says it; of a single choice the first. */
export function knownWords(
  name: string,
  { kind, vocabulary }: Extract<FieldSpec, { kind: 'choice' | 'choices' }>,
  text: string,
): { name: string; value: string | string[]; phrase: string }[] {
  const found: { value: string; phrase: string }[] = []
  for (let left = text; found.length < WORDS_MAX; ) {
    const next = firstKnown(vocabulary, phrasesOf(left))
    if (!next) break
    found.push(next)
    if (kind === 'choice') break
    left = left.replace(phraseIn(next.phrase), ' ; ')
  }
  const values = [...new Set(found.map(({ value }) => value))]
  return found.map(({ value, phrase }) => ({ name, value: kind === 'choice' ? value : values, phrase }))
}

const WORDS_MAX = 8

const phraseIn = (phrase: string): RegExp =>
  new RegExp(`(?<!\\p{L})${phrase.split(' ').join('[^\\p{L}\\d;,]+')}(?!\\p{L})`, 'u')

/** The phrases of up to three words between separators, the longest first. */
function phrasesOf(text: string): string[] {
  const parts = text.split(/[;,]|(?<![\p{L}])\d\S*/u).map((part) => part.match(/[\p{L}-]+/gu) ?? [])
  return [3, 2, 1].flatMap((length) =>
    parts.flatMap((words) =>
      words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => words.slice(at, at + length).join(' ')),
    ),
  )
}

interface Form {
  values: FieldValues
  /** Fields that apply. */
  shown: ReadonlySet<string>
}

function openSuggestion(
  definition: ModuleDefinition,
  { values, shown }: Form,
  name: string,
  value: string | string[],
  text: string,
): CountSuggestion[] {
  const spec = fieldSpec(definition, name)
  return spec && shown.has(name) && !isFilled(values[name]) ? [{ name, label: spec.label, text, value }] : []
}

function wordSuggestion(definition: ModuleDefinition, form: Form, name: string, phrases: readonly string[]) {
  const spec = fieldSpec(definition, name)
  if (!spec || (spec.kind !== 'choice' && spec.kind !== 'choices')) return []
  const word = firstKnown(spec.vocabulary, phrases)?.value
  return word ? openSuggestion(definition, form, name, spec.kind === 'choices' ? [word] : word, word) : []
}

/** The longest phrase goes first: "combed compact" is more than "combed". */
function firstKnown(vocabulary: Vocabulary, phrases: readonly string[]): { value: string; phrase: string } | null {
  for (const phrase of phrases) {
    const option = /^[\p{L}][\p{L} -]+$/u.test(phrase) ? canonicalOption(vocabulary, phrase) : null
    if (option) return { value: option.value, phrase }
  }
  return null
}
