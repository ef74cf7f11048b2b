import { encode } from 'next-auth/jwt'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '@/db/testing/database'
import { createAccount } from '@/lib/services/accounts/accounts'
import { closeSession, openSession } from '@/lib/services/accounts/sessions'
import { createTokenFor } from '@/lib/services/accounts/tokens'
import type { ServiceContext } from '@/lib/services/shared/context'
import { getActor } from './actor'

const database = testDatabase()
const SECRET = 'a secret of the tests'
const COOKIE = 'next-auth.session-token'

const context = (): ServiceContext => ({
  actor: null,
  db: database.db,
  now: new Date(),
  newId: uuidv7,
  requestId: 'test',
})

async function newAccount(email: string): Promise<string> {
  const { userId } = await createAccount(context(), {
    email,
    password: 'blue loom 42',
    name: 'Ravi',
    companyName: 'Mill',
    country: 'IN',
    roles: ['buyer'],
    emailVerified: false,
  })
  return userId
}

const cookieOf = async (sid: string, secret = SECRET) => `${COOKIE}=${await encode({ token: { sid }, secret })}`
const ask = (headers: Record<string, string>) => getActor(new Request('http://127.0.0.1/api/x', { headers }))

let seller = { userId: '', sid: '', cookie: '' }
let program = { userId: '', token: '' }

beforeAll(async () => {
  vi.stubEnv('NEXTAUTH_SECRET', SECRET)
  const userId = await newAccount('browser@mill.example')
  const sid = await openSession(context(), { userId, userAgent: '' })
  seller = { userId, sid, cookie: await cookieOf(sid) }
  const email = 'program@mill.example'
  const programId = await newAccount(email)
  program = { userId: programId, token: (await createTokenFor(context(), { email, name: 'test' })) ?? '' }
})

afterAll(() => {
  vi.unstubAllEnvs()
})

describe('getActor', () => {
  it('is nobody without a header and without a cookie', async () => {
    expect(await ask({})).toBeNull()
    expect(await ask({ cookie: 'theme=dark' })).toBeNull()
  })

  it('knows a browser by its session cookie, among others', async () => {
    const actor = await ask({ cookie: `theme=dark; ${seller.cookie}; other=1` })
    expect(actor).toMatchObject({ userId: seller.userId, via: { kind: 'session' } })
  })

  it('knows a program by its token, and then looks at no cookie', async () => {
    const actor = await ask({ authorization: `Bearer ${program.token}`, cookie: seller.cookie })
    expect(actor).toMatchObject({ userId: program.userId, via: { kind: 'token' } })
  })

  it.each(['', 'Bearer', 'Bearer x', 'Basic YTpi', 'Bearer %E0%A4%A', `Bearer tx_${'a'.repeat(43)}`, 'tx_', ', ,'])(
    'refuses the header %j rather than fall back to the cookie beside it',
    async (authorization) => {
      await expect(ask({ authorization, cookie: seller.cookie })).rejects.toMatchObject({ code: 'AUTH_REQUIRED' })
    },
  )

  it.each([
    `${COOKIE}=`,
    `${COOKIE}`,
    `${COOKIE}=garbage`,
    `${COOKIE}=a.b.c.d.e`,
    `${COOKIE}=%%%`,
    `${COOKIE}=${'a'.repeat(5000)}`,
    ';;==;',
    '=',
  ])('takes a malformed cookie for none (%#)', async (cookie) => {
    expect(await ask({ cookie })).toBeNull()
  })

  it('takes no cookie that another server issued, nor one without a sid', async () => {
    expect(await ask({ cookie: await cookieOf(seller.sid, 'another secret') })).toBeNull()
    const empty = await encode({ token: { sub: seller.userId }, secret: SECRET })
    expect(await ask({ cookie: `${COOKIE}=${empty}` })).toBeNull()
  })

  it('looks under the name that belongs to https there, and nowhere else', async () => {
    vi.stubEnv('PUBLIC_URL', 'https://market.example')
    expect(await ask({ cookie: seller.cookie })).toBeNull()
    expect(await ask({ cookie: `__Host-${seller.cookie}` })).toMatchObject({ userId: seller.userId })
    vi.stubEnv('PUBLIC_URL', undefined)
  })

  it('forgets a browser the moment it has signed out', async () => {
    const sid = await openSession(context(), { userId: seller.userId, userAgent: '' })
    const cookie = await cookieOf(sid)
    expect(await ask({ cookie })).not.toBeNull()
    await closeSession(context(), sid)
    expect(await ask({ cookie })).toBeNull()
  })
})
