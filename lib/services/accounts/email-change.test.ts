import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mailOutbox } from '@/db/schema/notifications'
import { users } from '@/db/schema/users'
import type { Actor } from '@/lib/domain/actor'
import { TEST_PASSWORD, testMarket } from '@/lib/testing/market'
import { confirmEmail, requestEmailChange, requestPasswordReset, resetPassword } from './account-security'
import { actorOfSession, openSession } from './sessions'

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

async function signedIn(): Promise<Actor> {
  const { userId } = await market.newBuyer()
  const sid = await openSession(anonymous(), { userId, userAgent: 'test' })
  const actor = await actorOfSession(anonymous(), sid)
  if (!actor) throw new Error('the session is not there')
  return actor
}

const ask = (actor: Actor, email: string, currentPassword = PASSWORD) =>
  requestEmailChange(market.ctxFor(actor, START), { email, currentPassword })

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
