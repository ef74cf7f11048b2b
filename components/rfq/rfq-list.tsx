import Link from 'next/link'
import { relativeTime } from '@/components/seller-listings/relative-time'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { formatMoment, formatNumber } from '@/components/ui/numbers'
import { TabLinks } from '@/components/ui/tab-links'
import type { RfqRecord } from '@/lib/domain/rfq/present'
import { RFQ_TONES } from './rfq-words'

export type RfqSide = 'buyer' | 'seller'

export interface RfqListProps {
  side: RfqSide
  /** The sides this account has. */
  sides: readonly RfqSide[]
  rfqs: readonly RfqRecord[]
  /** Those in which something is unread. */
  unread: ReadonlySet<string>
  nextCursor: string | null
  now: Date
}

const SIDE_WORDS: Record<RfqSide, string> = { buyer: 'You asked', seller: 'You were asked' }

/** Requests of one side, the newest first. */
export function RfqList({ side, sides, rfqs, unread, nextCursor, now }: RfqListProps) {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-semibold text-xl">Quotations</h1>
        {sides.includes('buyer') ? (
          <Link href="/rfq/new?moduleKey=yarn" className={buttonClass({ variant: 'primary' })}>
            Ask every seller of yarn
          </Link>
        ) : null}
      </div>
      {sides.length > 1 ? (
        <TabLinks
          label="Side"
          links={sides.map((one) => ({ href: `/rfq?as=${one}`, label: SIDE_WORDS[one], current: one === side }))}
        />
      ) : null}
      {rfqs.length === 0 ? <Nothing side={side} /> : null}
      {rfqs.length > 0 ? (
        <ul className="divide-y divide-line border-line border-y">
          {rfqs.map((rfq) => (
            <li key={rfq.rfqId}>
              <Line rfq={rfq} side={side} isUnread={unread.has(rfq.rfqId)} now={now} />
            </li>
          ))}
        </ul>
      ) : null}
      {nextCursor ? (
        <Link href={`/rfq?as=${side}&cursor=${nextCursor}`} className={buttonClass({ variant: 'secondary' })}>
          Older requests
        </Link>
      ) : null}
    </div>
  )
}

function Line({ rfq, side, isUnread, now }: { rfq: RfqRecord; side: RfqSide; isUnread: boolean; now: Date }) {
  const { snapshot } = rfq
  const others = side === 'seller' ? rfq.companyName : rfq.openPool ? 'every seller' : names(rfq)
  return (
    <Link
      href={`/rfq/${rfq.rfqId}`}
      prefetch={false}
      className="-mx-3 grid gap-x-6 gap-y-1 rounded-md px-3 py-4 hover:bg-sunk md:grid-cols-[minmax(0,3fr)_9rem_minmax(0,2fr)_17rem]"
    >
      <span className="min-w-0">
        <span className="block font-medium">{rfq.title}</span>
        <span className="block text-ink-2 text-sm">
          {side === 'seller' ? 'from ' : 'to '}
          {others}
        </span>
      </span>
      <span className="num text-sm md:text-right">
        {formatNumber(snapshot.quantity)} <span className="unit">{snapshot.uom}</span>
      </span>
      <span className="flex flex-wrap items-start gap-1.5">
        <Badge tone={RFQ_TONES[rfq.status]}>{side === 'seller' ? rfq.sellerStatus : rfq.buyerStatus}</Badge>
        {rfq.sealedNow ? <Badge>Sealed</Badge> : null}
        {isUnread ? <Badge tone="accent">New</Badge> : null}
      </span>
      <span className="text-ink-2 text-sm md:text-right">
        {rfq.respondBy && !rfq.isPastRespondBy
          ? `answers until ${formatMoment(rfq.respondBy)}`
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

function Nothing({ side }: { side: RfqSide }) {
  return side === 'buyer' ? (
    <EmptyState
      title="You have asked for nothing yet"
      actions={
        <Link href="/listings/yarn" className={buttonClass({ variant: 'primary' })}>
          Browse yarn
        </Link>
      }
    >
      Open a listing and ask for a quotation, or ask every seller at once.
    </EmptyState>
  ) : (
    <EmptyState
      title="Nobody has asked you yet"
      actions={
        <Link href="/sell/listings" className={buttonClass({ variant: 'primary' })}>
          Your listings
        </Link>
      }
    >
      Requests arrive here and in your inbox. Complete listings are found first.
    </EmptyState>
  )
}
