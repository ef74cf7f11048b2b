import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { updatePasswordHash } from '@/db/queries/accounts/users'
import { accountSecrets } from '@/db/schema/account-secrets'
import { events } from '@/db/schema/listings'
import { mailOutbox } from '@/db/schema/notifications'
import { rateLimits, users } from '@/db/schema/users'
import { testDatabase } from '@/db/testing/database'
import { localRequest } from '@/lib/contract/request-context'
import type { Actor } from '@/lib/domain/actor'
import type { ServiceContext } from '../shared/context'
import {
  changePassword,
  confirmEmail,
  requestEmailConfirmation,
  requestPasswordReset,
  resetPassword,
} from './account-security'
import { changeAccount, createAccount, signUp } from './accounts'
import { hashPassword as passwordHashOf } from './passwords'
import { actorOfSession, openSession } from './sessions'
import { signIn } from './sign-in'
import { actorOfToken, createTokenFor } from './tokens'

const database = testDatabase()
beforeAll(() => {
  vi.stubEnv('LOG_LEVEL', 'silent')
  vi.stubEnv('PUBLIC_URL', 'https://yarn.example')
})

const MINUTE_MS = 60_000
const START = new Date('2026-11-21T06:00:00.000Z')
const OLD = 'seven blue looms'
const NEW = 'nine green looms'
let serial = 0

const at = (ms = 0): ServiceContext => ({
  actor: null,
  db: database.db,
  now: new Date(START.getTime() + ms),
  newId: uuidv7,
  requestId: 'test',
})

async function person(): Promise<{ actor: Actor; sid: string; as: (ms?: number) => ServiceContext<Actor> }> {
  const email = `person${++serial}@mill.example`
  const account = { email, password: OLD, name: 'Ravi', companyName: 'Rao Mills', country: 'IN' }
  const { userId, companyId } = await createAccount(at(), { ...account, roles: ['seller'], emailVerified: false })
  const sid = await openSession(at(), { userId, userAgent: 'Firefox' })
  const session = await actorOfSession(at(), sid)
  if (!session) throw new Error('no session')
  const actor: Actor = { ...session, userId, companyId }
  return { actor, sid, as: (ms = 0) => ({ ...at(ms), actor }) }
}

const from = (body: unknown, address = `10.0.0.${serial}`, idempotencyKey: string | null = null) =>
  localRequest({ actor: null, requestId: 'test', method: 'POST', path: '/api/account', body, address, idempotencyKey })

const own = (ctx: ServiceContext<Actor>, body: unknown, address?: string, key?: string) => ({
  ...from(body, address, key),
  actor: ctx.actor,
})

/** The link of the last mail to this account, by its page. */
async function linkOf(userId: string, path: string): Promise<string> {
  const mails = await database.db.select().from(mailOutbox).where(eq(mailOutbox.userId, userId)).orderBy(mailOutbox.id)
  const found = mails
    .map(({ body }) => new RegExp(`https://yarn\\.example${path}#(\\S+)`).exec(body)?.[1])
    .filter(Boolean)
  return found.at(-1) ?? ''
}

const THEIRS = 'four white looms'
type Sql = (typeof database)['sql']

/** What comes of some work that has judged the account already when this change of it is committed. */
async function duringAnother(
  change: (sql: Sql) => Promise<unknown>,
  userId: string,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { sql } = database
  let outcome: Promise<unknown> = Promise.resolve()
  await sql.begin(async (tx) => {
    await tx`select 1 from users where id = ${userId} for update`
    outcome = work().catch((error: unknown) => error)
    const waiting = () =>
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await waiting()).length, { timeout: 15_000 }).toBeGreaterThan(0)
    await change(tx as unknown as Sql)
  })
  return outcome
}

const canSignIn = (email: string, password: string, ms = 0) =>
  signIn(at(ms), { email, password, address: `10.9.9.${++serial}`, userAgent: '', previousSid: null }).then(
    () => true,
    () => false,
  )

describe('changing the password', () => {
  it('takes the old one, ends every other session and keeps this one', async () => {
    const { actor, sid, as } = await person()
    const other = await openSession(at(), { userId: actor.userId, userAgent: 'Chrome' })
    expect(await changePassword(as(), own(as(), { currentPassword: OLD, newPassword: NEW }))).toMatchObject({
      body: { endedSessions: 1 },
    })
    expect(await actorOfSession(at(), other)).toBeNull()
    expect(await actorOfSession(at(), sid)).not.toBeNull()
    expect(await canSignIn(actor.email, OLD)).toBe(false)
    expect(await canSignIn(actor.email, NEW)).toBe(true)
  })

  it('a wrong old one is said at its field, counts as guessing, and is locked out like guessing', async () => {
    const { actor, as } = await person()
    const guess = () => changePassword(as(), own(as(), { currentPassword: 'wrong', newPassword: NEW }, '10.1.1.1'))
    for (let time = 0; time < 10; time += 1) {
      await expect(guess()).rejects.toMatchObject({ extras: { issues: [{ field: 'currentPassword' }] } })
    }
    await expect(guess()).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    expect(await canSignIn(actor.email, OLD)).toBe(false)
    await database.db.delete(rateLimits)
    expect(await canSignIn(actor.email, OLD)).toBe(true)
  })

  it('sent five times at once under one key is done once and answered alike, and is no guessing', async () => {
    const { actor, as } = await person()
    const body = { currentPassword: OLD, newPassword: NEW }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => changePassword(as(), own(as(), body, '10.2.2.2', `change-${serial}`))),
    )
    expect(new Set(answers.map(({ text, body: made }) => text ?? JSON.stringify(made)))).toHaveProperty('size', 1)
    expect(answers.filter(({ isReplay }) => isReplay)).toHaveLength(4)
    expect(await canSignIn(actor.email, NEW)).toBe(true)
  })

  it('loses to a reset that comes while the old one is being compared', async () => {
    const { actor, as } = await person()
    const theirs = await passwordHashOf(THEIRS)
    const changing = await duringAnother(
      (sql) => sql`update users set password_hash = ${theirs} where id = ${actor.userId}`,
      actor.userId,
      () => changePassword(as(), own(as(), { currentPassword: OLD, newPassword: NEW })),
    )
    expect(changing).toMatchObject({ extras: { issues: [{ field: 'currentPassword', code: 'PASSWORD_WRONG' }] } })
    expect(await canSignIn(actor.email, THEIRS)).toBe(true)
    expect(await canSignIn(actor.email, NEW)).toBe(false)
  })

  it.each([
    [
      'the session',
      (sql: Sql, userId: string) =>
        sql`update sessions set revoked_at = ${START.toISOString()} where user_id = ${userId}`,
    ],
    [
      'the account',
      (sql: Sql, userId: string) => sql`update users set suspended_at = ${START.toISOString()} where id = ${userId}`,
    ],
  ])('is refused once %s has ended meanwhile', async (_name, end) => {
    const { actor, as } = await person()
    const changing = await duringAnother(
      (sql) => end(sql, actor.userId),
      actor.userId,
      () => changePassword(as(), own(as(), { currentPassword: OLD, newPassword: NEW })),
    )
    expect(changing).toMatchObject({ code: 'AUTH_REQUIRED' })
    await database.sql`update users set suspended_at = null where id = ${actor.userId}`
    expect(await canSignIn(actor.email, OLD)).toBe(true)
  })

  it('an API token cannot', async () => {
    const { actor, as } = await person()
    const byToken = { ...as(), actor: { ...actor, via: { kind: 'token', tokenId: uuidv7() } as const } }
    await expect(
      changePassword(byToken, own(byToken, { currentPassword: OLD, newPassword: NEW })),
    ).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })

  it.each(['short', 'password123', 'Rao Mills'])('%s is refused as a new one', async (newPassword) => {
    const { as } = await person()
    await expect(changePassword(as(), own(as(), { currentPassword: OLD, newPassword }))).rejects.toMatchObject({
      extras: { issues: [{ field: 'newPassword' }] },
    })
  })
})

describe('signing in', () => {
  it.each([
    [
      'is reset',
      (sql: Sql, userId: string, hash: string) => sql`update users set password_hash = ${hash} where id = ${userId}`,
    ],
    [
      'is suspended',
      (sql: Sql, userId: string) => sql`update users set suspended_at = ${START.toISOString()} where id = ${userId}`,
    ],
  ])('opens nothing for an account that %s while its password is being compared', async (_name, change) => {
    const { actor } = await person()
    const theirs = await passwordHashOf(THEIRS)
    const attempt = {
      email: actor.email,
      password: OLD,
      address: `10.8.8.${++serial}`,
      userAgent: 'x',
      previousSid: null,
    }
    const outcome = await duringAnother(
      (sql) => change(sql, actor.userId, theirs),
      actor.userId,
      () => signIn(at(), attempt),
    )
    expect(outcome).toMatchObject({ code: 'AUTH_REQUIRED' })
    const opened = await database.sql`select 1 from sessions where user_id = ${actor.userId} and user_agent = 'x'`
    expect(opened).toHaveLength(0)
  })

  it('never puts an old password back by renewing its hash', async () => {
    const { actor } = await person()
    const [hash, theirs] = [await passwordHashOf(OLD), await passwordHashOf(THEIRS)]
    await database.sql`update users set password_hash = ${theirs} where id = ${actor.userId}`
    expect(await updatePasswordHash(database.db, actor.userId, { from: hash, to: hash })).toBe(false)
    expect(await canSignIn(actor.email, THEIRS)).toBe(true)
  })
})

describe('a forgotten password', () => {
  it('set anew revokes API tokens and says so in the mail; one that is changed keeps them and says that', async () => {
    const { actor, as } = await person()
    const token = async () => actorOfToken(at(), made ?? '')
    const made = await createTokenFor(at(), { email: actor.email, name: 'erp' })
    const lastMail = async () => {
      const mails = await database.sql`select body from mail_outbox where user_id = ${actor.userId} order by id`
      return String(mails.at(-1)?.body)
    }
    await changePassword(as(), own(as(), { currentPassword: OLD, newPassword: NEW }))
    expect(await token()).not.toBeNull()
    expect(await lastMail()).toContain('API tokens stay as they are')
    await requestPasswordReset(at(), from({ email: actor.email }))
    const secret = await linkOf(actor.userId, '/reset-password')
    await resetPassword(at(), from({ secret, newPassword: THEIRS }))
    expect(await token()).toBeNull()
    expect(await lastMail()).toContain('API tokens were revoked')
  })

  it('is set by the link of the mail, once, proves the address and ends every session', async () => {
    const { actor, sid } = await person()
    await requestPasswordReset(at(), from({ email: actor.email }))
    const secret = await linkOf(actor.userId, '/reset-password')
    await resetPassword(at(MINUTE_MS), from({ secret, newPassword: NEW }))
    expect(await canSignIn(actor.email, NEW, MINUTE_MS)).toBe(true)
    expect(await actorOfSession(at(MINUTE_MS), sid)).toBeNull()
    const [user] = await database.db.select().from(users).where(eq(users.id, actor.userId))
    expect(user?.emailVerifiedAt).not.toBeNull()
    const again = resetPassword(at(MINUTE_MS), from({ secret, newPassword: 'ten red looms' }))
    await expect(again).rejects.toMatchObject({ extras: { issues: [{ code: 'LINK_OVER' }] } })
  })

  it('of two that use one link at once exactly one sets it', async () => {
    const { actor } = await person()
    await requestPasswordReset(at(), from({ email: actor.email }))
    const secret = await linkOf(actor.userId, '/reset-password')
    const both = await Promise.allSettled(
      ['first red looms', 'second red looms'].map((newPassword) => resetPassword(at(), from({ secret, newPassword }))),
    )
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('a link is over after half an hour, when a newer one was asked for, and when it is made up', async () => {
    const { actor } = await person()
    await requestPasswordReset(at(), from({ email: actor.email }))
    const first = await linkOf(actor.userId, '/reset-password')
    const late = resetPassword(at(30 * MINUTE_MS), from({ secret: first, newPassword: NEW }))
    await expect(late).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    await requestPasswordReset(at(), from({ email: actor.email }))
    const older = resetPassword(at(), from({ secret: first, newPassword: NEW }))
    await expect(older).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    const madeUp = resetPassword(at(), from({ secret: 'A'.repeat(43), newPassword: NEW }))
    await expect(madeUp).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    expect(await canSignIn(actor.email, OLD)).toBe(true)
  })

  it('an address without an account answers the same, mails nobody, and requests are limited', async () => {
    const before = (await database.db.select().from(mailOutbox)).length
    for (let time = 0; time < 10; time += 1) {
      expect(await requestPasswordReset(at(), from({ email: 'nobody@mill.example' }, '10.2.2.2'))).toMatchObject({
        status: 202,
      })
    }
    expect((await database.db.select().from(mailOutbox)).length).toBe(before)
    const more = requestPasswordReset(at(), from({ email: 'nobody@mill.example' }, '10.2.2.3'))
    await expect(more).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('links that are made up are guesses: after ten of them the sender waits, others do not', async () => {
    const guess = (letter: string, address: string) =>
      resetPassword(at(), from({ secret: letter.repeat(43), newPassword: NEW }, address))
    for (const letter of 'ABCDEFGHIJ') {
      await expect(guess(letter, '10.6.6.6')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    }
    await expect(guess('K', '10.6.6.6')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    await expect(guess('K', '10.6.6.7')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  it('the secret is stored nowhere but in its mail', async () => {
    const { actor } = await person()
    await requestPasswordReset(at(), from({ email: actor.email }))
    const secret = await linkOf(actor.userId, '/reset-password')
    const kept = JSON.stringify([
      await database.db.select().from(accountSecrets),
      await database.db.select().from(events),
    ])
    expect(secret).not.toBe('')
    expect(kept).not.toContain(secret)
  })
})

describe('an Idempotency-Key', () => {
  it('changes a password once: the second time answers as the first, though the old password is none any more', async () => {
    const { as } = await person()
    const change = () =>
      changePassword(as(), own(as(), { currentPassword: OLD, newPassword: NEW }, undefined, 'change'))
    await change()
    expect(await change()).toMatchObject({ isReplay: true })
  })

  it('uses a link once: the second time answers as the first, and mails nothing more', async () => {
    const { actor } = await person()
    const ask = () => requestPasswordReset(at(), from({ email: actor.email }, '10.7.7.7', 'ask'))
    await ask()
    expect(await ask()).toMatchObject({ status: 202, isReplay: true })
    const secret = await linkOf(actor.userId, '/reset-password')
    const reset = () => resetPassword(at(), from({ secret, newPassword: NEW }, '10.7.7.7', 'reset'))
    await reset()
    expect(await reset()).toMatchObject({ isReplay: true })
    const mails = await database.db.select().from(mailOutbox).where(eq(mailOutbox.userId, actor.userId))
    expect(mails.map(({ subject }) => subject)).toEqual(['Set a new password', 'Your password was changed'])
  })
})

describe('a new address', () => {
  it('gets a mail at sign-up and is confirmed by its link', async () => {
    const email = `new${++serial}@mill.example`
    const body = { email, password: OLD, name: 'Mira', companyName: 'Shah', country: 'IN', roles: ['buyer'] }
    await signUp(at(), from(body, '10.3.3.3'))
    const [made] = await database.db.select().from(users).where(eq(users.email, email))
    const userId = made?.id ?? ''
    await confirmEmail(at(MINUTE_MS), from({ secret: await linkOf(userId, '/confirm-email') }))
    const [user] = await database.db.select().from(users).where(eq(users.id, userId))
    expect(user?.emailVerifiedAt).not.toBeNull()
  })

  it('can ask for the mail again; the older link is of no use then', async () => {
    const { actor, as } = await person()
    await requestEmailConfirmation(as(), own(as(), null, '10.4.4.4'))
    const first = await linkOf(actor.userId, '/confirm-email')
    await requestEmailConfirmation(as(), own(as(), null, '10.4.4.4'))
    await expect(confirmEmail(at(), from({ secret: first }))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  it('a reset link confirms nothing by itself and the other way round', async () => {
    const { actor, as } = await person()
    await requestPasswordReset(at(), from({ email: actor.email }))
    await requestEmailConfirmation(as(), own(as(), null, '10.5.5.5'))
    const reset = await linkOf(actor.userId, '/reset-password')
    const confirmation = await linkOf(actor.userId, '/confirm-email')
    await expect(confirmEmail(at(), from({ secret: reset }))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    const swapped = resetPassword(at(), from({ secret: confirmation, newPassword: NEW }))
    await expect(swapped).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })
})

describe('details of an account', () => {
  const change = (ctx: ServiceContext<Actor>, body: unknown, ifMatch: string | null = null) =>
    changeAccount(ctx, localRequest({ actor: ctx.actor, requestId: 'test', method: 'POST', path: '/p', body, ifMatch }))

  it('GSTIN is checked and stored as it is printed; the version moves; an event says what changed, not to what', async () => {
    const { actor, as } = await person()
    const answer = await change(as(), { name: 'Ravi Rao', company: { gstin: '27aapfu0939f1zv', isMicroOrSmall: true } })
    expect(answer).toMatchObject({ etag: '"2"' })
    expect(answer.body).toMatchObject({ account: { name: 'Ravi Rao', company: { gstin: '27AAPFU0939F1ZV' } } })
    const told = await database.db.select().from(events).where(eq(events.aggregateId, actor.userId))
    expect(told.at(-1)).toMatchObject({ type: 'ACCOUNT_CHANGED' })
    expect(JSON.stringify(told.at(-1)?.data)).not.toContain('27AAPFU0939F1ZV')
  })

  it('a GSTIN of another state is stored, and warned of until state and number agree', async () => {
    const { as } = await person()
    const doubted = await change(as(), { company: { state: 'Tamil Nadu', gstin: '27AAPFU0939F1ZV' } })
    expect(doubted.body).toMatchObject({
      account: { company: { gstin: '27AAPFU0939F1ZV' } },
      issues: [{ code: 'GSTIN_OTHER_STATE', field: 'company.gstin', severity: 'warning' }],
    })
    expect((await change(as(), { company: { state: 'maharashtra' } })).body).toMatchObject({ issues: [] })
  })

  it('an older version is refused and nothing is written', async () => {
    const { as } = await person()
    await change(as(), { name: 'Ravi Rao' })
    await expect(change(as(), { name: 'X', expectedVersion: 1 })).rejects.toMatchObject({ code: 'VERSION_CONFLICT' })
    await expect(change(as(), { name: 'X' }, '"1"')).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
  })

  it.each(['roles', 'email', 'emailVerifiedAt', 'companyId', 'userId'])('%s is not to be had here', async (key) => {
    const { as } = await person()
    await expect(change(as(), { [key]: 'x' })).rejects.toMatchObject({
      extras: { issues: [{ code: 'UNKNOWN_FIELD' }] },
    })
  })
})
