import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { COMPARED_MAX } from '@/components/listing-grid/grid-address'
import { PageUnavailable } from '@/components/listing-grid/grid-states'
import { CompareView } from '@/components/listing-view/compare-view'
import { SiteShell } from '@/components/site/site-shell'
import { getPageActor } from '@/lib/auth/page-actor'
import { isModuleKey, MODULE_NAMES } from '@/lib/domain/modules/keys'
import { readComparison, whenAvailable } from '@/lib/services/buyer-pages'
import { contextFor } from '@/lib/services/context'

interface PageProps {
  params: Promise<{ moduleKey: string }>
  searchParams: Promise<{ id?: string | string[]; qty?: string | string[]; only?: string | string[] }>
}

export const metadata: Metadata = { title: 'Compare listings', robots: { index: false } }

export default async function Page({ params, searchParams }: PageProps) {
  const { moduleKey } = await params
  if (!isModuleKey(moduleKey)) notFound()
  const { id, qty, only } = await searchParams
  const ids = [id ?? []].flat().slice(0, COMPARED_MAX)
  const requestId = (await headers()).get('x-request-id') ?? ''
  const actor = await whenAvailable(getPageActor)
  const compared = await whenAvailable(() => readComparison(contextFor({ actor, requestId }), moduleKey, ids))
  return (
    <SiteShell actor={actor}>
      {compared ? (
        <CompareView
          moduleKey={moduleKey}
          {...compared}
          typedQuantity={typeof qty === 'string' ? qty.slice(0, 24) : ''}
          isDifferencesOnly={only === 'differences'}
        />
      ) : (
        <PageUnavailable
          title={MODULE_NAMES[moduleKey]}
          href={`/listings/${moduleKey}/compare`}
          requestId={requestId}
        />
      )}
    </SiteShell>
  )
}
