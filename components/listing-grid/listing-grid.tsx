import { Fragment } from 'react'
import { stageCrumb } from '@/components/market/stages/stage-crumb'
import { SaveSheet } from '@/components/searches/save-sheet'
import { StaticHtml } from '@/components/static-html/static-html'
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatNumber, ratesNote } from '@/components/ui/numbers'
import type { ListingCard } from '@/lib/domain/listing/presenting/card'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition, ModuleWords } from '@/lib/domain/modules/define-module'
import { MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import { hasPrices } from '@/lib/domain/modules/resolve'
import { MODULE_SUMMARIES } from '@/lib/domain/modules/summaries'
import { AskedCardPrice, askedPrice, quantityOf } from './cards/asked-price'
import { DrawnPicture } from './cards/drawn-picture'
import { type CompareToggle, ListingCardView } from './cards/listing-card'
import { ListingTable, OTHER_PLY } from './cards/listing-table'
import { activeFilters, countFacetNames } from './facets/active-filters'
import { drawnPanel } from './facets/drawn-panel'
import {
  changedAddress,
  clearedAddress,
  comparedIds,
  hasWholePanel,
  hrefOf,
  shownCount,
  toggledCompare,
} from './grid-address'
import { FilterChips, FilterSheet, LayoutSwitch, PANEL_ID, SearchBox, SortControl } from './grid-controls'
import type { GridData } from './grid-data'
import { GridForm } from './grid-form'
import { CARD_GRID, ComingCards, CompareBar, PageLinks, Position } from './grid-pages'
import { EmptyGrid, IgnoredParameters } from './grid-states'
import { KeyHelp } from './key-help'
import { OfflineNotice } from './offline-notice'
import { PriceLimitChip } from './search/price-limit-chip'
import { QuantityChip } from './search/quantity-chip'
import { QuantityControl } from './search/quantity-control'
import { SearchNote } from './search/search-note'

interface ListingGridProps {
  moduleKey: ModuleKey
  path: string
  address: URLSearchParams
  page: GridData
}

const RESULTS_ID = 'results'
const HELP_ID = 'grid-keys'
const SAVE_ID = 'grid-save'

/** The buyer's grid: search, filters and listings in one GET form whose address is its state. */
export function ListingGrid({ moduleKey, path, address, page }: ListingGridProps) {
  const definition = matrixDefinition(moduleKey)
  const { cards, total, asked } = page
  const sellerName = asked.has('sellerId') ? cards[0]?.companyName || null : null
  const groups = activeFilters(definition, asked, sellerName)
  // Links keep page parameters such as the layout, and drop what was not understood.
  const shown = withPageParameters(asked, address, page.ignored)
  const panel = drawnPanel({ definition, facets: page.facets, total, path, address: shown, rates: page.rates })
  const isTable = address.get('layout') === 'table'
  const name = MODULE_NAMES[moduleKey]
  const note = ratesNote(new Set(cards.map((card) => card.currency)), page.rates)
  const filterCount = groups.reduce((count, group) => count + group.chips.length, 0)
  const ownControls = ['q', 'sort', 'cursor', 'after', 'shown', 'quantity', 'quantityUom', ...panel.parameters]

  return (
    <>
      <GridForm
        path={path}
        query={address.toString()}
        helpId={HELP_ID}
        counts={countFacetNames(definition)}
        className="page group/grid py-5 lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-x-8"
      >
        {[...shown]
          .filter(([parameter]) => !ownControls.includes(parameter))
          .map(([parameter, value]) => (
            <input key={`${parameter}=${value}`} type="hidden" name={parameter} value={value} />
          ))}
        <FilterSheet filterCount={filterCount} total={total}>
          <StaticHtml name="facets" html={panel.html} />
        </FilterSheet>

        <div className="min-w-0 lg:col-start-2">
          <Breadcrumbs crumbs={gridCrumbs(moduleKey, path, groups)} className="-mt-1 mb-2" />
          <Toolbar
            words={definition.words}
            sale={definition.sale}
            name={name}
            path={path}
            address={address}
            shown={shown}
            page={page}
            filterCount={filterCount}
            isTable={isTable}
          />
          {hasPrices(definition) && (
            <QuantityControl definition={definition} quantity={page.quantity} address={shown} />
          )}
          {address.size === 0 && <p className="mt-2 text-ink-2 text-sm">{MODULE_SUMMARIES[moduleKey]}</p>}
          <FilterChips groups={groups} path={path} clearHref={hrefOf(path, clearedAddress(shown))} />
          <PriceLimitChip search={page.search} definition={definition} path={path} address={shown} />
          <QuantityChip quantity={page.quantity} search={page.search} path={path} address={shown} />
          <SearchNote search={page.search} />
          <OfflineNotice />
          <IgnoredParameters issues={page.ignored} definition={definition} />

          <Results
            words={definition.words}
            name={name}
            path={path}
            shown={shown}
            groups={groups}
            page={page}
            isTable={isTable}
          />
          {note && <p className="mt-4 text-ink-2 text-xs">{note}</p>}
          {page.quantity && comparesPrices(shown) && (
            <p className="mt-4 text-ink-2 text-xs">
              The order by price and the price filter use the first price of each listing, not the price for your
              quantity.
            </p>
          )}
          <PageLinks path={path} address={shown} page={page} />
          <CompareBar moduleKey={moduleKey} path={path} address={shown} quantity={page.quantity} />
        </div>
      </GridForm>
      <SaveSheet
        id={SAVE_ID}
        href={hrefOf(path, changedAddress(shown, { compare: null }))}
        suggestedName={searchName(name, groups)}
      />
      <StaticHtml name="keys">
        <KeyHelp id={HELP_ID} />
      </StaticHtml>
    </>
  )
}

/** Stage, module and, where the list is of one family, that family. */
function gridCrumbs(moduleKey: ModuleKey, path: string, groups: ReturnType<typeof activeFilters>): Crumb[] {
  const { familyField } = matrixDefinition(moduleKey)
  const [family, ...more] = groups.find(({ name }) => name === familyField)?.chips ?? []
  const name = MODULE_NAMES[moduleKey]
  return family && more.length === 0
    ? [stageCrumb(moduleKey), { label: name, href: path }, { label: family.value }]
    : [stageCrumb(moduleKey), { label: name }]
}

/** A name for a search: its filters in words. */
function searchName(moduleName: string, groups: ReturnType<typeof activeFilters>): string {
  const filters = groups.map((group) => group.value).join(', ')
  return (filters === '' ? `All ${moduleName.toLowerCase()}` : filters).slice(0, 60)
}

function compareToggle(listingId: string, path: string, address: URLSearchParams): CompareToggle {
  const toggled = toggledCompare(address, listingId)
  return { isOn: comparedIds(address).includes(listingId), href: toggled && hrefOf(path, toggled) }
}

/** Whether the list depends on prices. */
function comparesPrices(address: URLSearchParams): boolean {
  return /^-?price$/.test(address.get('sort') ?? '') || address.has('priceMin') || address.has('priceMax')
}

function withPageParameters(
  asked: URLSearchParams,
  address: URLSearchParams,
  ignored: GridData['ignored'],
): URLSearchParams {
  const layout = address.get('layout') === 'table' ? 'table' : null
  const hasQuantity = !ignored.some(({ field }) => field === 'quantity' || field === 'quantityUom')
  return new URLSearchParams([
    ...asked,
    ...(hasWholePanel(address) ? [['filters', 'all']] : []),
    ...(layout ? [['layout', layout]] : []),
    ...(address.has('countIn') ? [['countIn', address.get('countIn') ?? '']] : []),
    ...(hasQuantity ? [...address].filter(([name]) => name === 'quantity' || name === 'quantityUom') : []),
    ...comparedIds(address).map((id) => ['compare', id]),
    ...(address.has('after') ? [['after', address.get('after') ?? '']] : []),
    ...(shownCount(address) === null ? [] : [['shown', String(shownCount(address))]]),
  ])
}

interface PartProps {
  name: string
  path: string
  /** The address without what was not understood. */
  shown: URLSearchParams
  page: GridData
  isTable: boolean
}

function Toolbar({
  words,
  sale,
  name,
  path,
  address,
  shown,
  page,
  filterCount,
  isTable,
}: PartProps & Pick<ModuleDefinition, 'words' | 'sale'> & { address: URLSearchParams; filterCount: number }) {
  const { cards, total, asked, query } = page
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
      <div className="mr-auto flex min-w-0 flex-wrap items-baseline gap-x-3">
        <h1 className="text-xl font-semibold">{name}</h1>
        <p role="status" className="text-sm text-ink-2">
          <span className="num">{formatNumber(total)}</span> {total === 1 ? 'listing' : 'listings'}
          <Position address={address} shownCount={cards.length} total={total} />
        </p>
      </div>
      <SearchBox words={asked.get('q') ?? ''} name={name} examples={words.searchExamples} />
      <div className="flex grow flex-wrap items-center gap-2 sm:grow-0">
        <Button popoverTarget={PANEL_ID} className="mr-auto lg:hidden">
          <Icon name="filter" />
          Filters
          {filterCount > 0 && <span className="num text-indigo">{filterCount}</span>}
        </Button>
        <SortControl sort={asked.get('sort') ?? ''} hasWords={asked.has('q')} sale={sale} priceUnit={query.priceUnit} />
        <LayoutSwitch path={path} address={shown} isTable={isTable} />
        <Button popoverTarget={SAVE_ID} className="noscript:hidden">
          Save<span className="sr-only"> or share this search</span>
        </Button>
        <Button
          variant="quiet"
          iconOnly
          popoverTarget={HELP_ID}
          aria-label="Keyboard shortcuts"
          aria-keyshortcuts="?"
          className="pointer-coarse:hidden"
        >
          ?
        </Button>
      </div>
    </div>
  )
}

function Results({
  words,
  name,
  path,
  shown,
  groups,
  page,
  isTable,
}: PartProps & { words: ModuleWords; groups: ReturnType<typeof activeFilters> }) {
  const { cards, total, countsWithout, sameKind = null, quantity } = page
  return (
    <section
      id={RESULTS_ID}
      aria-labelledby="results-head"
      className="mt-4 transition-opacity group-aria-busy/grid:opacity-60"
    >
      <h2 id="results-head" className="sr-only">
        Listings
      </h2>
      {cards.length === 0 ? (
        <EmptyGrid name={name} path={path} address={shown} groups={groups} countsWithout={countsWithout} />
      ) : (
        <StaticHtml name="results">
          {isTable ? (
            <ListingTable
              cards={cards}
              label={`${name}: ${formatNumber(total)} listings`}
              keyFact={words.keyFact}
              compareOf={(listingId) => compareToggle(listingId, path, shown)}
              othersFrom={sameKind}
              quantity={quantity}
              priceOf={(card) => askedPrice(card, page)}
            />
          ) : (
            <ul className={CARD_GRID}>
              {cards.map((card, index) => (
                <Fragment key={card.listingId}>
                  {index === sameKind ? (
                    <li className="col-span-full">
                      <h3 className="pt-4 font-semibold text-lg">{OTHER_PLY}</h3>
                    </li>
                  ) : null}
                  <li className="card-place">
                    <GridCard card={card} page={page} compare={compareToggle(card.listingId, path, shown)} />
                  </li>
                </Fragment>
              ))}
            </ul>
          )}
          <ComingCards />
        </StaticHtml>
      )}
    </section>
  )
}

/** A card, with the price for the quantity that the reader wants. */
function GridCard({ card, page, compare }: { card: ListingCard; page: GridData; compare: CompareToggle }) {
  const price = askedPrice(card, page)
  return (
    <ListingCardView
      card={card}
      rates={page.rates}
      compare={compare}
      quantity={quantityOf(price)}
      price={price && <AskedCardPrice card={card} price={price} rates={page.rates} />}
      Picture={DrawnPicture}
    />
  )
}
