import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { HowToGetAPlan } from '@/components/module-access/how-to-get-a-plan'
import { OwnPlan } from '@/components/module-access/own-plan'
import { PlanRequestSection } from '@/components/module-access/plan-request'
import { PlanTable } from '@/components/module-access/plan-table'
import { SiteShell } from '@/components/site/site-shell'
import { getPageActor } from '@/lib/auth/page-actor'
import { hasRole } from '@/lib/domain/actor'
import { contextFor } from '@/lib/services/context'
import { ownPlanRequests } from '@/lib/services/plan-requests'
import { readSellerPlan } from '@/lib/services/seller-access'

export const metadata: Metadata = {
  title: 'Plans for sellers',
  description: 'Which modules each plan opens for your listings, and what it costs a month. Buying is free.',
}

export default async function Page() {
  const actor = await getPageActor()
  const requestId = (await headers()).get('x-request-id') ?? ''
  const own = actor && hasRole(actor, 'seller') ? contextFor({ actor, requestId }) : null
  const [plan, requests] = own
    ? await Promise.all([readSellerPlan(own, own.actor.userId), ownPlanRequests(own)])
    : [null, []]
  return (
    <SiteShell actor={actor}>
      <div className="flex flex-col gap-8 sm:gap-10">
        <header className="max-w-prose">
          <h1 className="font-semibold text-xl">Plans for sellers</h1>
          <p className="mt-2 text-ink-2">
            A plan decides in which modules you may list. Reading the market and asking for quotations needs no plan.
          </p>
        </header>
        {plan ? <OwnPlan access={plan.record} lastsUntil={plan.lastsUntil} /> : null}
        <PlanTable access={plan?.record ?? null} />
        {plan ? (
          <PlanRequestSection access={plan.record} requests={requests} />
        ) : (
          <HowToGetAPlan isSignedIn={actor !== null} />
        )}
      </div>
    </SiteShell>
  )
}
