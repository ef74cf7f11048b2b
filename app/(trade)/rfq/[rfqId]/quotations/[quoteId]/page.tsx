import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readOr404, signedIn } from '@/app/page-request'
import { QuotationSheet } from '@/components/rfq/quotation/quotation-sheet'
import { pointLabels } from '@/lib/domain/rfq/requests/point-labels'
import { uuidOf } from '@/lib/domain/uuid'
import { readPartyPlaces } from '@/lib/services/rfq/parties'
import { readRfq } from '@/lib/services/rfq/requests/read'

export const metadata: Metadata = { title: 'Quotation', robots: { index: false } }

export default async function QuotationPage({ params }: { params: Promise<{ rfqId: string; quoteId: string }> }) {
  const { rfqId, quoteId } = await params
  const ctx = await signedIn(`/rfq/${rfqId}/quotations/${quoteId}`)
  const { rfq, quotes } = await readOr404(async () => readRfq(ctx, uuidOf(rfqId)))
  const quote = quotes.find((candidate) => candidate.quoteId === quoteId) ?? notFound()
  const { sellerId } = quote
  return (
    <QuotationSheet
      rfq={rfq}
      quote={quote}
      pointLabels={pointLabels(rfq.moduleKey, rfq.requirements)}
      places={await readPartyPlaces(ctx, { companyId: rfq.companyId, sellerId })}
    />
  )
}
