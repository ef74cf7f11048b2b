import type { Metadata } from 'next'
import { readOr404, type SearchParams, signedIn } from '@/app/page-request'
import { tradeOptions } from '@/components/rfq/parts/trade-options'
import { QuotationForm } from '@/components/rfq/quotation/quotation-form'
import { openingForm } from '@/components/rfq/quotation/quotation-opening'
import { RfqView } from '@/components/rfq/rfq-view'
import { dayInIndia } from '@/lib/domain/calendar-day'
import { placeOf } from '@/lib/domain/rfq/lists/list-query'
import { neededByWords } from '@/lib/domain/rfq/needed-by'
import { priceReferences } from '@/lib/domain/rfq/quotations/price-check'
import { pointLabels } from '@/lib/domain/rfq/requests/point-labels'
import { uuidOf } from '@/lib/domain/uuid'
import { readCurrencies, readPlainRates } from '@/lib/services/operation/exchange-rates'
import { viewerOf } from '@/lib/services/rfq/access'
import { readOwnListing } from '@/lib/services/rfq/quotations/offered-listing'
import { readNewestEvents } from '@/lib/services/rfq/requests/activity'
import { readRfq, readUnreadRequests } from '@/lib/services/rfq/requests/read'

export const metadata: Metadata = { title: 'Request for quotation', robots: { index: false } }

export default async function RfqPage({
  params,
  searchParams,
}: {
  params: Promise<{ rfqId: string }>
  searchParams: SearchParams
}) {
  const { rfqId } = await params
  const ctx = await signedIn(`/rfq/${rfqId}`)
  const { actor } = ctx
  const until = placeOf((await searchParams).activity)
  const [{ rfq, quotes, orders }, activity, unread] = await readOr404(() =>
    Promise.all([readRfq(ctx, uuidOf(rfqId)), readNewestEvents(ctx, uuidOf(rfqId), until), readUnreadRequests(ctx)]),
  )
  const { party } = viewerOf(actor, rfq)
  const own = party === 'seller' ? (quotes[0] ?? null) : null
  const now = new Date()
  const mayQuote = party === 'seller' && rfq.actions.includes('SUBMIT')
  const listing = mayQuote ? await readOwnListing(ctx, rfq) : null
  return (
    <RfqView
      party={party}
      rfq={rfq}
      quotes={quotes}
      orders={orders}
      activity={activity}
      names={{
        ...Object.fromEntries(rfq.sellers.map(({ sellerId, companyName }) => [sellerId, companyName])),
        [rfq.buyerId]: rfq.companyName,
        [actor.userId]: 'You',
      }}
      pointLabels={pointLabels(rfq.moduleKey, rfq.requirements)}
      news={unread.get(rfq.rfqId) ?? { since: '', numbers: [] }}
      quotationForm={
        mayQuote ? (
          <QuotationForm
            key={own?.updatedAt ?? 'new'}
            userId={actor.userId}
            rfqId={rfq.rfqId}
            {...openingForm(rfq, own, dayInIndia(now, 14), { listing })}
            prices={{ listing, references: priceReferences(rfq, listing), rates: await readPlainRates(ctx) }}
            need={neededByWords(rfq.snapshot.neededBy, dayInIndia(now))}
            isRevision={own !== null && own.version > 0}
            isSealed={rfq.sealedNow}
            options={tradeOptions(rfq.moduleKey, await readCurrencies(ctx), rfq.snapshot.tradeMode)}
            dayMin={dayInIndia(now, 1)}
          />
        ) : null
      }
    />
  )
}
