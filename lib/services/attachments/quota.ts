import 'server-only'
import { env } from '@/lib/config/env'
import { DomainError } from '@/lib/domain/errors'

/** @throws STORAGE_QUOTA_REACHED when a company that keeps so much may not keep so much more */
export function requireQuota(kept: { files: number; bytes: number }, more: { files: number; bytes: number }): void {
  const { UPLOAD_FILES_PER_COMPANY: filesMax, UPLOAD_BYTES_PER_COMPANY: bytesMax } = env()
  if (kept.files + more.files <= filesMax && kept.bytes + more.bytes <= bytesMax) return
  throw new DomainError(
    'STORAGE_QUOTA_REACHED',
    'Your company has used up its space for files. Delete files that you no longer need, or ask us for more.',
    { details: { ...kept, filesMax, bytesMax } },
  )
}
