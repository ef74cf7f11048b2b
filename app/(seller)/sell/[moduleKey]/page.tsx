import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { FormPageView } from '@/components/seller-listings/form-page-view'
import { NotASeller } from '@/components/seller-listings/not-a-seller'
import { SellUnavailable } from '@/components/seller-listings/sell-unavailable'
import { SiteShell } from '@/components/site/site-shell'
import { getPageActor } from '@/lib/auth/page-actor'
import { isModuleKey, MODULE_NAMES } from '@/lib/domain/modules/keys'
import { whenAvailable } from '@/lib/services/buyer-pages'
import { contextFor } from '@/lib/services/context'
import { isSeller, readFormPage } from '@/lib/services/seller-pages'

interface PageProps {
  params: Promise<{ moduleKey: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { moduleKey } = await params
  return isModuleKey(moduleKey) ? { title: `New listing in ${MODULE_NAMES[moduleKey]}`, robots: { index: false } } : {}
}

export default async function Page({ params }: PageProps) {
  const { moduleKey } = await params
  if (!isModuleKey(moduleKey)) notFound()
  const actor = await getPageActor()
  if (!actor) redirect(`/sign-in?callbackUrl=${encodeURIComponent(`/sell/${moduleKey}`)}`)
  const requestId = (await headers()).get('x-request-id') ?? ''
  const ctx = contextFor({ actor, requestId })
  const page = isSeller(actor) ? await whenAvailable(() => readFormPage(ctx, moduleKey, null)) : null
  return (
    <SiteShell actor={actor}>
      {!isSeller(actor) ? (
        <NotASeller />
      ) : page ? (
        <FormPageView moduleKey={moduleKey} page={page} />
      ) : (
        <SellUnavailable href={`/sell/${moduleKey}`} requestId={requestId} />
      )}
    </SiteShell>
  )
}
