import type { ModuleRules } from './define-module'
import type { ModuleKey } from './keys'
import { yarnRules } from './yarn/rules'

const NONE: ModuleRules = { rules: [] }

const RULES: Partial<Readonly<Record<ModuleKey, ModuleRules>>> = { yarn: yarnRules }

/** The rules of a module's own; empty where it has none. */
export function moduleRules(key: ModuleKey): ModuleRules {
  return RULES[key] ?? NONE
}
