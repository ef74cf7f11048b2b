import { Badge } from '@/components/ui/badge'
import { cx } from '@/components/ui/cx'
import { Disclosure } from '@/components/ui/disclosure'
import { ButtonLink } from '@/components/ui/link'
import { monthlyPrice } from '@/lib/domain/entitlement/explain'
import { PLANS, type Plan } from '@/lib/domain/entitlement/plans'
import { MODULE_KEYS, MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'

interface PlanCardsProps {
  /** The plan that the reader has; "" for none. */
  ownPlanKey: string
  /** The plan that the reader waits for; "" for none. */
  askedPlanKey: string
  /** Where a reader asks for a plan; null: they cannot, or wait for an answer. */
  hrefOf: ((planKey: string) => string) | null
  /** The words of that link, before the name of the plan. */
  action: string
}

/** The plans one below the other, for a phone, where columns do not fit. */
export function PlanCards({ ownPlanKey, askedPlanKey, hrefOf, action }: PlanCardsProps) {
  return (
    <ul className="flex flex-col gap-3">
      {PLANS.map((plan, index) => {
        const isOwn = plan.key === ownPlanKey
        return (
          <li
            key={plan.key}
            className={cx('rounded-md border bg-raised p-4', isOwn ? 'border-indigo' : 'border-line-strong')}
          >
            <div className="flex items-start justify-between gap-3">
              <h3 className="font-semibold text-base">{plan.label}</h3>
              {isOwn ? <Badge tone="accent">Your plan</Badge> : null}
              {plan.key === askedPlanKey ? <Badge>You asked for it</Badge> : null}
            </div>
            <p className="num mt-1 font-semibold text-lg">{monthlyPrice(plan)}</p>
            <p className="num text-ink-2 text-sm">
              {plan.moduleLimit} of {MODULE_KEYS.length} modules
            </p>
            {hrefOf && !isOwn ? (
              <ButtonLink href={hrefOf(plan.key)} className="mt-3 w-full">
                {action} <span className="sr-only">{plan.label}</span>
              </ButtonLink>
            ) : null}
            <Modules plan={plan} smaller={PLANS[index - 1] ?? null} />
          </li>
        )
      })}
    </ul>
  )
}

/** More names than these are folded. */
const NAMES_SHOWN = 8

/** What a plan includes: all of the smaller one, and what it adds. */
function Modules({ plan, smaller }: { plan: Plan; smaller: Plan | null }) {
  const has = new Set<ModuleKey>(plan.includedModuleKeys)
  const isLarger = smaller?.includedModuleKeys.every((key) => has.has(key)) === true
  const known = new Set<ModuleKey>(isLarger ? smaller?.includedModuleKeys : [])
  const added = MODULE_KEYS.filter((key) => has.has(key) && !known.has(key)).map((key) => MODULE_NAMES[key])
  const lead = isLarger ? `All of ${smaller?.label}, and` : 'Modules'
  const names = (
    <ul className="mt-1 list-disc pl-5 text-sm">
      {added.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
  if (added.length > NAMES_SHOWN) {
    return (
      <Disclosure className="mt-3 border-b-0" summary={`${lead} ${added.length} more modules`}>
        {names}
      </Disclosure>
    )
  }
  return (
    <div className="mt-3 text-sm">
      <p className="font-medium">{lead}:</p>
      {names}
    </div>
  )
}
