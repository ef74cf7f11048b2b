import type { Metadata } from 'next'
import { cache } from 'react'
import { readOr404 } from '@/app/page-request'
import { PageUnavailable } from '@/components/listing-grid/grid-states'
import { SellerView } from '@/components/seller-page/seller-view'
import { SiteShell } from '@/components/site/site-shell'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { readSellerPage, whenAvailable } from '@/lib/services/pages/buyer-pages'

interface PageProps {
  params: Promise<{ sellerId: string }>
}

/** Read once for the page and its metadata. */
const load = cache(async (sellerId: string) => {
  const ctx = await pageContext(null)
  return readOr404(async () => ({
    requestId: ctx.requestId,
    seller: await whenAvailable(() => readSellerPage(ctx, sellerId)),
  }))
})

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { seller } = await load((await params).sellerId)
  if (!seller) return {}
  return {
    title: seller.companyName,
    description: [`What ${seller.companyName} offers`, seller.place].filter(Boolean).join(', '),
  }
}

export default async function Page({ params }: PageProps) {
  const { sellerId } = await params
  const { seller, requestId } = await load(sellerId)
  return (
    <SiteShell actor={await whenAvailable(getPageActor)}>
      {seller ? (
        <SellerView seller={seller} />
      ) : (
        <PageUnavailable title="Seller" href={`/sellers/${sellerId}`} requestId={requestId} />
      )}
    </SiteShell>
  )
}
