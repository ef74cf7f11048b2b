import { errorIssue, type Issue } from '@/lib/domain/errors'
import type { FieldSpec, FieldValues } from '@/lib/domain/fields/field'
import { nearestName } from '@/lib/domain/fields/nearest-name'
import { textValue } from '@/lib/domain/listing/listing'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec, ownUnitField } from '@/lib/domain/modules/resolve'
import { pricedUnit, saysRupees, typedFigure } from '@/lib/domain/units/typed-figure'
import { convertQuantity } from '@/lib/domain/units/units'
import { currencies } from '@/lib/domain/vocabulary/currencies'
import { writtenValue } from '@/lib/domain/vocabulary/vocabulary'
import { readCell } from './cells'
import { bulkColumns, foldHeading, type HeadingMeaning, headingReader } from './columns'
import { headingCurrency, headingUnit } from './heading-guess'
import { type FileColumn, fileColumns, headingNames, likelyHeadings, type OwnColumns, rowMeaning } from './own-columns'

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
/** Rows from which the columns of a file that is not ours are shown: its headings, and a few under them. */
const FIRST_ROWS = 20
const COLUMNS_SHOWN_MAX = 200

/** Finds the headings of a file and reads its rows by them. Takes one row at a time, so that no file is held twice. */
export class SheetReader {
  readonly rows: SheetRow[] = []
  readonly issues: Issue[] = []
  /** The first filled rows as typed, from which a seller says what the columns are. */
  private readonly first: (readonly string[])[] = []
  private readonly meaningsOf: (values: readonly string[]) => HeadingMeaning[]
  private columns: HeadingMeaning[] | null = null
  private headings: readonly string[] = []

  /** @param own what the seller said that their own columns are */
  constructor(
    private readonly definition: ModuleDefinition,
    private readonly own: OwnColumns = {},
  ) {
    this.meaningsOf = rowMeaning(definition, own)
  }

  /**
   * @param number the row's number in its sheet, from 1. @returns false once the file is known to be too long or not
   * ours
   */
  take(number: number, values: readonly string[]): boolean {
    if (values.every((value) => value.trim() === '')) return true
    if (this.first.length < FIRST_ROWS) this.first.push(values.slice(0, COLUMNS_SHOWN_MAX))
    const meanings = this.meaningsOf(values)
    if (this.columns === null) {
      const filled = values.filter((value) => value.trim() !== '').length
      const fields = meanings.filter(({ kind }) => kind === 'field').length
      const leftOut = meanings.filter(({ kind }) => kind === 'leftOut').length
      if (fields > 0 && (fields + leftOut) * 2 >= filled) this.takeHeadings(values, meanings)
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

  /** The columns of the file and what each is or looks like; none where no row looks like headings. */
  fileColumns(): FileColumn[] {
    const place =
      this.columns === null ? likelyHeadings(this.definition, this.first) : this.first.indexOf(this.headings)
    const headings = place === null ? undefined : this.first[place]
    return place === null || !headings ? [] : fileColumns(this.definition, headings, this.first.slice(place + 1))
  }

  /** The columns that were read as the seller said, by their own headings. */
  ownColumns(): OwnColumns {
    const named = new Set(headingNames(this.headings).map(foldHeading))
    return Object.fromEntries(Object.entries(this.own).filter(([heading]) => named.has(foldHeading(heading))))
  }

  private takeHeadings(values: readonly string[], meanings: HeadingMeaning[]): void {
    this.columns = meanings
    this.headings = this.first.at(-1) ?? values
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
    const units: Record<string, string> = {}
    this.columns?.forEach((meaning, index) => {
      const value = cleanText(values[index] ?? '').slice(0, CELL_LENGTH_MAX + 1)
      if (meaning.kind !== 'field' || value.trim() === '') return
      const { figure, unitCell } = withHeadingTerms(meaning, value, this.headings[index] ?? '')
      cells[meaning.name] = figure
      Object.assign(units, unitCell)
    })
    if (Object.keys(cells).length > 0) this.rows.push({ number, cells: { ...units, ...cells } })
  }

  private refuseHeadings(): false {
    this.refuse(
      'NO_HEADINGS',
      'We do not know the headings in the first rows. Say what each column is, or start from the template and keep its first two rows.',
    )
    return false
  }

  private refuse(code: string, message: string, field = 'file'): void {
    this.issues.push(errorIssue(code, field, message))
  }
}

/**
 * What a heading adds to the figure under it: 40 under "Stock (bags)" is "40 bag", a price under "Rate per kg" is per kg,
 * and 3.20 under "Rate USD" is "USD 3.20". The words of our own headings say nothing new: the minimum lot is no number of lots.
 */
function withHeadingTerms({ name, spec }: HeadingMeaning & { kind: 'field' }, value: string, heading: string) {
  const currency = spec.kind === 'money' ? headingCurrency(heading) : null
  const figure = currency !== null && FIGURE_FIRST.test(value) ? `${currency} ${value.trim()}` : value
  const unit = headingUnit(heading)
  if (spec.unitFrom === undefined || unit === null) return { figure }
  if ([name, spec.label].some((own) => headingUnit(own) === unit)) return { figure }
  if (spec.kind === 'money') {
    return { figure, unitCell: pricedUnit(value) === null ? { [spec.unitFrom]: unit } : {} }
  }
  return { figure: typedFigure(value, NO_UNIT).unit === null ? `${value} ${unit}` : value }
}

const NO_UNIT = { currency: null, unit: '' }
const FIGURE_FIRST = /^\s*[\d.]/
const CURRENCY_FIRST = /^([A-Z]{3})\s*[\d.]/

/** The currency that a price names by its code: "USD 3.20". */
function typedCurrency(cell: string): string | null {
  const [, code = ''] = CURRENCY_FIRST.exec(cell.trim()) ?? []
  return code === '' ? null : writtenValue(currencies, code)
}

/** Removes what PostgreSQL cannot store: U+0000 and lone surrogates. */
function cleanText(text: string): string {
  return text.replace(/\u0000|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
}

/** How price lists leave a price open. */
const ON_REQUEST =
  /^(?:(?:price|rate) )?(?:(?:on|upon) (?:request|enquiry|inquiry|demand|application)|ask(?: us)?|call(?: us)?|negotiable|p\.?o\.?a\.?)$/i
const PRICE_ON_REQUEST = errorIssue(
  'PRICE_ON_REQUEST',
  'basePrice',
  'Without a price this row can only be a draft. Enter a price, or DRAFT under Status.',
)

/** Whether a row needs no base price. */
function isPriced({ status = '', quantitySlabs }: Readonly<Record<string, string>>): boolean {
  return status.trim().toUpperCase() === 'DRAFT' || quantitySlabs !== undefined
}

/**
 * The write body of a row, and the cells that could not be read.
 * @param isNew the row makes a listing, so that the module's defaults are its units
 * @param stored the fields of the listing that the row changes: its units, and its facts, which convert figures to them
 */
export function rowBody(
  definition: ModuleDefinition,
  given: Readonly<Record<string, string>>,
  { isNew, stored = {} }: { isNew: boolean; stored?: FieldValues },
): { body: Record<string, unknown>; issues: Issue[] } {
  const body: Record<string, unknown> = {}
  const issues: Issue[] = []
  const columnOf = headingReaderOf(definition)
  const cells = withTypedUnits(definition, given, isNew)
  const termOf = (name: string) => cells[name] ?? textValue(isNew ? definition.defaults : stored, name)
  const meaningOf = ({ kind, unit, unitFrom = '' }: FieldSpec) => ({
    unit: unit ?? termOf(unitFrom),
    currency: kind === 'money' ? termOf('currency') : null,
  })
  for (const [name, cell] of Object.entries(cells)) {
    const column = columnOf(name)
    if (column.kind !== 'field') continue
    if (isNew && name === 'basePrice' && ON_REQUEST.test(cell.trim())) {
      if (!isPriced(cells)) issues.push(PRICE_ON_REQUEST)
      continue
    }
    const reading = readCell(column.spec, cell, meaningOf(column.spec), stored)
    if (!reading) continue
    if ('problem' in reading) issues.push({ ...reading.problem, field: name, severity: 'error' })
    else
      body[name] = name === 'status' && typeof reading.value === 'string' ? reading.value.toUpperCase() : reading.value
  }
  return { body, issues }
}

/**
 * The cells with the units typed in a figure: a minimum of "2 bags" is 2 and fills an empty "Unit of the minimum", and
 * "285 per bag" the unit of the price. A unit that several quantities share is filled only for a new listing and where
 * nothing converts it: a stock of "40 bags" is sold by the bag, but "5 MT" of a yarn sold by the kilo is 5000. In a stored
 * listing it would change what the other quantities mean, as would a currency.
 */
function withTypedUnits(definition: ModuleDefinition, cells: Readonly<Record<string, string>>, isNew: boolean) {
  const filled: Record<string, string> = {}
  const usual: Record<string, string> = {}
  for (const [name, cell] of Object.entries(cells)) {
    const spec = fieldSpec(definition, name)
    if (spec?.unitFrom === undefined) continue
    // A row that changes a listing has no usual currency: "Rs 287/-" says it.
    if (!isNew && spec.kind === 'money' && saysRupees(cell)) filled.currency = 'INR'
    const currency = isNew && spec.kind === 'money' ? typedCurrency(cell) : null
    if (currency !== null && currency !== textValue(definition.defaults, 'currency')) filled.currency ??= currency
    const standard = textValue(definition.defaults, spec.unitFrom)
    const unit = spec.kind === 'money' ? pricedUnit(cell) : typedFigure(cell, NO_UNIT).unit
    const isOwn = spec.kind === 'money' || ownUnitField(definition, name) !== null
    const isShared = isNew && unit !== null && convertQuantity(1, unit, standard, {}) === null
    if (unit !== null && (isOwn || isShared)) filled[spec.unitFrom] = unit
    else if (isNew && standard !== '') usual[spec.unitFrom] = standard
  }
  // A stock in bags does not make a price of so many rupees one per bag.
  return Object.keys(filled).length > 0 ? { ...usual, ...filled, ...cells } : cells
}

const readers = new WeakMap<ModuleDefinition, (heading: string) => HeadingMeaning>()

function headingReaderOf(definition: ModuleDefinition) {
  const known = readers.get(definition) ?? headingReader(definition)
  readers.set(definition, known)
  return known
}
