import 'server-only'
import { withDeadline } from '@/db/client'
import {
  addPoint,
  addPoints,
  clearBucket,
  deleteExpiredBuckets,
  listLiveBuckets,
} from '@/db/queries/accounts/rate-limits'
import { env } from '@/lib/config/env'
import { DomainError } from '@/lib/domain/errors'
import type { ServiceContext } from '../shared/context'
import { hashSecret } from './secret'

const MINUTE_MS = 60_000
/** How many of the failures also sweep out the buckets whose window is over. */
const SWEEP_SHARE = 0.02

/** The two buckets of one kind of guessing: of the account that is tried and of the address that tries. Shared by all instances. */
export interface Attempts {
  account: string
  address: string
}

export function attemptsOf(kind: 'sign-in' | 'sign-up' | 'mail', email: string, address: string): Attempts {
  // The account by its hash: a table of limits is no place for a list of addresses.
  return { account: `${kind}:account:${hashSecret(email)}`, address: `${kind}:address:${address}` }
}

/** @throws RATE_LIMITED while either bucket is full (contract section 2: 10 failures in 15 minutes) */
export async function requireAttemptsLeft(ctx: ServiceContext, attempts: Attempts): Promise<void> {
  const buckets = await withDeadline(() => listLiveBuckets(ctx.db, [attempts.account, attempts.address], ctx.now))
  const full = buckets.filter(({ points }) => points >= env().SIGN_IN_FAILURES_MAX)
  if (full.length === 0) return
  const until = Math.max(...full.map(({ expiresAt }) => expiresAt.getTime()))
  const retryAfterSeconds = Math.ceil((until - ctx.now.getTime()) / 1000)
  const minutes = Math.ceil(retryAfterSeconds / 60)
  throw new DomainError(
    'RATE_LIMITED',
    `Too many attempts that failed. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { retryAfterSeconds },
  )
}

export async function countFailure(ctx: ServiceContext, attempts: Attempts): Promise<void> {
  const windowMs = env().SIGN_IN_WINDOW_MINUTES * MINUTE_MS
  await withDeadline(async () => {
    await addPoint(ctx.db, attempts.account, ctx.now, windowMs)
    await addPoint(ctx.db, attempts.address, ctx.now, windowMs)
    if (Math.random() < SWEEP_SHARE) await deleteExpiredBuckets(ctx.db, ctx.now)
  })
}

/** Every new account counts against its sender, whatever comes of it. @throws RATE_LIMITED */
export async function countSignUp(ctx: ServiceContext, address: string): Promise<void> {
  const { points, expiresAt } = await withDeadline(() =>
    addPoints(ctx.db, `sign-up:sender:${address}`, 1, ctx.now, 60 * MINUTE_MS),
  )
  if (points <= env().SIGN_UPS_PER_HOUR) return
  const retryAfterSeconds = Math.max(1, Math.ceil((expiresAt.getTime() - ctx.now.getTime()) / 1000))
  throw new DomainError('RATE_LIMITED', 'Too many new accounts from your network. Try again in an hour.', {
    retryAfterSeconds,
  })
}

/** A success: the account's failures were its owner's own. Those of the address stay, else one good account would hide its guessing. */
export async function forgiveAccount(ctx: ServiceContext, attempts: Attempts): Promise<void> {
  await withDeadline(() => clearBucket(ctx.db, attempts.account))
}
