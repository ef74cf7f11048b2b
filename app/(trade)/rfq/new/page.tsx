import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { readOr404, readParams, type SearchParams, signedIn } from '@/app/page-request'
import { SEARCH_EXAMPLES } from '@/components/market/search-examples'
import { AskForm } from '@/components/rfq/ask/ask-form'
import { AskHead, NotABuyer } from '@/components/rfq/ask/ask-head'
import { AskStart, ChosenModule } from '@/components/rfq/ask/ask-start'
import { openingValues } from '@/components/rfq/ask/ask-values'
import { DifferencesNotice, ReorderNotice } from '@/components/rfq/ask/opening-notices'
import { tradeOptions } from '@/components/rfq/parts/trade-options'
import { type Actor, hasRole } from '@/lib/domain/actor'
import { dayInIndia } from '@/lib/domain/calendar-day'
import { matrixDefinition } from '@/lib/domain/modules'
import { askOrigin } from '@/lib/domain/rfq/requests/ask-origin'
import { usualUnitOf } from '@/lib/domain/rfq/requests/in-words/sentence'
import { readCurrencies } from '@/lib/services/operation/exchange-rates'
import { type AskPage, readAskPage } from '@/lib/services/rfq/requests/ask-page'
import { readWordsForm } from '@/lib/services/rfq/requests/words-form'
import type { ServiceContext } from '@/lib/services/shared/context'

export const metadata: Metadata = { title: 'Ask for a quotation', robots: { index: false } }

export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const query = await readParams(searchParams)
  const ctx = await signedIn(`/rfq/new?${query}`)
  if (!hasRole(ctx.actor, 'buyer')) return <NotABuyer />
  const origin = await readOr404(async () => askOrigin(query))
  if (origin.kind !== 'words') {
    const page = await readOr404(async () => readAskPage(ctx, origin))
    return <Ask ctx={ctx} page={page} namedQuantity={namedQuantity(query)} />
  }
  const { need, form, others } = await readWordsForm(ctx, origin)
  if (form === null) return <AskStart need={need} examples={SEARCH_EXAMPLES} />
  return (
    <Ask ctx={ctx} page={{ ...form, responseTimes: {} }}>
      <ChosenModule need={need} name={form.target.moduleName} others={others} />
    </Ask>
  )
}

/** The quantity as the address names it. */
function namedQuantity(query: URLSearchParams): string {
  return ['quantity', 'unit'].flatMap((name) => query.get(name) ?? []).join(' ')
}

async function Ask({
  ctx,
  page,
  namedQuantity = '',
  children,
}: {
  ctx: ServiceContext<Actor>
  page: AskPage
  namedQuantity?: string
  children?: ReactNode
}) {
  const definition = matrixDefinition(page.target.moduleKey)
  const now = new Date()
  const today = dayInIndia(now)
  return (
    <div className="mx-auto flex w-full max-w-[56rem] flex-col gap-8">
      <AskHead target={page.target} />
      {children}
      {page.opening.differences ? <DifferencesNotice differences={page.opening.differences} /> : null}
      {page.reorder ? <ReorderNotice reorder={page.reorder} /> : null}
      <AskForm
        userId={ctx.actor.userId}
        target={page.target}
        responseTimes={page.responseTimes}
        defaults={openingValues(
          page.target,
          page.opening,
          { today, respondBy: dayInIndia(now, 7) },
          page.points,
          namedQuantity,
        )}
        quantities={page.opening.quantities ?? []}
        points={page.points.map(({ path, label, unit, compares }) => ({ path, label, unit, compares }))}
        asked={{
          example: definition.words.searchExamples[0] ?? '',
          firstQuestions: definition.firstQuestions,
          usualUnit: usualUnitOf(definition),
          units: definition.sale.units,
        }}
        options={tradeOptions(page.target.moduleKey, await readCurrencies(ctx))}
        today={today}
      />
    </div>
  )
}
