import { encode } from 'next-auth/jwt'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { closeSession, openSession } from '@/lib/services/accounts/sessions'
import { createTokenFor } from '@/lib/services/accounts/tokens'
import { testMarket } from '@/lib/testing/market'
import { getIdentity } from './actor'

const market = testMarket()
const SECRET = 'a secret of the tests'
const COOKIE = 'next-auth.session-token'

const context = () => market.ctxFor(null)

const cookieOf = async (sid: string, secret = SECRET) => `${COOKIE}=${await encode({ token: { sid }, secret })}`
const ask = (headers: Record<string, string>) =>
  getIdentity(new Request('http://127.0.0.1/api/x', { headers })).then((found) => found?.actor ?? null)

let seller = { userId: '', sid: '', cookie: '' }
let program = { userId: '', token: '' }

beforeAll(async () => {
  vi.stubEnv('NEXTAUTH_SECRET', SECRET)
  const { userId } = await market.newBuyer()
  const sid = await openSession(context(), { userId, userAgent: '' })
  seller = { userId, sid, cookie: await cookieOf(sid) }
  const { userId: programId, email } = await market.newBuyer()
  program = { userId: programId, token: (await createTokenFor(context(), { email, name: 'test' })) ?? '' }
})

afterAll(() => {
  vi.unstubAllEnvs()
})

describe('getIdentity', () => {
  test('there is no actor without a header and without a cookie', async () => {
    expect(await ask({})).toBeNull()
    expect(await ask({ cookie: 'theme=dark' })).toBeNull()
  })

  test('a browser is known by its session cookie, among other cookies', async () => {
    const actor = await ask({ cookie: `theme=dark; ${seller.cookie}; other=1` })
    expect(actor).toMatchObject({ userId: seller.userId, via: { kind: 'session' } })
  })

  test('a program is known by its token, and its cookies are ignored', async () => {
    const actor = await ask({ authorization: `Bearer ${program.token}`, cookie: seller.cookie })
    expect(actor).toMatchObject({ userId: program.userId, via: { kind: 'token' } })
  })

  test.each(['', 'Bearer', 'Bearer x', 'Basic YTpi', 'Bearer %E0%A4%A', `Bearer tx_${'a'.repeat(43)}`, 'tx_', ', ,'])(
    'the header %j is refused, also when a valid cookie is sent with it',
    async (authorization) => {
      await expect(ask({ authorization, cookie: seller.cookie })).rejects.toMatchObject({
        code: 'AUTH_REQUIRED',
        message: 'This token is not valid, has expired or was revoked.',
      })
    },
  )

  test.each([
    `${COOKIE}=`,
    `${COOKIE}`,
    `${COOKIE}=garbage`,
    `${COOKIE}=a.b.c.d.e`,
    `${COOKIE}=%%%`,
    `${COOKIE}=${'a'.repeat(5000)}`,
    ';;==;',
    '=',
  ])('a malformed cookie is ignored (%#)', async (cookie) => {
    expect(await ask({ cookie })).toBeNull()
  })

  test('two session cookies are refused, in either order, also when they are equal or one is empty', async () => {
    const second = await cookieOf(await openSession(context(), { userId: seller.userId, userAgent: '' }))
    for (const other of [second, seller.cookie, `${COOKIE}=`, `${COOKIE}=garbage`]) {
      for (const cookie of [`${seller.cookie}; ${other}`, `${other};${seller.cookie}; theme=dark`])
        await expect(ask({ cookie })).rejects.toMatchObject({ code: 'AUTH_REQUIRED' })
    }
    const authorization = `Bearer ${program.token}`
    expect(await ask({ authorization, cookie: `${second}; ${seller.cookie}` })).toMatchObject({
      userId: program.userId,
    })
  })

  test('a cookie of another server or without a sid is ignored', async () => {
    expect(await ask({ cookie: await cookieOf(seller.sid, 'another secret') })).toBeNull()
    const empty = await encode({ token: { sub: seller.userId }, secret: SECRET })
    expect(await ask({ cookie: `${COOKIE}=${empty}` })).toBeNull()
  })

  test('on https only the cookie with the https name is read', async () => {
    vi.stubEnv('PUBLIC_URL', 'https://market.example')
    expect(await ask({ cookie: seller.cookie })).toBeNull()
    expect(await ask({ cookie: `__Host-${seller.cookie}` })).toMatchObject({ userId: seller.userId })
    vi.stubEnv('PUBLIC_URL', undefined)
  })

  test('a browser that signed out has no actor any more', async () => {
    const sid = await openSession(context(), { userId: seller.userId, userAgent: '' })
    const cookie = await cookieOf(sid)
    expect(await ask({ cookie })).not.toBeNull()
    await closeSession(context(), sid)
    expect(await ask({ cookie })).toBeNull()
  })
})
