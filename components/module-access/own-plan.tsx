import { Notice } from '@/components/ui/notice'
import { formatDay } from '@/components/ui/numbers'
import type { SellerAccessRecord } from '@/lib/contract/readback/seller-access-record'
import { inactiveBecause } from '@/lib/domain/entitlement/explain'
import { CountOf, Facts } from './facts'
import { PaymentWord } from './payment-word'

interface OwnPlanProps {
  access: SellerAccessRecord
  /** The last moment of the subscription; null: it has no end. */
  lastsUntil: string | null
}

/** What the signed-in seller has at this moment. */
export function OwnPlan({ access, lastsUntil }: OwnPlanProps) {
  const { selectedPlanLabel, selectedPlanKey, subscriptionActive, allowedModuleKeys, moduleEntitlements } = access
  return (
    <div className="flex flex-col gap-4">
      <Facts
        className="grid grid-cols-2 gap-x-12 gap-y-4 sm:flex sm:flex-wrap"
        facts={[
          { name: 'Your plan', value: selectedPlanLabel || 'None yet' },
          { name: 'Subscription', value: <PaymentWord record={access} /> },
          ...(selectedPlanKey === '' ? [] : [{ name: 'Until', value: lastsUntil ? formatDay(lastsUntil) : 'No end' }]),
          {
            name: 'Modules open to you',
            value: <CountOf count={allowedModuleKeys.length} total={moduleEntitlements.length} />,
          },
          { name: 'Seller number', value: <span className="break-all">{access.sellerId}</span> },
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
