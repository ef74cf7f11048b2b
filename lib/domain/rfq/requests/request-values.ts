import { z } from 'zod'
import { isCalendarDay } from '@/lib/domain/calendar-day'
import type { Issue } from '@/lib/domain/errors'
import type { Vocabulary } from '@/lib/domain/fields/field'
import { errorIssue } from '@/lib/domain/listing/issue'
import { fieldSpec } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { NOTE_LENGTH_MAX, WORD_LENGTH_MAX } from '@/lib/domain/text-limits'
import { decimalPlaces } from '@/lib/domain/units/rounding'
import { currencies } from '@/lib/domain/vocabulary/currencies'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { RFQ_FILES_MAX } from '../files'
import { specificationPoint } from './specification-point'

/** The values that the bodies of RFQs and quotations are made of, with their words for people. */

/** numeric(18,4) in the database, and exact in a double. */
const AMOUNT_MAX = 1e10
const DECIMALS_MAX = 4

/** The first fault of a value is told, not what follows from it: "x" is no number, and not too large besides. */
function refusing(code: string, message: string) {
  return { message, params: { code }, abort: true }
}

function decimal(text: string): number {
  return /^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(text.trim()) ? Number(text) : Number.NaN
}

/** A JSON number or a plain decimal string. */
const figure = z
  .union([z.number(), z.string()], { error: 'This must be a number.' })
  .transform((given) => (typeof given === 'number' ? given : decimal(given)))
  .refine((value) => Number.isFinite(value), refusing('NOT_A_NUMBER', 'This must be a number, such as 285 or 285.50.'))
  .refine((value) => Math.abs(value) < AMOUNT_MAX, refusing('NUMBER_TOO_LARGE', 'This number is too large.'))

const fourDecimals = (value: number) => decimalPlaces(value) <= DECIMALS_MAX
const tooFine = refusing('TOO_MANY_DECIMALS', `At most ${DECIMALS_MAX} decimals.`)

export const priceValue = figure
  .refine((value) => value > 0, refusing('PRICE_NOT_POSITIVE', 'The price must be more than 0.'))
  .refine(fourDecimals, tooFine)

export const quantityValue = figure
  .refine((value) => value > 0, refusing('QUANTITY_NOT_POSITIVE', 'The quantity must be more than 0.'))
  .refine(fourDecimals, tooFine)

export const amountValue = figure
  .refine((value) => value >= 0, refusing('AMOUNT_NEGATIVE', 'The amount cannot be below 0.'))
  .refine(fourDecimals, tooFine)

export const numberValue = figure

export const daysValue = figure.refine(
  (value) => Number.isInteger(value) && value >= 0 && value <= 3650,
  refusing('BAD_DAYS', 'Whole days, from 0 to 3,650.'),
)

export const wordValue = z
  .string({ error: 'This must be text.' })
  .transform((text) => text.trim())
  .refine((text) => text.length <= WORD_LENGTH_MAX, refusing('TOO_LONG', `Longer than ${WORD_LENGTH_MAX} characters.`))

export const noteValue = z
  .string({ error: 'This must be text.' })
  .transform((text) => text.trim())
  .refine((text) => text.length <= NOTE_LENGTH_MAX, refusing('TOO_LONG', `Longer than ${NOTE_LENGTH_MAX} characters.`))

export const idValue = z
  .string({ error: 'This must be an id.' })
  .transform((text) => text.toLowerCase())
  .refine(
    (text) => /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text),
    refusing('NOT_AN_ID', 'This is not an id.'),
  )

export const versionValue = z
  .number({ error: 'A version is a whole number.' })
  .int('A version is a whole number.')
  .min(0, 'A version is a whole number.')

/** A word of a closed list, in its canonical form. */
export function closedValue(vocabulary: Vocabulary, message: string) {
  return z
    .string({ error: message })
    .transform((typed) => canonicalValue(vocabulary, typed.trim()) ?? '')
    .refine((value) => value !== '', refusing('NOT_IN_LIST', message))
}

export const currencyValue = closedValue(currencies, 'An ISO 4217 currency, such as INR or USD.')

/** "" is "not said" everywhere else, so it is here. */
export function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess((given) => (given === '' || given === null ? undefined : given), schema.optional())
}

/** Files of one's own, uploaded before, by their ids. */
export const filesValue = z
  .array(idValue, { error: 'A list of attachment ids.' })
  .max(RFQ_FILES_MAX, `At most ${RFQ_FILES_MAX} files.`)
  .transform((ids) => [...new Set(ids)])

/** A moment with its offset. */
export const momentValue = z
  .string({ error: 'A moment as ISO 8601 with its offset, such as 2026-12-01T18:00:00+05:30.' })
  .refine(
    (text) =>
      /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:?\d{2})$/.test(text) &&
      isCalendarDay(text.slice(0, 10)) &&
      !Number.isNaN(Date.parse(text)),
    refusing('BAD_DATE', 'A moment as ISO 8601 with its offset, such as 2026-12-01T18:00:00+05:30.'),
  )
  .transform((text) => new Date(text).toISOString())

/** Fields that a requirement or an answer may name: the points of the specification, and any other field of the module. */
export function unknownField(definition: ModuleDefinition, path: string, field: string): Issue | null {
  if (specificationPoint(definition, path) !== null || fieldSpec(definition, path) !== null) return null
  return errorIssue('UNKNOWN_FIELD', field, `There is no field "${path.slice(0, 60)}" in this module.`)
}
