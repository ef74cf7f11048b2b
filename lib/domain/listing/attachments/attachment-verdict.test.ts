import { describe, expect, test } from 'vitest'
import { ATTACHMENT_FORMATS, type ContentKind, formatRule } from './attachment-formats'
import { attachmentVerdict, type Hazard, verdictByName } from './attachment-verdict'
import { ATTACHMENT_BYTES_MAX } from './attachments'

const verdict = (name: string, kind: ContentKind, changes: { bytes?: number; hazard?: Hazard } = {}) =>
  attachmentVerdict({
    name,
    role: 'buyerVisibleDocuments',
    bytes: changes.bytes ?? 100,
    facts: { kind, hazard: changes.hazard ?? null },
  })

test('a file is accepted only when its name and its bytes agree', () => {
  const kinds: ContentKind[] = [
    ...['empty', 'jpg', 'png', 'webp', 'pdf', 'postscript', 'docx', 'xlsx', 'cdr'],
    ...['zip', 'doc', 'xls', 'cfb', 'text', 'markup', 'other'],
  ] as ContentKind[]
  for (const format of ATTACHMENT_FORMATS) {
    for (const kind of kinds) {
      const { ok } = verdict(`file.${format}`, kind)
      expect(ok, `${format} holding ${kind}`).toBe(formatRule(format).contents.includes(kind))
    }
  }
})

test('20,971,520 bytes are accepted and one more is not', () => {
  expect(verdict('a.txt', 'text', { bytes: ATTACHMENT_BYTES_MAX })).toMatchObject({ ok: true, mime: 'text/plain' })
  expect(verdict('a.txt', 'text', { bytes: ATTACHMENT_BYTES_MAX + 1 })).toMatchObject({ code: 'FILE_TOO_LARGE' })
})

describe('a rejection has a reason', () => {
  test.each<[string, ContentKind, Hazard | undefined, string, RegExp]>([
    ['a.pdf', 'empty', undefined, 'FILE_EMPTY', /empty/],
    ['a.exe', 'other', undefined, 'FORMAT_NOT_ACCEPTED', /Upload one of these: jpg, .* txt\./],
    ['a.png', 'jpg', undefined, 'CONTENT_MISMATCH', /ends in png, but the content is a JPEG/],
    ['a.txt', 'markup', undefined, 'CONTENT_MISMATCH', /web page or a script/],
    ['a.csv', 'other', 'binary-text', 'CONTENT_UNSAFE', /not plain text/],
    ['a.docx', 'docx', 'macros', 'CONTENT_UNSAFE', /macros/],
    ['a.docx', 'zip', 'bomb', 'CONTENT_UNSAFE', /larger unpacked/],
    ['a.doc', 'cfb', 'broken', 'CONTENT_UNSAFE', /damaged/],
    ['a.pdf', 'pdf', 'second-file', 'CONTENT_UNSAFE', /Another file/],
    ['a.jpg', 'jpg', 'too-many-pixels', 'CONTENT_UNSAFE', /50 million/],
    ['a.xlsx', 'docx', 'macros', 'CONTENT_MISMATCH', /ends in xlsx/],
  ])('%s holding %s (%s)', (name, kind, hazard, code, reason) => {
    const found = verdict(name, kind, hazard === undefined ? {} : { hazard })
    expect(found).toMatchObject({ ok: false, code })
    expect('reason' in found && found.reason).toMatch(reason)
  })
})

test('only a picture may be a cover or in the gallery', () => {
  for (const role of ['coverImage', 'galleryImages'] as const) {
    expect(verdictByName('report.pdf', role)).toMatchObject({ ok: false, code: 'NOT_A_PICTURE' })
    expect(verdictByName('cone.webp', role)).toBeNull()
  }
  expect(verdictByName('cone.webp', 'testReport')).toBeNull()
})
