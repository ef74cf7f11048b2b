import type { Vocabulary } from '@/lib/domain/fields/field'
import { phraseAt } from './phrases'
import { type Understood, understood } from './reading'

/** A list of words, and the field that a word of it fills. */
export interface WordList {
  name: string
  vocabulary: Vocabulary
  /** The field takes several values. */
  isList?: boolean
}

/** A word of a list in a line. */
export type Named<L extends WordList> = L & { value: string; used: number; phrase: string }

/** The lists by the names of their fields; those with `true` take several values. */
export const wordLists = (
  entries: ReadonlyArray<readonly [name: string, vocabulary: Vocabulary, isList?: boolean]>,
): readonly WordList[] => entries.map(([name, vocabulary, isList = false]) => ({ name, vocabulary, isList }))

/**
 * What the words from here name by the longest phrase of all lists, in the order of the lists.
 * @param words folded
 * @param isMeant whether the line means the list by it
 */
export function longestNamed<L extends WordList>(
  lists: readonly L[],
  words: readonly string[],
  at: number,
  isMeant: (named: Named<L>) => boolean = () => true,
): Named<L>[] {
  let found: Named<L>[] = []
  for (const list of lists) {
    const most = found[0]?.used ?? 0
    const phrase = phraseAt(list.vocabulary, words, at)
    if (!phrase || phrase.used < most) continue
    const named = { ...list, ...phrase }
    if (!isMeant(named)) continue
    found = phrase.used > most ? [named] : [...found, named]
  }
  return found
}

/** What a word of a list states. @param text as typed */
export const stated = (
  { name, value, isList }: Pick<Named<WordList>, 'name' | 'value' | 'isList'>,
  text: string,
): Understood => understood(name, text, isList ? [value] : value)
