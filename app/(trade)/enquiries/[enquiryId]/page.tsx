import type { Metadata } from 'next'
import { readOr404, signedIn } from '@/app/page-request'
import { AnswerForm, type OpenLine } from '@/components/rfq/enquiry/answer-form'
import { EnquiryView } from '@/components/rfq/enquiry/enquiry-view'
import { isOpenTo, SellerEnquiryView } from '@/components/rfq/enquiry/seller-enquiry-view'
import { tradeOptions } from '@/components/rfq/parts/trade-options'
import { openingForm } from '@/components/rfq/quotation/quotation-opening'
import { ThreadNews } from '@/components/rfq/thread-news'
import { dayInIndia } from '@/lib/domain/calendar-day'
import { MODULE_NAMES } from '@/lib/domain/modules/keys'
import type { EnquiryLine } from '@/lib/domain/rfq/enquiries/page'
import { neededByWords } from '@/lib/domain/rfq/needed-by'
import type { OwnListing } from '@/lib/domain/rfq/quotations/own-listing'
import { uuidOf } from '@/lib/domain/uuid'
import { readCurrencies } from '@/lib/services/operation/exchange-rates'
import { readEnquiryPage } from '@/lib/services/rfq/enquiries/page'
import { readOwnListing } from '@/lib/services/rfq/quotations/offered-listing'
import { readUnreadRequests } from '@/lib/services/rfq/requests/read'

export const metadata: Metadata = { title: 'Enquiry', robots: { index: false } }

export default async function EnquiryPage({ params }: { params: Promise<{ enquiryId: string }> }) {
  const { enquiryId } = await params
  const ctx = await signedIn(`/enquiries/${enquiryId}`)
  const [page, unread] = await readOr404(() =>
    Promise.all([readEnquiryPage(ctx, uuidOf(enquiryId)), readUnreadRequests(ctx)]),
  )
  const subjects = [page.enquiry.enquiryId, ...page.lines.map(({ rfq }) => rfq.rfqId)]
  const news = <ThreadNews subjects={subjects} numbers={unread.get(page.enquiry.enquiryId)?.numbers ?? []} />
  if (page.party !== 'seller') {
    return (
      <>
        <EnquiryView {...page} />
        {news}
      </>
    )
  }
  const now = new Date()
  const currencies = await readCurrencies(ctx)
  const open: OpenLine[] = []
  // One after the other: read together, they would take the connections of others.
  for (const line of page.lines.filter(isOpenTo)) {
    open.push(openLine(line, await readOwnListing(ctx, line.rfq), currencies, now))
  }
  return (
    <>
      {news}
      <SellerEnquiryView
        enquiry={page.enquiry}
        lines={page.lines}
        form={
          open.length > 0 ? (
            <AnswerForm
              userId={ctx.actor.userId}
              enquiryId={page.enquiry.enquiryId}
              lines={open}
              dayMin={dayInIndia(now, 1)}
            />
          ) : null
        }
      />
    </>
  )
}

function openLine(
  { rfq, quotes }: EnquiryLine,
  listing: OwnListing | null,
  currencies: readonly string[],
  now: Date,
): OpenLine {
  const { units, incoterms } = tradeOptions(rfq.moduleKey, currencies, rfq.snapshot.tradeMode)
  // This form has no box for each point: it shows what the listing says, and asks before it says more.
  const form = openingForm(rfq, quotes[0] ?? null, dayInIndia(now, 14), { showsPoints: false, listing })
  return {
    rfqId: rfq.rfqId,
    title: rfq.title,
    moduleName: MODULE_NAMES[rfq.moduleKey],
    need: neededByWords(rfq.snapshot.neededBy, dayInIndia(now)),
    units,
    currencies,
    incoterms: rfq.snapshot.tradeMode === 'Domestic' && form.defaults.incoterm === '' ? null : incoterms,
    ...form,
  }
}
