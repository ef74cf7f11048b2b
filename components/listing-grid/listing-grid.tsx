import Link from 'next/link'
import { Still } from '@/components/still/still'
import { Button, buttonClass } from '@/components/ui/button'
import { FilterChip } from '@/components/ui/chip'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { formatNumber, ratesNote } from '@/components/ui/numbers'
import { Skeleton } from '@/components/ui/skeleton'
import type { Issue } from '@/lib/domain/errors'
import { type CatalogueQuery, LIMITS } from '@/lib/domain/listing/finding/catalogue-query'
import type { ListingCard } from '@/lib/domain/listing/presenting/card'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import type { ExchangeRates } from '@/lib/domain/units/exchange-rates'
import { type CompareToggle, ListingCardView } from './cards/listing-card'
import { ListingTable } from './cards/listing-table'
import { MorePending } from './cards/more-listings'
import { activeFilters } from './facets/active-filters'
import { drawnPanel } from './facets/drawn-panel'
import type { FacetCounts } from './facets/facet-view'
import {
  askSellersHref,
  COMPARED_MAX,
  changedAddress,
  clearedAddress,
  comparedIds,
  grownAddress,
  hrefOf,
  SHOWN_MAX,
  shownCount,
  toggledCompare,
} from './grid-address'
import { GridForm } from './grid-form'
import { EmptyGrid, IgnoredParameters } from './grid-states'
import { KeyHelp } from './key-help'
import { OfflineNotice } from './offline-notice'
import { SaveSheet } from './search/save-sheet'
import { SearchNote } from './search/search-note'

export interface GridData {
  cards: readonly ListingCard[]
  total: number
  nextCursor: string | null
  facets: readonly FacetCounts[]
  search: React.ComponentProps<typeof SearchNote>['search']
  query: CatalogueQuery
  asked: URLSearchParams
  ignored: readonly Issue[]
  rates: ExchangeRates
  /** On an empty page: what each active filter, in their order, would find if it were taken off. */
  countsWithout: readonly number[]
}

interface ListingGridProps {
  moduleKey: ModuleKey
  path: string
  address: URLSearchParams
  page: GridData
}

const SEARCH_ID = 'grid-search'
const PANEL_ID = 'filters'
const RESULTS_ID = 'results'
const HELP_ID = 'grid-keys'
const SAVE_ID = 'grid-save'

const CARD_GRID = 'grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3 min-[87rem]:grid-cols-4'

const SORT_LABELS = [
  ['', 'Newest first'],
  ['price', 'Price, lowest first'],
  ['-price', 'Price, highest first'],
  ['moq', 'Smallest minimum order'],
] as const

/** The buyer's grid: search, what is on, facets and listings, all of it one GET form whose address is its state. */
export function ListingGrid({ moduleKey, path, address, page }: ListingGridProps) {
  const definition = matrixDefinition(moduleKey)
  const { cards, total, asked } = page
  const sellerName = asked.has('sellerId') ? (cards[0]?.companyName ?? null) : null
  const groups = activeFilters(definition, asked, sellerName)
  // Links keep what only the page knows (the layout) and leave what was not understood.
  const shown = withPageParameters(asked, address)
  const panel = drawnPanel({ definition, facets: page.facets, total, path, address: shown, rates: page.rates })
  const isTable = address.get('layout') === 'table'
  const name = MODULE_NAMES[moduleKey]
  const note = ratesNote(new Set(cards.map((card) => card.currency)), page.rates)
  const filterCount = groups.reduce((count, group) => count + group.chips.length, 0)
  const ownControls = ['q', 'sort', 'cursor', 'after', 'shown', ...panel.parameters]

  return (
    <>
      <GridForm
        path={path}
        query={address.toString()}
        searchId={SEARCH_ID}
        helpId={HELP_ID}
        className="page group/grid py-5 lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-x-8"
      >
        {[...shown]
          .filter(([parameter]) => !ownControls.includes(parameter))
          .map(([parameter, value]) => (
            <input key={`${parameter}=${value}`} type="hidden" name={parameter} value={value} />
          ))}
        <FilterSheet filterCount={filterCount} total={total}>
          <Still name="facets" markup={panel.markup} />
        </FilterSheet>

        <div className="min-w-0 lg:col-start-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
            <div className="mr-auto flex min-w-0 flex-wrap items-baseline gap-x-3">
              <h1 className="text-xl font-semibold">{name}</h1>
              <p role="status" className="text-sm text-ink-2">
                <span className="num">{formatNumber(total)}</span> {total === 1 ? 'listing' : 'listings'}
                <Position address={address} shownCount={cards.length} total={total} />
              </p>
            </div>
            <SearchBox words={asked.get('q') ?? ''} name={name} />
            <div className="flex grow items-center gap-2 sm:grow-0">
              <Button popoverTarget={PANEL_ID} className="mr-auto lg:hidden">
                <Icon name="filter" />
                Filters
                {filterCount > 0 && <span className="num text-indigo">{filterCount}</span>}
              </Button>
              <SortControl sort={asked.get('sort') ?? ''} hasWords={asked.has('q')} />
              <LayoutSwitch path={path} address={shown} isTable={isTable} />
              <Button popoverTarget={SAVE_ID} className="noscript:hidden">
                Save<span className="sr-only"> or share this search</span>
              </Button>
              <Button
                variant="quiet"
                iconOnly
                popoverTarget={HELP_ID}
                aria-label="Keyboard help"
                aria-keyshortcuts="?"
                className="pointer-coarse:hidden"
              >
                ?
              </Button>
            </div>
          </div>

          <FilterChips groups={groups} path={path} clearHref={hrefOf(path, clearedAddress(shown))} />
          <SearchNote search={page.search} />
          <OfflineNotice />
          <IgnoredParameters issues={page.ignored} />

          <section
            id={RESULTS_ID}
            aria-labelledby="results-head"
            className="mt-4 transition-opacity group-aria-busy/grid:opacity-60"
          >
            <h2 id="results-head" className="sr-only">
              Listings
            </h2>
            {cards.length === 0 ? (
              <EmptyGrid name={name} path={path} address={shown} groups={groups} countsWithout={page.countsWithout} />
            ) : (
              <Still name="results">
                {isTable ? (
                  <ListingTable
                    cards={cards}
                    label={`${name}: ${formatNumber(total)} listings`}
                    compareOf={(listingId) => compareToggle(listingId, path, shown)}
                  />
                ) : (
                  <ul className={CARD_GRID}>
                    {cards.map((card) => (
                      <li key={card.listingId}>
                        <ListingCardView
                          card={card}
                          rates={page.rates}
                          compare={compareToggle(card.listingId, path, shown)}
                        />
                      </li>
                    ))}
                  </ul>
                )}
                <ComingCards />
              </Still>
            )}
          </section>

          {note && <p className="mt-4 text-ink-2 text-xs">{note}</p>}
          <PageLinks path={path} address={shown} page={page} />
          <CompareBar moduleKey={moduleKey} path={path} address={shown} />
        </div>
      </GridForm>
      <SaveSheet
        id={SAVE_ID}
        href={hrefOf(path, changedAddress(shown, { compare: null }))}
        suggestedName={searchName(name, groups)}
      />
      <Still name="keys">
        <KeyHelp id={HELP_ID} />
      </Still>
    </>
  )
}

/** What a search may be called: what is on, in its own words. */
function searchName(moduleName: string, groups: ReturnType<typeof activeFilters>): string {
  const said = groups.map((group) => group.value).join(', ')
  return (said === '' ? `All ${moduleName.toLowerCase()}` : said).slice(0, 60)
}

function compareToggle(listingId: string, path: string, address: URLSearchParams): CompareToggle {
  const toggled = toggledCompare(address, listingId)
  return { isOn: comparedIds(address).includes(listingId), href: toggled && hrefOf(path, toggled) }
}

/** What was laid aside, and the way to see it side by side. */
function CompareBar({ moduleKey, path, address }: { moduleKey: string; path: string; address: URLSearchParams }) {
  const ids = comparedIds(address)
  if (ids.length === 0) return null
  const without = new URLSearchParams([...address].filter(([name]) => name !== 'compare'))
  const chosen = new URLSearchParams(ids.map((id) => ['id', id]))
  return (
    <div className="sticky bottom-4 z-20 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-3 rounded-md border border-line-strong bg-raised px-4 py-2 text-sm shadow-float">
      <p role="status">
        <span className="num font-medium">{ids.length}</span> of {COMPARED_MAX} laid aside
      </p>
      {ids.length > 1 ? (
        <Link
          href={hrefOf(`${path}/compare`, chosen)}
          prefetch={false}
          className={buttonClass({ variant: 'primary', size: 'sm' })}
        >
          Compare side by side
        </Link>
      ) : null}
      {ids.length > 1 ? (
        <Link href={askSellersHref(moduleKey, ids)} prefetch={false} className={buttonClass({ size: 'sm' })}>
          Ask these sellers
        </Link>
      ) : (
        <span className="text-ink-2">Choose one more to compare.</span>
      )}
      <Link
        href={hrefOf(path, without)}
        scroll={false}
        prefetch={false}
        className={buttonClass({ variant: 'quiet', size: 'sm' })}
      >
        Put back
      </Link>
    </div>
  )
}

function withPageParameters(asked: URLSearchParams, address: URLSearchParams): URLSearchParams {
  const layout = address.get('layout') === 'table' ? 'table' : null
  return new URLSearchParams([
    ...asked,
    ...(layout ? [['layout', layout]] : []),
    ...(address.has('countIn') ? [['countIn', address.get('countIn') ?? '']] : []),
    ...comparedIds(address).map((id) => ['compare', id]),
    ...(address.has('after') ? [['after', address.get('after') ?? '']] : []),
    ...(shownCount(address) === null ? [] : [['shown', String(shownCount(address))]]),
  ])
}

function SearchBox({ words, name }: { words: string; name: string }) {
  return (
    <search className="flex w-full gap-2 sm:w-auto sm:grow md:max-w-sm lg:max-w-96">
      <label htmlFor={SEARCH_ID} className="sr-only">
        Search in {name}
      </label>
      <Input
        id={SEARCH_ID}
        type="search"
        name="q"
        defaultValue={words}
        maxLength={LIMITS.searchMax}
        placeholder="30s combed, 150D, hank …"
        aria-keyshortcuts="/"
        prefix={<Icon name="search" />}
        className="flex-1"
      />
      <Button type="submit">Search</Button>
    </search>
  )
}

function SortControl({ sort, hasWords }: { sort: string; hasWords: boolean }) {
  const shown = sort === 'newest' && !hasWords ? '' : sort
  return (
    <>
      <label htmlFor="grid-sort" className="sr-only">
        Sort
      </label>
      <NativeSelect id="grid-sort" name="sort" defaultValue={shown} data-value={shown}>
        {hasWords && <option value="">Best match</option>}
        {SORT_LABELS.map(([value, label]) => (
          <option key={value} value={hasWords && value === '' ? 'newest' : value}>
            {label}
          </option>
        ))}
      </NativeSelect>
      {/* With scripts a change applies at once. */}
      <Button type="submit" className="not-noscript:hidden">
        Apply
      </Button>
    </>
  )
}

function LayoutSwitch({ path, address, isTable }: { path: string; address: URLSearchParams; isTable: boolean }) {
  const layouts = [
    { label: 'Cards', isOn: !isTable, layout: null },
    { label: 'Table', isOn: isTable, layout: 'table' },
  ]
  return (
    <nav aria-label="Layout" className="flex rounded-md max-sm:hidden border border-line-strong text-sm">
      {layouts.map(({ label, isOn, layout }) => (
        <Link
          key={label}
          // The same page of the list, only drawn otherwise.
          href={hrefOf(path, withLayout(address, layout))}
          scroll={false}
          prefetch={false}
          aria-current={isOn ? 'true' : undefined}
          className="flex h-9.5 items-center border-line-strong px-3 not-first:border-l first:rounded-l-md last:rounded-r-md hover:bg-sunk aria-[current]:bg-indigo-wash aria-[current]:font-medium aria-[current]:text-indigo"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

function withLayout(address: URLSearchParams, layout: string | null): URLSearchParams {
  const changed = new URLSearchParams(address)
  if (layout) changed.set('layout', layout)
  else changed.delete('layout')
  return changed
}

function FilterChips({
  groups,
  path,
  clearHref,
}: {
  groups: ReturnType<typeof activeFilters>
  path: string
  clearHref: string
}) {
  if (groups.length === 0) return null
  return (
    <ul aria-label="Filters that are on" className="mt-3 flex flex-wrap items-center gap-1.5">
      {groups.flatMap((group) =>
        group.chips.map((chip) => (
          <li key={chip.key} className="max-w-full">
            <FilterChip href={hrefOf(path, chip.without)}>
              <span className="text-ink-2">{chip.label}</span> <span className="font-medium">{chip.value}</span>
            </FilterChip>
          </li>
        )),
      )}
      <li>
        <Link
          href={clearHref}
          scroll={false}
          prefetch={false}
          className="inline-flex min-h-8 items-center px-2 text-sm text-indigo hover:underline max-lg:min-h-10"
        >
          Clear all
        </Link>
      </li>
    </ul>
  )
}

/**
 * Beside the list on a wide screen; on a phone the same element is a sheet over the page. A native popover needs no script, closes on
 * Escape and tells screen readers by itself.
 */
function FilterSheet({
  filterCount,
  total,
  children,
}: {
  filterCount: number
  total: number
  children: React.ReactNode
}) {
  return (
    <aside
      id={PANEL_ID}
      popover="auto"
      aria-label="Filters"
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-hidden border-0 bg-cloth p-0 text-ink open:flex lg:static lg:col-start-1 lg:row-start-1 lg:block lg:h-auto lg:overflow-visible"
    >
      <div className="flex items-center justify-between border-b border-line px-4 py-2 lg:hidden">
        <p className="text-lg font-semibold">Filters</p>
        <Button variant="quiet" popoverTarget={PANEL_ID} popoverTargetAction="hide">
          Close
        </Button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 lg:overflow-visible lg:px-0">
        {children}
      </div>
      <div className="flex gap-2 border-t border-line px-4 py-3 lg:border-0 lg:px-0">
        <Button
          variant="primary"
          popoverTarget={PANEL_ID}
          popoverTargetAction="hide"
          className="flex-1 lg:hidden noscript:hidden"
        >
          Show {formatNumber(total)} {total === 1 ? 'listing' : 'listings'}
          {filterCount > 0 && <span className="sr-only"> with {filterCount} filters</span>}
        </Button>
        <Button type="submit" variant="primary" className="flex-1 not-noscript:hidden">
          Apply filters
        </Button>
      </div>
    </aside>
  )
}

/** How many listings came before this page. The number in the address is only told, never used to read. */
function positionBefore(address: URLSearchParams): number {
  const before = address.has('cursor') ? Number(address.get('after') ?? 0) : 0
  return Number.isInteger(before) && before > 0 ? before : 0
}

/** "1–48" of all that there are, where they do not all stand here. */
function Position({ address, shownCount, total }: { address: URLSearchParams; shownCount: number; total: number }) {
  const before = positionBefore(address)
  if (shownCount === 0 || shownCount >= total || before + shownCount > total) return null
  return (
    <span className="num">
      {', '}
      {formatNumber(before + 1)}–{formatNumber(before + shownCount)} shown
    </span>
  )
}

/** The way on: more of the list on this same page, so that nothing above moves; a page of its own beyond what one page should hold. */
function PageLinks({ path, address, page }: { path: string; address: URLSearchParams; page: GridData }) {
  const isFirst = !address.has('cursor')
  const { nextCursor, cards, query, total } = page
  if (isFirst && nextCursor === null) return null
  const before = positionBefore(address)
  const after = String(before + cards.length)
  const linkClass = buttonClass()
  const grown = Math.min(cards.length + query.limit, SHOWN_MAX)
  const more = Math.min(grown, total - before) - cards.length
  const canGrow = nextCursor !== null && more > 0
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center justify-center gap-3">
      {canGrow && (
        <Link
          href={hrefOf(path, grownAddress(address, grown))}
          scroll={false}
          prefetch={true}
          className={cx(linkClass, 'min-w-48 noscript:hidden')}
        >
          <MorePending label={`Show ${formatNumber(more)} more`} />
        </Link>
      )}
      {!isFirst && (
        <Link href={hrefOf(path, changedAddress(address, {}))} prefetch={false} className={linkClass}>
          First page
        </Link>
      )}
      {nextCursor !== null && (
        <Link
          href={hrefOf(path, changedAddress(address, { cursor: nextCursor, after }))}
          prefetch={false}
          rel="next"
          className={cx(linkClass, canGrow && 'not-noscript:hidden')}
        >
          Next {formatNumber(query.limit)} listings
        </Link>
      )}
    </nav>
  )
}

/** The shapes of the listings that are on their way, seen only when that takes a moment. */
function ComingCards() {
  return (
    <ul aria-hidden="true" className={cx(CARD_GRID, 'mt-3 hidden group-has-[[data-pending]]/grid:grid')}>
      {[1, 2, 3, 4].map((number) => (
        <li key={number} className="flex h-72 flex-col gap-3 rounded-md border border-line bg-raised p-3">
          <span className="flex gap-3">
            <Skeleton className="size-16" />
            <Skeleton className="h-10 flex-1" />
          </span>
          <Skeleton className="w-1/2" />
          <Skeleton className="h-8 w-2/3" />
          <Skeleton />
          <Skeleton />
          <Skeleton className="mt-auto" />
        </li>
      ))}
    </ul>
  )
}
