import { desc, eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { recoveryCodes, secondFactors } from '@/db/schema/account-secrets'
import { auditLog } from '@/db/schema/audit'
import { mailOutbox } from '@/db/schema/notifications'
import type { Actor } from '@/lib/domain/actor'
import { TEST_PASSWORD, testMarket } from '@/lib/testing/market'
import type { ActorContext, WriteConditions } from '../../shared/context'
import { changePassword, requestPasswordReset, resetPassword } from '../account-security'
import { removeSecondFactor } from '../operator-accounts'
import { actorOfSession, openSession } from '../sessions'
import { type SignInAttempt, signIn } from '../sign-in'
import { actorOfToken, createToken, createTokenFor } from '../tokens'
import {
  confirmSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
  turnOffSecondFactor,
} from './second-factor'

const market = testMarket()
const { database } = market
const PASSWORD = TEST_PASSWORD
const START = new Date('2026-03-02T06:00:00Z')
const STEP_MS = 30_000
const later = (steps: number) => new Date(START.getTime() + steps * STEP_MS)

beforeAll(() => {
  vi.stubEnv('LOG_LEVEL', 'silent')
})
afterAll(() => {
  vi.unstubAllEnvs()
})

async function signedIn(person: Actor): Promise<{ actor: Actor; sid: string }> {
  const sid = await openSession(market.ctxFor(null, START), { userId: person.userId, userAgent: 'test' })
  const actor = await actorOfSession(market.ctxFor(null, START), sid)
  if (!actor) throw new Error('the session is not there')
  return { actor, sid }
}

const at = (actor: Actor, now: Date, conditions?: Partial<WriteConditions>): ActorContext => ({
  ...market.ctxFor(actor, now),
  ...(conditions && { conditions: { idempotencyKey: null, scope: 'test', ifMatch: null, ...conditions } }),
})

const codeAt = (secret: string, now: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })

/** An account with two-step sign-in, turned on in the first time step. */
async function enrolled(person?: Actor) {
  const { actor, sid } = await signedIn(person ?? (await market.newBuyer()))
  const { setUp } = (await setUpSecondFactor(at(actor, START), { currentPassword: PASSWORD })).value
  const confirmed = await confirmSecondFactor(at(actor, START), { code: codeAt(setUp.secret, START) })
  const code = (steps: number) => codeAt(setUp.secret, later(steps))
  return { actor, sid, secret: setUp.secret, recoveryCodes: confirmed.value.recoveryCodes, code }
}

let network = 0
const attempt = (changes: Partial<SignInAttempt> & { email: string }): SignInAttempt => ({
  password: PASSWORD,
  address: `10.9.0.${++network}`,
  userAgent: 'test',
  previousSid: null,
  devices: [],
  ...changes,
})

const enter = (now: Date, given: SignInAttempt) => signIn(market.ctxFor(null, now), given)
const issueOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (refusal: unknown) => refusal as { code: string; extras: { issues?: { code: string; field: string }[] } },
  )
  const [issue] = error?.extras.issues ?? []
  return error && [error.code, ...(issue ? [issue.code, issue.field] : [])].join(' ')
}

describe('turning it on', () => {
  test('takes the password, then a code, gives ten recovery codes and ends other sessions', async () => {
    const person = await market.newBuyer()
    const other = await signedIn(person)
    const { actor, sid, recoveryCodes: codes } = await enrolled(person)
    expect(await readSecondFactor(at(actor, START))).toEqual({
      isOn: true,
      since: START.toISOString(),
      recoveryCodesLeft: 10,
      isRequired: false,
    })
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/)
    expect(await actorOfSession(market.ctxFor(null, START), other.sid)).toBeNull()
    expect(await actorOfSession(market.ctxFor(null, START), sid)).not.toBeNull()
  })

  test('stores neither the secret nor a recovery code in words', async () => {
    const { secret, recoveryCodes: codes, actor } = await enrolled()
    const stored = JSON.stringify([
      await database.db.select().from(secondFactors).where(eq(secondFactors.userId, actor.userId)),
      await database.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, actor.userId)),
      await database.db.select().from(mailOutbox).where(eq(mailOutbox.userId, actor.userId)),
    ])
    for (const word of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
      expect(stored).not.toContain(word)
    }
  })

  test('needs the right password, the right code, a session, and that it is off', async () => {
    const person = await market.newBuyer()
    const { actor } = await signedIn(person)
    expect(await issueOf(setUpSecondFactor(at(actor, START), { currentPassword: 'wrong' }))).toBe(
      'VALIDATION_FAILED PASSWORD_WRONG currentPassword',
    )
    await setUpSecondFactor(at(actor, START), { currentPassword: PASSWORD })
    expect(await issueOf(confirmSecondFactor(at(actor, START), { code: '000000' }))).toBe(
      'VALIDATION_FAILED CODE_WRONG code',
    )
    expect((await readSecondFactor(at(actor, START))).isOn).toBe(false)
    expect(await issueOf(setUpSecondFactor(at(person, START), { currentPassword: PASSWORD }))).toBe('FORBIDDEN')
    const { actor: on } = await enrolled()
    expect(await issueOf(setUpSecondFactor(at(on, START), { currentPassword: PASSWORD }))).toBe('ACTION_NOT_POSSIBLE')
  })

  test('repeated with one Idempotency-Key, shows the same secret and the same recovery codes', async () => {
    const { actor } = await signedIn(await market.newBuyer())
    const setUp = () => setUpSecondFactor(at(actor, START, { idempotencyKey: 'one' }), { currentPassword: PASSWORD })
    const first = (await setUp()).value.setUp
    expect((await setUp()).value.setUp).toEqual(first)
    const body = { code: codeAt(first.secret, START) }
    const confirm = () => confirmSecondFactor(at(actor, START, { idempotencyKey: 'two', scope: 'confirmation' }), body)
    const { recoveryCodes: codes } = (await confirm()).value
    expect((await confirm()).value.recoveryCodes).toEqual(codes)
  })
})

describe('signing in with it', () => {
  test('asks for the code only after the right password, and takes each code once', async () => {
    const { actor, code } = await enrolled()
    const given = (changes: Partial<SignInAttempt>) => attempt({ email: actor.email, ...changes })
    expect(await issueOf(enter(later(1), given({ password: 'wrong', code: code(1) })))).toBe('AUTH_REQUIRED')
    expect(await issueOf(enter(later(1), given({})))).toBe('AUTH_REQUIRED CODE_REQUIRED code')
    expect(await issueOf(enter(later(1), given({ code: '000000' })))).toBe('AUTH_REQUIRED CODE_WRONG code')
    const { userId } = await enter(later(1), given({ code: ` ${code(1).slice(0, 3)} ${code(1).slice(3)}` }))
    expect(userId).toBe(actor.userId)
    expect(await issueOf(enter(later(1), given({ code: code(1) })))).toBe('AUTH_REQUIRED CODE_WRONG code')
    expect(await issueOf(enter(later(2), given({ code: code(0) })))).toBe('AUTH_REQUIRED CODE_WRONG code')
    await enter(later(2), given({ code: code(2) }))
  })

  test('of one code sent twenty times together exactly one opens a session', async () => {
    const { actor, code } = await enrolled()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => enter(later(1), attempt({ email: actor.email, code: code(1) }))),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('a recovery code works in any spelling, once, and is audited', async () => {
    const { actor, recoveryCodes: codes } = await enrolled()
    const [first = ''] = codes
    await enter(later(1), attempt({ email: actor.email, code: first.toUpperCase().replaceAll('-', ' ') }))
    expect(await issueOf(enter(later(1), attempt({ email: actor.email, code: first })))).toBe(
      'AUTH_REQUIRED CODE_WRONG code',
    )
    expect((await readSecondFactor(at(actor, later(1)))).recoveryCodesLeft).toBe(9)
    const actions = await actionsOf(actor.userId)
    expect(actions).toContain('RECOVERY_CODE_USED')
    expect(actions).toContain('SIGN_IN_REFUSED')
  })

  test('after ten wrong codes strangers wait, and a browser that signed in before does not', async () => {
    const { actor, code } = await enrolled()
    const { device } = await enter(later(1), attempt({ email: actor.email, code: code(1) }))
    const guess = () => issueOf(enter(later(2), attempt({ email: actor.email, code: '000000' })))
    for (let count = 0; count < 10; count += 1) expect(await guess()).toBe('AUTH_REQUIRED CODE_WRONG code')
    expect(await guess()).toBe('RATE_LIMITED')
    expect(await issueOf(enter(later(2), attempt({ email: actor.email, code: code(2) })))).toBe('RATE_LIMITED')
    await enter(later(2), attempt({ email: actor.email, code: code(2), devices: [device] }))
  })
})

/** The secret of the last link to reset the password that was mailed to the account. */
async function resetLink({ userId, email }: Actor): Promise<string> {
  await requestPasswordReset(market.ctxFor(null, START), { email })
  const mails = await database.db.select().from(mailOutbox).where(eq(mailOutbox.userId, userId)).orderBy(mailOutbox.id)
  return mails.map(({ body }) => /reset-password#([\w-]{43})/.exec(body)?.[1] ?? '').findLast(Boolean) ?? ''
}

describe('a reset of the password', () => {
  test('by the owner of an address that no one had confirmed turns it off', async () => {
    const { actor } = await enrolled(await market.newBuyer({ emailVerified: false }))
    const secret = await resetLink(actor)
    await resetPassword(market.ctxFor(null, START), { secret, newPassword: 'nine red looms' })
    const { userId } = await enter(START, attempt({ email: actor.email, password: 'nine red looms' }))
    expect(userId).toBe(actor.userId)
    expect(await database.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId))).toEqual([])
    expect(await actionsOf(userId)).toContain('SECOND_FACTOR_REMOVED')
  })

  test('of an account with a confirmed address leaves it on', async () => {
    const { actor } = await enrolled()
    const secret = await resetLink(actor)
    await resetPassword(market.ctxFor(null, START), { secret, newPassword: 'nine red looms' })
    expect(await issueOf(enter(START, attempt({ email: actor.email, password: 'nine red looms' })))).toBe(
      'AUTH_REQUIRED CODE_REQUIRED code',
    )
  })
})

describe('what asks for the password asks for a code too', () => {
  test('a new token, another password, new recovery codes and turning it off', async () => {
    const { actor, code } = await enrolled()
    const password = { currentPassword: PASSWORD }
    const asked: [string, (body: object, now: Date) => Promise<unknown>][] = [
      ['a token', (body, now) => createToken(at(actor, now), { name: 'import', ...body })],
      ['a password', (body, now) => changePassword(at(actor, now), { newPassword: 'nine red looms', ...body })],
      ['recovery codes', (body, now) => renewRecoveryCodes(at(actor, now), body)],
      ['off', (body, now) => turnOffSecondFactor(at(actor, now), body)],
    ]
    for (const [name, ask] of asked) {
      expect(await issueOf(ask(password, later(1))), name).toBe('VALIDATION_FAILED CODE_REQUIRED code')
      expect(await issueOf(ask({ ...password, code: '000000' }, later(1))), name).toBe(
        'VALIDATION_FAILED CODE_WRONG code',
      )
    }
    await asked[0]?.[1]({ ...password, code: code(1) }, later(1))
    expect(await issueOf(turnOffSecondFactor(at(actor, later(1)), { ...password, code: code(1) }))).toBe(
      'VALIDATION_FAILED CODE_WRONG code',
    )
  })

  test('new recovery codes end the earlier ones', async () => {
    const { actor, code, recoveryCodes: old } = await enrolled()
    const body = { currentPassword: PASSWORD, code: code(1) }
    const { recoveryCodes: fresh } = (await renewRecoveryCodes(at(actor, later(1)), body)).value
    expect(await issueOf(enter(later(2), attempt({ email: actor.email, code: old[0] ?? '' })))).toBe(
      'AUTH_REQUIRED CODE_WRONG code',
    )
    await enter(later(2), attempt({ email: actor.email, code: fresh[0] ?? '' }))
  })
})

describe('turning it off', () => {
  test('ends other sessions, mails the owner, and the password is enough again', async () => {
    const { actor, code } = await enrolled()
    const { sid } = await enter(later(1), attempt({ email: actor.email, code: code(1) }))
    await turnOffSecondFactor(at(actor, later(2)), { currentPassword: PASSWORD, code: code(2) })
    expect(await actorOfSession(market.ctxFor(null, later(2)), sid)).toBeNull()
    await enter(later(2), attempt({ email: actor.email }))
    expect(await mailsTo(actor.userId)).toEqual(['Two-step sign-in is off', 'Two-step sign-in is on'])
    expect(await actionsOf(actor.userId)).toEqual(
      expect.arrayContaining(['SECOND_FACTOR_TURNED_ON', 'SECOND_FACTOR_TURNED_OFF']),
    )
  })

  test('by the operator, for a lost phone, ends every session and mails the owner', async () => {
    const { actor, sid } = await enrolled()
    expect(await removeSecondFactor(market.ctxFor(null, later(1)), actor.email)).toBe(actor.email)
    expect(await actorOfSession(market.ctxFor(null, later(1)), sid)).toBeNull()
    await enter(later(1), attempt({ email: actor.email }))
    expect(await actionsOf(actor.userId)).toContain('SECOND_FACTOR_REMOVED')
    expect(await mailsTo(actor.userId)).toContain('Two-step sign-in is off')
    expect(await issueOf(removeSecondFactor(market.ctxFor(null, later(1)), actor.email))).toBe('ACTION_NOT_POSSIBLE')
  })
})

describe('an administrator', () => {
  test('has no rights of one on a public address until it is on, by session or token', async () => {
    const admin = await market.newAdmin()
    const { sid, actor } = await signedIn(admin)
    const token = (await createTokenFor(market.ctxFor(null, START), { email: admin.email, name: 'test' })) ?? ''
    const roles = async () => [
      (await actorOfSession(market.ctxFor(null, START), sid))?.roles,
      (await actorOfToken(market.ctxFor(null, START), token))?.roles,
    ]
    expect(await roles()).toEqual([['admin'], ['admin']])
    vi.stubEnv('PUBLIC_URL', 'https://market.example')
    expect(await roles()).toEqual([['admin'], ['admin']])
    vi.stubEnv('HOST', '0.0.0.0')
    expect(await roles()).toEqual([[], []])
    expect((await readSecondFactor(at(actor, START))).isRequired).toBe(true)
    const setUp = await setUpSecondFactor(at(actor, START), { currentPassword: PASSWORD })
    await confirmSecondFactor(at(actor, START), { code: codeAt(setUp.value.setUp.secret, START) })
    expect(await roles()).toEqual([['admin'], ['admin']])
    vi.stubEnv('PUBLIC_URL', '')
    vi.stubEnv('HOST', '')
  })
})

async function actionsOf(userId: string): Promise<string[]> {
  const rows = await database.db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.objectId, userId))
  return rows.map(({ action }) => action)
}

async function mailsTo(userId: string): Promise<string[]> {
  const rows = await database.db
    .select({ subject: mailOutbox.subject })
    .from(mailOutbox)
    .where(eq(mailOutbox.userId, userId))
    .orderBy(desc(mailOutbox.createdAt))
  return rows.map(({ subject }) => subject)
}
