import 'server-only'
import { createHmac } from 'node:crypto'
import { inTransaction, type Transaction, withDeadline } from '@/db/client'
import {
  type ApiTokenRow,
  findLiveToken,
  insertToken,
  listLiveTokens,
  revokeToken,
  touchToken,
} from '@/db/queries/accounts/tokens'
import { findUserByEmail, type UserEvent } from '@/db/queries/accounts/users'
import { env } from '@/lib/config/env'
import type { RequestContext, ServiceResponse } from '@/lib/contract/request-context'
import { tokenWriteSchema } from '@/lib/domain/account/api-token'
import { normaliseEmail } from '@/lib/domain/account/email'
import { type Actor, accountActorType } from '@/lib/domain/actor'
import { notFound, validationFailed } from '@/lib/domain/errors'
import { schemaIssues } from '@/lib/domain/fields/schema-issues'
import type { ServiceContext } from '../shared/context'
import { runIdempotent } from '../shared/idempotency'
import { recordUserEvent } from './account-event'
import { actorOf } from './actor-of'
import { hashSecret, isSameHash, newSecret } from './secret'

/** The time of use is written once in so long, not on each request. */
const TOUCH_MS = 60_000

/** Whose token this is, judged by its row at this moment; null for one that is revoked, unknown or of a suspended account. */
export async function actorOfToken(ctx: ServiceContext, token: string): Promise<Actor | null> {
  const tokenHash = hashSecret(token)
  const found = await withDeadline(() => findLiveToken(ctx.db, tokenHash))
  if (!found || !isSameHash(found.tokenHash, tokenHash)) return null
  const actor = actorOf(found.user, { kind: 'token', tokenId: found.tokenId }, found.account)
  const notUsedSince = new Date(ctx.now.getTime() - TOUCH_MS)
  if (actor && (found.lastUsedAt === null || found.lastUsedAt <= notUsedSince)) {
    await withDeadline(() => touchToken(ctx.db, found.tokenId, { at: ctx.now, notUsedSince }))
  }
  return actor
}

export interface TokenSummary {
  tokenId: string
  name: string
  /** The last four characters. */
  hint: string
  createdAt: string
  lastUsedAt: string | null
}

/** The caller's tokens that work, the newest first; never the tokens themselves. */
export async function listTokens(ctx: ServiceContext<Actor>): Promise<TokenSummary[]> {
  const rows = await withDeadline(() => listLiveTokens(ctx.db, ctx.actor.userId))
  return rows.map(summary)
}

/**
 * Makes a token for the caller; the answer is the only place where it is ever shown.
 * @throws VALIDATION_FAILED
 */
export async function createToken(ctx: ServiceContext<Actor>, call: RequestContext<Actor>): Promise<ServiceResponse> {
  const body = await call.readJson()
  const parsed = tokenWriteSchema.safeParse(body, { reportInput: true })
  if (!parsed.success) throw validationFailed(schemaIssues(parsed.error.issues, ''))

  const secretOf = (tokenId: string) =>
    call.idempotencyKey === null ? newSecret() : repeatableSecret(tokenId, call.idempotencyKey)
  const made = { token: '' }
  const answer = await runIdempotent(ctx, call, body, async (tx) => {
    const tokenId = ctx.newId()
    made.token = `tx_${secretOf(tokenId)}`
    const apiToken = await storeToken(tx, ctx, ctx.actor.userId, { ...made, tokenId, name: parsed.data.name })
    await recordUserEvent(tx, ctx, tokenEvent(ctx, 'API_TOKEN_CREATED', apiToken))
    return { status: 201, body: { apiToken } }
  })
  if (!answer.isReplay) return withToken(answer, made.token)
  const { apiToken } = JSON.parse(answer.text ?? '') as { apiToken: TokenSummary }
  return withToken({ ...answer, body: { apiToken } }, `tx_${secretOf(apiToken.tokenId)}`)
}

/** @throws NOT_FOUND for a token that is not the caller's or was revoked before */
export async function endToken(ctx: ServiceContext<Actor>, tokenId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const revoked = await revokeToken(tx, { userId: ctx.actor.userId, tokenId }, ctx.now)
    if (!revoked) throw notFound()
    await recordUserEvent(tx, ctx, tokenEvent(ctx, 'API_TOKEN_REVOKED', summary(revoked)))
  })
}

/** For the operator's command line. @returns null when there is no such account, or it is suspended */
export async function createTokenFor(
  ctx: ServiceContext,
  account: { email: string; name: string },
): Promise<string | null> {
  const email = normaliseEmail(account.email)
  const user = email === null ? null : await withDeadline(() => findUserByEmail(ctx.db, email))
  if (!user || user.suspendedAt) return null
  const token = `tx_${newSecret()}`
  await inTransaction(ctx.db, async (tx) => {
    const apiToken = await storeToken(tx, ctx, user.id, { token, tokenId: ctx.newId(), name: account.name })
    await recordUserEvent(tx, ctx, {
      id: ctx.newId(),
      userId: user.id,
      type: 'API_TOKEN_CREATED',
      actorType: 'system',
      actorId: null,
      at: ctx.now,
      data: { tokenId: apiToken.tokenId, name: apiToken.name },
    })
  })
  return token
}

async function storeToken(
  tx: Transaction,
  ctx: ServiceContext,
  userId: string,
  { token, tokenId, name }: { token: string; tokenId: string; name: string },
): Promise<TokenSummary> {
  const row = {
    id: tokenId,
    userId,
    name,
    tokenHash: hashSecret(token),
    hint: token.slice(-4),
    createdAt: ctx.now,
    lastUsedAt: null,
    revokedAt: null,
  }
  await insertToken(tx, row)
  return summary(row)
}

/**
 * The secret of a token made under an Idempotency-Key: a replay must show the same token again, and a token is stored nowhere, so both
 * times it is derived from the server's own secret.
 */
function repeatableSecret(tokenId: string, idempotencyKey: string): string {
  const serverSecret = env().NEXTAUTH_SECRET
  if (!serverSecret) throw new Error('NEXTAUTH_SECRET is not set')
  return createHmac('sha256', serverSecret).update(`api-token\n${tokenId}\n${idempotencyKey}`).digest('base64url')
}

function withToken(answer: ServiceResponse, token: string): ServiceResponse {
  return { ...answer, text: undefined, body: { ok: true, success: true, token, ...answer.body } }
}

function tokenEvent(ctx: ServiceContext<Actor>, type: UserEvent['type'], { tokenId, name }: TokenSummary): UserEvent {
  const { userId } = ctx.actor
  const actorType = accountActorType(ctx.actor)
  return { id: ctx.newId(), userId, type, actorType, actorId: userId, at: ctx.now, data: { tokenId, name } }
}

function summary(row: ApiTokenRow): TokenSummary {
  return {
    tokenId: row.id,
    name: row.name,
    hint: row.hint,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }
}
