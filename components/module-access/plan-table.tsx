import { Badge } from '@/components/ui/badge'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { monthlyPrice } from '@/lib/domain/entitlement/explain'
import { PLANS, type Plan } from '@/lib/domain/entitlement/plans'
import type { SellerAccessRecord } from '@/lib/domain/entitlement/seller-access'
import { MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'

/** The plans side by side; each says what it adds to the one before it. */
export function PlanTable({ access }: { access: SellerAccessRecord | null }) {
  const open = new Set<string>(access?.allowedModuleKeys)
  return (
    <div className="grid gap-x-8 gap-y-10 lg:grid-cols-3">
      {PLANS.map((plan, index) => (
        <PlanColumn
          key={plan.key}
          plan={plan}
          smaller={PLANS[index - 1] ?? null}
          isCurrent={plan.key === access?.selectedPlanKey}
          open={open}
        />
      ))}
    </div>
  )
}

interface PlanColumnProps {
  plan: Plan
  smaller: Plan | null
  isCurrent: boolean
  /** The modules that are open to the reader already. */
  open: ReadonlySet<string>
}

function PlanColumn({ plan, smaller, isCurrent, open }: PlanColumnProps) {
  return (
    <section
      aria-labelledby={`plan-${plan.key}`}
      className={cx('border-t-2 pt-4', isCurrent ? 'border-indigo' : 'border-line')}
    >
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h2 id={`plan-${plan.key}`} className="font-semibold text-lg">
          {plan.label}
        </h2>
        {isCurrent ? <Badge tone="accent">Your plan</Badge> : null}
      </div>
      <p className="num mt-1">
        <PlanPrice plan={plan} />
      </p>
      <p className="mt-1 text-ink-2 text-sm">
        <span className="num">{plan.moduleLimit}</span> of the 22 modules
      </p>
      <p className="mt-5 font-medium text-sm">
        {smaller ? `Everything in ${smaller.label}, and` : 'List in these modules'}
      </p>
      <ul className="mt-2 flex flex-col gap-1.5 text-sm">
        {added(plan, smaller).map((moduleKey) => (
          <li key={moduleKey} className="flex gap-2">
            <Icon name="check" className={cx('mt-0.5', open.has(moduleKey) ? 'text-neem' : 'text-ink-3')} />
            <span>
              {MODULE_NAMES[moduleKey]}
              {open.has(moduleKey) ? <VisuallyHidden> (open to you)</VisuallyHidden> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PlanPrice({ plan }: { plan: Plan }) {
  const [amount, ...unit] = monthlyPrice(plan).split(' ')
  return (
    <>
      <span className="font-semibold text-xl">{amount}</span> <span className="unit">{unit.join(' ')}</span>
    </>
  )
}

function added(plan: Plan, smaller: Plan | null): ModuleKey[] {
  return plan.includedModuleKeys.filter((moduleKey) => !smaller?.includedModuleKeys.includes(moduleKey))
}
