import { daysBetween, dayText } from '@/lib/domain/calendar-day'
import { rule } from '@/lib/domain/families/rule'
import { isFilled } from '@/lib/domain/fields/condition'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Rule, RuleText } from '@/lib/domain/modules/define-module'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { sourceModule } from './fields/vocabulary'
import { OPEN, sourceOf } from './source'

/** Cards are shown for so many days at most. */
export const SHOWN_DAYS_MAX = 30

const NEW_ARRIVAL = 'New arrival'
const POINTS_TO_GOODS: ReadonlySet<string> = new Set([NEW_ARRIVAL, 'Trending'])

const JUDGED: readonly Rule[] = [
  rule({
    code: 'VALIDITY_TOO_LONG',
    severity: 'error',
    fields: ['validFrom', 'validTo'],
    says: 'A card is shown for at most 30 days.',
    judge: ({ values }) => {
      const days = daysBetween(textValue(values, 'validFrom'), textValue(values, 'validTo'))
      if (days === null || days <= SHOWN_DAYS_MAX) return null
      const message = `A card is shown for at most ${SHOWN_DAYS_MAX} days, and this is ${days}. Choose an earlier day; you can show it again.`
      return { field: 'validTo', message }
    },
  }),
  rule({
    code: 'DATES_REVERSED',
    severity: 'error',
    fields: ['validFrom', 'validTo'],
    says: 'The last day is not before the first.',
    judge: ({ values }) => {
      const [from, to] = [textValue(values, 'validFrom'), textValue(values, 'validTo')]
      const days = daysBetween(from, to)
      return days === null || days >= 0
        ? null
        : { field: 'validTo', message: `It ends on ${dayText(to)}, before it begins on ${dayText(from)}.` }
    },
  }),
  rule({
    code: 'SOURCE_NOT_FOUND',
    severity: 'error',
    fields: ['sourceListingId', 'sourceModule'],
    says: 'The listing that a card is about is open, and in the module that is named.',
    judge: ({ values }) => {
      const source = sourceOf(values)
      const typed = textValue(values, 'sourceModule')
      const moduleKey = canonicalValue(sourceModule, typed) ?? typed
      if (source === null || (source.state === OPEN && (moduleKey === '' || moduleKey === source.moduleKey)))
        return null
      const place = source.state === OPEN ? ' in this module' : ''
      return `There is no open listing with this id${place}. Use the id of a listing that buyers can see now.`
    },
  }),
  rule({
    code: 'SOURCE_OF_ANOTHER',
    severity: 'error',
    fields: ['cardType', 'sourceListingId'],
    says: 'A new arrival is announced by the company that sells it. Other cards may point to any open listing.',
    needsListing: true,
    judge: ({ values, words }) => {
      if (textValue(words, 'cardType') !== NEW_ARRIVAL || !sourceOf(values)?.isOfAnother) return null
      const message =
        'A new arrival is announced by the company that sells it. Announce a listing of your company, or choose Trending or Suggestion.'
      return { field: 'sourceListingId', message }
    },
  }),
  rule({
    code: 'SOURCE_MISSING',
    severity: 'warning',
    fields: ['cardType', 'sourceListingId'],
    says: 'A new arrival and a trend point to a listing.',
    judge: ({ words }, status) =>
      status === 'ACTIVE' && POINTS_TO_GOODS.has(textValue(words, 'cardType')) && !isFilled(words.sourceListingId)
        ? {
            field: 'sourceListingId',
            message: 'Name the listing that this card is about. Without it buyers cannot see or ask for the goods.',
          }
        : null,
  }),
  rule({
    code: 'WISH_QUANTITY_MISSING',
    severity: 'warning',
    fields: ['cardType', 'quantityWanted'],
    says: 'A wish says how much is wanted.',
    judge: ({ words }, status) =>
      status === 'ACTIVE' &&
      textValue(words, 'cardType') === 'Buyer wish' &&
      numberValue(words, 'quantityWanted') === null
        ? { field: 'quantityWanted', message: 'Say how much you want, so that sellers can answer.' }
        : null,
  }),
  rule({
    code: 'WANTED_BEFORE_END',
    severity: 'warning',
    fields: ['wantedBy', 'validFrom'],
    says: 'The goods are wanted after the card is first shown.',
    judge: ({ values }) => {
      const days = daysBetween(textValue(values, 'validFrom'), textValue(values, 'wantedBy'))
      return days === null || days >= 0 ? null : 'This day is before the card is shown. Check both.'
    },
  }),
]

/** The rules across the fields of a card. That its last day is over is judged with the day of the write. */
export const BOARD_RULES: readonly RuleText[] = [
  ...JUDGED,
  {
    code: 'VALIDITY_OVER',
    severity: 'error',
    fields: ['validTo'],
    says: 'The last day of an open card is not over.',
  },
]
