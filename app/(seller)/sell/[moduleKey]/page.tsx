import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { FormPageView } from '@/components/seller-listings/form-page-view'
import { NotASeller } from '@/components/seller-listings/not-a-seller'
import { SellUnavailable } from '@/components/seller-listings/sell-unavailable'
import { SiteShell } from '@/components/site/site-shell'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { isModuleKey, MODULE_NAMES } from '@/lib/domain/modules/keys'
import { whenAvailable } from '@/lib/services/pages/buyer-pages'
import { isSeller, readNewFormPage } from '@/lib/services/pages/seller-pages'

interface PageProps {
  params: Promise<{ moduleKey: string }>
  /** `copy`: the listing to copy. */
  searchParams: Promise<{ copy?: string | string[] }>
}

export async function generateMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const { moduleKey } = await params
  return isModuleKey(moduleKey) ? { title: `New listing in ${MODULE_NAMES[moduleKey]}`, robots: { index: false } } : {}
}

export default async function Page({ params, searchParams }: PageProps) {
  const { moduleKey } = await params
  const { copy } = await searchParams
  if (!isModuleKey(moduleKey)) notFound()
  const actor = await getPageActor()
  if (!actor) redirect(`/sign-in?callbackUrl=${encodeURIComponent(`/sell/${moduleKey}`)}`)
  const ctx = await pageContext(actor)
  const page = isSeller(actor)
    ? await whenAvailable(() => readNewFormPage(ctx, moduleKey, typeof copy === 'string' ? copy : null))
    : null
  return (
    <SiteShell actor={actor}>
      {!isSeller(actor) ? (
        <NotASeller />
      ) : page ? (
        <FormPageView moduleKey={moduleKey} page={page} />
      ) : (
        <SellUnavailable href={`/sell/${moduleKey}`} requestId={ctx.requestId} />
      )}
    </SiteShell>
  )
}
