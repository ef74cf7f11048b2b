import type { ModuleRules } from '@/lib/domain/modules/define-module'
import { suggestYarnHs } from './hs'
import { yarnIssues } from './issues'
import { autoTitle } from './title'

export const yarnRules: ModuleRules = { title: autoTitle, specificationIssues: yarnIssues, suggestHs: suggestYarnHs }
