import 'server-only'
import { inTransaction, withDeadline } from '@/db/client'
import { findUserByEmail, findUserWithCompany, insertCompany, insertUser, insertUserEvent } from '@/db/queries/users'
import { normaliseEmail } from '@/lib/domain/account/email'
import { type SignUp, signUpSchema } from '@/lib/domain/account/sign-up'
import type { Actor, Role } from '@/lib/domain/actor'
import { DomainError, notFound, validationFailed } from '@/lib/domain/errors'
import { schemaIssues } from '@/lib/domain/fields/schema-issues'
import { attemptsOf, countFailure, requireAttemptsLeft } from './attempts'
import type { ServiceContext } from './context'
import { hashPassword, passwordGate } from './passwords'

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

type AccountContext = Pick<ServiceContext, 'db' | 'now' | 'newId'>

/**
 * An account with its company and the first event of its history, all or nothing. It trusts its arguments: the caller judged them.
 * @param by "system" for an operator or a seed, "self" for somebody who signs up
 * @throws EMAIL_TAKEN; of two at once with one address exactly one succeeds
 */
export async function createAccount(
  ctx: AccountContext,
  account: NewAccount,
  by: 'system' | 'self' = 'system',
): Promise<AccountIds> {
  const email = normaliseEmail(account.email)
  if (email === null) throw new Error('createAccount was given an address that is none')
  if (await withDeadline(() => findUserByEmail(ctx.db, email))) throw emailTaken()
  const passwordHash = await passwordGate().run(`hash:${email}`, () => hashPassword(account.password))

  const [userId, companyId, at] = [ctx.newId(), ctx.newId(), ctx.now]
  await inTransaction(ctx.db, async (tx) => {
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
    await insertUserEvent(tx, {
      id: ctx.newId(),
      userId,
      type: 'ACCOUNT_CREATED',
      actorType: by === 'system' ? 'system' : account.roles.includes('seller') ? 'seller' : 'buyer',
      actorId: by === 'system' ? null : userId,
      at,
      data: { companyId, roles: account.roles, emailVerified: account.emailVerified },
    })
  })
  return { userId, companyId }
}

/**
 * Somebody makes an account of their own: buyer, seller or both, never admin, the address not yet proved.
 * @throws VALIDATION_FAILED with all problems; EMAIL_TAKEN and, after ten of those, RATE_LIMITED
 */
export async function signUp(
  ctx: ServiceContext,
  { body, address }: { body: unknown; address: string },
): Promise<AccountIds & Pick<SignUp, 'email' | 'name' | 'roles'>> {
  const parsed = signUpSchema.safeParse(body, { reportInput: true })
  if (!parsed.success) throw validationFailed(schemaIssues(parsed.error.issues, ''))
  const account = parsed.data
  // A taken address has to be said (no mail could say it instead), so finding out many of them is what is limited.
  const attempts = attemptsOf('sign-up', account.email, address)
  await requireAttemptsLeft(ctx, attempts)
  try {
    const ids = await createAccount(ctx, { ...account, emailVerified: false }, 'self')
    return { ...ids, email: account.email, name: account.name, roles: account.roles }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'EMAIL_TAKEN') await countFailure(ctx, attempts)
    throw error
  }
}

export interface AccountProfile {
  email: string
  emailVerified: boolean
  name: string
  roles: Role[]
  memberSince: string
  company: { name: string; country: string; state: string; city: string }
}

export async function accountProfile(ctx: ServiceContext<Actor>): Promise<AccountProfile> {
  const found = await withDeadline(() => findUserWithCompany(ctx.db, ctx.actor.userId))
  if (!found) throw notFound()
  const { user, company } = found
  return {
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    name: user.name,
    roles: user.roles,
    memberSince: user.createdAt.toISOString(),
    company: { name: company.name, country: company.country, state: company.state, city: company.city },
  }
}

function emailTaken(): DomainError {
  const message = 'There is an account with this address already. Sign in, or use another address.'
  return new DomainError('EMAIL_TAKEN', message, {
    issues: [{ code: 'EMAIL_TAKEN', field: 'email', severity: 'error', message }],
  })
}
