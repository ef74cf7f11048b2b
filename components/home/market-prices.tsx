import Link from 'next/link'
import { listingsPath } from '@/components/site/listings-path'
import { formatNumber } from '@/components/ui/numbers'
import type { MarketPrice } from '@/lib/domain/market/market-price'

/** What the goods with the most open listings cost today. */
export function MarketPrices({ prices }: { prices: readonly MarketPrice[] }) {
  if (prices.length === 0) return null
  return (
    <section aria-labelledby="prices" className="rounded-md border border-line bg-raised">
      <h2 id="prices" className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-3 pb-2 font-semibold">
        Prices today
        <span className="font-normal text-ink-2 text-xs">₹, before tax and freight</span>
      </h2>
      <ul className="divide-y divide-line border-line border-t">
        {prices.map((price) => (
          <li key={`${price.moduleKey} ${price.goods} ${price.name}`}>
            <Link
              href={listingsPath(price.moduleKey, price.parameters)}
              prefetch={false}
              className="flex min-h-11 items-center justify-between gap-4 px-4 py-2 hover:bg-sunk"
            >
              <span className="min-w-0">
                <span className="num font-medium">{price.name}</span>{' '}
                <span className="text-ink-2 text-sm">{price.goods}</span>
              </span>
              <span className="num shrink-0 text-right font-semibold">
                {rangeText(price)} <span className="unit font-normal">/{price.unit}</span>
                <span className="block font-normal text-ink-2 text-xs">{listingsText(price)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** "6 listings"; where the link finds other goods too: "price of 4 of 6 listings". */
function listingsText({ listings, found }: Pick<MarketPrice, 'listings' | 'found'>): string {
  return `${found > listings ? `price of ${formatNumber(listings)} of ` : ''}${formatNumber(found)} listings`
}

function rangeText({ low, high }: MarketPrice): string {
  const digits = high < 10 ? 2 : 0
  const [from, to] = [formatNumber(low, digits), formatNumber(high, digits)]
  return from === to ? from : `${from}–${to}`
}
