import 'server-only'
import { withDeadline } from '@/db/client'
import {
  addPoints,
  type Bucket,
  clearBucket,
  deleteExpiredBuckets,
  listLiveBuckets,
} from '@/db/queries/accounts/rate-limits'
import { env } from '@/lib/config/env'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/calendar-day'
import { DomainError } from '@/lib/domain/errors'
import { type ActorContext, addressOf, type ServiceContext } from '../shared/context'
import { overLimit } from '../shared/over-limit'
import { hashSecret } from './secret'

/** The share of failures that also delete expired buckets. */
const SWEEP_SHARE = 0.02

/** After the allowed failures the next attempt waits this long, and twice as long after each that fails. */
const FIRST_WAIT_MS = 5_000
/** Strangers may fail on an account for as long as they like, so its owner, on a new device, never waits longer than this. */
const STRANGERS_WAIT_MAX_MS = MINUTE_MS
/** How long a network address counts as one that the account signs in from. */
const KNOWN_ADDRESS_MS = 90 * DAY_MS

/** A site with IPv6 has 65,536 networks, of which a guesser takes a new one for each guess; it may fail this many times as often as one. */
const SITE_FAILURES = 5

/** Where a failure counts. Shared by all instances. */
export interface Attempts {
  /** The bucket of the account, as far as this guesser is concerned. A success clears it. */
  account: string
  accountWaitMaxMs: number
  /** The bucket of the network address; null: failures do not count there. */
  address: string | null
  /** The bucket of the /48 that an IPv6 network is part of; null for IPv4. */
  site: string | null
}

const windowMs = () => env().SIGN_IN_WINDOW_MINUTES * MINUTE_MS

/** The account by its hash: the table of limits must not be a list of e-mail addresses. */
export function accountHash(email: string): string {
  return hashSecret(email)
}

/** Attempts of whoever asks: strangers to the account. */
export function attemptsOf(
  kind: 'sign-in' | 'sign-up' | 'mail' | 'confirmation' | 'email-change' | 'link',
  email: string,
  address: string,
): Attempts & { address: string } {
  return {
    account: `${kind}:account:${accountHash(email)}`,
    accountWaitMaxMs: kind === 'sign-in' ? STRANGERS_WAIT_MAX_MS : windowMs(),
    address: `${kind}:address:${address}`,
    site: siteOf(address) && `${kind}:address:${siteOf(address)}`,
  }
}

/** The /48 of an IPv6 network as the server in front names it ("2001:db8:1:2::/64"). */
function siteOf(address: string): string | null {
  const groups = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(address)?.[1]
  return groups === undefined ? null : `${groups}:/48`
}

/** The buckets in which a failure counts. */
function bucketsOf({ account, address, site }: Attempts): string[] {
  return [account, address, site].filter((key) => key !== null)
}

function failuresMax({ site }: Attempts, key: string): number {
  return env().SIGN_IN_FAILURES_MAX * (key === site ? SITE_FAILURES : 1)
}

/**
 * Attempts to sign in. A browser and a network address that signed in to this account before have their own count for it, which
 * the failures of strangers do not fill: they cannot keep the owner out. What failed at the address counts for known accounts
 * too: otherwise its answers tell which accounts sign in from there.
 */
export async function signInAttempts(
  ctx: ServiceContext,
  { email, address, deviceId }: { email: string; address: string; deviceId: string | null },
): Promise<Attempts> {
  if (deviceId !== null) return deviceAttempts(deviceId)
  const strangers = attemptsOf('sign-in', email, address)
  const key = knownAddressKey(email, address)
  const known = await withDeadline(() => listLiveBuckets(ctx.db, [key], ctx.now, KNOWN_ADDRESS_MS))
  if (known.length === 0) return strangers
  return { ...strangers, account: `sign-in:${key}`, accountWaitMaxMs: windowMs() }
}

/** Attempts of one browser: one that has signed in to the account, or the session that changes its password. */
export function deviceAttempts(deviceId: string): Attempts {
  const account = `sign-in:device:${hashSecret(deviceId)}`
  return { account, accountWaitMaxMs: windowMs(), address: null, site: null }
}

/** Attempts at the code of an account whose password was right, counted for whoever tries: no one else holds up its owner. */
export function codeAttempts(holder: string): Attempts {
  return { ...deviceAttempts(''), account: `code:${hashSecret(holder)}` }
}

/**
 * Requests to mail a link to another address: of the account and network that ask, and for that address. Its owner's own requests
 * are of another kind, so that no one else uses them up.
 */
export function emailChangeAttempts(ctx: ActorContext, email: string): Attempts[] {
  const wanted = attemptsOf('email-change', email, addressOf(ctx))
  return [wanted, { ...wanted, account: `email-change:by:${ctx.actor.userId}`, address: null, site: null }]
}

/** Remembers that the owner of this account has been at this address. */
export async function rememberAddress(ctx: ServiceContext, email: string, address: string): Promise<void> {
  await withDeadline(() => addPoints(ctx.db, knownAddressKey(email, address), 1, ctx.now, KNOWN_ADDRESS_MS, true))
}

function knownAddressKey(email: string, address: string): string {
  return `known-address:${hashSecret(`${accountHash(email)} ${address}`)}`
}

/** @throws RATE_LIMITED while one has to wait (reference 2.6: ten failures, then a wait that doubles) */
export async function requireAttemptsLeft(ctx: ServiceContext, attempts: Attempts): Promise<void> {
  const { account, accountWaitMaxMs } = attempts
  const buckets = await withDeadline(() => listLiveBuckets(ctx.db, bucketsOf(attempts), ctx.now, windowMs()))
  const ends = buckets.map((bucket) =>
    waitEnd(bucket, failuresMax(attempts, bucket.key), bucket.key === account ? accountWaitMaxMs : windowMs()),
  )
  const until = new Date(Math.max(...ends, 0))
  if (until <= ctx.now) return
  throw overLimit(ctx, until, (seconds) => {
    const minutes = Math.ceil(seconds / 60)
    const wait = seconds < 60 ? `${seconds} seconds` : minutes === 1 ? 'a minute' : `${minutes} minutes`
    return `Too many failed attempts. Try again in ${wait}.`
  })
}

/** When the next attempt is judged: a time after the last failure, which is where the sliding window began. */
function waitEnd({ points, expiresAt }: Bucket, allowed: number, waitMaxMs: number): number {
  const extra = points - allowed
  if (extra < 0) return 0
  const wait = Math.min(waitMaxMs, FIRST_WAIT_MS * 2 ** Math.min(extra, 20))
  return expiresAt.getTime() - windowMs() + wait
}

/** Whether this account and this sender have mails left; counted either way. */
export async function mayStillMail(ctx: ServiceContext, attempts: Attempts): Promise<boolean> {
  return withDeadline(async () => {
    let mayMail = true
    for (const key of bucketsOf(attempts)) {
      const { points } = await addPoints(ctx.db, key, 1, ctx.now, windowMs())
      mayMail &&= points <= failuresMax(attempts, key)
    }
    return mayMail
  })
}

/** Counts a mail that the caller asks for, because mail costs its receiver time. @throws RATE_LIMITED */
export async function requireMailLeft(ctx: ServiceContext, attempts: readonly Attempts[]): Promise<void> {
  const isLeft = await Promise.all(attempts.map((counted) => mayStillMail(ctx, counted)))
  if (isLeft.every(Boolean)) return
  throw new DomainError('RATE_LIMITED', 'Too many mails. Look for the last one, or try again later.', {
    retryAfterSeconds: env().SIGN_IN_WINDOW_MINUTES * 60,
  })
}

export async function countFailure(ctx: ServiceContext, attempts: Attempts): Promise<void> {
  await withDeadline(async () => {
    for (const key of bucketsOf(attempts)) {
      await addPoints(ctx.db, key, 1, ctx.now, windowMs(), true)
    }
    if (Math.random() < SWEEP_SHARE) await deleteExpiredBuckets(ctx.db, ctx.now)
  })
}

/** Counts a new account against its sender, also when it fails. @throws RATE_LIMITED */
export async function countSignUp(ctx: ServiceContext, address: string): Promise<void> {
  const { points, expiresAt } = await withDeadline(() =>
    addPoints(ctx.db, `sign-up:sender:${address}`, 1, ctx.now, HOUR_MS),
  )
  if (points <= env().SIGN_UPS_PER_HOUR) return
  throw overLimit(ctx, expiresAt, () => 'Too many new accounts from your network. Try again in an hour.')
}

/** After a success the failures of the account are forgiven. Those of the address stay: one good account must not hide its guesses. */
export async function forgiveAccount(ctx: ServiceContext, attempts: Attempts): Promise<void> {
  await withDeadline(() => clearBucket(ctx.db, attempts.account))
}
