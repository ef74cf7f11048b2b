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

/** Renders as Next does: a policy with a fresh nonce, the nonce in the page, in pieces. */
async function site(extra: Handler = async () => {}): Promise<Site> {
  let count = 0
  const handler: Handler = async (request, response) => {
    count += 1
    const nonce = Buffer.from(`render ${count} `.padEnd(18, 'x')).toString('base64')
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('content-security-policy', `script-src 'nonce-${nonce}' 'strict-dynamic'`)
    response.setHeader('link', `</a.css>; rel=preload; nonce="${nonce}"`)
    await extra(request, response)
    response.write(`<p>render ${count}, ${request.url}</p><script nonce="${nonce}">`)
    response.write(Buffer.from(`one("यार्न")</script><script nonce="${nonce}">two()</script>`))
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

function get(
  { port }: Site,
  path = '/listings/yarn',
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<{ headers: IncomingHttpHeaders; text: string; nonce: string }> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const bytes = Buffer.concat(parts)
        const text = (response.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()
        const nonce = /'nonce-([^']+)'/.exec(String(response.headers['content-security-policy']))?.[1] ?? ''
        resolve({ headers: response.headers, text, nonce })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

test('an address is kept from its second request on, and each answer has a nonce of its own in policy, page and links', async () => {
  const yarn = await site()
  await get(yarn)
  const answers = [
    await get(yarn),
    await get(yarn),
    await get(yarn, '/listings/yarn', { 'accept-encoding': 'gzip' }),
    await get(yarn, '/listings/yarn', { 'accept-encoding': 'br, gzip' }),
  ]
  expect(yarn.rendered()).toBe(2)
  expect(new Set(answers.map(({ nonce }) => nonce)).size).toBe(answers.length)
  for (const { text, nonce, headers } of answers) {
    expect(text).toBe(
      `<p>render 2, /listings/yarn</p><script nonce="${nonce}">one("यार्न")</script><script nonce="${nonce}">two()</script></html>`,
    )
    expect(headers.link).toContain(`nonce="${nonce}"`)
  }
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, undefined, 'gzip', 'gzip'])
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

test('those who ask while a page is rendered wait for that one', async () => {
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
])('%s is Next alone', async (_, path, headers, method = 'GET') => {
  const yarn = await site()
  for (let n = 0; n < 4; n++) await get(yarn, path, headers, method)
  expect(yarn.rendered()).toBe(4)
})

test.each<[string, Handler]>([
  ['sets a cookie', async (_, response) => void response.setHeader('set-cookie', 'a=b')],
  ['is a failure', async (_, response) => void Object.assign(response, { statusCode: 503 })],
  ['is no page', async (_, response) => void response.setHeader('content-type', 'text/plain')],
  ['has no nonce', async (_, response) => response.removeHeader('content-security-policy')],
  [
    "names this request's id",
    async (request, response) => void response.write(String(request.headers['x-request-id'])),
  ],
])('an answer that %s is not kept', async (_, extra) => {
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
