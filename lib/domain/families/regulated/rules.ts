import { daysAfter, dayText } from '@/lib/domain/calendar-day'
import { dayRule, rule } from '@/lib/domain/families/rule'
import { isFilled } from '@/lib/domain/fields/condition'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { DayRule, Rule } from '@/lib/domain/modules/define-module'
import { spoken } from '@/lib/domain/spoken'
import { authorisationRule } from './authorisation'

const MONTHS_APART = 2
/** Buyers need a batch that lasts longer than this. */
const NEAR_DAYS = 30

/** Months from one day to another; the days within a month count as parts of 30. */
function monthsBetween(from: string, to: string): number {
  const [a, b] = [from, to].map((day) => day.split('-').map(Number))
  const [year = 0, month = 0, date = 0] = [0, 1, 2].map((at) => (b?.[at] ?? 0) - (a?.[at] ?? 0))
  return year * 12 + month + date / 30
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** What the seller's own statement makes unlawful, and dates that contradict each other. */
export const REGULATED_RULES: readonly Rule[] = [
  rule({
    code: 'SDS_REQUIRED',
    severity: 'error',
    fields: ['hazardous', 'complianceDocument'],
    says: 'Hazardous goods are published with their safety data sheet. Save the draft, upload it, then publish.',
    judge: ({ values }) =>
      values.hazardous === true && !isFilled(values.complianceDocument)
        ? {
            field: 'complianceDocument',
            message: 'Add the safety data sheet (16 sections). Hazardous goods may not be offered without it.',
          }
        : null,
  }),
  authorisationRule(
    ['regulated'],
    'Goods whose sale needs a licence are published with its number.',
    'Enter the number of your licence.',
    ({ values }) => values.regulated === true,
  ),
  rule({
    code: 'DATES_REVERSED',
    severity: 'error',
    fields: ['mfgDate', 'expiryDate'],
    says: 'A batch is made before it expires.',
    judge: ({ values }) => {
      const [made, expires] = [textValue(values, 'mfgDate'), textValue(values, 'expiryDate')]
      return isDay(made) && isDay(expires) && made > expires
        ? { field: 'expiryDate', message: 'The batch expires before it was made. Correct one of the dates.' }
        : null
    },
  }),
  rule({
    code: 'SHELF_LIFE_DIFFERS',
    severity: 'warning',
    fields: ['mfgDate', 'expiryDate', 'shelfLife'],
    says: 'The shelf life is the time between the two dates.',
    judge: ({ values }) => {
      const [made, expires] = [textValue(values, 'mfgDate'), textValue(values, 'expiryDate')]
      const months = numberValue(values, 'shelfLife')
      if (!isDay(made) || !isDay(expires) || months === null || made > expires) return null
      const between = monthsBetween(made, expires)
      if (Math.abs(between - months) <= MONTHS_APART) return null
      const message = `The dates are ${spoken(Math.round(between))} months apart, but the shelf life is ${spoken(months)} months. Check them.`
      return { field: 'shelfLife', message }
    },
  }),
]

/** A batch whose date is over, or nearly so without its condition that says so. */
export const EXPIRY_RULES: readonly DayRule[] = [
  dayRule({
    code: 'EXPIRED',
    severity: 'warning',
    fields: ['expiryDate'],
    says: 'The batch has not expired.',
    judgeOn: ({ words }, day) => {
      const expires = textValue(words, 'expiryDate')
      if (!isDay(expires) || expires >= day) return null
      return `The batch expired on ${dayText(expires)}. Correct the date, or archive the listing.`
    },
  }),
  dayRule({
    code: 'EXPIRY_NEAR',
    severity: 'warning',
    fields: ['expiryDate', 'condition'],
    says: `A batch lasts more than ${NEAR_DAYS} days, unless it is sold as near expiry.`,
    judgeOn: ({ words }, day) => {
      const expires = textValue(words, 'expiryDate')
      const isStated = textValue(words, 'condition') === 'Near expiry'
      if (!isDay(expires) || isStated || expires < day || expires > daysAfter(day, NEAR_DAYS)) return null
      return `The batch expires on ${dayText(expires)}. Buyers expect more than ${NEAR_DAYS} days, or goods sold as near expiry.`
    },
  }),
]
