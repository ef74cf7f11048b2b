import { rule } from '@/lib/domain/families/rule'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { type ListingStatus, textValue } from '@/lib/domain/listing/listing'
import type { Rule } from '@/lib/domain/modules/define-module'

/** What a trade says where the condition of the goods requires more (reference 9.6.4). */
export interface ConditionWords {
  /** A listing that has this field describes goods of one lot. */
  field: string
  lot: string
  defects: string
}

/** Whether buyers see goods in one of these conditions. */
const is = (words: FieldValues, status: ListingStatus, ...conditions: readonly string[]): boolean =>
  status === 'ACTIVE' && conditions.includes(textValue(words, 'condition'))

/** Leftovers and seconds have a picture. */
export const PICTURE_OF_LEFTOVERS = rule({
  code: 'IMAGE_MISSING',
  severity: 'warning',
  fields: ['coverImage', 'condition'],
  says: 'Leftovers and seconds have a picture.',
  judge: ({ words }, status) =>
    is(words, status, 'JobLot', 'Seconds') && !isFilled(words.coverImage) && !isFilled(words.galleryImages)
      ? 'Add a picture. Buyers of leftovers and seconds rely on it.'
      : null,
})

/** Of goods without lots that a buyer must keep apart. @param defects what to describe of seconds */
export const leftoverRules = (defects: string): readonly Rule[] => [
  rule({
    code: 'DEFECTS_MISSING',
    severity: 'warning',
    fields: ['quality', 'condition'],
    says: 'Seconds have their defects described.',
    judge: ({ words }, status) => (is(words, status, 'Seconds') && !isFilled(words.quality) ? defects : null),
  }),
  PICTURE_OF_LEFTOVERS,
]

/** Rules for listings that buyers see. */
export const conditionRules = ({ field, lot, defects }: ConditionWords): readonly Rule[] => [
  rule({
    code: 'LOT_MISSING',
    severity: 'warning',
    fields: ['lot', 'condition'],
    says: 'Fresh goods and lots have a lot number.',
    judge: ({ words }, status) =>
      is(words, status, 'Fresh', 'Lot') && isFilled(words[field]) && !isFilled(words.lot) ? lot : null,
  }),
  ...leftoverRules(defects),
]
