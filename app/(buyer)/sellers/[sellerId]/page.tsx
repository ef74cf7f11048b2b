import type { Metadata } from 'next'
import { cache } from 'react'
import { readOr404 } from '@/app/page-request'
import { SiteFrame } from '@/app/site-frame'
import { PageUnavailable } from '@/components/listing-grid/grid-states'
import { ListForSeller } from '@/components/seller-listings/for-seller/list-for-seller'
import { SellerView } from '@/components/seller-page/seller-view'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { hasRole } from '@/lib/domain/actor'
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
  const actor = await whenAvailable(getPageActor)
  const isAdmin = actor !== null && hasRole(actor, 'admin')
  return (
    <SiteFrame actor={actor}>
      {seller ? (
        <SellerView
          seller={seller}
          isOwn={actor?.userId === seller.sellerId}
          actions={isAdmin && seller.standing ? <ListForSeller sellerId={seller.sellerId} /> : null}
        />
      ) : (
        <PageUnavailable title="Seller" href={`/sellers/${sellerId}`} requestId={requestId} />
      )}
    </SiteFrame>
  )
}
