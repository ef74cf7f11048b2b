import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { tradeOptions } from '@/components/rfq/parts/trade-options'
import { AnswerForm } from '@/components/rfq/quotation/quotation-form'
import { openingAnswer } from '@/components/rfq/quotation/quotation-opening'
import { RfqView } from '@/components/rfq/rfq-view'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { dayInIndia } from '@/lib/domain/rfq/day'
import { readCurrencies } from '@/lib/services/operation/exchange-rates'
import { askedPoints, readRfqPage } from '@/lib/services/rfq/pages'

export const metadata: Metadata = { title: 'Request for quotation', robots: { index: false } }

export default async function RfqPage({ params }: { params: Promise<{ rfqId: string }> }) {
  const { rfqId } = await params
  const actor = await getPageActor()
  if (!actor) redirect(`/sign-in?callbackUrl=${encodeURIComponent(`/rfq/${rfqId}`)}`)
  const ctx = await pageContext(actor)
  const page = await readRfqPage(ctx, rfqId)
  if (!page) notFound()
  const { rfq, quotes, party } = page
  const own = party === 'seller' ? (quotes[0] ?? null) : null
  const now = new Date()
  return (
    <RfqView
      {...page}
      answer={
        party === 'seller' && rfq.actions.includes('SUBMIT') ? (
          <AnswerForm
            key={own?.updatedAt ?? 'new'}
            userId={actor.userId}
            rfqId={rfq.rfqId}
            asked={{ quantity: rfq.snapshot.quantity, uom: rfq.snapshot.uom }}
            points={askedPoints(rfq)}
            defaults={openingAnswer(rfq, own, dayInIndia(now, 14))}
            isRevision={own !== null && own.version > 0}
            isSealed={rfq.sealedNow}
            options={tradeOptions(await readCurrencies(ctx))}
            dayMin={dayInIndia(now, 1)}
          />
        ) : null
      }
    />
  )
}
