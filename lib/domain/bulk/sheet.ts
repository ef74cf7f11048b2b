import { errorIssue, type Issue } from '@/lib/domain/errors'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { nearestName } from '@/lib/domain/fields/nearest-name'
import { textValue } from '@/lib/domain/listing/listing'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { ownUnitField } from '@/lib/domain/modules/resolve'
import { typedFigure } from '@/lib/domain/units/typed-figure'
import { readCell } from './cells'
import { bulkColumns, type HeadingMeaning, headingReader } from './columns'

/** One filled row of a seller's file. */
export interface SheetRow {
  /** The row number in the spreadsheet, from 1. */
  number: number
  /** By field name, as typed; only filled cells. */
  cells: Record<string, string>
}

/** Maximum of rows per import. */
export const IMPORT_ROWS_MAX = 10_000
const HEADING_ROWS_SEARCHED = 10
const CELL_LENGTH_MAX = 10_000

/** Finds the headings of a file and reads its rows by them. Takes one row at a time, so that no file is held twice. */
export class SheetReader {
  readonly rows: SheetRow[] = []
  readonly issues: Issue[] = []
  private readonly meaningOf: (heading: string) => HeadingMeaning
  private columns: HeadingMeaning[] | null = null

  constructor(private readonly definition: ModuleDefinition) {
    this.meaningOf = headingReader(definition)
  }

  /**
   * @param number the row's number in its sheet, from 1. @returns false once the file is known to be too long or not
   * ours
   */
  take(number: number, values: readonly string[]): boolean {
    if (values.every((value) => value.trim() === '')) return true
    const meanings = values.map((value) => this.meaningOf(value))
    const known = meanings.filter(({ kind }) => kind === 'field').length
    if (this.columns === null) {
      const filled = values.filter((value) => value.trim() !== '').length
      if (known > 0 && known * 2 >= filled) this.takeHeadings(values, meanings)
      else if (number >= HEADING_ROWS_SEARCHED) return this.refuseHeadings()
      return true
    }
    // The second line of our own sheets repeats the headings as field names.
    if (this.rows.length === 0 && this.isHeadingAgain(meanings)) return true
    if (this.rows.length >= IMPORT_ROWS_MAX) {
      this.refuse(
        'TOO_MANY_ROWS',
        `A file may have at most ${IMPORT_ROWS_MAX.toLocaleString('en-IN')} rows. Split it into several files.`,
      )
      return false
    }
    this.takeRow(number, values)
    return true
  }

  /** To be called after the last row. @returns why the file as a whole cannot be imported */
  finish(): Issue[] {
    if (this.issues.length === 0) {
      if (this.columns === null) this.refuseHeadings()
      else if (this.rows.length === 0) this.refuse('NO_ROWS', 'Fill at least one row under the headings.')
    }
    return this.issues
  }

  private takeHeadings(values: readonly string[], meanings: HeadingMeaning[]): void {
    this.columns = meanings
    const names = bulkColumns(this.definition).flatMap(({ name, spec }) => [name, spec.label])
    const seen = new Set<string>()
    meanings.forEach((meaning, index) => {
      const heading = (values[index] ?? '').trim().slice(0, 60)
      if (meaning.kind === 'unknown') {
        const near = nearestName(heading, names)
        this.refuse(
          'UNKNOWN_COLUMN',
          `There is no column "${heading}".${near ? ` Did you mean ${near}?` : ' Rename it or delete it.'}`,
          heading,
        )
      } else if (meaning.kind === 'field') {
        if (seen.has(meaning.name))
          this.refuse('REPEATED_COLUMN', `The column "${heading}" appears twice. Delete one.`, heading)
        seen.add(meaning.name)
      }
    })
  }

  private isHeadingAgain(meanings: readonly HeadingMeaning[]): boolean {
    const columns = this.columns ?? []
    const same = meanings.filter((meaning, index) => {
      const above = columns[index]
      return meaning.kind === 'field' && above?.kind === 'field' && above.name === meaning.name
    }).length
    return same > 1 || (same === 1 && columns.filter(({ kind }) => kind === 'field').length === 1)
  }

  private takeRow(number: number, values: readonly string[]): void {
    const cells: Record<string, string> = {}
    this.columns?.forEach((meaning, index) => {
      const value = cleanText(values[index] ?? '')
      if (meaning.kind === 'field' && value.trim() !== '') cells[meaning.name] = value.slice(0, CELL_LENGTH_MAX + 1)
    })
    if (Object.keys(cells).length > 0) this.rows.push({ number, cells })
  }

  private refuseHeadings(): false {
    this.refuse(
      'NO_HEADINGS',
      'The headings were not found in the first rows. Start from the template, and keep its first two rows.',
    )
    return false
  }

  private refuse(code: string, message: string, field = 'file'): void {
    this.issues.push(errorIssue(code, field, message))
  }
}

/** Removes what PostgreSQL cannot store: U+0000 and lone surrogates. */
function cleanText(text: string): string {
  return text.replace(/\u0000|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
}

/**
 * The write body of a row, and the cells that could not be read.
 * @param isNew the row makes a listing, so that the module's defaults are its units
 */
export function rowBody(
  definition: ModuleDefinition,
  given: Readonly<Record<string, string>>,
  { isNew }: { isNew: boolean },
): { body: Record<string, unknown>; issues: Issue[] } {
  const body: Record<string, unknown> = {}
  const issues: Issue[] = []
  const columnOf = headingReaderOf(definition)
  const cells = withTypedUnits(definition, given)
  const termOf = (name: string) => cells[name] ?? (isNew ? textValue(definition.defaults, name) : '')
  const meaningOf = ({ kind, unit, unitFrom = '' }: FieldSpec) => ({
    unit: unit ?? termOf(unitFrom),
    currency: kind === 'money' ? termOf('currency') : null,
  })
  for (const [name, cell] of Object.entries(cells)) {
    const column = columnOf(name)
    if (column.kind !== 'field') continue
    const reading = readCell(column.spec, cell, meaningOf(column.spec))
    if (!reading) continue
    if ('problem' in reading) issues.push({ ...reading.problem, field: name, severity: 'error' })
    else
      body[name] = name === 'status' && typeof reading.value === 'string' ? reading.value.toUpperCase() : reading.value
  }
  return { body, issues }
}

/** The cells with the units typed in a figure: a minimum of "2 bags" is 2 and fills an empty "Unit of the minimum". */
function withTypedUnits(definition: ModuleDefinition, cells: Readonly<Record<string, string>>) {
  const units = Object.entries(cells).flatMap(([name, cell]) => {
    const unitField = ownUnitField(definition, name)
    const { unit } = typedFigure(cell, { currency: null, unit: '' })
    return unitField === null || unit === null || cells[unitField] !== undefined ? [] : [[unitField, unit] as const]
  })
  return { ...cells, ...Object.fromEntries(units) }
}

const readers = new WeakMap<ModuleDefinition, (heading: string) => HeadingMeaning>()

function headingReaderOf(definition: ModuleDefinition) {
  const known = readers.get(definition) ?? headingReader(definition)
  readers.set(definition, known)
  return known
}
