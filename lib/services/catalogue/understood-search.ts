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
 * A search of this module alone that finds nothing is read once more with the words that go without saying there, and at last by its words as
 * typed: "cotton waste" may be one kind of waste, or any of cotton.
 * @param known the words of the listings that are looked through, and how many a filter finds of them
 */
export async function understood(
  base: Omit<ResolvedFilter, 'search'>,
  typed: string | null,
  known: { lexicon: () => Promise<Lexicon>; total: (filter: ResolvedFilter) => Promise<number>; isOfAll?: true },
): Promise<Understood> {
  if (typed === null) return { filter: { ...base, search: null }, meaning: null }
  const read = await readerOf(base, typed, known)
  const plain = read({})
  const isCount = plain.meaning.bareNumber !== null
  const hasOwnWords = !known.isOfAll && moduleReading(base.moduleKey).ownWords !== undefined
  const others = [
    ...(isCount || hasOwnWords ? [() => read({ bareNumbers: !isCount, isOwn: hasOwnWords })] : []),
    ...(!known.isOfAll && mayBeLiteral(plain.meaning) ? [() => read({ isLiteral: true })] : []),
  ]
  let found = plain
  for (const other of others) {
    if ((await known.total(found.filter)) > 0) break
    found = other()
  }
  return found
}

/** The filter with its search read by the words as typed; null where these are what was looked for already. */
export async function understoodLiterally(
  base: Omit<ResolvedFilter, 'search'>,
  { typed, meaning }: { typed: string; meaning: Understanding | null },
  lexicon: Lexicon,
): Promise<Understood | null> {
  // Where words go without saying, a search of the module alone tries these first.
  if (meaning === null || !mayBeLiteral(meaning) || moduleReading(base.moduleKey).ownWords !== undefined) return null
  return (await readerOf(base, typed, { lexicon: async () => lexicon, isOfAll: true }))({ isLiteral: true })
}

const mayBeLiteral = ({ read, words }: Understanding): boolean => read.length > 0 && words.length > 0

async function readerOf(
  base: Omit<ResolvedFilter, 'search'>,
  typed: string,
  { lexicon, isOfAll = false }: { lexicon: () => Promise<Lexicon>; isOfAll?: boolean },
) {
  const grammar = { definition: matrixDefinition(base.moduleKey), lexicon: await lexicon(), isAlone: !isOfAll }
  return ({ bareNumbers = true, ...how }: { bareNumbers?: boolean; isOwn?: boolean; isLiteral?: boolean }) => {
    const meaning = understandSearch(typed, { ...grammar, ...how }, bareNumbers)
    return { filter: { ...base, search: { words: meaning.words, ranges: meaning.ranges, ply: meaning.ply } }, meaning }
  }
}

export function presentSearch({ query, count, words, read, corrected }: Understanding): SearchReading {
  return { query, understood: { count, words, read }, corrected }
}
