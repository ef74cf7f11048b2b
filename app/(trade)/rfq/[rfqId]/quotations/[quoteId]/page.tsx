import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { QuotationSheet } from '@/components/rfq/quotation/quotation-sheet'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { nullOn } from '@/lib/domain/errors'
import { pointLabels } from '@/lib/domain/rfq/requests/specification-point'
import { uuidOf } from '@/lib/domain/uuid'
import { readRfq } from '@/lib/services/rfq/requests/read'

export const metadata: Metadata = { title: 'Quotation', robots: { index: false } }

export default async function QuotationPage({ params }: { params: Promise<{ rfqId: string; quoteId: string }> }) {
  const { rfqId, quoteId } = await params
  const actor = await getPageActor()
  if (!actor) redirect(`/sign-in?callbackUrl=${encodeURIComponent(`/rfq/${rfqId}/quotations/${quoteId}`)}`)
  const ctx = await pageContext(actor)
  const found = await nullOn('NOT_FOUND', async () => readRfq(ctx, uuidOf(rfqId)))
  const quote = found?.quotes.find((candidate) => candidate.quoteId === quoteId)
  if (!found || !quote) notFound()
  return <QuotationSheet rfq={found.rfq} quote={quote} pointLabels={pointLabels(found.rfq.moduleKey)} />
}
