import type { Metadata } from 'next'
import { SiteFrame } from '@/app/site-frame'
import { PageUnavailable } from '@/components/listing-grid/grid-states'
import { CategoryView } from '@/components/market/category-view'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { MODULE_STAGES } from '@/lib/domain/modules/stages'
import { readMarket } from '@/lib/services/market/overview'
import { whenAvailable } from '@/lib/services/pages/buyer-pages'

export const metadata: Metadata = {
  title: 'Browse by category',
  description: `Textiles by stage of the trade: ${MODULE_STAGES.map(({ name }) => name.toLowerCase()).join(', ')}.`,
}

export default async function Page() {
  const actor = await whenAvailable(getPageActor)
  const ctx = await pageContext(actor)
  const market = await whenAvailable(() => readMarket(ctx))
  return (
    <SiteFrame actor={actor}>
      {market ? (
        <CategoryView offers={market.offers} />
      ) : (
        <PageUnavailable title="Browse by category" href="/listings" requestId={ctx.requestId} />
      )}
    </SiteFrame>
  )
}
