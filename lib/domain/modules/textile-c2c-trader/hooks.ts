import { structureFills } from '@/lib/domain/families/shop/fills'
import type { ModuleHooks } from '@/lib/domain/modules/define-module'
import { PERSONAL_RULES } from './rules'
import { personalTitle } from './title'

export const textileC2cTraderHooks: ModuleHooks = {
  title: personalTitle,
  rules: PERSONAL_RULES,
  fills: structureFills,
}
