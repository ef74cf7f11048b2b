import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'

/** One file that somebody might send, and what is to become of it: "taken", or the code of its rejection. */
export interface CorpusFile {
  what: string
  name: string
  bytes: Buffer
  role?: string
  verdict: 'taken' | 'FILE_EMPTY' | 'FORMAT_NOT_ACCEPTED' | 'NOT_A_PICTURE' | 'CONTENT_MISMATCH' | 'CONTENT_UNSAFE'
}

interface ZipEntry {
  name: string
  data?: Buffer | string
  /** What the directory says of it, when it lies. */
  unpacked?: number
  isStored?: boolean
  unixMode?: number
  flags?: number
  localName?: string
}

function crc32(data: Buffer): number {
  let crc = 0xffffffff
  for (const byte of data) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** A ZIP archive with whatever is wrong in it. */
function zip(entries: readonly ZipEntry[], options: { entryCount?: number; overlap?: boolean } = {}): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const entry of entries) {
    const data = Buffer.from(entry.data ?? '')
    const packed = entry.isStored ? data : deflateRawSync(data)
    const name = Buffer.from(entry.name)
    const localName = Buffer.from(entry.localName ?? entry.name)
    const method = entry.isStored ? 0 : 8
    const crc = data.length > 1_000_000 ? 0 : crc32(data)
    const sizes = [crc, packed.length, entry.unpacked ?? data.length]
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(20, 4)
    local.writeUInt16LE(entry.flags ?? 0, 6)
    local.writeUInt16LE(method, 8)
    for (const [n, value] of sizes.entries()) local.writeUInt32LE(value, 14 + n * 4)
    local.writeUInt16LE(localName.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(0x0314, 4)
    central.writeUInt16LE(20, 6)
    central.writeUInt16LE(entry.flags ?? 0, 8)
    central.writeUInt16LE(method, 10)
    for (const [n, value] of sizes.entries()) central.writeUInt32LE(value, 16 + n * 4)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE(((entry.unixMode ?? 0o100644) << 16) >>> 0, 38)
    central.writeUInt32LE(options.overlap ? 0 : at, 42)
    directory.push(central, name)
    parts.push(local, localName, packed)
    at += 30 + localName.length + packed.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(options.entryCount ?? entries.length, 8)
  end.writeUInt16LE(options.entryCount ?? entries.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, central, end])
}

const TYPES = { name: '[Content_Types].xml', data: '<Types/>' }
const word = (...more: ZipEntry[]) => zip([TYPES, { name: 'word/document.xml', data: '<w:document/>' }, ...more])
const excel = (...more: ZipEntry[]) => zip([TYPES, { name: 'xl/workbook.xml', data: '<workbook/>' }, ...more])

/** A compound file with these streams in its directory. */
function compound(...names: string[]): Buffer {
  const header = Buffer.alloc(512, 0)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(0xfffffffe, 60)
  header.writeUInt32LE(0xfffffffe, 68)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  const table = Buffer.alloc(512, 0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  table.writeUInt32LE(0xfffffffe, 4)
  const directory = Buffer.alloc(512, 0)
  for (const [n, name] of ['Root Entry', ...names].entries()) {
    const text = Buffer.from(`${name}\0`, 'utf16le')
    text.copy(directory, n * 128)
    directory.writeUInt16LE(text.length, n * 128 + 64)
    directory[n * 128 + 66] = n === 0 ? 5 : 2
  }
  return Buffer.concat([header, table, directory])
}

/** A PNG that says it is so large and brings next to nothing. */
function pngHeader(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const crc = Buffer.alloc(4)
    crc.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, crc])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  head[9] = 2
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', Buffer.from('789c6360000002000100', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const HTML = '<!doctype html><html><body onload=alert(1)></body></html>'

/** Every kind of file that is taken, and what strangers try. */
export async function corpus(): Promise<CorpusFile[]> {
  const picture = () =>
    sharp({
      create: {
        width: 60,
        height: 40,
        channels: 3,
        background: '#334488',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
  const jpg = await picture()
    .withExif({ IFD0: { Copyright: 'GPS of a mill' } })
    .jpeg()
    .toBuffer()
  const png = await picture().png().toBuffer()
  const webp = await picture().webp().toBuffer()
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  const avif = await picture().avif({ effort: 0 }).toBuffer()
  const tiff = await picture().tiff().toBuffer()
  const docx = word()
  const xlsx = excel()
  const archive = zip([{ name: 'a.txt', data: 'a' }])
  const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 0)])
  const file = (
    what: string,
    name: string,
    bytes: Buffer | string,
    verdict: CorpusFile['verdict'],
    role?: string,
  ): CorpusFile => ({ what, name, bytes: Buffer.from(bytes), verdict, ...(role ? { role } : {}) })
  const images = 'galleryImages'

  return [
    // What it claims to be.
    file('a JPEG', 'cone.jpg', jpg, 'taken', images),
    file('a JPEG called jpeg', 'cone.jpeg', jpg, 'taken', images),
    file('a PNG', 'cone.png', png, 'taken', images),
    file('a WebP', 'cone.webp', webp, 'taken', images),
    file('a PDF', 'report.pdf', PDF, 'taken'),
    file('a Word document', 'sheet.docx', docx, 'taken'),
    file('an Excel workbook', 'stock.xlsx', xlsx, 'taken'),
    file('an older Word document', 'sheet.doc', compound('WordDocument', '1Table'), 'taken'),
    file('an older Excel workbook', 'stock.xls', compound('Workbook'), 'taken'),
    file('a table', 'stock.csv', 'count,price\n30s,289\n', 'taken'),
    file('a table in an old encoding', 'stock.csv', Buffer.from('count,caf\xe9\n', 'latin1'), 'taken'),
    file('a text with less-than signs', 'note.txt', 'CV% < 1.2 and U% <9, imperfections <10', 'taken'),
    file('a drawing', 'slub.dxf', '0\nSECTION\n2\nHEADER\n0\nENDSEC\n0\nEOF\n', 'taken'),
    file('an Illustrator file in PDF', 'slub.ai', PDF, 'taken'),
    file('an Illustrator file in PostScript', 'slub.ai', '%!PS-Adobe-3.0\n%%EOF\n', 'taken'),
    file(
      'a CorelDRAW file',
      'slub.cdr',
      Buffer.concat([Buffer.from('RIFF\x10\0\0\0CDRAvrsn'), Buffer.alloc(8)]),
      'taken',
    ),
    file('a newer CorelDRAW file', 'slub.cdr', zip([{ name: 'content/riffData.cdr', data: 'x' }]), 'taken'),

    // Names that lie.
    file('a PNG called jpg', 'cone.jpg', png, 'CONTENT_MISMATCH', images),
    file('a JPEG called png', 'cone.png', jpg, 'CONTENT_MISMATCH', images),
    file('a WebP called png', 'cone.png', webp, 'CONTENT_MISMATCH', images),
    file('a GIF called png', 'cone.png', gif, 'CONTENT_MISMATCH', images),
    file('an AVIF called webp', 'cone.webp', avif, 'CONTENT_MISMATCH', images),
    file('a TIFF called jpg', 'cone.jpg', tiff, 'CONTENT_MISMATCH', images),
    file('an SVG called png', 'cone.png', SVG, 'CONTENT_MISMATCH', images),
    file('an SVG called jpg', 'cone.jpg', SVG, 'CONTENT_MISMATCH', images),
    file('an SVG called webp', 'cone.webp', SVG, 'CONTENT_MISMATCH', images),
    file('an SVG called txt', 'cone.txt', SVG, 'CONTENT_MISMATCH'),
    file('an SVG under its own name', 'cone.svg', SVG, 'FORMAT_NOT_ACCEPTED'),
    file('a page called png', 'cone.png', HTML, 'CONTENT_MISMATCH', images),
    file('a page called pdf', 'report.pdf', HTML, 'CONTENT_MISMATCH'),
    file('a page called csv', 'stock.csv', HTML, 'CONTENT_MISMATCH'),
    file('a page called txt', 'note.txt', `\ufeff\n  ${HTML}`, 'CONTENT_MISMATCH'),
    file('a page called dxf', 'slub.dxf', HTML, 'CONTENT_MISMATCH'),
    file('a page under its own name', 'page.html', HTML, 'FORMAT_NOT_ACCEPTED'),
    file(
      'a script deep in a text',
      'note.txt',
      `${'yarn '.repeat(30_000)}<script>alert(1)</script>`,
      'CONTENT_MISMATCH',
    ),
    file(
      'a script across two chunks',
      'note.txt',
      `${'y'.repeat(65_532)}<script>alert(1)</script>`,
      'CONTENT_MISMATCH',
    ),
    file('PHP in a text', 'note.txt', 'x <?php system($_GET[0]); ?>', 'CONTENT_MISMATCH'),
    file('a PDF called txt', 'report.txt', PDF, 'CONTENT_MISMATCH'),
    file('a PDF called docx', 'report.docx', PDF, 'CONTENT_MISMATCH'),
    file('a workbook called docx', 'stock.docx', xlsx, 'CONTENT_MISMATCH'),
    file('an archive called docx', 'stock.docx', archive, 'CONTENT_MISMATCH'),
    file('an archive called cdr', 'slub.cdr', archive, 'CONTENT_MISMATCH'),
    file('an archive under its own name', 'all.zip', archive, 'FORMAT_NOT_ACCEPTED'),
    file('an older workbook called doc', 'stock.doc', compound('Workbook'), 'CONTENT_MISMATCH'),
    file('an installer (compound file) called doc', 'setup.doc', compound('Property'), 'CONTENT_MISMATCH'),
    file('a program called jpg', 'cone.jpg', exe, 'CONTENT_MISMATCH', images),
    file('a program called pdf', 'report.pdf', exe, 'CONTENT_MISMATCH'),
    file('a program called txt', 'note.txt', exe, 'CONTENT_MISMATCH'),
    file('a program with two endings', 'report.pdf.exe', exe, 'FORMAT_NOT_ACCEPTED'),
    file('RTF called doc', 'sheet.doc', '{\\rtf1 hello}', 'CONTENT_MISMATCH'),
    file('no ending at all', 'README', 'yarn', 'FORMAT_NOT_ACCEPTED'),
    file('a document with macros by its name', 'sheet.docm', docx, 'FORMAT_NOT_ACCEPTED'),
    file('a PDF as a cover', 'report.pdf', PDF, 'NOT_A_PICTURE', images),

    // Two files in one.
    file('a JPEG with a page behind it', 'cone.jpg', Buffer.concat([jpg, Buffer.from(HTML)]), 'taken', images),
    file('a JPEG with an archive behind it', 'cone.jpg', Buffer.concat([jpg, archive]), 'taken', images),
    file('a PNG with a script behind it', 'cone.png', Buffer.concat([png, Buffer.from('<?php ?>')]), 'taken', images),
    file('a PDF with an archive behind it', 'report.pdf', Buffer.concat([Buffer.from(PDF), archive]), 'CONTENT_UNSAFE'),
    file('a PDF with a page behind it', 'report.pdf', PDF + HTML, 'CONTENT_UNSAFE'),
    file('a PDF behind a page', 'report.pdf', HTML + PDF, 'CONTENT_MISMATCH'),
    file('a document behind a program', 'sheet.docx', Buffer.concat([exe, docx]), 'CONTENT_MISMATCH'),
    file('a document with a tail', 'sheet.docx', Buffer.concat([docx, Buffer.from(HTML)]), 'CONTENT_UNSAFE'),
    file(
      'a document with a PDF in its head',
      'sheet.docx',
      zip([{ name: 'x', data: PDF, isStored: true }, TYPES, { name: 'word/document.xml', data: 'x' }]),
      'CONTENT_UNSAFE',
    ),

    // Archives that harm.
    file('a document with macros', 'sheet.docx', word({ name: 'word/vbaProject.bin', data: 'x' }), 'CONTENT_UNSAFE'),
    file('a workbook with macros', 'stock.xlsx', excel({ name: 'xl/VBAPROJECT.BIN', data: 'x' }), 'CONTENT_UNSAFE'),
    file('an older document with macros', 'sheet.doc', compound('WordDocument', 'Macros'), 'CONTENT_UNSAFE'),
    file('a document that climbs out', 'sheet.docx', word({ name: '../../etc/cron.d/x', data: 'x' }), 'CONTENT_UNSAFE'),
    file('a document with an absolute name', 'sheet.docx', word({ name: '/etc/passwd', data: 'x' }), 'CONTENT_UNSAFE'),
    file('a document with a drive letter', 'sheet.docx', word({ name: 'C:\\x', data: 'x' }), 'CONTENT_UNSAFE'),
    file(
      'a document with a link',
      'sheet.docx',
      word({ name: 'x', data: '/etc/passwd', unixMode: 0o120777 }),
      'CONTENT_UNSAFE',
    ),
    file('an encrypted document', 'sheet.docx', word({ name: 'x', data: 'x', flags: 1 }), 'CONTENT_UNSAFE'),
    file('a bomb that says so', 'sheet.docx', word({ name: 'x', data: Buffer.alloc(30_000_000) }), 'CONTENT_UNSAFE'),
    file(
      'a bomb that lies',
      'sheet.docx',
      word({ name: 'x', data: Buffer.alloc(30_000_000), unpacked: 1000 }),
      'CONTENT_UNSAFE',
    ),
    file(
      'a bomb of overlapping parts',
      'sheet.docx',
      zip([TYPES, { name: 'word/document.xml', data: 'x' }], { overlap: true }),
      'CONTENT_UNSAFE',
    ),
    file(
      '2,001 parts',
      'sheet.docx',
      word(...Array.from({ length: 1999 }, (_, n) => ({ name: `p${n}` }))),
      'CONTENT_UNSAFE',
    ),
    file('more parts than there are', 'sheet.docx', zip([TYPES], { entryCount: 9 }), 'CONTENT_UNSAFE'),
    file('two names for one part', 'sheet.docx', word({ name: 'x', localName: 'y', data: 'x' }), 'CONTENT_UNSAFE'),
    file(
      'the same part twice',
      'sheet.docx',
      word({ name: 'x', data: '1' }, { name: 'X', data: '2' }),
      'CONTENT_UNSAFE',
    ),
    file('half an archive', 'sheet.docx', docx.subarray(0, docx.length / 2), 'CONTENT_UNSAFE'),
    file('half a compound file', 'sheet.doc', compound('WordDocument').subarray(0, 700), 'CONTENT_UNSAFE'),

    // Pictures that harm.
    file('a PNG of 100,000 x 100,000', 'cone.png', pngHeader(100_000, 100_000), 'CONTENT_UNSAFE', images),
    file('a PNG of 8,000 x 8,000 pixels', 'cone.png', pngHeader(8000, 8000), 'CONTENT_UNSAFE', images),
    file('a truncated JPEG', 'cone.jpg', jpg.subarray(0, Math.floor(jpg.length / 2)), 'CONTENT_UNSAFE', images),
    file('a truncated PNG', 'cone.png', png.subarray(0, Math.floor(png.length / 2)), 'CONTENT_UNSAFE', images),
    file('a JPEG of its first bytes alone', 'cone.jpg', jpg.subarray(0, 20), 'CONTENT_UNSAFE', images),
    file(
      'noise with the mark of a PNG',
      'cone.png',
      Buffer.concat([png.subarray(0, 33), Buffer.alloc(500, 7)]),
      'CONTENT_UNSAFE',
      images,
    ),

    // Texts that are none, and nothing.
    file('NUL in a text', 'note.txt', 'yarn\0yarn', 'CONTENT_UNSAFE'),
    file('a text in UTF-16', 'note.txt', Buffer.from('\ufeffyarn', 'utf16le'), 'CONTENT_UNSAFE'),
    file('escape sequences in a text', 'note.csv', 'a,\u001b[2J', 'CONTENT_UNSAFE'),
    file('a binary DXF', 'slub.dxf', 'AutoCAD Binary DXF\r\n\x1a\0', 'CONTENT_UNSAFE'),
    file('an empty picture', 'cone.png', '', 'FILE_EMPTY', images),
    file('an empty PDF', 'report.pdf', '', 'FILE_EMPTY'),
    file('an empty text', 'note.txt', '', 'FILE_EMPTY'),

    // Names that harm.
    file('a name that turns around', 'invoice\u202egpj.exe', exe, 'FORMAT_NOT_ACCEPTED'),
    file('a name that climbs out', '../../../etc/passwd.txt', 'yarn', 'taken'),
    file('a very long name', `${'y'.repeat(3000)}.txt`, 'yarn', 'taken'),
    file('a name in Devanagari', 'सूत.txt', 'yarn', 'taken'),
    file('a name of markup', '<img src=x onerror=alert(1)>.txt', 'yarn', 'taken'),
    file('a name of SQL', "x'); drop table listings;--.txt", 'yarn', 'taken'),
  ]
}
