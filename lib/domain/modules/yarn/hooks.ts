import { textsOf } from '@/lib/domain/families/customs/result'
import { YARN_HS_CODES } from '@/lib/domain/families/customs/yarn-codes'
import type { ModuleHooks, RuleText } from '@/lib/domain/modules/define-module'
import { suggestYarnHs } from './hs'
import { yarnIssues } from './issues'
import { autoTitle } from './title'
import { twistInWords } from './twist-terms'

const error = (code: string, fields: readonly string[], says: string): RuleText => ({
  code,
  severity: 'error',
  fields,
  says,
})
const warning = (code: string, fields: readonly string[], says: string): RuleText => ({
  code,
  severity: 'warning',
  fields,
  says,
})

/** The rules across the fields of yarn (reference 9.6.7), judged by issues.ts. */
const YARN_RULES: readonly RuleText[] = [
  error('PLY_MISMATCH', ['count', 'ply'], 'The ply of the count and the ply agree.'),
  error('DENIER_RANGE', ['denier', 'yarnType'], 'Only a monofilament is coarser than any multifilament.'),
  error('DENIER_DIFFERS', ['count', 'denier'], 'A count in denier and the denier agree.'),
  error('TWIST_RANGE', ['twist'], 'The twist is possible in its unit.'),
  warning('COUNT_SYSTEM_MISMATCH', ['count', 'countSystem'], 'The count is in the count system.'),
  warning('PLY_HIGH', ['ply'], 'Few yarns have so many singles.'),
  warning('SPINNING_COUNT', ['spinningSystem', 'count'], 'The count is usual for the spinning system.'),
  warning('TWIST_UNUSUAL', ['twist', 'count'], 'The twist multiplier is usual for the use.'),
  warning('TWIST_MULTIPLIER', ['twist', 'count'], 'Twist and count give the stated multiplier.'),
  warning('CSP_UNUSUAL', ['cspStrength'], 'The strength is usual for fibre and process.'),
  warning('TEST_UNUSUAL', ['quality', 'yarnFamily'], 'The test values of spun yarn are usual.'),
  warning('CATEGORY_FAMILY', ['category', 'yarnFamily'], 'The category is the yarn family.'),
  warning('LOT_MISSING', ['lot', 'condition'], 'Fresh goods and lots have a lot number.'),
  warning('DEFECTS_MISSING', ['quality', 'condition'], 'Seconds have their defects described.'),
  warning('IMAGE_MISSING', ['coverImage', 'condition'], 'Leftovers and seconds have a picture.'),
  warning('LOT_WHOLE', ['moq', 'totalQuantity'], 'A lot is sold as a whole.'),
  warning('NEW_ARRIVAL_CONDITION', ['newArrival', 'condition'], 'Leftovers and seconds are seldom new arrivals.'),
  warning('CLAIM_TEST_REPORT', ['testReport', 'quality'], 'A claimed test value has its report.'),
]

export const yarnHooks: ModuleHooks = {
  title: ({ values, count }) => autoTitle(values, count),
  rules: YARN_RULES,
  specificationIssues: ({ words, count }, status) => yarnIssues(words, count, status),
  suggestHs: ({ words, count }) => suggestYarnHs(words, count),
  hsFrom: ['fiberType', 'blendPercentages', 'yarnType', 'spinningSystem', 'count', 'ply', 'twist'],
  hsText: textsOf(YARN_HS_CODES),
  partsInWords: { twist: twistInWords },
}
