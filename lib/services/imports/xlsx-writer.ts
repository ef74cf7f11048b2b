import 'server-only'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { SECTION_FILLS } from './sheet-colours'

/** How a cell looks; the number is its place in the style table below. */
export const CELL_STYLES = { plain: 0, text: 1, figure: 2, name: 3, wrapped: 4, heading: 5 } as const

export interface SheetCell {
  value: string | number
  style?: number
}

export interface ListRule {
  /** Column from 1, rows from and to. */
  column: number
  fromRow: number
  toRow: number
  /** Where the words are, such as Lists!$A$2:$A$9. Null: no list, only a note. */
  source: string | null
  /** Whether other words are refused. */
  isClosed: boolean
  noteTitle?: string
  note?: string
}

export interface Sheet {
  name: string
  /** Width in characters; the style of a whole column, for cells still to be typed. */
  columns: readonly { width: number; style?: number }[]
  rows: Iterable<readonly (SheetCell | null)[]> | AsyncIterable<readonly (SheetCell | null)[]>
  frozen?: { rows: number; columns: number }
  rules?: readonly ListRule[]
  /** Row heights in points by row number, where the usual one does not do. */
  heights?: Readonly<Record<number, number>>
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const ROWS_PER_CHUNK = 200
const NOTE_TITLE_MAX = 32
const NOTE_MAX = 255

/**
 * An .xlsx workbook (ECMA-376) as bytes that come while the rows are read: texts are inline strings and so never formulas, lists are real
 * data validations. Only the current chunk is in memory. Our own writer because write-excel-file 4 has no drop-down with a
 * note, and wants all rows at the same time, and exceljs, which has them, is no longer maintained (November 2026).
 */
export async function* xlsxChunks(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let ready: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(new Uint8Array(chunk))
  })
  const take = () => {
    const chunks = ready
    ready = []
    return chunks
  }
  const part = (path: string) => {
    const file = new ZipDeflate(path, { level: 3 })
    zip.add(file)
    return file
  }
  const fixed: [string, string][] = [
    ['[Content_Types].xml', contentTypes(sheets.length)],
    ['_rels/.rels', packageRelations()],
    ['xl/workbook.xml', workbook(sheets)],
    ['xl/_rels/workbook.xml.rels', workbookRelations(sheets.length)],
    ['xl/styles.xml', styles()],
  ]
  for (const [path, xml] of fixed) part(path).push(strToU8(XML + xml), true)
  yield* take()
  for (const [index, sheet] of sheets.entries()) {
    const file = part(`xl/worksheets/sheet${index + 1}.xml`)
    file.push(strToU8(XML + sheetStart(sheet)))
    let xml = ''
    let number = 0
    for await (const row of sheet.rows) {
      number++
      xml += rowXml(number, row, sheet.heights?.[number])
      if (number % ROWS_PER_CHUNK === 0) {
        file.push(strToU8(xml))
        xml = ''
        yield* take()
      }
    }
    file.push(strToU8(`${xml}</sheetData>${rulesXml(sheet.rules ?? [])}</worksheet>`), true)
    yield* take()
  }
  zip.end()
  yield* take()
}

/** A column's letters: 1 is A, 28 is AB. */
export function columnLetters(column: number): string {
  let letters = ''
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  }
  return letters
}

/** Escaped for XML; characters that XML 1.0 cannot hold, and carriage returns, as Excel writes them (_x000D_). */
function xmlText(text: string): string {
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, (character) => {
      const code = character.codePointAt(0) ?? 0xfffd
      return `_x${code.toString(16).toUpperCase().padStart(4, '0')}_`
    })
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function rowXml(number: number, row: readonly (SheetCell | null)[], height: number | undefined): string {
  let cells = ''
  row.forEach((cell, index) => {
    if (cell === null || cell.value === '') return
    const style = cell.style ? ` s="${cell.style}"` : ''
    const place = `r="${columnLetters(index + 1)}${number}"${style}`
    cells +=
      typeof cell.value === 'number'
        ? `<c ${place}><v>${cell.value}</v></c>`
        : `<c ${place} t="inlineStr"><is><t xml:space="preserve">${xmlText(cell.value)}</t></is></c>`
  })
  return `<row r="${number}"${height === undefined ? '' : ` ht="${height}" customHeight="1"`}>${cells}</row>`
}

function sheetStart({ columns, frozen }: Sheet): string {
  const corner = frozen ? `${columnLetters(frozen.columns + 1)}${frozen.rows + 1}` : ''
  const pane = frozen
    ? `<pane${frozen.columns > 0 ? ` xSplit="${frozen.columns}"` : ''} ySplit="${frozen.rows}" topLeftCell="${corner}" activePane="${frozen.columns > 0 ? 'bottomRight' : 'bottomLeft'}" state="frozen"/>`
    : ''
  const cols = columns
    .map(
      ({ width, style }, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${width}"${style ? ` style="${style}"` : ''} customWidth="1"/>`,
    )
    .join('')
  return `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>${cols ? `<cols>${cols}</cols>` : ''}<sheetData>`
}

function rulesXml(rules: readonly ListRule[]): string {
  if (rules.length === 0) return ''
  const each = rules.map(({ column, fromRow, toRow, source, isClosed, noteTitle, note }) => {
    const letters = columnLetters(column)
    const list = source === null ? '' : ' type="list"'
    const refusal = isClosed
      ? ' showErrorMessage="1" errorTitle="Not in the list" error="Choose a word of the list."'
      : ''
    const prompt = note
      ? ` showInputMessage="1" promptTitle="${xmlText((noteTitle ?? '').slice(0, NOTE_TITLE_MAX))}" prompt="${xmlText(note.slice(0, NOTE_MAX))}"`
      : ''
    const formula = source === null ? '' : `<formula1>${xmlText(source)}</formula1>`
    return `<dataValidation${list} allowBlank="1"${prompt}${refusal} sqref="${letters}${fromRow}:${letters}${toRow}">${formula}</dataValidation>`
  })
  return `<dataValidations count="${rules.length}">${each.join('')}</dataValidations>`
}

function contentTypes(sheets: number): string {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const each = Array.from(
    { length: sheets },
    (_, index) => `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${type}.worksheet+xml"/>`,
  )
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>${each.join('')}<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`
}

function packageRelations(): string {
  return `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`
}

function workbook(sheets: readonly Sheet[]): string {
  const each = sheets.map(
    ({ name }, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  return `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView activeTab="0"/></bookViews><sheets>${each.join('')}</sheets></workbook>`
}

function workbookRelations(sheets: number): string {
  const each = Array.from(
    { length: sheets },
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  )
  return `<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`
}

/** The style table in the order of CELL_STYLES; from `heading` on one heading for each section's colour. */
function styles(): string {
  const fonts = [
    '<font><sz val="11"/><name val="Calibri"/></font>',
    '<font><b/><sz val="11"/><name val="Calibri"/></font>',
    '<font><sz val="8"/><color rgb="FF8A8F98"/><name val="Calibri"/></font>',
  ]
  const fills = [
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
    ...SECTION_FILLS.map(
      (colour) => `<fill><patternFill patternType="solid"><fgColor rgb="FF${colour}"/></patternFill></fill>`,
    ),
  ]
  const cell = (numberFormat: number, font: number, fill: number, alignment: string) =>
    `<xf numFmtId="${numberFormat}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1">${alignment}</xf>`
  const top = '<alignment vertical="top"/>'
  const wrapped = '<alignment vertical="top" wrapText="1"/>'
  const cells = [
    cell(0, 0, 0, ''),
    cell(49, 0, 0, top),
    cell(0, 0, 0, top),
    cell(49, 2, 0, ''),
    cell(49, 0, 0, wrapped),
    ...SECTION_FILLS.map((_, index) => cell(49, 1, index + 2, wrapped)),
  ]
  return `<styleSheet xmlns="${MAIN}"><fonts count="${fonts.length}">${fonts.join('')}</fonts><fills count="${fills.length}">${fills.join('')}</fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cells.length}">${cells.join('')}</cellXfs></styleSheet>`
}
