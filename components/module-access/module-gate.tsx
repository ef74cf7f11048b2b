import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import type { SellerAccessRecord } from '@/lib/contract/readback/seller-access-record'
import { entitlementOf } from '@/lib/domain/entitlement/entitlement'
import { explainEntitlement, standingOf } from '@/lib/domain/entitlement/explain'
import type { ForSeller } from '@/lib/domain/listing/listing'
import { MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'

interface ModuleGateProps {
  access: SellerAccessRecord
  moduleKey: ModuleKey
  /** The seller for whom an admin acts; null on a seller's own pages. */
  forSeller?: ForSeller | null
  /** Shown only to a seller with the module. */
  children: ReactNode
}

/** Shows the content of a module, or why it is closed. The decision comes with the record. */
export function ModuleGate({ access, moduleKey, forSeller = null, children }: ModuleGateProps) {
  const entitlement = entitlementOf(access, moduleKey)
  if (entitlement?.allowed) return children
  const isPlanChosen = entitlement !== undefined && standingOf(entitlement) === 'inactive'
  return (
    <Notice
      tone="warn"
      title={`${forSeller ? forSeller.companyName : 'You'} cannot list in ${MODULE_NAMES[moduleKey]} yet`}
      actions={
        forSeller ? (
          <ButtonLink href={`/module-access/${forSeller.sellerId}`} size="sm">
            See their plan
          </ButtonLink>
        ) : (
          <ButtonLink href="/plans" size="sm">
            {isPlanChosen ? 'See your plan' : 'See plans'}
          </ButtonLink>
        )
      }
    >
      {entitlement ? <p>{explainEntitlement(entitlement, access, forSeller ? 'operator' : 'seller')}</p> : null}
    </Notice>
  )
}
