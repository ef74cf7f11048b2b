import 'server-only'
import { inTransaction } from '@/db/client'
import { findUserByEmail, findUserForUpdate, updateUser } from '@/db/queries/accounts/users'
import { operatorAccountSchema, operatorRolesSchema } from '@/lib/domain/account/administration'
import { normaliseEmail } from '@/lib/domain/account/email'
import type { Role } from '@/lib/domain/actor'
import { notFound, validationFailed } from '@/lib/domain/errors'
import { parseWith } from '@/lib/domain/fields/parse'
import { schemaIssues } from '@/lib/domain/fields/schema-issues'
import type { ServiceContext } from '../shared/context'
import { recordUserEvent } from './account-event'
import { passwordLink } from './account-security'
import { createAccount } from './accounts'
import { endSecondFactor } from './second-factor/second-factor'
import { newSecret } from './secret'

/** What the operator does to accounts from the machine itself. No request reaches these verbs. */

interface OperatorAccount {
  email: string
  roles: Role[]
}

/**
 * Creates an account with a confirmed address, and returns the link with which its owner sets the password.
 * @throws VALIDATION_FAILED with all problems, EMAIL_TAKEN
 */
export async function openAccount(ctx: ServiceContext, given: unknown): Promise<OperatorAccount & { link: string }> {
  const account = parseWith(operatorAccountSchema, given)
  return inTransaction(ctx.db, async (tx) => {
    // No one knows this password: the link is the only way in.
    const unknown = { password: newSecret(), emailVerified: true }
    const { userId } = await createAccount({ ...ctx, db: tx }, { ...account, ...unknown })
    const link = await passwordLink(tx, ctx, { id: userId, email: account.email })
    return { email: account.email, roles: account.roles, link }
  })
}

/**
 * Sets the roles of an account. They count from its next request, also for existing sessions and tokens.
 * @throws VALIDATION_FAILED, NOT_FOUND
 */
export async function setRoles(ctx: ServiceContext, email: string, wanted: string): Promise<OperatorAccount> {
  const parsed = operatorRolesSchema.safeParse(wanted)
  if (!parsed.success) throw validationFailed(schemaIssues(parsed.error.issues, 'roles'))
  const roles = parsed.data
  return inTransaction(ctx.db, async (tx) => {
    const known = await findUserByEmail(tx, normaliseEmail(email) ?? '')
    const found = known && (await findUserForUpdate(tx, known.id))
    if (!found) throw notFound()
    const before = found.user.roles
    if (before.join() !== roles.join()) {
      await updateUser(tx, known.id, { roles }, ctx.now)
      const states = { before: { roles: before }, after: { roles } }
      const data = { from: before, to: roles }
      await recordUserEvent(tx, ctx, { userId: known.id, type: 'ROLES_CHANGED', data, ...states })
    }
    return { email: known.email, roles }
  })
}

/** Two-step sign-in off, for someone who lost both app and recovery codes. All their sessions end. @throws NOT_FOUND, ACTION_NOT_POSSIBLE */
export async function removeSecondFactor(ctx: ServiceContext, email: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const known = await findUserByEmail(tx, normaliseEmail(email) ?? '')
    const found = known && (await findUserForUpdate(tx, known.id))
    if (!found) throw notFound()
    await endSecondFactor(tx, ctx, found.user, { type: 'SECOND_FACTOR_REMOVED', exceptSessionId: null })
    return known.email
  })
}

/** A new link to set the password, for someone whom mail does not reach. @throws NOT_FOUND, also for a suspended account */
export async function makePasswordLink(ctx: ServiceContext, email: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const user = await findUserByEmail(tx, normaliseEmail(email) ?? '')
    if (!user || user.suspendedAt) throw notFound()
    const link = await passwordLink(tx, ctx, user)
    await recordUserEvent(tx, ctx, { userId: user.id, type: 'PASSWORD_LINK_MADE' })
    return link
  })
}
