import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { HistoryView } from '@/components/seller-listings/history-view'
import { SellUnavailable } from '@/components/seller-listings/sell-unavailable'
import { SiteShell } from '@/components/site/site-shell'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { isModuleKey } from '@/lib/domain/modules/keys'
import { whenAvailable } from '@/lib/services/pages/buyer-pages'
import { readHistoryPage } from '@/lib/services/pages/seller-pages'

interface PageProps {
  params: Promise<{ moduleKey: string; listingId: string }>
  searchParams: Promise<{ cursor?: string | string[] }>
}

export const metadata: Metadata = { title: 'Listing history', robots: { index: false } }

export default async function Page({ params, searchParams }: PageProps) {
  const { moduleKey, listingId } = await params
  const { cursor } = await searchParams
  if (!isModuleKey(moduleKey)) notFound()
  const href = `/sell/${moduleKey}/${listingId}/history`
  const actor = await getPageActor()
  if (!actor) redirect(`/sign-in?callbackUrl=${encodeURIComponent(href)}`)
  const ctx = await pageContext(actor)
  const read = await whenAvailable(() =>
    readHistoryPage(ctx, { moduleKey, listingId, cursor: typeof cursor === 'string' ? cursor : '' }),
  )
  if (read?.history === null) notFound()
  return (
    <SiteShell actor={actor}>
      {read ? (
        <HistoryView moduleKey={moduleKey} history={read.history} isNewest={read.isNewest} now={ctx.now} />
      ) : (
        <SellUnavailable href={href} requestId={ctx.requestId} />
      )}
    </SiteShell>
  )
}
