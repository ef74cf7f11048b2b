import 'server-only'
import { guardCell } from '@/lib/domain/bulk/cell-guard'
import type { Cell } from '@/lib/domain/bulk/cells'
import { bulkColumns, type Column, REASON_COLUMNS } from '@/lib/domain/bulk/columns'
import { exampleRow, GUIDE_NOTES, guideRows, shortColumns } from '@/lib/domain/bulk/guide'
import type { SheetFormat } from '@/lib/domain/bulk/import-record'
import { IMPORT_ROWS_MAX } from '@/lib/domain/bulk/sheet'
import type { Vocabulary } from '@/lib/domain/fields/field'
import { type ModuleDefinition, SECTION_GROUPS } from '@/lib/domain/modules/define-module'
import { csvChunks } from './csv'
import { CELL_STYLES, columnLetters, type ListRule, type Sheet, type SheetCell, xlsxChunks } from './xlsx-writer'

/** The sheet that an import reads. */
export const LISTINGS_SHEET = 'Listings'
const LISTS_SHEET = 'Lists'
const HEADING_ROWS = 2
const HEADING_HEIGHT = 32
const WIDTHS = { min: 12, max: 44 }

/** One line of a sheet: the cells by field name, and the reason in a file of failed rows. */
export interface SheetLine {
  cells: Readonly<Record<string, Cell>>
  reason?: { row: number; problems: string }
}

export interface ListingSheet {
  definition: ModuleDefinition
  lines: Iterable<SheetLine> | AsyncIterable<SheetLine>
  /** Only the few columns of a first listing. */
  isShort?: boolean
  /** Columns of fields that are not in the template but were in the seller's file. */
  extras?: readonly Column[]
  hasReasons?: boolean
}

/** The same columns in either format, as bytes that come while the lines are read. */
export function sheetChunks(sheet: ListingSheet, format: SheetFormat): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  return format === 'csv' ? csvChunks(csvLines(sheet)) : xlsxChunks(workbook(sheet))
}

async function* csvLines(sheet: ListingSheet): AsyncGenerator<string[]> {
  const columns = columnsOf(sheet)
  const reasons = sheet.hasReasons ? Object.values(REASON_COLUMNS) : []
  yield [...reasons, ...columns.map(({ heading }) => heading)]
  yield [...reasons.map(() => ''), ...columns.map(({ name }) => name)]
  for await (const { cells, reason } of sheet.lines) {
    const reasonCells = reason ? [String(reason.row), guardCell(reason.problems)] : []
    yield [...reasonCells, ...columns.map(({ name }) => cells[name]?.text ?? '')]
  }
}

function workbook(sheet: ListingSheet): Sheet[] {
  const { definition } = sheet
  return [
    listingsSheet(sheet, LISTINGS_SHEET),
    guideSheet(definition),
    listingsSheet({ definition, isShort: sheet.isShort ?? false, lines: exampleLines(definition) }, 'Example'),
    listsSheet(definition),
  ]
}

function listingsSheet(sheet: ListingSheet, name: string): Sheet {
  const columns = columnsOf(sheet)
  const reasons = sheet.hasReasons ? Object.values(REASON_COLUMNS) : []
  return {
    name,
    columns: [
      ...reasons.map((_, index) => ({ width: index === 0 ? 12 : 60, style: CELL_STYLES.wrapped })),
      ...columns.map((column) => ({ width: widthOf(column), style: bodyStyle(column) })),
    ],
    rows: rowsOf(sheet, columns, reasons),
    heights: { 1: HEADING_HEIGHT },
    frozen: { rows: HEADING_ROWS, columns: reasons.length },
    rules: listRules(sheet.definition, columns, reasons.length),
  }
}

async function* rowsOf(
  { lines }: ListingSheet,
  columns: readonly Column[],
  reasons: readonly string[],
): AsyncGenerator<(SheetCell | null)[]> {
  yield [
    ...reasons.map((value) => ({ value, style: CELL_STYLES.heading })),
    ...columns.map((column) => ({ value: column.heading, style: headingStyle(column) })),
  ]
  yield [...reasons.map(() => null), ...columns.map(({ name }) => ({ value: name, style: CELL_STYLES.name }))]
  for await (const { cells, reason } of lines) {
    const reasonCells = reason
      ? [{ value: reason.row }, { value: guardCell(reason.problems), style: CELL_STYLES.wrapped }]
      : []
    yield [
      ...reasonCells,
      ...columns.map((column) => {
        const cell = cells[column.name]
        return cell ? { value: cell.number ?? cell.text, style: bodyStyle(column) } : null
      }),
    ]
  }
}

function columnsOf({ definition, isShort = false, extras = [] }: ListingSheet): readonly Column[] {
  return [...(isShort ? shortColumns(definition) : bulkColumns(definition)), ...extras]
}

function headingStyle({ section }: Column): number {
  return CELL_STYLES.heading + (section === null ? 0 : SECTION_GROUPS.indexOf(section) + 1)
}

/** Text stays text, so that Excel makes no date of a count such as 2/40 and keeps the noughts of a code. */
function bodyStyle({ spec }: Column): number {
  return spec.kind === 'number' || spec.kind === 'money' ? CELL_STYLES.figure : CELL_STYLES.text
}

function widthOf({ spec, heading, name }: Column): number {
  const wide = spec.kind === 'longText' || name === 'title' || spec.kind.endsWith('Slabs') || 'parts' in spec
  return Math.min(Math.max(heading.length + 2, wide ? WIDTHS.max : WIDTHS.min), WIDTHS.max)
}

/** The vocabularies of a module's columns, each once, with the columns that share it. */
function vocabularies(columns: readonly Column[]): Map<Vocabulary, string> {
  const lists = new Map<Vocabulary, string>()
  for (const { spec } of columns) {
    if ('vocabulary' in spec && !lists.has(spec.vocabulary)) lists.set(spec.vocabulary, spec.label)
  }
  return lists
}

const WORDED: ReadonlySet<Column['spec']['kind']> = new Set([
  'blend',
  'quantitySlabs',
  'pdcSlabs',
  'parts',
  'choices',
  'rows',
  'range',
])

function listRules(definition: ModuleDefinition, columns: readonly Column[], offset: number): ListRule[] {
  const lists = [...vocabularies(bulkColumns(definition)).keys()]
  const examples = new Map(guideRows(definition).map(({ heading, example }) => [heading, example]))
  return columns.flatMap(({ name, spec, heading }, index): ListRule[] => {
    const place = { column: offset + index + 1, fromRow: HEADING_ROWS + 1, toRow: HEADING_ROWS + IMPORT_ROWS_MAX }
    const note: Pick<ListRule, 'noteTitle' | 'note'> = WORDED.has(spec.kind)
      ? {
          noteTitle: spec.label,
          note: `${spec.help ? `${spec.help}. ` : ''}For example: ${examples.get(heading) ?? ''}`,
        }
      : {}
    if (spec.kind === 'boolean') return [{ ...place, ...note, source: '"Yes,No"', isClosed: true }]
    if (!('vocabulary' in spec)) return note.note ? [{ ...place, ...note, source: null, isClosed: false }] : []
    const letters = columnLetters(lists.indexOf(spec.vocabulary) + 1)
    const source = `${LISTS_SHEET}!$${letters}$2:$${letters}$${spec.vocabulary.options.length + 1}`
    // One cell holds several words, which no list of Excel can check.
    const isClosed = spec.kind === 'choice' && (spec.vocabulary.isClosed || name === 'status')
    return [{ ...place, ...note, source, isClosed }]
  })
}

function listsSheet(definition: ModuleDefinition): Sheet {
  const lists = [...vocabularies(bulkColumns(definition))]
  const longest = Math.max(...lists.map(([vocabulary]) => vocabulary.options.length))
  const rows: (SheetCell | null)[][] = [lists.map(([, label]) => ({ value: label, style: CELL_STYLES.heading }))]
  for (let at = 0; at < longest; at++) {
    rows.push(
      lists.map(([vocabulary]) => {
        const option = vocabulary.options[at]
        return option ? { value: option.label ?? option.value, style: CELL_STYLES.text } : null
      }),
    )
  }
  return {
    name: LISTS_SHEET,
    columns: lists.map(() => ({ width: 24 })),
    rows,
    frozen: { rows: 1, columns: 0 },
  }
}

function guideSheet(definition: ModuleDefinition): Sheet {
  const heading = (value: string) => ({ value, style: CELL_STYLES.heading })
  const text = (value: string) => ({ value: guardCell(value), style: CELL_STYLES.wrapped })
  return {
    name: 'How to fill',
    columns: [{ width: 30 }, { width: 52 }, { width: 24 }, { width: 40 }, { width: 52 }],
    rows: [
      ...GUIDE_NOTES.map((note) => [{ value: note, style: CELL_STYLES.plain }]),
      [],
      ['Column', 'Meaning', 'Unit', 'Example', 'Rule'].map(heading),
      ...guideRows(definition).map((row) => [row.heading, row.meaning, row.unit, row.example, row.rule].map(text)),
    ],
  }
}

function exampleLines(definition: ModuleDefinition): SheetLine[] {
  return [{ cells: Object.fromEntries(exampleRow(definition).map(({ column, text }) => [column.name, { text }])) }]
}
