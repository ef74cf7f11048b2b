import type { SearchReading } from '@/lib/contract/queries/listing-page'
import type { Issue } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { CatalogueQuery } from '@/lib/domain/listing/finding/catalogue-query'
import type { ListingCard } from '@/lib/domain/listing/presenting/card'
import type { AskedQuantity } from '@/lib/domain/rfq/requests/ask-origin'
import type { ExchangeRates } from '@/lib/domain/units/exchange-rates'
import type { FacetCounts } from './facets/facet-view'

/** What a page of the grid shows. */
export interface GridData {
  cards: readonly ListingCard[]
  total: number
  nextCursor: string | null
  /** How many of the first cards have the searched ply; null where that is no question. */
  sameKind?: number | null
  facets: readonly FacetCounts[]
  search: SearchReading | null
  query: CatalogueQuery
  asked: URLSearchParams
  ignored: readonly Issue[]
  rates: ExchangeRates
  /** The quantity that prices are shown for; null for first prices. */
  quantity: AskedQuantity | null
  /** With a quantity: by listing, what decides its price. */
  goods: ReadonlyMap<string, FieldValues>
  /** For an empty page: how many listings there would be without each active filter, in order. */
  countsWithout: readonly number[]
}
