import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { rateLimits, users } from '@/db/schema/users'
import { TEST_PASSWORD, testMarket } from '@/lib/testing/market'
import type { ServiceContext } from '../shared/context'
import { attemptsOf } from './attempts'
import { actorOfSession } from './sessions'
import { type SignInAttempt, signIn } from './sign-in'
import { setSuspension } from './suspension'

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
  devices: [],
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

  test.each(['an account', 'an address that no one has'])(
    'after ten failures on %s strangers wait, twice as long after each failure, and a minute at most',
    async (kind) => {
      const email = kind === 'an account' ? (await newAccount()).email : `ghost${++network}@mill.example`
      const stranger = (changes: Partial<SignInAttempt> = {}) =>
        attempt({ email, password: 'wrong', address: newAddress(), ...changes })
      let now = new Date()
      for (let failure = 0; failure < 10; failure++) {
        expect(await refusalOf(context(now), stranger())).toMatchObject({ code: 'AUTH_REQUIRED' })
      }
      for (const seconds of [5, 10, 20, 40, 60, 60]) {
        // Right or wrong, before the wait is over nothing is compared; a refusal makes no one wait longer.
        for (const at of [now, new Date(now.getTime() + seconds * 1000 - 1)]) {
          for (const password of ['wrong', PASSWORD]) {
            const refusal = await refusalOf(context(at), stranger({ password }))
            const left = Math.ceil((now.getTime() + seconds * 1000 - at.getTime()) / 1000)
            expect(refusal).toMatchObject({ code: 'RATE_LIMITED', extras: { retryAfterSeconds: left } })
          }
        }
        now = new Date(now.getTime() + seconds * 1000)
        expect(await refusalOf(context(now), stranger())).toMatchObject({ code: 'AUTH_REQUIRED' })
      }
      const quiet = new Date(now.getTime() + 15 * MINUTE_MS)
      for (let failure = 0; failure < 10; failure++) {
        expect(await refusalOf(context(quiet), stranger())).toMatchObject({ code: 'AUTH_REQUIRED' })
      }
    },
  )

  test('lets the owner in at a new place as soon as the wait of strangers is over', async () => {
    const { email } = await newAccount()
    const start = new Date()
    for (let failure = 0; failure < 10; failure++) {
      await refusalOf(context(start), attempt({ email, password: 'wrong', address: newAddress() }))
    }
    const after = new Date(start.getTime() + 5000)
    await expect(signIn(context(after), attempt({ email, address: newAddress() }))).resolves.toBeDefined()
  })

  test('keeps no one waiting until a clock that was set back is as far again', async () => {
    const { email } = await newAccount()
    const start = new Date()
    const stranger = () => attempt({ email, password: 'wrong', address: newAddress() })
    for (let failure = 0; failure < 12; failure++) await refusalOf(context(start), stranger())
    const before = new Date(start.getTime() - 24 * 60 * MINUTE_MS)
    await expect(signIn(context(before), attempt({ email, address: newAddress() }))).resolves.toBeDefined()
    for (let failure = 0; failure < 10; failure++) {
      expect(await refusalOf(context(before), stranger())).toMatchObject({ code: 'AUTH_REQUIRED' })
    }
    expect(await refusalOf(context(before), stranger())).toMatchObject({
      code: 'RATE_LIMITED',
      extras: { retryAfterSeconds: 5 },
    })
  })

  test('lets a browser and an address that signed in before in while strangers guess', async () => {
    const { email } = await newAccount()
    const home = newAddress()
    const { device } = await signIn(context(), attempt({ email, address: home }))
    const now = new Date()
    for (let failure = 0; failure < 10; failure++) {
      await refusalOf(context(now), attempt({ email, password: 'wrong', address: newAddress() }))
    }
    const elsewhere = attempt({ email, address: newAddress() })
    expect(await refusalOf(context(now), elsewhere)).toMatchObject({ code: 'RATE_LIMITED' })
    await expect(signIn(context(now), { ...elsewhere, devices: [device] })).resolves.toMatchObject({ device })
    await expect(signIn(context(now), attempt({ email, address: home }))).resolves.toBeDefined()
    // Their success gives the strangers no more guesses.
    expect(await refusalOf(context(now), attempt({ email, address: newAddress() }))).toMatchObject({
      code: 'RATE_LIMITED',
    })
  })

  test('lets a known browser in while strangers fill the queue', async () => {
    const { email } = await newAccount()
    const { device } = await signIn(context(), attempt({ email, address: newAddress() }))
    const flood = Array.from({ length: 80 }, async (_, index) =>
      refusalOf(context(), attempt({ email: `flood${index}@mill.example`, address: newAddress() })),
    )
    // The first refusal shows that the queue is full.
    await Promise.any(
      flood.map(async (one) => {
        if ((await one).code !== 'UNAVAILABLE') throw new Error('a guess that was judged')
      }),
    )
    await expect(signIn(context(), attempt({ email, address: newAddress(), devices: [device] }))).resolves.toBeDefined()
    const codes = new Set((await Promise.all(flood)).map(({ code }) => code))
    expect(codes).toEqual(new Set(['UNAVAILABLE', 'AUTH_REQUIRED']))
  })

  test.each(['browser', 'address'])('gives a known %s ten failures of its own, for its own account', async (known) => {
    const [{ email }, other] = [await newAccount(), await newAccount()]
    const home = newAddress()
    const { device } = await signIn(context(), attempt({ email, address: home }))
    const now = new Date()
    const again = (changes: Partial<SignInAttempt> = {}) =>
      attempt({
        email,
        ...(known === 'browser' ? { devices: [device], address: newAddress() } : { address: home }),
        ...changes,
      })
    for (let failure = 0; failure < 10; failure++) {
      expect(await refusalOf(context(now), again({ password: 'wrong' }))).toMatchObject({ code: 'AUTH_REQUIRED' })
    }
    expect(await refusalOf(context(now), again())).toMatchObject({ code: 'RATE_LIMITED' })
    // To another account this browser and this address are strangers.
    for (let failure = 0; failure < 10; failure++) {
      await refusalOf(context(now), attempt({ email: other.email, password: 'wrong', address: newAddress() }))
    }
    expect(await refusalOf(context(now), again({ email: other.email }))).toMatchObject({ code: 'RATE_LIMITED' })
  })

  test('lets an address guess ever more slowly, down to once in a window', async () => {
    const address = newAddress()
    let now = new Date()
    const guess = () => refusalOf(context(now), attempt({ email: `ghost${++network}@mill.example`, address }))
    for (let failure = 0; failure < 10; failure++) await guess()
    const waits: unknown[] = []
    for (let turn = 0; turn < 10; turn++) {
      const { extras } = await guess()
      const { retryAfterSeconds = 0 } = extras as { retryAfterSeconds?: number }
      waits.push(retryAfterSeconds)
      now = new Date(now.getTime() + retryAfterSeconds * 1000 - 1)
      expect(await guess()).toMatchObject({ code: 'RATE_LIMITED' })
      now = new Date(now.getTime() + 1)
      // A window without a failure clears the count, so the last wait ends with it.
      if (turn < 8) expect(await guess()).toMatchObject({ code: 'AUTH_REQUIRED' })
      else break
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900])
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

  test('tells no one at an address that failed ten times which accounts sign in from there', async () => {
    const { email } = await newAccount()
    const home = newAddress()
    const { device } = await signIn(context(), attempt({ email, address: home }))
    const now = new Date()
    const guess = (ofWhom: string) =>
      refusalOf(context(now), attempt({ email: ofWhom, password: 'wrong', address: home }))
    for (let failure = 0; failure < 10; failure++) await guess(`office${failure}@mill.example`)
    const ofNoAccount = await guess('office@mill.example')
    expect(ofNoAccount).toMatchObject({ code: 'RATE_LIMITED' })
    expect(await guess(email)).toEqual(ofNoAccount)
    await expect(signIn(context(now), attempt({ email, address: home, devices: [device] }))).resolves.toBeDefined()
  })

  test('slows down a guesser who takes a new IPv6 network for each guess, and leaves other sites alone', async () => {
    const { email } = await newAccount()
    const networkOf = (n: number) => `2001:db8:7:${n.toString(16)}::/64`
    const now = new Date()
    for (let n = 0; n < 50; n++) {
      const guess = attempt({ email: `site${n}@mill.example`, address: networkOf(n) })
      expect(await refusalOf(context(now), guess)).toMatchObject({ code: 'AUTH_REQUIRED' })
    }
    const next = attempt({ email, address: networkOf(50) })
    expect(await refusalOf(context(now), next)).toMatchObject({ code: 'RATE_LIMITED' })
    await expect(signIn(context(now), { ...next, address: '2001:db8:8:0::/64' })).resolves.toBeDefined()
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

  test('says why an account is suspended and whom to ask, only after the right password', async () => {
    const { email, userId } = await newAccount()
    const admin = await market.newAdmin()
    const suspend = { isSuspended: true, reason: 'Goods were not delivered' }
    await setSuspension(market.ctxFor(admin), { userId, body: suspend })
    const address = newAddress()
    const answerTo = async (password: string) =>
      (await refusalOf(context(), attempt({ email, password, address }))).message
    expect(await answerTo(PASSWORD)).toBe(
      'This account is suspended: Goods were not delivered. Ask the marketplace to lift the suspension.',
    )
    vi.stubEnv('OPERATOR_EMAIL', 'desk@market.example')
    vi.stubEnv('OPERATOR_PHONE', '+91 422 400 4000')
    expect(await answerTo(PASSWORD)).toMatch(/delivered\. Write to desk@market\.example or call \+91 422 400 4000\.$/)
    expect(await answerTo('wrong')).toBe('The e-mail address or the password is not right.')
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
