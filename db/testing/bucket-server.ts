import { createServer, type IncomingMessage, type Server } from 'node:http'

/**
 * The few S3 requests that we use, over HTTP: PUT, GET with Range, HEAD, DELETE of one bucket, signed by one access
 * key.
 */
export function bucketServer(): { server: Server; objects: Map<string, Buffer>; seen: string[] } {
  const objects = new Map<string, Buffer>()
  const seen: string[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '')
    seen.push(`${method} ${path}`)
    const body = await bodyOf(request)
    if (!headers.authorization?.includes('Credential=AKIATEST/')) return response.writeHead(403).end()
    const known = objects.get(path)
    if (method === 'PUT') {
      objects.set(path, body)
      return response.writeHead(200, { etag: '"x"' }).end()
    }
    if (method === 'DELETE') {
      objects.delete(path)
      return response.writeHead(204).end()
    }
    if (!known) return response.writeHead(404, { 'content-type': 'application/xml' }).end(NO_SUCH_KEY)
    const range = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '')
    const part = range ? known.subarray(Number(range[1]), Number(range[2]) + 1) : known
    return response
      .writeHead(range ? 206 : 200, { 'content-length': part.length })
      .end(method === 'HEAD' ? undefined : part)
  })
  return { server, objects, seen }
}

const NO_SUCH_KEY = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>none</Message></Error>'

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
