import { zipSync } from 'fflate'
import readExcelFile from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { bulkColumns } from '@/lib/domain/bulk/columns'
import { exampleRow, shortColumns } from '@/lib/domain/bulk/guide'
import { IMPORT_ROWS_MAX } from '@/lib/domain/bulk/sheet'
import { isDomainError } from '@/lib/domain/errors'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { csvLine } from './csv'
import { readSheet, requireReadable } from './import-file'
import { type SheetLine, sheetChunks } from './listing-sheets'

function yarn(): ModuleDefinition {
  const definition = matrixDefinition('yarn')
  return definition
}

async function bytesOf(chunks: AsyncGenerator<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts)
}

const line = (cells: Record<string, string | number>): SheetLine => ({
  cells: Object.fromEntries(
    Object.entries(cells).map(([name, value]) => [
      name,
      typeof value === 'number' ? { text: String(value), number: value } : { text: value },
    ]),
  ),
})

async function codesOf(bytes: Buffer): Promise<string[]> {
  try {
    requireReadable(await readSheet(yarn(), bytes))
    return []
  } catch (error) {
    if (!isDomainError(error)) throw error
    return (error.extras.issues ?? []).map(({ code }) => code)
  }
}

const AWKWARD = 'A <b>&"x"</b> 30s – ₹ é 漢 😀\nsecond line _x0041_ \u0001'

describe('sheets', () => {
  test('the template opens in another reader, with its headings, lists, guide and example', async () => {
    const sheets = await readExcelFile(await bytesOf(sheetChunks({ definition: yarn(), lines: [] }, 'xlsx')))
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Listings', 'How to fill', 'Example', 'Lists'])
    const [listings, guide, example, lists] = sheets.map(({ data }) => data)
    const columns = bulkColumns(yarn())
    expect(listings?.[0]).toEqual(columns.map(({ heading }) => heading))
    expect(listings?.[1]).toEqual(columns.map(({ name }) => name))
    expect(guide?.length).toBeGreaterThan(columns.length)
    expect(example?.[2]?.filter(Boolean).length).toBeGreaterThan(8)
    expect(lists?.[1]?.[0]).toBe('ACTIVE')
  })

  test('headings are unique, so that a sheet can be read by them', () => {
    const headings = bulkColumns(yarn()).map(({ heading }) => heading)
    expect(new Set(headings).size).toBe(headings.length)
  })

  test.each(['xlsx', 'csv'] as const)(
    '%s: awkward text, figures and gaps come back as they were written',
    async (format) => {
      const rows: Record<string, string | number>[] = [
        { title: AWKWARD, basePrice: 285.1, sellerSku: '0042', count: '2/40' },
        { title: "'=HYPERLINK(1)", quantitySlabs: '1-499: 245; 500+: 240' },
      ]
      const bytes = await bytesOf(sheetChunks({ definition: yarn(), lines: rows.map(line) }, format))
      const read = await readSheet(yarn(), bytes)
      const expected = rows.map((row, at) => ({
        number: at + 3,
        cells: Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])),
      }))
      expect(read).toMatchObject({ issues: [], warnings: [] })
      expect(read.rows).toEqual(expected)
    },
  )

  test('a workbook of another program is read: shared strings, booleans, figures', async () => {
    const bytes = await writeExcelFile([
      [{ value: 'Listing title' }, { value: 'Base price' }, { value: 'Negotiable' }],
      [{ value: 'Some yarn & more' }, { value: 285.5, type: Number }, { value: true, type: Boolean }],
    ]).toBuffer()
    expect((await readSheet(yarn(), bytes)).rows).toEqual([
      { number: 2, cells: { title: 'Some yarn & more', basePrice: '285.5', negotiable: 'Yes' } },
    ])
  })

  const STYLES =
    '<numFmts count="3"><numFmt numFmtId="164" formatCode="0.0%;[Red]-0.0%"/><numFmt numFmtId="165" formatCode="[$-409]d\\-mmm\\-yy;@"/>' +
    '<numFmt numFmtId="166" formatCode="0.00 &quot;% dye&quot;"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="14"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs>'

  test.each([
    ['a share', 's="1"', '0.98', '98%'],
    ['a share with decimals', 's="2"', '0.07', '7%'],
    ['a day', 's="3"', '46361', '2026-12-05'],
    ['a day of another form, with a time', 's="4"', '46361.75', '2026-12-05'],
    ['a figure with a word behind it', 's="5"', '0.98', '0.98'],
    ['a figure without a format', '', '0.98', '0.98'],
    ['a number that no day has', 's="3"', '0.5', '0.5'],
    ['a text', 's="1" t="str"', '0.98', '0.98'],
  ])('a cell of a workbook is read as people see it: %s', async (_name, attributes, value, text) => {
    const bytes = workbook(`<row r="2"><c r="A2" ${attributes}><v>${value}</v></c></row>`, undefined, '', STYLES)
    expect((await readSheet(yarn(), bytes)).rows).toEqual([{ number: 2, cells: { title: text } }])
  })

  test('days of a workbook that counts from 1904 are the same days', async () => {
    const row = '<row r="2"><c r="A2" s="3"><v>44899</v></c></row>'
    const bytes = workbook(row, undefined, '', STYLES, '<workbookPr date1904="1"/>')
    expect((await readSheet(yarn(), bytes)).rows).toEqual([{ number: 2, cells: { title: '2026-12-05' } }])
  })

  test('a formula is never run: the result saved with it is read', async () => {
    const rows = await readSheet(
      yarn(),
      workbook('<row r="2"><c r="A2" t="str"><f>WEBSERVICE("http://x")</f><v>Saved title</v></c></row>'),
    )
    expect(rows.rows).toEqual([{ number: 2, cells: { title: 'Saved title' } }])
  })

  test.each([
    ['utf-8', Buffer.from('title,shade\nCafé ₹,x\n'), 0],
    ['utf-8 with a mark', Buffer.from('\ufefftitle;shade\r\nCafé ₹;x\r\n'), 0],
    ['utf-16 of Excel, tabs', Buffer.from('\ufefftitle\tshade\r\nCafé ₹\tx\r\n', 'utf16le'), 0],
    ['windows-1252', Buffer.from('title,shade\nCaf\xe9 \x80,x\n', 'latin1'), 1],
    ['named separator', Buffer.from('sep=;\ntitle;shade\nCafé ₹;x\n'), 0],
  ])('csv in %s is read', async (_name, bytes, warnings) => {
    const read = await readSheet(yarn(), bytes)
    expect(read.rows[0]?.cells.title).toMatch(/^Café [₹€]$/)
    expect(read.rows[0]?.cells.shade).toBe('x')
    expect(read.warnings).toHaveLength(warnings)
  })

  const tooMany = `title\n${'x\n'.repeat(IMPORT_ROWS_MAX + 1)}`
  test.each<[string, Buffer, string]>([
    ['nothing', Buffer.alloc(0), 'FILE_EMPTY'],
    ['one byte', Buffer.from('x'), 'NO_HEADINGS'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'OLD_WORKBOOK'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'NOT_A_TABLE'],
    ['a page of the web', Buffer.from('<html><body><script>1</script></body></html>'), 'NO_HEADINGS'],
    ['a zip cut short', Buffer.from('PK\u0003\u0004'), 'NOT_A_WORKBOOK'],
    ['a zip without a workbook', Buffer.from(zipSync({ 'a.txt': new Uint8Array(3) })), 'NOT_A_WORKBOOK'],
    ['names that climb out', Buffer.from(zipSync({ '../../etc/passwd': new Uint8Array(3) })), 'NOT_A_WORKBOOK'],
    ['a bomb', workbook('', Buffer.alloc(120 * 1024 * 1024, 32)), 'FILE_TOO_LARGE_INSIDE'],
    ['entities', workbook('', Buffer.from('<!DOCTYPE x [<!ENTITY a "aa">]><worksheet/>')), 'NOT_A_WORKBOOK'],
    ['tags that never end', workbook('', Buffer.from(numbered(300_000, (n) => `<row ${n}`))), 'NO_HEADINGS'],
    ['an unclosed quotation mark', Buffer.from(`title\n"${'x'.repeat(600_000)}`), 'CSV_BROKEN'],
    ['headings alone', Buffer.from('title,shade\n'), 'NO_ROWS'],
    ['an unknown column', Buffer.from('title,colour of the moon\nx,y\n'), 'UNKNOWN_COLUMN'],
    ['a column twice', Buffer.from('title,Listing title\nx,y\n'), 'REPEATED_COLUMN'],
    ['too many rows', Buffer.from(tooMany), 'TOO_MANY_ROWS'],
  ])('a hostile or hopeless file is refused with its reason: %s', async (_name, bytes, code) => {
    expect(await codesOf(bytes)).toEqual([code])
  })

  test('a bomb below the limit of one part is refused by how much it unpacks to', async () => {
    const part = Buffer.from(`<worksheet><sheetData>${'<row></row>'.repeat(1_000_000)}</sheetData></worksheet>`)
    expect(await codesOf(workbook('', part))).toEqual(['FILE_TOO_LARGE_INSIDE'])
  })

  test('a row of more cells than a sheet has columns, and texts without end, are refused with their reason', async () => {
    expect(await codesOf(workbook(`<row r="2">${numbered(16_385, (n) => `<c><v>${n}</v></c>`)}</row>`))).toEqual([
      'TOO_MANY_CELLS',
    ])
    expect(
      await codesOf(
        workbook(
          '',
          undefined,
          numbered(1_000_001, (n) => `<si><t>${n}</t></si>`),
        ),
      ),
    ).toEqual(['TOO_MANY_TEXTS'])
  })

  test.each([
    [
      'texts',
      () =>
        workbook(
          '',
          undefined,
          numbered(200_000, (n) => `<si><t>${n * 7919}</t></si>`),
        ),
    ],
    [
      'rows of many cells',
      () => workbook(numbered(20, (row) => `<row>${numbered(10_000, (n) => `<c><v>${n * row}</v></c>`)}</row>`)),
    ],
    ['remarks', () => workbook(numbered(300_000, (n) => `<!--${n * 7919}-->`))],
  ])('others have their turn all the while that a large workbook is read: %s', async (_name, make) => {
    const bytes = make()
    let turns = 0
    let isReading = true
    const count = () => {
      turns += 1
      if (isReading) setImmediate(count)
    }
    setImmediate(count)
    const read = codesOf(bytes)
    await read.finally(() => {
      isReading = false
    })
    expect(turns).toBeGreaterThan(50)
  })

  test('a cell of another sheet far to the right or an invalid row number does no harm', async () => {
    const cells = '<c r="A2" t="inlineStr"><is><t>Yarn</t></is></c><c r="XFD2" t="inlineStr"><is><t>far</t></is></c>'
    expect((await readSheet(yarn(), workbook(`<row r="x">${cells}</row>`))).rows).toEqual([
      { number: 2, cells: { title: 'Yarn' } },
    ])
  })

  test('a row number that no sheet has, or that an earlier row has, is the next one', async () => {
    const row = (number: string, title: string) =>
      `<row r="${number}"><c t="inlineStr"><is><t>${title}</t></is></c></row>`
    const given = ['2.5', '9999999999', '7', '7', '3', '-1', '1e3', '12']
    const { rows } = await readSheet(yarn(), workbook(given.map((number) => row(number, `Yarn ${number}`)).join('')))
    expect(rows.map(({ number }) => number)).toEqual([2, 3, 7, 8, 9, 10, 11, 12])
  })

  test('csv quotes what it must (RFC 4180)', () => {
    expect(csvLine(['a', 'b,c', 'd"e', 'f\ng', ' h '])).toBe('a,"b,c","d""e","f\ng"," h "\r\n')
  })
})

function numbered(count: number, xml: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => xml(n)).join('')
}

/** A workbook with one heading and these rows; or with this as the part of its sheet. */
function workbook(rows: string, part?: Buffer, texts = '', styles = '', properties = ''): Buffer {
  const sheet = `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>title</t></is></c></row>${rows}</sheetData></worksheet>`
  const text = (xml: string) => new TextEncoder().encode(xml)
  return Buffer.from(
    zipSync({
      'xl/workbook.xml': text(
        `<workbook>${properties}<sheets><sheet name="Any" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
      ...(styles ? { 'xl/styles.xml': text(`<styleSheet>${styles}</styleSheet>`) } : {}),
      'xl/_rels/workbook.xml.rels': text(
        '<Relationships><Relationship Id="r1" Target="worksheets/a.xml"/></Relationships>',
      ),
      'xl/sharedStrings.xml': text(`<sst>${texts}</sst>`),
      'xl/worksheets/a.xml': part ? new Uint8Array(part) : text(sheet),
    }),
  )
}

test('the short template has the few columns of a first listing, and its filled row can be imported', async () => {
  const definition = yarn()
  const cells = Object.fromEntries(exampleRow(definition).map(({ column, text }) => [column.name, { text }]))
  const csv = await bytesOf(sheetChunks({ definition, lines: [{ cells }], isShort: true }, 'csv'))
  const [headings = ''] = csv.toString().split('\r\n')
  expect(headings.split(',').length).toBe(13)
  expect(headings).toContain('Base price')
  const { rows } = await readSheet(definition, csv)
  expect(rows.map((row) => Object.keys(row.cells).length)).toEqual([13])
  const ofCloth = shortColumns(matrixDefinition('grey_fabric')).map(({ name }) => name)
  expect(ofCloth).toEqual(expect.arrayContaining(['construction', 'clothWidth']))
})
