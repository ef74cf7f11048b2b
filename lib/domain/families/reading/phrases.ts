import type { Vocabulary, VocabularyOption } from '@/lib/domain/fields/field'
import { memoize } from '@/lib/domain/memoize'
import { foldWord } from '@/lib/domain/vocabulary/vocabulary'

const PHRASE_WORDS_MAX = 6

const optionsByPhrase = memoize((vocabulary: Vocabulary): ReadonlyMap<string, VocabularyOption> => {
  const found = new Map<string, VocabularyOption>()
  for (const option of vocabulary.options)
    for (const name of [option.value, option.label ?? option.value, ...(option.aliases ?? [])]) {
      const folded = foldWord(name)
      if (!found.has(folded)) found.set(folded, option)
    }
  return found
})

const firstWords = memoize(
  (vocabulary: Vocabulary): ReadonlySet<string> =>
    new Set([...optionsByPhrase(vocabulary).keys()].map((phrase) => phrase.split(' ')[0] ?? '')),
)

/** The option that the words from here name, by the longest phrase. @param words folded */
export function phraseAt(
  vocabulary: Vocabulary,
  words: readonly string[],
  at: number,
): { value: string; used: number; phrase: string } | null {
  if (!firstWords(vocabulary).has(words[at]?.split(' ')[0] ?? '')) return null
  const options = optionsByPhrase(vocabulary)
  for (let used = Math.min(PHRASE_WORDS_MAX, words.length - at); used > 0; used -= 1) {
    const phrase = words.slice(at, at + used).join(' ')
    const option = options.get(phrase)
    if (option) return { value: option.value, used, phrase }
  }
  return null
}
