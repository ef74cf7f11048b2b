import { EntitlementBadge } from '@/components/module-access/entitlement-badge'
import { ModuleGate } from '@/components/module-access/module-gate'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { SellerAccessRecord } from '@/lib/contract/readback/seller-access-record'
import { READY_MODULE_KEYS } from '@/lib/domain/modules'
import { MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'

/** A module of the registry whose own form is not there yet. */
export function FormIsComing({ moduleKey, access }: { moduleKey: ModuleKey; access: SellerAccessRecord }) {
  const entitlement = access.moduleEntitlements.find((candidate) => candidate.moduleKey === moduleKey)
  return (
    <>
      <ModuleGate access={access} moduleKey={moduleKey}>
        {null}
      </ModuleGate>
      <EmptyState
        title="This form is coming"
        actions={
          <>
            {READY_MODULE_KEYS.map((ready) => (
              <ButtonLink key={ready} variant="primary" href={`/sell/${ready}`}>
                List in {MODULE_NAMES[ready]}
              </ButtonLink>
            ))}
            <ButtonLink href="/sell">All modules</ButtonLink>
          </>
        }
      >
        <p>
          {MODULE_NAMES[moduleKey]} gets a form in its own words; until then nothing can be listed in it.{' '}
          {entitlement?.allowed ? 'Your plan already has it.' : null}
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
