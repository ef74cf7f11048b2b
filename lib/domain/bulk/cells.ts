import { readDay } from '@/lib/domain/calendar-day'
import type { FieldSpec, FieldValues, Vocabulary } from '@/lib/domain/fields/field'
import type { BlendRow } from '@/lib/domain/listing/blend'
import { asMeasure, readMeasure } from '@/lib/domain/units/measure'
import { readCountRange, readNumberRange } from '@/lib/domain/units/range-text'
import { type FigureMeaning, readFigure } from '@/lib/domain/units/typed-figure'
import { idIn } from '@/lib/domain/uuid'
import { canonicalOption, foldWord } from '@/lib/domain/vocabulary/vocabulary'
import { blendText, readBlendText } from './blend-text'
import { CLEAR_WORD, guardCell, unguardCell } from './cell-guard'
import { plainNumber, readSheetNumber } from './plain-number'
import { pdcText, readPdcText, readSlabsText, slabsText } from './price-text'
import { labelOf, listedValue, NO, partsText, readParts, readRowsText, rowExample, rowsText, YES } from './rows-text'

/** A field's value as one cell: the text, and the number if a spreadsheet may store it as a number. */
export interface Cell {
  text: string
  number?: number
}

export type CellReading = { value: unknown } | { problem: { code: string; message: string } }

const EMPTY: Cell = { text: '' }
/**
 * The cell of a stored value, in the trade's words. Reading it back gives the same value: what words cannot express is
 * written as JSON.
 * @param values the listing's other values, from which a slab takes its currency and unit
 */
export function writeCell(spec: FieldSpec, value: unknown, values: FieldValues): Cell {
  if (value === null || value === undefined) return EMPTY
  if (typeof value === 'number' && (spec.kind === 'number' || spec.kind === 'money'))
    return { text: guardCell(plainNumber(value)), number: value }
  const words = cellText(spec, value, values)
  const isPlain = PLAIN_KINDS.has(spec.kind)
  const isExpressed = words !== null && (isPlain || isSame(interpret(spec, words), shorn(spec, value)))
  return { text: guardCell(isExpressed ? words : JSON.stringify(value)) }
}

/**
 * What a cell adds to the write body: a value for the API's judgement, null to clear; undefined for an empty cell.
 * @param meaning the currency and unit of the row's figure
 * @param facts the values of a stored listing, which convert figures of other units
 */
export function readCell(
  spec: FieldSpec,
  cell: string,
  meaning = meaningOf(spec),
  facts: FieldValues = {},
): CellReading | undefined {
  const typed = cell.trim()
  if (typed === '') return undefined
  if (typed.toUpperCase() === CLEAR_WORD) return { value: null }
  if (FORMULA_ERROR.test(typed))
    return unreadable('FORMULA_ERROR', 'The formula in this cell has an error. Type the value itself.')
  return interpret(spec, unguardCell(typed), meaning, facts)
}

/** A cell without its row: an amount in rupees, or a quantity in the field's own unit. */
function meaningOf({ kind, unit = '' }: FieldSpec): FigureMeaning {
  return { currency: kind === 'money' ? 'INR' : null, unit }
}

/** What a spreadsheet shows in place of a result. */
const FORMULA_ERROR = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/

/** Kinds whose text is the value; any text comes back as it was. */
const PLAIN_KINDS: ReadonlySet<FieldSpec['kind']> = new Set([
  'text',
  'longText',
  'url',
  'count',
  'number',
  'money',
  'date',
  'construction',
  'reference',
])

function cellText(spec: FieldSpec, value: unknown, values: FieldValues): string | null {
  switch (spec.kind) {
    case 'boolean':
      return value === true ? 'Yes' : 'No'
    case 'choice':
      return typeof value === 'string' ? labelOf(spec.vocabulary, value) : null
    case 'choices':
      return Array.isArray(value) ? value.map((item) => labelOf(spec.vocabulary, String(item))).join('; ') : null
    case 'parts':
      return typeof value === 'string' ? value : partsText(spec.parts, record(value))
    case 'blend':
      return blendText(value as BlendRow[])
    case 'quantitySlabs':
      return listingTerms(value, values, ['currency', 'priceUom']) && isNumbered(value)
        ? slabsText(value as Parameters<typeof slabsText>[0])
        : null
    case 'pdcSlabs':
      return listingTerms(value, values, ['currency']) ? pdcText(value as Parameters<typeof pdcText>[0]) : null
    case 'settlement':
      return String(record(value).slabDays ?? '')
    case 'range':
      return rangeCell(record(value))
    case 'measure': {
      const measure = asMeasure(value)
      return measure && `${plainNumber(measure.value)} ${measure.unit}`
    }
    case 'rows':
      return rowsText(spec.parts, value)
    case 'text':
    case 'longText':
    case 'url':
    case 'count':
    case 'number':
    case 'money':
    case 'date':
    case 'construction':
    case 'reference':
    case 'file':
    case 'files':
      return String(value)
  }
}

function interpret(spec: FieldSpec, text: string, meaning = meaningOf(spec), facts: FieldValues = {}): CellReading {
  const json = isWorded(spec) ? readJson(text) : undefined
  if (json !== undefined) return { value: json }
  switch (spec.kind) {
    case 'number':
    case 'money':
      return { value: figureText(withoutLabel(text, spec.label), meaning, facts) }
    case 'boolean': {
      const word = foldWord(text)
      return { value: YES.has(word) ? true : NO.has(word) ? false : text }
    }
    case 'choice':
      return { value: listedValue(spec.vocabulary, text) }
    case 'choices':
      return { value: readChoices(spec.vocabulary, text) }
    case 'parts':
      return { value: readParts(spec.parts, text) ?? text }
    case 'blend': {
      const reading = readBlendText(text)
      return 'rows' in reading ? { value: reading.rows } : { problem: reading }
    }
    case 'quantitySlabs': {
      const rows = readSlabsText(text)
      return rows
        ? { value: rows }
        : unreadable(
            'SLAB_UNREADABLE',
            'Enter each slab as from-to: price, such as 1-499: 245; 500-999: 240; 1000+: 236.',
          )
    }
    case 'pdcSlabs': {
      const rows = readPdcText(text)
      return rows
        ? { value: rows }
        : unreadable('PDC_UNREADABLE', 'Enter each cheque term as days: price, such as 30: 248; 60: 252.')
    }
    case 'settlement':
      return { value: { slabDays: readSheetNumber(text.replace(/\s*days?$/i, '')) ?? text } }
    case 'date':
      return { value: readDay(text) ?? text }
    case 'reference':
      return { value: idIn(text) }
    case 'range':
      return { value: spec.of === 'count' ? readCountRange(text) : readNumberRange(text, spec.unit ?? '') }
    case 'measure':
      return { value: readMeasure(text, spec.unit, spec.dimension) ?? text }
    case 'rows': {
      const rows = readRowsText(spec.parts, text)
      return rows
        ? { value: rows }
        : unreadable('ROWS_UNREADABLE', `Enter each row as ${rowExample(spec.parts)}, and ; between rows.`)
    }
    case 'text':
    case 'longText':
    case 'url':
    case 'count':
    case 'construction':
    case 'file':
    case 'files':
      return { value: text }
  }
}

/** "Tkt 120" under Ticket number: the name of the column in short, in front of its figure. */
function withoutLabel(text: string, label: string): string {
  const [, word = '', figure = text] = /^(\p{L}{2,})\.?\s*(\d.*)$/u.exec(text.trim()) ?? []
  if (word === '' || word[0]?.toLowerCase() !== label[0]?.toLowerCase()) return text
  let at = 0
  for (const letter of label.toLowerCase()) if (letter === word[at]?.toLowerCase()) at += 1
  return at === word.length ? figure : text
}

/** A figure without the words of a price list: "Rs 285/- +GST" is 285, "5 MT" of kilos 5000. Other text stays, to be judged. */
function figureText(typed: string, meaning: FigureMeaning, facts: FieldValues): string {
  const figure = readFigure(typed, meaning, readSheetNumber, facts)
  return figure === null || figure.unit !== null ? typed : figure.plain
}

function unreadable(code: string, message: string): CellReading {
  return { problem: { code, message } }
}

/** Kinds that JSON may express. */
const WORDED: ReadonlySet<FieldSpec['kind']> = new Set([
  'choices',
  'choice',
  'parts',
  'quantitySlabs',
  'pdcSlabs',
  'blend',
  'range',
  'measure',
  'rows',
])

function isWorded({ kind }: FieldSpec): boolean {
  return WORDED.has(kind)
}

/** A range as readRangeText reads it. */
function rangeCell(range: Readonly<Record<string, unknown>>): string {
  const [from, to] = [endText(range.from), endText(range.to)]
  if (from === null || to === null) return from === null ? `up to ${to ?? ''}` : `from ${from}`
  return from === to ? from : `${from} to ${to}`
}

function endText(end: unknown): string | null {
  return typeof end === 'number' ? plainNumber(end) : typeof end === 'string' ? end : null
}

function readJson(text: string): unknown {
  if (!/^(?:\[.*\]|\{.*\}|".*")$/s.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Several words of a list: apart by semicolons or lines; by commas where each part is a word of the list. */
function readChoices(vocabulary: Vocabulary, text: string): string[] {
  const split = (separator: RegExp) =>
    text
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== '')
  const isKnown = (word: string) => canonicalOption(vocabulary, word) !== null
  const byComma = split(/,/)
  const parts = /[;\n]/.test(text) || isKnown(text) || !byComma.every(isKnown) ? split(/[;\n]/) : byComma
  return parts.map((part) => listedValue(vocabulary, part))
}

/** A value without what its cell leaves to the listing: a slab's place, currency and unit. */
function shorn(spec: FieldSpec, value: unknown): unknown {
  if (!Array.isArray(value)) return value
  if (spec.kind === 'quantitySlabs') {
    return value.map(({ minQty, maxQty, price }) => ({ minQty, maxQty: maxQty ?? null, price }))
  }
  return spec.kind === 'pdcSlabs' ? value.map(({ days, price, enabled }) => ({ days, price, enabled })) : value
}

function isSame(reading: CellReading, value: unknown): boolean {
  if (!('value' in reading)) return false
  const read = reading.value
  // A number written as text is judged like the number.
  const plain = (given: unknown) => JSON.stringify(given, (key, part) => (key === 'slabDays' ? Number(part) : part))
  return plain(read) === plain(value)
}

function listingTerms(value: unknown, values: FieldValues, names: readonly string[]): boolean {
  return Array.isArray(value) && value.every((row) => names.every((name) => (row[name] ?? '') === (values[name] ?? '')))
}

function isNumbered(value: unknown): boolean {
  return Array.isArray(value) && value.every((row, position) => row.index === position + 1)
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
