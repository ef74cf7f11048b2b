import { EntitlementBadge } from '@/components/module-access/entitlement-badge'
import type { SellerAccessRecord } from '@/lib/contract/readback/seller-access-record'
import { explainEntitlement } from '@/lib/domain/entitlement/explain'
import { inStageOrder } from '@/lib/domain/modules/stages'

/** Every module of one seller, with the reason why it is open or closed. */
export function SellerExplanation({ record }: { record: SellerAccessRecord }) {
  return (
    <ul className="border-line border-t">
      {inStageOrder(record.moduleEntitlements).map((entitlement) => (
        <li
          key={entitlement.moduleKey}
          className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 border-line border-b py-2.5 text-sm md:grid-cols-[minmax(15rem,1fr)_9rem_3fr]"
        >
          <span className="font-medium">{entitlement.displayName}</span>
          <span>
            <EntitlementBadge entitlement={entitlement} />
          </span>
          <span className="col-span-2 text-ink-2 md:col-span-1">{explainEntitlement(entitlement, record)}</span>
        </li>
      ))}
    </ul>
  )
}
