import { FilterChip } from '@/components/ui/chip'
import type { ReadPart } from '@/lib/domain/listing/finding/search-words'
import { limitLabel } from '@/lib/domain/listing/pricing/price-limit'
import { withoutWords, wordsOfPhrase } from '@/lib/domain/market/phrase'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { changedAddress, hrefOf } from '../grid-address'

interface PriceLimitChipProps {
  search: { query: string; understood: { read: readonly ReadPart[] } } | null
  definition: ModuleDefinition
  path: string
  address: URLSearchParams
}

/** The price limit among the words of a search, with its unit. Its link takes it off. */
export function PriceLimitChip({ search, definition, path, address }: PriceLimitChipProps) {
  const limit = search?.understood.read.find(
    ({ name, value }) => name === 'basePrice' && limitLabel(definition, value) !== null,
  )
  if (search === null || limit === undefined) return null
  const rest = withoutWords(search.query, new Set(wordsOfPhrase(limit.text)))
  return (
    <p className="mt-3 text-sm">
      <FilterChip href={hrefOf(path, changedAddress(address, { q: rest === '' ? null : rest }))}>
        <span className="text-ink-2">{limitLabel(definition, limit.value)}</span>{' '}
        <span className="num font-medium">{limit.text}</span>
      </FilterChip>
    </p>
  )
}
