/** A file to be sent. */
export interface OpenFile {
  sha256: string
  bytes: number
  mime: string
  /** The name to save it under; null: it is shown in place. */
  name: string | null
  /** For everyone to see. */
  isOpen: boolean
  /** Its bytes, or a range of them, both ends included. */
  open: (range?: { start: number; end: number }) => Promise<ReadableStream<Uint8Array>>
}

/** For a file that a stranger made: it runs nothing and loads nothing, even when a browser can be made to show it. */
export const FILE_POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'"

/**
 * A Content-Disposition that saves a file under its own name, in any script (RFC 6266): an ASCII name for old clients, then the real name.
 * @param name as `cleanFileName` left it
 */
export function contentDisposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/**
 * The one range that a Range header asks of so many bytes (RFC 9110 section 14), both ends included.
 * @returns null for the whole: no header, or one that may be ignored (other units, several ranges)
 */
export function readRange(
  header: string | null,
  bytes: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match) return null
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return null
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null
  return start >= bytes || start > end ? 'unsatisfiable' : { start, end }
}
