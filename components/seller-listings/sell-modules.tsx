import Link from 'next/link'
import { StageBoxes } from '@/components/market/stages/stage-boxes'
import { EntitlementBadge } from '@/components/module-access/entitlement-badge'
import { ButtonAnchor } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { SectionHead } from '@/components/ui/section'
import type { SellerAccessRecord } from '@/lib/contract/readback/seller-access-record'
import type { ModuleEntitlement } from '@/lib/domain/entitlement/entitlement'
import { explainEntitlement, monthlyPrice, smallestPlanWith, standingOf } from '@/lib/domain/entitlement/explain'
import { findPlan, PLANS } from '@/lib/domain/entitlement/plans'
import type { ForSeller, ListingStatus } from '@/lib/domain/listing/listing'
import { isModuleKey } from '@/lib/domain/modules/keys'
import { ForSellerBand } from './for-seller/band'
import { listingsLabel, sellPath } from './for-seller/sell-path'
import { type Reading, SellLine } from './sell-line'

interface SellModulesProps {
  page: {
    access: SellerAccessRecord
    counts: Readonly<Record<ListingStatus, number>>
    forSeller: ForSeller | null
    reading: Reading | null
  }
}

/** What this seller can list now, what is closed and why, and which modules other plans open. */
export function SellModules({ page: { access, counts, forSeller, reading } }: SellModulesProps) {
  const { moduleEntitlements } = access
  const open = moduleEntitlements.filter(({ allowed }) => allowed)
  const isOwn: ReadonlySet<string> = new Set(findPlan(access.selectedPlanKey)?.includedModuleKeys)
  const closed = moduleEntitlements.filter(({ allowed, moduleKey }) => !allowed && isOwn.has(moduleKey))
  const others = moduleEntitlements.filter(({ allowed, moduleKey }) => !allowed && !isOwn.has(moduleKey))
  const of = { access, forSeller }
  const total = counts.ACTIVE + counts.DRAFT + counts.ARCHIVED
  return (
    <div className="flex flex-col gap-10">
      <ForSellerBand seller={forSeller} />
      <SectionHead
        level={1}
        title={forSeller ? 'List for this seller' : 'Sell'}
        lead={forSeller ? undefined : 'What do you want to sell?'}
        actions={
          total > 0 ? (
            <ButtonLink href={sellPath('/listings', forSeller)}>
              {listingsLabel(forSeller)} <span className="num font-normal text-ink-2">{total}</span>
            </ButtonLink>
          ) : null
        }
      />
      {forSeller === null && access.selectedPlanKey === '' && access.allowedModuleKeys.length === 0 ? <NoPlan /> : null}
      {open.length > 0 ? (
        <SellLine
          reading={reading}
          openKeys={open.map(({ moduleKey }) => moduleKey).filter(isModuleKey)}
          forSeller={forSeller}
        />
      ) : null}
      {open.length > 0 ? (
        <ModuleCards
          id="open"
          title="List now"
          lead={
            open.every((entitlement) => standingOf(entitlement) === 'open') ? planLead(access, forSeller) : undefined
          }
          entitlements={open}
          {...of}
        />
      ) : null}
      {closed.length > 0 ? <ModuleCards id="closed" title="Closed" entitlements={closed} {...of} /> : null}
      {others.length > 0 ? (
        <OtherPlans
          title={access.selectedPlanKey === '' ? 'Opened by a plan' : 'In other plans'}
          entitlements={others}
          forSeller={forSeller}
        />
      ) : null}
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

/** Says once why all these modules are open, in place of a sentence on each. */
function planLead({ selectedPlanKey }: SellerAccessRecord, forSeller: ForSeller | null): string {
  return `${forSeller ? 'Their' : 'Your'} plan ${findPlan(selectedPlanKey)?.label} includes these modules.`
}

interface ModuleCardsProps {
  id: string
  title: string
  /** Explains all of them; without it each card explains itself. */
  lead?: string
  entitlements: readonly ModuleEntitlement[]
  access: SellerAccessRecord
  forSeller: ForSeller | null
}

/** More than these are listed by stage of the trade. */
const CARDS_MAX = 6

/** Modules of the seller's plan, each as a card. */
function ModuleCards({ id, title, lead, entitlements, access, forSeller }: ModuleCardsProps) {
  const keys = entitlements.map(({ moduleKey }) => moduleKey).filter(isModuleKey)
  const head = (
    <>
      <h2 id={id} className="font-semibold text-lg">
        {title}
      </h2>
      {lead ? <p className="text-ink-2">{lead}</p> : null}
    </>
  )
  if (lead && keys.length > CARDS_MAX) {
    return (
      <section aria-labelledby={id}>
        {head}
        <StageBoxes
          moduleKeys={new Set(keys)}
          hrefOf={(key) => sellPath(`/${key}`, forSeller)}
          endOf={() => <Icon name="arrow-right" className="text-indigo" />}
        />
      </section>
    )
  }
  return (
    <section aria-labelledby={id}>
      {head}
      <ul className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {entitlements.map((entitlement) => (
          <li
            key={entitlement.moduleKey}
            className="relative flex min-w-0 flex-col gap-2 rounded-md border border-line bg-raised p-5 hover:border-line-strong"
          >
            <div className="flex items-start justify-between gap-3">
              <h3 className="min-w-0 font-semibold text-lg">
                <ModuleLink
                  entitlement={entitlement}
                  forSeller={forSeller}
                  className="after:absolute after:inset-0 hover:text-indigo"
                />
              </h3>
              {lead ? null : <EntitlementBadge entitlement={entitlement} />}
            </div>
            {lead ? null : (
              <p className="text-ink-2 text-sm">
                {explainEntitlement(entitlement, access, forSeller ? 'operator' : 'seller')}
              </p>
            )}
            <p className="flex items-center gap-1.5 font-medium text-indigo">
              {entitlement.allowed ? 'New listing' : 'Preview the form'}
              <Icon name="arrow-right" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Modules that are not in the seller's plan, one line for each plan that opens them. */
function OtherPlans({
  title,
  entitlements,
  forSeller,
}: Pick<ModuleCardsProps, 'title' | 'entitlements' | 'forSeller'>) {
  const groups = PLANS.map((plan) => ({
    plan,
    modules: entitlements.filter(({ moduleKey }) => smallestPlanWith(moduleKey) === plan),
  })).filter(({ modules }) => modules.length > 0)
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="font-semibold text-lg">
        {title}
      </h2>
      <dl className="mt-3 divide-y divide-line border-line border-y text-sm">
        {groups.map(({ plan, modules }) => (
          <div key={plan.key} className="grid gap-x-8 gap-y-1 py-4 md:grid-cols-[16rem_minmax(0,1fr)]">
            <dt className="font-medium">{`${plan.label}, ${monthlyPrice(plan)}`}</dt>
            <dd className="flex flex-wrap gap-x-4 gap-y-1">
              {modules.map((entitlement) => (
                <ModuleLink
                  key={entitlement.moduleKey}
                  entitlement={entitlement}
                  forSeller={forSeller}
                  className="link"
                />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function ModuleLink({
  entitlement,
  forSeller,
  className,
}: {
  entitlement: ModuleEntitlement
  forSeller: ForSeller | null
  className: string
}) {
  return (
    <Link href={sellPath(`/${entitlement.moduleKey}`, forSeller)} prefetch={false} className={className}>
      {entitlement.displayName}
    </Link>
  )
}
