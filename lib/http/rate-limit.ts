import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { type Env, env } from '@/lib/config/env'
import { processWide } from '@/lib/config/process-wide'
import { DomainError } from '@/lib/domain/errors'

type Kind = 'requests' | 'uploads'

const PER_MINUTE = {
  requests: ({ RATE_LIMIT_PER_MINUTE }) => RATE_LIMIT_PER_MINUTE,
  uploads: ({ UPLOADS_PER_MINUTE }) => UPLOADS_PER_MINUTE,
} as const satisfies Record<Kind, (settings: Env) => number>

function bucket(kind: Kind): RateLimiterMemory {
  return processWide(
    `rate-limit ${kind}`,
    () => new RateLimiterMemory({ points: PER_MINUTE[kind](env()), duration: 60 }),
  )
}

/** One request of this address or account. @throws RATE_LIMITED with the seconds to wait. */
export async function consumeRequest(key: string, kind: Kind = 'requests'): Promise<void> {
  try {
    await bucket(kind).consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const retryAfterSeconds = refusal.msBeforeNext / 1000
    throw new DomainError('RATE_LIMITED', `Too many requests. Try again in ${Math.ceil(retryAfterSeconds)} s.`, {
      retryAfterSeconds,
    })
  }
}
