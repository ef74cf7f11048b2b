import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { rateLimits, users } from '@/db/schema/users'
import { TEST_PASSWORD, testMarket } from '@/lib/testing/market'
import type { ServiceContext } from '../shared/context'
import { attemptsOf } from './attempts'
import { actorOfSession } from './sessions'
import { type SignInAttempt, signIn } from './sign-in'

const market = testMarket()
const { database } = market
const PASSWORD = TEST_PASSWORD
const MINUTE_MS = 60_000

const context = (now = new Date()) => market.ctxFor(null, now)
const newAccount = () => market.newBuyer({ emailVerified: false })

/** Each test has its own address, so that it does not meet the failures of another. */
let network = 0
const newAddress = () => `10.1.0.${++network}`

const attempt = (changes: Partial<SignInAttempt> & { email: string }): SignInAttempt => ({
  password: PASSWORD,
  address: '10.1.255.255',
  userAgent: 'test',
  previousSid: null,
  ...changes,
})

async function refusalOf(ctx: ServiceContext, given: SignInAttempt) {
  const outcome = await signIn(ctx, given).catch((error: unknown) => error)
  expect(outcome).toBeInstanceOf(Error)
  const { code, message, extras } = outcome as { code: string; message: string; extras: object }
  return { code, message, extras }
}

async function points(key: string): Promise<number> {
  const [row] = await database.db.select().from(rateLimits).where(eq(rateLimits.key, key))
  return row?.points ?? 0
}

beforeAll(() => {
  vi.stubEnv('LOG_LEVEL', 'silent')
})

afterAll(() => {
  vi.unstubAllEnvs()
})

describe('signIn', () => {
  test('opens a session for the right password, in whatever spelling of the address', async () => {
    const { email, userId } = await newAccount()
    const opened = await signIn(context(), attempt({ email: ` ${email.toUpperCase()}`, address: newAddress() }))
    expect(opened.userId).toBe(userId)
    expect(await actorOfSession(context(), opened.sid)).toMatchObject({ userId, email, roles: ['buyer'] })
  })

  test('opens a new session each time and ends the one that the browser had', async () => {
    const { email } = await newAccount()
    const address = newAddress()
    const first = await signIn(context(), attempt({ email, address }))
    const second = await signIn(context(), attempt({ email, address, previousSid: first.sid }))
    expect(second.sid).not.toBe(first.sid)
    expect(await actorOfSession(context(), first.sid)).toBeNull()
    expect(await actorOfSession(context(), second.sid)).not.toBeNull()
  })

  test('answers an unknown address, a wrong password and an invalid address alike', async () => {
    const { email } = await newAccount()
    const address = newAddress()
    const wrong = await refusalOf(context(), attempt({ email, password: 'not the password', address }))
    expect(wrong).toEqual({
      code: 'AUTH_REQUIRED',
      message: 'The e-mail address or the password is not right.',
      extras: {},
    })
    for (const other of ['noone@mill.example', 'no address', '', 'a\u0000b@mill.example']) {
      expect(await refusalOf(context(), attempt({ email: other, address }))).toEqual(wrong)
    }
    expect(await refusalOf(context(), attempt({ email, password: '', address }))).toEqual(wrong)
    expect(await refusalOf(context(), attempt({ email, password: 'a'.repeat(5000), address }))).toEqual(wrong)
  })

  test('refuses the eleventh attempt on an account, right or wrong, until the window is over', async () => {
    const { email } = await newAccount()
    const start = new Date()
    for (let failure = 0; failure < 10; failure++) {
      const refusal = await refusalOf(context(start), attempt({ email, password: 'wrong', address: newAddress() }))
      expect(refusal.code).toBe('AUTH_REQUIRED')
    }
    const refusal = await refusalOf(context(start), attempt({ email, address: newAddress() }))
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED', extras: { retryAfterSeconds: 15 * 60 } })
    const almost = new Date(start.getTime() + 15 * MINUTE_MS - 1)
    expect(await refusalOf(context(almost), attempt({ email, address: newAddress() }))).toMatchObject({
      code: 'RATE_LIMITED',
    })
    const after = new Date(start.getTime() + 15 * MINUTE_MS)
    await expect(signIn(context(after), attempt({ email, address: newAddress() }))).resolves.toBeDefined()
  })

  test('limits an unknown address as it limits a known one', async () => {
    const start = context()
    for (let failure = 0; failure < 10; failure++) {
      await refusalOf(start, attempt({ email: 'ghost@mill.example', address: newAddress() }))
    }
    const refusal = await refusalOf(start, attempt({ email: 'ghost@mill.example', address: newAddress() }))
    expect(refusal.code).toBe('RATE_LIMITED')
  })

  test('refuses an address that failed ten times on any accounts, and lets others in', async () => {
    const { email } = await newAccount()
    const address = newAddress()
    for (let failure = 0; failure < 10; failure++) {
      await refusalOf(context(), attempt({ email: `ghost${failure}@mill.example`, address }))
    }
    expect(await refusalOf(context(), attempt({ email, address }))).toMatchObject({ code: 'RATE_LIMITED' })
    await expect(signIn(context(), attempt({ email, address: newAddress() }))).resolves.toBeDefined()
  })

  test('judges exactly ten of twenty wrong guesses that arrive together', async () => {
    const { email } = await newAccount()
    const now = new Date()
    const refusals = await Promise.all(
      Array.from({ length: 20 }, () =>
        refusalOf(context(now), attempt({ email, password: 'wrong', address: newAddress() })),
      ),
    )
    const judged = refusals.filter(({ code }) => code === 'AUTH_REQUIRED')
    const limited = refusals.filter(({ code }) => code === 'RATE_LIMITED')
    expect([judged.length, limited.length]).toEqual([10, 10])
    expect(await points(attemptsOf('sign-in', email, '').account)).toBe(10)
  })

  test('counts every one of the failures that arrive together from one address', async () => {
    vi.stubEnv('SIGN_IN_FAILURES_MAX', '1000')
    const address = newAddress()
    const now = new Date()
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        refusalOf(context(now), attempt({ email: `crowd${index}@mill.example`, address })),
      ),
    )
    vi.stubEnv('SIGN_IN_FAILURES_MAX', undefined)
    expect(await points(attemptsOf('sign-in', '', address).address)).toBe(30)
  })

  test('lets twenty people of one office in at the same time', async () => {
    const { email } = await newAccount()
    const address = newAddress()
    const opened = await Promise.all(Array.from({ length: 20 }, () => signIn(context(), attempt({ email, address }))))
    expect(new Set(opened.map(({ sid }) => sid)).size).toBe(20)
  })

  test('resets the count of the account after a success, but not that of the address', async () => {
    const { email } = await newAccount()
    const address = newAddress()
    for (let failure = 0; failure < 3; failure++) {
      await refusalOf(context(), attempt({ email, password: 'wrong', address }))
    }
    await signIn(context(), attempt({ email, address }))
    const keys = attemptsOf('sign-in', email, address)
    expect(await points(keys.account)).toBe(0)
    expect(await points(keys.address)).toBe(3)
  })

  test('says that an account is suspended only to its owner', async () => {
    const { email, userId } = await newAccount()
    await database.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, userId))
    const address = newAddress()
    const owner = await refusalOf(context(), attempt({ email, address }))
    expect(owner).toMatchObject({ code: 'AUTH_REQUIRED', message: expect.stringContaining('suspended') })
    const stranger = await refusalOf(context(), attempt({ email, password: 'wrong', address }))
    expect(stranger.message).not.toContain('suspended')
  })

  test('renews a hash that was made at a lower cost, and the password still works', async () => {
    const { email, userId } = await newAccount()
    const weak = await hash(PASSWORD, { memoryCost: 4096, timeCost: 1, parallelism: 1 })
    await database.db.update(users).set({ passwordHash: weak }).where(eq(users.id, userId))
    await signIn(context(), attempt({ email, address: newAddress() }))
    const [user] = await database.db.select().from(users).where(eq(users.id, userId))
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    await expect(signIn(context(), attempt({ email, address: newAddress() }))).resolves.toBeDefined()
  })

  test('keeps no address of a person in the table of limits', async () => {
    await refusalOf(context(), attempt({ email: 'private@mill.example', address: newAddress() }))
    const rows = await database.db.select({ key: rateLimits.key }).from(rateLimits)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ key }) => key.includes('@'))).toEqual([])
  })
})
