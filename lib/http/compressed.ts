import { promisify } from 'node:util'
import { gzip as gzipCallback } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { processWide } from '@/lib/config/process-wide'

const KEPT_BYTES_MAX = 24 * 1024 * 1024

const keptTexts = () =>
  processWide(
    'kept-gzip',
    () =>
      new LRUCache<string, Uint8Array<ArrayBuffer>>({
        maxSize: KEPT_BYTES_MAX,
        sizeCalculation: ({ byteLength }) => Math.max(byteLength, 1),
      }),
  )
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

/** The same bytes, compressed while they are sent. */
export function gzipStream(bytes: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  return bytes.pipeThrough(new CompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>)
}

/** The bytes kept under this key, or null. */
export function keptGzip(key: string): Uint8Array<ArrayBuffer> | null {
  return keptTexts().get(key) ?? null
}

/** Keeps the compressed bytes of a response; the least recently used go when all together are too many. */
export function keepGzip(key: string, bytes: Uint8Array<ArrayBuffer>): void {
  keptTexts().set(key, bytes)
}
