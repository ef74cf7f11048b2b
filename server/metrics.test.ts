import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { countMetric } from '@/lib/config/metrics'
import { createFront, type Front } from './http/front'
import { routePatterns } from './http/route-pattern'
import { createMetrics, type MetricsOptions } from './metrics'

const TOKEN = 'a token for the scraper'
const fronts: Front[] = []
afterEach(async () => {
  await Promise.all(fronts.splice(0).map((front) => front.stop(0)))
})

/** A front as the server makes it: everything else is 404. */
async function serve(settings: Partial<MetricsOptions['settings']> = {}): Promise<string> {
  let front: Front | null = null
  const metrics = createMetrics({
    settings: { DB_POOL_MAX: 10, METRICS_TOKEN: undefined, TRUST_PROXY: undefined, PUBLIC_URL: undefined, ...settings },
    patternOf: (url) => (url.startsWith('/api/things/') ? '/api/things/[id]' : 'other'),
    underWay: () => front?.underWay() ?? 0,
    operations: async () => ({
      database: {
        mailsWaiting: 3,
        importsUnderWay: 2,
        auditRowsUnlinked: 1,
        connections: [{ state: 'idle', count: 4 }],
      },
      streamsOpen: 5,
      entitlements: { isInForce: true, isSourceReady: false },
    }),
  })
  front = createFront({
    handler: async (_, response) => {
      response.writeHead(404).end()
    },
    direct: metrics.handlerFor,
    isDev: false,
    trustsProxy: settings.TRUST_PROXY ?? false,
    isHttps: false,
    onResponse: metrics.observe,
    onFailure: () => {},
  })
  fronts.push(front)
  await new Promise<void>((done) => front?.server.listen(0, '127.0.0.1', done))
  const address = front.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

const read = (base: string, headers: Record<string, string> = {}) => fetch(`${base}/api/metrics`, { headers })

/** The status that a client gets who names this host; fetch sets the name itself. */
const statusFor = (base: string, host: string) =>
  new Promise<number | undefined>((done, failed) => {
    get(`${base}/api/metrics`, { headers: { host }, agent: false }, (response) => {
      response.resume()
      done(response.statusCode)
    }).on('error', failed)
  })

describe('who may read the metrics', () => {
  test('without a token this machine may, by a name of its own', async () => {
    const base = await serve()
    const answer = await read(base)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  test.each([
    [200, '127.0.0.1'],
    [200, '127.8.9.1:3000'],
    [200, 'localhost'],
    [200, '[::1]:3000'],
    [404, '127.attacker.example:3000'],
    [404, '127.0.0.1.attacker.example'],
    [404, 'attacker.example'],
  ])('without a token the answer is %i to the host name %s', async (status, host) => {
    expect(await statusFor(await serve(), host)).toBe(status)
  })

  test.each([
    ['behind a proxy that is trusted', { TRUST_PROXY: true }],
    ['where people reach it under another name', { PUBLIC_URL: 'https://market.example' }],
  ])('%s no one may without a token', async (_, settings) => {
    const base = await serve(settings)
    expect((await read(base)).status).toBe(404)
    expect((await read(base, { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404)
    expect((await read(base, { authorization: 'Bearer undefined' })).status).toBe(404)
  })

  test('with a token set only who brings it may, this machine too', async () => {
    const base = await serve({ METRICS_TOKEN: TOKEN, TRUST_PROXY: true })
    expect((await read(base)).status).toBe(404)
    for (const wrong of [TOKEN, `Bearer ${TOKEN}x`, 'Bearer ', `bearer ${TOKEN}`])
      expect((await read(base, { authorization: wrong })).status, wrong).toBe(404)
    expect((await read(base, { authorization: `Bearer ${TOKEN}` })).status).toBe(200)
  })

  test('only by GET and by this very address', async () => {
    const base = await serve()
    expect((await fetch(`${base}/api/metrics`, { method: 'POST' })).status).toBe(404)
    for (const path of ['/api/metrics/', '/api/metrics?x=1', '/API/metrics'])
      expect((await fetch(base + path)).status, path).toBe(404)
  })
})

describe('what the metrics say', () => {
  test('counts responses by route, method and status class, and work in progress', async () => {
    const base = await serve()
    await fetch(`${base}/api/things/1`)
    await fetch(`${base}/api/things/2`, { method: 'POST' })
    countMetric('idempotentReplays', 7)
    await expect.poll(async () => (await read(base)).text()).toContain('method="POST",status="4xx"} 1')
    const text = await (await read(base)).text()
    for (const line of [
      'textile_http_requests_total{route="/api/things/[id]",method="GET",status="4xx"} 1',
      'textile_http_request_seconds_count{route="/api/things/[id]",method="GET"} 1',
      'textile_http_under_way 1',
      'textile_database_up 1',
      'textile_database_pool_max 10',
      'textile_database_connections{state="idle"} 4',
      'textile_idempotent_replays_total 7',
      'textile_mails_waiting 3',
      'textile_imports_under_way 2',
      'textile_audit_rows_unlinked 1',
      'textile_event_streams_open 5',
      'textile_entitlements_in_force 1',
      'textile_entitlements_source_ready 0',
      'nodejs_eventloop_lag_seconds',
    ])
      expect(text).toContain(line)
  })

  test('has as many series whatever anybody asks for', async () => {
    const base = await serve()
    const series = async () => (await (await read(base)).text()).match(/^textile_http_requests_total\{/gm)?.length ?? 0
    await fetch(`${base}/a`)
    await expect.poll(series).toBe(2)
    for (let turn = 0; turn < 50; turn++) await fetch(`${base}/${turn}?x=${turn}`, { headers: { 'x-odd': `${turn}` } })
    expect(await series()).toBe(2)
  })
})

describe('the name of a route', () => {
  const folder = mkdtempSync(join(tmpdir(), 'routes-'))
  const file = join(folder, 'routes-manifest.json')
  writeFileSync(
    file,
    JSON.stringify({
      staticRoutes: [{ page: '/sell' }],
      dynamicRoutes: [
        { page: '/api/rfq/[rfqId]', regex: '^/api/rfq/([^/]+?)(?:/)?$' },
        { page: '/api/[...path]', regex: '^/api/(.+?)(?:/)?$' },
      ],
    }),
  )
  const patternOf = routePatterns(file)
  rmSync(folder, { recursive: true })

  test.each([
    ['/sell?step=2', '/sell'],
    ['/api/rfq/0197?x=1', '/api/rfq/[rfqId]'],
    ['/_next/static/chunks/1.js', '/_next/static'],
    ['/api/auth/callback/credentials', '/api/auth/[...nextauth]'],
    ['/api/anything/else', 'other'],
    ['/wp-login.php', 'other'],
  ])('of %s is %s', (url, pattern) => {
    expect(patternOf(url)).toBe(pattern)
  })

  test('is "other" for all where there is no list', () => {
    expect(routePatterns('/nowhere')('/sell')).toBe('other')
  })
})
