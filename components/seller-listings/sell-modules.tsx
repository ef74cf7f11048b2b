import Link from 'next/link'
import { EntitlementBadge } from '@/components/module-access/entitlement-badge'
import { Badge } from '@/components/ui/badge'
import { ButtonAnchor } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { SectionHead } from '@/components/ui/section'
import type { SellerAccessRecord } from '@/lib/contract/readback/seller-access-record'
import type { ModuleEntitlement } from '@/lib/domain/entitlement/entitlement'
import { explainEntitlement } from '@/lib/domain/entitlement/explain'
import type { ListingStatus } from '@/lib/domain/listing/listing'
import { isModuleReady } from '@/lib/domain/modules'
import { isModuleKey } from '@/lib/domain/modules/keys'

interface SellModulesProps {
  page: { access: SellerAccessRecord; counts: Readonly<Record<ListingStatus, number>> }
}

/** The 22 modules for this seller: open, closed with the reason, or coming soon. */
export function SellModules({ page: { access, counts } }: SellModulesProps) {
  const { moduleEntitlements } = access
  const ready = moduleEntitlements.filter(({ moduleKey }) => isModuleKey(moduleKey) && isModuleReady(moduleKey))
  const coming = moduleEntitlements.filter((entitlement) => !ready.includes(entitlement))
  const open = ready.filter(({ allowed }) => allowed)
  const closed = ready.filter(({ allowed }) => !allowed)
  const total = counts.ACTIVE + counts.DRAFT + counts.ARCHIVED
  return (
    <div className="flex flex-col gap-10">
      <SectionHead
        level={1}
        title="Sell"
        lead="What do you want to sell?"
        actions={
          total > 0 ? (
            <ButtonLink href="/sell/listings">
              Your listings <span className="num font-normal text-ink-2">{total}</span>
            </ButtonLink>
          ) : null
        }
      />
      {access.selectedPlanKey === '' && access.allowedModuleKeys.length === 0 ? <NoPlan /> : null}
      {open.length > 0 ? <ModuleGroup id="open" title="List now" entitlements={open} access={access} /> : null}
      {closed.length > 0 ? <ModuleGroup id="closed" title="Closed" entitlements={closed} access={access} /> : null}
      <ModuleGroup id="coming" title="Coming soon" entitlements={coming} access={access} />
    </div>
  )
}

function NoPlan() {
  return (
    <Notice
      tone="accent"
      title="You have no plan yet"
      actions={
        <ButtonAnchor size="sm" variant="primary" href="/plans">
          See plans
        </ButtonAnchor>
      }
    >
      Choose a plan to start selling. You can already fill in a form; we keep it in this browser until your plan is
      active.
    </Notice>
  )
}

interface ModuleGroupProps {
  id: string
  title: string
  entitlements: readonly ModuleEntitlement[]
  access: SellerAccessRecord
}

function ModuleGroup({ id, title, entitlements, access }: ModuleGroupProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-semibold text-lg">
        {title} <span className="num font-normal text-base text-ink-3">{entitlements.length}</span>
      </h2>
      <ul className="mt-3 grid border-line border-t sm:grid-cols-2 sm:gap-x-10 xl:grid-cols-3">
        {entitlements.map((entitlement) => (
          <ModuleRow key={entitlement.moduleKey} entitlement={entitlement} access={access} />
        ))}
      </ul>
    </section>
  )
}

function ModuleRow({ entitlement, access }: { entitlement: ModuleEntitlement; access: SellerAccessRecord }) {
  const { moduleKey, displayName, allowed } = entitlement
  const isReady = isModuleKey(moduleKey) && isModuleReady(moduleKey)
  return (
    <li className="relative flex min-w-0 flex-col gap-1.5 border-line border-b py-4">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 font-medium">
          <Link href={`/sell/${moduleKey}`} prefetch={false} className="after:absolute after:inset-0 hover:text-indigo">
            {displayName}
          </Link>
        </h3>
        <EntitlementBadge entitlement={entitlement} />
      </div>
      <p className="text-ink-2 text-sm">{explainEntitlement(entitlement, access, 'seller')}</p>
      {isReady ? (
        <p className="flex items-center gap-1.5 font-medium text-indigo text-sm">
          {allowed ? 'New listing' : 'Preview the form'}
          <Icon name="arrow-right" />
        </p>
      ) : (
        <p>
          <Badge>
            <Icon name="clock" />
            Coming soon
          </Badge>
        </p>
      )}
    </li>
  )
}
