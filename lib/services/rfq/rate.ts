import 'server-only'
import { withDeadline } from '@/db/client'
import { addPoint, listLiveBuckets } from '@/db/queries/accounts/rate-limits'
import { env } from '@/lib/config/env'
import type { Actor } from '@/lib/domain/actor'
import { DomainError } from '@/lib/domain/errors'
import type { ServiceContext } from '../shared/context'

const MINUTE_MS = 60_000

/**
 * Counts what this account writes into the trade: requests, answers, messages.
 * @throws RATE_LIMITED for more of them in a minute than people make (contract section 2)
 */
export async function countTrade(ctx: ServiceContext<Actor>): Promise<void> {
  const key = `rfq:account:${ctx.actor.userId}`
  await withDeadline(async () => {
    const [bucket] = await listLiveBuckets(ctx.db, [key], ctx.now)
    if (bucket && bucket.points >= env().RFQS_PER_MINUTE) {
      const retryAfterSeconds = Math.ceil((bucket.expiresAt.getTime() - ctx.now.getTime()) / 1000)
      throw new DomainError(
        'RATE_LIMITED',
        `Too many requests for quotation, answers and messages. Try again in ${retryAfterSeconds} s.`,
        { retryAfterSeconds },
      )
    }
    await addPoint(ctx.db, key, ctx.now, MINUTE_MS)
  })
}
