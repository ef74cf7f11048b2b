import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { ImportPageView } from '@/components/listing-import/import-page-view'
import { NotASeller } from '@/components/seller-listings/not-a-seller'
import { SellUnavailable } from '@/components/seller-listings/sell-unavailable'
import { SiteShell } from '@/components/site/site-shell'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { isModuleReady } from '@/lib/domain/modules'
import { isModuleKey } from '@/lib/domain/modules/keys'
import { readImportPage } from '@/lib/services/imports/listing-imports'
import { whenAvailable } from '@/lib/services/pages/buyer-pages'
import { isSeller } from '@/lib/services/pages/seller-pages'

interface PageProps {
  params: Promise<{ moduleKey: string }>
  searchParams: Promise<{ import?: string | string[] }>
}

export const metadata: Metadata = { title: 'Import listings', robots: { index: false } }

export default async function Page({ params, searchParams }: PageProps) {
  const { moduleKey } = await params
  if (!isModuleKey(moduleKey) || !isModuleReady(moduleKey)) notFound()
  const { import: opened } = await searchParams
  const href = `/sell/${moduleKey}/import`
  const actor = await getPageActor()
  if (!actor) redirect(`/sign-in?callbackUrl=${encodeURIComponent(href)}`)
  const ctx = await pageContext(actor)
  const page = isSeller(actor) ? await whenAvailable(() => readImportPage(ctx, moduleKey)) : null
  return (
    <SiteShell actor={actor}>
      {!isSeller(actor) ? (
        <NotASeller />
      ) : page ? (
        <ImportPageView moduleKey={moduleKey} page={page} openedId={typeof opened === 'string' ? opened : null} />
      ) : (
        <SellUnavailable href={href} requestId={ctx.requestId} />
      )}
    </SiteShell>
  )
}
