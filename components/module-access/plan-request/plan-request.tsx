import { SectionHead } from '@/components/ui/section'
import type { SellerAccessRecord } from '@/lib/contract/readback/seller-access-record'
import type { PlanRequest } from '@/lib/contract/responses/subscription'
import type { OperatorContact } from '@/lib/domain/entitlement/operator-contact'
import { OperatorContactNote } from './operator-contact-note'
import { PlanRequestForm } from './plan-request-form'
import { PlanRequestHistory } from './plan-request-history'
import { PlanRequestOpen } from './plan-request-open'

interface PlanRequestSectionProps {
  access: SellerAccessRecord
  requests: readonly PlanRequest[]
  /** The plan whose button led here; "" for none. */
  wantedPlanKey: string
  contact: OperatorContact
}

/** Lets a seller ask for a plan, one request at a time, and shows earlier requests. */
export function PlanRequestSection({ access, requests, wantedPlanKey, contact }: PlanRequestSectionProps) {
  const { selectedPlanKey, subscriptionActive } = access
  const open = requests.find(({ status }) => status === 'OPEN')
  const closed = requests.filter((request) => request !== open)
  return (
    <section aria-labelledby="request" className="flex max-w-[44rem] flex-col gap-5">
      <SectionHead
        id="request"
        title={selectedPlanKey ? 'Ask for another plan' : 'Ask for a plan'}
        lead="You cannot pay on this site. We read your request and activate the plan. Its modules then open without signing in again."
      />
      {open ? (
        <PlanRequestOpen request={open} contact={contact} />
      ) : (
        <>
          <OperatorContactNote contact={contact} />
          <PlanRequestForm
            key={`${requests.length} ${wantedPlanKey}`}
            activePlanKey={subscriptionActive ? selectedPlanKey : ''}
            wantedPlanKey={wantedPlanKey}
          />
        </>
      )}
      {closed.length > 0 ? (
        <div className="flex flex-col gap-2">
          <h3 className="font-medium text-sm">Earlier requests</h3>
          <PlanRequestHistory requests={closed} />
        </div>
      ) : null}
    </section>
  )
}
