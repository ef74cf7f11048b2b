import { type FileRole, isPictureRole } from '@/lib/domain/fields/catalogue/attachments'
import {
  ATTACHMENT_FORMATS,
  type AttachmentFormat,
  type ContentKind,
  formatOfName,
  formatRule,
  isImageFormat,
} from './attachment-formats'
import { ATTACHMENT_BYTES_MAX } from './attachments'

/** A reason in a file's bytes to reject it, whatever its kind. */
export type Hazard =
  | 'broken'
  | 'macros'
  | 'encrypted'
  | 'unsafe-name'
  | 'link'
  | 'too-many-parts'
  | 'bomb'
  | 'second-file'
  | 'binary-text'
  | 'too-many-pixels'
  | 'too-slow'

/** What was found in the bytes. */
export interface ContentFacts {
  kind: ContentKind
  hazard: Hazard | null
}

export type Verdict =
  | { ok: true; format: AttachmentFormat; mime: string; isImage: boolean }
  | { ok: false; code: RejectionCode; reason: string; mime: string }

export type RejectionCode =
  | 'FILE_TOO_LARGE'
  | 'FILE_EMPTY'
  | 'FORMAT_NOT_ACCEPTED'
  | 'NOT_A_PICTURE'
  | 'CONTENT_MISMATCH'
  | 'CONTENT_UNSAFE'

const HAZARD_REASONS: Record<Hazard, string> = {
  broken: 'The file is damaged or incomplete. Open it, save it again and upload the new file.',
  macros: 'The document contains macros. Save it without macros and upload it again.',
  encrypted: 'The file is protected by a password, so buyers could not open it. Upload it without a password.',
  'unsafe-name': 'The file has parts with unsafe names. Save it again and upload the new file.',
  link: 'The file has links to other files instead of content. Upload the content itself.',
  'too-many-parts': 'The file has too many parts. Save it again and upload the new file.',
  bomb: 'The file is far larger unpacked than packed. Upload a smaller file.',
  'second-file': 'Another file is hidden behind or before the content. Save it again from its program.',
  'binary-text': 'This is not plain text. Save it as text (UTF-8) and upload it again.',
  'too-many-pixels': 'The picture has more than 50 million pixels. Make it smaller and upload it again.',
  'too-slow': 'The picture takes too long to read. Make it smaller and upload it again.',
}

const KIND_NAMES: Record<ContentKind, string> = {
  empty: 'an empty file',
  jpg: 'a JPEG picture',
  png: 'a PNG picture',
  webp: 'a WebP picture',
  pdf: 'a PDF',
  postscript: 'PostScript',
  docx: 'a Word document',
  xlsx: 'an Excel workbook',
  cdr: 'a CorelDRAW file',
  zip: 'an archive',
  doc: 'an older Word document',
  xls: 'an older Excel workbook',
  cfb: 'an Office container',
  text: 'plain text',
  markup: 'a web page or a script',
  other: 'something else',
}

const UNKNOWN_MIME = 'application/octet-stream'

/**
 * The verdict from a file's name alone (reference 5); null when its bytes must be checked.
 * @param role some roles accept only pictures; null: every format
 */
export function verdictByName(name: string, role: FileRole | null): Verdict | null {
  const format = formatOfName(name)
  if (!format) {
    const isForPicture = role !== null && isPictureRole(role)
    const list = ATTACHMENT_FORMATS.filter((one) => !isForPicture || isImageFormat(one)).join(', ')
    return {
      ok: false,
      code: 'FORMAT_NOT_ACCEPTED',
      mime: UNKNOWN_MIME,
      reason: `This type of file is not accepted. Upload one of these: ${list}.`,
    }
  }
  if (role !== null && isPictureRole(role) && !isImageFormat(format)) {
    const { mime } = formatRule(format)
    return { ok: false, code: 'NOT_A_PICTURE', mime, reason: 'Upload a picture here: jpg, png or webp.' }
  }
  return null
}

/** The whole verdict: by size, name and bytes. The name and the bytes must agree. */
export function attachmentVerdict(file: {
  name: string
  role: FileRole | null
  bytes: number
  facts: ContentFacts
}): Verdict {
  const { name, role, bytes, facts } = file
  if (bytes > ATTACHMENT_BYTES_MAX) return tooLarge(name)
  const byName = verdictByName(name, role)
  if (byName) return byName
  const format = formatOfName(name)
  if (!format) throw new Error('a name without a format has a verdict')
  const { mime, contents } = formatRule(format)
  if (facts.kind === 'empty') return { ok: false, code: 'FILE_EMPTY', mime, reason: 'The file is empty.' }
  const isAgreed = contents.includes(facts.kind)
  // A hazard explains more than a kind that could not be recognised because of it.
  if (facts.hazard && (isAgreed || facts.kind === 'zip' || facts.kind === 'cfb' || facts.hazard === 'binary-text')) {
    return { ok: false, code: 'CONTENT_UNSAFE', mime, reason: HAZARD_REASONS[facts.hazard] }
  }
  if (!isAgreed || facts.hazard) {
    return {
      ok: false,
      code: 'CONTENT_MISMATCH',
      mime,
      reason: `The name ends in ${format}, but the content is ${KIND_NAMES[facts.kind]}.`,
    }
  }
  return { ok: true, format, mime, isImage: isImageFormat(format) }
}

/** Above the spec's size limit: the content is not checked. */
export function tooLarge(name: string): Verdict {
  const format = formatOfName(name)
  const mib = ATTACHMENT_BYTES_MAX / 1024 / 1024
  return {
    ok: false,
    code: 'FILE_TOO_LARGE',
    mime: format ? formatRule(format).mime : UNKNOWN_MIME,
    reason: `The file is larger than ${mib} MiB (${ATTACHMENT_BYTES_MAX.toLocaleString('en-IN')} bytes). Upload a smaller file.`,
  }
}
