import { createHash } from 'node:crypto'
import { readbackText } from '@/lib/contract/readback/readback-text'
import type { SubscriptionReadback } from '@/lib/contract/readback/subscription-readback'
import type { RouteResponse } from '../message'

/** A readback, with a validator that leaves out the time of reading. */
export function readbackResponse(readback: SubscriptionReadback): RouteResponse {
  const { text, timeless } = readbackText(readback)
  return { text, etag: `"${createHash('sha256').update(timeless).digest('base64url').slice(0, 22)}"` }
}
