import 'server-only'
import { createHash } from 'node:crypto'
import { openApiDocument } from '@/lib/contract/document'
import type { ServiceResponse } from '@/lib/contract/request-context'

let kept: ServiceResponse | null = null

/** The OpenAPI document: made once per process, the same for everybody. */
export function showApiDocument(): ServiceResponse {
  if (kept) return kept
  const text = JSON.stringify(openApiDocument())
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  kept = { text, etag, isPublic: true }
  return kept
}
