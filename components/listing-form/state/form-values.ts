import type { FieldKind, FieldSpec, PartSpec } from '@/lib/domain/fields/field'
import { plainDigits } from '@/lib/domain/spoken'
import { readMeasure } from '@/lib/domain/units/measure'
import { idIn } from '@/lib/domain/uuid'
import { wordForWrite } from '@/lib/domain/vocabulary/vocabulary'

/**
 * A listing's values as the form holds them. Figures stay the text that was typed, so that parsing loses nothing; only the judgement says
 * what they mean.
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

type PartsFormValue = Record<string, string | boolean | string[]>

interface Conversion {
  /** A stored value as the form holds it. */
  toForm: (stored: unknown, spec: FieldSpec) => unknown
  /** The form's value as a write body has it; undefined if nothing is filled in. */
  toBody: (typed: unknown, spec: FieldSpec) => unknown
}

const word: Conversion = { toForm: formText, toBody: bodyText }
const words: Conversion = {
  toForm: (stored) => (Array.isArray(stored) ? stored.map(String) : stored ? [String(stored)] : []),
  toBody: (typed) => (Array.isArray(typed) && typed.length > 0 ? typed : undefined),
}
/** One entry per kind, so that a new kind without one does not compile. */
const CONVERSIONS: Readonly<Record<FieldKind, Conversion>> = {
  text: word,
  longText: word,
  url: word,
  count: word,
  choice: {
    toForm: formText,
    toBody: (typed, spec) => {
      const text = bodyText(typed)
      return text !== undefined && spec.kind === 'choice' ? wordForWrite(spec.vocabulary, text) : text
    },
  },
  number: word,
  money: word,
  choices: words,
  boolean: {
    toForm: (stored) => stored === true,
    toBody: (typed) => (typeof typed === 'boolean' ? typed : undefined),
  },
  settlement: {
    toForm: (stored) => formText(property(stored, 'slabDays')),
    toBody: (typed) => {
      const slabDays = bodyText(typed)
      return slabDays === undefined ? undefined : { slabDays }
    },
  },
  blend: rowConversion(['fibre', 'percent'], {}, ({ fibre, ...row }) => ({ fibre: fibre ?? '', ...row })),
  // Number, currency and unit of a slab follow from its place and from the listing.
  quantitySlabs: rowConversion(['minQty', 'maxQty', 'price'], {}, (row) => ({ ...row, maxQty: row.maxQty ?? null })),
  pdcSlabs: rowConversion(['days', 'price'], { enabled: (value) => value !== false }),
  parts: {
    toForm: (stored, spec) => (typeof stored === 'string' ? stored : formParts(stored, partsOf(spec))),
    toBody: (typed, spec) => (typeof typed === 'string' ? bodyText(typed) : bodyParts(typed, partsOf(spec))),
  },
  // Ids of files that their own route has stored; the form holds their places and order.
  file: words,
  files: words,
  date: word,
  construction: word,
  // A seller knows the address of a page, and the id is in it.
  reference: { toForm: formText, toBody: (typed) => idIn(bodyText(typed)) },
  range: {
    toForm: (stored) => ({ from: formText(property(stored, 'from')), to: formText(property(stored, 'to')) }),
    toBody: (typed) => {
      const [from, to] = [bodyText(property(typed, 'from')), bodyText(property(typed, 'to'))]
      if (from === undefined && to === undefined) return undefined
      return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
    },
  },
  measure: {
    toForm: (stored, spec) => ({
      value: formText(property(stored, 'value')),
      unit: formText(property(stored, 'unit')) || (spec.unit ?? ''),
    }),
    toBody: (typed, spec) => {
      const [value, unit = ''] = [bodyText(property(typed, 'value')), bodyText(property(typed, 'unit'))]
      if (value === undefined || spec.kind !== 'measure') return undefined
      return readMeasure(value, unit, spec.dimension) ?? { value, unit }
    },
  },
  rows: {
    toForm: (stored, spec) => rowsOf(stored).map((row) => formParts(row, partsOf(spec))),
    toBody: (typed, spec) => {
      const rows = rowsOf(typed).map((row) => bodyParts(row, partsOf(spec)))
      const last = rows.findLastIndex((row) => row !== undefined)
      return last < 0 ? undefined : rows.slice(0, last + 1).map((row) => row ?? {})
    },
  },
}

export function formValue(spec: FieldSpec, stored: unknown): unknown {
  return CONVERSIONS[spec.kind].toForm(stored, spec)
}

export function bodyValue(spec: FieldSpec, typed: unknown): unknown {
  return CONVERSIONS[spec.kind].toBody(typed, spec)
}

function formText(stored: unknown): string {
  if (typeof stored === 'string') return stored
  return typeof stored === 'number' ? plainDigits(stored, 12) : ''
}

/** Undefined where nothing was typed: in a row the judgement then reports it as missing. */
function bodyText(typed: unknown): string | undefined {
  if (typeof typed !== 'string') return undefined
  const text = typed.trim()
  return text === '' ? undefined : text
}

function formParts(stored: unknown, parts: readonly PartSpec[]): PartsFormValue {
  return Object.fromEntries(
    parts.map((part) => {
      const value = property(stored, part.name)
      if (part.kind === 'boolean') return [part.name, value === true]
      if (part.kind === 'choices') return [part.name, Array.isArray(value) ? value.map(String) : []]
      return [part.name, formText(value)]
    }),
  )
}

function bodyParts(typed: unknown, parts: readonly PartSpec[]): Record<string, unknown> | undefined {
  const filled = parts.flatMap((part): [string, unknown][] => {
    const value = property(typed, part.name)
    if (part.kind === 'boolean') return value === true ? [[part.name, true]] : []
    if (part.kind === 'choices') return Array.isArray(value) && value.length > 0 ? [[part.name, value]] : []
    const text = bodyText(value)
    return text === undefined ? [] : [[part.name, text]]
  })
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}

type Row = Readonly<Record<string, unknown>>

/**
 * Rows of texts, with a few other values. Empty rows at the end are still being added; one in the middle stays, so that every row keeps its
 * number.
 */
function rowConversion(
  texts: readonly string[],
  others: Readonly<Record<string, (value: unknown) => unknown>> = {},
  finish: (row: Row) => Row = (row) => row,
): Conversion {
  const read = (row: Row, text: (value: unknown) => unknown): Row => ({
    ...Object.fromEntries(texts.map((name) => [name, text(row[name])])),
    ...Object.fromEntries(Object.entries(others).map(([name, other]) => [name, other(row[name])])),
  })
  return {
    toForm: (stored) => rowsOf(stored).map((row) => read(row, formText)),
    toBody: (typed) => {
      const rows = rowsOf(typed)
      const last = rows.findLastIndex((row) => texts.some((name) => bodyText(row[name]) !== undefined))
      return last < 0 ? undefined : rows.slice(0, last + 1).map((row) => finish(read(row, bodyText)))
    },
  }
}

function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter((row): row is Row => typeof row === 'object' && row !== null) : []
}

function partsOf(spec: FieldSpec): readonly PartSpec[] {
  return 'parts' in spec ? spec.parts : []
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}
