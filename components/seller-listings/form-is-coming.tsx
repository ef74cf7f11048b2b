import { EntitlementBadge } from '@/components/module-access/entitlement-badge'
import { ModuleGate } from '@/components/module-access/module-gate'
import { ButtonAnchor } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { SellerAccessRecord } from '@/lib/contract/readback/seller-access-record'
import { entitlementOf } from '@/lib/domain/entitlement/entitlement'
import { READY_MODULE_KEYS } from '@/lib/domain/modules'
import { MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'

/** A module without a listing form yet. */
export function FormIsComing({ moduleKey, access }: { moduleKey: ModuleKey; access: SellerAccessRecord }) {
  const entitlement = entitlementOf(access, moduleKey)
  return (
    <>
      <ModuleGate access={access} moduleKey={moduleKey}>
        {null}
      </ModuleGate>
      <EmptyState
        title="Coming soon"
        actions={
          <>
            {READY_MODULE_KEYS.map((ready) => (
              <ButtonAnchor key={ready} variant="primary" href={`/sell/${ready}`}>
                List in {MODULE_NAMES[ready]}
              </ButtonAnchor>
            ))}
            <ButtonAnchor href="/sell">All modules</ButtonAnchor>
          </>
        }
      >
        <p>
          {MODULE_NAMES[moduleKey]} listings are coming soon. {entitlement?.allowed ? 'Your plan includes them.' : null}
        </p>
        {entitlement ? (
          <p className="mt-3">
            <EntitlementBadge entitlement={entitlement} />
          </p>
        ) : null}
      </EmptyState>
    </>
  )
}
