import type { Issue } from '@/lib/domain/errors'
import type { DayRule, Rule, RuleText } from '@/lib/domain/modules/define-module'

export type Judge = Rule['judge']

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

/** The same arguments as those of T, with findings instead of issues: the rule gives them its code and severity. */
type Finds<T extends (...given: never[]) => unknown> = (...given: Parameters<T>) => Found

/** A rule with its code, the fields that it compares, its words and its judge. */
export function rule(text: RuleText & { judge: Finds<Judge> }): Rule
export function rule(
  severity: Issue['severity'],
  code: string,
  fields: readonly string[],
  says: string,
  judge: Judge,
): Rule
export function rule(
  first: Issue['severity'] | (RuleText & { judge: Finds<Judge> }),
  code = '',
  fields: readonly string[] = [],
  says = '',
  own: Judge = () => [],
): Rule {
  if (typeof first === 'string') return { code, severity: first, fields, says, judge: own }
  const { judge, ...text } = first
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
export function issuesOf({ code, severity, fields: [first = ''] }: RuleText, found: Found): readonly Issue[] {
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
