import fc from 'fast-check'
import type { FieldKind, FieldRule, FieldSpec, PartSpec, Vocabulary } from '@/lib/domain/fields/field'
import { memoize } from '@/lib/domain/memoize'
import { roundTo } from '@/lib/domain/units/rounding'

/** Values that a field accepts, of every kind, for tests that walk the modules. */

type Arbitrary = fc.Arbitrary<unknown>
type SpecOf<K extends FieldKind> = FieldSpec & { kind: K }

const COUNTS = ['30s', '2/40s', '150D', '20 tex', 'Nm 2/28']
const DECIMALS_TRIED = 2
const NUMBER_MAX = 1e6
const ITEMS_TRIED = 3

/** What a seller may send of a field: never empty, within its bounds and lists. Once per field, since texts take long to prepare. */
export const fieldValues = memoize((spec: FieldSpec): Arbitrary => {
  const make = BY_KIND[spec.kind] as (spec: FieldSpec) => Arbitrary
  return make(spec)
})

/** Always the same value of this field. */
export function fieldValue(spec: FieldSpec, seed = 1): unknown {
  return fc.sample(fieldValues(spec), { numRuns: 1, seed })[0]
}

const BY_KIND: { readonly [K in FieldKind]: (spec: SpecOf<K>) => Arbitrary } = {
  text: ({ rule }) => texts(rule),
  longText: ({ rule }) => texts(rule),
  url: () => fc.nat().map((page) => `https://example.com/cards/${page}`),
  boolean: () => fc.boolean(),
  number: ({ rule }) => numbers(rule),
  money: ({ rule }) => numbers(rule),
  count: () => fc.constantFrom(...COUNTS),
  choice: ({ vocabulary }) => words(vocabulary),
  choices: ({ vocabulary, rule }) =>
    fc.uniqueArray(words(vocabulary), {
      minLength: 1,
      maxLength: Math.min(ITEMS_TRIED, rule?.itemsMax ?? ITEMS_TRIED),
    }),
  parts: ({ parts }) => partsObject(parts),
  blend: () =>
    fc.integer({ min: 1, max: 99 }).map((percent) => [
      { fibre: 'Cotton', percent },
      { fibre: 'Polyester', percent: 100 - percent },
    ]),
  quantitySlabs: () => numbers({ min: 1 }).map((price) => [{ minQty: 1, maxQty: null, price }]),
  pdcSlabs: () => numbers({ min: 1 }).map((price) => [{ days: 30, price, enabled: true }]),
  settlement: () => fc.constantFrom(30, 60, 90).map((slabDays) => ({ slabDays })),
  file: () => fc.uuid().map((id) => [id]),
  files: () => fc.uuid().map((id) => [id]),
  date: ({ rule }) => days(rule),
  range: ({ rule, of }) =>
    of === 'count'
      ? fc.constant({ from: '30s', to: '60s' })
      : fc.tuple(numbers(rule), numbers(rule)).map((ends) => {
          const [from = 0, to = 0] = [...ends].sort((a, b) => a - b)
          return { from, to }
        }),
  measure: ({ rule, unit }) => numbers(rule).map((value) => ({ value, unit })),
  rows: ({ parts, key }) => partsObject(parts, key ?? parts[0]?.name).map((row) => [row]),
  construction: () => fc.constantFrom('40x40/132x72', '30s x 30s / 68 x 64 63"', '75D x 75D 44"'),
  reference: () => fc.uuid(),
}

const LETTERS = [...'abcdeghijklmnoprstuvwxyz', 'é', 'ñ', 'अ']

function texts(rule: FieldRule = {}): fc.Arbitrary<string> {
  const { pattern, lengthMax = 60, lengthMin = 1 } = rule
  if (pattern) {
    return fc
      .stringMatching(pattern, { size: 'small' })
      .map((text) => text.trim())
      .filter((text) => text !== '' && text.length <= lengthMax && pattern.test(text))
  }
  const max = Math.min(lengthMax, 40)
  return fc.string({ unit: fc.constantFrom(...LETTERS), minLength: Math.min(lengthMin, max), maxLength: max })
}

function numbers({
  min = 0,
  max = NUMBER_MAX,
  isMinExclusive,
  isInteger,
  decimalsMax,
  step,
}: FieldRule = {}): fc.Arbitrary<number> {
  if (step !== undefined)
    return fc
      .integer({ min: Math.ceil(min / step), max: Math.floor(Math.min(max, NUMBER_MAX) / step) })
      .map((steps) => steps * step)
  const decimals = isInteger
    ? 0
    : Math.min(decimalsMax ?? DECIMALS_TRIED, Math.max(DECIMALS_TRIED, smallestDecimals(min)))
  const scale = 10 ** decimals
  const [low, high] = [
    Math.ceil(roundTo(min * scale, 6)) + (isMinExclusive ? 1 : 0),
    Math.floor(roundTo(max * scale, 6)),
  ]
  return fc
    .integer({ min: low, max: Math.min(high, low + NUMBER_MAX) })
    .map((value) => roundTo(value / scale, decimals))
}

/** As many as a bound such as 0.001 has. */
function smallestDecimals(bound: number): number {
  return String(bound).split('.')[1]?.length ?? 0
}

/** A word of the list, or the seller's own where it is open and empty. */
function words({ options }: Vocabulary): fc.Arbitrary<string> {
  return options.length === 0 ? texts() : fc.constantFrom(...options.map(({ value }) => value))
}

function days({ earliest = '2020-01-01', latest = '2030-12-31' }: FieldRule = {}): fc.Arbitrary<string> {
  return fc
    .date({ min: new Date(`${earliest}T00:00:00Z`), max: new Date(`${latest}T00:00:00Z`), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10))
}

function partValues(part: PartSpec): Arbitrary {
  const { rule, vocabulary } = part
  switch (part.kind) {
    case 'number':
      return numbers(rule)
    case 'boolean':
      return fc.constant(true)
    case 'text':
      return texts(rule)
    case 'date':
      return days(rule)
    case 'choice':
      return vocabulary ? words(vocabulary) : texts(rule)
    case 'choices':
      return fc.uniqueArray(vocabulary ? words(vocabulary) : texts(rule), { minLength: 1, maxLength: ITEMS_TRIED })
  }
}

/** @param needed the part that is never left out */
function partsObject(parts: readonly PartSpec[], needed = parts[0]?.name): fc.Arbitrary<Record<string, unknown>> {
  const shape = Object.fromEntries(parts.map((part) => [part.name, partValues(part)]))
  return fc.record(shape, { requiredKeys: needed === undefined ? [] : [needed] })
}
