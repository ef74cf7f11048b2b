import type { ModuleRules } from '@/lib/domain/modules/define-module'
import { suggestYarnHs } from './hs'
import { yarnIssues } from './issues'
import { autoTitle } from './title'

export const yarnRules: ModuleRules = {
  title: ({ values, count }) => autoTitle(values, count),
  specificationIssues: ({ words, count }, status) => yarnIssues(words, count, status),
  suggestHs: ({ words, count }) => suggestYarnHs(words, count),
}
