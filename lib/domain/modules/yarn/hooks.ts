import { textsOf } from '@/lib/domain/families/customs/result'
import { YARN_HS_CODES } from '@/lib/domain/families/customs/yarn-codes'
import type { ModuleHooks } from '@/lib/domain/modules/define-module'
import { suggestYarnHs } from './hs'
import { YARN_RULES } from './rules'
import { autoTitle } from './title'
import { twistInWords } from './twist-terms'

export const yarnHooks: ModuleHooks = {
  title: ({ values, count }) => autoTitle(values, count),
  rules: YARN_RULES,
  gstPercent: 5,
  suggestHs: ({ words, count }) => suggestYarnHs(words, count),
  hsFrom: ['fiberType', 'blendPercentages', 'yarnType', 'spinningSystem', 'count', 'ply', 'twist'],
  hsText: textsOf(YARN_HS_CODES),
  partsInWords: { twist: twistInWords },
}
