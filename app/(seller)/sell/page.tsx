import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { NotASeller } from '@/components/seller-listings/not-a-seller'
import { SellModules } from '@/components/seller-listings/sell-modules'
import { SellUnavailable } from '@/components/seller-listings/sell-unavailable'
import { SiteShell } from '@/components/site/site-shell'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { whenAvailable } from '@/lib/services/pages/buyer-pages'
import { isSeller, readSellPage } from '@/lib/services/pages/seller-pages'

export const metadata: Metadata = { title: 'Sell', robots: { index: false } }

export default async function Page() {
  const actor = await getPageActor()
  if (!actor) redirect('/sign-in?callbackUrl=%2Fsell')
  const ctx = await pageContext(actor)
  const page = isSeller(actor) ? await whenAvailable(() => readSellPage(ctx)) : null
  return (
    <SiteShell actor={actor}>
      {!isSeller(actor) ? (
        <NotASeller />
      ) : page ? (
        <SellModules page={page} />
      ) : (
        <SellUnavailable href="/sell" requestId={ctx.requestId} />
      )}
    </SiteShell>
  )
}
