import 'server-only'
import type { FileHandle } from 'node:fs/promises'
import type { ContentFacts } from '@/lib/domain/listing/attachments/attachment-verdict'

const CHUNK_BYTES = 64 * 1024
/** As long as the longest mark looked for, so that none falls between two chunks. */
const OVERLAP = 16

/** What a browser or an interpreter would run rather than show. */
export const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|object|embed|\?php|\?xml)\b/i
/** Files of other kinds that are (or begin as) text. */
const OTHER_KINDS = /^(?:%PDF-|%!PS|\{\\rtf|PK\u0003\u0004|RIFF|MZ|\u007fELF|\u0089PNG|\u00ff\u00d8\u00ff|GIF8)/
/** Text has no control characters but tab, line ends, form feed and the end mark of DOS. */
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u0019\u001b-\u001f]/

/** Whether it is text in any encoding that keeps ASCII as it is: no control characters, nothing that looks like markup. */
export async function readTextFacts(file: FileHandle): Promise<ContentFacts> {
  const buffer = Buffer.alloc(CHUNK_BYTES)
  let carried = ''
  for (let at = 0; ; ) {
    const { bytesRead } = await file.read(buffer, 0, CHUNK_BYTES, at)
    if (bytesRead === 0) return { kind: 'text', hazard: null }
    const text = buffer.toString('latin1', 0, bytesRead)
    if (at === 0 && OTHER_KINDS.test(text)) return { kind: 'other', hazard: null }
    if (CONTROL.test(text)) return { kind: 'other', hazard: 'binary-text' }
    if (MARKUP.test(carried + text)) return { kind: 'markup', hazard: null }
    carried = text.slice(-OVERLAP)
    at += bytesRead
  }
}
