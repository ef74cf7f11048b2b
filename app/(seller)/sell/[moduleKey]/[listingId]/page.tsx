import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { sellerPage } from '@/app/(seller)/seller-page'
import { FormPageView } from '@/components/seller-listings/form-page-view'
import { isModuleKey } from '@/lib/domain/modules/keys'
import { readFormPage } from '@/lib/services/pages/seller-pages'

interface PageProps {
  params: Promise<{ moduleKey: string; listingId: string }>
}

export const metadata: Metadata = { title: 'Edit listing', robots: { index: false } }

export default async function Page({ params }: PageProps) {
  const { moduleKey, listingId } = await params
  if (!isModuleKey(moduleKey)) notFound()
  return sellerPage({
    href: `/sell/${moduleKey}/${listingId}`,
    isForAdmins: true,
    // Another seller's listing is "not found", like one that does not exist.
    read: (ctx) => readFormPage(ctx, moduleKey, listingId),
    view: (page) => <FormPageView moduleKey={moduleKey} page={page} />,
  })
}
