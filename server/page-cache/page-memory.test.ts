import { createHash } from 'node:crypto'
import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { createFront, type Front, type Handler } from '@/server/http/front'
import { pageMemory } from './page-memory'

const fronts: Front[] = []
afterEach(async () => {
  await Promise.all(fronts.splice(0).map((front) => front.stop(0)))
})

interface Site {
  port: number
  /** How often Next rendered. */
  rendered: () => number
  version: number
  now: number
}

/** Renders as Next does: in pieces, with the nonce of the request's policy on each script and in what the scripts hold. */
async function site(extra: Handler = async () => {}): Promise<Site> {
  let count = 0
  const handler: Handler = async (request, response) => {
    count += 1
    const nonce = nonceOf(request.headers['content-security-policy'])
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('link', `</a.css>; rel=preload; nonce="${nonce}"`)
    await extra(request, response)
    response.write(`<p>render ${count}, ${request.url}</p><script src="/a.js" async="" nonce="${nonce}"></script>`)
    response.write(`<script nonce="${nonce}">`)
    response.write(Buffer.from(`one("यार्न")</script><script nonce="${nonce}">two("${nonce}")</script>`))
    response.end('</html>')
  }
  const state = { port: 0, rendered: () => count, version: 1, now: 0 }
  const direct = pageMemory({ handler, versionOf: async () => state.version, now: () => state.now })
  const front = createFront({
    handler,
    direct,
    isDev: false,
    trustsProxy: false,
    isHttps: false,
    onFailure: (error) => {
      throw error
    },
  })
  fronts.push(front)
  await new Promise<void>((resolve) => front.server.listen(0, '127.0.0.1', resolve))
  const address = front.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  state.port = address.port
  return state
}

function nonceOf(policy: unknown): string {
  return /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? ''
}

function get(
  { port }: Site,
  path = '/listings/yarn',
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<{ headers: IncomingHttpHeaders; text: string; scriptSources: string }> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const bytes = Buffer.concat(parts)
        const text = (response.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()
        const policy = String(response.headers['content-security-policy'])
        resolve({ headers: response.headers, text, scriptSources: /script-src ([^;]*)/.exec(policy)?.[1] ?? '' })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

test('an address is kept from its second request on, as gzip for whoever takes it', async () => {
  const yarn = await site()
  await get(yarn)
  const responses = [
    await get(yarn),
    await get(yarn),
    await get(yarn, '/listings/yarn', { 'accept-encoding': 'gzip' }),
    await get(yarn, '/listings/yarn', { 'accept-encoding': 'br, gzip' }),
  ]
  expect(yarn.rendered()).toBe(2)
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1)
  expect(responses[0]?.text).toContain('<p>render 2, /listings/yarn</p>')
  expect(responses.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, undefined, 'gzip', 'gzip'])
})

test('a kept page has no nonce; its policy names the hash of each inline script and this origin', async () => {
  const yarn = await site()
  await get(yarn)
  for (let n = 0; n < 2; n++) {
    const { text, headers, scriptSources } = await get(yarn)
    expect(text).toBe(
      '<p>render 2, /listings/yarn</p><script src="/a.js" async="" nonce=""></script>' +
        '<script nonce="">one("यार्न")</script><script nonce="">two("")</script></html>',
    )
    expect(headers.link).toBe('</a.css>; rel=preload; nonce=""')
    expect(scriptSources).toBe(`'self' ${hashSource('one("यार्न")')} ${hashSource('two("")')}`)
    expect(headers['content-security-policy']).toContain("object-src 'none'; base-uri 'none'")
  }
})

test('no page is older than the data version or than a minute', async () => {
  const yarn = await site()
  for (let n = 0; n < 3; n++) await get(yarn)
  yarn.version = 2
  expect((await get(yarn)).text).toContain('render 3')
  yarn.now = 59_000
  expect((await get(yarn)).text).toContain('render 3')
  yarn.now = 61_000
  expect((await get(yarn)).text).toContain('render 4')
})

test('requests that arrive while a page is rendered wait for it', async () => {
  const yarn = await site(() => new Promise((resolve) => setImmediate(resolve)))
  await get(yarn)
  const texts = (await Promise.all(Array.from({ length: 20 }, () => get(yarn)))).map(({ text }) => text.slice(0, 11))
  expect(new Set(texts)).toEqual(new Set(['<p>render 2']))
})

test.each<[string, string, OutgoingHttpHeaders, string?]>([
  ['a cookie', '/listings/yarn', { cookie: 'theme=dark' }],
  ['an identity', '/listings/yarn', { authorization: 'Bearer x' }],
  ["the router's request", '/listings/yarn', { rsc: '1' }],
  ["the router's parameter", '/listings/yarn?_rsc=1', {}],
  ['a robot', '/listings/yarn', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['another method', '/listings/yarn', {}, 'HEAD'],
  ['another page', '/listings', {}],
  ['an unknown module', '/listings/nothing', {}],
])('a request with %s goes to Next', async (_, path, headers, method = 'GET') => {
  const yarn = await site()
  for (let n = 0; n < 4; n++) await get(yarn, path, headers, method)
  expect(yarn.rendered()).toBe(4)
})

test.each<[string, Handler]>([
  ['sets a cookie', async (_, response) => void response.setHeader('set-cookie', 'a=b')],
  ['is a failure', async (_, response) => void Object.assign(response, { statusCode: 503 })],
  ['is no page', async (_, response) => void response.setHeader('content-type', 'text/plain')],
  ['has no nonce', async (_, response) => response.removeHeader('content-security-policy')],
  ['holds a script without the nonce', async (_, response) => void response.write('<script>evil()</script>')],
  [
    'holds a script of another origin',
    async (_, response) => void response.write('<SCRIPT SRC="//evil.example/a.js"></SCRIPT>'),
  ],
  ['holds a script that never ends', async (_, response) => void response.write('<script src="/evil.js" data-x="')],
  [
    "names this request's id",
    async (request, response) => void response.write(String(request.headers['x-request-id'])),
  ],
])('a response that %s is not kept', async (_, extra) => {
  const yarn = await site(extra)
  for (let n = 1; n <= 4; n++) expect((await get(yarn)).text).toContain(`render ${n}`)
})

test('addresses and hosts have pages of their own', async () => {
  const yarn = await site()
  for (let n = 0; n < 3; n++) {
    expect((await get(yarn, '/listings/yarn?condition=Lot')).text).toContain('?condition=Lot')
    await get(yarn, '/listings/yarn', { host: 'a.example' })
    await get(yarn, '/listings/yarn', { host: 'b.example' })
  }
  expect(yarn.rendered()).toBe(6)
})
