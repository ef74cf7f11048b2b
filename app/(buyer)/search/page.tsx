import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { type SearchParams, textOf } from '@/app/page-request'
import { SiteFrame } from '@/app/site-frame'
import { PageUnavailable } from '@/components/listing-grid/grid-states'
import { SearchView } from '@/components/market/search-view'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { readSearchPage } from '@/lib/services/market/search-page'
import { whenAvailable } from '@/lib/services/pages/buyer-pages'
import { orderPathOf } from '@/lib/services/rfq/orders/orders'

interface PageProps {
  searchParams: SearchParams
}

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const q = textOf((await searchParams).q)
  // Searches are endless: search engines index the categories instead.
  return { title: q ? `${q}: search` : 'Search', robots: { index: false } }
}

export default async function Page({ searchParams }: PageProps) {
  const q = textOf((await searchParams).q) ?? ''
  const actor = await whenAvailable(getPageActor)
  const ctx = await pageContext(actor)
  const order = actor && (await whenAvailable(() => orderPathOf({ ...ctx, actor }, q)))
  if (order) redirect(order)
  const page = await whenAvailable(() => readSearchPage(ctx, q))
  return (
    <SiteFrame actor={actor}>
      {page ? (
        <SearchView {...page} />
      ) : (
        <PageUnavailable title="Search" href={`/search?${new URLSearchParams({ q })}`} requestId={ctx.requestId} />
      )}
    </SiteFrame>
  )
}
