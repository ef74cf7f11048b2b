'use client'

import { useRouter } from 'next/navigation'
import { useSendForm } from '@/components/account/use-send'
import { Field, FieldGroup } from '@/components/ui/field'
import { LiveButton } from '@/components/ui/live-button'
import { Notice } from '@/components/ui/notice'
import { RadioCards } from '@/components/ui/radio'
import { Textarea } from '@/components/ui/textarea'
import { monthlyPrice } from '@/lib/domain/entitlement/explain'
import { PLANS } from '@/lib/domain/entitlement/plans'
import { PLAN_NOTE_LENGTH_MAX } from '@/lib/domain/text-limits'

interface PlanRequestFormProps {
  /** It cannot be requested. */
  activePlanKey: string
  /** The plan that is chosen at first. */
  wantedPlanKey: string
}

/** Asks the operator for a plan. No payment is involved. */
export function PlanRequestForm({ activePlanKey, wantedPlanKey }: PlanRequestFormProps) {
  const router = useRouter()
  const { form, messageAt, isBusy, problem } = useSendForm(
    '/api/account/plan-requests',
    (fields) => ({ planKey: fields.get('planKey'), note: fields.get('note') }),
    () => router.refresh(),
  )
  const plans = PLANS.filter(({ key }) => key !== activePlanKey)

  return (
    <form {...form} className="flex flex-col gap-5">
      <div aria-live="polite" className="empty:hidden">
        {problem ? <Notice tone="block">{problem}</Notice> : null}
      </div>
      <FieldGroup id="plan-wanted" legend="Plan you want" required error={messageAt('planKey')}>
        <RadioCards
          name="planKey"
          defaultChoice={wantedPlanKey}
          aria-describedby={messageAt('planKey') ? 'plan-wanted-error' : undefined}
          choices={plans.map((plan) => ({
            value: plan.key,
            label: plan.label,
            description: `${monthlyPrice(plan)}, ${plan.moduleLimit} modules`,
          }))}
        />
      </FieldGroup>
      <Field
        id="plan-note"
        label="Note"
        help="What you want to list, from when, and whom to call."
        error={messageAt('note')}
      >
        {(control) => <Textarea {...control} name="note" rows={3} maxLength={PLAN_NOTE_LENGTH_MAX} />}
      </Field>
      <div>
        <LiveButton type="submit" variant="primary" loading={isBusy} loadingLabel="Sending">
          Send request
        </LiveButton>
      </div>
    </form>
  )
}
