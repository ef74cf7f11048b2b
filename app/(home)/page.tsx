import type { Metadata } from 'next'
import { HomeView } from '@/components/home/home-view'
import { SiteShell } from '@/components/site/site-shell'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { DEFAULT_MODULE_KEY } from '@/lib/domain/modules/keys'
import { PRODUCT_LINE, PRODUCT_NAME } from '@/lib/domain/product'
import { readHomePage, whenAvailable } from '@/lib/services/pages/buyer-pages'

export const metadata: Metadata = {
  title: { absolute: `${PRODUCT_NAME}: ${PRODUCT_LINE}` },
  description:
    'Find textiles from mills and traders in the words of your trade. Compare prices for your quantity, minimum order, ready stock and dispatch time.',
}

export default async function Page() {
  const actor = await whenAvailable(getPageActor)
  const ctx = await pageContext(actor)
  const home = await whenAvailable(() => readHomePage(ctx, DEFAULT_MODULE_KEY))
  return (
    <SiteShell actor={actor}>
      <HomeView moduleKey={DEFAULT_MODULE_KEY} home={home} />
    </SiteShell>
  )
}
