import { type Issue, warningIssue } from '@/lib/domain/errors'
import { holds } from '@/lib/domain/fields/condition'
import type { Condition, FieldSpec, FieldValues } from '@/lib/domain/fields/field'
import { canonicalOption, optionLabel } from '@/lib/domain/vocabulary/vocabulary'

/** Payment terms are judged with the trade terms; grades are used for any yarn. */
const JUDGED_ELSEWHERE: ReadonlySet<string> = new Set(['paymentTerms', 'grade'])

/**
 * Words of a vocabulary that do not fit the rest of the listing: a ring frame for filament, a hank of DTY, semi-dull
 * cotton (reference 9.2.2).
 * @param words the listing's values in canonical words
 */
export function offeredIssues(
  name: string,
  spec: FieldSpec,
  words: FieldValues,
  labelOf: (field: string) => string,
): Issue[] {
  if (!('vocabulary' in spec) || JUDGED_ELSEWHERE.has(name)) return []
  const value = words[name]
  const items = Array.isArray(value) ? value : [value]
  return items.flatMap((item, position) => {
    if (typeof item !== 'string') return []
    const option = canonicalOption(spec.vocabulary, item)
    if (!option?.offeredWhen || holds(option.offeredWhen, words)) return []
    const decisive = decisiveField(option.offeredWhen)
    const other = words[decisive]
    // A field that is blank contradicts nothing: it counts for completeness.
    if (other === undefined || other === '') return []
    return [
      warningIssue(
        'NOT_USUAL',
        Array.isArray(value) ? `${name}[${position}]` : name,
        `${spec.label} "${optionLabel(spec.vocabulary, item)}" does not go with ${labelOf(decisive)} "${String(other)}". Check both.`,
      ),
    ]
  })
}

/** The field that a condition depends on; the first of several. */
function decisiveField(condition: Condition): string {
  if ('field' in condition) return condition.field
  if ('not' in condition) return decisiveField(condition.not)
  const [first] = 'all' in condition ? condition.all : condition.any
  return first ? decisiveField(first) : ''
}
