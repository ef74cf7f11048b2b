import type { Metadata } from 'next'
import { SiteFrame } from '@/app/site-frame'
import { HomeView } from '@/components/home/home-view'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { PRODUCT_LINE, PRODUCT_NAME } from '@/lib/domain/product'
import { readMarketHome } from '@/lib/services/market/overview'
import { whenAvailable } from '@/lib/services/pages/buyer-pages'

export const metadata: Metadata = {
  title: { absolute: `${PRODUCT_NAME}: ${PRODUCT_LINE}` },
  description:
    'Find textiles from mills and traders, from fibre to finished goods. See the price for your quantity, compare sellers and ask for quotations.',
}

export default async function Page() {
  const actor = await whenAvailable(getPageActor)
  const ctx = await pageContext(actor)
  const home = await whenAvailable(() => readMarketHome(ctx))
  return (
    <SiteFrame actor={actor}>
      <HomeView home={home} />
    </SiteFrame>
  )
}
