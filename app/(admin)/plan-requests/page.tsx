import type { Metadata } from 'next'
import { type SearchParams, signedInAdmin, textOf } from '@/app/page-request'
import { SiteFrame } from '@/app/site-frame'
import { PlanRequestList } from '@/components/module-access/plan-request/plan-request-list'
import { EmptyState } from '@/components/ui/empty-state'
import { ButtonLink } from '@/components/ui/link'
import { LoadMore } from '@/components/ui/pagination'
import { SectionHead } from '@/components/ui/section'
import { TabLinks } from '@/components/ui/tab-links'
import { allPlanRequests } from '@/lib/services/entitlement/plan-requests'

export const metadata: Metadata = { title: 'Plan requests', robots: { index: false } }

const PATH = '/plan-requests'

export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const { status, cursor } = await searchParams
  const ctx = await signedInAdmin(PATH)
  const isOpen = status !== 'closed'
  const page = await allPlanRequests(ctx, { isOpen, cursor: textOf(cursor) })
  const { planRequests, nextCursor } = page
  const more = new URLSearchParams({ ...(isOpen ? {} : { status: 'closed' }), cursor: nextCursor ?? '' })
  return (
    <SiteFrame actor={ctx.actor}>
      <div className="flex flex-col gap-6">
        <SectionHead
          level={1}
          title="Plan requests"
          lead="First give the plan with the command or the entry next to the request. When it is active, mark the request as done. Answering only notifies the seller."
          actions={<ButtonLink href="/module-access">Sellers</ButtonLink>}
        />
        <TabLinks
          label="Requests"
          links={[
            { href: PATH, label: 'Open', current: isOpen },
            { href: `${PATH}?status=closed`, label: 'Answered and withdrawn', current: !isOpen },
          ]}
        />
        {planRequests.length > 0 ? (
          <PlanRequestList requests={planRequests} now={ctx.now} />
        ) : (
          <EmptyState title={isOpen ? 'No open requests' : 'No answered requests yet'}>
            {isOpen ? 'When a seller asks for a plan, the request appears here and you are notified.' : null}
          </EmptyState>
        )}
        {nextCursor ? <LoadMore href={`${PATH}?${more}`} shown={planRequests.length} noun="requests" /> : null}
      </div>
    </SiteFrame>
  )
}
