import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { ButtonLink } from '@/components/ui/link'
import { formatNumber } from '@/components/ui/numbers'
import { Skeleton } from '@/components/ui/skeleton'
import type { AskedQuantity } from '@/lib/domain/rfq/requests/ask-origin'
import { MorePending } from './cards/more-listings'
import {
  askSellersHref,
  COMPARED_MAX,
  changedAddress,
  comparedIds,
  grownAddress,
  hrefOf,
  SHOWN_MAX,
} from './grid-address'
import type { GridData } from './grid-data'

export const CARD_GRID = 'grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3 min-[87rem]:grid-cols-4'

/** How many listings are selected, with links to compare them or ask their sellers. */
export function CompareBar({
  moduleKey,
  path,
  address,
  quantity,
}: {
  moduleKey: string
  path: string
  address: URLSearchParams
  quantity: AskedQuantity | null
}) {
  const ids = comparedIds(address)
  if (ids.length === 0) return null
  const without = new URLSearchParams([...address].filter(([name]) => name !== 'compare'))
  // That page reads a quantity with its unit, if that is one word.
  const typed = quantity && /^[a-z]+$/i.test(quantity.unit) ? [['qty', `${quantity.amount} ${quantity.unit}`]] : []
  const chosen = new URLSearchParams([...ids.map((id) => ['id', id]), ...typed])
  return (
    <div className="sticky bottom-4 z-20 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-3 rounded-md border border-line-strong bg-raised px-4 py-2 text-sm shadow-float">
      <p role="status">
        <span className="num font-medium">{ids.length}</span> of {COMPARED_MAX} selected
      </p>
      {ids.length > 1 ? (
        <ButtonLink href={hrefOf(`${path}/compare`, chosen)} variant="primary" size="sm">
          Compare side by side
        </ButtonLink>
      ) : null}
      {ids.length > 1 ? (
        <ButtonLink href={askSellersHref(moduleKey, ids, quantity)} size="sm">
          Ask for quotations
        </ButtonLink>
      ) : (
        <span className="text-ink-2">Select one more to compare.</span>
      )}
      <ButtonLink href={hrefOf(path, without)} scroll={false} variant="quiet" size="sm">
        Clear
      </ButtonLink>
    </div>
  )
}

/** How many listings came before this page. The number in the address is only shown, never used to query. */
function positionBefore(address: URLSearchParams): number {
  const before = address.has('cursor') ? Number(address.get('after') ?? 0) : 0
  return Number.isInteger(before) && before > 0 ? before : 0
}

/** "1–48 shown", when there are more. */
export function Position({
  address,
  shownCount,
  total,
}: {
  address: URLSearchParams
  shownCount: number
  total: number
}) {
  const before = positionBefore(address)
  if (shownCount === 0 || shownCount >= total || before + shownCount > total) return null
  return (
    <span className="num">
      {', '}
      {formatNumber(before + 1)}–{formatNumber(before + shownCount)} shown
    </span>
  )
}

/** Links to more of the list: on this page up to its maximum, then on the next page. */
export function PageLinks({ path, address, page }: { path: string; address: URLSearchParams; page: GridData }) {
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

/** Placeholders while more listings load. */
export function ComingCards() {
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
