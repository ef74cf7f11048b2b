import Link from 'next/link'
import { relativeTime } from '@/components/seller-listings/relative-time'
import { Badge } from '@/components/ui/badge'
import { EmptyState } from '@/components/ui/empty-state'
import { ButtonLink } from '@/components/ui/link'
import { formatMoment } from '@/components/ui/numbers'
import { TabLinks } from '@/components/ui/tab-links'
import type { Role } from '@/lib/domain/actor'
import { type QuoteStoredStatus, SENT_QUOTE_STATUSES } from '@/lib/domain/rfq/states'
import { QUOTE_TONES, statusWords } from '../rfq-words'
import { ListFilter, listHref, noMatch } from './list-filter'

/** A quotation in a list; one that is sealed shows only its request. */
interface ListedQuotation {
  key: string
  rfqId: string
  title: string
  sellerCompanyName: string
  buyerCompanyName: string
  sealedUntil: string | null
  status: QuoteStoredStatus | ''
  updatedAt: string
}

export interface QuotationListProps {
  side: Role
  /** The roles of this account. */
  sides: readonly Role[]
  /** The only status that is shown; undefined: all. */
  status: QuoteStoredStatus | undefined
  quotations: readonly ListedQuotation[]
  total: number
  nextCursor: string | null
  now: Date
}

const PATH = '/quotations'
const SIDE_WORDS: Record<Role, string> = { buyer: 'Received', seller: 'Sent', admin: 'All' }

/** Quotations of one side, newest first; each leads to its request. */
export function QuotationList({ side, sides, status, quotations, total, nextCursor, now }: QuotationListProps) {
  const narrowing = { q: '', status }
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-semibold text-xl">Quotations</h1>
      {sides.length > 1 ? (
        <TabLinks
          label="Side"
          links={sides.map((option) => ({
            href: listHref(PATH, option, { q: '', status: undefined }),
            label: SIDE_WORDS[option],
            current: option === side,
          }))}
        />
      ) : null}
      {total > 0 || status ? (
        <ListFilter
          path={PATH}
          side={side}
          {...narrowing}
          options={SENT_QUOTE_STATUSES.map((value) => ({ value, label: statusWords(value, 'quotation', side) }))}
        />
      ) : null}
      {quotations.length > 0 ? (
        <ul className="divide-y divide-line border-line border-y">
          {quotations.map((quotation) => (
            <li key={quotation.key}>
              <Line quotation={quotation} side={side} now={now} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title={status ? noMatch('quotations', narrowing) : 'No quotations yet'}
          actions={
            status ? (
              <ButtonLink href={listHref(PATH, side, { q: '', status: undefined })}>Show all</ButtonLink>
            ) : (
              <ButtonLink href="/rfq">Requests</ButtonLink>
            )
          }
        />
      )}
      {nextCursor ? <ButtonLink href={listHref(PATH, side, narrowing, nextCursor)}>Older quotations</ButtonLink> : null}
    </div>
  )
}

function Line({ quotation, side, now }: { quotation: ListedQuotation; side: Role; now: Date }) {
  const { rfqId, title, sellerCompanyName, buyerCompanyName, sealedUntil, status, updatedAt } = quotation
  const sides = [sellerCompanyName && `from ${sellerCompanyName}`, buyerCompanyName && `to ${buyerCompanyName}`]
  return (
    <Link
      href={`/rfq/${rfqId}`}
      prefetch={false}
      className="-mx-3 grid gap-x-6 gap-y-1 rounded-md px-3 py-4 hover:bg-sunk md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_12rem]"
    >
      <span className="min-w-0">
        <span className="block font-medium">{title}</span>
        <span className="block text-ink-2 text-sm">{sides.filter(Boolean).join(' ')}</span>
      </span>
      <span className="flex flex-wrap items-start gap-1.5">
        {status ? (
          <Badge tone={QUOTE_TONES[status]}>{statusWords(status, 'quotation', side)}</Badge>
        ) : (
          <Badge>Sealed</Badge>
        )}
      </span>
      <span className="text-ink-2 text-sm md:text-right">
        {sealedUntil === null ? relativeTime(new Date(updatedAt), now) : `until ${formatMoment(sealedUntil)}`}
      </span>
    </Link>
  )
}
