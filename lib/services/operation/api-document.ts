import 'server-only'
import { createHash } from 'node:crypto'
import { openApiDocument } from '@/lib/contract/document/document'

let kept: { text: string; etag: string } | null = null

/** The text of the OpenAPI document with its ETag, made once per process. */
export function apiDocument(): { text: string; etag: string } {
  if (kept) return kept
  const text = JSON.stringify(openApiDocument())
  kept = { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
  return kept
}
