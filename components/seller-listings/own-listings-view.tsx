import Link from 'next/link'
import { ListingPicture } from '@/components/listing-grid/cards/listing-picture'
import { SearchNote, type SearchNoteProps } from '@/components/listing-grid/search/search-note'
import { Button, buttonClass } from '@/components/ui/button'
import { DetailsMenu } from '@/components/ui/details-menu'
import { EmptyState } from '@/components/ui/empty-state'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { ButtonLink, TextLink } from '@/components/ui/link'
import { formatMoment } from '@/components/ui/numbers'
import { Price, Quantity } from '@/components/ui/price'
import { Meter } from '@/components/ui/progress'
import { SectionHead } from '@/components/ui/section'
import { TabLinks } from '@/components/ui/tab-links'
import { LIMITS } from '@/lib/domain/listing/finding/limits'
import { type ForSeller, LISTING_STATUSES, type ListingStatus } from '@/lib/domain/listing/listing'
import type { ListingCard } from '@/lib/domain/listing/presenting/card'
import { MODULE_KEYS, MODULE_NAMES } from '@/lib/domain/modules/keys'
import { ForSellerBand } from './for-seller/band'
import { listingsLabel, sellPath } from './for-seller/sell-path'
import { OwnListingActions } from './own-listing-actions'
import { relativeTime } from './relative-time'

interface OwnListing {
  card: ListingCard
  completeness: number
}

interface OwnListingsViewProps {
  page: {
    forSeller: ForSeller | null
    status: ListingStatus
    q: string
    search: SearchNoteProps['search']
    counts: Readonly<Record<ListingStatus, number>>
    rows: readonly OwnListing[]
    pages: number
    hasMore: boolean
  }
  now: Date
}

const PATH = '/listings'
/** With one form there is nothing to choose. */
const NEW_LISTING_PATH = MODULE_KEYS.length === 1 ? `/${MODULE_KEYS[0]}` : ''

const TABS: Readonly<Record<ListingStatus, string>> = { ACTIVE: 'Active', DRAFT: 'Drafts', ARCHIVED: 'Archived' }

const EMPTY: Readonly<Record<ListingStatus, { title: string; text: string }>> = {
  ACTIVE: { title: 'No active listings', text: 'Published listings appear here.' },
  DRAFT: { title: 'No drafts', text: 'Only you can see a draft until you publish it.' },
  ARCHIVED: { title: 'No archived listings', text: 'Archived listings appear here. You can unarchive them.' },
}

/** The seller's own listings in all modules, last changed first. */
export function OwnListingsView({ page, now }: OwnListingsViewProps) {
  const { forSeller, status, q, search, counts, rows, pages, hasMore } = page
  const hrefOf = (more: Record<string, string>) =>
    sellPath(PATH, forSeller, { status, ...(q === '' ? {} : { q }), ...more })
  return (
    <div className="flex flex-col gap-6">
      <ForSellerBand seller={forSeller} />
      <SectionHead
        level={1}
        title={listingsLabel(forSeller)}
        actions={
          <>
            {forSeller ? null : <ImportMenu />}
            <ButtonLink href={sellPath(NEW_LISTING_PATH, forSeller)} variant="primary">
              New listing
            </ButtonLink>
          </>
        }
      />
      <SearchBox status={status} q={q} forSeller={forSeller} />
      <TabLinks
        label="Listings by status"
        links={LISTING_STATUSES.map((key) => ({
          href: hrefOf({ status: key }),
          label: TABS[key],
          count: counts[key],
          current: key === status,
        }))}
      />
      <SearchNote search={search} />
      {rows.length === 0 && q !== '' ? (
        <EmptyState
          title={`No results for “${q}”`}
          actions={
            <ButtonLink href={sellPath(PATH, forSeller, { status })}>Show all {TABS[status].toLowerCase()}</ButtonLink>
          }
        >
          {elsewhere(status, counts)}
        </EmptyState>
      ) : rows.length === 0 ? (
        <EmptyState
          title={EMPTY[status].title}
          actions={
            <ButtonLink href={sellPath(NEW_LISTING_PATH, forSeller)} variant="primary">
              New listing
            </ButtonLink>
          }
        >
          {EMPTY[status].text}
        </EmptyState>
      ) : (
        <ul className="flex flex-col">
          {rows.map((row) => (
            <Row key={row.card.listingId} row={row} now={now} forSeller={forSeller} />
          ))}
        </ul>
      )}
      {hasMore ? (
        <Link href={hrefOf({ pages: String(pages + 1) })} scroll={false} className={`${buttonClass()} self-center`}>
          Load more
        </Link>
      ) : null}
    </div>
  )
}

/** A GET form, which works without JavaScript. */
function SearchBox({ status, q, forSeller }: Pick<OwnListingsViewProps['page'], 'status' | 'q' | 'forSeller'>) {
  return (
    <search>
      <form action={sellPath(PATH, null)} className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <input type="hidden" name="status" value={status} />
        {forSeller ? <input type="hidden" name="sellerId" value={forSeller.sellerId} /> : null}
        <Field
          id="q"
          label={forSeller ? 'Search these listings' : 'Search your listings'}
          className="min-w-0 max-w-[36rem] flex-1 basis-64"
        >
          {(control) => (
            <Input
              {...control}
              key={q}
              type="search"
              name="q"
              defaultValue={q}
              maxLength={LIMITS.searchMax}
              placeholder="Title, or your item code"
            />
          )}
        </Field>
        <div className="flex min-h-10 items-center gap-4">
          <Button type="submit">Search</Button>
          {q === '' ? null : (
            <TextLink href={sellPath(PATH, forSeller, { status })} className="text-sm">
              Clear
            </TextLink>
          )}
        </div>
      </form>
    </search>
  )
}

/** Where else the search has results. */
function elsewhere(status: ListingStatus, counts: OwnListingsViewProps['page']['counts']): string | null {
  const others = LISTING_STATUSES.filter((other) => other !== status && counts[other] > 0)
  if (others.length === 0) return 'Try fewer words, or the start of your item code.'
  return `Found under ${others.map((other) => `${TABS[other]} (${counts[other]})`).join(' and ')}.`
}

interface RowProps {
  row: OwnListing
  now: Date
  forSeller: ForSeller | null
}

function Row({ row: { card, completeness }, now, forSeller }: RowProps) {
  const { listingId, moduleKey, status, version } = card
  const title = card.title || 'Untitled listing'
  const updated = new Date(card.updatedAt)
  return (
    <li className="grid grid-cols-[3.5rem_1fr] items-start gap-x-4 gap-y-2 border-line border-b py-4 md:grid-cols-[3.5rem_minmax(0,1fr)_9rem_8rem_8rem_auto] md:items-center">
      <ListingPicture card={card} className="size-14" />
      <div className="min-w-0">
        <h2 className="font-medium">
          <Link
            href={status === 'ARCHIVED' ? `/listings/${moduleKey}/${listingId}` : `/sell/${moduleKey}/${listingId}`}
            prefetch={false}
            className="inline-flex min-h-6 min-w-6 items-center hover:text-indigo"
          >
            {title}
          </Link>
        </h2>
        <p className="num text-ink-2 text-sm">
          {MODULE_NAMES[moduleKey]} ·{' '}
          <TextLink href={`/sell/${moduleKey}/${listingId}/history`} className="inline-flex min-h-6 items-center">
            version {version}
            <span className="sr-only">: history</span>
          </TextLink>{' '}
          · changed{' '}
          <time dateTime={card.updatedAt} title={formatMoment(card.updatedAt)}>
            {relativeTime(updated, now)}
          </time>
        </p>
      </div>
      <div className="col-start-2 md:col-start-auto md:text-right">
        {card.price === null ? (
          <span className="text-ink-3 text-sm">No price yet</span>
        ) : (
          <Price amount={card.price} currency={card.currency} unit={card.priceUom} className="font-semibold" />
        )}
      </div>
      <p className="col-start-2 text-sm md:col-start-auto md:text-right">
        <span className="text-ink-2 text-xs md:block">Minimum </span>
        {card.moq === null ? (
          <span className="text-ink-3">not given</span>
        ) : (
          <Quantity amount={card.moq} unit={card.moqUom} />
        )}
      </p>
      <Meter label="Complete" value={completeness} className="col-start-2 max-w-48 md:col-start-auto" />
      <OwnListingActions {...{ moduleKey, listingId, title, status, forSeller }} />
    </li>
  )
}

/** The modules whose listings can be imported and exported; it opens without a script. */
function ImportMenu() {
  return (
    <DetailsMenu className="relative">
      <summary className={buttonClass()}>
        Import or export
        <Icon name="chevron-down" />
      </summary>
      <ul
        tabIndex={-1}
        className="absolute left-0 z-20 mt-1 max-h-[70dvh] w-72 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-md border border-line-strong bg-raised py-1 shadow-lg outline-none sm:right-0 sm:left-auto"
      >
        {MODULE_KEYS.map((key) => (
          <li key={key}>
            <Link
              href={`/sell/${key}/import`}
              prefetch={false}
              className="flex min-h-10 items-center px-3 text-sm hover:bg-sunk pointer-coarse:min-h-11"
            >
              {MODULE_NAMES[key]}
            </Link>
          </li>
        ))}
      </ul>
    </DetailsMenu>
  )
}
