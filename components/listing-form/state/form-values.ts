import type { FieldKind, FieldSpec, FieldValues, PartSpec } from '@/lib/domain/fields/field'

/**
 * A listing's values as the form holds them: what was typed stays as it was typed (figures are text), so that nothing is lost to
 * parsing. What it means is said by the judgement alone.
 */
export type FormValues = Record<string, unknown>

export interface BlendFormRow {
  fibre: string
  percent: string
}

export interface SlabFormRow {
  minQty: string
  maxQty: string
  price: string
}

export interface PdcFormRow {
  days: string
  price: string
  enabled: boolean
}

export type PartsFormValue = Record<string, string | boolean | string[]>

interface Conversion {
  /** A stored value as the form shows it. */
  show: (stored: unknown, spec: FieldSpec) => unknown
  /** The form's value as a write body says it; undefined: nothing is filled in. */
  say: (typed: unknown, spec: FieldSpec) => unknown
}

const word: Conversion = { show: shownText, say: saidText }
const words: Conversion = {
  show: (stored) => (Array.isArray(stored) ? stored.map(String) : stored ? [String(stored)] : []),
  say: (typed) => (Array.isArray(typed) && typed.length > 0 ? typed : undefined),
}
/** One entry per kind, so that a new kind without one does not compile. */
const CONVERSIONS: Readonly<Record<FieldKind, Conversion>> = {
  text: word,
  longText: word,
  url: word,
  count: word,
  choice: word,
  number: word,
  choices: words,
  boolean: {
    show: (stored) => stored === true,
    say: (typed) => (typeof typed === 'boolean' ? typed : undefined),
  },
  settlement: {
    show: (stored) => shownText(property(stored, 'slabDays')),
    say: (typed) => {
      const slabDays = saidText(typed)
      return slabDays === undefined ? undefined : { slabDays }
    },
  },
  blend: {
    show: (stored) =>
      rowsOf(stored).map((row): BlendFormRow => ({ fibre: shownText(row.fibre), percent: shownText(row.percent) })),
    say: (typed) => saidRows(typed, ({ fibre, percent }) => ({ fibre: fibre ?? '', percent: saidText(percent) })),
  },
  quantitySlabs: {
    show: (stored) =>
      rowsOf(stored).map(
        (row): SlabFormRow => ({
          minQty: shownText(row.minQty),
          maxQty: shownText(row.maxQty),
          price: shownText(row.price),
        }),
      ),
    // Number, currency and unit of a slab follow from its place and from the listing.
    say: (typed) =>
      saidRows(typed, ({ minQty, maxQty, price }) => ({
        minQty: saidText(minQty),
        maxQty: saidText(maxQty) ?? null,
        price: saidText(price),
      })),
  },
  pdcSlabs: {
    show: (stored) =>
      rowsOf(stored).map(
        (row): PdcFormRow => ({
          days: shownText(row.days),
          price: shownText(row.price),
          enabled: row.enabled !== false,
        }),
      ),
    say: (typed) =>
      saidRows(typed, ({ days, price, enabled }) => ({
        days: saidText(days),
        price: saidText(price),
        enabled: enabled !== false,
      })),
  },
  parts: {
    show: (stored, spec) => (typeof stored === 'string' ? stored : shownParts(stored, partsOf(spec))),
    say: (typed, spec) => (typeof typed === 'string' ? saidText(typed) : saidParts(typed, partsOf(spec))),
  },
  // Ids of files that their own route has stored; the form says which stands where and in what order.
  file: words,
  files: words,
}

export function formValue(spec: FieldSpec, stored: unknown): unknown {
  return CONVERSIONS[spec.kind].show(stored, spec)
}

export function bodyValue(spec: FieldSpec, typed: unknown): unknown {
  return CONVERSIONS[spec.kind].say(typed, spec)
}

function shownText(stored: unknown): string {
  if (typeof stored === 'string') return stored
  return typeof stored === 'number' ? plainDigits(stored) : ''
}

/** Never 1e-7: the form takes plain decimals only. */
function plainDigits(value: number): string {
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 12 })
}

/** Undefined where nothing was typed: in a row the judgement then says that it is missing. */
function saidText(typed: unknown): string | undefined {
  if (typeof typed !== 'string') return undefined
  const text = typed.trim()
  return text === '' ? undefined : text
}

function shownParts(stored: unknown, parts: readonly PartSpec[]): PartsFormValue {
  return Object.fromEntries(
    parts.map((part) => {
      const value = property(stored, part.name)
      if (part.kind === 'boolean') return [part.name, value === true]
      if (part.kind === 'choices') return [part.name, Array.isArray(value) ? value.map(String) : []]
      return [part.name, shownText(value)]
    }),
  )
}

function saidParts(typed: unknown, parts: readonly PartSpec[]): Record<string, unknown> | undefined {
  const said = parts.flatMap((part): [string, unknown][] => {
    const value = property(typed, part.name)
    if (part.kind === 'boolean') return value === true ? [[part.name, true]] : []
    if (part.kind === 'choices') return Array.isArray(value) && value.length > 0 ? [[part.name, value]] : []
    const text = saidText(value)
    return text === undefined ? [] : [[part.name, text]]
  })
  return said.length > 0 ? Object.fromEntries(said) : undefined
}

type Row = Readonly<Record<string, unknown>>

/** Rows at the end in which nothing was typed are still being added; one in the middle stays, so that every row keeps its number. */
function saidRows(typed: unknown, say: (row: Row) => FieldValues): FieldValues[] | undefined {
  const rows = rowsOf(typed)
  const last = rows.findLastIndex((row) =>
    Object.values(row).some((value) => typeof value === 'string' && value.trim() !== ''),
  )
  return last < 0 ? undefined : rows.slice(0, last + 1).map(say)
}

function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter((row): row is Row => typeof row === 'object' && row !== null) : []
}

function partsOf(spec: FieldSpec): readonly PartSpec[] {
  return spec.kind === 'parts' ? spec.parts : []
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}
