import type { ModuleRules } from '@/lib/domain/modules/define-module'
import { suggestYarnHs } from './hs'
import { yarnIssues } from './issues'

export const yarnRules: ModuleRules = { specificationIssues: yarnIssues, suggestHs: suggestYarnHs }
