import { v7 as uuidv7 } from 'uuid'
import { beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '@/db/testing/database'
import { createAccount } from '@/lib/services/accounts/accounts'
import { createTokenFor } from '@/lib/services/accounts/tokens'
import { actorRoute } from './route'

const database = testDatabase()
beforeAll(() => {
  vi.stubEnv('UPLOADS_PER_MINUTE', '3')
})

async function tokenOf(name: string): Promise<string> {
  const ctx = { actor: null, db: database.db, now: new Date(), newId: uuidv7, requestId: 'test' }
  const email = `${name}@mill.example`
  const account = { email, password: 'blue loom 42', name, companyName: name, country: 'IN' }
  await createAccount(ctx, { ...account, roles: ['seller'], emailVerified: true })
  const token = await createTokenFor(ctx, { email, name: 'test' })
  if (!token) throw new Error('no token')
  return token
}

test('the uploads of one account are limited within a minute, over all upload routes; its other requests and other accounts go on', async () => {
  const done: string[] = []
  const answer = (name: string) => async () => {
    done.push(name)
    return { body: { ok: true } }
  }
  const upload = actorRoute(answer('upload'), { limit: 'uploads' })
  const otherUpload = actorRoute(answer('other upload'), { limit: 'uploads' })
  const read = actorRoute(answer('read'))
  const [one, other] = [await tokenOf('one'), await tokenOf('other')]
  const ask = (route: typeof upload, token: string) =>
    route.reply(new Request('http://mill.example/api/files', { headers: { authorization: `Bearer ${token}` } }), {})

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
