import { CLOTH_HOOKS, CLOTH_HS_FROM, tariffCloth } from '@/lib/domain/families/fabric/hs/from-facts'
import { suggestFabricHs } from '@/lib/domain/families/fabric/hs/suggest'
import type { ModuleHooks } from '@/lib/domain/modules/define-module'
import { GREY_RULES } from './rules'
import { greyTitle } from './title'

export const greyHooks: ModuleHooks = {
  ...CLOTH_HOOKS,
  title: greyTitle,
  rules: GREY_RULES,
  gstPercent: 5,
  suggestHs: (facts) => suggestFabricHs(tariffCloth(facts, 'Unbleached')),
  hsFrom: CLOTH_HS_FROM,
}
