import 'server-only'
import { withDeadline } from '@/db/client'
import { resumeDigests, stopDigests, wantsDigests } from '@/db/queries/rfq/pool'
import type { Outcome } from '@/lib/contract/outcome'
import { parseWith } from '@/lib/domain/fields/parse'
import { type NoticeSettings, noticeSettingsSchema } from '@/lib/domain/notification/notice'
import type { ActorContext } from '@/lib/services/shared/context'
import { writeOnce } from '../../shared/idempotency'

/** Which notices the caller wants. */
export async function noticeSettings(ctx: ActorContext): Promise<{ settings: NoticeSettings }> {
  return { settings: { poolDigest: await withDeadline(() => wantsDigests(ctx.db, ctx.actor.userId)) } }
}

/**
 * Stops the caller's daily notice of open requests, or starts it again with the requests from now on.
 * @throws VALIDATION_FAILED
 */
export async function changeNoticeSettings(
  ctx: ActorContext,
  body: unknown,
): Promise<Outcome<{ settings: NoticeSettings }>> {
  const settings = parseWith(noticeSettingsSchema, body)
  return writeOnce(ctx, body, async (tx) => {
    if (settings.poolDigest) await resumeDigests(tx, ctx.actor.userId, ctx.now)
    else await stopDigests(tx, ctx.actor.userId, ctx.now)
    return { record: { settings } }
  })
}
