import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { ComparisonPageView } from '@/components/rfq/comparison/comparison-page-view'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { readComparisonPage } from '@/lib/services/rfq/pages'

export const metadata: Metadata = { title: 'Compare quotations', robots: { index: false } }

interface PageProps {
  params: Promise<{ rfqId: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function ComparePage({ params, searchParams }: PageProps) {
  const { rfqId } = await params
  const actor = await getPageActor()
  if (!actor) redirect(`/sign-in?callbackUrl=${encodeURIComponent(`/rfq/${rfqId}/compare`)}`)
  const asked = await searchParams
  const text = (name: string) => (typeof asked[name] === 'string' ? asked[name] : '')
  const parameters = {
    quantity: text('quantity'),
    uom: text('uom'),
    currency: text('currency'),
    creditRate: text('creditRate'),
  }
  const page = await readComparisonPage(await pageContext(actor), rfqId, parameters)
  if (!page) notFound()
  return <ComparisonPageView {...page} />
}
