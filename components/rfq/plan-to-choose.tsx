import { OperatorContactNote } from '@/components/module-access/plan-request/operator-contact-note'
import { EmptyState } from '@/components/ui/empty-state'
import { ButtonLink } from '@/components/ui/link'
import { formatDay } from '@/components/ui/numbers'
import type { PlanRequest } from '@/lib/contract/responses/subscription'
import type { OperatorContact } from '@/lib/domain/entitlement/operator-contact'

export interface PlanToChooseProps {
  /** What the seller asked for; null: nothing yet. */
  request: Pick<PlanRequest, 'planLabel' | 'createdAt'> | null
  contact: OperatorContact
}

/** What a seller without a plan does next. */
export function PlanToChoose({ request, contact }: PlanToChooseProps) {
  if (request === null) {
    return (
      <EmptyState
        title="Choose a plan"
        actions={
          <ButtonLink href="/plans" variant="primary">
            See the plans
          </ButtonLink>
        }
      >
        You need a plan before you can publish listings. You can answer requests without one.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={`Your request for ${request.planLabel} of ${formatDay(request.createdAt)} is waiting`}
      actions={<ButtonLink href="/plans">See your request</ButtonLink>}
    >
      <p>We notify you when the plan is active. Until then you can prepare your price list.</p>
      <OperatorContactNote contact={contact} />
    </EmptyState>
  )
}
