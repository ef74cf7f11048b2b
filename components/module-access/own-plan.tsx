import { Notice } from '@/components/ui/notice'
import { formatDay } from '@/components/ui/numbers'
import type { SellerAccessRecord } from '@/lib/contract/readback/seller-access-record'
import { inactiveBecause, nextStepFor } from '@/lib/domain/entitlement/explain'
import { CountOf, Facts } from './facts'
import { PaymentWord } from './payment-word'

interface OwnPlanProps {
  access: SellerAccessRecord
  /** The end of the subscription; null when it has none. */
  lastsUntil: string | null
}

/** The current plan of the signed-in seller. */
export function OwnPlan({ access, lastsUntil }: OwnPlanProps) {
  const { selectedPlanLabel, selectedPlanKey, subscriptionActive, allowedModuleKeys, moduleEntitlements } = access
  const isStopped = selectedPlanKey !== '' && !subscriptionActive
  return (
    <div className="flex flex-col gap-4">
      <Facts
        className="grid grid-cols-2 gap-x-12 gap-y-4 sm:flex sm:flex-wrap"
        facts={[
          { name: 'Your plan', value: selectedPlanLabel || 'No plan yet' },
          // Why it is not active is in the notice below. Without a plan there is none.
          ...(access.paymentStatus === 'NOT_CONFIGURED'
            ? []
            : [{ name: 'Subscription', value: isStopped ? 'Not active' : <PaymentWord record={access} /> }]),
          ...(selectedPlanKey === ''
            ? []
            : [{ name: 'Until', value: lastsUntil ? formatDay(lastsUntil) : 'No end date' }]),
          {
            name: 'Open modules',
            value: <CountOf count={allowedModuleKeys.length} total={moduleEntitlements.length} />,
          },
        ]}
      />
      {isStopped ? (
        <Notice tone="warn" title={`${selectedPlanLabel} is not active: ${inactiveBecause(access.paymentStatus)}`}>
          {nextStepFor(access.paymentStatus)} Buyers can still find your listings. You cannot add, change or archive
          listings until the plan is active again.
        </Notice>
      ) : null}
    </div>
  )
}
