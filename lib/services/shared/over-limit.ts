import 'server-only'
import { DomainError } from '@/lib/domain/errors'
import type { ServiceContext } from './context'

/** The refusal of what is over a limit until this time. @param messageOf gets the seconds until then */
export function overLimit(
  { now }: Pick<ServiceContext, 'now'>,
  until: Date,
  messageOf: (seconds: number) => string,
): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  return new DomainError('RATE_LIMITED', messageOf(retryAfterSeconds), { retryAfterSeconds })
}
