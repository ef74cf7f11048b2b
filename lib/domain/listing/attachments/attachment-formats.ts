/** The accepted formats (reference 5.2); a file's format is the ending of its name. */
export const ATTACHMENT_FORMATS = [
  'jpg',
  'jpeg',
  'png',
  'webp',
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'csv',
  'dxf',
  'ai',
  'cdr',
  'txt',
] as const
export type AttachmentFormat = (typeof ATTACHMENT_FORMATS)[number]

/** What a file's bytes show: the kinds of the formats, and others that can be recognised. */
export type ContentKind =
  | 'empty'
  | 'jpg'
  | 'png'
  | 'webp'
  | 'pdf'
  | 'postscript'
  | 'docx'
  | 'xlsx'
  | 'cdr'
  | 'zip'
  | 'doc'
  | 'xls'
  | 'cfb'
  | 'text'
  | 'markup'
  | 'other'

interface FormatRule {
  mime: string
  /** What the bytes of such a file may be. */
  contents: readonly ContentKind[]
}

const FORMAT_RULES: Record<AttachmentFormat, FormatRule> = {
  jpg: { mime: 'image/jpeg', contents: ['jpg'] },
  jpeg: { mime: 'image/jpeg', contents: ['jpg'] },
  png: { mime: 'image/png', contents: ['png'] },
  webp: { mime: 'image/webp', contents: ['webp'] },
  pdf: { mime: 'application/pdf', contents: ['pdf'] },
  doc: { mime: 'application/msword', contents: ['doc'] },
  docx: { mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', contents: ['docx'] },
  xls: { mime: 'application/vnd.ms-excel', contents: ['xls'] },
  xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', contents: ['xlsx'] },
  csv: { mime: 'text/csv', contents: ['text'] },
  dxf: { mime: 'image/vnd.dxf', contents: ['text'] },
  ai: { mime: 'application/postscript', contents: ['pdf', 'postscript'] },
  cdr: { mime: 'application/vnd.corel-draw', contents: ['cdr'] },
  txt: { mime: 'text/plain', contents: ['text'] },
}

const IMAGE_FORMATS: ReadonlySet<AttachmentFormat> = new Set(['jpg', 'jpeg', 'png', 'webp'])

export function isImageFormat(format: AttachmentFormat): boolean {
  return IMAGE_FORMATS.has(format)
}

export function formatRule(format: AttachmentFormat): FormatRule {
  return FORMAT_RULES[format]
}

/** The format of a file's name: its last ending; null without an accepted ending. */
export function formatOfName(name: string): AttachmentFormat | null {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase()
  return ATTACHMENT_FORMATS.find((format) => format === ending) ?? null
}

const NAME_LENGTH_MAX = 120
// Control characters, and marks that reverse the reading direction ("gpj.exe" shown as "exe.jpg").
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu

/**
 * A name that may be shown and sent in a header: the last part of a path, without invisible characters, at most 120
 * characters with its ending kept. The format comes from the cleaned name.
 */
export function cleanFileName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const plain = last.normalize('NFC').replace(UNSEEN, '').replace(/\s+/gu, ' ').trim()
  const bare = plain.replace(/^\.+/, '').replace(/[. ]+$/, '')
  const characters = [...bare]
  if (characters.length <= NAME_LENGTH_MAX) return bare || 'file'
  const ending = /\.[a-z0-9]{1,8}$/i.exec(bare)?.[0] ?? ''
  return `${characters.slice(0, NAME_LENGTH_MAX - ending.length).join('')}${ending}`
}
