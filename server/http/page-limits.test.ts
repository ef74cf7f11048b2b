import { once } from 'node:events'
import { type ClientRequest, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { pageMemory } from '@/server/page-cache/page-memory'
import { createFront, type Front, type Handler } from './front'
import { type PageLimitSettings, pageLimits } from './page-limits'

const fronts: Front[] = []
afterEach(async () => {
  await Promise.all(fronts.splice(0).map((front) => front.stop(0)))
})

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

const SETTINGS: PageLimitSettings = { PAGES_PER_MINUTE: 1000, RENDERS_AT_ONCE: 2, RENDERS_WAITING: 4 }

/** A front as the server makes it, with a stand-in for Next that ends a render when the test says so. */
async function site(settings: Partial<PageLimitSettings> = {}) {
  let now = 0
  const limits = pageLimits({ ...SETTINGS, ...settings }, () => now)
  const open = new Map<string, () => void>()
  let begun: (url: string) => void = () => {}
  const render: Handler = async (request, response) => {
    const { url = '' } = request
    if (url.startsWith('/held')) {
      await new Promise<void>((resolve) => {
        open.set(url, resolve)
        begun(url)
      })
    }
    response.setHeader('content-type', 'text/html')
    const nonce = /'nonce-([^']+)'/.exec(String(request.headers['content-security-policy']))?.[1]
    response.end(`<p>${url}</p><script nonce="${nonce}">one()</script>`)
  }
  const handler = limits.bound(render)
  const front = createFront({
    handler,
    direct: pageMemory({ handler, versionOf: async () => 1, now: () => now }),
    pageRefusal: limits.refusalOf,
    isDev: false,
    trustsProxy: true,
    isHttps: false,
    onFailure: () => {},
  })
  fronts.push(front)
  await new Promise<void>((resolve) => front.server.listen(0, '127.0.0.1', resolve))
  const address = front.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')

  function send(path: string, from: string): { sending: ClientRequest; answer: Promise<Answer> } {
    const sending = httpRequest({
      port: address && typeof address === 'object' ? address.port : 0,
      path,
      agent: false,
      headers: { 'x-forwarded-for': from },
    })
    const answer = new Promise<Answer>((resolve, reject) => {
      sending.on('error', reject)
      sending.on('response', (response) => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (part) => {
          body += part
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
      })
    })
    answer.catch(() => {})
    sending.end()
    return { sending, answer }
  }
  const isBegun = (url: string) =>
    new Promise<void>((resolve) => {
      begun = (started) => started === url && resolve()
    })

  return {
    ask: (path: string, from = '192.0.2.1') => send(path, from).answer,
    /** Asks for a page whose render lasts until it is finished. */
    async hold(path: string, from: string) {
      const started = isBegun(path)
      const sent = send(path, from)
      await started
      return sent
    },
    /** Asks for a page that waits for its place. */
    async queue(path: string, from: string) {
      const arrived = once(front.server, 'request')
      const sent = send(path, from)
      await arrived
      return sent
    },
    finish: (path: string) => open.get(path)?.(),
    underWay: () => front.underWay(),
    later: (ms: number) => {
      now += ms
    },
  }
}

describe('the pages of one address in a minute', () => {
  test('are limited, and those of another are not', async () => {
    const { ask, later } = await site({ PAGES_PER_MINUTE: 3 })
    for (let n = 0; n < 3; n++) expect((await ask(`/search?q=${n}`)).status).toBe(200)
    const refused = await ask('/search?q=more')
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
    expect(JSON.parse(refused.body).code).toBe('RATE_LIMITED')
    expect((await ask('/search?q=more', '192.0.2.2')).status).toBe(200)
    later(60_000)
    expect((await ask('/search?q=more')).status).toBe(200)
  })

  test('do not count what is no page', async () => {
    const { ask } = await site({ PAGES_PER_MINUTE: 1 })
    for (let n = 0; n < 20; n++) {
      for (const path of ['/api/x', '/_next/static/chunks/a.js', '/favicon.ico'])
        expect((await ask(path)).status).toBe(200)
    }
    expect((await ask('/search')).status).toBe(200)
  })

  test('count a kept page as a tenth of a rendered one', async () => {
    const { ask } = await site({ PAGES_PER_MINUTE: 3 })
    const statuses: number[] = []
    // Next renders the first two, and the second of them is kept.
    for (let n = 0; n < 12; n++) statuses.push((await ask('/listings/yarn')).status)
    expect(statuses.indexOf(429)).toBe(-1)
    expect((await ask('/search')).status).toBe(429)
  })
})

describe('pages in the making', () => {
  test('are few at a time: more wait for their turn, and the rest are 503', async () => {
    const { ask, hold, queue, finish } = await site()
    const first = await hold('/held/1', 'a')
    const second = await hold('/held/2', 'b')
    const queued = []
    for (const from of ['a', 'b', 'c', 'd']) queued.push(await queue(`/waits/${from}`, from))
    const refused = await ask('/search', 'e')
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
    expect(JSON.parse(refused.body).code).toBe('UNAVAILABLE')
    expect((await ask('/api/x', 'e')).status, 'what is no page').toBe(200)
    finish('/held/1')
    for (const { answer } of [first, ...queued]) expect((await answer).status).toBe(200)
    expect((await ask('/search', 'e')).status, 'once there is room').toBe(200)
    finish('/held/2')
    expect((await second.answer).status).toBe(200)
  })

  test('of one address take at most half of the places', async () => {
    const { ask, hold, queue, finish } = await site()
    const first = [await hold('/held/1', 'a'), await hold('/held/2', 'a'), await queue('/waits', 'a')]
    expect((await ask('/search', 'a')).status).toBe(503)
    const other = await queue('/search', 'b')
    for (const path of ['/held/1', '/held/2']) finish(path)
    for (const { answer } of [...first, other]) expect((await answer).status).toBe(200)
  })

  test('whose reader went away while it waited leaves its place in the queue', async () => {
    const { ask, hold, queue, finish, underWay } = await site({ RENDERS_AT_ONCE: 1, RENDERS_WAITING: 1 })
    const held = await hold('/held', 'a')
    const gone = await queue('/waits', 'b')
    expect((await ask('/search', 'c')).status).toBe(503)
    gone.sending.destroy()
    await expect.poll(underWay).toBe(1)
    const queued = await queue('/search', 'c')
    finish('/held')
    for (const { answer } of [held, queued]) expect((await answer).status).toBe(200)
  })

  test('keep no place while their reader is slow', async () => {
    const limits = pageLimits({ ...SETTINGS, RENDERS_AT_ONCE: 1, RENDERS_WAITING: 1 }, () => 0)
    let finish = () => {}
    const handler = limits.bound(async (request, response) => {
      response.write('begun, ')
      if (request.url === '/slow') await new Promise<void>((resolve) => (finish = resolve))
      response.end('ended')
    })
    const front = createFront({ handler, isDev: false, trustsProxy: false, isHttps: false, onFailure: () => {} })
    fronts.push(front)
    await new Promise<void>((resolve) => front.server.listen(0, '127.0.0.1', resolve))
    const address = front.server.address()
    const base = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
    const slow = await fetch(`${base}/slow`)
    expect(await (await fetch(`${base}/other`)).text()).toBe('begun, ended')
    finish()
    expect(await slow.text()).toBe('begun, ended')
  })
})
