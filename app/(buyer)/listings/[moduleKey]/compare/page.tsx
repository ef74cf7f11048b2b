import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { type SearchParams, textOf } from '@/app/page-request'
import { SiteFrame } from '@/app/site-frame'
import { COMPARED_MAX } from '@/components/listing-grid/grid-address'
import { PageUnavailable } from '@/components/listing-grid/grid-states'
import { CompareView } from '@/components/listing-view/compare/compare-view'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { isModuleKey, MODULE_NAMES } from '@/lib/domain/modules/keys'
import { readComparison, whenAvailable } from '@/lib/services/pages/buyer-pages'

interface PageProps {
  params: Promise<{ moduleKey: string }>
  searchParams: SearchParams
}

export const metadata: Metadata = { title: 'Compare listings', robots: { index: false } }

export default async function Page({ params, searchParams }: PageProps) {
  const { moduleKey } = await params
  if (!isModuleKey(moduleKey)) notFound()
  const { id, qty, only } = await searchParams
  const ids = [id ?? []].flat().slice(0, COMPARED_MAX)
  const actor = await whenAvailable(getPageActor)
  const ctx = await pageContext(actor)
  const compared = await whenAvailable(() => readComparison(ctx, moduleKey, ids))
  return (
    <SiteFrame actor={actor} moduleKey={moduleKey}>
      {compared ? (
        <CompareView
          moduleKey={moduleKey}
          {...compared}
          typedQuantity={textOf(qty)?.slice(0, 24) ?? ''}
          isDifferencesOnly={only === 'differences'}
        />
      ) : (
        <PageUnavailable
          title={MODULE_NAMES[moduleKey]}
          href={`/listings/${moduleKey}/compare`}
          requestId={ctx.requestId}
        />
      )}
    </SiteFrame>
  )
}
