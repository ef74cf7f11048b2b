import { expect, test } from 'vitest'
import { eventStreamResponse } from './event-stream'

test('events are streamed with their type, and neither stored nor held back by a proxy', () => {
  const body = new ReadableStream<Uint8Array>()
  expect(eventStreamResponse(body)).toEqual({
    content: {
      body,
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'private, no-store, no-transform',
      },
    },
  })
})
