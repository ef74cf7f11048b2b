import 'server-only'
import { withDeadline } from '@/db/client'
import { addPoints, listLiveBuckets } from '@/db/queries/accounts/rate-limits'
import { env } from '@/lib/config/env'
import type { Actor } from '@/lib/domain/actor'
import { MINUTE_MS } from '@/lib/domain/calendar-day'
import type { ActorContext, ServiceContext } from '../shared/context'
import { overLimit } from '../shared/over-limit'
import { requireRole } from '../shared/roles'

declare const passed: unique symbol

/**
 * An actor who passed the gate of a trade write, which decides before the body is read. Only the gates below make one: a write that
 * forgets its gate does not compile.
 */
export type Trader<Write extends 'request' | 'quotation' | 'message'> = Actor & { readonly [passed]: Write }

/** The gate of a new request. @throws FORBIDDEN, RATE_LIMITED */
export async function requestGate(ctx: ActorContext): Promise<ServiceContext<Trader<'request'>>> {
  requireRole(ctx.actor, 'buyer', 'Only buyer accounts can ask for quotations.')
  await countTrade(ctx)
  return ctx as ServiceContext<Trader<'request'>>
}

/** The gate of a quotation. What is written counts once its body is read: a preview is free. @throws FORBIDDEN */
export async function quotationGate(ctx: ActorContext): Promise<ServiceContext<Trader<'quotation'>>> {
  requireRole(ctx.actor, 'seller', 'Only seller accounts can send quotations.')
  return ctx as ServiceContext<Trader<'quotation'>>
}

/** The gate of a message. @throws RATE_LIMITED */
export async function messageGate(ctx: ActorContext): Promise<ServiceContext<Trader<'message'>>> {
  await countTrade(ctx)
  return ctx as ServiceContext<Trader<'message'>>
}

/**
 * Counts what this account writes into the trade: requests, quotations, messages.
 * @throws RATE_LIMITED for more in a minute than people write (reference 2.6)
 */
export async function countTrade(ctx: ActorContext): Promise<void> {
  const key = `rfq:account:${ctx.actor.userId}`
  await withDeadline(async () => {
    const [bucket] = await listLiveBuckets(ctx.db, [key], ctx.now, MINUTE_MS)
    if (bucket && bucket.points >= env().RFQS_PER_MINUTE) {
      const message = (seconds: number) => `Too many requests, quotations and messages. Try again in ${seconds} s.`
      throw overLimit(ctx, bucket.expiresAt, message)
    }
    await addPoints(ctx.db, key, 1, ctx.now, MINUTE_MS)
  })
}
