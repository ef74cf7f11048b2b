import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Handler } from '@/server/http/front'

/**
 * Lets Next render a page into memory, uncompressed. Status and headers are set on the response, and nothing is sent.
 * @returns null if the client went away first
 */
export function renderInMemory(
  handler: Handler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Buffer | null> {
  const { write, end, writeHead, flushHeaders } = response
  const parts: Buffer[] = []
  const accepted = request.headers['accept-encoding']
  delete request.headers['accept-encoding']
  const restore = (): void => {
    Object.assign(response, { write, end, writeHead, flushHeaders })
    if (accepted !== undefined) request.headers['accept-encoding'] = accepted
  }
  const take = (args: unknown[]): void => {
    const [chunk, encoding] = args
    if (typeof chunk === 'string') parts.push(Buffer.from(chunk, asEncoding(encoding)))
    else if (chunk instanceof Uint8Array) parts.push(Buffer.from(chunk))
    for (const arg of args) if (typeof arg === 'function') process.nextTick(arg as () => void)
  }
  return new Promise((resolve, reject) => {
    response.once('close', () => resolve(null))
    Object.assign(response, {
      flushHeaders: () => {},
      writeHead: (status: number, ...rest: unknown[]) => {
        response.statusCode = status
        const given = rest.find((arg): arg is OutgoingHttpHeaders => typeof arg === 'object' && arg !== null)
        for (const [name, value] of Object.entries(given ?? {}))
          if (value !== undefined) response.setHeader(name, value)
        return response
      },
      write: (...args: unknown[]) => {
        take(args)
        return true
      },
      end: (...args: unknown[]) => {
        take(args)
        restore()
        resolve(Buffer.concat(parts))
        return response
      },
    })
    handler(request, response).catch((error: unknown) => {
      restore()
      reject(error)
    })
  })
}

function asEncoding(encoding: unknown): BufferEncoding {
  return typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8'
}
