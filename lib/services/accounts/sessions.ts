import 'server-only'
import { inTransaction, type Transaction, withDeadline } from '@/db/client'
import { deleteUnusedSecrets } from '@/db/queries/accounts/account-secrets'
import {
  deleteDeadSessions,
  findLiveSession,
  insertSession,
  listLiveSessions,
  revokeSessionById,
  revokeSessionBySid,
  revokeSessionsOfUser,
  touchSession,
} from '@/db/queries/accounts/sessions'
import { findUserForUpdate, type UserRow } from '@/db/queries/accounts/users'
import type { Session } from '@/lib/contract/responses/account'
import { describeDevice } from '@/lib/domain/account/device'
import type { Actor } from '@/lib/domain/actor'
import { DAY_MS, MINUTE_MS } from '@/lib/domain/calendar-day'
import { notFound } from '@/lib/domain/errors'
import { type Audited, audit } from '../audit/audit'
import type { ActorContext, ServiceContext } from '../shared/context'
import { actorOf, type Identity } from './actor-of'
import { hashSecret, isSameHash, newSecret } from './secret'

/** A session ends when it was not used for this long. */
const IDLE_MS = 14 * DAY_MS
/** A session ends after this long, also when it is used. */
export const SESSION_DAYS_MAX = 60
/** The last use of a session is written at this interval, not with each request. */
const TOUCH_MS = 10 * MINUTE_MS
const USER_AGENT_LENGTH_MAX = 300

/**
 * Opens a new session.
 * @param requireStill checks the account again in the session's own transaction, where it cannot change; an error opens no session
 * @returns its sid, which only the cookie has
 * @throws NOT_FOUND, and what `requireStill` throws
 */
export async function openSession(
  ctx: ServiceContext,
  {
    userId,
    userAgent,
    requireStill = () => {},
  }: {
    userId: string
    userAgent: string
    requireStill?: (user: UserRow, tx: Transaction) => void | Promise<void>
  },
): Promise<string> {
  const sid = newSecret()
  const sessionId = ctx.newId()
  await inTransaction(ctx.db, async (tx) => {
    const found = await findUserForUpdate(tx, userId)
    if (!found) throw notFound()
    await requireStill(found.user, tx)
    await deleteDeadSessions(tx, userId, ctx.now)
    await insertSession(tx, {
      id: sessionId,
      userId,
      sidHash: hashSecret(sid),
      userAgent: userAgent.slice(0, USER_AGENT_LENGTH_MAX),
      createdAt: ctx.now,
      lastSeenAt: ctx.now,
      idleExpiresAt: after(ctx.now, IDLE_MS),
      expiresAt: after(ctx.now, SESSION_DAYS_MAX * DAY_MS),
    })
    await audit(tx, ctx, { ...ofSession('SIGNED_IN', userId), after: { sessionId } })
  })
  return sid
}

/** As `identityOfSession`, without the seller row. */
export async function actorOfSession(ctx: ServiceContext, sid: string): Promise<Actor | null> {
  return (await identityOfSession(ctx, sid))?.actor ?? null
}

/** The identity of a session as its row is now; null if it is revoked, expired, unknown or of a suspended account. */
export async function identityOfSession(ctx: ServiceContext, sid: string): Promise<Identity | null> {
  const sidHash = hashSecret(sid)
  const session = await withDeadline(() => findLiveSession(ctx.db, sidHash, ctx.now))
  if (!session || !isSameHash(session.sidHash, sidHash)) return null
  const actor = actorOf(session.user, { kind: 'session', sessionId: session.sessionId })
  const notSeenSince = after(ctx.now, -TOUCH_MS)
  if (actor && session.lastSeenAt <= notSeenSince) {
    const seen = { at: ctx.now, notSeenSince, idleExpiresAt: after(ctx.now, IDLE_MS) }
    await withDeadline(() => touchSession(ctx.db, session.sessionId, seen))
  }
  return actor && { actor, sellerRow: session.account }
}

/** Signs out: the cookie with this sid works no longer. */
export async function closeSession(ctx: ServiceContext, sid: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const ended = await revokeSessionBySid(tx, hashSecret(sid), ctx.now)
    if (!ended) return
    const { sessionId, userId } = ended
    await audit(tx, ctx, { ...ofSession('SIGNED_OUT', userId), after: { sessionId } })
  })
}

/** The sessions of the caller: this one first, then the latest used. */
export async function listSessions(ctx: ActorContext): Promise<Session[]> {
  const rows = await withDeadline(() => listLiveSessions(ctx.db, ctx.actor.userId, ctx.now))
  const list = rows.map((row) => ({
    sessionId: row.id,
    device: describeDevice(row.userAgent),
    isThisOne: row.id === currentSessionId(ctx.actor),
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }))
  return list.sort((a, b) => Number(b.isThisOne) - Number(a.isThisOne))
}

/** @throws NOT_FOUND when it is not a live session of the caller */
export async function closeSessionById(ctx: ActorContext, sessionId: string): Promise<void> {
  const key = { userId: ctx.actor.userId, sessionId }
  await inTransaction(ctx.db, async (tx) => {
    if (!(await revokeSessionById(tx, key, ctx.now))) throw notFound()
    await audit(tx, ctx, { action: 'SESSION_ENDED', object: { type: 'user', id: key.userId }, after: { sessionId } })
  })
}

/** Ends all sessions except this one. @returns how many ended */
export async function closeOtherSessions(ctx: ActorContext): Promise<number> {
  const key = { userId: ctx.actor.userId, exceptSessionId: currentSessionId(ctx.actor) }
  return inTransaction(ctx.db, async (tx) => {
    const ended = await revokeSessionsOfUser(tx, key, ctx.now)
    if (ended > 0)
      await audit(tx, ctx, { action: 'SESSIONS_ENDED', object: { type: 'user', id: key.userId }, after: { ended } })
    return ended
  })
}

function currentSessionId(actor: Actor): string | null {
  return actor.via.kind === 'session' ? actor.via.sessionId : null
}

function after(start: Date, ms: number): Date {
  return new Date(start.getTime() + ms)
}

/** When a session begins or ends, no one is signed in; the password or the cookie shows whose it is. */
function ofSession(action: string, userId: string): Audited {
  return { action, object: { type: 'user', id: userId }, by: { kind: 'anonymous', userId } }
}

/**
 * Ends what someone else may have begun: other sessions, and a link that would give the account another address.
 * @returns how many sessions ended
 */
export async function endOthers(
  tx: Transaction,
  { now }: Pick<ServiceContext, 'now'>,
  whose: { userId: string; exceptSessionId: string | null },
): Promise<number> {
  await deleteUnusedSecrets(tx, { userId: whose.userId, purpose: 'email_change' })
  return revokeSessionsOfUser(tx, whose, now)
}
