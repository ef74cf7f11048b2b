import { env } from '@/lib/config/env'
import { processWide } from '@/lib/config/process-wide'
import { DomainError } from '@/lib/domain/errors'

/** How many uploads of each account are under way; accounts without one are not in it. */
const underWay = () => processWide('uploads-under-way', () => new Map<string, number>())

/**
 * Does the work of an upload as one of the few that an account may have under way: each holds a connection, a file and a parser.
 * @throws RATE_LIMITED without doing it
 */
export async function amongUploads<T>(accountId: string, work: () => Promise<T>): Promise<T> {
  const counts = underWay()
  const count = counts.get(accountId) ?? 0
  const { UPLOADS_AT_ONCE } = env()
  if (count >= UPLOADS_AT_ONCE) {
    throw new DomainError(
      'RATE_LIMITED',
      `${UPLOADS_AT_ONCE} of your uploads are still in progress. Try again when one has ended.`,
      { retryAfterSeconds: 1 },
    )
  }
  counts.set(accountId, count + 1)
  try {
    return await work()
  } finally {
    const left = (counts.get(accountId) ?? 1) - 1
    if (left > 0) counts.set(accountId, left)
    else counts.delete(accountId)
  }
}
