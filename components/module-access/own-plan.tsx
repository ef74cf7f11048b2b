import { Notice } from '@/components/ui/notice'
import { inactiveBecause } from '@/lib/domain/entitlement/explain'
import type { SellerAccessRecord } from '@/lib/domain/entitlement/seller-access'
import { CountOf, Facts } from './facts'
import { PaymentWord } from './payment-word'

/** What the signed-in seller has at this moment. */
export function OwnPlan({ access }: { access: SellerAccessRecord }) {
  const { selectedPlanLabel, selectedPlanKey, subscriptionActive, allowedModuleKeys, moduleEntitlements } = access
  return (
    <div className="flex flex-col gap-4">
      <Facts
        className="flex flex-wrap gap-x-12 gap-y-4"
        facts={[
          { name: 'Your plan', value: selectedPlanLabel || 'None yet' },
          { name: 'Subscription', value: <PaymentWord record={access} /> },
          {
            name: 'Modules open to you',
            value: <CountOf count={allowedModuleKeys.length} total={moduleEntitlements.length} />,
          },
        ]}
      />
      {selectedPlanKey !== '' && !subscriptionActive ? (
        <Notice tone="warn" title={`${selectedPlanLabel} is not active: ${inactiveBecause(access.paymentStatus)}`}>
          Buyers still find your listings. Nothing can be listed, changed or archived until the plan is active again.
        </Notice>
      ) : null}
    </div>
  )
}
