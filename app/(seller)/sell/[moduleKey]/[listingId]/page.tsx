import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { FormPageView } from '@/components/seller-listings/form-page-view'
import { NotASeller } from '@/components/seller-listings/not-a-seller'
import { SellUnavailable } from '@/components/seller-listings/sell-unavailable'
import { SiteShell } from '@/components/site/site-shell'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { nullOn } from '@/lib/domain/errors'
import { isModuleKey } from '@/lib/domain/modules/keys'
import { whenAvailable } from '@/lib/services/pages/buyer-pages'
import { isSeller, readFormPage } from '@/lib/services/pages/seller-pages'

interface PageProps {
  params: Promise<{ moduleKey: string; listingId: string }>
}

export const metadata: Metadata = { title: 'Edit listing', robots: { index: false } }

export default async function Page({ params }: PageProps) {
  const { moduleKey, listingId } = await params
  if (!isModuleKey(moduleKey)) notFound()
  const href = `/sell/${moduleKey}/${listingId}`
  const actor = await getPageActor()
  if (!actor) redirect(`/sign-in?callbackUrl=${encodeURIComponent(href)}`)
  const ctx = await pageContext(actor)
  // Another seller's listing is "not found", like one that does not exist.
  const found = await nullOn('NOT_FOUND', async () => ({
    page: isSeller(actor) ? await whenAvailable(() => readFormPage(ctx, moduleKey, listingId)) : null,
  }))
  if (!found) notFound()
  const { page } = found
  return (
    <SiteShell actor={actor}>
      {!isSeller(actor) ? (
        <NotASeller />
      ) : page ? (
        <FormPageView moduleKey={moduleKey} page={page} />
      ) : (
        <SellUnavailable href={href} requestId={ctx.requestId} />
      )}
    </SiteShell>
  )
}
