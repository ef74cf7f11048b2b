import { CountOf, Facts } from '@/components/module-access/facts'
import { PaymentWord } from '@/components/module-access/payment-word'
import type { SellerAccessRecord } from '@/lib/contract/readback/seller-access-record'

/** The seller and their plan. */
export function SellerFacts({ record }: { record: SellerAccessRecord }) {
  const { sellerId, sellerEmail, selectedPlanLabel, allowedModuleKeys, moduleEntitlements } = record
  return (
    <Facts
      className="grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3"
      facts={[
        { name: 'E-mail', value: sellerEmail },
        { name: 'Seller ID', value: <span className="num">{sellerId}</span> },
        { name: 'Plan', value: selectedPlanLabel || 'None' },
        { name: 'Subscription', value: <PaymentWord record={record} /> },
        {
          name: 'Open modules',
          value: <CountOf count={allowedModuleKeys.length} total={moduleEntitlements.length} />,
        },
        { name: 'Internal testing', value: record.internalUatEntitlementActive ? 'On' : 'Off' },
      ]}
    />
  )
}
