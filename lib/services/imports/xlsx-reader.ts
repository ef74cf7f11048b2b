import 'server-only'
import { sourceOf } from '../attachments/inspection/file-parts'
import { readZip, type ZipArchive } from '../attachments/inspection/zip-archive'
import { fileRefused } from '../shared/field-refused'
import { type FigureFormat, figureFormat, formattedFigure } from './xlsx-formats'

/** Maximum size of an unpacked part of a workbook; 10,000 rows of every column are some 40 MB. */
const PART_BYTES_MAX = 64 * 1024 * 1024
const COLUMNS_MAX = 400
/** As many columns as Excel has: no row of its making has more cells. */
const CELLS_PER_ROW_MAX = 16_384
/** As many rows as a sheet of Excel has. */
const ROWS_MAX = 1_048_576
/** Different texts in one workbook: 10,000 rows of a hundred columns have no more. */
const TEXTS_MAX = 1_000_000
/** Maximum of one text that is read, in XML; a cell of Excel has 32,767 characters. */
const TEXT_LENGTH_MAX = 400_000
const TAG_LENGTH_MAX = 64 * 1024
/** Tags between two pauses: some milliseconds for any file, so that other requests get their turn. */
const TAGS_PER_TURN = 5000

export interface RawRow {
  number: number
  values: string[]
}

/**
 * The rows of a workbook's sheet: the one with this name, else its first. Formulas are never run: their saved result is read. Links, macros
 * and other parts are not read. Our own reader because the kept libraries (read-excel-file 9, tried in November 2026) parse a whole part
 * without a pause and without a limit on texts or cells, so that one file would stop every other request.
 * @throws VALIDATION_FAILED for a file that is not a valid workbook
 */
export async function* readXlsx(bytes: Buffer, sheetName: string): AsyncGenerator<RawRow> {
  const archive = await openSound(bytes)
  const read = (path: string) => partText(archive, path)
  const workbook = await read('xl/workbook.xml')
  const relations = await read('xl/_rels/workbook.xml.rels')
  if (workbook === null || relations === null) throw notAWorkbook()
  const path = await finished(sheetPath(workbook, relations, sheetName))
  const shared = await finished(sharedStrings((await read('xl/sharedStrings.xml')) ?? ''))
  const formats = await finished(figureFormats((await read('xl/styles.xml')) ?? ''))
  const sheet = path === null ? null : await read(path)
  if (sheet === null) throw notAWorkbook()

  const isFrom1904 = /\sdate1904\s*=\s*["'](?:1|true)["']/.test(workbook)
  for (const row of sheetRows(sheet, { shared, formats, isFrom1904 })) {
    if (row === null) await pause()
    else yield row
  }
}

/** @throws VALIDATION_FAILED for a bomb and for whatever else an attached archive would be refused for */
async function openSound(bytes: Buffer): Promise<ZipArchive> {
  const archive = await readZip(sourceOf(bytes), bytes.length)
  if (archive.hazard === null) return archive
  if (archive.hazard === 'bomb') throw tooLargeInside()
  if (archive.hazard === 'encrypted') {
    throw fileRefused('FILE_ENCRYPTED', 'This workbook is protected by a password. Save it without one.')
  }
  throw notAWorkbook()
}

/** Runs work that pauses (null) to its end, and lets others have their turn at each pause. */
async function finished<T>(work: Generator<null, T>): Promise<T> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    await pause()
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

async function partText(archive: ZipArchive, path: string): Promise<string | null> {
  const part = await archive.unpack(path, PART_BYTES_MAX).catch((error: unknown) => {
    throw error instanceof RangeError ? tooLargeInside() : error
  })
  if (!part) return null
  const text = part.toString('utf8')
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
}

/** Where a sheet's own part is: by its name, else the first. */
function* sheetPath(workbook: string, relations: string, sheetName: string): Generator<null, string | null> {
  const targets = new Map<string, string>()
  for (const tag of tags(relations)) {
    if (tag === null) yield null
    else if (tag.name === 'Relationship') {
      targets.set(attribute(tag.attributes, 'Id'), attribute(tag.attributes, 'Target'))
    }
  }
  const sheets: { name: string; id: string }[] = []
  for (const tag of tags(workbook)) {
    if (tag === null) yield null
    else if (tag.name === 'sheet') {
      sheets.push({ name: attribute(tag.attributes, 'name'), id: attribute(tag.attributes, 'id') })
    }
  }
  const chosen = sheets.find(({ name }) => name.toLowerCase() === sheetName.toLowerCase()) ?? sheets[0]
  const target = chosen ? targets.get(chosen.id) : undefined
  if (target === undefined) return null
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

function* sharedStrings(xml: string): Generator<null, string[]> {
  const strings: string[] = []
  let text = ''
  let isPhonetic = false
  for (const tag of tags(xml)) {
    if (tag === null) yield null
    else if (tag.name === 'si') {
      if (!tag.isClose) text = ''
      if (tag.isClose || tag.isEmpty) strings.push(text)
      if (strings.length > TEXTS_MAX) {
        throw fileRefused(
          'TOO_MANY_TEXTS',
          `This workbook has more than ${TEXTS_MAX.toLocaleString('en-IN')} different texts. Keep the listings in a workbook of their own.`,
        )
      }
    } else if (tag.name === 'rPh') isPhonetic = !tag.isClose
    else if (tag.name === 't' && tag.isClose && !isPhonetic) text = longer(text, tag)
  }
  return strings
}

/** The formats of figures that are not read as they are stored, by style. */
function* figureFormats(xml: string): Generator<null, Map<string, FigureFormat>> {
  const codes = new Map<number, string>()
  const formats = new Map<string, FigureFormat>()
  let list = ''
  let style = 0
  for (const tag of tags(xml)) {
    if (tag === null) yield null
    else if (tag.name === 'numFmts' || tag.name === 'cellXfs') list = tag.isClose ? '' : tag.name
    else if (tag.isClose) continue
    else if (list === 'numFmts' && tag.name === 'numFmt')
      codes.set(Number(attribute(tag.attributes, 'numFmtId')), attribute(tag.attributes, 'formatCode'))
    else if (list === 'cellXfs' && tag.name === 'xf') {
      const id = Number(attribute(tag.attributes, 'numFmtId'))
      const format = figureFormat(id, codes.get(id))
      if (format) formats.set(String(style), format)
      style += 1
    }
  }
  return formats
}

/** What the cells of a sheet refer to. */
interface SheetParts {
  shared: readonly string[]
  formats: ReadonlyMap<string, FigureFormat>
  /** Days are counted from 1904, as some workbooks of a Mac do. */
  isFrom1904: boolean
}

/** The rows, and null where it is time for a pause. */
function* sheetRows(xml: string, parts: SheetParts): Generator<RawRow | null> {
  let row: RawRow = { number: 0, values: [] }
  let cells = 0
  let column = 0
  let type = ''
  let style = ''
  let text = ''
  for (const tag of tags(xml)) {
    if (tag === null) yield null
    else if (tag.name === 'row') {
      if (!tag.isClose) {
        row = { number: rowNumber(attribute(tag.attributes, 'r'), row.number), values: [] }
        column = 0
        cells = 0
      }
      if (tag.isClose || tag.isEmpty) yield row
    } else if (tag.name === 'c') {
      if (!tag.isClose) {
        if (++cells > CELLS_PER_ROW_MAX) {
          throw fileRefused(
            'TOO_MANY_CELLS',
            `Row ${row.number} has more cells than a sheet has columns. Open the workbook in Excel and save it again.`,
          )
        }
        column = columnOf(attribute(tag.attributes, 'r')) ?? column + 1
        type = attribute(tag.attributes, 't')
        style = parts.formats.size === 0 ? '' : attribute(tag.attributes, 's')
        text = ''
      } else if (column <= COLUMNS_MAX) {
        while (row.values.length < column - 1) row.values.push('')
        row.values[column - 1] = typedText({ type, style, text }, parts)
      }
    } else if (tag.isClose && (tag.name === 'v' || tag.name === 't')) {
      text = longer(text, tag)
    } else if (tag.isClose && tag.name === 'sheetData') return
  }
}

/** A text with the part that ends at this tag; what is longer than any cell is cut, and refused as too long by whoever reads it. */
function longer(text: string, { textBefore }: Tag): string {
  return text.length > TEXT_LENGTH_MAX ? text : text + cellText(textBefore.slice(0, TEXT_LENGTH_MAX))
}

/** What people read in a cell. */
function typedText({ type, style, text }: Record<'type' | 'style' | 'text', string>, parts: SheetParts): string {
  if (type === 's') return parts.shared[Number(text)] ?? ''
  if (type === 'b') return text === '1' ? 'Yes' : 'No'
  if (type !== '' && type !== 'n') return text
  const value = Number(text)
  return text.trim() === '' || !Number.isFinite(value)
    ? text
    : formattedFigure(value, parts.formats.get(style), parts.isFrom1904)
}

/** The number that a row gives itself where it can be one, else the next: rows are stored by their numbers. */
function rowNumber(given: string, before: number): number {
  const number = /^\d{1,7}$/.test(given) ? Number(given) : 0
  return number > before && number <= ROWS_MAX ? number : before + 1
}

/** The number of a column by a cell's address: AB12 is 28. */
function columnOf(address: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0]
  if (!letters) return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

interface Tag {
  name: string
  attributes: string
  isClose: boolean
  isEmpty: boolean
  /** The text between the tag before it and this one. */
  textBefore: string
}

/**
 * The tags of an XML in one pass over it, without namespaces, and null where it is time for a pause. Only the five
 * entities of XML and characters by number are expanded.
 */
function* tags(xml: string): Generator<Tag | null> {
  let at = 0
  let textFrom = 0
  for (let count = 1; ; count++) {
    if (count % TAGS_PER_TURN === 0) yield null
    const open = xml.indexOf('<', at)
    if (open < 0) return
    if (xml.startsWith('<!--', open)) {
      const close = xml.indexOf('-->', open)
      if (close < 0) return
      at = close + 3
      continue
    }
    const close = xml.indexOf('>', open)
    if (close < 0) return
    if (close - open > TAG_LENGTH_MAX || /^<!(?:DOCTYPE|ENTITY)/i.test(xml.slice(open, open + 9))) throw notAWorkbook()
    const inner = xml.slice(open + 1, close)
    const isClose = inner.startsWith('/')
    const isEmpty = inner.endsWith('/')
    const bare = inner.slice(isClose ? 1 : 0, isEmpty ? -1 : undefined)
    const space = bare.search(/\s/)
    const full = space < 0 ? bare : bare.slice(0, space)
    yield {
      name: full.slice(full.indexOf(':') + 1),
      attributes: space < 0 ? '' : bare.slice(space),
      isClose,
      isEmpty,
      textBefore: xml.slice(textFrom, open),
    }
    at = close + 1
    textFrom = at
  }
}

function attribute(attributes: string, name: string): string {
  const found = new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  return found ? cellText(found[1] ?? found[2] ?? '') : ''
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** XML's escapes, then Excel's own (_x000D_). */
function cellText(xml: string): string {
  const plain = xml.includes('&')
    ? xml.replace(/&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|([a-z]+));/g, (whole, hex, decimal, name) => {
        if (name !== undefined) return ENTITIES[name] ?? whole
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
        return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
      })
    : xml
  return plain.includes('_x')
    ? plain.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : plain
}

const tooLargeInside = () =>
  fileRefused(
    'FILE_TOO_LARGE_INSIDE',
    'This workbook is much larger when unpacked than the file. Split it into several.',
  )

const notAWorkbook = () =>
  fileRefused('NOT_A_WORKBOOK', 'This file is not a valid Excel workbook. Save it as .xlsx again, or as CSV.')
