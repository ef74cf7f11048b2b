import 'server-only'
import { withDeadline } from '@/db/client'
import { deleteAccountSecretsBefore } from '@/db/queries/accounts/account-secrets'
import { deleteExpiredBuckets } from '@/db/queries/accounts/rate-limits'
import { deleteStoredAnswersBefore } from '@/db/queries/idempotency'
import { deleteImportRowsBefore, deleteImportsBefore } from '@/db/queries/listings/imports'
import { describeFailure, log } from '@/lib/config/log'
import { sweepFiles } from '../attachments/sweep'
import { inBatches } from '../shared/batches'
import type { ServiceContext } from '../shared/context'
import { KEPT_MS } from '../shared/idempotency'

const IMPORTS_KEPT_MS = 90 * 24 * 60 * 60 * 1000
/** Rows that one statement takes away: far within its deadline also on a slow disk. */
const BATCH = 1000

/**
 * Takes away what nobody may use any more: answers kept under an Idempotency-Key past their 24 hours, secrets of mails that are over, imports
 * of long ago, counts of limits that are over, files that no listing has. Each on its own: one that fails keeps no other from its turn.
 */
export async function cleanup({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<void> {
  const importsBefore = new Date(now.getTime() - IMPORTS_KEPT_MS)
  const answersBefore = new Date(now.getTime() - KEPT_MS)
  const batches = (work: () => Promise<number>) => () => inBatches(BATCH, () => withDeadline(work))
  const steps: Record<string, () => Promise<void>> = {
    secrets: batches(() => deleteAccountSecretsBefore(db, now, BATCH)),
    answers: batches(() => deleteStoredAnswersBefore(db, answersBefore, BATCH)),
    'import rows': batches(() => deleteImportRowsBefore(db, importsBefore, BATCH)),
    imports: batches(() => deleteImportsBefore(db, importsBefore, BATCH)),
    limits: () => withDeadline(() => deleteExpiredBuckets(db, now)),
    files: () => sweepFiles({ db, now }),
  }
  for (const [name, step] of Object.entries(steps)) {
    await step().catch((error: unknown) => log().warn({ err: describeFailure(error) }, `tidying ${name} failed`))
  }
}
