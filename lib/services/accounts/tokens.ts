import 'server-only'
import { inTransaction, type Transaction, withDeadline } from '@/db/client'
import { holdLiveSession } from '@/db/queries/accounts/sessions'
import {
  type ApiTokenRow,
  findLiveToken,
  insertToken,
  listLiveTokens,
  revokeToken,
  touchToken,
} from '@/db/queries/accounts/tokens'
import { findUserByEmail, findUserForUpdate } from '@/db/queries/accounts/users'
import { repeatableSecret, serverSecrets } from '@/lib/config/server-secret'
import { Outcome } from '@/lib/contract/outcome'
import type { ApiToken } from '@/lib/contract/responses/account'
import { TOKEN_DAYS_DEFAULT, TOKEN_SCOPES, type TokenScope, tokenWriteSchema } from '@/lib/domain/account/api-token'
import { normaliseEmail } from '@/lib/domain/account/email'
import type { Actor } from '@/lib/domain/actor'
import { DAY_MS, MINUTE_MS } from '@/lib/domain/calendar-day'
import { authRequired, notFound, tokenSuspended } from '@/lib/domain/errors'
import { parseWith } from '@/lib/domain/fields/parse'
import type { ActorContext, ServiceContext } from '../shared/context'
import { earlierOutcome, writeOnce } from '../shared/idempotency'
import { type AccountEvent, recordUserEvent } from './account-event'
import { actorOf, type Identity } from './actor-of'
import { passwordIsWrong, requireSession, withOwnPassword } from './own-password'
import { hashSecret, isSameHash, newSecret } from './secret'

/** The last use of a token is written at this interval, not with each request. */
const TOUCH_MS = MINUTE_MS

/** As `identityOfToken`, without the seller row. @throws AUTH_REQUIRED for a token of a suspended account */
export async function actorOfToken(ctx: ServiceContext, token: string): Promise<Actor | null> {
  return (await identityOfToken(ctx, token))?.actor ?? null
}

/**
 * The identity of a token as its row is now; null if it is revoked, expired or unknown.
 * @throws AUTH_REQUIRED for a valid token of a suspended account
 */
export async function identityOfToken(ctx: ServiceContext, token: string): Promise<Identity | null> {
  const tokenHash = hashSecret(token)
  const found = await withDeadline(() => findLiveToken(ctx.db, tokenHash, ctx.now))
  if (!found || !isSameHash(found.tokenHash, tokenHash)) return null
  const actor = actorOf(found.user, { kind: 'token', tokenId: found.tokenId, scopes: found.scopes })
  const notUsedSince = new Date(ctx.now.getTime() - TOUCH_MS)
  if (!actor) throw tokenSuspended()
  if (found.lastUsedAt === null || found.lastUsedAt <= notUsedSince) {
    await withDeadline(() => touchToken(ctx.db, found.tokenId, { at: ctx.now, notUsedSince }))
  }
  return { actor, sellerRow: found.account }
}

/** The caller's active tokens, the newest first, without their secrets. */
export async function listTokens(ctx: ActorContext): Promise<ApiToken[]> {
  const rows = await withDeadline(() => listLiveTokens(ctx.db, ctx.actor.userId, ctx.now))
  return rows.map(summary)
}

/**
 * Makes a token for the caller, who enters the password again. Only this record has its secret; it is not stored.
 * @throws VALIDATION_FAILED, RATE_LIMITED, FORBIDDEN for an API token
 */
export async function createToken(
  ctx: ActorContext,
  body: unknown,
): Promise<Outcome<{ token: string; apiToken: ApiToken }>> {
  const { sessionId } = requireSession(ctx.actor)
  const { currentPassword, code, ...wanted } = parseWith(tokenWriteSchema, body)
  const { userId } = ctx.actor
  const idempotencyKey = ctx.conditions?.idempotencyKey ?? null
  const secretOf = (tokenId: string) =>
    idempotencyKey === null ? newSecret() : repeatableSecret('api-token', tokenId, idempotencyKey)
  const earlier = await earlierOutcome<{ apiToken: ApiToken }>(ctx, body)
  const passwordHash = earlier
    ? ''
    : await withOwnPassword(ctx, { sessionId, typed: currentPassword, code }, async ({ user }) => user.passwordHash)
  let token = ''
  const write = async (tx: Transaction) => {
    // Comparing takes time: a new password, suspension or sign-out of this session in the meantime wins.
    const now = await findUserForUpdate(tx, userId)
    if (!now || now.user.suspendedAt || !(await holdLiveSession(tx, { userId, sessionId }, ctx.now)))
      throw authRequired()
    if (now.user.passwordHash !== passwordHash) throw passwordIsWrong()
    const tokenId = ctx.newId()
    token = `tx_${secretOf(tokenId)}`
    const apiToken = await storeToken(tx, ctx, userId, { token, tokenId, ...wanted })
    await recordUserEvent(tx, ctx, tokenEvent('API_TOKEN_CREATED', ctx.actor, apiToken))
    return { record: { apiToken }, isNew: true }
  }
  const outcome = earlier ?? (await writeOnce<{ apiToken: ApiToken }>(ctx, body, write))
  const { apiToken } = outcome.value
  if (outcome.isReplay) token = tokenAgain(apiToken, idempotencyKey ?? '')
  return new Outcome({ record: { token, apiToken }, isNew: true }, outcome.isReplay)
}

/** @throws NOT_FOUND for a token that is not the caller's or was revoked before */
export async function endToken(ctx: ActorContext, tokenId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const revoked = await revokeToken(tx, { userId: ctx.actor.userId, tokenId }, ctx.now)
    if (!revoked) throw notFound()
    await recordUserEvent(tx, ctx, tokenEvent('API_TOKEN_REVOKED', ctx.actor, summary(revoked)))
  })
}

/** For the operator's command line: with every scope, for the usual time. @returns null when there is no such account, or it is suspended */
export async function createTokenFor(
  ctx: ServiceContext,
  account: { email: string; name: string },
): Promise<string | null> {
  const email = normaliseEmail(account.email)
  const user = email === null ? null : await withDeadline(() => findUserByEmail(ctx.db, email))
  if (!user || user.suspendedAt) return null
  const token = `tx_${newSecret()}`
  await inTransaction(ctx.db, async (tx) => {
    const apiToken = await storeToken(tx, ctx, user.id, {
      token,
      tokenId: ctx.newId(),
      name: account.name,
      scopes: [...TOKEN_SCOPES],
      expiresInDays: TOKEN_DAYS_DEFAULT,
    })
    await recordUserEvent(tx, ctx, tokenEvent('API_TOKEN_CREATED', { userId: user.id }, apiToken))
  })
  return token
}

/** The token of an earlier request with this key, also when the server's secret was changed since. */
function tokenAgain({ tokenId, hint }: ApiToken, idempotencyKey: string): string {
  const tokens = serverSecrets().map((secret) => `tx_${repeatableSecret('api-token', tokenId, idempotencyKey, secret)}`)
  return tokens.find((token) => token.endsWith(hint)) ?? ''
}

async function storeToken(
  tx: Transaction,
  ctx: ServiceContext,
  userId: string,
  {
    token,
    tokenId,
    name,
    scopes,
    expiresInDays,
  }: { token: string; tokenId: string; name: string; scopes: TokenScope[]; expiresInDays: number },
): Promise<ApiToken> {
  const row = {
    id: tokenId,
    userId,
    name,
    tokenHash: hashSecret(token),
    hint: token.slice(-4),
    scopes,
    expiresAt: new Date(ctx.now.getTime() + expiresInDays * DAY_MS),
    createdAt: ctx.now,
    lastUsedAt: null,
    revokedAt: null,
  }
  await insertToken(tx, row)
  return summary(row)
}

function tokenEvent(
  type: AccountEvent['type'],
  { userId }: Pick<Actor, 'userId'>,
  { tokenId, name, scopes, expiresAt }: ApiToken,
): AccountEvent {
  return { userId, type, data: { tokenId, name, scopes, expiresAt } }
}

function summary(row: ApiTokenRow): ApiToken {
  return {
    tokenId: row.id,
    name: row.name,
    hint: row.hint,
    scopes: row.scopes,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }
}
