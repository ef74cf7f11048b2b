import type { Metadata } from 'next'
import { type SearchParams, textOf } from '@/app/page-request'
import { SiteFrame } from '@/app/site-frame'
import { EmailToConfirm } from '@/components/module-access/email-to-confirm'
import { HowToGetAPlan } from '@/components/module-access/how-to-get-a-plan'
import { OwnPlan } from '@/components/module-access/own-plan'
import { PlanCards } from '@/components/module-access/plan-cards'
import { PlanRequestSection } from '@/components/module-access/plan-request/plan-request'
import { PlanTable } from '@/components/module-access/plan-table'
import { Section, SectionHead } from '@/components/ui/section'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { hasRole } from '@/lib/domain/actor'
import { findPlan } from '@/lib/domain/entitlement/plans'
import { operatorContact } from '@/lib/services/entitlement/operator-contact'
import { ownPlanRequests } from '@/lib/services/entitlement/plan-requests'
import { readSellerPlan } from '@/lib/services/entitlement/seller-access'

export const metadata: Metadata = {
  title: 'Plans for sellers',
  description: 'Compare plans: which modules each one includes and its monthly price. Buying is free.',
}

export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const wanted = textOf((await searchParams).plan) ?? ''
  const actor = await getPageActor()
  const own = actor && hasRole(actor, 'seller') ? await pageContext(actor) : null
  const [plan, requests] = own
    ? await Promise.all([readSellerPlan(own, own.actor.userId), ownPlanRequests(own)])
    : [null, []]
  const contact = operatorContact()
  const open = requests.find(({ status }) => status === 'OPEN')
  return (
    <SiteFrame actor={actor}>
      <div className="mx-auto flex w-full max-w-[64rem] flex-col gap-8 sm:gap-10">
        <SectionHead level={1} title="Plans for sellers" lead="Your plan sets what you can sell. Buying is free." />
        {own && !own.actor.emailVerified ? <EmailToConfirm email={own.actor.email} /> : null}
        {plan ? <OwnPlan access={plan.record} lastsUntil={plan.lastsUntil} /> : null}
        <Section id="plans" title="Plans" gap={3} className="sm:hidden">
          <PlanCards
            ownPlanKey={plan?.record.selectedPlanKey ?? ''}
            askedPlanKey={open?.planKey ?? ''}
            hrefOf={actor === null ? () => '/sign-up' : plan && !open ? (key) => `/plans?plan=${key}#request` : null}
            action={actor === null ? 'Open an account' : 'Ask for this plan'}
          />
        </Section>
        {plan ? (
          <PlanRequestSection
            access={plan.record}
            requests={requests}
            wantedPlanKey={findPlan(wanted)?.key ?? ''}
            contact={contact}
          />
        ) : (
          <HowToGetAPlan isSignedIn={actor !== null} contact={contact} />
        )}
        <Section id="included" title="What each plan includes" gap={3} className="max-sm:hidden">
          <PlanTable access={plan?.record ?? null} />
        </Section>
      </div>
    </SiteFrame>
  )
}
