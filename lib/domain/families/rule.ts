import type { Issue } from '@/lib/domain/errors'
import type { Rule, RuleText } from '@/lib/domain/modules/define-module'

export type Judge = Rule['judge']

/** A rule with its code, the fields that it compares and its words. */
export function rule(
  severity: Issue['severity'],
  code: string,
  fields: readonly string[],
  says: string,
  judge: Judge,
): Rule {
  return { code, severity, fields, says, judge }
}

/** Every listing is judged for its blend by itself. */
export const BLEND_SUM: RuleText = {
  code: 'BLEND_SUM',
  severity: 'error',
  fields: ['blendPercentages'],
  says: 'The shares of a blend add up to 100 %.',
}
