import type { Issue } from '@/lib/domain/errors'
import { issuesOf, rule } from '@/lib/domain/families/rule'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import type { Rule, RuleText } from '@/lib/domain/modules/define-module'

/** What a trade says where the condition of the goods requires more (reference 9.6.4). */
export interface ConditionWords {
  /** A listing that has this field describes goods of one lot. */
  field: string
  lot: string
  defects: string
}

type ConditionRule = RuleText & { finds: (values: FieldValues) => string | null }

const rulesOf = ({ field, lot, defects }: ConditionWords): readonly ConditionRule[] => [
  {
    code: 'LOT_MISSING',
    severity: 'warning',
    fields: ['lot', 'condition'],
    says: 'Fresh goods and lots have a lot number.',
    finds: (values) => (is(values, 'Fresh', 'Lot') && isFilled(values[field]) && !isFilled(values.lot) ? lot : null),
  },
  {
    code: 'DEFECTS_MISSING',
    severity: 'warning',
    fields: ['quality', 'condition'],
    says: 'Seconds have their defects described.',
    finds: (values) => (is(values, 'Seconds') && !isFilled(values.quality) ? defects : null),
  },
  {
    code: 'IMAGE_MISSING',
    severity: 'warning',
    fields: ['coverImage', 'condition'],
    says: 'Leftovers and seconds have a picture.',
    finds: (values) =>
      is(values, 'JobLot', 'Seconds') && !isFilled(values.coverImage) && !isFilled(values.galleryImages)
        ? 'Add a picture. Buyers of leftovers and seconds rely on it.'
        : null,
  },
]

const is = (values: FieldValues, ...conditions: readonly string[]): boolean =>
  conditions.includes(textValue(values, 'condition'))

/** @param values in canonical words */
export function conditionIssues(values: FieldValues, words: ConditionWords): Issue[] {
  return rulesOf(words).flatMap(({ finds, ...text }) => issuesOf(text, finds(values)))
}

/** The same as rules of a module, for listings that buyers see. */
export function conditionRules(words: ConditionWords): readonly Rule[] {
  return rulesOf(words).map(({ finds, ...text }) =>
    rule({ ...text, judge: (facts, status) => (status === 'ACTIVE' ? finds(facts.words) : null) }),
  )
}
