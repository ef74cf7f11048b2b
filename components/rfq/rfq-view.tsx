import { Fragment, type ReactNode } from 'react'
import { HistoryLink } from '@/components/audit/history-link'
import { AccountLink } from '@/components/module-access/sellers/account-link'
import { Badge } from '@/components/ui/badge'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Disclosure } from '@/components/ui/disclosure'
import { ButtonLink, TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { formatMoment } from '@/components/ui/numbers'
import { Price, Quantity } from '@/components/ui/price'
import { Section } from '@/components/ui/section'
import type { NewestPart } from '@/lib/domain/rfq/lists/list-query'
import { awardedSeller } from '@/lib/domain/rfq/orders/awarded-seller'
import type { QuoteRecord, RfqRecord } from '@/lib/domain/rfq/present'
import type { EventRecord } from '@/lib/domain/rfq/present-events'
import type { OrderRecord } from '@/lib/domain/rfq/present-order'
import type { PointLabel } from '@/lib/domain/rfq/requests/specification-point'
import { EventTimeline } from './event-timeline'
import { NoteForm } from './note-form'
import { ChangedNotice } from './parts/changed-notice'
import { QuoteCard } from './quotation/quote-card'
import { RfqActions } from './rfq-actions'
import { RfqFacts } from './rfq-facts'
import { ORDER_TONES, ORDER_WORDS, RFQ_TONES, sellerTone, sellerWords } from './rfq-words'
import { ThreadNews } from './thread-news'

export interface RfqViewProps {
  party: 'buyer' | 'seller' | 'admin'
  rfq: RfqRecord
  quotes: readonly QuoteRecord[]
  orders: readonly OrderRecord[]
  activity: NewestPart<EventRecord>
  names: Readonly<Record<string, string>>
  pointLabels: Readonly<Record<string, PointLabel>>
  /** What the reader has not seen yet. */
  news: { since: string; numbers: readonly number[] }
  /** The seller's form, when they can send a quotation. */
  quotationForm?: ReactNode
}

/** One request with its quotations and activity. */
export function RfqView({
  party,
  rfq,
  quotes,
  orders,
  activity,
  names,
  pointLabels,
  news,
  quotationForm,
}: RfqViewProps) {
  const isSeller = party === 'seller'
  const { title } = rfq
  // A seller sees their own place alone; the request may have begun with a listing of theirs.
  const listingId = rfq.listingId || (isSeller && rfq.sellers[0]?.listingId)
  const shown = quotes.filter(({ version }) => version > 0)
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-3">
        <Breadcrumbs crumbs={[{ label: 'Requests', href: `/rfq?as=${party}` }, { label: title }]} />
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="min-w-0">
            <h1 className="font-semibold text-xl">{title}</h1>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-2 text-sm">
              <Badge tone={isSeller ? sellerTone(rfq.status, quotes[0]?.status ?? '') : RFQ_TONES[rfq.status]}>
                {isSeller ? sellerWords(rfq, quotes[0]?.status ?? '') : rfq.buyerStatus}
              </Badge>
              <Parties party={party} rfq={rfq} />
              {listingId ? (
                <TextLink href={`/listings/${rfq.moduleKey}/${listingId}`}>
                  {isSeller ? 'Your listing' : 'View listing'}
                </TextLink>
              ) : null}
              {party === 'admin' ? <HistoryLink id={rfq.rfqId} className="print:hidden" /> : null}
            </p>
          </div>
          {party === 'admin' ? null : <RfqActions rfq={rfq} party={party} />}
        </div>
        {news.since ? (
          <p className="text-sm print:hidden">
            <a href="#thread" className="link">
              See new activity
            </a>
          </p>
        ) : null}
      </header>
      <Lineage rfq={rfq} />
      {rfq.reason ? <Notice tone="block">{rfq.reason}</Notice> : null}
      {orders.length > 0 ? <Orders orders={orders} isSeller={isSeller} /> : null}
      <SuspendedSellers rfq={rfq} />
      <CancelledOrders orders={orders} mayAskAgain={party === 'buyer'} />
      <ChangedNotice changes={rfq.changedSinceAsked} />
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <Section id="asked" title="Request details" gap={3}>
          <RfqFacts rfq={rfq} pointLabels={pointLabels} hasBuyer={party === 'admin'} />
        </Section>
        <div className="flex min-w-0 flex-col gap-10">
          <section aria-labelledby="quotations" className="flex flex-col gap-4">
            <div className="flex flex-wrap items-end justify-between gap-3">
              <h2 id="quotations" className="font-semibold text-lg">
                {isSeller ? 'Quotation' : 'Quotations'}
              </h2>
              {!isSeller && !rfq.sealedNow && shown.length > 0 ? (
                <ButtonLink href={`/rfq/${rfq.rfqId}/compare`} variant={shown.length > 1 ? 'primary' : 'secondary'}>
                  Compare quotations
                </ButtonLink>
              ) : null}
            </div>
            {isSeller ? null : <BeforeOffers party={party} rfq={rfq} isEmpty={shown.length === 0} />}
            {shown.map((quote) => (
              <QuoteCard key={quote.quoteId} rfq={rfq} quote={quote} side={party} pointLabels={pointLabels} />
            ))}
            <QuotationForm quotes={isSeller ? shown : []}>{quotationForm}</QuotationForm>
          </section>
          <Section id="thread" title="Activity" gap={4} className="print:hidden">
            <EventTimeline rfqId={rfq.rfqId} activity={activity} names={names} newSince={news.since} />
            <ThreadNews subjects={[rfq.rfqId]} numbers={news.numbers} />
            <Notes party={party} rfq={rfq} shown={shown} orders={orders} />
          </Section>
        </div>
      </div>
      {party === 'admin' ? (
        <footer className="print:hidden">
          <RfqActions rfq={rfq} party={party} />
        </footer>
      ) : null}
    </div>
  )
}

/** What to read in place of quotations that are sealed, or that have not come. */
function BeforeOffers({ party, rfq, isEmpty }: Pick<RfqViewProps, 'party' | 'rfq'> & { isEmpty: boolean }) {
  if (rfq.sealedNow) {
    return (
      <Notice title={rfq.quoteCount === 1 ? '1 sealed quotation' : `${rfq.quoteCount} sealed quotations`}>
        Prices stay hidden{party === 'buyer' ? ', even from you,' : ''} until {formatMoment(rfq.respondBy)}.
      </Notice>
    )
  }
  if (!isEmpty) return null
  return (
    <p className="text-ink-2">
      No quotations yet.{party === 'buyer' ? ' We will notify you here and in your inbox.' : ''}
    </p>
  )
}

/** Where a party writes a message; admins only read. */
function Notes({
  party,
  rfq,
  shown,
  orders,
}: Pick<RfqViewProps, 'party' | 'rfq' | 'orders'> & { shown: readonly QuoteRecord[] }) {
  if (party === 'admin') return null
  if (party === 'seller') return <NoteForm rfqId={rfq.rfqId} sellers={null} help={sellersNoteHelp(rfq)} />
  const awardedId = awardedSeller(orders)
  return <NoteForm rfqId={rfq.rfqId} sellers={{ named: correspondents(rfq, shown), isPool: rfq.openPool, awardedId }} />
}

/** Once an offer is out, the form is for the exception; a new version folds it again. */
function QuotationForm({ quotes, children }: { quotes: readonly QuoteRecord[]; children: ReactNode }) {
  if (!children || quotes.length === 0) return children
  return (
    <Disclosure key={quotes[0]?.version} summary="Change the quotation" className="print:hidden">
      {children}
    </Disclosure>
  )
}

function Orders({ orders, isSeller }: { orders: readonly OrderRecord[]; isSeller: boolean }) {
  return (
    <section aria-label="Orders" className="rounded-md border border-line bg-raised px-4">
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <li key={order.orderId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-sm">
            <TextLink href={`/orders/${order.orderId}`} className="num font-medium">
              {order.orderNumber}
            </TextLink>
            <Badge tone={ORDER_TONES[order.status]}>{ORDER_WORDS[order.status]}</Badge>
            <span className="w-full sm:w-auto sm:flex-1">
              {isSeller ? order.buyerCompanyName : order.sellerCompanyName}
            </span>
            <Quantity amount={order.quantity} unit={order.uom} />
            <span className="max-sm:ml-auto">
              <Price amount={order.total} currency={order.currency} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A suspended seller cannot sign in: whoever waits for them should know. */
function SuspendedSellers({ rfq: { sellers } }: { rfq: RfqRecord }) {
  const names = sellers.flatMap(({ sellerSuspended, companyName }) => (sellerSuspended ? [companyName] : []))
  if (names.length === 0) return null
  return (
    <Notice tone="block" title={names.length === 1 ? `${names[0]} is suspended` : `${names.join(', ')} are suspended`}>
      They cannot reply, and nothing can be ordered from them at the moment.
    </Notice>
  )
}

/** A request is never reopened: it stays awarded, and the goods are asked for again. */
export function CancelledOrders({ orders, mayAskAgain }: Pick<RfqViewProps, 'orders'> & { mayAskAgain: boolean }) {
  return orders
    .filter(({ status }) => status === 'CANCELLED')
    .map(({ orderId, orderNumber }) => (
      <Notice
        key={orderId}
        tone="block"
        title={`Order ${orderNumber} was cancelled`}
        actions={
          mayAskAgain ? (
            <ButtonLink href={`/rfq/new?orderId=${orderId}`} size="sm">
              Ask again
            </ButtonLink>
          ) : null
        }
      >
        The request and its quotation stay closed. {mayAskAgain ? 'Ask again to order these goods.' : ''}
      </Notice>
    ))
}

/** The sellers a buyer can write to, including those from an open request. */
function correspondents({ sellers }: RfqRecord, quotes: readonly QuoteRecord[]) {
  return sellers.map(({ sellerId, companyName }) => {
    const quoteId = quotes.find((quote) => quote.sellerId === sellerId)?.quoteId ?? ''
    return { sellerId, companyName, quoteId }
  })
}

function sellersNoteHelp({ sealedNow, companyName }: RfqRecord): string {
  return sealedNow
    ? `Only ${companyName} can read it, after the deadline. Until then, ask a question instead.`
    : `Only ${companyName} can read it.`
}

/** Links to the enquiry, and to the earlier and later request. A request is never reopened. */
function Lineage({ rfq: { enquiryId, copiedFrom, askedAnew } }: { rfq: RfqRecord }) {
  if (!enquiryId && !copiedFrom && !askedAnew) return null
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-2 text-sm">
      {enquiryId ? (
        <span className="print:hidden">
          Part of <TextLink href={`/enquiries/${enquiryId}`}>an enquiry</TextLink>
        </span>
      ) : null}
      {copiedFrom ? (
        <span>
          Copied from <TextLink href={`/rfq/${copiedFrom}`}>an earlier request</TextLink>
        </span>
      ) : null}
      {askedAnew ? (
        <span>
          Asked again in <TextLink href={`/rfq/${askedAnew}`}>a later request</TextLink>
        </span>
      ) : null}
    </p>
  )
}

/** Who asks whom; for an admin with links to the accounts. */
function Parties({ party, rfq }: Pick<RfqViewProps, 'party' | 'rfq'>) {
  const { openPool, sellers, buyerId, companyName } = rfq
  const isAdmin = party === 'admin'
  return (
    <span>
      {party === 'buyer' ? null : (
        <>
          from{' '}
          <AccountLink userId={buyerId} isAdmin={isAdmin}>
            {companyName}
          </AccountLink>{' '}
        </>
      )}
      {party === 'seller' ? null : openPool ? (
        'to all sellers'
      ) : (
        <>
          to{' '}
          {sellers.map((seller, index) => (
            <Fragment key={seller.sellerId}>
              {index > 0 ? ', ' : ''}
              <AccountLink userId={seller.sellerId} isAdmin={isAdmin}>
                {seller.companyName}
              </AccountLink>
              {seller.listingId && !rfq.listingId ? (
                <>
                  {' '}
                  (<TextLink href={`/listings/${rfq.moduleKey}/${seller.listingId}`}>listing</TextLink>)
                </>
              ) : null}
            </Fragment>
          ))}
        </>
      )}
    </span>
  )
}
