import type { SearchTerms } from './search-words'

/** Keys of the order by relevance, added up: the searched ply comes first, then matches in the title. */
const KEYS = { ply: 2, title: 2, elsewhere: 1 } as const

/** Matches that are equally relevant; they follow each other newest first. */
export interface RelevanceTier {
  key: number
  /** Whether they have the searched ply; null where no count was searched for. */
  ofPly: boolean | null
  /** Whether their title has all the words; null without words, because no title holds a count alone. */
  inTitle: boolean | null
}

/** The tiers of a search, best first. */
export function relevanceTiers(search: SearchTerms | null): RelevanceTier[] {
  const { words = [], ply = null } = search ?? {}
  const plies = ply === null ? [null] : [true, false]
  const titles = words.length === 0 ? [null] : [true, false]
  return plies.flatMap((ofPly) =>
    titles.map((inTitle) => ({
      key: (ofPly ? KEYS.ply : 0) + (inTitle ? KEYS.title : KEYS.elsewhere),
      ofPly,
      inTitle,
    })),
  )
}
