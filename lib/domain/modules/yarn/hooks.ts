import type { ModuleHooks } from '@/lib/domain/modules/define-module'
import { suggestYarnHs } from './hs'
import { hsHeading } from './hs-headings'
import { yarnIssues } from './issues'
import { YARN_RULES } from './rule-texts'
import { autoTitle } from './title'

export const yarnHooks: ModuleHooks = {
  title: ({ values, count }) => autoTitle(values, count),
  rules: YARN_RULES,
  specificationIssues: ({ words, count }, status) => yarnIssues(words, count, status),
  suggestHs: ({ words, count }) => suggestYarnHs(words, count),
  hsFrom: ['fiberType', 'blendPercentages', 'yarnType', 'spinningSystem', 'count', 'ply', 'twist'],
  hsText: hsHeading,
}
