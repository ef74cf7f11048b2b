import Link from 'next/link'
import { formatNumber } from '@/components/ui/numbers'

export interface MarketPrice {
  /** What tells the goods of a family apart, as most sellers write it. */
  size: string
  family: string
  low: number
  high: number
  listings: number
}

interface MarketPricesProps {
  prices: readonly MarketPrice[]
  /** After "per". */
  unit: string
  /** The address of the listings behind a price. */
  hrefOf: (price: MarketPrice) => string
}

/** What the goods with the most open listings cost today. */
export function MarketPrices({ prices, unit, hrefOf }: MarketPricesProps) {
  if (prices.length === 0) return null
  return (
    <section aria-labelledby="prices" className="rounded-md border border-line bg-raised">
      <h2 id="prices" className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-3 pb-2 font-semibold">
        Prices today
        <span className="font-normal text-ink-2 text-xs">₹ per {unit}, before tax and freight</span>
      </h2>
      <ul className="divide-y divide-line border-line border-t">
        {prices.map((price) => (
          <li key={`${price.family} ${price.size}`}>
            <Link
              href={hrefOf(price)}
              prefetch={false}
              className="flex min-h-11 items-center justify-between gap-4 px-4 py-2 hover:bg-sunk"
            >
              <span className="min-w-0">
                <span className="num font-medium">{price.size}</span>{' '}
                <span className="text-ink-2 text-sm">{price.family}</span>
              </span>
              <span className="num shrink-0 text-right font-semibold">
                {rangeText(price)}
                <span className="block font-normal text-ink-2 text-xs">{formatNumber(price.listings)} listings</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function rangeText({ low, high }: MarketPrice): string {
  const [from, to] = [formatNumber(low, 0), formatNumber(high, 0)]
  return from === to ? from : `${from}–${to}`
}
