import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { NotASeller } from '@/components/seller-listings/not-a-seller'
import { OwnListingsView } from '@/components/seller-listings/own-listings-view'
import { SellUnavailable } from '@/components/seller-listings/sell-unavailable'
import { SiteShell } from '@/components/site/site-shell'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { LISTING_STATUSES } from '@/lib/domain/listing/listing'
import { whenAvailable } from '@/lib/services/pages/buyer-pages'
import { isSeller, readOwnListingsPage } from '@/lib/services/pages/seller-pages'

interface PageProps {
  searchParams: Promise<{ status?: string | string[]; pages?: string | string[]; q?: string | string[] }>
}

export const metadata: Metadata = { title: 'Your listings', robots: { index: false } }

export default async function Page({ searchParams }: PageProps) {
  const query = await searchParams
  const status = LISTING_STATUSES.find((candidate) => candidate === query.status) ?? 'ACTIVE'
  const q = typeof query.q === 'string' ? query.q.trim() : ''
  const href = `/sell/listings?${new URLSearchParams({ status, ...(q ? { q } : {}) })}`
  const actor = await getPageActor()
  if (!actor) redirect(`/sign-in?callbackUrl=${encodeURIComponent(href)}`)
  const ctx = await pageContext(actor)
  const page = isSeller(actor)
    ? await whenAvailable(() => readOwnListingsPage(ctx, { status, pages: Number(query.pages ?? 1), q }))
    : null
  return (
    <SiteShell actor={actor}>
      {!isSeller(actor) ? (
        <NotASeller />
      ) : page ? (
        <OwnListingsView page={page} now={ctx.now} />
      ) : (
        <SellUnavailable href={href} requestId={ctx.requestId} />
      )}
    </SiteShell>
  )
}
