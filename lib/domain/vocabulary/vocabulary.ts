import type { Vocabulary, VocabularyOption } from '@/lib/domain/fields/field'
import { nearestName } from '@/lib/domain/fields/nearest-name'
import { memoize } from '@/lib/domain/memoize'

type OptionInput = string | VocabularyOption

/** A list that also accepts other words, kept as typed (reference 4.5). */
export function openVocabulary(options: readonly OptionInput[]): Vocabulary {
  return { isClosed: false, options: options.map(asOption) }
}

/** A list without "other" (reference 4.5); refusals correct common wrong words, by their upper case. */
export function closedVocabulary(options: readonly OptionInput[], refusals?: Vocabulary['refusals']): Vocabulary {
  return { isClosed: true, options: options.map(asOption), ...(refusals ? { refusals } : {}) }
}

/** A closed list of codes, of which programs send the codes alone: `RUPEES` is not INR. */
export function codeVocabulary(options: readonly OptionInput[]): Vocabulary {
  return { ...closedVocabulary(options), takesCodesAlone: true }
}

/** Options under one heading, offered under one condition. */
export function optionGroup(
  group: string,
  options: readonly OptionInput[],
  offeredWhen?: VocabularyOption['offeredWhen'],
): VocabularyOption[] {
  return options.map((option) => ({ group, ...(offeredWhen ? { offeredWhen } : {}), ...asOption(option) }))
}

/** An option and its synonyms, comma-separated. */
export function option(value: string, aliases: string, extras: Omit<VocabularyOption, 'value'> = {}): VocabularyOption {
  return { value, aliases: aliases.split(',').map((alias) => alias.trim()), ...extras }
}

/** Options of a code list, one per line: the code, a space, the name; further names after "|". */
export function codeOptions(lines: string): VocabularyOption[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [named = '', ...aliases] = line.trim().split('|')
      const space = named.indexOf(' ')
      const coded = { value: named.slice(0, space), label: named.slice(space + 1) }
      return aliases.length > 0 ? { ...coded, aliases } : coded
    })
}

/** The option of a typed word: by value, label or alias, ignoring case, spaces, dashes and width. Null: unknown. */
export function canonicalOption(vocabulary: Vocabulary, typed: string): VocabularyOption | null {
  const { byValue, byName } = namesOf(vocabulary)
  // Most words are the list's own and need no folding.
  return byValue.get(typed) ?? byName.get(foldWord(typed)) ?? null
}

/** The canonical value of a typed word, or null when the vocabulary does not know it. */
export function canonicalValue(vocabulary: Vocabulary, typed: string): string | null {
  return canonicalOption(vocabulary, typed)?.value ?? null
}

/** The words of a list as people write it: "Dyeing, Bleaching". A value with a comma of its own, "Auto-coned, spliced", stays whole. */
export function listedWords(vocabulary: Vocabulary | null, typed: string): string[] {
  const parts = typed
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const words: string[] = []
  while (parts.length > 0) {
    const both = parts.slice(0, 2).join(', ')
    const count = parts.length > 1 && vocabulary && canonicalValue(vocabulary, both) !== null ? 2 : 1
    words.push(parts.splice(0, count).join(', '))
  }
  return words
}

/** The value that a write takes for a word, or null: of a list of codes nothing but a code. */
export function writtenValue(vocabulary: Vocabulary, typed: string): string | null {
  const value = canonicalValue(vocabulary, typed)
  return vocabulary.takesCodesAlone && value !== null && foldWord(typed) !== foldWord(value) ? null : value
}

/** A word that a person typed, for a write: the code that it means where only codes are taken, else the word. */
export function wordForWrite(vocabulary: Vocabulary, typed: string): string {
  return (vocabulary.takesCodesAlone ? canonicalValue(vocabulary, typed) : null) ?? typed
}

/** What people read for a value; a word of one's own is its own label. */
export function optionLabel(vocabulary: Vocabulary, value: string): string {
  const found = canonicalOption(vocabulary, value)
  return found ? (found.label ?? found.value) : value
}

const NEAREST_MAX = 3

/** Values that may have been meant by a word that was refused, best first: its own, longer forms of it, then the nearest spelling. */
export function nearestOptions(vocabulary: Vocabulary, typed: string): string[] {
  const meant = canonicalValue(vocabulary, typed)
  if (meant !== null) return [meant]
  const word = foldWord(typed)
  const names = namesOf(vocabulary).byName
  const found = new Set<string>()
  if (word.length >= 2) {
    for (const [name, { value }] of names) if (name.startsWith(word)) found.add(value)
  }
  // One letter of a two-letter code is half of it: short words are near to everything.
  if (found.size === 0 && word.length >= 4) {
    const near = nearestName(
      word,
      [...names.keys()].filter((name) => name.length >= 3),
    )
    const option = near === null ? undefined : names.get(near)
    if (option) found.add(option.value)
  }
  return [...found].slice(0, NEAREST_MAX)
}

/** One spelling of a word for comparing: "Semi dull", "semi-dull" and "SEMI–DULL" are one. */
export function foldWord(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u2032]/g, "'")
    .replace(/[\s_\u2010-\u2015-]+/g, ' ')
    .trim()
}

type OptionsByWord = ReadonlyMap<string, VocabularyOption>

/** By every folded name; of two options with one name the first has it. By each value as it is spelt, what its folded name finds. */
const namesOf = memoize((vocabulary: Vocabulary): { byName: OptionsByWord; byValue: OptionsByWord } => {
  const byName = new Map<string, VocabularyOption>()
  for (const option of vocabulary.options) {
    for (const name of [option.value, option.label ?? option.value, ...(option.aliases ?? [])]) {
      const folded = foldWord(name)
      if (!byName.has(folded)) byName.set(folded, option)
    }
  }
  const byValue = new Map(vocabulary.options.map((one) => [one.value, byName.get(foldWord(one.value)) ?? one]))
  return { byName, byValue }
})

function asOption(option: OptionInput): VocabularyOption {
  return typeof option === 'string' ? { value: option } : option
}
