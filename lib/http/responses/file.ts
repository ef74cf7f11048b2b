import { contentDisposition, FILE_POLICY, type OpenFile, readRange } from '@/lib/contract/attachment-delivery'
import type { RouteResponse } from '../message'

/** A file, or the one part of it that `Range` asks for. */
export function fileResponse(
  { sha256, bytes, mime, name, isOpen, open }: OpenFile,
  { header }: { header(name: string): string | null },
): RouteResponse {
  const etag = `"${sha256.slice(0, 32)}"`
  const headers: Record<string, string> = {
    'content-type': mime,
    'content-disposition': name === null ? 'inline' : contentDisposition(name),
    'x-content-type-options': 'nosniff',
    'content-security-policy': FILE_POLICY,
    'cross-origin-resource-policy': 'same-origin',
    'accept-ranges': 'bytes',
    // Asked about each time: a file that was withdrawn a moment ago is not shown from a cache. No one on the way packs or changes it.
    'cache-control': isOpen ? 'private, no-cache, no-transform' : 'private, no-store, no-transform',
  }
  const ifRange = header('if-range')
  const range = ifRange === null || ifRange === etag ? readRange(header('range'), bytes) : null
  if (range === 'unsatisfiable') {
    const empty = { ...headers, 'content-range': `bytes */${bytes}`, 'content-length': '0' }
    return { etag, status: 416, content: { body: new Uint8Array(), headers: empty } }
  }
  // Opened when it is really wanted: not for a HEAD, nor for a reader who has it already.
  const body = () => open(range ?? undefined)
  if (!range) return { etag, content: { body, headers: { ...headers, 'content-length': String(bytes) } } }
  const { start, end } = range
  const part = { 'content-range': `bytes ${start}-${end}/${bytes}`, 'content-length': String(end - start + 1) }
  return { etag, status: 206, content: { body, headers: { ...headers, ...part } } }
}
