import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound, redirect } from 'next/navigation'
import { PlanRequestList } from '@/components/module-access/plan-request/plan-request-list'
import { SiteShell } from '@/components/site/site-shell'
import { buttonClass } from '@/components/ui/button'
import { SectionHead } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadMore } from '@/components/ui/pagination'
import { TabLinks } from '@/components/ui/tab-links'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { hasRole } from '@/lib/domain/actor'
import { allPlanRequests } from '@/lib/services/entitlement/plan-requests'

export const metadata: Metadata = { title: 'Plan requests', robots: { index: false } }

const PATH = '/plan-requests'

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Page({ searchParams }: PageProps) {
  const { status, cursor } = await searchParams
  const actor = await getPageActor()
  if (!actor) redirect(`/sign-in?callbackUrl=${PATH}`)
  // Everyone but an administrator gets 404.
  if (!hasRole(actor, 'admin')) notFound()

  const ctx = await pageContext(actor)
  const isOpen = status !== 'closed'
  const page = await allPlanRequests(ctx, { isOpen, cursor: typeof cursor === 'string' ? cursor : null })
  const { planRequests, nextCursor } = page
  const more = new URLSearchParams({ ...(isOpen ? {} : { status: 'closed' }), cursor: nextCursor ?? '' })
  return (
    <SiteShell actor={actor}>
      <div className="flex flex-col gap-6">
        <SectionHead
          level={1}
          title="Plan requests"
          lead="Answering only notifies the seller. To change a plan, use npm run entitlements."
          actions={
            <Link href="/module-access" className={buttonClass()}>
              Module access
            </Link>
          }
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
    </SiteShell>
  )
}
