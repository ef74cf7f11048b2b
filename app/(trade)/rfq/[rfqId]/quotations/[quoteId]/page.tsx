import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { QuotationSheet } from '@/components/rfq/quotation/quotation-sheet'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { readRfqPage } from '@/lib/services/rfq/pages'

export const metadata: Metadata = { title: 'Quotation', robots: { index: false } }

export default async function QuotationPage({ params }: { params: Promise<{ rfqId: string; quoteId: string }> }) {
  const { rfqId, quoteId } = await params
  const actor = await getPageActor()
  if (!actor) redirect(`/sign-in?callbackUrl=${encodeURIComponent(`/rfq/${rfqId}/quotations/${quoteId}`)}`)
  const page = await readRfqPage(await pageContext(actor), rfqId)
  const quote = page?.quotes.find((one) => one.quoteId === quoteId)
  if (!page || !quote) notFound()
  return <QuotationSheet rfq={page.rfq} quote={quote} pointLabels={page.pointLabels} />
}
