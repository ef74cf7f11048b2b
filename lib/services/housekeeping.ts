import 'server-only'
import { withDeadline } from '@/db/client'
import { deleteAccountSecretsBefore } from '@/db/queries/account-secrets'
import { deleteStoredAnswersBefore } from '@/db/queries/idempotency'
import { deleteImportsBefore } from '@/db/queries/imports'
import { sweepFiles } from './attachments/sweep'
import type { ServiceContext } from './context'
import { KEPT_MS } from './once'

const IMPORTS_KEPT_MS = 90 * 24 * 60 * 60 * 1000

/**
 * Takes away what nobody may use any more: answers kept under an Idempotency-Key past their 24 hours, secrets of mails that are over, files
 * that no listing has.
 */
export async function tidy({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<void> {
  await withDeadline(() => deleteAccountSecretsBefore(db, now))
  await withDeadline(() => deleteStoredAnswersBefore(db, new Date(now.getTime() - KEPT_MS)))
  await withDeadline(() => deleteImportsBefore(db, new Date(now.getTime() - IMPORTS_KEPT_MS)))
  await sweepFiles({ db, now })
}
