import Link from 'next/link'
import { relativeTime } from '@/components/seller-listings/relative-time'
import { listingsPath } from '@/components/site/listings-path'
import { Badge } from '@/components/ui/badge'
import { EmptyState } from '@/components/ui/empty-state'
import { ButtonLink, TextLink } from '@/components/ui/link'
import { formatMoment } from '@/components/ui/numbers'
import { Quantity } from '@/components/ui/price'
import { TabLinks } from '@/components/ui/tab-links'
import type { Role } from '@/lib/domain/actor'
import type { RfqRecord } from '@/lib/domain/rfq/present'
import { RFQ_STATUSES, type RfqStatus } from '@/lib/domain/rfq/states'
import { ListFilter, listHref, noMatch } from './lists/list-filter'
import { RFQ_TONES, sellerTone, sellerWords, statusWords } from './rfq-words'

/** A request in a list; for a seller with the state of their own quotation. */
type ListedRfq = RfqRecord & { quoteStatus: string }

export interface RfqListProps {
  side: Role
  /** The roles of this account. */
  sides: readonly Role[]
  /** The only status that is shown; undefined: all. */
  status: RfqStatus | undefined
  /** The words that each request has; "": any. */
  q: string
  rfqs: readonly ListedRfq[]
  /** The requests and enquiries with unread notifications. */
  unread: ReadonlySet<string>
  nextCursor: string | null
  /** How many wait for the reader on each side, when there are several. */
  waiting: Partial<Record<Role, number>>
  now: Date
}

const SIDE_WORDS: Record<Role, string> = { buyer: 'Sent', seller: 'Received', admin: 'All' }

/** Requests of one side, newest first. */
export function RfqList({ side, sides, status, q, rfqs, unread, nextCursor, waiting, now }: RfqListProps) {
  const narrowing = { q, status }
  const isNarrowed = status !== undefined || q !== ''
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-semibold text-xl">Requests</h1>
        {sides.includes('buyer') ? (
          <ButtonLink href="/rfq/new" variant="primary">
            Ask all sellers
          </ButtonLink>
        ) : null}
      </div>
      {sides.length > 1 ? (
        <TabLinks
          label="Side"
          links={sides.map((option) => ({
            href: listHref('/rfq', option, { q, status: undefined }),
            label: SIDE_WORDS[option],
            count: waiting[option] || undefined,
            current: option === side,
          }))}
        />
      ) : null}
      {rfqs.length > 0 || isNarrowed ? (
        <ListFilter
          path="/rfq"
          side={side}
          q={q}
          status={status}
          searchLabel="Title, company or order number"
          options={RFQ_STATUSES.map((value) => ({ value, label: statusWords(value, 'request', side) }))}
        />
      ) : null}
      {rfqs.length > 0 ? null : isNarrowed ? (
        <EmptyState
          title={noMatch('requests', narrowing)}
          actions={<ButtonLink href={`/rfq?as=${side}`}>Show all</ButtonLink>}
        />
      ) : (
        <NoRequests side={side} />
      )}
      {rfqs.length > 0 ? (
        <ul className="divide-y divide-line border-line border-y">
          {rfqs.map((rfq, index) => (
            <li key={rfq.rfqId}>
              {rfq.enquiryId && rfq.enquiryId !== rfqs[index - 1]?.enquiryId ? (
                <TextLink href={`/enquiries/${rfq.enquiryId}`} className="mt-3 inline-block text-sm">
                  Open the whole enquiry
                </TextLink>
              ) : null}
              <Line rfq={rfq} side={side} isUnread={unread.has(rfq.rfqId) || unread.has(rfq.enquiryId)} now={now} />
            </li>
          ))}
        </ul>
      ) : null}
      {nextCursor ? <ButtonLink href={listHref('/rfq', side, narrowing, nextCursor)}>Older requests</ButtonLink> : null}
    </div>
  )
}

function Line({ rfq, side, isUnread, now }: { rfq: ListedRfq; side: Role; isUnread: boolean; now: Date }) {
  const { snapshot } = rfq
  const asked = `to ${rfq.openPool ? 'all sellers' : names(rfq)}`
  const others = { buyer: asked, seller: `from ${rfq.companyName}`, admin: `${rfq.companyName}, ${asked}` }[side]
  return (
    <Link
      href={`/rfq/${rfq.rfqId}`}
      prefetch={false}
      className="-mx-3 grid gap-x-6 gap-y-1 rounded-md px-3 py-4 hover:bg-sunk md:grid-cols-[minmax(0,3fr)_9rem_minmax(0,2fr)_17rem]"
    >
      <span className="min-w-0">
        <span className="block font-medium">{rfq.title}</span>
        <span className="block text-ink-2 text-sm">{others}</span>
      </span>
      <span className="num text-sm md:text-right">
        <Quantity amount={snapshot.quantity} unit={snapshot.uom} />
      </span>
      <span className="flex flex-wrap items-start gap-1.5">
        <Badge tone={side === 'seller' ? sellerTone(rfq.status, rfq.quoteStatus) : RFQ_TONES[rfq.status]}>
          {side === 'seller' ? sellerWords(rfq, rfq.quoteStatus) : rfq.buyerStatus}
        </Badge>
        {rfq.sealedNow ? <Badge>Sealed</Badge> : null}
        {rfq.enquiryId ? <Badge>Enquiry</Badge> : null}
        {isUnread ? <Badge tone="accent">Unread</Badge> : null}
      </span>
      <span className="text-ink-2 text-sm md:text-right">
        {rfq.respondBy && !rfq.isPastRespondBy
          ? `deadline ${formatMoment(rfq.respondBy)}`
          : relativeTime(new Date(rfq.updatedAt), now)}
      </span>
    </Link>
  )
}

function names({ sellers }: RfqRecord): string {
  const [first, ...rest] = sellers
  if (!first) return ''
  return rest.length === 0 ? first.companyName : `${first.companyName} and ${rest.length} more`
}

function NoRequests({ side }: { side: Role }) {
  if (side === 'admin') return <EmptyState title="No requests yet">The requests of all buyers appear here.</EmptyState>
  return side === 'buyer' ? (
    <EmptyState
      title="No requests yet"
      actions={
        <ButtonLink href={listingsPath()} variant="primary">
          Browse listings
        </ButtonLink>
      }
    >
      Ask for a quotation from a listing, or ask all sellers.
    </EmptyState>
  ) : (
    <EmptyState
      title="No requests yet"
      actions={
        <ButtonLink href="/sell/listings" variant="primary">
          Your listings
        </ButtonLink>
      }
    >
      New requests appear here and in your inbox. Buyers find complete listings first.
    </EmptyState>
  )
}
