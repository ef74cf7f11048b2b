import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { events } from '@/db/schema/listings'
import { companies, users } from '@/db/schema/users'
import type { SignedUp } from '@/lib/contract/responses/account'
import { testMarket, withConditions } from '@/lib/testing/market'
import { accountProfile, createAccount, fillEmailSkeletons, signUp } from './accounts'
import { signIn } from './sign-in'

const market = testMarket()
const { database } = market
const context = () => market.ctxFor(null)

let serial = 0
const newBody = (changes: object = {}) => ({
  email: `person${++serial}@mill.example`,
  password: 'blue loom 42',
  name: 'Ravi Kumar',
  companyName: 'Mill & Sons',
  country: 'IN',
  roles: ['buyer', 'seller'],
  ...changes,
})

const from = async (address: string, body: object, idempotencyKey: string | null = null): Promise<SignedUp> =>
  (await signUp(withConditions(context(), { address, idempotencyKey }), body)).value.account

describe('signUp', () => {
  test('creates the account, its company and the first event of its history', async () => {
    const body = newBody({ city: 'Erode' })
    const account = await from('10.0.0.1', body)
    expect(account).toMatchObject({ email: body.email, roles: ['buyer', 'seller'] })

    const [user] = await database.db.select().from(users).where(eq(users.id, account.userId))
    expect(user).toMatchObject({ email: body.email, companyId: account.companyId, suspendedAt: null, version: 1 })
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const [company] = await database.db.select().from(companies).where(eq(companies.id, account.companyId))
    expect(company).toMatchObject({ name: 'Mill & Sons', country: 'IN', city: 'Erode', state: '' })
    const history = await database.db.select().from(events).where(eq(events.aggregateId, account.userId))
    expect(history).toHaveLength(1)
    expect(history[0]).toMatchObject({ aggregateType: 'user', sequence: 1, type: 'ACCOUNT_CREATED' })
    expect(JSON.stringify(history)).not.toContain(body.password)
  })

  test('does not take the address as confirmed', async () => {
    const { userId } = await from('10.0.0.1', newBody())
    const [user] = await database.db.select().from(users).where(eq(users.id, userId))
    expect(user?.emailVerifiedAt).toBeNull()
  })

  test('grants admin to no one', async () => {
    const refused = from('10.0.0.1', newBody({ roles: ['admin'] }))
    await expect(refused).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  test('turns no one away when thirty people sign up at the same moment', async () => {
    const bodies = Array.from({ length: 30 }, () => newBody())
    const made = await Promise.all(bodies.map((body) => from('10.0.0.77', body)))
    expect(new Set(made.map(({ userId }) => userId)).size).toBe(30)
  })

  test('creates one account when an address signs up many times together, in any spelling', async () => {
    const spellings = ['race@mill.example', 'Race@Mill.Example', ' race@mill.example', 'RACE＠mill.example']
    const companiesBefore = await database.db.$count(companies)
    const outcomes = await Promise.allSettled(
      [...spellings, ...spellings].map((email) => from('10.0.0.2', newBody({ email }))),
    )
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
    expect(refusals).toEqual(Array(7).fill('EMAIL_TAKEN'))
    expect(await database.db.$count(users, eq(users.email, 'race@mill.example'))).toBe(1)
    expect(await database.db.$count(companies)).toBe(companiesBefore + 1)
  })

  test('refuses an address that looks like that of an account, also of one older than this check', async () => {
    await from('10.0.0.71', newBody({ email: 'meena.look@mill.example' }))
    const lookAlike = newBody({ email: 'mееna.look@mill.example' })
    await expect(from('10.0.0.71', lookAlike)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })

    await from('10.0.0.71', newBody({ email: 'old.look@mill.example' }))
    await database.sql`update users set email_skeleton = null where email like '%.look@mill.example'`
    await fillEmailSkeletons(database.db)
    await expect(from('10.0.0.71', newBody({ email: '0ld.1ook@mill.example' }))).rejects.toMatchObject({
      code: 'EMAIL_TAKEN',
    })
  })

  test('of two look-alike addresses that sign up together exactly one gets an account', async () => {
    const together = ['pair.l@mill.example', 'pair.1@mill.example'].map((email) =>
      from('10.0.0.72', newBody({ email })),
    )
    const outcomes = await Promise.allSettled(together)
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('names the field of a taken address, and stops after ten', async () => {
    const body = newBody()
    await from('10.0.0.3', body)
    for (let attempt = 0; attempt < 10; attempt++) {
      const refused = from('10.0.0.4', { ...newBody(), email: body.email })
      await expect(refused).rejects.toMatchObject({ code: 'EMAIL_TAKEN', extras: { issues: [{ field: 'email' }] } })
    }
    const refused = from('10.0.0.4', newBody())
    await expect(refused).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  test('under one key creates one account and repeats the result, for the same network address only', async () => {
    const body = newBody()
    const first = await from('10.0.0.6', body, 'sign-up-1')
    expect(await from('10.0.0.6', body, 'sign-up-1')).toEqual(first)
    const other = from('10.0.0.6', { ...body, name: 'Another' }, 'sign-up-1')
    await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
    await expect(from('10.0.0.7', body, 'sign-up-1')).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
  })

  test('counts every new account against its sender, so that no one mails strangers without end', async () => {
    process.env.SIGN_UPS_PER_HOUR = '3'
    try {
      for (let time = 0; time < 3; time++) await from('10.0.0.8', newBody())
      await expect(from('10.0.0.8', newBody())).rejects.toMatchObject({ code: 'RATE_LIMITED' })
      await expect(from('10.0.0.9', newBody())).resolves.toBeTruthy()
    } finally {
      delete process.env.SIGN_UPS_PER_HOUR
    }
  })

  test('in a flood turns new accounts away, but not people who sign in', async () => {
    const body = newBody()
    await from('10.0.1.1', body)
    const flood = Array.from({ length: 80 }, (_, n) => from(`10.0.2.${n}`, newBody()))
    const settled = Promise.allSettled(flood)
    // The first refusal shows that the queue is full.
    await Promise.race(
      flood.map((one) =>
        one.then(
          () => new Promise(() => {}),
          () => null,
        ),
      ),
    )
    const attempt = { email: body.email, password: body.password, address: '10.0.1.2' }
    await expect(signIn(context(), { ...attempt, userAgent: '', previousSid: null, devices: [] })).resolves.toBeTruthy()
    const codes = (await settled).flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(new Set(codes)).toEqual(new Set(['UNAVAILABLE']))
  })

  test('does not send the typed name to an address that is not confirmed', async () => {
    const { userId } = await from('10.0.0.1', newBody({ name: 'Buy at bad.example' }))
    const mails = await database.sql`select subject || body as text from mail_outbox where user_id = ${userId}`
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).not.toContain('bad.example')
  })

  test('refuses an endless list of roles with one issue', async () => {
    const refused = from('10.0.0.1', newBody({ roles: Array(10_000).fill(1) }))
    await expect(refused).rejects.toMatchObject({ extras: { issues: [{ code: 'TOO_MANY', field: 'roles' }] } })
  })

  test('does not count sign-ups that succeed among the failures', async () => {
    for (let attempt = 0; attempt < 12; attempt++) await from('10.0.0.5', newBody())
    await expect(from('10.0.0.5', newBody())).resolves.toMatchObject({ name: 'Ravi Kumar' })
  })
})

describe('createAccount', () => {
  test('creates what an operator asks for: an admin with a confirmed address', async () => {
    const { userId } = await createAccount(context(), {
      email: 'admin@demo.test',
      password: 'any password an operator chose',
      name: 'Operator',
      companyName: 'The marketplace',
      country: 'IN',
      roles: ['admin'],
      emailVerified: true,
    })
    const [user] = await database.db.select().from(users).where(eq(users.id, userId))
    expect(user?.roles).toEqual(['admin'])
    expect(user?.emailVerifiedAt).toBeInstanceOf(Date)
  })
})

describe('accountProfile', () => {
  test('shows the account with its company and no secret', async () => {
    const body = newBody()
    const { userId, companyId } = await from('10.0.0.6', body)
    const profile = await accountProfile({
      ...context(),
      actor: {
        userId,
        companyId,
        email: body.email,
        name: body.name,
        roles: ['buyer', 'seller'],
        emailVerified: false,
        via: { kind: 'session', sessionId: 'any' },
      },
    })
    expect(profile).toMatchObject({ email: body.email, emailVerified: false, company: { name: 'Mill & Sons' } })
    expect(JSON.stringify(profile)).not.toMatch(/argon2|password/i)
  })
})
