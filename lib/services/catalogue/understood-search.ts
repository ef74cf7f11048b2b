import 'server-only'
import type { ResolvedFilter } from '@/db/queries/listings/catalogue'
import type { SearchReading } from '@/lib/contract/queries/listing-page'
import { type Lexicon, type Understanding, understandSearch } from '@/lib/domain/listing/finding/search-words'
import { matrixDefinition } from '@/lib/domain/modules'
import { moduleReading } from '@/lib/domain/modules/registry/readings'

export interface Understood {
  filter: ResolvedFilter
  /** Null: nothing was searched for. */
  meaning: Understanding | null
}

/**
 * The filter with its search read; a bare number that finds nothing as a count is a word of a name.
 * A search of this module alone that finds nothing is read once more with the words that go without saying there.
 * @param known the words of the listings that are looked through, and how many a filter finds of them
 */
export async function understood(
  base: Omit<ResolvedFilter, 'search'>,
  typed: string | null,
  known: { lexicon: () => Promise<Lexicon>; total: (filter: ResolvedFilter) => Promise<number>; isOfAll?: true },
): Promise<Understood> {
  if (typed === null) return { filter: { ...base, search: null }, meaning: null }
  const { moduleKey } = base
  const lexicon = await known.lexicon()
  const grammar = { definition: matrixDefinition(moduleKey), lexicon }
  const reading = (bareNumbers: boolean, isOwn = false) => {
    const meaning = understandSearch(typed, { ...grammar, isOwn }, bareNumbers)
    return { filter: { ...base, search: { words: meaning.words, ranges: meaning.ranges, ply: meaning.ply } }, meaning }
  }
  const plain = reading(true)
  const isCount = plain.meaning.bareNumber !== null
  const hasOwnWords = !known.isOfAll && moduleReading(moduleKey).ownWords !== undefined
  if ((!isCount && !hasOwnWords) || (await known.total(plain.filter)) > 0) return plain
  return reading(!isCount, hasOwnWords)
}

export function presentSearch({ query, count, words, read, corrected }: Understanding): SearchReading {
  return { query, understood: { count, words, read }, corrected }
}
