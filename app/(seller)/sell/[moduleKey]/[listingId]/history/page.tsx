import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { type SearchParams, signedIn, textOf } from '@/app/page-request'
import { SiteFrame } from '@/app/site-frame'
import { HistoryView } from '@/components/seller-listings/history-view'
import { SellUnavailable } from '@/components/seller-listings/sell-unavailable'
import { isModuleKey } from '@/lib/domain/modules/keys'
import { whenAvailable } from '@/lib/services/pages/buyer-pages'
import { readHistoryPage } from '@/lib/services/pages/seller-pages'

interface PageProps {
  params: Promise<{ moduleKey: string; listingId: string }>
  searchParams: SearchParams
}

export const metadata: Metadata = { title: 'Listing history', robots: { index: false } }

export default async function Page({ params, searchParams }: PageProps) {
  const { moduleKey, listingId } = await params
  const { cursor } = await searchParams
  if (!isModuleKey(moduleKey)) notFound()
  const href = `/sell/${moduleKey}/${listingId}/history`
  const ctx = await signedIn(href)
  const read = await whenAvailable(() => readHistoryPage(ctx, { moduleKey, listingId, cursor: textOf(cursor) ?? '' }))
  if (read?.history === null) notFound()
  return (
    <SiteFrame actor={ctx.actor}>
      {read ? (
        <HistoryView moduleKey={moduleKey} page={{ ...read, history: read.history }} now={ctx.now} />
      ) : (
        <SellUnavailable href={href} requestId={ctx.requestId} />
      )}
    </SiteFrame>
  )
}
