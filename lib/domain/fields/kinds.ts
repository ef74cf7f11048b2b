import * as z from 'zod'
import { cleanLine, cleanText } from '../text'
import { canonicalValue, foldWord } from '../vocabulary/vocabulary'
import type { FieldKind, FieldRule, FieldSpec, PartSpec, Vocabulary } from './field'

/**
 * The value schema of each kind: what can be stored at all (type, finite, not too long). What a value *should* be is in
 * field-rules.ts: a draft keeps a breach of those, it can never keep a breach of these.
 */

/** smartOtherPolicy: a value of one's own is kept on the same field, up to this length. */
const CUSTOM_LENGTH_MAX = 60
const TEXT_LENGTH_MAX = 500
const LONG_TEXT_LENGTH_MAX = 5000
const COUNT_LENGTH_MAX = 64
const URL_LENGTH_MAX = 2000
const NUMBER_MAX = 1e12
const ITEMS_MAX = 50
const ROWS_MAX = 50

type Refine = z.core.$RefinementCtx

function refuse(ctx: Refine, code: string, message: string): never {
  ctx.issues.push({ code: 'custom', input: undefined, message, params: { code }, continue: false })
  return z.NEVER
}

const wrongType = (message: string) => ({ error: message })

function boundedText(lengthMax: number, clean = cleanLine) {
  return z
    .string(wrongType('This must be text.'))
    .transform(clean)
    .refine((text) => text.length <= lengthMax, {
      message: `Longer than ${lengthMax} characters.`,
      params: { code: 'TOO_LONG' },
    })
}

/** A JSON number, or a plain decimal string as a form or a spreadsheet has it; stored as the number. */
const numberValue = z.union([z.number(), z.string()], wrongType('This must be a number.')).transform((given, ctx) => {
  const value = typeof given === 'number' ? given : decimal(given)
  if (value === null) return refuse(ctx, 'NOT_A_NUMBER', 'This must be a number, such as 285 or 285.50.')
  if (!Number.isFinite(value) || Math.abs(value) > NUMBER_MAX) {
    return refuse(ctx, 'NUMBER_TOO_LARGE', 'This number is too large.')
  }
  return value === 0 ? 0 : value
})

function decimal(text: string): number | null {
  const plain = text.trim()
  return plain.length <= 32 && /^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(plain) ? Number(plain) : null
}

/** A closed vocabulary stores its canonical value; an open one keeps what was typed. */
function choiceValue(vocabulary: Vocabulary) {
  return z.string(wrongType('Choose one of the list, or type your own word.')).transform((typed, ctx) => {
    const text = cleanLine(typed)
    const canonical = canonicalValue(vocabulary, text)
    if (vocabulary.isClosed && canonical !== null) return canonical
    if (canonical === null && text.length > CUSTOM_LENGTH_MAX) {
      return refuse(ctx, 'TOO_LONG', `A word of your own may have ${CUSTOM_LENGTH_MAX} characters.`)
    }
    return text
  })
}

/** @param keyOf what makes two items one: "Cotton" and "cotton" are one fibre, of which the first spelling stays */
function listOf<T extends z.ZodType<string>>(
  item: T,
  rule: FieldRule | undefined,
  keyOf: (value: string) => string = foldWord,
) {
  const itemsMax = rule?.itemsMax ?? ITEMS_MAX
  return z
    .union([z.array(item), item.transform((value) => [value])], wrongType('This must be text or a list of texts.'))
    .transform((list) => [...new Map(list.map((value) => [keyOf(value), value] as const).reverse()).values()].reverse())
    .transform((list) => list.filter((value) => value !== ''))
    .refine((list) => list.length <= itemsMax, { message: `At most ${itemsMax}.`, params: { code: 'TOO_MANY' } })
}

const optionKey = (vocabulary: Vocabulary) => (typed: string) => foldWord(canonicalValue(vocabulary, typed) ?? typed)

function rows<T extends z.ZodType>(row: T) {
  return z
    .array(row, wrongType('This must be a list of rows.'))
    .refine((list) => list.length <= ROWS_MAX, { message: `At most ${ROWS_MAX} rows.`, params: { code: 'TOO_MANY' } })
}

const optionalCode = z.string(wrongType('This must be text.')).trim().max(16).optional()
const wholeNumber = numberValue.refine(Number.isInteger, {
  message: 'This must be a whole number.',
  params: { code: 'NOT_WHOLE' },
})

const quantitySlabRow = z.strictObject({
  index: wholeNumber.optional(),
  minQty: numberValue,
  maxQty: numberValue.nullable().default(null),
  price: numberValue,
  currency: optionalCode,
  priceUom: optionalCode,
})

const pdcSlabRow = z.strictObject({
  days: wholeNumber,
  price: numberValue,
  enabled: z.boolean(wrongType('This must be true or false.')).default(true),
  currency: optionalCode,
})

function partValue(part: PartSpec): z.ZodType {
  switch (part.kind) {
    case 'number':
      return numberValue
    case 'boolean':
      return z.boolean(wrongType('This must be true or false.'))
    case 'choice':
      return part.vocabulary ? choiceValue(part.vocabulary) : boundedText(CUSTOM_LENGTH_MAX)
    case 'choices':
      return part.vocabulary
        ? listOf(choiceValue(part.vocabulary), part.rule, optionKey(part.vocabulary))
        : listOf(boundedText(CUSTOM_LENGTH_MAX), part.rule)
    case 'text':
      return boundedText(part.rule?.lengthMax ?? TEXT_LENGTH_MAX)
  }
}

/** A structured field takes its object, or a text in the trade's own words, kept as typed. */
function partsValue(parts: readonly PartSpec[]) {
  const shape = Object.fromEntries(parts.map((part) => [part.name, partValue(part).nullable().optional()]))
  const object = z
    .strictObject(shape)
    .transform((value) =>
      Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null && part !== undefined)),
    )
  return z.union([boundedText(200), object], wrongType('This must be an object of its parts, or text.'))
}

type SchemaOf = { [K in FieldKind]: (spec: FieldSpec & { kind: K }) => z.ZodType }

const KIND_SCHEMAS: SchemaOf = {
  text: (spec) => boundedText(spec.rule?.lengthMax ?? TEXT_LENGTH_MAX),
  longText: (spec) => boundedText(spec.rule?.lengthMax ?? LONG_TEXT_LENGTH_MAX, cleanText),
  url: () => boundedText(URL_LENGTH_MAX),
  number: () => numberValue,
  boolean: () => z.boolean(wrongType('This must be true or false.')),
  count: () => boundedText(COUNT_LENGTH_MAX),
  choice: (spec) => choiceValue(spec.vocabulary),
  choices: (spec) => listOf(choiceValue(spec.vocabulary), spec.rule, optionKey(spec.vocabulary)),
  parts: (spec) => partsValue(spec.parts),
  blend: () => rows(z.strictObject({ fibre: boundedText(CUSTOM_LENGTH_MAX), percent: numberValue })),
  quantitySlabs: () => rows(quantitySlabRow),
  pdcSlabs: () => rows(pdcSlabRow),
  settlement: () => z.strictObject({ slabDays: wholeNumber }),
  file: () => listOf(z.uuid('This must be the id of an attachment.'), { itemsMax: 1 }),
  files: (spec) => listOf(z.uuid('This must be the id of an attachment.'), spec.rule),
}

/** The schema of one field's storable value. The one cast of the house: a kind's schema takes that kind's spec. */
export function valueSchema(spec: FieldSpec): z.ZodType {
  const build = KIND_SCHEMAS[spec.kind] as (spec: FieldSpec) => z.ZodType
  return build(spec)
}
