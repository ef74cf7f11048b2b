import 'server-only'
import { inTransaction, type Transaction, withDeadline } from '@/db/client'
import {
  type CompanyRow,
  findUserByEmail,
  findUserForUpdate,
  findUserWithCompany,
  insertCompany,
  insertUser,
  type UserRow,
  updateCompany,
  updateUser,
} from '@/db/queries/accounts/users'
import { markListingsOfCompany } from '@/db/queries/listings/listings'
import { log } from '@/lib/config/log'
import type { RequestContext, ServiceResponse } from '@/lib/contract/request-context'
import { accountChangeSchema, SHOWN_OF_COMPANY } from '@/lib/domain/account/account-changes'
import { normaliseEmail } from '@/lib/domain/account/email'
import { gstinIssues } from '@/lib/domain/account/gstin'
import { type SignUp, signUpSchema } from '@/lib/domain/account/sign-up'
import { type Actor, accountActorType, type Role } from '@/lib/domain/actor'
import { DomainError, type Issue, notFound, validationFailed } from '@/lib/domain/errors'
import { schemaIssues } from '@/lib/domain/fields/schema-issues'
import type { AuditContext } from '../audit/audit'
import { deriveListingsAgain } from '../listings/derive-again'
import type { ServiceContext } from '../shared/context'
import { earlierAnswer, runIdempotent } from '../shared/idempotency'
import { requireVersion } from '../shared/version'
import { recordUserEvent } from './account-event'
import { mailConfirmation } from './account-security'
import { attemptsOf, countFailure, countSignUp, requireAttemptsLeft } from './attempts'
import { hashPassword, newAccountGate } from './passwords'

export interface NewAccount extends Omit<SignUp, 'roles'> {
  roles: Role[]
  /** Only for an address that was proved, or set by an operator: entitlements by e-mail count for it. */
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
 * An account with its company and the first event of its history, all or nothing, by an operator or a seed. It trusts its arguments: the caller
 * judged them.
 * @throws EMAIL_TAKEN; of two at once with one address exactly one succeeds
 */
export async function createAccount(ctx: AccountContext, account: NewAccount): Promise<AccountIds> {
  const ready = await prepareAccount(ctx, account)
  return inTransaction(ctx.db, (tx) => insertAccount(tx, ctx, { account, by: 'system', ...ready }))
}

/** The slow part, before a transaction holds a connection. @throws EMAIL_TAKEN */
async function prepareAccount(ctx: AccountContext, account: NewAccount) {
  const email = normaliseEmail(account.email)
  if (email === null) throw new Error('an account was given an address that is none')
  if (await withDeadline(() => findUserByEmail(ctx.db, email))) throw emailTaken()
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
    name: account.name,
    passwordHash,
    roles: account.roles,
    emailVerifiedAt: account.emailVerified ? at : null,
    createdAt: at,
    updatedAt: at,
  })
  if (!isInserted) throw emailTaken()
  await recordUserEvent(tx, ctx, {
    id: ctx.newId(),
    userId,
    type: 'ACCOUNT_CREATED',
    actorType: by === 'system' ? 'system' : account.roles.includes('seller') ? 'seller' : 'buyer',
    actorId: by === 'system' ? null : userId,
    at,
    data: { companyId, roles: account.roles, emailVerified: account.emailVerified },
  })
  if (by === 'self') await mailConfirmation(tx, ctx, { id: userId, email, name: account.name })
  return { userId, companyId }
}

/** What sign-up answers of the new account. */
export type SignedUp = AccountIds & Pick<SignUp, 'email' | 'name' | 'roles'>

/**
 * Somebody makes an account of their own: buyer, seller or both, never admin, the address not yet proved.
 * @throws VALIDATION_FAILED with all problems; EMAIL_TAKEN and, after ten of those, RATE_LIMITED
 */
export async function signUp(ctx: ServiceContext, call: RequestContext): Promise<ServiceResponse> {
  const body = await call.readJson()
  const parsed = signUpSchema.safeParse(body, { reportInput: true })
  if (!parsed.success) throw validationFailed(schemaIssues(parsed.error.issues, ''))
  const earlier = await earlierAnswer(ctx, call, body)
  if (earlier) return earlier
  const account = { ...parsed.data, emailVerified: false }
  // A taken address has to be said (no mail could say it instead), so finding out many of them is what is limited.
  const attempts = attemptsOf('sign-up', account.email, call.address)
  await requireAttemptsLeft(ctx, attempts)
  await countSignUp(ctx, call.address)
  try {
    const ready = await prepareAccount(ctx, account)
    return await runIdempotent(ctx, call, body, async (tx) => {
      const ids = await insertAccount(tx, ctx, { account, by: 'self', ...ready })
      const made: SignedUp = { ...ids, email: account.email, name: account.name, roles: account.roles }
      return { status: 201, body: { ok: true, success: true, account: made } }
    })
  } catch (error) {
    if (error instanceof DomainError && error.code === 'EMAIL_TAKEN') {
      // Perhaps by this very request, sent twice at once.
      const answered = await earlierAnswer(ctx, call, body)
      if (answered) return answered
      await countFailure(ctx, attempts)
    }
    throw error
  }
}

const PRESENTED_AT_ONCE = 200

export interface AccountProfile {
  email: string
  emailVerified: boolean
  name: string
  roles: Role[]
  memberSince: string
  version: number
  company: {
    name: string
    country: string
    state: string
    city: string
    gstin: string
    isMicroOrSmall: boolean
  }
}

export async function accountProfile(ctx: ServiceContext<Actor>): Promise<AccountProfile> {
  const found = await withDeadline(() => findUserWithCompany(ctx.db, ctx.actor.userId))
  if (!found) throw notFound()
  return presentProfile(found)
}

/**
 * The caller changes what is his to change. Accounts of one company share its row; the version is the account's own.
 * @throws VALIDATION_FAILED, VERSION_CONFLICT, PRECONDITION_FAILED
 */
export async function changeAccount(ctx: ServiceContext<Actor>, call: RequestContext<Actor>): Promise<ServiceResponse> {
  const body = await call.readJson()
  const parsed = accountChangeSchema.safeParse(body, { reportInput: true })
  if (!parsed.success) throw validationFailed(schemaIssues(parsed.error.issues, ''))
  const { name, company = {}, expectedVersion } = parsed.data
  let isShownAnew = false
  const answer = await runIdempotent(ctx, call, body, async (tx) => {
    const before = await findUserForUpdate(tx, ctx.actor.userId)
    if (!before) throw notFound()
    requireVersion(before.user.version, expectedVersion, call.ifMatch)
    await updateUser(tx, before.user.id, name === undefined ? {} : { name }, ctx.now)
    if (Object.keys(company).length > 0) await updateCompany(tx, before.company.id, company, ctx.now)
    const after = await findUserForUpdate(tx, before.user.id)
    if (!after) throw notFound()
    isShownAnew = SHOWN_OF_COMPANY.some((key) => before.company[key] !== after.company[key])
    if (isShownAnew) await markListingsOfCompany(tx, before.company.id)
    const account = presentProfile(after)
    await recordUserEvent(
      tx,
      ctx,
      {
        id: ctx.newId(),
        userId: before.user.id,
        type: 'ACCOUNT_CHANGED',
        actorType: accountActorType(ctx.actor),
        actorId: before.user.id,
        at: ctx.now,
        data: {
          changed: [...(name === undefined ? [] : ['name']), ...Object.keys(company).map((key) => `company.${key}`)],
        },
      },
      { before: presentProfile(before), after: account },
    )
    return { status: 200, etag: `"${account.version}"`, body: { ok: true, success: true, ...profileAnswer(account) } }
  })
  // Most companies read their new name in the grid at once; what is left of a long list is for the next sweep.
  if (isShownAnew) {
    await deriveListingsAgain(ctx.db, PRESENTED_AT_ONCE).catch((error: unknown) =>
      // The change stands, and the sweep shows it: this answer is not that of a failure.
      log().warn({ requestId: ctx.requestId, err: error }, 'the listings of a company wait for the next sweep'),
    )
  }
  return answer
}

/** The profile as the API answers it, with what is doubtful about it. */
export function profileAnswer(account: AccountProfile): { account: AccountProfile; issues: Issue[] } {
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
  const message = 'There is an account with this address already. Sign in, or use another address.'
  return new DomainError('EMAIL_TAKEN', message, {
    issues: [{ code: 'EMAIL_TAKEN', field: 'email', severity: 'error', message }],
  })
}
