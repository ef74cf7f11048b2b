import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { updatePasswordHash } from '@/db/queries/accounts/users'
import { accountSecrets } from '@/db/schema/account-secrets'
import { events } from '@/db/schema/listings'
import { mailOutbox } from '@/db/schema/notifications'
import { users } from '@/db/schema/users'
import { newId } from '@/lib/config/new-id'
import type { Actor } from '@/lib/domain/actor'
import { isDomainError } from '@/lib/domain/errors'
import { TEST_PASSWORD, testMarket, withConditions } from '@/lib/testing/market'
import type { ServiceContext } from '../shared/context'
import {
  changePassword,
  confirmEmail,
  requestEmailChange,
  requestEmailConfirmation,
  requestPasswordReset,
  resetPassword,
} from './account-security'
import { changeAccount, signUp } from './accounts'
import { hashPassword as passwordHashOf } from './passwords'
import { actorOfSession, openSession } from './sessions'
import { signIn } from './sign-in'
import { actorOfToken, createTokenFor } from './tokens'

const MINUTE_MS = 60_000
const START = new Date('2026-11-21T06:00:00.000Z')
const OLD = TEST_PASSWORD
const NEW = 'nine green looms'
let serial = 0

const market = testMarket({ now: START })
const { database } = market
beforeAll(() => {
  vi.stubEnv('LOG_LEVEL', 'silent')
  vi.stubEnv('PUBLIC_URL', 'https://yarn.example')
})

/** What a request has besides its body; the address is that of the last person unless another is given. */
interface Sent {
  address?: string
  idempotencyKey?: string
  ifMatch?: string
}

const requestOf = <A extends Actor | null>(actor: A, ms: number, sent: Sent): ServiceContext<A> =>
  withConditions(market.ctxFor(actor, new Date(START.getTime() + ms)), {
    address: `10.0.0.${serial}`,
    scope: '/api/account',
    ...sent,
  })
const at = (ms = 0, sent: Sent = {}) => requestOf(null, ms, sent)

async function person(): Promise<{ actor: Actor; sid: string; as: (sent?: Sent) => ServiceContext<Actor> }> {
  const email = `person${++serial}@mill.example`
  const account = { email, name: 'Ravi', companyName: 'Rao Mills', emailVerified: false }
  const { userId } = await market.newSeller({ ...account, plan: null })
  const sid = await openSession(at(), { userId, userAgent: 'Firefox' })
  const actor = await actorOfSession(at(), sid)
  if (!actor) throw new Error('no session')
  return { actor, sid, as: (sent = {}) => requestOf(actor, 0, sent) }
}

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

/** The result of work that read the account before this change of it is committed. */
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
  signIn(at(ms), {
    email,
    password,
    address: `10.9.9.${++serial}`,
    userAgent: '',
    previousSid: null,
    devices: [],
  }).then(
    () => true,
    () => false,
  )

describe('changing the password', () => {
  test('needs the old one, ends every other session and keeps this one', async () => {
    const { actor, sid, as } = await person()
    const other = await openSession(at(), { userId: actor.userId, userAgent: 'Chrome' })
    expect(await changePassword(as(), { currentPassword: OLD, newPassword: NEW })).toMatchObject({
      value: { endedSessions: 1 },
    })
    expect(await actorOfSession(at(), other)).toBeNull()
    expect(await actorOfSession(at(), sid)).not.toBeNull()
    expect(await canSignIn(actor.email, OLD)).toBe(false)
    expect(await canSignIn(actor.email, NEW)).toBe(true)
  })

  test('a wrong old one names its field and counts as a guess of this session, wherever it is sent from', async () => {
    const { actor, as } = await person()
    const change = (currentPassword: string, address: string) =>
      changePassword(as({ address }), { currentPassword, newPassword: NEW })
    for (let time = 0; time < 10; time += 1) {
      const guess = change('wrong', `10.1.1.${time}`)
      await expect(guess).rejects.toMatchObject({ extras: { issues: [{ field: 'currentPassword' }] } })
    }
    await expect(change(OLD, '10.1.1.99')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    expect(await canSignIn(actor.email, OLD)).toBe(true)
  })

  test('is possible while strangers guess the password', async () => {
    const { actor, as } = await person()
    for (let time = 0; time < 10; time += 1) await canSignIn(actor.email, 'wrong')
    expect(await canSignIn(actor.email, OLD)).toBe(false)
    await expect(changePassword(as(), { currentPassword: OLD, newPassword: NEW })).resolves.toBeDefined()
  })

  test('sent five times together under one key is done once, with equal results and no guesses counted', async () => {
    const { actor, as } = await person()
    const body = { currentPassword: OLD, newPassword: NEW }
    const request = { address: '10.2.2.2', idempotencyKey: `change-${serial}` }
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => changePassword(as(request), body)))
    expect(new Set(outcomes.map(({ value }) => JSON.stringify(value)))).toHaveProperty('size', 1)
    expect(outcomes.filter(({ isReplay }) => isReplay)).toHaveLength(4)
    expect(await canSignIn(actor.email, NEW)).toBe(true)
  })

  test('loses to a reset that comes while the old one is compared', async () => {
    const { actor, as } = await person()
    const theirs = await passwordHashOf(THEIRS)
    const changing = await duringAnother(
      (sql) => sql`update users set password_hash = ${theirs} where id = ${actor.userId}`,
      actor.userId,
      () => changePassword(as(), { currentPassword: OLD, newPassword: NEW }),
    )
    expect(changing).toMatchObject({ extras: { issues: [{ field: 'currentPassword', code: 'PASSWORD_WRONG' }] } })
    expect(await canSignIn(actor.email, THEIRS)).toBe(true)
    expect(await canSignIn(actor.email, NEW)).toBe(false)
  })

  test.each([
    [
      'the session',
      (sql: Sql, userId: string) =>
        sql`update sessions set revoked_at = ${START.toISOString()} where user_id = ${userId}`,
    ],
    [
      'the account',
      (sql: Sql, userId: string) => sql`update users set suspended_at = ${START.toISOString()} where id = ${userId}`,
    ],
  ])('is refused when %s has ended in the meantime', async (_name, end) => {
    const { actor, as } = await person()
    const changing = await duringAnother(
      (sql) => end(sql, actor.userId),
      actor.userId,
      () => changePassword(as(), { currentPassword: OLD, newPassword: NEW }),
    )
    expect(changing).toMatchObject({ code: 'AUTH_REQUIRED' })
    await database.sql`update users set suspended_at = null where id = ${actor.userId}`
    expect(await canSignIn(actor.email, OLD)).toBe(true)
  })

  test('is not possible with an API token', async () => {
    const { actor, as } = await person()
    const byToken = {
      ...as(),
      actor: { ...actor, via: { kind: 'token', tokenId: newId(), scopes: ['read', 'write'] } as const },
    }
    await expect(changePassword(byToken, { currentPassword: OLD, newPassword: NEW })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })

  test.each(['short', 'password123', 'Rao Mills'])('%s is refused as a new one', async (newPassword) => {
    const { as } = await person()
    await expect(changePassword(as(), { currentPassword: OLD, newPassword })).rejects.toMatchObject({
      extras: { issues: [{ field: 'newPassword' }] },
    })
  })
})

describe('signing in', () => {
  test.each([
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
      devices: [],
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

  test('never puts an old password back by renewing its hash', async () => {
    const { actor } = await person()
    const [hash, theirs] = [await passwordHashOf(OLD), await passwordHashOf(THEIRS)]
    await database.sql`update users set password_hash = ${theirs} where id = ${actor.userId}`
    expect(await updatePasswordHash(database.db, actor.userId, { from: hash, to: hash })).toBe(false)
    expect(await canSignIn(actor.email, THEIRS)).toBe(true)
  })
})

describe('asking for another e-mail address', () => {
  test.each([
    [
      'the password has changed',
      'PASSWORD_WRONG',
      (sql: Sql, userId: string) => sql`update users set password_hash = 'theirs' where id = ${userId}`,
    ],
    [
      'the session has ended',
      'AUTH_REQUIRED',
      (sql: Sql, userId: string) =>
        sql`update sessions set revoked_at = ${START.toISOString()} where user_id = ${userId}`,
    ],
  ])('is refused when %s in the meantime', async (_name, code, change) => {
    const { actor, as } = await person()
    const asked = await duringAnother(
      (sql) => change(sql, actor.userId),
      actor.userId,
      () => requestEmailChange(as(), { email: `late${serial}@mill.example`, currentPassword: OLD }),
    )
    const { code: refusal, extras } = asked as { code: string; extras: { issues?: { code: string }[] } }
    expect([refusal, ...(extras.issues ?? []).map((issue) => issue.code)]).toContain(code)
    expect(await linkOf(actor.userId, '/confirm-email')).toBe('')
  })
})

describe('a forgotten password', () => {
  test('that is reset revokes API tokens, one that is changed keeps them, and the mail says which', async () => {
    const { actor, as } = await person()
    const token = async () => actorOfToken(at(), made ?? '')
    const made = await createTokenFor(at(), { email: actor.email, name: 'erp' })
    const lastMail = async () => {
      const mails = await database.sql`select body from mail_outbox where user_id = ${actor.userId} order by id`
      return String(mails.at(-1)?.body)
    }
    await changePassword(as(), { currentPassword: OLD, newPassword: NEW })
    expect(await token()).not.toBeNull()
    expect(await lastMail()).toContain('API tokens stay as they are')
    await requestPasswordReset(at(), { email: actor.email })
    const secret = await linkOf(actor.userId, '/reset-password')
    await resetPassword(at(), { secret, newPassword: THEIRS })
    expect(await token()).toBeNull()
    expect(await lastMail()).toContain('API tokens were revoked')
  })

  test('is set by the link of the mail, once, proves the address and ends every session', async () => {
    const { actor, sid } = await person()
    await requestPasswordReset(at(), { email: actor.email })
    const secret = await linkOf(actor.userId, '/reset-password')
    await resetPassword(at(MINUTE_MS), { secret, newPassword: NEW })
    expect(await canSignIn(actor.email, NEW, MINUTE_MS)).toBe(true)
    expect(await actorOfSession(at(MINUTE_MS), sid)).toBeNull()
    const [user] = await database.db.select().from(users).where(eq(users.id, actor.userId))
    expect(user?.emailVerifiedAt).not.toBeNull()
    const again = resetPassword(at(MINUTE_MS), { secret, newPassword: 'ten red looms' })
    await expect(again).rejects.toMatchObject({ extras: { issues: [{ code: 'LINK_OVER' }] } })
  })

  test('of two that use one link together exactly one sets it', async () => {
    const { actor } = await person()
    await requestPasswordReset(at(), { email: actor.email })
    const secret = await linkOf(actor.userId, '/reset-password')
    const both = await Promise.allSettled(
      ['first red looms', 'second red looms'].map((newPassword) => resetPassword(at(), { secret, newPassword })),
    )
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('a link ends after half an hour or with a newer one, and a made-up link is refused', async () => {
    const { actor } = await person()
    await requestPasswordReset(at(), { email: actor.email })
    const first = await linkOf(actor.userId, '/reset-password')
    const late = resetPassword(at(30 * MINUTE_MS), { secret: first, newPassword: NEW })
    await expect(late).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    await requestPasswordReset(at(), { email: actor.email })
    const older = resetPassword(at(), { secret: first, newPassword: NEW })
    await expect(older).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    const madeUp = resetPassword(at(), { secret: 'A'.repeat(43), newPassword: NEW })
    await expect(madeUp).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    expect(await canSignIn(actor.email, OLD)).toBe(true)
  })

  test('a link from before a change of the password no longer works after it', async () => {
    const { actor, as } = await person()
    await requestPasswordReset(at(), { email: actor.email })
    const secret = await linkOf(actor.userId, '/reset-password')
    await changePassword(as(), { currentPassword: OLD, newPassword: NEW })
    const late = resetPassword(at(), { secret, newPassword: THEIRS })
    await expect(late).rejects.toMatchObject({ extras: { issues: [{ code: 'LINK_OVER' }] } })
    expect(await canSignIn(actor.email, NEW)).toBe(true)
  })

  test('a change and a reset that arrive together end with one password, and with a refusal of the other', async () => {
    const { actor, as } = await person()
    await requestPasswordReset(at(), { email: actor.email })
    const secret = await linkOf(actor.userId, '/reset-password')
    const both = await Promise.allSettled([
      changePassword(as(), { currentPassword: OLD, newPassword: NEW }),
      resetPassword(at(), { secret, newPassword: THEIRS }),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(both.filter((one) => one.status === 'rejected' && !isDomainError(one.reason))).toEqual([])
    expect(await canSignIn(actor.email, NEW)).toBe(both[0].status === 'fulfilled')
  })

  test('gives the same result with and without an account and beyond the limit, which sends no mail', async () => {
    const { actor } = await person()
    const mailsOf = async () =>
      (await database.db.select().from(mailOutbox).where(eq(mailOutbox.userId, actor.userId))).length
    const before = (await database.db.select().from(mailOutbox)).length
    const askFor = (email: string, address: string) => requestPasswordReset(at(0, { address }), { email })
    const first = await askFor('noone@mill.example', '10.2.2.2')
    expect((await database.db.select().from(mailOutbox)).length).toBe(before)
    for (let time = 0; time < 12; time += 1) {
      expect(await askFor(actor.email, `10.2.3.${time}`)).toEqual(first)
      expect(await askFor(`noone${time}@mill.example`, '10.2.2.2')).toEqual(first)
    }
    expect(await mailsOf()).toBe(10)
    // A sender who has had their mails gets no more, for whatever account.
    const other = await person()
    expect(await askFor(other.actor.email, '10.2.2.2')).toEqual(first)
    expect(await linkOf(other.actor.userId, '/reset-password')).toBe('')
    // Whoever used up the mails, the last link still works, and its owner can sign in where they used it.
    const secret = await linkOf(actor.userId, '/reset-password')
    const here = { address: '10.2.2.2' }
    await resetPassword(at(14 * MINUTE_MS, here), { secret, newPassword: NEW })
    for (let time = 0; time < 10; time += 1) await canSignIn(actor.email, 'wrong', 14 * MINUTE_MS)
    const known = { email: actor.email, password: NEW, userAgent: '', previousSid: null, devices: [], ...here }
    await expect(signIn(at(14 * MINUTE_MS), known)).resolves.toBeDefined()
  })

  test('used up by strangers leaves the owner the mail that confirms their address', async () => {
    const { actor, as } = await person()
    for (let time = 0; time < 11; time += 1) {
      await requestPasswordReset(at(0, { address: `10.2.5.${time}` }), { email: actor.email })
    }
    await requestEmailConfirmation(as({ address: '10.2.6.1' }))
    expect(await linkOf(actor.userId, '/confirm-email')).not.toBe('')
  })

  test('made-up links are guesses: after ten the sender has to wait, others do not', async () => {
    const guess = (letter: string, address: string) =>
      resetPassword(at(0, { address }), { secret: letter.repeat(43), newPassword: NEW })
    for (const letter of 'ABCDEFGHIJ') {
      await expect(guess(letter, '10.6.6.6')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    }
    await expect(guess('K', '10.6.6.6')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    await expect(guess('K', '10.6.6.7')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  test('the secret is stored only in its mail', async () => {
    const { actor } = await person()
    await requestPasswordReset(at(), { email: actor.email })
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
  test('changes a password once and repeats the result, although the old password no longer works', async () => {
    const { as } = await person()
    const change = () => changePassword(as({ idempotencyKey: 'change' }), { currentPassword: OLD, newPassword: NEW })
    await change()
    expect(await change()).toMatchObject({ isReplay: true })
  })

  test('uses a link once and repeats the result without another mail', async () => {
    const { actor } = await person()
    const ask = () => requestPasswordReset(at(0, { idempotencyKey: 'ask' }), { email: actor.email })
    await ask()
    expect(await ask()).toMatchObject({ value: {}, isReplay: true })
    const secret = await linkOf(actor.userId, '/reset-password')
    const reset = () => resetPassword(at(0, { idempotencyKey: 'reset' }), { secret, newPassword: NEW })
    await reset()
    expect(await reset()).toMatchObject({ isReplay: true })
    const mails = await database.db.select().from(mailOutbox).where(eq(mailOutbox.userId, actor.userId))
    const subjects = mails.map(({ subject }) => subject).sort()
    expect(subjects).toEqual(['Set a new password', 'Your password was changed'])
  })
})

describe('a new address', () => {
  test('gets a mail at sign-up and is confirmed by its link', async () => {
    const email = `new${++serial}@mill.example`
    const body = { email, password: OLD, name: 'Mira', companyName: 'Shah', country: 'IN', roles: ['buyer'] }
    await signUp(at(), body)
    const [made] = await database.db.select().from(users).where(eq(users.email, email))
    const userId = made?.id ?? ''
    await confirmEmail(at(MINUTE_MS), { secret: await linkOf(userId, '/confirm-email') })
    const [user] = await database.db.select().from(users).where(eq(users.id, userId))
    expect(user?.emailVerifiedAt).not.toBeNull()
  })

  test('can ask for the mail again, which ends the older link', async () => {
    const { actor, as } = await person()
    await requestEmailConfirmation(as())
    const first = await linkOf(actor.userId, '/confirm-email')
    await requestEmailConfirmation(as())
    await expect(confirmEmail(at(), { secret: first })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  test('a reset link does not confirm an address, and a confirmation link does not reset a password', async () => {
    const { actor, as } = await person()
    await requestPasswordReset(at(), { email: actor.email })
    await requestEmailConfirmation(as())
    const reset = await linkOf(actor.userId, '/reset-password')
    const confirmation = await linkOf(actor.userId, '/confirm-email')
    await expect(confirmEmail(at(), { secret: reset })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    const swapped = resetPassword(at(), { secret: confirmation, newPassword: NEW })
    await expect(swapped).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })
})

describe('details of an account', () => {
  test('a GSTIN is stored as it is printed, and the event names the changed fields, not their values', async () => {
    const { actor, as } = await person()
    const company = { gstin: '27aapfu0939f1zv', isMicroOrSmall: true }
    const { value, version } = await changeAccount(as(), { name: 'Ravi Rao', company })
    expect(version).toBe(2)
    expect(value).toMatchObject({ account: { name: 'Ravi Rao', version, company: { gstin: '27AAPFU0939F1ZV' } } })
    const ofAccount = eq(events.aggregateId, actor.userId)
    const recorded = await database.db.select().from(events).where(ofAccount).orderBy(events.sequence)
    expect(recorded.at(-1)).toMatchObject({ type: 'ACCOUNT_CHANGED' })
    expect(JSON.stringify(recorded.at(-1)?.data)).not.toContain('27AAPFU0939F1ZV')
  })

  test('a GSTIN of another state is stored, with a warning until state and number agree', async () => {
    const { as } = await person()
    const doubted = await changeAccount(as(), { company: { state: 'Tamil Nadu', gstin: '27AAPFU0939F1ZV' } })
    expect(doubted.value).toMatchObject({
      account: { company: { gstin: '27AAPFU0939F1ZV' } },
      issues: [{ code: 'GSTIN_OTHER_STATE', field: 'company.gstin', severity: 'warning' }],
    })
    const agreed = await changeAccount(as(), { company: { state: 'maharashtra' } })
    expect(agreed.value).toMatchObject({ issues: [] })
  })

  test('a change of an older version is refused', async () => {
    const { as } = await person()
    await changeAccount(as(), { name: 'Ravi Rao' })
    const stale = changeAccount(as(), { name: 'X', expectedVersion: 1 })
    await expect(stale).rejects.toMatchObject({ code: 'VERSION_CONFLICT' })
    await expect(changeAccount(as({ ifMatch: '"1"' }), { name: 'X' })).rejects.toMatchObject({
      code: 'PRECONDITION_FAILED',
    })
  })

  test.each(['roles', 'email', 'emailVerifiedAt', 'companyId', 'userId'])('%s cannot be set here', async (key) => {
    const { as } = await person()
    await expect(changeAccount(as(), { [key]: 'x' })).rejects.toMatchObject({
      extras: { issues: [{ code: 'UNKNOWN_FIELD' }] },
    })
  })
})
