import { FilterChip } from '@/components/ui/chip'
import { asciiDigits } from '@/lib/domain/count/plain-figures'
import { QUANTITY_PART } from '@/lib/domain/listing/finding/asked-quantity'
import type { ReadPart } from '@/lib/domain/listing/finding/search-words'
import type { AskedQuantity } from '@/lib/domain/rfq/requests/ask-origin'
import { quantityWords } from '@/lib/domain/units/unit-words'
import { changedAddress, hrefOf } from '../grid-address'

interface QuantityChipProps {
  quantity: AskedQuantity | null
  search: { query: string; understood: { read: readonly ReadPart[] } } | null
  path: string
  address: URLSearchParams
}

/** The quantity that prices are shown for. Its link takes it off, also out of the words of the search. */
export function QuantityChip({ quantity, search, path, address }: QuantityChipProps) {
  if (quantity === null) return null
  const words = search?.understood.read.find(({ name }) => name === QUANTITY_PART)?.text
  const rest = search && words ? asciiDigits(search.query).replace(words, ' ').replace(/\s+/g, ' ').trim() : null
  const without = { quantity: null, quantityUom: null, ...(rest === null ? {} : { q: rest === '' ? null : rest }) }
  return (
    <p className="mt-3 text-sm">
      <FilterChip href={hrefOf(path, changedAddress(address, without))}>
        <span className="text-ink-2">For</span>{' '}
        <span className="num font-medium">{quantityWords(quantity.amount, quantity.unit)}</span>
      </FilterChip>
    </p>
  )
}
