import type { Issue } from '@/lib/domain/errors'
import type { Rule } from '@/lib/domain/modules/define-module'

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
