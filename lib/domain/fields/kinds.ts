import * as z from 'zod/mini'
import { isCalendarDay } from '../calendar-day'
import { memoize } from '../memoize'
import { cleanLine, cleanText } from '../text'
import { unitsOf } from '../units/measure'
import { pricedUnit, typedFigure } from '../units/typed-figure'
import { canonicalValue, foldWord, writtenValue } from '../vocabulary/vocabulary'
import type { FieldKind, FieldRule, FieldSpec, PartSpec, Vocabulary } from './field'

/**
 * The value schema of each kind: what can be stored at all (type, finite, not too long). What a value *should* be is in
 * field-rules.ts: a draft may break those rules, but never these. The schemas use zod/mini, since the form loads them
 * too; each has its own messages, since no locale is loaded there.
 */

/** smartOtherPolicy: the seller's own word is kept in the same field, up to this length. */
const CUSTOM_LENGTH_MAX = 60
const TEXT_LENGTH_MAX = 500
const LONG_TEXT_LENGTH_MAX = 5000
const COUNT_LENGTH_MAX = 64
const URL_LENGTH_MAX = 2000
const CONSTRUCTION_LENGTH_MAX = 200
const NUMBER_MAX = 1e12
const ITEMS_MAX = 50
const ROWS_MAX = 50
/** As typed, before repeated items are merged. */
const ITEMS_TYPED_MAX = 400

function refuse(ctx: z.core.ParsePayload, code: string, message: string): never {
  ctx.issues.push({ code: 'custom', input: undefined, message, params: { code }, continue: false })
  return z.NEVER
}

const wrongType = (message: string) => ({ error: message })

function boundedText(lengthMax: number, clean = cleanLine) {
  return z.pipe(z.string(wrongType('Enter this as text.')), z.transform(clean)).check(
    z.refine((text) => text.length <= lengthMax, {
      message: `Use at most ${lengthMax} characters.`,
      params: { code: 'TOO_LONG' },
    }),
  )
}

/** A JSON number, or a plain decimal string from a form or a spreadsheet; stored as the number. */
const numberLike = (example: string, otherwise?: (typed: string) => string | null) =>
  z.pipe(
    z.union([z.number(), z.string()], wrongType('Enter a number.')),
    z.transform((given: number | string, ctx): number => {
      const value = typeof given === 'number' ? given : decimal(given)
      if (value === null)
        return refuse(ctx, 'NOT_A_NUMBER', otherwise?.(String(given)) ?? `Enter a number, such as ${example}.`)
      if (!Number.isFinite(value) || Math.abs(value) > NUMBER_MAX) {
        return refuse(ctx, 'NUMBER_TOO_LARGE', 'Enter a smaller number.')
      }
      return value === 0 ? 0 : value
    }),
  )

/** A figure of another unit than that of its field: "285 per bag", "40 bags". */
const ofOtherUnit = (typed: string): string | null => {
  const unit = pricedUnit(typed) ?? typedFigure(typed, { currency: null, unit: '' }).unit
  return (
    unit && `Enter the figure alone, without “${unit}”: choose it as the unit, or say what one ${unit} weighs or holds.`
  )
}
const numberValue = numberLike('7 or 1.5', ofOtherUnit)
const moneyValue = numberLike('285 or 285.50', ofOtherUnit)

function decimal(text: string): number | null {
  const plain = text.trim()
  return plain.length <= 32 && /^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(plain) ? Number(plain) : null
}

/** A closed vocabulary stores its canonical value; an open one keeps what was typed. */
function choiceValue(vocabulary: Vocabulary) {
  return z.pipe(
    z.string(wrongType('Choose one from the list, or enter your own word.')),
    z.transform((typed: string, ctx): string => {
      const text = cleanLine(typed)
      const canonical = writtenValue(vocabulary, text)
      if (vocabulary.isClosed && canonical !== null) return canonical
      if (canonical === null && text.length > CUSTOM_LENGTH_MAX) {
        return refuse(ctx, 'TOO_LONG', `Use at most ${CUSTOM_LENGTH_MAX} characters for your own word.`)
      }
      return text
    }),
  )
}

/** Refuses an overlong list as a whole: otherwise each item would be checked and reported. */
function notLongerThan<T extends z.ZodMiniType>(lengthMax: number, message: string, list: T) {
  const isShort = (given: unknown) => !Array.isArray(given) || given.length <= lengthMax
  return z.pipe(z.unknown().check(z.refine(isShort, { message, params: { code: 'TOO_MANY' } })), list)
}

/** @param keyOf items with the same key are merged: "Cotton" and "cotton" are one fibre, in its first spelling */
function listOf(
  item: z.ZodMiniType<string, string>,
  rule: FieldRule | undefined,
  keyOf: (value: string) => string = foldWord,
) {
  const itemsMax = rule?.itemsMax ?? ITEMS_MAX
  const single = z.pipe(
    item,
    z.transform((value: string) => [value]),
  )
  return z
    .pipe(
      notLongerThan(
        ITEMS_TYPED_MAX,
        `Use at most ${itemsMax}.`,
        z.union([z.array(item), single], wrongType('Enter text or a list of texts.')),
      ),
      z.transform((list: string[]) => distinct(list, keyOf).filter((value) => value !== '')),
    )
    .check(
      z.refine((list) => list.length <= itemsMax, {
        message: `Use at most ${itemsMax}.`,
        params: { code: 'TOO_MANY' },
      }),
    )
}

function distinct(list: readonly string[], keyOf: (value: string) => string): string[] {
  return [...new Map(list.map((value) => [keyOf(value), value] as const).reverse()).values()].reverse()
}

const optionKey = (vocabulary: Vocabulary) => (typed: string) => foldWord(canonicalValue(vocabulary, typed) ?? typed)

function rows<T extends z.ZodMiniType>(row: T, rowsMax = ROWS_MAX) {
  return notLongerThan(rowsMax, `Use at most ${rowsMax} rows.`, z.array(row, wrongType('Use a list of rows.')))
}

const A_ROW = wrongType('Use an object for the row.')
const optionalCode = z.optional(
  z.string(wrongType('Enter this as text.')).check(z.trim(), z.maxLength(16, 'Use at most 16 characters.')),
)
const wholeNumber = numberValue.check(
  z.refine(Number.isInteger, { message: 'Enter a whole number.', params: { code: 'NOT_WHOLE' } }),
)

const quantitySlabRow = z.strictObject(
  {
    index: z.optional(wholeNumber),
    minQty: numberValue,
    maxQty: z._default(z.nullable(numberValue), null),
    price: moneyValue,
    currency: optionalCode,
    priceUom: optionalCode,
  },
  A_ROW,
)

const pdcSlabRow = z.strictObject(
  {
    days: wholeNumber,
    price: moneyValue,
    enabled: z._default(z.boolean(wrongType('Use true or false.')), true),
    currency: optionalCode,
  },
  A_ROW,
)

function partValue(part: PartSpec): z.ZodMiniType {
  switch (part.kind) {
    case 'number':
      return numberValue
    case 'boolean':
      return z.boolean(wrongType('Use true or false.'))
    case 'choice':
      return part.vocabulary ? choiceValue(part.vocabulary) : boundedText(CUSTOM_LENGTH_MAX)
    case 'choices':
      return part.vocabulary
        ? listOf(choiceValue(part.vocabulary), part.rule, optionKey(part.vocabulary))
        : listOf(boundedText(CUSTOM_LENGTH_MAX), part.rule)
    case 'text':
      return boundedText(part.rule?.lengthMax ?? TEXT_LENGTH_MAX)
    case 'date':
      return dayValue()
  }
}

/** An object of these parts, each of which may be missing; without those that are. */
function partsObject(shape: Readonly<Record<string, z.ZodMiniType>>, message?: string) {
  const optional = Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, z.optional(z.nullable(part))]))
  return z.pipe(
    z.strictObject(optional, message === undefined ? undefined : wrongType(message)),
    z.transform((value: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null && part !== undefined)),
    ),
  )
}

const shapeOf = (parts: readonly PartSpec[]) => Object.fromEntries(parts.map((part) => [part.name, partValue(part)]))

/** A structured field accepts its object, or a text in the trade's own words, kept as typed. */
function partsValue(parts: readonly PartSpec[]) {
  return z.union([boundedText(200), partsObject(shapeOf(parts))], wrongType('Use an object of its parts, or text.'))
}

function dayValue() {
  const day = z.pipe(z.string(wrongType('Enter a date, such as 2026-12-31.')), z.transform(cleanLine)).check(
    z.refine((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isCalendarDay(text), {
      message: 'Enter a date that exists, such as 2026-12-31.',
      params: { code: 'BAD_DATE' },
    }),
  )
  z.globalRegistry.add(day, { format: 'date' })
  return day
}

/** Two ends; one value alone is both. */
function rangeValue({ of }: KindSpec<'range'>) {
  const count = z.pipe(
    z.union([z.string(), z.number()], wrongType('Enter a count, such as 30s.')),
    z.pipe(z.transform(String), boundedText(COUNT_LENGTH_MAX)),
  )
  const end: z.ZodMiniType = of === 'count' ? count : numberValue
  const single = z.pipe(
    end,
    z.transform((value: unknown) => ({ from: value, to: value })),
  )
  return z.union([single, partsObject({ from: end, to: end })], wrongType('Use an object with from and to.'))
}

/** A value and its unit; a number alone is in the field's own. */
function measureValue({ unit: own, dimension }: KindSpec<'measure'>) {
  const single = z.pipe(
    numberValue,
    z.transform((value: number) => ({ value, unit: own })),
  )
  const whole = z.pipe(
    z.strictObject({ value: numberValue, unit: z.optional(z.nullable(choiceValue(unitsOf(dimension)))) }),
    z.transform(({ value, unit }) => ({ value, unit: unit ?? own })),
  )
  return z.union([single, whole], wrongType('Use a number, or an object with value and unit.'))
}

type KindSpec<K extends FieldKind> = FieldSpec & { kind: K }

type SchemaOf = { [K in FieldKind]: (spec: KindSpec<K>) => z.ZodMiniType }

const KIND_SCHEMAS: SchemaOf = {
  text: (spec) => boundedText(spec.rule?.lengthMax ?? TEXT_LENGTH_MAX),
  longText: (spec) => boundedText(spec.rule?.lengthMax ?? LONG_TEXT_LENGTH_MAX, cleanText),
  url: () => boundedText(URL_LENGTH_MAX),
  number: () => numberValue,
  money: () => moneyValue,
  boolean: () => z.boolean(wrongType('Use true or false.')),
  count: () => boundedText(COUNT_LENGTH_MAX),
  choice: (spec) => choiceValue(spec.vocabulary),
  choices: (spec) => listOf(choiceValue(spec.vocabulary), spec.rule, optionKey(spec.vocabulary)),
  parts: (spec) => partsValue(spec.parts),
  blend: () => rows(z.strictObject({ fibre: boundedText(CUSTOM_LENGTH_MAX), percent: numberValue }, A_ROW)),
  quantitySlabs: () => rows(quantitySlabRow),
  pdcSlabs: () => rows(pdcSlabRow),
  settlement: () => z.strictObject({ slabDays: wholeNumber }, wrongType('Use an object with slabDays.')),
  file: () => listOf(z.uuid('Use the id of an attachment.'), { itemsMax: 1 }),
  files: (spec) => listOf(z.uuid('Use the id of an attachment.'), spec.rule),
  date: dayValue,
  range: rangeValue,
  measure: measureValue,
  rows: (spec) => rows(partsObject(shapeOf(spec.parts), 'Use an object for the row.'), spec.rule?.itemsMax),
  construction: (spec) => boundedText(spec.rule?.lengthMax ?? CONSTRUCTION_LENGTH_MAX),
  reference: () =>
    z.pipe(
      z.uuid('Use the id of a listing or product.'),
      z.transform((id: string) => id.toLowerCase()),
    ),
}

/**
 * The schema of a field's storable value, made for the first value: a module has some 300 fields, a listing values for 30.
 * The only cast of its kind: the schema of a kind takes the spec of that kind.
 */
export const valueSchema = memoize((spec: FieldSpec): z.ZodMiniType => {
  const build = KIND_SCHEMAS[spec.kind] as (spec: FieldSpec) => z.ZodMiniType
  return build(spec)
})
