import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, test } from 'vitest'
import { DomainError } from '@/lib/domain/errors'
import { createFront, type Front, type FrontOptions, type Handler } from './front'

const MIB = 1024 * 1024
const fronts: Front[] = []

afterEach(async () => {
  await Promise.all(fronts.splice(0).map((front) => front.stop(0)))
})

async function serve(handler: Handler, options: Partial<FrontOptions> = {}): Promise<{ front: Front; port: number }> {
  const front = createFront({
    handler,
    isDev: false,
    trustsProxy: false,
    isHttps: false,
    onFailure: () => {},
    ...options,
  })
  fronts.push(front)
  await new Promise<void>((resolve) => front.server.listen(0, '127.0.0.1', resolve))
  const address = front.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { front, port: address.port }
}

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: string
}

function ask(
  port: number,
  method: string,
  path: string,
  headers: OutgoingHttpHeaders = {},
  body = '',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** What the handler behind the front saw of a request. */
const echo: Handler = async (request, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ method: request.method, headers: request.headers }))
}

const seenHeaders = ({ body }: Answer): Record<string, string> => JSON.parse(body).headers

describe('the edge guard', () => {
  test.each([
    ['TRACE', '/', {}, 405, 'METHOD_NOT_ALLOWED'],
    ['PROPFIND', '/api/x', {}, 405, 'METHOD_NOT_ALLOWED'],
    ['POST', '/listings/yarn', {}, 405, 'METHOD_NOT_ALLOWED'],
    ['POST', '/api/x', { 'next-action': 'abc' }, 404, 'NOT_FOUND'],
    ['GET', '/_next/image?url=%2Fa.png&w=64&q=75', {}, 404, 'NOT_FOUND'],
    ['GET', '/_next/%69mage?url=%2Fa.png', {}, 404, 'NOT_FOUND'],
    ['GET', 'http://elsewhere.example/', {}, 404, 'NOT_FOUND'],
    ['GET', '/api/../listings/yarn', {}, 404, 'NOT_FOUND'],
    ['GET', '/api/%2e%2E/listings/yarn', {}, 404, 'NOT_FOUND'],
    ['GET', '/_next/static/..%2f..%2flistings/yarn', {}, 404, 'NOT_FOUND'],
    ['GET', '/listings/./yarn?x=..', {}, 404, 'NOT_FOUND'],
    ['GET', '/api/..\\listings', {}, 404, 'NOT_FOUND'],
    ['POST', '/api/x', { 'content-encoding': 'br' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['POST', '/api/x', { 'content-encoding': 'gzip' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('%s %s %o is answered with %i and never reaches the handler', async (method, path, headers, status, code) => {
    let reached = 0
    const { port } = await serve(async (_request, response) => {
      reached += 1
      response.end()
    })
    const answer = await ask(port, method, path, headers)
    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
    const problem = JSON.parse(answer.body)
    expect(problem).toMatchObject({
      ok: false,
      success: false,
      status,
      code,
      requestId: answer.headers['x-request-id'],
    })
    expect(Object.keys(problem)).toEqual(expect.arrayContaining(['type', 'title', 'detail']))
    expect(reached).toBe(0)
  })

  test('the refusal of a method names the allowed ones', async () => {
    const { port } = await serve(echo)
    expect((await ask(port, 'TRACE', '/')).headers.allow).toContain('GET')
  })

  test('two dots inside a name or a query are no step up', async () => {
    const { port } = await serve(echo)
    for (const path of ['/listings/a..b', '/listings/...', '/listings/yarn?q=../..']) {
      expect((await ask(port, 'GET', path)).status).toBe(200)
    }
  })

  test('an unencoded write to the API passes', async () => {
    const { port } = await serve(echo)
    expect((await ask(port, 'POST', '/api/x', { 'content-encoding': 'identity' })).status).toBe(200)
  })

  test('drops headers that are internal to Next, and forwarding headers without a trusted proxy', async () => {
    const { port } = await serve(echo)
    const answer = await ask(port, 'GET', '/', {
      'x-middleware-subrequest': 'proxy:proxy',
      'next-resume': '1',
      'x-now-route-matches': '1',
      'x-matched-path': '/admin',
      'x-invoke-path': '/admin',
      'x-nextjs-data': '1',
      'x-client-address': '10.0.0.1',
      'x-forwarded-for': '10.0.0.1',
      'x-forwarded-host': 'evil.example',
      'x-kept': 'yes',
    })
    const seen = seenHeaders(answer)
    expect(seen).toMatchObject({ 'x-kept': 'yes', 'x-client-address': '127.0.0.1' })
    const gone = /^(x-middleware|next-resume|x-now|x-matched|x-invoke|x-nextjs|x-forwarded)/
    expect(Object.keys(seen).filter((name) => gone.test(name))).toEqual([])
  })

  test('behind a trusted proxy the address is the one it appended, not the one a client claimed', async () => {
    const { port } = await serve(echo, { trustsProxy: true })
    const answer = await ask(port, 'GET', '/', { 'x-forwarded-for': '1.2.3.4, 203.0.113.7' })
    expect(seenHeaders(answer)['x-client-address']).toBe('203.0.113.7')
  })

  test('every answer carries a fresh UUIDv7 request id that the handler sees too', async () => {
    const { port } = await serve(echo)
    const answer = await ask(port, 'GET', '/', { 'x-request-id': 'chosen-outside' })
    expect(answer.headers['x-request-id']).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
    expect(seenHeaders(answer)['x-request-id']).toBe(answer.headers['x-request-id'])
  })

  test('a request id from outside is kept only from a trusted proxy, and only when it is plain', async () => {
    const { port } = await serve(echo, { trustsProxy: true })
    expect((await ask(port, 'GET', '/', { 'x-request-id': 'edge-0001-abc' })).headers['x-request-id']).toBe(
      'edge-0001-abc',
    )
    expect((await ask(port, 'GET', '/', { 'x-request-id': '<script>' })).headers['x-request-id']).not.toBe('<script>')
  })

  test('every answer carries the base security headers, refusals included', async () => {
    const { port } = await serve(echo, { isHttps: true })
    for (const answer of [await ask(port, 'GET', '/'), await ask(port, 'TRACE', '/')]) {
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000',
      })
      expect(answer.headers['permissions-policy']).toContain('camera=()')
    }
  })

  test('a page has a policy with a fresh nonce, which replaces any that the client sent', async () => {
    const { port } = await serve(echo)
    const outside = { 'content-security-policy': 'x', 'content-security-policy-report-only': 'y' }
    const nonces = new Set<string>()
    for (const path of ['/listings/yarn', '/', '/api']) {
      const answer = await ask(port, 'GET', path, outside)
      const policy = String(answer.headers['content-security-policy'] ?? '')
      const seen = seenHeaders(answer)
      expect(seen['content-security-policy']).toBe(policy)
      expect(seen).not.toHaveProperty('content-security-policy-report-only')
      nonces.add(/script-src 'nonce-([A-Za-z0-9+/]{24})' 'strict-dynamic';/.exec(policy)?.[1] ?? '')
    }
    expect(nonces.size).toBe(3)
    expect(nonces).not.toContain('')
    const api = await ask(port, 'GET', '/api/x')
    expect(api.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  })

  test('whatever is not a page runs no script, since Next answers a missing file with a page', async () => {
    const { port } = await serve(echo)
    for (const path of ['/_next/static/nothing.js', '/favicon.svg', '/api/x']) {
      const { headers } = await ask(port, 'GET', path)
      expect(headers['content-security-policy'], path).toMatch(/^default-src 'none';(?!.*script-src)/)
    }
    const { headers } = await ask(port, 'GET', '/favicon-nothing')
    expect(headers['content-security-policy']).toContain("script-src 'nonce-")
  })

  test('a refused page is a small page for a browser and a problem document for a program', async () => {
    const { port } = await serve(echo, {
      pageRefusal: () => new DomainError('RATE_LIMITED', 'Too many <pages>.', { retryAfterSeconds: 7 }),
    })
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
    const shown = await ask(port, 'GET', '/listings/yarn', { accept })
    expect(shown).toMatchObject({
      status: 429,
      headers: { 'retry-after': '7', 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
    })
    expect(shown.headers['content-security-policy']).toContain("script-src 'nonce-")
    expect(shown.body).toContain('<h1>Too many pages in a short time</h1><p>Too many &lt;pages>.</p>')
    expect(shown.body).toContain(String(shown.headers['x-request-id']))
    expect(JSON.parse((await ask(port, 'GET', '/listings/yarn')).body)).toMatchObject({ code: 'RATE_LIMITED' })
    expect((await ask(port, 'HEAD', '/listings/yarn', { accept })).body).toBe('')
  })

  test.each([
    ['different', 'Host: market.example\r\nHost: evil.example'],
    ['equal', 'Host: x\r\nhOST: x'],
  ])('a request with two %s Host headers is 400 and never reaches the handler', async (_, hosts) => {
    let reached = 0
    const { port } = await serve(async (_request, response) => {
      reached += 1
      response.end()
    })
    for (const path of ['/', '/api/x']) {
      const text = await everythingFrom(port, `GET ${path} HTTP/1.1\r\n${hosts}\r\nX-Host: x\r\n\r\n`)
      expect(text).toMatch(/^HTTP\/1\.1 400 /)
    }
    expect(reached).toBe(0)
  })

  test('an address holds no more connections than its share, and gets a new one when it closes one', async () => {
    const { port } = await serve(echo, { connectionsPerAddress: 2 })
    const held = [await connected(port), await connected(port)]
    expect(await everythingFrom(port, 'GET /api/x HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('')
    held[0]?.end()
    await expect.poll(() => ask(port, 'GET', '/api/x').catch(() => null)).toMatchObject({ status: 200 })
    held[1]?.destroy()
  })

  test('behind a proxy all connections come from one address, and none is closed', async () => {
    const { port } = await serve(echo, { connectionsPerAddress: 1, trustsProxy: true })
    const held = await connected(port)
    expect((await ask(port, 'GET', '/api/x')).status).toBe(200)
    held.destroy()
  })

  test('an upgrade of the connection is refused', async () => {
    const { port } = await serve(echo)
    const upgrade = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
    expect(await everythingFrom(port, upgrade)).toBe('')
  })

  test('headers that never end are cut off with 408 within seconds', async () => {
    const { port } = await serve(echo)
    const startedAt = performance.now()
    expect(await everythingFrom(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toMatch(/^HTTP\/1\.1 408 /)
    expect(performance.now() - startedAt).toBeLessThan(15_000)
  })

  test('a handler that throws answers a generic 500 without the error text', async () => {
    const failures: unknown[] = []
    const { port } = await serve(() => Promise.reject(new Error('secret detail')), {
      onFailure: (error) => failures.push(error),
    })
    const answer = await ask(port, 'GET', '/')
    expect(answer.status).toBe(500)
    expect(JSON.parse(answer.body).code).toBe('INTERNAL')
    expect(answer.body).not.toContain('secret')
    expect(failures).toHaveLength(1)
  })

  test('a response that does not begin in its time is 503, and its handler may end as it likes', async () => {
    const failures: unknown[] = []
    let finish = () => {}
    const held = new Promise<void>((resolve) => {
      finish = resolve
    })
    const { port } = await serve(
      async (_request, response) => {
        await held
        response.writeHead(200).end('too late')
      },
      { responseMsMax: 50, onFailure: (error) => failures.push(error) },
    )
    const answer = await ask(port, 'GET', '/api/x')
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '10', connection: 'close' } })
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'UNAVAILABLE', requestId: answer.headers['x-request-id'] })
    finish()
    await expect.poll(() => failures.length).toBe(2)
  })

  test('a response that has begun takes as long as it takes', async () => {
    let finish = () => {}
    const held = new Promise<void>((resolve) => {
      finish = resolve
    })
    const handler: Handler = async (request, response) => {
      if (request.url === '/begun') response.write('begun, ')
      await held
      response.end('ended')
    }
    const { port } = await serve(handler, { responseMsMax: 50 })
    const begun = ask(port, 'GET', '/begun')
    expect((await ask(port, 'GET', '/silent')).status).toBe(503)
    finish()
    expect(await begun).toMatchObject({ status: 200, body: 'begun, ended' })
  })

  test('a refused request with Expect: 100-continue is refused before its body is asked for', async () => {
    const { port } = await serve(echo)
    const head =
      'POST /page HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n'
    const text = await everythingFrom(port, head)
    expect(text).toMatch(/^HTTP\/1\.1 405 /)
    expect(text).not.toContain('100 Continue')
  })
})

/** A connection over which one request was answered, and which stays open. */
async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /api/x HTTP/1.1\r\nHost: x\r\n\r\n'))
  await once(socket, 'data')
  return socket
}

/** All that comes back until the server closes. */
function everythingFrom(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let received = ''
    socket.setEncoding('utf8')
    socket.on('data', (part) => {
      received += part
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(received))
  })
}

/** The ways a handler may leave a body that is too large. */
const REFUSING: Record<string, Handler> = {
  'without reading': async (_request, response) => refuse(response),
  'after a part': async (request, response) => {
    await new Promise<void>((resolve) => request.once('readable', () => resolve()))
    request.read()
    refuse(response)
  },
  'by cancelling its web stream': async (request, response) => {
    const reader = Readable.toWeb(request).getReader()
    await reader.read()
    await reader.cancel()
    refuse(response)
  },
  'by leaving a loop over it': async (request, response) => {
    for await (const _part of request) break
    refuse(response)
  },
}

function refuse(response: ServerResponse): void {
  response.writeHead(413, { 'content-type': 'application/problem+json' })
  response.end('{"code":"TOO_LARGE"}')
}

/** Sends everything before it reads anything, as many HTTP clients do; tells how much the server took. */
async function sendThenListen(port: number, bytes: number, headers: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.pause()
  socket.on('error', () => {})
  socket.write(`POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes}\r\n${headers}\r\n`)
  const part = Buffer.alloc(64 * 1024, 'x')
  for (let left = bytes; left > 0 && socket.writable; left -= part.length) {
    if (!socket.write(part.subarray(0, Math.min(left, part.length)))) await drainedOrClosed(socket)
  }
  let received = ''
  socket.setEncoding('utf8')
  socket.on('data', (text) => {
    received += text
    if (received.includes('TOO_LARGE')) socket.end()
  })
  socket.resume()
  await new Promise<void>((resolve) => (socket.closed ? resolve() : socket.once('close', () => resolve())))
  return received
}

function drainedOrClosed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      socket.off('drain', done).off('close', done)
      resolve()
    }
    socket.on('drain', done).on('close', done)
  })
}

describe.each(Object.entries(REFUSING))('a body refused %s', (_name, handler) => {
  test.each([
    ['256 KiB + 1', 256 * 1024 + 1, ''],
    ['256 KiB + 1 on a connection to be closed', 256 * 1024 + 1, 'Connection: close\r\n'],
    ['20 MiB', 20 * MIB, ''],
    ['20 MiB on a connection to be closed', 20 * MIB, 'Connection: close\r\n'],
  ])('of %s: a client that sends everything first still gets the response', async (_size, bytes, headers) => {
    const { port } = await serve(handler)
    const text = await sendThenListen(port, bytes, headers)
    expect(text).toMatch(/^HTTP\/1\.1 413 /)
    expect(text).toContain('TOO_LARGE')
  })

  test('of 40 MiB is not read to its end', async () => {
    const { front, port } = await serve(handler)
    const taken: Socket[] = []
    front.server.on('connection', (socket) => taken.push(socket))
    const { status, bytesSent } = await answerWhileSending(port, 400 * MIB)
    expect(status).toBe(413)
    expect(bytesSent).toBeLessThan(400 * MIB)
    expect(taken[0]?.bytesRead).toBeLessThan(64 * MIB)
  })
})

/** A client that listens while it sends, and sends until it is stopped. */
function answerWhileSending(port: number, bytes: number): Promise<{ status: number; bytesSent: number }> {
  return new Promise((resolve) => {
    let status = 0
    let bytesSent = 0
    const part = Buffer.alloc(256 * 1024, 'x')
    const sent = httpRequest({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/api/x',
      agent: false,
      headers: { 'content-length': bytes },
    })
    sent.on('response', (response) => {
      status = response.statusCode ?? 0
      response.resume()
    })
    sent.on('error', () => {})
    sent.on('close', () => resolve({ status, bytesSent }))
    const push = (): void => {
      while (bytesSent < bytes && !sent.destroyed) {
        bytesSent += part.length
        if (!sent.write(part)) {
          sent.once('drain', push)
          return
        }
      }
    }
    push()
  })
}

describe('a kept connection', () => {
  const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
  const KEPT_MS = 100
  /** Node grants a second more than it says. */
  const OVER_MS = KEPT_MS + 1500

  async function keptConnection(): Promise<Socket> {
    const { front, port } = await serve(echo)
    front.server.keepAliveTimeout = KEPT_MS
    const socket = connect(port, '127.0.0.1')
    const answered = once(socket, 'data')
    socket.write(GET)
    await answered
    return socket
  }

  test('whose next request came in time is not reset because the process was busy meanwhile', async () => {
    const socket = await keptConnection()
    const answered = once(socket, 'data')
    socket.write(GET)
    const busyUntil = performance.now() + OVER_MS
    while (performance.now() < busyUntil);
    const [part] = await answered
    expect(String(part)).toContain('200 OK')
    socket.destroy()
  })

  test('stays open for 20 seconds, so that a busy client can send again', async () => {
    const { front } = await serve(echo)
    expect(front.server.keepAliveTimeout).toBeGreaterThanOrEqual(20_000)
  })

  test('without a next request is closed in its time', async () => {
    const socket = await keptConnection()
    await once(socket, 'close')
    expect(socket.errored).toBeNull()
  })
})

describe('the end of the process', () => {
  test('a request under way is finished, a new connection is refused', async () => {
    let release = () => {}
    const begun = new Promise<void>((entered) => {
      release = entered
    })
    let finish = () => {}
    const held = new Promise<void>((resolve) => {
      finish = resolve
    })
    const { front, port } = await serve(async (_request, response) => {
      release()
      await held
      response.end('whole')
    })
    const answer = ask(port, 'GET', '/')
    await begun
    const stopped = front.stop(10_000)
    await expect(ask(port, 'GET', '/')).rejects.toThrow(/ECONNREFUSED/)
    finish()
    expect(await answer).toMatchObject({ status: 200, body: 'whole' })
    expect((await answer).headers.connection).toBe('close')
    await stopped
  })

  test('a request that does not end is cut off when the patience is over', async () => {
    const { front, port } = await serve(() => new Promise(() => {}))
    const answer = ask(port, 'GET', '/')
    const failed = expect(answer).rejects.toThrow()
    await new Promise<void>((resolve) => front.server.once('request', () => resolve()))
    await front.stop(50)
    await failed
  })

  test('a body whose sender is silent is refused long before the patience is over', async () => {
    const { front, port } = await serve(async (request, response) => {
      for await (const _part of request);
      response.end('whole')
    })
    const begun = once(front.server, 'request')
    const answer = everythingFrom(port, 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf')
    await begun
    const end = await Promise.race([front.stop(60_000).then(() => 'ended'), tooLong(15_000)])
    expect(end).toBe('ended')
    expect(await answer).toMatch(/^HTTP\/1\.1 503 .*"code":"UNAVAILABLE"/s)
  })

  test('a kept connection without a request does not hold it up', async () => {
    const { front, port } = await serve(echo)
    const socket = connect(port, '127.0.0.1')
    await new Promise<void>((resolve) => {
      socket.once('data', () => resolve())
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    })
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    await front.stop(10_000)
    await closed
  })

  test('requests sent together on one connection leave nothing to wait for when it goes', async () => {
    const { front, port } = await serve(() => new Promise(() => {}))
    const socket = connect(port, '127.0.0.1')
    const bothBegun = new Promise<void>((resolve) => {
      let begun = 0
      front.server.on('request', () => {
        begun += 1
        if (begun === 2) resolve()
      })
    })
    socket.write('GET /a HTTP/1.1\r\nHost: x\r\n\r\nGET /b HTTP/1.1\r\nHost: x\r\n\r\n')
    await bothBegun
    socket.destroy()
    const end = await Promise.race([front.stop(60_000).then(() => 'ended'), tooLong(10_000)])
    expect(end).toBe('ended')
  })
})

function tooLong(milliseconds: number): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('still waiting'), milliseconds).unref()
  })
}
