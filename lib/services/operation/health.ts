import 'server-only'
import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { withDeadline } from '@/db/client'
import { isMigrated } from '@/db/migrate'
import { env } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { processWide } from '@/lib/config/process-wide'
import type { ServiceResponse } from '@/lib/contract/request-context'
import { unavailable } from '@/lib/domain/errors'
import type { ServiceContext } from '../shared/context'

const DATABASE_WITHIN_MS = 500
const MIGRATIONS_WITHIN_MS = 2000
export const DISK_FREE_MIN = 0.05

const traffic = () => processWide('traffic', () => ({ isDraining: false }))

/** From now on this process is not ready: it finishes what it has and takes nothing new. */
export function drain(): void {
  traffic().isDraining = true
}

export type ReadinessProblem = 'draining' | 'database' | 'migrations' | 'disk'

/**
 * Whether this process may be given traffic (reliability section 5, Health): not on its way out, the database answers in half a second and
 * is at the head of the migrations, and the disk has room. Callers learn yes or no; what is wrong stands in the log.
 * @throws UNAVAILABLE
 */
export async function readiness(ctx: ServiceContext): Promise<ServiceResponse> {
  const problem = await readinessProblem(ctx)
  if (problem === null) return { body: { ok: true, success: true, status: 'ready' } }
  log().warn({ requestId: ctx.requestId, problem }, 'not ready')
  throw unavailable()
}

/** @param freeShare how much of a disk is free, 0 to 1 */
export async function readinessProblem(
  { db }: Pick<ServiceContext, 'db'>,
  freeShare: (folder: string) => Promise<number> = freeShareOf,
): Promise<ReadinessProblem | null> {
  if (traffic().isDraining) return 'draining'
  try {
    await withDeadline(() => db.execute(sql`select 1`), DATABASE_WITHIN_MS)
    if (!(await withDeadline(() => isMigrated(db), MIGRATIONS_WITHIN_MS))) return 'migrations'
  } catch {
    return 'database'
  }
  return (await freeShare(env().DATA_DIR)) > DISK_FREE_MIN ? null : 'disk'
}

/** A folder that cannot be looked at takes no files either. */
export async function freeShareOf(folder: string): Promise<number> {
  try {
    const { bavail, blocks } = await statfs(folder)
    return blocks === 0 ? 1 : bavail / blocks
  } catch {
    return 0
  }
}
