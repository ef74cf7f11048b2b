import 'server-only'
import type { ResolvedFilter } from '@/db/queries/listings/catalogue'
import type { SearchReading } from '@/lib/contract/queries/listing-page'
import { type Lexicon, type Understanding, understandSearch } from '@/lib/domain/listing/finding/search-words'
import { matrixDefinition } from '@/lib/domain/modules'

export interface Understood {
  filter: ResolvedFilter
  /** Null: nothing was searched for. */
  meaning: Understanding | null
}

/**
 * The filter with its search read; a bare number that finds nothing as a count is a word of a name.
 * @param known the words of the listings that are looked through, and how many a filter finds of them
 */
export async function understood(
  base: Omit<ResolvedFilter, 'search'>,
  typed: string | null,
  known: { lexicon: () => Promise<Lexicon>; total: (filter: ResolvedFilter) => Promise<number> },
): Promise<Understood> {
  if (typed === null) return { filter: { ...base, search: null }, meaning: null }
  const { moduleKey } = base
  const lexicon = await known.lexicon()
  const grammar = { definition: matrixDefinition(moduleKey), lexicon }
  const reading = (bareNumbers: boolean) => {
    const meaning = understandSearch(typed, grammar, bareNumbers)
    return { filter: { ...base, search: { words: meaning.words, ranges: meaning.ranges, ply: meaning.ply } }, meaning }
  }
  const asCount = reading(true)
  if (asCount.meaning.bareNumber === null) return asCount
  return (await known.total(asCount.filter)) > 0 ? asCount : reading(false)
}

export function presentSearch({ query, count, words, read, corrected }: Understanding): SearchReading {
  return { query, understood: { count, words, read }, corrected }
}
