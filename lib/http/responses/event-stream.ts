import type { RouteResponse } from '../message'

/** Server-sent events. "no-transform": a compressing proxy would hold the events back. */
export function eventStreamResponse(body: ReadableStream<Uint8Array>): RouteResponse {
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store, no-transform',
  }
  return { content: { body, headers } }
}
