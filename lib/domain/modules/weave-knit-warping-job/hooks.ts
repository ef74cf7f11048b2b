import { sacText, suggestSac } from '@/lib/domain/families/service/sac'
import type { ModuleHooks } from '@/lib/domain/modules/define-module'
import { jobsOf, weavingFills } from './loom-facts'
import { WEAVING_RULES } from './rules'
import { weavingTitle } from './title'

export const weavingHooks: ModuleHooks = {
  title: weavingTitle,
  rules: WEAVING_RULES,
  fills: weavingFills,
  suggestHs: ({ words }) => suggestSac(jobsOf(words).length > 0 ? '998821' : null),
  hsFrom: ['jobType'],
  hsText: sacText,
}
