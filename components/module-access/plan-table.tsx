import { Fragment } from 'react'
import { Badge } from '@/components/ui/badge'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { SellerAccessRecord } from '@/lib/contract/readback/seller-access-record'
import { entitlementOf } from '@/lib/domain/entitlement/entitlement'
import { monthlyPrice, whatOpens } from '@/lib/domain/entitlement/explain'
import { PLANS, type Plan, planHas } from '@/lib/domain/entitlement/plans'
import { MODULE_KEYS, MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import { MODULE_STAGES } from '@/lib/domain/modules/stages'

/**
 * The plans side by side: a row for each module, a column for each plan. Sellers see their own plan marked, and what opens each module that
 * is closed to them.
 */
export function PlanTable({ access }: { access: SellerAccessRecord | null }) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-sm">
      <caption className="sr-only">Modules included in each plan</caption>
      <colgroup>
        <col />
        {PLANS.map(({ key }) => (
          <col key={key} className="w-40" />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th
            scope="col"
            className="sticky top-0 z-10 border-line-strong border-b bg-cloth pb-3 text-left align-bottom"
          >
            <span className="sr-only">Module</span>
          </th>
          {PLANS.map((plan) => (
            <PlanHead key={plan.key} plan={plan} isCurrent={plan.key === access?.selectedPlanKey} />
          ))}
        </tr>
      </thead>
      <tbody>
        {MODULE_STAGES.map(({ name, moduleKeys }) => (
          <Fragment key={name}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={PLANS.length + 1}
                className="border-line border-b pt-6 pb-1.5 text-left font-semibold text-ink-2 text-xs"
              >
                {name}
              </th>
            </tr>
            {moduleKeys.map((moduleKey) => (
              <ModuleRow key={moduleKey} moduleKey={moduleKey} access={access} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

function PlanHead({ plan, isCurrent }: { plan: Plan; isCurrent: boolean }) {
  const [amount, ...unit] = monthlyPrice(plan).split(' ')
  return (
    <th
      scope="col"
      className={cx(
        'sticky top-0 z-10 border-line-strong border-b bg-cloth px-1 pt-3 pb-3 text-center align-bottom font-normal sm:px-3',
        isCurrent && 'shadow-[inset_0_2px_0] shadow-indigo',
      )}
    >
      {isCurrent ? (
        <Badge tone="accent" className="mb-1.5">
          Your plan
        </Badge>
      ) : null}
      <span className="block font-semibold leading-tight">{plan.label}</span>
      <span className="num mt-1 block">
        <span className="font-semibold sm:text-lg">{amount}</span>{' '}
        <span className="unit max-sm:block">{unit.join(' ')}</span>
      </span>
      <span className="num mt-1 hidden text-ink-2 sm:block">
        {plan.moduleLimit} of {MODULE_KEYS.length} modules
      </span>
    </th>
  )
}

function ModuleRow({ moduleKey, access }: { moduleKey: ModuleKey; access: SellerAccessRecord | null }) {
  const entitlement = access ? entitlementOf(access, moduleKey) : undefined
  return (
    <tr className="group hover:bg-sunk">
      <th scope="row" className="border-line border-b py-2 pr-2 text-left align-top font-normal">
        <span className="flex flex-wrap items-baseline gap-x-2">
          {MODULE_NAMES[moduleKey]}
          {entitlement?.allowed ? <span className="text-neem text-xs">open</span> : null}
        </span>
        {entitlement && !entitlement.allowed ? (
          <span className="block text-ink-2 text-xs">{whatOpens(entitlement)}</span>
        ) : null}
      </th>
      {PLANS.map((plan) => {
        const has = planHas(plan, moduleKey)
        const isCurrent = plan.key === access?.selectedPlanKey
        return (
          <td
            key={plan.key}
            className={cx('border-line border-b py-2 text-center align-top', isCurrent && 'bg-indigo-wash/50')}
          >
            <Icon
              name={has ? 'check' : 'minus'}
              className={cx('mx-auto mt-0.5', has ? 'text-neem' : 'text-line-strong')}
            />
            <VisuallyHidden>{has ? 'included' : 'not included'}</VisuallyHidden>
          </td>
        )
      })}
    </tr>
  )
}
