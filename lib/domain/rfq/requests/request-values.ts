import { z } from 'zod'
import { isCalendarDay } from '@/lib/domain/calendar-day'
import { errorIssue, type Issue } from '@/lib/domain/errors'
import type { Vocabulary } from '@/lib/domain/fields/field'
import { INTEGER_MAX } from '@/lib/domain/integer'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { NOTE_LENGTH_MAX, TITLE_LENGTH_MAX, WORD_LENGTH_MAX } from '@/lib/domain/text-limits'
import { decimalPlaces } from '@/lib/domain/units/rounding'
import { currencies } from '@/lib/domain/vocabulary/currencies'
import { incoterms } from '@/lib/domain/vocabulary/trade-terms'
import { nearestOptions, writtenValue } from '@/lib/domain/vocabulary/vocabulary'
import { isUuid } from '../../uuid'
import { RFQ_FILES_MAX } from '../files'
import { specificationPoint } from './specification-point'

/** The values in bodies of RFQs and quotations, with their messages. */

/** numeric(18,4) in the database, and exact in a double. */
const AMOUNT_MAX = 1e10
const DECIMALS_MAX = 4

/**
 * Reports only the first error of a value, not those that follow from it: "x" is not a number, and not also too large.
 */
function refusing(code: string, message: string) {
  return { message, params: { code }, abort: true }
}

function decimal(text: string): number {
  return /^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(text.trim()) ? Number(text) : Number.NaN
}

/** A JSON number or a plain decimal string. @param examples of such a number */
const figureLike = (examples: string) =>
  z
    .union([z.number(), z.string()], { error: `Enter a number, such as ${examples}.` })
    .transform((given) => (typeof given === 'number' ? given : decimal(given)))
    .refine((value) => Number.isFinite(value), refusing('NOT_A_NUMBER', `Enter a number, such as ${examples}.`))
    .refine((value) => Math.abs(value) < AMOUNT_MAX, refusing('NUMBER_TOO_LARGE', 'Enter a smaller number.'))

const fourDecimals = (value: number) => decimalPlaces(value) <= DECIMALS_MAX
const tooFine = refusing('TOO_MANY_DECIMALS', `Use at most ${DECIMALS_MAX} decimals.`)

export const priceValue = figureLike('285 or 285.50')
  .refine((value) => value > 0, refusing('PRICE_NOT_POSITIVE', 'Enter a price above 0.'))
  .refine(fourDecimals, tooFine)

export const quantityValue = figureLike('60 or 1200.5')
  .refine((value) => value > 0, refusing('QUANTITY_NOT_POSITIVE', 'Enter a quantity above 0.'))
  .refine(fourDecimals, tooFine)

export const amountValue = figureLike('0 or 1500')
  .refine((value) => value >= 0, refusing('AMOUNT_NEGATIVE', 'Enter an amount of 0 or more.'))
  .refine(fourDecimals, tooFine)

export const numberValue = figureLike('30 or 2.5')

export const daysValue = figureLike('5 or 30').refine(
  (value) => Number.isInteger(value) && value >= 0 && value <= 3650,
  refusing('BAD_DAYS', 'Whole days, from 0 to 3,650.'),
)

export const wordValue = z
  .string({ error: 'Enter this as text.' })
  .transform((text) => text.trim())
  .refine((text) => text.length <= WORD_LENGTH_MAX, refusing('TOO_LONG', `Use at most ${WORD_LENGTH_MAX} characters.`))

export const noteValue = z
  .string({ error: 'Enter this as text.' })
  .transform((text) => text.trim())
  .refine((text) => text.length <= NOTE_LENGTH_MAX, refusing('TOO_LONG', `Use at most ${NOTE_LENGTH_MAX} characters.`))

export const titleValue = z
  .string({ error: 'Enter this as text.' })
  .transform((text) => text.trim().replace(/\s+/g, ' '))
  .refine(
    (text) => text.length <= TITLE_LENGTH_MAX,
    refusing('TOO_LONG', `Use at most ${TITLE_LENGTH_MAX} characters.`),
  )

export const idValue = z
  .string({ error: 'Use an id.' })
  .transform((text) => text.toLowerCase())
  .refine(isUuid, refusing('NOT_AN_ID', 'Use a valid id.'))

export const versionValue = z
  .number({ error: 'Use a whole number for the version.' })
  .int('Use a whole number for the version.')
  .min(0, 'Use a whole number for the version.')
  .max(INTEGER_MAX, 'Use a whole number for the version.')

/** A word of a closed list, in its canonical form. */
export function closedValue(vocabulary: Vocabulary, message: string) {
  return z.string({ error: message }).transform((typed, ctx) => {
    const value = writtenValue(vocabulary, typed.trim())
    if (value !== null) return value
    const near = vocabulary.takesCodesAlone ? nearestOptions(vocabulary, typed) : []
    const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''
    ctx.addIssue({ code: 'custom', ...refusing('NOT_IN_LIST', message + hint) })
    return z.NEVER
  })
}

export const incotermValue = closedValue(incoterms, 'Use an Incoterm of 2020, such as EXW, FOB or CIF.')

export const currencyValue = closedValue(currencies, 'Use an ISO 4217 currency, such as INR or USD.')

/** "" means missing, as everywhere else. */
export function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess((given) => (given === '' || given === null ? undefined : given), schema.optional())
}

/** In addition to the price, for the lot or per unit; 0 is included in the price. */
export const freightValue = z.strictObject(
  { amount: amountValue, currency: optional(currencyValue), per: optional(wordValue) },
  { error: 'Use {amount, currency, per} for the freight, per "lot" or per unit.' },
)

/** Own uploaded files, by their ids. */
export const filesValue = z
  .array(idValue, { error: 'Use a list of attachment ids.' })
  .max(RFQ_FILES_MAX, `Use at most ${RFQ_FILES_MAX} files.`)
  .transform((ids) => [...new Set(ids)])

const DAY_MESSAGE = 'Use a day as YYYY-MM-DD, such as 2026-12-15.'

/** A calendar day. */
export const dayValue = z
  .string({ error: DAY_MESSAGE })
  .refine((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isCalendarDay(text), refusing('BAD_DATE', DAY_MESSAGE))

/** A moment with its offset. */
export const momentValue = z
  .string({ error: 'Use ISO 8601 with an offset, such as 2026-12-01T18:00:00+05:30.' })
  .refine(
    (text) =>
      /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:?\d{2})$/.test(text) &&
      isCalendarDay(text.slice(0, 10)) &&
      !Number.isNaN(Date.parse(text)),
    refusing('BAD_DATE', 'Use ISO 8601 with an offset, such as 2026-12-01T18:00:00+05:30.'),
  )
  .transform((text) => new Date(text).toISOString())

/**
 * Fields that a requirement or a quotation may name: the points of the specification, and any other field of the
 * module.
 */
export function unknownField(definition: ModuleDefinition, path: string, field: string): Issue | null {
  if (specificationPoint(definition, path) !== null || fieldSpec(definition, path) !== null) return null
  return errorIssue('UNKNOWN_FIELD', field, `There is no field "${path.slice(0, 60)}" in this module.`)
}
