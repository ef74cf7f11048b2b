import 'server-only'
import { withDeadline } from '@/db/client'
import { addPoints } from '@/db/queries/accounts/rate-limits'
import { env } from '@/lib/config/env'
import { HOUR_MS } from '@/lib/domain/calendar-day'
import { DomainError } from '@/lib/domain/errors'
import type { ServiceContext } from '../shared/context'
import { overLimit } from '../shared/over-limit'

interface Space {
  files: number
  bytes: number
}

/** @throws STORAGE_QUOTA_REACHED when a company may not keep this much more */
export function requireQuota(kept: Space, more: Space): void {
  const { UPLOAD_FILES_PER_COMPANY: filesMax, UPLOAD_BYTES_PER_COMPANY: bytesMax } = env()
  requireSpace(
    { kept, more, filesMax, bytesMax },
    'Your company has used up its space for files. Delete files that you no longer need, or ask us for more.',
  )
}

/** Files of the trade that no request names yet have a small quota of their own. @throws STORAGE_QUOTA_REACHED */
export function requireUnnamedQuota(kept: Space, more: Space): void {
  const { UNNAMED_FILES_PER_COMPANY: filesMax, UNNAMED_BYTES_PER_COMPANY: bytesMax } = env()
  requireSpace(
    { kept, more, filesMax, bytesMax },
    'Your company has reached the limit for files that no request names yet. Send the requests that they belong to, or delete them.',
  )
}

function requireSpace(
  { kept, more, filesMax, bytesMax }: { kept: Space; more: Space; filesMax: number; bytesMax: number },
  message: string,
): void {
  if (kept.files + more.files <= filesMax && kept.bytes + more.bytes <= bytesMax) return
  throw new DomainError('STORAGE_QUOTA_REACHED', message, { details: { ...kept, filesMax, bytesMax } })
}

/**
 * Counts what a company is about to put into the store. Deleted and refused files stay there until the sweep: without this count
 * they could fill a disk.
 * @throws RATE_LIMITED
 */
export async function countStored(ctx: ServiceContext, companyId: string, bytes: number): Promise<void> {
  const { points, expiresAt } = await withDeadline(() =>
    addPoints(ctx.db, `stored:company:${companyId}`, bytes, ctx.now, HOUR_MS),
  )
  if (points <= env().UPLOAD_BYTES_PER_HOUR) return
  throw overLimit(
    ctx,
    expiresAt,
    (seconds) => `Your company has reached the upload limit of an hour. Try again in ${Math.ceil(seconds / 60)} min.`,
  )
}
