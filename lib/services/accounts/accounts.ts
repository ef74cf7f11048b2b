import 'server-only'
import { setTimeout as delay } from 'node:timers/promises'
import { type Database, inTransaction, type Transaction, withDeadline } from '@/db/client'
import { isTaken } from '@/db/failure'
import {
  type CompanyRow,
  fillSkeleton,
  findUserForUpdate,
  findUserWithCompany,
  insertCompany,
  insertUser,
  isEmailTaken,
  listWithoutSkeleton,
  type UserRow,
  updateCompany,
  updateUser,
} from '@/db/queries/accounts/users'
import { markListingsOfCompany } from '@/db/queries/listings/listings'
import { log } from '@/lib/config/log'
import { processWide } from '@/lib/config/process-wide'
import type { Outcome } from '@/lib/contract/outcome'
import type { AccountProfile, SignedUp } from '@/lib/contract/responses/account'
import { accountPartsChanged } from '@/lib/domain/account/account-changed'
import { accountChangeSchema, SHOWN_OF_COMPANY } from '@/lib/domain/account/account-changes'
import { normaliseEmail } from '@/lib/domain/account/email'
import { gstinIssues } from '@/lib/domain/account/gstin'
import { emailSkeleton } from '@/lib/domain/account/look-alike/skeleton'
import { type SignUp, signUpSchema } from '@/lib/domain/account/sign-up'
import type { Role } from '@/lib/domain/actor'
import { DomainError, errorIssue, type Issue, notFound } from '@/lib/domain/errors'
import { parseWith } from '@/lib/domain/fields/parse'
import type { AuditContext } from '../audit/audit'
import { deriveListingsAgain } from '../listings/derive-again'
import { type ActorContext, addressOf, type ServiceContext } from '../shared/context'
import { earlierOutcome, writeOnce } from '../shared/idempotency'
import { requireVersion } from '../shared/version'
import { accountItself, recordUserEvent } from './account-event'
import { mailConfirmation } from './account-security'
import { attemptsOf, countFailure, countSignUp, requireAttemptsLeft } from './attempts'
import { hashPassword, newAccountGate } from './passwords'

export interface NewAccount extends Omit<SignUp, 'roles'> {
  roles: Role[]
  /** Only for an address that was confirmed or set by an operator: entitlements by e-mail count for it. */
  emailVerified: boolean
  gstin?: string
  isMicroOrSmall?: boolean
}

export interface AccountIds {
  userId: string
  companyId: string
}

type AccountContext = AuditContext & Pick<ServiceContext, 'db'>

/**
 * Creates an account with its company and the first event of its history, for an operator or a seed. It trusts its arguments.
 * @throws EMAIL_TAKEN; of two together with the same address exactly one succeeds
 */
export async function createAccount(ctx: AccountContext, account: NewAccount): Promise<AccountIds> {
  const ready = await prepareAccount(ctx, account)
  return inTransaction(ctx.db, (tx) => insertAccount(tx, ctx, { account, by: 'system', ...ready }))
}

/** The slow part, before a transaction holds a connection. @throws EMAIL_TAKEN */
async function prepareAccount(ctx: AccountContext, account: NewAccount) {
  const email = normaliseEmail(account.email)
  if (email === null) throw new Error('an account was given an invalid address')
  const skeleton = emailSkeleton(email)
  if (await withDeadline(() => isEmailTaken(ctx.db, { email, skeleton }))) throw emailTaken()
  return { email, passwordHash: await newAccountGate().run(`hash:${email}`, () => hashPassword(account.password)) }
}

async function insertAccount(
  tx: Transaction,
  ctx: AccountContext,
  given: { account: NewAccount; email: string; passwordHash: string; by: 'system' | 'self' },
): Promise<AccountIds> {
  const { account, email, passwordHash, by } = given
  const [userId, companyId, at] = [ctx.newId(), ctx.newId(), ctx.now]
  await insertCompany(tx, {
    id: companyId,
    name: account.companyName,
    country: account.country,
    state: account.state ?? '',
    city: account.city ?? '',
    gstin: account.gstin ?? '',
    isMicroOrSmall: account.isMicroOrSmall ?? false,
    createdAt: at,
    updatedAt: at,
  })
  const isInserted = await insertUser(tx, {
    id: userId,
    companyId,
    email,
    emailSkeleton: emailSkeleton(email),
    name: account.name,
    passwordHash,
    roles: account.roles,
    emailVerifiedAt: account.emailVerified ? at : null,
    createdAt: at,
    updatedAt: at,
  })
  if (!isInserted) throw emailTaken()
  const { roles, emailVerified } = account
  await recordUserEvent(tx, ctx, {
    userId,
    type: 'ACCOUNT_CREATED',
    data: { companyId, roles, emailVerified },
    ...(by === 'self' ? { by: accountItself({ userId, roles }) } : {}),
  })
  if (by === 'self') await mailConfirmation(tx, ctx, { id: userId, email, name: account.name })
  return { userId, companyId }
}

/**
 * Creates the caller's account: buyer, seller or both, never admin, with an address that is not confirmed yet.
 * @throws VALIDATION_FAILED with all problems; EMAIL_TAKEN and, after ten of those, RATE_LIMITED
 */
export async function signUp(ctx: ServiceContext, body: unknown): Promise<Outcome<{ account: SignedUp }>> {
  const account = { ...parseWith(signUpSchema, body), emailVerified: false }
  const earlier = await earlierOutcome<{ account: SignedUp }>(ctx, body)
  if (earlier) return earlier
  // The response has to say that an address is taken. So attempts to find out many addresses are limited.
  const attempts = attemptsOf('sign-up', account.email, addressOf(ctx))
  await requireAttemptsLeft(ctx, attempts)
  await countSignUp(ctx, addressOf(ctx))
  try {
    const ready = await prepareAccount(ctx, account)
    return await writeOnce(ctx, body, async (tx) => {
      const ids = await insertAccount(tx, ctx, { account, by: 'self', ...ready })
      const made: SignedUp = { ...ids, email: account.email, name: account.name, roles: account.roles }
      return { record: { account: made }, isNew: true }
    })
  } catch (error) {
    if (error instanceof DomainError && error.code === 'EMAIL_TAKEN') {
      // The same request, sent twice together, may have taken it.
      const repeated = await earlierOutcome<{ account: SignedUp }>(ctx, body)
      if (repeated) return repeated
      await countFailure(ctx, attempts)
    }
    throw error
  }
}

const FILLED_AT_ONCE = 500

/** Gives accounts from before look-alike addresses were compared their skeleton; run at each start. */
export async function fillEmailSkeletons(db: Database): Promise<void> {
  let after: string | null = null
  for (;;) {
    const rows: Awaited<ReturnType<typeof listWithoutSkeleton>> = await withDeadline(() =>
      listWithoutSkeleton(db, after, FILLED_AT_ONCE),
    )
    for (const { id, email } of rows) {
      await withDeadline(() => fillSkeleton(db, { id, skeleton: emailSkeleton(email) })).catch((error: unknown) => {
        // Another instance, or a sign-up, was quicker: this account stays without.
        if (!isTaken(error)) throw error
      })
    }
    after = rows.at(-1)?.id ?? null
    if (rows.length < FILLED_AT_ONCE) return
  }
}

const PRESENTED_AT_ONCE = 200
/** How long a change of a company waits for its listings to show it: long enough for most. */
const PRESENTED_MS_MAX = 1500

/** The caller's account. @throws NOT_FOUND */
export async function accountProfile(ctx: ActorContext): Promise<AccountProfile> {
  const found = await withDeadline(() => findUserWithCompany(ctx.db, ctx.actor.userId))
  if (!found) throw notFound()
  return presentProfile(found)
}

/**
 * The caller changes their own account. Accounts of one company share its row; the version is the account's own.
 * @param presentedMs how long to wait, in milliseconds, until the listings of the company show the change; the work then goes on alone
 * @throws VALIDATION_FAILED, VERSION_CONFLICT, PRECONDITION_FAILED
 */
export async function changeAccount(
  ctx: ActorContext,
  body: unknown,
  { presentedMs }: { presentedMs: number } = { presentedMs: PRESENTED_MS_MAX },
): Promise<Outcome<ReturnType<typeof withDoubts>>> {
  const { name, company = {}, expectedVersion } = parseWith(accountChangeSchema, body)
  let changesListings = false
  const outcome = await writeOnce(ctx, body, async (tx) => {
    const before = await findUserForUpdate(tx, ctx.actor.userId)
    if (!before) throw notFound()
    requireVersion(before.user.version, expectedVersion, ctx.conditions?.ifMatch ?? null)
    await updateUser(tx, before.user.id, name === undefined ? {} : { name }, ctx.now)
    if (Object.keys(company).length > 0) await updateCompany(tx, before.company.id, company, ctx.now)
    const after = await findUserForUpdate(tx, before.user.id)
    if (!after) throw notFound()
    changesListings = SHOWN_OF_COMPANY.some((key) => before.company[key] !== after.company[key])
    if (changesListings) await markListingsOfCompany(tx, before.company.id)
    const account = presentProfile(after)
    const changed = [...(name === undefined ? [] : ['name']), ...Object.keys(company).map((key) => `company.${key}`)]
    const earlier = presentProfile(before)
    await recordUserEvent(tx, ctx, {
      userId: before.user.id,
      type: 'ACCOUNT_CHANGED',
      data: { changed, differing: accountPartsChanged(earlier, account) },
      before: earlier,
      after: account,
    })
    return { record: withDoubts(account), version: account.version }
  })
  if (changesListings) await Promise.race([presentAgain(ctx), delay(presentedMs, undefined, { ref: false })])
  return outcome
}

/**
 * Most companies see their new name in the grid right away; the next sweep does the rest of a long list. One change after the other: the
 * next could not mark what several are working on.
 */
function presentAgain(ctx: ActorContext): Promise<void> {
  const running = processWide('companies-presented-again', () => new WeakMap<Database, Promise<void>>())
  const work = (running.get(ctx.db) ?? Promise.resolve()).then(async () => {
    await deriveListingsAgain(ctx.db, PRESENTED_AT_ONCE).catch((error: unknown) =>
      // The change is stored and the sweep will show it, so the request has not failed.
      log().warn({ requestId: ctx.requestId, err: error }, 'the listings of a company wait for the next sweep'),
    )
  })
  running.set(ctx.db, work)
  return work
}

/** The profile with warnings about it. */
export function withDoubts(account: AccountProfile): { account: AccountProfile; issues: Issue[] } {
  return { account, issues: gstinIssues(account.company) }
}

function presentProfile({ user, company }: { user: UserRow; company: CompanyRow }): AccountProfile {
  const { name, country, state, city, gstin, isMicroOrSmall } = company
  return {
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    name: user.name,
    roles: user.roles,
    memberSince: user.createdAt.toISOString(),
    version: user.version,
    company: { name, country, state, city, gstin, isMicroOrSmall },
  }
}

function emailTaken(): DomainError {
  const message = 'There is already an account with this address. Sign in, or use another address.'
  return new DomainError('EMAIL_TAKEN', message, {
    issues: [errorIssue('EMAIL_TAKEN', 'email', message)],
  })
}
