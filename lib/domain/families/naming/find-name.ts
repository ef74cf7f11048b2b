import type { Vocabulary } from '@/lib/domain/fields/field'
import { foldWord } from '@/lib/domain/vocabulary/vocabulary'

/** Finds names of goods in a line, whatever their number and spelling: "hosiery white clips" is "hosiery clip". */

const WORDS_MAX = 7

/** One spelling for comparing: singular, British, "wastage" as "waste". */
function plainWord(word: string): string {
  if (/^(?:wastages?|wastes)$/.test(word)) return 'waste'
  if (/^batter(?:y|ies)$/.test(word)) return 'battery'
  const british = word
    .replace(/^fiber/, 'fibre')
    .replace(/^color/, 'colour')
    .replace(/^woolen/, 'woollen')
  return british.length > 3 && british.endsWith('s') && !/(?:ss|us|is)$/.test(british) ? british.slice(0, -1) : british
}

const plainPhrase = (text: string): string => foldWord(text).split(' ').map(plainWord).join(' ')

export interface FoundName {
  value: string
  /** As it is compared. */
  phrase: string
  used: number
  /** The places of words in the middle that are no part of the name. */
  between: readonly number[]
}

export interface Names {
  /** From the longest to the shortest that starts here. @param words folded */
  at: (words: readonly string[], at: number, mayBeBetween: (word: string) => boolean) => readonly FoundName[]
  /** Names that have two meanings; for tests. */
  doubles: readonly string[]
}

/** The names of a vocabulary, with further spellings that only lines use: a comma apart, by value. */
export function namesFrom(vocabulary: Vocabulary, more: Readonly<Record<string, string>>): Names {
  const entries = [
    ...vocabulary.options.flatMap(({ value, aliases = [] }) =>
      [value, ...aliases].map((name) => [name, value] as const),
    ),
    ...Object.entries(more).flatMap(([value, names]) => names.split(', ').map((name) => [name, value] as const)),
  ]
  const values = new Map<string, string>()
  const doubles: string[] = []
  for (const [name, value] of entries) {
    const phrase = plainPhrase(name)
    if ((values.get(phrase) ?? value) !== value) doubles.push(`${phrase}: ${values.get(phrase)} and ${value}`)
    values.set(phrase, value)
  }
  const firstWords = new Set([...values.keys()].map((phrase) => phrase.split(' ')[0] ?? ''))
  return {
    doubles,
    at(words, at, mayBeBetween) {
      if (!firstWords.has(plainPhrase(words[at] ?? '').split(' ')[0] ?? '')) return []
      const found: FoundName[] = []
      for (let used = Math.min(WORDS_MAX, words.length - at); used > 0; used -= 1) {
        const places = Array.from({ length: used }, (_, index) => at + index)
        const core = places.filter(
          (place, index) => index === 0 || index === used - 1 || !mayBeBetween(words[place] ?? ''),
        )
        const [full, plain] = [places, core].map((some) =>
          some.map((place) => plainPhrase(words[place] ?? '')).join(' '),
        )
        const phrase = values.has(full ?? '') ? (full ?? '') : (plain ?? '')
        const value = values.get(phrase)
        if (value === undefined) continue
        found.push({ value, phrase, used, between: phrase === full ? [] : places.filter((one) => !core.includes(one)) })
      }
      return found
    },
  }
}
