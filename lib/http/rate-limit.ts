import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '@/lib/config/env'
import { processWide } from '@/lib/config/process-wide'
import { DomainError } from '@/lib/domain/errors'

function bucket(): RateLimiterMemory {
  return processWide('rate-limit', () => new RateLimiterMemory({ points: env().RATE_LIMIT_PER_MINUTE, duration: 60 }))
}

/** One request of this address or account. @throws RATE_LIMITED with the seconds to wait. */
export async function consumeRequest(key: string): Promise<void> {
  try {
    await bucket().consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const retryAfterSeconds = refusal.msBeforeNext / 1000
    throw new DomainError('RATE_LIMITED', `Too many requests. Try again in ${Math.ceil(retryAfterSeconds)} s.`, {
      retryAfterSeconds,
    })
  }
}
