import type { Issue } from '@/lib/domain/errors'
import type { DayRule, Rule, RuleText } from '@/lib/domain/modules/define-module'

/** What a judge finds about one field, or about a path below it. */
interface Finding {
  field: string
  message: string
  /** Where it is not that of the rule: what is impossible is an error, what is unusual a warning. */
  severity?: Issue['severity']
  /** That of the rule: an issue that was made elsewhere is no finding. */
  code?: never
}

/** Nothing, a message about the first field of the rule, or what to show at other fields. */
type Found = null | string | Finding | readonly Finding[]

/** A judge with findings instead of issues. */
type Finds<T extends (...given: never[]) => unknown> = (...given: Parameters<T>) => Found

/** A rule states its code and its severity once: its judge finds what they are about. */
export function rule({ judge, ...text }: RuleText & { judge: Finds<Rule['judge']> }): Rule {
  return { ...text, judge: (facts, status) => issuesOf(text, judge(facts, status)) }
}

/** The same for a rule that compares dates with today. */
export function dayRule({
  judgeOn,
  ...text
}: Omit<DayRule, 'judgeOn'> & { judgeOn: Finds<DayRule['judgeOn']> }): DayRule {
  return { ...text, judgeOn: (facts, day) => issuesOf(text, judgeOn(facts, day)) }
}

/** What a rule finds, as issues with its code and its severity. */
function issuesOf({ code, severity, fields: [first = ''] }: RuleText, found: Found): readonly Issue[] {
  if (found === null) return []
  if (typeof found === 'string') return [{ code, field: first, severity, message: found }]
  return [found].flat().map((one) => ({
    code,
    field: one.field,
    severity: one.severity ?? severity,
    message: one.message,
  }))
}

/** Every listing is judged for its blend by itself. */
export const BLEND_SUM: RuleText = {
  code: 'BLEND_SUM',
  severity: 'error',
  fields: ['blendPercentages'],
  says: 'The shares of a blend add up to 100 %.',
}
