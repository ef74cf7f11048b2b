import sharp from 'sharp'
import { compound, pngHeader, type ZipEntry, zip } from './file-builders'

/** A file to upload, and the expected result: accepted or the code of the refusal. */
export interface CorpusFile {
  what: string
  name: string
  bytes: Buffer
  role?: string
  verdict: 'accepted' | 'FILE_EMPTY' | 'FORMAT_NOT_ACCEPTED' | 'NOT_A_PICTURE' | 'CONTENT_MISMATCH' | 'CONTENT_UNSAFE'
}

type Pictures = Record<'jpg' | 'png' | 'webp' | 'avif' | 'tiff', Buffer>
type Entry = Omit<CorpusFile, 'bytes'> & { bytes: Buffer | string | ((pictures: Pictures) => Buffer) }

const file = (
  what: string,
  name: string,
  bytes: Entry['bytes'],
  verdict: CorpusFile['verdict'],
  role?: string,
): Entry => ({ what, name, bytes, verdict, ...(role ? { role } : {}) })

const TYPES = { name: '[Content_Types].xml', data: '<Types/>' }
const word = (...more: ZipEntry[]) => zip([TYPES, { name: 'word/document.xml', data: '<w:document/>' }, ...more])
const excel = (...more: ZipEntry[]) => zip([TYPES, { name: 'xl/workbook.xml', data: '<workbook/>' }, ...more])

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const HTML = '<!doctype html><html><body onload=alert(1)></body></html>'
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const docx = word()
const xlsx = excel()
const archive = zip([{ name: 'a.txt', data: 'a' }])
const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 0)])
const images = 'galleryImages'

/** Accepted: the content is what the name says. */
const VALID: readonly Entry[] = [
  file('a JPEG', 'cone.jpg', ({ jpg }) => jpg, 'accepted', images),
  file('a JPEG with the ending jpeg', 'cone.jpeg', ({ jpg }) => jpg, 'accepted', images),
  file('a PNG', 'cone.png', ({ png }) => png, 'accepted', images),
  file('a WebP', 'cone.webp', ({ webp }) => webp, 'accepted', images),
  file('a PDF', 'report.pdf', PDF, 'accepted'),
  file('a Word document', 'sheet.docx', docx, 'accepted'),
  file('an Excel workbook', 'stock.xlsx', xlsx, 'accepted'),
  file('an older Word document', 'sheet.doc', compound('WordDocument', '1Table'), 'accepted'),
  file('an older Excel workbook', 'stock.xls', compound('Workbook'), 'accepted'),
  file('a table', 'stock.csv', 'count,price\n30s,289\n', 'accepted'),
  file('a table in an old encoding', 'stock.csv', Buffer.from('count,caf\xe9\n', 'latin1'), 'accepted'),
  file('a text with less-than signs', 'note.txt', 'CV% < 1.2 and U% <9, imperfections <10', 'accepted'),
  file('a drawing', 'slub.dxf', '0\nSECTION\n2\nHEADER\n0\nENDSEC\n0\nEOF\n', 'accepted'),
  file('an Illustrator file in PDF', 'slub.ai', PDF, 'accepted'),
  file('an Illustrator file in PostScript', 'slub.ai', '%!PS-Adobe-3.0\n%%EOF\n', 'accepted'),
  file(
    'a CorelDRAW file',
    'slub.cdr',
    Buffer.concat([Buffer.from('RIFF\x10\0\0\0CDRAvrsn'), Buffer.alloc(8)]),
    'accepted',
  ),
  file('a newer CorelDRAW file', 'slub.cdr', zip([{ name: 'content/riffData.cdr', data: 'x' }]), 'accepted'),
]

/** The content is not what the name says. */
const WRONG_TYPE: readonly Entry[] = [
  file('a PNG called jpg', 'cone.jpg', ({ png }) => png, 'CONTENT_MISMATCH', images),
  file('a JPEG called png', 'cone.png', ({ jpg }) => jpg, 'CONTENT_MISMATCH', images),
  file('a WebP called png', 'cone.png', ({ webp }) => webp, 'CONTENT_MISMATCH', images),
  file('a GIF called png', 'cone.png', gif, 'CONTENT_MISMATCH', images),
  file('an AVIF called webp', 'cone.webp', ({ avif }) => avif, 'CONTENT_MISMATCH', images),
  file('a TIFF called jpg', 'cone.jpg', ({ tiff }) => tiff, 'CONTENT_MISMATCH', images),
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
  file('a script deep in a text', 'note.txt', `${'yarn '.repeat(30_000)}<script>alert(1)</script>`, 'CONTENT_MISMATCH'),
  file('a script across two chunks', 'note.txt', `${'y'.repeat(65_532)}<script>alert(1)</script>`, 'CONTENT_MISMATCH'),
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
  file('a name without an ending', 'README', 'yarn', 'FORMAT_NOT_ACCEPTED'),
  file('a document with macros by its name', 'sheet.docm', docx, 'FORMAT_NOT_ACCEPTED'),
  file('a PDF as a cover', 'report.pdf', PDF, 'NOT_A_PICTURE', images),
]

/** Two files in one. */
const TWO_IN_ONE: readonly Entry[] = [
  file(
    'a JPEG followed by a page',
    'cone.jpg',
    ({ jpg }) => Buffer.concat([jpg, Buffer.from(HTML)]),
    'accepted',
    images,
  ),
  file('a JPEG followed by an archive', 'cone.jpg', ({ jpg }) => Buffer.concat([jpg, archive]), 'accepted', images),
  file(
    'a PNG followed by a script',
    'cone.png',
    ({ png }) => Buffer.concat([png, Buffer.from('<?php ?>')]),
    'accepted',
    images,
  ),
  file('a PDF followed by an archive', 'report.pdf', Buffer.concat([Buffer.from(PDF), archive]), 'CONTENT_UNSAFE'),
  file('a PDF followed by a page', 'report.pdf', PDF + HTML, 'CONTENT_UNSAFE'),
  file('a page followed by a PDF', 'report.pdf', HTML + PDF, 'CONTENT_MISMATCH'),
  file('a program followed by a document', 'sheet.docx', Buffer.concat([exe, docx]), 'CONTENT_MISMATCH'),
  file('a document followed by a page', 'sheet.docx', Buffer.concat([docx, Buffer.from(HTML)]), 'CONTENT_UNSAFE'),
  file(
    'a document that starts with a PDF',
    'sheet.docx',
    zip([{ name: 'x', data: PDF, isStored: true }, TYPES, { name: 'word/document.xml', data: 'x' }]),
    'CONTENT_UNSAFE',
  ),
]

/** Macros, path traversal, ZIP bombs and broken archives. */
const UNSAFE_ARCHIVES: readonly Entry[] = [
  file('a document with macros', 'sheet.docx', word({ name: 'word/vbaProject.bin', data: 'x' }), 'CONTENT_UNSAFE'),
  file('a workbook with macros', 'stock.xlsx', excel({ name: 'xl/VBAPROJECT.BIN', data: 'x' }), 'CONTENT_UNSAFE'),
  file('an older document with macros', 'sheet.doc', compound('WordDocument', 'Macros'), 'CONTENT_UNSAFE'),
  file(
    'a document with path traversal',
    'sheet.docx',
    word({ name: '../../etc/cron.d/x', data: 'x' }),
    'CONTENT_UNSAFE',
  ),
  file('a document with an absolute name', 'sheet.docx', word({ name: '/etc/passwd', data: 'x' }), 'CONTENT_UNSAFE'),
  file('a document with a drive letter', 'sheet.docx', word({ name: 'C:\\x', data: 'x' }), 'CONTENT_UNSAFE'),
  file(
    'a document with a link',
    'sheet.docx',
    word({ name: 'x', data: '/etc/passwd', unixMode: 0o120777 }),
    'CONTENT_UNSAFE',
  ),
  file('an encrypted document', 'sheet.docx', word({ name: 'x', data: 'x', flags: 1 }), 'CONTENT_UNSAFE'),
  file(
    'a ZIP bomb with its true size',
    'sheet.docx',
    word({ name: 'x', data: Buffer.alloc(30_000_000) }),
    'CONTENT_UNSAFE',
  ),
  file(
    'a ZIP bomb with a false size',
    'sheet.docx',
    word({ name: 'x', data: Buffer.alloc(30_000_000), unpacked: 1000 }),
    'CONTENT_UNSAFE',
  ),
  file(
    'a ZIP bomb of overlapping parts',
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
  file('a false number of parts', 'sheet.docx', zip([TYPES], { entryCount: 9 }), 'CONTENT_UNSAFE'),
  file('two names for one part', 'sheet.docx', word({ name: 'x', localName: 'y', data: 'x' }), 'CONTENT_UNSAFE'),
  file('the same part twice', 'sheet.docx', word({ name: 'x', data: '1' }, { name: 'X', data: '2' }), 'CONTENT_UNSAFE'),
  file('half an archive', 'sheet.docx', docx.subarray(0, docx.length / 2), 'CONTENT_UNSAFE'),
  file('half a compound file', 'sheet.doc', compound('WordDocument').subarray(0, 700), 'CONTENT_UNSAFE'),
]

/** Decompression bombs and broken pictures. */
const UNSAFE_PICTURES: readonly Entry[] = [
  file('a PNG of 100,000 x 100,000', 'cone.png', pngHeader(100_000, 100_000), 'CONTENT_UNSAFE', images),
  file('a PNG of 8,000 x 8,000 pixels', 'cone.png', pngHeader(8000, 8000), 'CONTENT_UNSAFE', images),
  file(
    'a truncated JPEG',
    'cone.jpg',
    ({ jpg }) => jpg.subarray(0, Math.floor(jpg.length / 2)),
    'CONTENT_UNSAFE',
    images,
  ),
  file(
    'a truncated PNG',
    'cone.png',
    ({ png }) => png.subarray(0, Math.floor(png.length / 2)),
    'CONTENT_UNSAFE',
    images,
  ),
  file('the first bytes of a JPEG', 'cone.jpg', ({ jpg }) => jpg.subarray(0, 20), 'CONTENT_UNSAFE', images),
  file(
    'noise with a PNG signature',
    'cone.png',
    ({ png }) => Buffer.concat([png.subarray(0, 33), Buffer.alloc(500, 7)]),
    'CONTENT_UNSAFE',
    images,
  ),
]

/** Binary data in texts, and empty files. */
const UNSAFE_TEXTS: readonly Entry[] = [
  file('a text with NUL', 'note.txt', 'yarn\0yarn', 'CONTENT_UNSAFE'),
  file('a text in UTF-16', 'note.txt', Buffer.from('\ufeffyarn', 'utf16le'), 'CONTENT_UNSAFE'),
  file('escape sequences in a text', 'note.csv', 'a,\u001b[2J', 'CONTENT_UNSAFE'),
  file('a binary DXF', 'slub.dxf', 'AutoCAD Binary DXF\r\n\x1a\0', 'CONTENT_UNSAFE'),
  file('an empty picture', 'cone.png', '', 'FILE_EMPTY', images),
  file('an empty PDF', 'report.pdf', '', 'FILE_EMPTY'),
  file('an empty text', 'note.txt', '', 'FILE_EMPTY'),
]

/** Hostile and unusual file names. */
const UNSAFE_NAMES: readonly Entry[] = [
  file('a name with a right-to-left override', 'invoice\u202egpj.exe', exe, 'FORMAT_NOT_ACCEPTED'),
  file('a name with path traversal', '../../../etc/passwd.txt', 'yarn', 'accepted'),
  file('a very long name', `${'y'.repeat(3000)}.txt`, 'yarn', 'accepted'),
  file('a name in Devanagari', 'सूत.txt', 'yarn', 'accepted'),
  file('a name with markup', '<img src=x onerror=alert(1)>.txt', 'yarn', 'accepted'),
  file('a name with SQL', "x'); drop table listings;--.txt", 'yarn', 'accepted'),
]

/** Every accepted type of file, and hostile files. */
export async function corpus(): Promise<CorpusFile[]> {
  const pictures = await drawPictures()
  const entries = [
    ...VALID,
    ...WRONG_TYPE,
    ...TWO_IN_ONE,
    ...UNSAFE_ARCHIVES,
    ...UNSAFE_PICTURES,
    ...UNSAFE_TEXTS,
    ...UNSAFE_NAMES,
  ]
  return entries.map(({ bytes, ...entry }) => ({
    ...entry,
    bytes: typeof bytes === 'function' ? bytes(pictures) : Buffer.from(bytes),
  }))
}

async function drawPictures(): Promise<Pictures> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const picture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#334488', noise } })
  return {
    jpg: await picture()
      .withExif({ IFD0: { Copyright: 'GPS of a mill' } })
      .jpeg()
      .toBuffer(),
    png: await picture().png().toBuffer(),
    webp: await picture().webp().toBuffer(),
    avif: await picture().avif({ effort: 0 }).toBuffer(),
    tiff: await picture().tiff().toBuffer(),
  }
}
