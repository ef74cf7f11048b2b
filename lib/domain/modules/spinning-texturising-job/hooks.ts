import { missing } from '@/lib/domain/families/customs/result'
import { sacText, suggestSac } from '@/lib/domain/families/service/sac'
import type { ModuleHooks } from '@/lib/domain/modules/define-module'
import { SPINNING_RULES } from './rules'
import { spinningTitle } from './title'
import { jobsOf, spinningFills } from './yarn-facts'

/** Ginning is work on a crop, which has another code. */
const isTextile = (job: string): boolean => job !== 'Ginning and pressing'

export const spinningHooks: ModuleHooks = {
  title: spinningTitle,
  rules: SPINNING_RULES,
  fills: spinningFills,
  suggestHs: ({ words }) => {
    const jobs = jobsOf(words)
    if (jobs.length > 0 && !jobs.some(isTextile)) return missing([], 'Ginning has another code. Ask your tax adviser.')
    return suggestSac(jobs.length > 0 ? '998821' : null)
  },
  hsFrom: ['jobType'],
  hsText: sacText,
}
