import 'server-only'
import { withDeadline } from '@/db/client'
import { findSuspension, findUserWithCompany, listAccountsWithoutShop } from '@/db/queries/accounts/users'
import type { Role } from '@/lib/domain/actor'
import { notFound } from '@/lib/domain/errors'
import { placeOfSeller } from '@/lib/domain/listing/presenting/context'
import { isUuid } from '@/lib/domain/uuid'
import type { ActorContext } from '../shared/context'
import { requireRole } from '../shared/roles'

/** An account as an admin sees it. */
interface AccountFile {
  userId: string
  name: string
  email: string
  companyName: string
  /** City and state, if known. */
  place: string
  roles: readonly Role[]
  createdAt: string
  /** Null while it is not suspended. */
  suspension: { at: string; reason: string; byName: string } | null
  /** The reader's own account, which they cannot suspend. */
  isOwn: boolean
}

/** Any account: of a seller, a buyer or an admin. @throws FORBIDDEN for anyone but an admin, NOT_FOUND */
export async function readAccountFile(ctx: ActorContext, userId: string): Promise<AccountFile> {
  requireRole(ctx.actor, 'admin')
  const found = isUuid(userId) ? await withDeadline(() => findUserWithCompany(ctx.db, userId)) : null
  if (!found) throw notFound()
  const { user, company } = found
  const latest = user.suspendedAt ? await withDeadline(() => findSuspension(ctx.db, userId)) : null
  return {
    userId,
    name: user.name,
    email: user.email,
    companyName: company.name,
    place: placeOfSeller(company),
    roles: user.roles,
    createdAt: user.createdAt.toISOString(),
    suspension: user.suspendedAt && {
      at: user.suspendedAt.toISOString(),
      reason: latest?.reason ?? '',
      byName: latest?.byName ?? '',
    },
    isOwn: userId === ctx.actor.userId,
  }
}

/** More are found with more of the name. */
const OTHERS_SHOWN = 20

type OtherAccount = Pick<AccountFile, 'userId' | 'name' | 'email' | 'companyName' | 'roles'> & {
  isSuspended: boolean
}

/**
 * Accounts that do not sell and whose name, company or e-mail address holds each word of the text; the first of them by company.
 * @throws FORBIDDEN for anyone but an admin
 */
export async function findOtherAccounts(
  ctx: ActorContext,
  text: string,
): Promise<{ accounts: OtherAccount[]; hasMore: boolean }> {
  requireRole(ctx.actor, 'admin')
  const words = text.split(/\s+/).filter(Boolean)
  const rows = await withDeadline(() => listAccountsWithoutShop(ctx.db, words, OTHERS_SHOWN + 1))
  const accounts = rows
    .slice(0, OTHERS_SHOWN)
    .map(({ suspendedAt, ...account }) => ({ ...account, isSuspended: suspendedAt !== null }))
  return { accounts, hasMore: rows.length > OTHERS_SHOWN }
}
