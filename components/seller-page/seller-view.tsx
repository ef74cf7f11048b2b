import type { ReactNode } from 'react'
import { ListingCardView } from '@/components/listing-grid/cards/listing-card'
import { listingsPath } from '@/components/site/listings-path'
import { StaticHtml } from '@/components/static-html/static-html'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { EmptyState } from '@/components/ui/empty-state'
import { ButtonLink, TextLink } from '@/components/ui/link'
import { formatNumber } from '@/components/ui/numbers'
import type { SellerStanding } from '@/lib/domain/account/standing'
import type { ListingCard } from '@/lib/domain/listing/presenting/card'
import { MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import type { ExchangeRates } from '@/lib/domain/units/exchange-rates'
import { countries } from '@/lib/domain/vocabulary/countries'
import { optionLabel } from '@/lib/domain/vocabulary/vocabulary'
import { StandingFacts } from './standing-facts'

export interface SellerViewProps {
  seller: {
    sellerId: string
    companyName: string
    place: string
    country: string
    /** Null for a private person. */
    standing: SellerStanding | null
    modules: readonly { moduleKey: ModuleKey; total: number; newest: readonly ListingCard[] }[]
    rates: ExchangeRates
  }
  /** The reader is this seller. */
  isOwn: boolean
  /** What this reader can do for the seller. */
  actions: ReactNode
}

/** A seller as buyers see them: name, place, what the market has recorded, and current listings. */
export function SellerView({ seller, isOwn, actions }: SellerViewProps) {
  const { companyName, place, country, standing, modules } = seller
  const total = modules.reduce((sum, { total: count }) => sum + count, 0)
  const facts = [
    ['Place', [place, optionLabel(countries, country)].filter(Boolean).join(', ')],
    ['Listings', formatNumber(total)],
    ...(modules.length > 0
      ? [['Sells', modules.map(({ moduleKey }) => MODULE_NAMES[moduleKey]).join(', ')] as const]
      : []),
  ] as const
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Market', href: '/' }, { label: companyName }]} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="font-semibold text-xl">{companyName}</h1>
        {actions}
      </div>
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-2 text-xs">{label}</dt>
            <dd className="num text-base">{value}</dd>
          </div>
        ))}
      </dl>
      {standing ? (
        <StandingFacts
          standing={standing}
          isOwn={isOwn}
          className="mt-5 max-w-4xl grid-cols-2 rounded-md bg-sunk px-4 py-4 lg:grid-cols-4"
        />
      ) : null}
      {modules.length === 0 && (
        <EmptyState
          title="No listings at the moment"
          actions={<ButtonLink href={listingsPath()}>Browse listings</ButtonLink>}
        >
          This seller has no listings. New listings appear here as soon as they are published.
        </EmptyState>
      )}
      {modules.length > 1 && (
        <nav aria-label="Listings by module" className="mt-6 border-line border-y py-2">
          <ul className="flex flex-wrap gap-x-6">
            {modules.map(({ moduleKey, total: count }) => (
              <li key={moduleKey}>
                <a
                  href={`#offer-${moduleKey}`}
                  className="inline-flex min-h-9 items-center gap-2 text-sm hover:text-indigo pointer-coarse:min-h-11"
                >
                  {MODULE_NAMES[moduleKey]} <span className="num text-ink-2">{formatNumber(count)}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {modules.map((module) => (
        <Offer key={module.moduleKey} seller={seller} module={module} />
      ))}
    </>
  )
}

function Offer({
  seller: { sellerId, rates },
  module,
}: {
  seller: SellerViewProps['seller']
  module: SellerViewProps['seller']['modules'][number]
}) {
  const { moduleKey, total, newest } = module
  const name = MODULE_NAMES[moduleKey]
  return (
    <section aria-labelledby={`offer-${moduleKey}`} className="mt-8 border-line border-t pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={`offer-${moduleKey}`} className="scroll-mt-4 font-semibold text-lg">
          {name}{' '}
          <span className="num font-normal text-ink-2 text-sm">
            {formatNumber(total)} {total === 1 ? 'listing' : 'listings'}
          </span>
        </h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <TextLink href={`/listings/${moduleKey}?${new URLSearchParams({ sellerId })}`} className="text-sm">
            {total > newest.length ? `All ${formatNumber(total)}, with filters` : 'Filter and sort'}
          </TextLink>
          <ButtonLink href={`/rfq/new?${new URLSearchParams({ moduleKey, sellerId })}`} size="sm">
            Ask this seller<span className="sr-only"> for {name.toLowerCase()}</span>
          </ButtonLink>
        </div>
      </div>
      <StaticHtml name={`${moduleKey}-newest`}>
        <ul className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {newest.map((card) => (
            <li key={card.listingId}>
              <ListingCardView card={card} rates={rates} />
            </li>
          ))}
        </ul>
      </StaticHtml>
    </section>
  )
}
