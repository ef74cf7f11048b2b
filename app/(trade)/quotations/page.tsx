import type { Metadata } from 'next'
import { type SearchParams, sideOf, signedIn } from '@/app/page-request'
import { QuotationList } from '@/components/rfq/lists/quotation-list'
import { positionOf, quotationStatusOf } from '@/lib/domain/rfq/lists/list-query'
import { readQuotationList } from '@/lib/services/rfq/quotations/list'

export const metadata: Metadata = { title: 'Quotations', robots: { index: false } }

export default async function QuotationsPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await signedIn('/quotations')
  const { as, cursor, status: named } = await searchParams
  const { sides, side } = sideOf(ctx.actor, as)
  const status = quotationStatusOf(named)
  const list = await readQuotationList(ctx, { as: side, status, cursor: positionOf(cursor) })
  return <QuotationList side={side} sides={sides} status={status} now={ctx.now} {...list} />
}
