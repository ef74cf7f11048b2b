import { DrawnPicture } from '@/components/listing-grid/cards/drawn-picture'
import { ListingCardView } from '@/components/listing-grid/cards/listing-card'
import { StaticHtml } from '@/components/static-html/static-html'
import { ChipLink, FilterChip } from '@/components/ui/chip'
import { EmptyState } from '@/components/ui/empty-state'
import { ButtonLink } from '@/components/ui/link'
import { formatNumber, ratesNote } from '@/components/ui/numbers'
import type { ListingCard } from '@/lib/domain/listing/presenting/card'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { ExchangeRates } from '@/lib/domain/units/exchange-rates'
import { MarketSearchBox } from './market-search-box'
import { SEARCH_EXAMPLES } from './search-examples'

interface Group {
  moduleKey: ModuleKey
  displayName: string
  total: number
  parameters: string
  listings: readonly ListingCard[]
}

interface SearchViewProps {
  q: string
  parts: readonly { label: string; text: string; without: string }[]
  groups: readonly Group[]
  corrected: readonly { from: string; to: string }[]
  rates: ExchangeRates
}

const searchPath = (q: string) => (q === '' ? '/search' : `/search?${new URLSearchParams({ q })}`)
const gridPath = ({ moduleKey, parameters }: Group) => `/listings/${moduleKey}${parameters && `?${parameters}`}`
const countOf = (total: number) => `${formatNumber(total)} ${total === 1 ? 'listing' : 'listings'}`

/** What a phrase finds in all modules: what was understood, then the best of each module. */
export function SearchView({ q, parts, groups, corrected, rates }: SearchViewProps) {
  const found = groups.filter(({ total }) => total > 0)
  const currencies = new Set(found.flatMap(({ listings }) => listings.map(({ currency }) => currency)))
  const note = ratesNote(currencies, rates)
  return (
    <>
      <h1 className="font-semibold text-xl">{q === '' ? 'Search' : `Results for “${q}”`}</h1>
      <MarketSearchBox id="market-search" q={q} className="mt-4 max-w-[46rem]" isFocused={q === ''} />
      <Understood parts={parts} corrected={corrected} />
      {found.length > 1 && <Contents groups={found} />}
      {q === '' ? <Prompt /> : found.length === 0 ? <NothingFound q={q} groups={groups} /> : null}
      {found.length > 0 && (
        <StaticHtml name="results">
          {groups.map((group) => (
            <GroupSection key={group.moduleKey} group={group} rates={rates} />
          ))}
          {note && <p className="mt-8 text-ink-2 text-sm">{note}</p>}
        </StaticHtml>
      )}
    </>
  )
}

function Understood({ parts, corrected }: Pick<SearchViewProps, 'parts' | 'corrected'>) {
  if (parts.length === 0 && corrected.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 text-sm">
      {parts.length > 0 && <span className="text-ink-2">Understood:</span>}
      {parts.map(({ label, text, without }) => (
        <FilterChip key={text} href={searchPath(without)}>
          {label && <span className="text-ink-2">{label} </span>}
          <span className="num font-medium">{text}</span>
        </FilterChip>
      ))}
      {corrected.map(({ from, to }) => (
        <p key={from} className="text-ink-2">
          No results for “{from}”; searched for “{to}” instead.
        </p>
      ))}
    </div>
  )
}

function Contents({ groups }: { groups: readonly Group[] }) {
  return (
    <nav aria-label="Results by module" className="mt-5 border-line border-y py-2">
      <ul className="flex flex-wrap gap-x-6">
        {groups.map(({ moduleKey, displayName, total }) => (
          <li key={moduleKey}>
            <a
              href={`#${moduleKey}`}
              className="inline-flex min-h-9 items-center gap-2 text-sm hover:text-indigo pointer-coarse:min-h-11"
            >
              {displayName} <span className="num text-ink-2">{formatNumber(total)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function GroupSection({ group, rates }: { group: Group; rates: ExchangeRates }) {
  const { moduleKey, displayName, total, listings } = group
  return (
    <section aria-labelledby={moduleKey} className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={moduleKey} className="scroll-mt-4 font-semibold text-lg">
          {displayName} <span className="num ml-1 font-normal text-ink-2 text-sm">{countOf(total)}</span>
        </h2>
        {total > listings.length && (
          <a href={gridPath(group)} className="link text-sm">
            {group.parameters === ''
              ? `All ${displayName.toLowerCase()} (${formatNumber(total)})`
              : `See all ${formatNumber(total)} in ${displayName}`}
          </a>
        )}
        {total > 0 && total <= listings.length && (
          <a href={gridPath(group)} className="link text-sm">
            Filter and compare in {displayName}
          </a>
        )}
      </div>
      {total === 0 ? (
        <p className="mt-2 text-ink-2 text-sm">
          No open listing in {displayName} matches all of this.{' '}
          <a href={`/listings/${moduleKey}`} className="link">
            Browse {displayName}
          </a>{' '}
          or{' '}
          <a href={`/rfq/new?moduleKey=${moduleKey}`} className="link">
            ask its sellers
          </a>
          .
        </p>
      ) : (
        <ul className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {listings.map((card) => (
            <li key={card.listingId}>
              <ListingCardView card={card} rates={rates} Picture={DrawnPicture} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Prompt() {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-2 text-ink-2 text-sm">
      <span>Type it as on your price list or your order:</span>
      {SEARCH_EXAMPLES.map((example) => (
        <ChipLink key={example} href={searchPath(example)} className="num">
          {example}
        </ChipLink>
      ))}
    </p>
  )
}

function NothingFound({ q, groups }: Pick<SearchViewProps, 'q' | 'groups'>) {
  const [likely] = groups
  return (
    <EmptyState
      title={`No open listing matches “${q}”`}
      actions={
        <>
          <ButtonLink href={`/rfq/new?${new URLSearchParams({ need: q })}`} variant="primary">
            Ask sellers for it
          </ButtonLink>
          <ButtonLink href={likely ? `/listings/${likely.moduleKey}` : '/listings'}>
            {likely ? `Browse ${likely.displayName}` : 'Browse by category'}
          </ButtonLink>
        </>
      }
    >
      Try fewer or more common words, or ask sellers for it. They also answer requests for goods that they do not list.
    </EmptyState>
  )
}
