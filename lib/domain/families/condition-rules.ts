import { type Issue, IssueList } from '@/lib/domain/errors'
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

const TEXTS: readonly RuleText[] = [
  {
    code: 'LOT_MISSING',
    severity: 'warning',
    fields: ['lot', 'condition'],
    says: 'Fresh goods and lots have a lot number.',
  },
  {
    code: 'DEFECTS_MISSING',
    severity: 'warning',
    fields: ['quality', 'condition'],
    says: 'Seconds have their defects described.',
  },
  {
    code: 'IMAGE_MISSING',
    severity: 'warning',
    fields: ['coverImage', 'condition'],
    says: 'Leftovers and seconds have a picture.',
  },
]

/** @param values in canonical words */
export function conditionIssues(values: FieldValues, { field, lot, defects }: ConditionWords): Issue[] {
  const condition = textValue(values, 'condition')
  const issues = new IssueList()
  if (['Fresh', 'Lot'].includes(condition) && isFilled(values[field]) && !isFilled(values.lot)) {
    issues.warning('LOT_MISSING', 'lot', lot)
  }
  if (condition === 'Seconds' && !isFilled(values.quality)) {
    issues.warning('DEFECTS_MISSING', 'quality', defects)
  }
  const hasImage = isFilled(values.coverImage) || isFilled(values.galleryImages)
  if (['JobLot', 'Seconds'].includes(condition) && !hasImage) {
    issues.warning('IMAGE_MISSING', 'coverImage', 'Add a picture. Buyers of leftovers and seconds rely on it.')
  }
  return issues.all
}

/** The same as rules of a module, for listings that buyers see. */
export function conditionRules(words: ConditionWords): readonly Rule[] {
  return TEXTS.map((text) => ({
    ...text,
    judge: (facts, status) =>
      status === 'ACTIVE' ? conditionIssues(facts.words, words).filter(({ code }) => code === text.code) : [],
  }))
}
