import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { type Env, env } from '@/lib/config/env'
import { processWide } from '@/lib/config/process-wide'
import { DomainError } from '@/lib/domain/errors'

const WINDOW_SECONDS = 60

/** The limits by the names that responses give them. */
const POLICIES = {
  address: { bucket: 'requests', quota: ({ RATE_LIMIT_PER_MINUTE }) => RATE_LIMIT_PER_MINUTE },
  account: { bucket: 'requests', quota: ({ RATE_LIMIT_PER_MINUTE }) => RATE_LIMIT_PER_MINUTE },
  uploads: { bucket: 'uploads', quota: ({ UPLOADS_PER_MINUTE }) => UPLOADS_PER_MINUTE },
} as const satisfies Record<string, { bucket: string; quota: (settings: Env) => number }>

export type Policy = keyof typeof POLICIES

/** What is left of a limit after a request was counted. */
export interface Allowance {
  policy: Policy
  remaining: number
  resetSeconds: number
}

function bucket(policy: Policy): RateLimiterMemory {
  const { bucket: name, quota } = POLICIES[policy]
  return processWide(
    `rate-limit ${name}`,
    () => new RateLimiterMemory({ points: quota(env()), duration: WINDOW_SECONDS }),
  )
}

/**
 * Counts a request of an address or account.
 * @param id the address, or the id of the account
 * @param spent gets the allowance, also when nothing is left of it
 * @throws RATE_LIMITED with the seconds to wait
 */
export async function consumeRequest(policy: Policy, id: string, spent: Allowance[]): Promise<void> {
  const note = ({ remainingPoints, msBeforeNext }: RateLimiterRes) =>
    spent.push({ policy, remaining: Math.max(0, remainingPoints), resetSeconds: Math.ceil(msBeforeNext / 1000) })
  try {
    // Uploads of an account have a bucket of their own.
    note(await bucket(policy).consume(`${policy === 'uploads' ? 'account' : policy}:${id}`))
  } catch (refusal) {
    if (!isRefusal(refusal)) throw refusal
    note(refusal)
    const retryAfterSeconds = refusal.msBeforeNext / 1000
    throw new DomainError('RATE_LIMITED', `Too many requests. Try again in ${Math.ceil(retryAfterSeconds)} s.`, {
      retryAfterSeconds,
    })
  }
}

/** By its shape: the bucket may be of the other bundle of this process, which has a class of its own. */
function isRefusal(thrown: unknown): thrown is RateLimiterRes {
  if (typeof thrown !== 'object' || thrown === null || thrown instanceof Error) return false
  const { msBeforeNext, remainingPoints } = thrown as Partial<RateLimiterRes>
  return typeof msBeforeNext === 'number' && typeof remainingPoints === 'number'
}

/** The policy of every address, for responses before anything is counted. */
export function policyHeaders(policies: readonly Policy[] = ['address']): Record<string, string> {
  const items = policies.map((policy) => `"${policy}";q=${POLICIES[policy].quota(env())};w=${WINDOW_SECONDS}`)
  return { 'ratelimit-policy': items.join(', ') }
}

/** RateLimit and RateLimit-Policy (draft-ietf-httpapi-ratelimit-headers-11): each counted limit, and what is left of it. */
export function rateLimitHeaders(spent: readonly Allowance[]): Record<string, string> {
  if (spent.length === 0) return policyHeaders()
  return {
    ...policyHeaders(spent.map(({ policy }) => policy)),
    ratelimit: spent
      .map(({ policy, remaining, resetSeconds }) => `"${policy}";r=${remaining};t=${resetSeconds}`)
      .join(', '),
  }
}
