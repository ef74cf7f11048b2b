import { createRequire } from 'node:module'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { beforeAll, expect, test, vi } from 'vitest'
import { routesOf } from '@/lib/contract/route'
import { createTokenFor } from '@/lib/services/accounts/tokens'
import { testMarket } from '@/lib/testing/market'
import { type Allowance, consumeRequest } from './rate-limit'
import { handle } from './route'

const market = testMarket()
beforeAll(() => {
  vi.stubEnv('UPLOADS_PER_MINUTE', '3')
})

async function newToken(): Promise<string> {
  const { email } = await market.newSeller({ plan: null })
  const token = await createTokenFor(market.ctxFor(null), { email, name: 'test' })
  if (!token) throw new Error('no token')
  return token
}

const route = routesOf('Files')
const declared = {
  id: 'test',
  summary: 'Test',
  access: 'actor',
  effect: 'record',
  responses: { 200: { description: 'Done.' } },
} as const

test('limits uploads of one account over all upload routes, and nothing else', async () => {
  const done: string[] = []
  const noted = (name: string) => async () => ({ count: done.push(name) })
  const upload = handle(route('POST /api/files', { ...declared, limit: 'uploads' }), noted('upload'))
  const otherUpload = handle(route('POST /api/pictures', { ...declared, limit: 'uploads' }), noted('other upload'))
  const read = handle(route('POST /api/notes', declared), noted('read'))
  const [one, other] = [await newToken(), await newToken()]
  const ask = (handler: typeof upload, token: string) =>
    handler.reply(new Request('http://mill.example/api/files', { headers: { authorization: `Bearer ${token}` } }), {})

  expect((await ask(upload, one)).status).toBe(200)
  expect((await ask(otherUpload, one)).status).toBe(200)
  const last = await ask(upload, one)
  expect(last.status).toBe(200)
  expect(last.headers['ratelimit-policy']).toContain('"uploads";q=3;w=60')
  expect(last.headers.ratelimit).toMatch(/"uploads";r=0;t=\d+/)

  const refused = await ask(otherUpload, one)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(JSON.parse(String(refused.body))).toMatchObject({ ok: false, code: 'RATE_LIMITED' })
  expect(refused.headers.ratelimit).toMatch(/"uploads";r=0;t=\d+/)

  expect((await ask(read, one)).status).toBe(200)
  expect((await ask(upload, other)).status).toBe(200)
  expect(done).toEqual(['upload', 'other upload', 'upload', 'read', 'upload'])
})

/** The classes of the package once more, as the other bundle of the process has them. */
function packageOnceMore(): typeof import('rate-limiter-flexible') {
  const require = createRequire(import.meta.url)
  for (const file of Object.keys(require.cache)) if (file.includes('rate-limiter-flexible')) delete require.cache[file]
  return require('rate-limiter-flexible')
}

test('a bucket that the other bundle of the process made refuses in the same way', async () => {
  const other = packageOnceMore()
  expect(other.RateLimiterRes).not.toBe(RateLimiterRes)
  const bucket = new other.RateLimiterMemory({ points: 1, duration: 60 })
  Reflect.set(globalThis, Symbol.for('textile.rate-limit uploads'), bucket)
  const spent: Allowance[] = []
  await consumeRequest('uploads', 'somebody', spent)
  await expect(consumeRequest('uploads', 'somebody', spent)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  expect(spent.map(({ remaining }) => remaining)).toEqual([0, 0])
})
