import 'server-only'
import { withDeadline } from '@/db/client'
import { isMigrated } from '@/db/migrate'
import type { Answer } from '@/lib/domain/call'
import { unavailable } from '@/lib/domain/errors'
import type { ServiceContext } from './context'

const READY_WITHIN_MS = 2000

/** Whether this process may be given traffic: the database answers and is at the head of the migrations. @throws UNAVAILABLE */
export async function readiness(ctx: ServiceContext): Promise<Answer> {
  const isReady = await withDeadline(() => isMigrated(ctx.db), READY_WITHIN_MS)
  if (!isReady) throw unavailable()
  return { body: { ok: true, success: true, status: 'ready' } }
}
