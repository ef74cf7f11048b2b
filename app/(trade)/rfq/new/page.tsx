import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { AskForm } from '@/components/rfq/ask/ask-form'
import { AskHead } from '@/components/rfq/ask/ask-head'
import { openingValues } from '@/components/rfq/ask/ask-values'
import { ReorderNotice } from '@/components/rfq/ask/reorder-notice'
import { tradeOptions } from '@/components/rfq/parts/trade-options'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { hasRole } from '@/lib/domain/actor'
import { nullOn } from '@/lib/domain/errors'
import { dayInIndia } from '@/lib/domain/rfq/day'
import { askOrigin } from '@/lib/domain/rfq/requests/ask-origin'
import { readCurrencies } from '@/lib/services/operation/exchange-rates'
import { readAskPage } from '@/lib/services/rfq/requests/ask-page'

export const metadata: Metadata = { title: 'Ask for a quotation', robots: { index: false } }

type Query = Promise<Record<string, string | string[] | undefined>>

export default async function AskPage({ searchParams }: { searchParams: Query }) {
  const query = new URLSearchParams(
    Object.entries(await searchParams).flatMap(([name, value]) => [value ?? []].flat().map((item) => [name, item])),
  )
  const actor = await getPageActor()
  if (!actor) redirect(`/sign-in?callbackUrl=${encodeURIComponent(`/rfq/new?${query}`)}`)
  if (!hasRole(actor, 'buyer')) return <AskHead problem="not-a-buyer" />
  const ctx = await pageContext(actor)
  const page = await nullOn('NOT_FOUND', async () => readAskPage(ctx, askOrigin(query)))
  if (!page) notFound()
  const now = new Date()
  return (
    <div className="mx-auto flex w-full max-w-[56rem] flex-col gap-8">
      <AskHead target={page.target} />
      {page.reorder ? <ReorderNotice reorder={page.reorder} /> : null}
      <AskForm
        userId={actor.userId}
        target={page.target}
        answerTimes={page.responseTimes}
        defaults={openingValues(page.target, page.opening, dayInIndia(now, 7))}
        points={page.points.map(({ path, label, unit, compares }) => ({ path, label, unit, compares }))}
        options={tradeOptions(await readCurrencies(ctx))}
        dayMin={dayInIndia(now, 1)}
      />
    </div>
  )
}
