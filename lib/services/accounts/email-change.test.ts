import { desc, eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { mailOutbox } from '@/db/schema/notifications'
import { users } from '@/db/schema/users'
import type { Actor } from '@/lib/domain/actor'
import { TEST_PASSWORD, testMarket, withConditions } from '@/lib/testing/market'
import { readSellerAccess } from '../entitlement/seller-access'
import { readInbox } from '../notifications/notifications'
import type { ActorContext } from '../shared/context'
import {
  changePassword,
  confirmEmail,
  requestEmailChange,
  requestEmailConfirmation,
  requestPasswordReset,
  resetPassword,
} from './account-security'
import { removeSecondFactor } from './operator-accounts'
import { confirmSecondFactor, setUpSecondFactor, turnOffSecondFactor } from './second-factor/second-factor'
import { actorOfSession, openSession } from './sessions'
import { setSuspension } from './suspension'

const market = testMarket()
const { database } = market
const START = new Date('2026-03-02T06:00:00Z')
const PASSWORD = TEST_PASSWORD

beforeAll(() => {
  vi.stubEnv('LOG_LEVEL', 'silent')
})
afterAll(() => {
  vi.unstubAllEnvs()
})

const anonymous = () => market.ctxFor(null, START)

const signedIn = async () => sessionOf((await market.newBuyer()).userId)

async function sessionOf(userId: string): Promise<Actor> {
  const sid = await openSession(anonymous(), { userId, userAgent: 'test' })
  const actor = await actorOfSession(anonymous(), sid)
  if (!actor) throw new Error('the session is not there')
  return actor
}

/** Each request has its own network address, so that it does not meet the count of another. */
let network = 0
const from = (actor: Actor, now = START): ActorContext =>
  withConditions(market.ctxFor(actor, now), { address: `10.3.0.${++network}` })

const ask = (actor: Actor, email: string, currentPassword = PASSWORD) =>
  requestEmailChange(from(actor), { email, currentPassword })

async function lastMail(toAddress: string) {
  const [mail] = await database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.toAddress, toAddress))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(1)
  return { subject: mail?.subject ?? '', secret: /#([\w-]{43})/.exec(mail?.body ?? '')?.[1] ?? '' }
}

async function addressOf(actor: Actor) {
  const [user] = await database.db.select().from(users).where(eq(users.id, actor.userId))
  return user?.email
}

const confirm = (secret: string) => confirmEmail(anonymous(), { secret })
const issueOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { extras?: { issues?: { code: string; field: string }[] } }) => {
      const [issue] = error.extras?.issues ?? []
      return issue ? `${issue.code} ${issue.field}` : 'another failure'
    },
  )

test('another address counts once its link is opened, and the earlier one gets a mail', async () => {
  const actor = await signedIn()
  await ask(actor, 'Meena.New@Mill.example')
  expect(await addressOf(actor)).toBe(actor.email)
  const { subject, secret } = await lastMail('meena.new@mill.example')
  expect(subject).toBe('Confirm your new e-mail address')
  await confirm(secret)
  expect(await addressOf(actor)).toBe('meena.new@mill.example')
  expect((await lastMail(actor.email)).subject).toBe('Your e-mail address was changed')
  expect(await issueOf(confirm(secret))).toBe('LINK_OVER secret')
})

test('a change of address needs the password again', async () => {
  const actor = await signedIn()
  expect(await issueOf(ask(actor, 'other@mill.example', 'not this one'))).toBe('PASSWORD_WRONG currentPassword')
  expect((await lastMail('other@mill.example')).secret).toBe('')
})

test('an address of another account gets the same answer, and no link', async () => {
  const [actor, other] = [await signedIn(), await market.newBuyer()]
  expect((await ask(actor, other.email)).value).toEqual((await ask(actor, 'free@mill.example')).value)
  expect((await lastMail(other.email)).secret).toBe('')
})

test('an address that looks like the own one is free, and like that of another account is not', async () => {
  const { userId } = await market.newBuyer({ email: 'surnit@mill.example' })
  const owner = await sessionOf(userId)
  await ask(await signedIn(), 'sumit@mill.example')
  expect((await lastMail('sumit@mill.example')).secret).toBe('')
  await ask(owner, 'sumit@mill.example')
  await confirm((await lastMail('sumit@mill.example')).secret)
  expect(await addressOf(owner)).toBe('sumit@mill.example')
  await ask(owner, 'sumit@mill.example')
  expect((await lastMail('sumit@mill.example')).subject).toBe('Someone asked to change your e-mail address')
})

test('of two accounts that want one address, the first to open its link gets it', async () => {
  const [first, second] = [await signedIn(), await signedIn()]
  await ask(first, 'wanted@mill.example')
  const { secret: firsts } = await lastMail('wanted@mill.example')
  await ask(second, 'wanted@mill.example')
  const { secret: seconds } = await lastMail('wanted@mill.example')
  const outcomes = await Promise.all([issueOf(confirm(firsts)), issueOf(confirm(seconds))])
  expect(outcomes.toSorted()).toEqual(['LINK_OVER secret', null].toSorted())
})

test('a link to reset the password that went to the earlier address ends with the change', async () => {
  const actor = await signedIn()
  await requestPasswordReset(anonymous(), { email: actor.email })
  const { secret: reset } = await lastMail(actor.email)
  await ask(actor, 'moved@mill.example')
  await confirm((await lastMail('moved@mill.example')).secret)
  expect(await issueOf(resetPassword(anonymous(), { secret: reset, newPassword: 'nine red looms' }))).toBe(
    'LINK_OVER secret',
  )
})

const NEW_PASSWORD = 'nine green looms'
const STEP_MS = 30_000

/** Turns two-step sign-in on. @returns the codes of the app */
async function turnOn(actor: Actor): Promise<(steps: number) => { code: string; now: Date }> {
  const { setUp } = (await setUpSecondFactor(market.ctxFor(actor, START), { currentPassword: PASSWORD })).value
  const codeOf = (steps: number) => {
    const now = new Date(START.getTime() + steps * STEP_MS)
    return { now, code: new TOTP({ secret: Secret.fromBase32(setUp.secret) }).generate({ timestamp: now.getTime() }) }
  }
  await confirmSecondFactor(market.ctxFor(actor, START), { code: codeOf(0).code })
  return codeOf
}

describe('a link to another address ends with', () => {
  test.each<[string, (actor: Actor) => Promise<unknown>]>([
    [
      'a reset of the password',
      async ({ email }) => {
        await requestPasswordReset(anonymous(), { email })
        await resetPassword(anonymous(), { secret: (await lastMail(email)).secret, newPassword: NEW_PASSWORD })
      },
    ],
    [
      'a change of the password',
      (actor) => changePassword(market.ctxFor(actor, START), { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
    ],
    ['two-step sign-in turned on', turnOn],
    [
      'a suspension, also one that is lifted',
      async ({ userId }) => {
        const admin = market.ctxFor(await market.newAdmin(), START)
        for (const isSuspended of [true, false]) {
          await setSuspension(admin, { userId, body: { isSuspended, reason: 'A stranger has the account.' } })
        }
      },
    ],
  ])('%s', async (_how, change) => {
    const actor = await signedIn()
    const wanted = `thief.of.${actor.name}@evil.example`
    await ask(actor, wanted)
    const { secret } = await lastMail(wanted.toLowerCase())
    await change(actor)
    expect(await issueOf(confirm(secret))).toBe('LINK_OVER secret')
    expect(await addressOf(actor)).toBe(actor.email)
  })

  test.each<[string, (actor: Actor, proof: { code: string; now: Date }) => Promise<unknown>]>([
    [
      'two-step sign-in turned off',
      (actor, { code, now }) => turnOffSecondFactor(market.ctxFor(actor, now), { currentPassword: PASSWORD, code }),
    ],
    ['two-step sign-in removed by the operator', ({ email }) => removeSecondFactor(anonymous(), email)],
  ])('%s', async (_how, change) => {
    const actor = await signedIn()
    const codeOf = await turnOn(actor)
    const wanted = `thief.of.${actor.name}@evil.example`
    const { code, now } = codeOf(1)
    await requestEmailChange(from(actor, now), { email: wanted, currentPassword: PASSWORD, code })
    const { secret } = await lastMail(wanted.toLowerCase())
    await change(actor, codeOf(2))
    expect(await issueOf(confirm(secret))).toBe('LINK_OVER secret')
  })
})

test('a request for another address is mailed to the present one, whether the other is free or not', async () => {
  const [actor, other] = [await signedIn(), await market.newBuyer()]
  for (const wanted of ['unused@mill.example', other.email]) {
    await database.db.delete(mailOutbox).where(eq(mailOutbox.userId, actor.userId))
    await ask(actor, wanted)
    expect((await lastMail(actor.email)).subject).toBe('Someone asked to change your e-mail address')
  }
})

test('an address that no one confirmed gets no mail about a request for another', async () => {
  const { userId, email } = await market.newBuyer({ emailVerified: false })
  await ask(await sessionOf(userId), 'confirmed@mill.example')
  expect((await lastMail('confirmed@mill.example')).secret).not.toBe('')
  expect((await lastMail(email)).subject).toBe('')
})

test('requests for another address leave its owner the mail that confirms it', async () => {
  const [stranger, other] = [await signedIn(), await signedIn()]
  const { userId, email } = await market.newBuyer({ emailVerified: false })
  for (let count = 0; count < 10; count += 1) await ask(stranger, email)
  await expect(ask(other, email)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  await requestEmailConfirmation(from(await sessionOf(userId)))
  expect((await lastMail(email)).subject).toBe('Confirm your e-mail address')
})

test('one account asks for ten other addresses in 15 minutes, from whatever network', async () => {
  const actor = await signedIn()
  for (let count = 0; count < 10; count += 1) await ask(actor, `any${count}@mill.example`)
  await expect(ask(actor, 'any10@mill.example')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})

/** What the admin is notified of about this seller. */
async function noticesOf(admin: Actor, sellerId: string) {
  const { notifications } = await readInbox(market.ctxFor(admin), { limit: 24, unread: 'false' })
  return notifications.filter(({ subject }) => subject.id === sellerId)
}

describe('a seller who changes their e-mail address', () => {
  test('leaves a plan behind that was set for it, and the admins are notified', async () => {
    const admin = await market.newAdmin()
    const { userId, email } = await market.newSeller({ plan: null, companyName: 'Kaveri Mills' })
    market.setPlan(email, { planKey: 'market_growth', paymentStatus: 'ACTIVE', validUntil: '2027-03-31' })
    const actor = await sessionOf(userId)
    expect((await readSellerAccess(from(actor), userId)).allowedModuleKeys).toHaveLength(8)
    await ask(actor, 'kaveri.new@mill.example')
    await confirm((await lastMail('kaveri.new@mill.example')).secret)
    expect((await readSellerAccess(from(actor), userId)).allowedModuleKeys).toEqual([])
    const [notice, ...others] = await noticesOf(admin, userId)
    expect(others).toEqual([])
    expect(notice).toMatchObject({
      title: 'Kaveri Mills gave up the e-mail address that their plan was set for',
      body: expect.stringContaining(`npm run entitlements -- set ${userId} market_growth --until 2027-03-31`),
      link: `/module-access/${userId}`,
    })
    expect(notice?.body).toContain(email)
  })

  test('keeps a plan that was set for their id, and no one is notified', async () => {
    const admin = await market.newAdmin()
    const { userId } = await market.newSeller({ plan: 'market_growth' })
    const actor = await sessionOf(userId)
    await ask(actor, 'by.id@mill.example')
    await confirm((await lastMail('by.id@mill.example')).secret)
    expect((await readSellerAccess(from(actor), userId)).allowedModuleKeys).toHaveLength(8)
    expect(await noticesOf(admin, userId)).toEqual([])
  })
})
