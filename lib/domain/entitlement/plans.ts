import { MODULE_KEYS, type ModuleKey } from '../modules/keys'

/** A subscription plan (reference 7.3). `moduleLimit` is the number of modules it includes. */
export interface Plan {
  key: string
  label: string
  /** Rupees per month. */
  monthlyPriceInr: number
  moduleLimit: number
  includedModuleKeys: readonly ModuleKey[]
}

/** From the smallest to the largest. */
export const PLANS: readonly Plan[] = [
  plan('module_starter', 'Module Starter', 999, ['yarn', 'thread', 'grey_fabric']),
  plan('market_growth', 'Market Growth', 2499, [
    'yarn',
    'thread',
    'grey_fabric',
    'finish_fabric',
    'wholesale_ready_product',
    'textile_retailers',
    'packing_accessories',
    'garment_accessories',
  ]),
  plan('all_textile', 'All Textile Modules', 6999, MODULE_KEYS),
]

export const PLAN_KEYS: readonly string[] = PLANS.map(({ key }) => key)

function plan(
  key: string,
  label: string,
  monthlyPriceInr: number,
  includedModuleKeys: readonly ModuleKey[],
): Readonly<Plan> {
  return { key, label, monthlyPriceInr, moduleLimit: includedModuleKeys.length, includedModuleKeys }
}

export function findPlan(key: string): Plan | null {
  return PLANS.find((candidate) => candidate.key === key) ?? null
}

/** The name of a plan for people; an unknown key is shown as it is. */
export function planLabel(key: string): string {
  return findPlan(key)?.label ?? key
}

export function planHas(candidate: Plan, moduleKey: string): moduleKey is ModuleKey {
  return (candidate.includedModuleKeys as readonly string[]).includes(moduleKey)
}

/** The plans with a module, the smallest first; empty for an unknown key. */
export function plansWith(moduleKey: string): readonly Plan[] {
  return PLANS.filter((candidate) => planHas(candidate, moduleKey))
}
