import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { FilterChip } from '@/components/ui/chip'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { formatNumber } from '@/components/ui/numbers'
import { LIMITS } from '@/lib/domain/listing/finding/limits'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { UnitName } from '@/lib/domain/units/units'
import type { activeFilters } from './facets/active-filters'
import { hrefOf } from './grid-address'

const SEARCH_ID = 'grid-search'
export const PANEL_ID = 'filters'

/** The orders of the list. Prices and quantities are compared in one unit; listings without a figure in it come last. */
const sortLabels = (sale: ModuleDefinition['sale'], priceUnit: UnitName | null) => {
  const [first] = sale.bases
  const { label } = sale.bases.find(({ unit }) => unit === priceUnit) ?? first
  return [
    ['', 'Newest first'],
    ['price', `Price per ${label}, lowest first`],
    ['-price', `Price per ${label}, highest first`],
    ['moq', `Smallest minimum order (${first.label})`],
  ] as const
}

export function SearchBox({ words, name, examples }: { words: string; name: string; examples: readonly string[] }) {
  return (
    <search className="flex w-full gap-2 sm:w-auto sm:grow md:max-w-sm lg:max-w-96">
      <label htmlFor={SEARCH_ID} className="sr-only">
        Search {name.toLowerCase()}
      </label>
      <Input
        id={SEARCH_ID}
        type="search"
        name="q"
        defaultValue={words}
        maxLength={LIMITS.searchMax}
        placeholder={examples.length > 0 ? `${examples.slice(0, 2).join(', ')} …` : undefined}
        aria-keyshortcuts="/"
        prefix={<Icon name="search" />}
        className="flex-1"
      />
      <Button type="submit">Search</Button>
    </search>
  )
}

interface SortControlProps {
  sort: string
  hasWords: boolean
  sale: ModuleDefinition['sale']
  /** The unit of prices that the address names; null: the first of the module. */
  priceUnit: UnitName | null
}

export function SortControl({ sort, hasWords, sale, priceUnit }: SortControlProps) {
  const shown = sort === 'newest' && !hasWords ? '' : sort
  return (
    <>
      <label htmlFor="grid-sort" className="sr-only">
        Sort
      </label>
      <NativeSelect
        id="grid-sort"
        name="sort"
        defaultValue={shown}
        data-value={shown}
        // On a phone it takes what its neighbours leave; on the smallest only two letters would fit, so it has a line of its own.
        className="max-sm:grow max-sm:basis-32 max-[24rem]:order-last max-[24rem]:basis-full"
      >
        {hasWords && <option value="">Best match</option>}
        {sortLabels(sale, priceUnit).map(([value, label]) => (
          <option key={value} value={hasWords && value === '' ? 'newest' : value}>
            {label}
          </option>
        ))}
      </NativeSelect>
      {/* With JavaScript a change applies immediately. */}
      <Button type="submit" className="not-noscript:hidden">
        Apply
      </Button>
    </>
  )
}

export function LayoutSwitch({ path, address, isTable }: { path: string; address: URLSearchParams; isTable: boolean }) {
  const layouts = [
    { label: 'Cards', isOn: !isTable, layout: null },
    { label: 'Table', isOn: isTable, layout: 'table' },
  ]
  return (
    // A phone has no room for the table, and so no switch to it, but one back from it.
    <nav
      aria-label="Layout"
      className={cx('flex rounded-md border border-line-strong text-sm', !isTable && 'max-sm:hidden')}
    >
      {layouts.map(({ label, isOn, layout }) => (
        <Link
          key={label}
          // The same page of the list in another layout.
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

export function FilterChips({
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
    <ul aria-label="Active filters" className="mt-3 flex flex-wrap items-center gap-1.5">
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
 * Next to the list on a wide screen; on a phone the same element is a sheet over the page. A native popover needs no script, closes on
 * Escape and is announced by screen readers.
 */
export function FilterSheet({
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
