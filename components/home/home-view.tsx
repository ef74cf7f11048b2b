import { ListingCardView } from '@/components/listing-grid/cards/listing-card'
import { MarketSearchBox } from '@/components/market/market-search-box'
import { SEARCH_EXAMPLES } from '@/components/market/search-examples'
import { StageBoxes } from '@/components/market/stages/stage-boxes'
import { stageId } from '@/components/market/stages/stage-crumb'
import { listingsPath } from '@/components/site/listings-path'
import { StaticHtml } from '@/components/static-html/static-html'
import { ChipLink } from '@/components/ui/chip'
import { Icon } from '@/components/ui/icon'
import { TextLink } from '@/components/ui/link'
import { formatNumber } from '@/components/ui/numbers'
import type { ListingCard } from '@/lib/domain/listing/presenting/card'
import type { MarketPrice } from '@/lib/domain/market/market-price'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { ExchangeRates } from '@/lib/domain/units/exchange-rates'
import { MarketPrices } from './market-prices'

interface Home {
  offers: ReadonlyMap<ModuleKey, { total: number }>
  newest: readonly ListingCard[]
  prices: readonly MarketPrice[]
  sellers: number
  rates: ExchangeRates
}

/** The home page: one search, the stages of the trade, the newest listings and how it works. `home` is null while the database is away. */
export function HomeView({ home }: { home: Home | null }) {
  const hasPrices = home !== null && home.prices.length > 0
  return (
    <div className="lg:pt-4">
      <div
        className={
          hasPrices ? 'grid items-start gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,46rem)_minmax(20rem,1fr)]' : ''
        }
      >
        <div className="min-w-0 max-w-[46rem]">
          <h1 className="font-semibold text-xl sm:text-2xl">Find textiles, from fibre to finished goods.</h1>
          <p className="mt-3 text-base text-ink-2">
            Search as you write on an order. See the price for your quantity, compare sellers and ask for quotations.
            You can browse without an account.
          </p>
          <MarketSearchBox id="home-search" className="mt-5" />
          <p className="mt-3 flex flex-wrap items-center gap-2 text-ink-2 text-sm">
            <span>For example:</span>
            {SEARCH_EXAMPLES.map((words) => (
              <ChipLink key={words} href={`/search?${new URLSearchParams({ q: words })}`} className="num">
                {words}
              </ChipLink>
            ))}
          </p>
          {home !== null && <Figures home={home} />}
        </div>
        {hasPrices && <MarketPrices prices={home.prices} />}
      </div>
      <Stages offers={home?.offers ?? new Map()} />
      <Newest home={home} />
      <HowItWorks />
    </div>
  )
}

function Figures({ home: { offers, sellers } }: { home: Home }) {
  const totals = [...offers.values()].map(({ total }) => total)
  const listings = totals.reduce((sum, total) => sum + total, 0)
  const modules = totals.filter((total) => total > 0).length
  if (listings === 0) return null
  return (
    <p className="num mt-5 text-ink-2 text-sm">
      Now: {formatNumber(listings)} open {listings === 1 ? 'listing' : 'listings'} of {formatNumber(sellers)}{' '}
      {sellers === 1 ? 'seller' : 'sellers'} in {formatNumber(modules)} {modules === 1 ? 'category' : 'categories'}.
    </p>
  )
}

function Stages({ offers }: Pick<Home, 'offers'>) {
  return (
    <nav aria-labelledby="stages" className="mt-10">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="stages" className="font-semibold text-lg">
          By stage of the trade
        </h2>
        <TextLink href={listingsPath()} className="text-sm">
          All categories
        </TextLink>
      </div>
      <StageBoxes
        moduleKeys={new Set(offers.keys())}
        hrefOf={listingsPath}
        endOf={(moduleKey) => <span className="num text-ink-2">{formatNumber(offers.get(moduleKey)?.total ?? 0)}</span>}
        stageHref={(stage) => `/listings#${stageId(stage)}`}
      />
    </nav>
  )
}

function Newest({ home }: { home: Home | null }) {
  return (
    <section aria-labelledby="newest" className="mt-10">
      <h2 id="newest" className="font-semibold text-lg">
        Newest listings
      </h2>
      {home === null ? (
        <p className="mt-3 text-ink-2">
          Listings are not available at the moment.{' '}
          <a href="/" className="link">
            Try again
          </a>
        </p>
      ) : home.newest.length === 0 ? (
        <p className="mt-3 text-ink-2">No listings yet. New listings appear here as soon as sellers publish them.</p>
      ) : (
        <StaticHtml name="newest">
          <ul className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {home.newest.map((card) => (
              <li key={card.listingId}>
                <ListingCardView card={card} rates={home.rates} />
              </li>
            ))}
          </ul>
        </StaticHtml>
      )}
    </section>
  )
}

function HowItWorks() {
  return (
    <section aria-labelledby="how" className="mt-12">
      <h2 id="how" className="flex items-center gap-2 font-semibold text-lg">
        How it works
      </h2>
      <div className="mt-4 grid gap-8 md:grid-cols-2">
        <Steps
          title="If you buy"
          steps={[
            'Search or browse, and enter your quantity to see its price.',
            'Ask one seller, several, or all who sell such goods.',
            'Compare their quotations on one basis and accept one.',
          ]}
          link={{ href: listingsPath(), text: 'Browse listings' }}
        />
        <Steps
          title="If you sell"
          steps={[
            'Choose a plan. It decides in which categories you list.',
            'Describe your goods in the form of your trade, or paste a line of your price list.',
            'Answer requests, and send what was ordered.',
          ]}
          link={{ href: '/sell', text: 'Start listing' }}
        />
      </div>
    </section>
  )
}

function Steps({
  title,
  steps,
  link,
}: {
  title: string
  steps: readonly string[]
  link: { href: string; text: string }
}) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ol className="mt-2 space-y-2">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3 text-sm">
            <span aria-hidden="true" className="num w-4 shrink-0 text-ink-3">
              {index + 1}
            </span>
            <span className="max-w-prose">{step}</span>
          </li>
        ))}
      </ol>
      <TextLink href={link.href} className="mt-3 inline-flex items-center gap-1 text-sm">
        {link.text} <Icon name="arrow-right" className="size-3.5" />
      </TextLink>
    </div>
  )
}
