import { readDay } from '@/lib/domain/calendar-day'
import type { PartSpec, Vocabulary } from '@/lib/domain/fields/field'
import { canonicalOption, foldWord, wordForWrite } from '@/lib/domain/vocabulary/vocabulary'
import { plainNumber, readSheetNumber } from './plain-number'

export const YES = new Set(['yes', 'y', 'true', '1', 'x'])
export const NO = new Set(['no', 'n', 'false', '0'])

/** A listed value by the name people read; a word of one's own as it is. */
export function labelOf(vocabulary: Vocabulary, value: string): string {
  const option = vocabulary.options.find((candidate) => candidate.value === value)
  return option?.label ?? value
}

export function listedValue(vocabulary: Vocabulary, typed: string): string {
  const option = canonicalOption(vocabulary, typed)
  return option?.label === typed ? option.value : wordForWrite(vocabulary, typed)
}

/** A structured field as `Direction: Z; Twist: 18.6`. */
export function partsText(
  parts: readonly PartSpec[],
  value: Readonly<Record<string, unknown>>,
  separator = '; ',
): string {
  return Object.entries(value)
    .map(([name, part]) => {
      const spec = parts.find((candidate) => candidate.name === name)
      return `${spec?.label ?? name}: ${partText(spec, part)}`
    })
    .join(separator)
}

function partText(spec: PartSpec | undefined, part: unknown): string {
  if (typeof part === 'boolean') return part ? 'Yes' : 'No'
  if (typeof part === 'number') return plainNumber(part)
  if (Array.isArray(part)) return part.join(' | ')
  return spec?.vocabulary ? labelOf(spec.vocabulary, String(part)) : String(part)
}

/** The parts that a text names, or null where it names none: then it is the seller's own wording. */
export function readParts(
  parts: readonly PartSpec[],
  text: string,
  separator = /[;\n]/,
): Record<string, unknown> | null {
  const value: Record<string, unknown> = {}
  for (const pair of text.split(separator)) {
    if (pair.trim() === '') continue
    const colon = pair.indexOf(':')
    const name = foldWord(pair.slice(0, Math.max(colon, 0)))
    const spec = parts.find((part) => foldWord(part.label) === name || foldWord(part.name) === name)
    if (colon < 1 || !spec) return null
    value[spec.name] = readPart(spec, pair.slice(colon + 1).trim())
  }
  return Object.keys(value).length > 0 ? value : null
}

function readPart(spec: PartSpec, text: string): unknown {
  switch (spec.kind) {
    case 'number': {
      const number = readSheetNumber(text)
      return number === null ? text : Number(number)
    }
    case 'boolean':
      return YES.has(foldWord(text)) ? true : NO.has(foldWord(text)) ? false : text
    case 'choices':
      return text.split(/\s*[|,]\s*/).filter((part) => part !== '')
    case 'choice':
      return spec.vocabulary ? listedValue(spec.vocabulary, text) : text
    case 'date':
      return readDay(text) ?? text
    case 'text':
      return text
  }
}

/** Rows as `Size: S, Pieces: 2; Size: M, Pieces: 4`. */
export function rowsText(columns: readonly PartSpec[], value: unknown): string | null {
  if (!Array.isArray(value)) return null
  const rows = value.map((row: Record<string, unknown>) => partsText(columns, row, ', '))
  return rows.join('; ')
}

/** Reads rows with or without the names of their columns: `S, 2; M, 4`. Null where a row fits neither. */
export function readRowsText(columns: readonly PartSpec[], text: string): Record<string, unknown>[] | null {
  const rows = text
    .split(/[;\n]/)
    .filter((row) => row.trim() !== '')
    .map((row) => readParts(columns, row, CELLS) ?? inOrder(columns, row))
  const read = rows.filter((row) => row !== null)
  return read.length > 0 && read.length === rows.length ? read : null
}

/** A comma within a figure is followed by a digit: 1,200. */
const CELLS = /,\s+/

/** The cells of a row that has one for every column, in their order; "S: 2" too. */
function inOrder(columns: readonly PartSpec[], row: string): Record<string, unknown> | null {
  const cells = row.split(/,\s+|:/).map((cell) => cell.trim())
  const fits = (column: PartSpec, cell = '') =>
    cell !== '' && (column.kind !== 'number' || readSheetNumber(cell) !== null)
  if (cells.length !== columns.length || !columns.every((column, at) => fits(column, cells[at]))) return null
  return Object.fromEntries(columns.map((column, at) => [column.name, readPart(column, cells[at] ?? '')]))
}

/** A row as a seller may type it. */
export function rowExample(columns: readonly PartSpec[]): string {
  const example = ({ kind, rule, vocabulary }: PartSpec): string => {
    const [option] = vocabulary?.options ?? []
    if (option) return option.label ?? option.value
    return kind === 'number' ? String((rule?.min ?? 0) + 1) : kind === 'date' ? '2026-12-31' : '…'
  }
  return columns
    .slice(0, 3)
    .map((column) => `${column.label}: ${example(column)}`)
    .join(', ')
}
