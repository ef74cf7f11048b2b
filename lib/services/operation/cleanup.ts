import 'server-only'
import { withDeadline } from '@/db/client'
import { deleteAccountSecretsBefore } from '@/db/queries/accounts/account-secrets'
import { deleteExpiredBuckets } from '@/db/queries/accounts/rate-limits'
import { deleteStoredResponsesBefore } from '@/db/queries/idempotency'
import { deleteImportRowsBefore, deleteImportsBefore } from '@/db/queries/listings/imports'
import { describeFailure, log } from '@/lib/config/log'
import { DAY_MS } from '@/lib/domain/calendar-day'
import { sweepFiles } from '../attachments/sweep'
import { inBatches } from '../shared/batches'
import type { ServiceContext } from '../shared/context'
import { KEPT_MS } from '../shared/idempotency'

const IMPORTS_KEPT_MS = 90 * DAY_MS
/** How many rows a statement deletes: well within its deadline, also on a slow disk. */
const BATCH = 1000

/**
 * Deletes what is no longer used: results kept under an Idempotency-Key after 24 hours, expired secrets of mails, old imports, expired counts
 * of limits, files that no listing has. A step that fails does not stop the others.
 */
export async function cleanup({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<void> {
  const importsBefore = new Date(now.getTime() - IMPORTS_KEPT_MS)
  const responsesBefore = new Date(now.getTime() - KEPT_MS)
  const batches = (work: () => Promise<number>) => () => inBatches(BATCH, () => withDeadline(work))
  const steps: Record<string, () => Promise<void>> = {
    secrets: batches(() => deleteAccountSecretsBefore(db, now, BATCH)),
    'stored responses': batches(() => deleteStoredResponsesBefore(db, responsesBefore, BATCH)),
    'import rows': batches(() => deleteImportRowsBefore(db, importsBefore, BATCH)),
    imports: batches(() => deleteImportsBefore(db, importsBefore, BATCH)),
    limits: () => withDeadline(() => deleteExpiredBuckets(db, now)),
    files: () => sweepFiles({ db, now }),
  }
  for (const [name, step] of Object.entries(steps)) {
    await step().catch((error: unknown) => log().warn({ err: describeFailure(error) }, `cleaning up ${name} failed`))
  }
}
