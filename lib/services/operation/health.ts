import 'server-only'
import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { withDeadline } from '@/db/client'
import { isMigrated } from '@/db/migrate'
import { env } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { processWide } from '@/lib/config/process-wide'
import { unavailable } from '@/lib/domain/errors'
import type { ServiceContext } from '../shared/context'

const DATABASE_WITHIN_MS = 500
const MIGRATIONS_WITHIN_MS = 2000
export const DISK_FREE_MIN = 0.05

const traffic = () => processWide('traffic', () => ({ isDraining: false }))

/** Makes this process not ready: it finishes its work and takes nothing new. */
export function drain(): void {
  traffic().isDraining = true
}

export type ReadinessProblem = 'draining' | 'database' | 'migrations' | 'disk'

/**
 * Whether this process can take traffic (reference 10.1): it is not stopping, the database responds within half a second and
 * has all migrations, and the disk has room. Callers get yes or no; the log says what is wrong.
 * @throws UNAVAILABLE
 */
export async function readiness(ctx: ServiceContext): Promise<{ status: 'ready' }> {
  const problem = await readinessProblem(ctx)
  if (problem === null) return { status: 'ready' }
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

/** A folder that cannot be read does not take files either. */
export async function freeShareOf(folder: string): Promise<number> {
  try {
    const { bavail, blocks } = await statfs(folder)
    return blocks === 0 ? 1 : bavail / blocks
  } catch {
    return 0
  }
}
