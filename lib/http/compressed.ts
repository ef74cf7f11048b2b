import { promisify } from 'node:util'
import { gzip as gzipCallback } from 'node:zlib'
import { processWide } from '@/lib/config/process-wide'

const KEPT_BYTES_MAX = 24 * 1024 * 1024

interface Kept {
  bytes: number
  texts: Map<string, Uint8Array<ArrayBuffer>>
}

const store = (): Kept => processWide('kept-gzip', () => ({ bytes: 0, texts: new Map() }))
const deflate = promisify(gzipCallback)

/** Whether this Accept-Encoding takes gzip: named, or by "*", and not with q=0 (RFC 9110, 12.5.3). */
export function acceptsGzip(accepted: string | null): boolean {
  let any = false
  for (const part of accepted?.toLowerCase().split(',') ?? []) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    if (name !== 'gzip' && name !== 'x-gzip' && name !== '*') continue
    const isTaken = !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    if (name !== '*') return isTaken
    any = isTaken
  }
  return any
}

/** Shorter texts do not shrink enough. */
export function isWorthGzip(text: string | Uint8Array): boolean {
  return text.length >= 1024
}

/** Compressed outside the event loop. */
export async function gzip(text: string | Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await deflate(text)
  return new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength)
}

/** The bytes kept under this key, or null. */
export function keptGzip(key: string): Uint8Array<ArrayBuffer> | null {
  const { texts } = store()
  const bytes = texts.get(key)
  if (!bytes) return null
  texts.delete(key)
  texts.set(key, bytes)
  return bytes
}

/** Keeps an answer's compressed bytes; the least recently asked go when all together are too many. */
export function keepGzip(key: string, bytes: Uint8Array<ArrayBuffer>): void {
  const kept = store()
  kept.bytes += bytes.byteLength - (kept.texts.get(key)?.byteLength ?? 0)
  kept.texts.set(key, bytes)
  for (const [oldest, { byteLength }] of kept.texts) {
    if (kept.bytes <= KEPT_BYTES_MAX) break
    kept.texts.delete(oldest)
    kept.bytes -= byteLength
  }
}
