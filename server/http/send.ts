import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeWebStream } from 'node:stream/web'
import type { HttpResponse } from '@/lib/http/message'

/** Writes the response of a route to the socket. A stream that no one reads, or no longer, is cancelled. */
export async function send(
  { status, headers, body }: HttpResponse,
  response: ServerResponse,
  isHead: boolean,
): Promise<void> {
  if (!(body instanceof ReadableStream)) {
    if (body !== null) response.setHeader('content-length', Buffer.byteLength(body))
    response.writeHead(status, headers)
    response.end(isHead ? undefined : body)
    return
  }
  response.writeHead(status, headers)
  if (isHead) {
    response.end()
    await body.cancel()
    return
  }
  try {
    await pipeline(Readable.fromWeb(body as NodeWebStream<Uint8Array>), response)
  } catch (error) {
    // The client went away, which is no failure.
    if (!isEarlyClose(error)) throw error
  }
}

const isEarlyClose = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
