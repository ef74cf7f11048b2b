import Link from 'next/link'
import { ListingCardView } from '@/components/listing-grid/cards/listing-card'
import { listingsPath } from '@/components/site/listings-path'
import { StaticHtml } from '@/components/static-html/static-html'
import { Button } from '@/components/ui/button'
import { ChipLink } from '@/components/ui/chip'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { TextLink } from '@/components/ui/link'
import { formatNumber } from '@/components/ui/numbers'
import { LIMITS } from '@/lib/domain/listing/finding/catalogue-query'
import type { ListingCard } from '@/lib/domain/listing/presenting/card'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { MODULE_KEYS, MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import type { ExchangeRates } from '@/lib/domain/units/exchange-rates'
import { type MarketPrice, MarketPrices } from './market-prices'

interface Home {
  counts: Partial<Record<ModuleKey, number>>
  newest: readonly ListingCard[]
  families: readonly { value: string; count: number }[]
  prices: readonly MarketPrice[]
  rates: ExchangeRates
}

interface HomeViewProps {
  /** The module whose listings are shown. */
  moduleKey: ModuleKey
  /** Null while the database is unavailable. */
  home: Home | null
}

/** The home page: search, the newest listings of one module, how it works and the 22 modules. */
export function HomeView({ moduleKey, home }: HomeViewProps) {
  const definition = matrixDefinition(moduleKey)
  const { familyField, sale, words } = definition
  return (
    <div className="lg:pt-4">
      <div className="grid items-start gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,46rem)_minmax(20rem,1fr)]">
        <Search definition={definition} />
        <MarketPrices
          prices={home?.prices ?? []}
          unit={sale.bases[0].label}
          hrefOf={({ size, family }) => listingsPath(moduleKey, { q: size, [familyField]: family })}
        />
      </div>
      {home !== null && home.families.length > 0 && (
        <Families
          label={`${spokenFirst(words.goods)} by family`}
          families={home.families}
          hrefOf={(value) => listingsPath(moduleKey, { [familyField]: value })}
        />
      )}
      <Newest home={home} definition={definition} />
      <HowItWorks definition={definition} />
      <Modules counts={home?.counts ?? {}} />
    </div>
  )
}

interface InWords {
  definition: ModuleDefinition
}

/** For the beginning of a sentence. */
function spokenFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function Search({ definition: { moduleKey, words, sale } }: InWords) {
  const [example = ''] = words.searchExamples
  return (
    <div className="min-w-0">
      <h1 className="text-xl font-semibold sm:text-2xl">
        Find {words.goods} by {words.keyFact.toLowerCase()}. See the price for your quantity.
      </h1>
      <p className="mt-3 text-base text-ink-2">
        Compare price per {sale.bases[0].label}, minimum order, ready stock and dispatch time from mills and traders.
        You can browse without an account.
      </p>
      <form action={listingsPath(moduleKey)} method="get" className="mt-5">
        <search className="flex gap-2">
          <label htmlFor="home-search" className="sr-only">
            Search {words.goods}
          </label>
          <Input
            id="home-search"
            type="search"
            name="q"
            maxLength={LIMITS.searchMax}
            placeholder={example ? `${example} …` : undefined}
            prefix={<Icon name="search" />}
            className="h-12 flex-1"
          />
          <Button type="submit" variant="primary" size="lg">
            Search
          </Button>
        </search>
      </form>
      <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-2 text-ink-2 text-sm">
        <span>For example:</span>
        {words.searchExamples.map((text) => (
          <ChipLink key={text} href={listingsPath(moduleKey, { q: text })} className="num">
            {text}
          </ChipLink>
        ))}
      </p>
    </div>
  )
}

interface FamiliesProps extends Pick<Home, 'families'> {
  label: string
  hrefOf: (family: string) => string
}

function Families({ label, families, hrefOf }: FamiliesProps) {
  return (
    <nav aria-label={label} className="mt-8 border-line border-y py-3">
      <ul className="flex flex-wrap gap-x-7 gap-y-1">
        {families.map(({ value, count }) => (
          <li key={value}>
            <Link
              href={hrefOf(value)}
              prefetch={false}
              className="inline-flex min-h-9 items-center gap-2 text-sm hover:text-indigo pointer-coarse:min-h-10"
            >
              {value} <span className="num text-ink-2">{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Newest({ home, definition: { moduleKey, words } }: Pick<HomeViewProps, 'home'> & InWords) {
  return (
    <section aria-labelledby="newest" className="mt-10">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="newest" className="text-lg font-semibold">
          Newest {words.goods}
        </h2>
        <TextLink href={listingsPath(moduleKey)} className="text-sm">
          All {words.goods} listings
        </TextLink>
      </div>
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

/** How many filters are named. */
const FILTERS_NAMED = 4

function HowItWorks({ definition }: InWords) {
  const { moduleKey, words, facetOrder, sale } = definition
  const filters = facetOrder.slice(0, FILTERS_NAMED).map((name) => fieldSpec(definition, name)?.label ?? name)
  const [example = ''] = words.searchExamples
  return (
    <section aria-labelledby="how" className="mt-12">
      <h2 id="how" className="text-lg font-semibold">
        How it works
      </h2>
      <div className="mt-4 grid gap-8 md:grid-cols-2">
        <Steps
          title="If you buy"
          steps={[
            `Filter by ${filters.join(', ').toLowerCase()} and price per ${sale.bases[0].label}.`,
            'Compare up to four listings side by side.',
            'Enter your quantity to see the rate, total and cheque prices.',
            'Save a search or share its link.',
          ]}
          link={{ href: listingsPath(moduleKey), text: `Browse ${words.goods}` }}
        />
        <Steps
          title="If you sell"
          steps={[
            'Choose a plan. Buying is free.',
            `Describe your ${words.goods} in the words of your trade, for example “${example}”.`,
            'Publish with quantity slabs and cheque prices. Buyers see your listing right away.',
          ]}
          link={{ href: '/sell', text: 'Start listing' }}
        />
      </div>
    </section>
  )
}

function Modules({ counts }: Pick<Home, 'counts'>) {
  return (
    <section aria-labelledby="modules" className="mt-12">
      <h2 id="modules" className="text-lg font-semibold">
        22 modules
      </h2>
      <ul className="mt-3 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {orderedModules(counts).map(({ moduleKey, count }) => (
          <li key={moduleKey} className="border-line border-b">
            <Link
              href={`/listings/${moduleKey}`}
              prefetch={false}
              className="flex min-h-11 items-center justify-between gap-4 py-2 text-sm hover:text-indigo"
            >
              <span className={count === null ? '' : 'font-semibold'}>{MODULE_NAMES[moduleKey]}</span>
              {count === null ? (
                <span className="shrink-0 text-ink-3 text-xs">coming soon</span>
              ) : (
                <span className="num shrink-0">
                  {formatNumber(count)} <span className="unit">{count === 1 ? 'listing' : 'listings'}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Open modules first, then the others, each in registry order. */
function orderedModules(counts: Home['counts']): { moduleKey: ModuleKey; count: number | null }[] {
  const all = MODULE_KEYS.map((moduleKey) => ({ moduleKey, count: counts[moduleKey] ?? null }))
  return [...all.filter(({ count }) => count !== null), ...all.filter(({ count }) => count === null)]
}

function Steps({
  title,
  steps,
  link,
}: {
  title: string
  steps: readonly string[]
  link?: { href: string; text: string }
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
      {link && (
        <TextLink href={link.href} className="mt-3 inline-block text-sm">
          {link.text}
        </TextLink>
      )}
    </div>
  )
}
