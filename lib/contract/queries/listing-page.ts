import { validationFailed } from '@/lib/domain/errors'
import { type CatalogueQuery, parseCatalogueQuery } from '@/lib/domain/listing/finding/catalogue-query'
import type { Facet } from '@/lib/domain/listing/finding/facet-answer'
import type { ReadPart } from '@/lib/domain/listing/finding/search-words'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { PlainRates } from '@/lib/domain/units/exchange-rates'

/** What the words of a search were read as, so that a page can show it. */
export interface SearchReading {
  query: string
  understood: { count: string | null; words: readonly string[]; read: readonly ReadPart[] }
  corrected: readonly { from: string; to: string }[]
}

/** A page of a module's listings. */
export interface CataloguePage {
  /** JSON texts, as they are stored: cards, or records. */
  texts: readonly string[]
  /** Whether the slots of the records are still open (presenting/present.ts). */
  hasOpenSlots: boolean
  total: number
  nextCursor: string | null
  facets: Facet[] | null
  search: SearchReading | null
  /** How many listings have the very ply that was searched for: by relevance they come first. Null where that is no question. */
  sameKind?: number | null
}

/** A page of listings that is read only when it is wanted. */
export interface OpenedCatalogue {
  /** Validates the page together with its query. */
  version: number
  query: CatalogueQuery
  page: () => Promise<CataloguePage>
}

/** The query of a read of listings, by the fields of its module. @throws VALIDATION_FAILED */
export function readCatalogueQuery(moduleKey: ModuleKey, search: URLSearchParams, rates: PlainRates): CatalogueQuery {
  const { query, issues } = parseCatalogueQuery(matrixDefinition(moduleKey), search, rates)
  if (issues.length > 0) throw validationFailed(issues)
  return query
}
