import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { events } from '@/db/schema/listings'
import { companies, users } from '@/db/schema/users'
import { testDatabase } from '@/db/testing/database'
import { localRequest } from '@/lib/contract/request-context'
import type { ServiceContext } from '../shared/context'
import { accountProfile, createAccount, type SignedUp, signUp } from './accounts'
import { signIn } from './sign-in'

const database = testDatabase()

const context = (): ServiceContext => ({
  actor: null,
  db: database.db,
  now: new Date(),
  newId: uuidv7,
  requestId: 'test',
})

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

const from = async (address: string, body: object, idempotencyKey: string | null = null) => {
  const request = { actor: null, requestId: 'test', method: 'POST', path: '/api/account/sign-up', idempotencyKey }
  const { body: answer, text } = await signUp(context(), localRequest({ ...request, body, address }))
  return (answer ?? JSON.parse(text ?? '')).account as SignedUp
}

describe('signUp', () => {
  it('makes the account, its company and the first event of its history', async () => {
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

  it('does not take the address as proved', async () => {
    const { userId } = await from('10.0.0.1', newBody())
    const [user] = await database.db.select().from(users).where(eq(users.id, userId))
    expect(user?.emailVerifiedAt).toBeNull()
  })

  it('grants admin to nobody', async () => {
    const refused = from('10.0.0.1', newBody({ roles: ['admin'] }))
    await expect(refused).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  it('makes exactly one account when one address signs up many times at once, in whatever spelling', async () => {
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

  it('names the field of a taken address, and stops telling after ten', async () => {
    const body = newBody()
    await from('10.0.0.3', body)
    for (let attempt = 0; attempt < 10; attempt++) {
      const refused = from('10.0.0.4', { ...newBody(), email: body.email })
      await expect(refused).rejects.toMatchObject({ code: 'EMAIL_TAKEN', extras: { issues: [{ field: 'email' }] } })
    }
    const refused = from('10.0.0.4', newBody())
    await expect(refused).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('under one key makes one account: the second time answers as the first, from no other address', async () => {
    const body = newBody()
    const first = await from('10.0.0.6', body, 'sign-up-1')
    expect(await from('10.0.0.6', body, 'sign-up-1')).toEqual(first)
    const other = from('10.0.0.6', { ...body, name: 'Another' }, 'sign-up-1')
    await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
    await expect(from('10.0.0.7', body, 'sign-up-1')).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
  })

  it('counts every new account against its sender, so that nobody mails strangers without end', async () => {
    process.env.SIGN_UPS_PER_HOUR = '3'
    try {
      for (let time = 0; time < 3; time++) await from('10.0.0.8', newBody())
      await expect(from('10.0.0.8', newBody())).rejects.toMatchObject({ code: 'RATE_LIMITED' })
      await expect(from('10.0.0.9', newBody())).resolves.toBeTruthy()
    } finally {
      delete process.env.SIGN_UPS_PER_HOUR
    }
  })

  it('in a flood turns new accounts away and nobody who signs in', async () => {
    const body = newBody()
    await from('10.0.1.1', body)
    const flood = Array.from({ length: 80 }, (_, n) => from(`10.0.2.${n}`, newBody()))
    const settled = Promise.allSettled(flood)
    // The first that is turned away says that the queue is full.
    await Promise.race(
      flood.map((one) =>
        one.then(
          () => new Promise(() => {}),
          () => null,
        ),
      ),
    )
    const attempt = { email: body.email, password: body.password, address: '10.0.1.2' }
    await expect(signIn(context(), { ...attempt, userAgent: '', previousSid: null })).resolves.toBeTruthy()
    const codes = (await settled).flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(new Set(codes)).toEqual(new Set(['UNAVAILABLE']))
  })

  it('sends the name that was typed to no address that is not proved', async () => {
    const { userId } = await from('10.0.0.1', newBody({ name: 'Buy at bad.example' }))
    const mails = await database.sql`select subject || body as text from mail_outbox where user_id = ${userId}`
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).not.toContain('bad.example')
  })

  it('refuses a list of roles longer than any sound one with one sentence', async () => {
    const refused = from('10.0.0.1', newBody({ roles: Array(10_000).fill(1) }))
    await expect(refused).rejects.toMatchObject({ extras: { issues: [{ code: 'TOO_MANY', field: 'roles' }] } })
  })

  it('does not count sign-ups that succeed among the failures', async () => {
    for (let attempt = 0; attempt < 12; attempt++) await from('10.0.0.5', newBody())
    await expect(from('10.0.0.5', newBody())).resolves.toMatchObject({ name: 'Ravi Kumar' })
  })
})

describe('createAccount', () => {
  it('makes what an operator asks for: an admin whose address is proved', async () => {
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
  it('shows the account with its company and no secret', async () => {
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
