import 'server-only'
import { withDeadline } from '@/db/client'
import { addPoints, clearBucket, deleteExpiredBuckets, listLiveBuckets } from '@/db/queries/accounts/rate-limits'
import { env } from '@/lib/config/env'
import type { ServiceContext } from '../shared/context'
import { overLimit } from '../shared/over-limit'
import { hashSecret } from './secret'

const MINUTE_MS = 60_000
/** The share of failures that also delete expired buckets. */
const SWEEP_SHARE = 0.02

/** The two buckets of a kind of guessing: of the account and of the network address. Shared by all instances. */
export interface Attempts {
  account: string
  address: string
}

export function attemptsOf(kind: 'sign-in' | 'sign-up' | 'mail', email: string, address: string): Attempts {
  // The account by its hash: the table of limits must not be a list of e-mail addresses.
  return { account: `${kind}:account:${hashSecret(email)}`, address: `${kind}:address:${address}` }
}

/** @throws RATE_LIMITED while either bucket is full (reference 2.6: 10 failures in 15 minutes) */
export async function requireAttemptsLeft(ctx: ServiceContext, attempts: Attempts): Promise<void> {
  const buckets = await withDeadline(() => listLiveBuckets(ctx.db, [attempts.account, attempts.address], ctx.now))
  const full = buckets.filter(({ points }) => points >= env().SIGN_IN_FAILURES_MAX)
  if (full.length === 0) return
  const until = new Date(Math.max(...full.map(({ expiresAt }) => expiresAt.getTime())))
  throw overLimit(ctx, until, (seconds) => {
    const minutes = Math.ceil(seconds / 60)
    return `Too many failed attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
  })
}

export async function countFailure(ctx: ServiceContext, attempts: Attempts): Promise<void> {
  const windowMs = env().SIGN_IN_WINDOW_MINUTES * MINUTE_MS
  await withDeadline(async () => {
    for (const key of [attempts.account, attempts.address]) await addPoints(ctx.db, key, 1, ctx.now, windowMs)
    if (Math.random() < SWEEP_SHARE) await deleteExpiredBuckets(ctx.db, ctx.now)
  })
}

/** Counts a new account against its sender, also when it fails. @throws RATE_LIMITED */
export async function countSignUp(ctx: ServiceContext, address: string): Promise<void> {
  const { points, expiresAt } = await withDeadline(() =>
    addPoints(ctx.db, `sign-up:sender:${address}`, 1, ctx.now, 60 * MINUTE_MS),
  )
  if (points <= env().SIGN_UPS_PER_HOUR) return
  throw overLimit(ctx, expiresAt, () => 'Too many new accounts from your network. Try again in an hour.')
}

/** After a success the failures of the account are forgiven. Those of the address stay: one good account must not hide its guesses. */
export async function forgiveAccount(ctx: ServiceContext, attempts: Attempts): Promise<void> {
  await withDeadline(() => clearBucket(ctx.db, attempts.account))
}
