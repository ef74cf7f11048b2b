import 'server-only'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inTransaction, withDeadline } from '@/db/client'
import { deleteMarkedBlobs, markUnusedBlobs } from '@/db/queries/listings/attachments'
import { deleteUnboundRfqFilesBefore } from '@/db/queries/rfq/rfq-attachments'
import { DAY_MS, HOUR_MS } from '@/lib/domain/calendar-day'
import { UNBOUND_DAYS } from '@/lib/domain/rfq/files'
import { blobStore, uploadsFolder } from '../blobs/configured-store'
import { inBatches } from '../shared/batches'
import type { ServiceContext } from '../shared/context'

/** No upload takes this long: a request is cut after two minutes. */
const ORPHAN_AGE_MS = HOUR_MS
const BATCH = 500

/**
 * Deletes what unfinished uploads left, files of the trade that no request ever named, and contents without an attachment, once they are an
 * hour old. In three steps, so that an upload of the same content at the same moment loses nothing: contents are marked in one statement that
 * skips those in use, then removed from the store, then their rows are deleted. A marked content never becomes live again: the same bytes get
 * a new key.
 */
export async function sweepFiles({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - ORPHAN_AGE_MS)
  await sweepIncoming(before)
  const unboundBefore = new Date(now.getTime() - UNBOUND_DAYS * DAY_MS)
  await inBatches(BATCH, () => inTransaction(db, (tx) => deleteUnboundRfqFilesBefore(tx, unboundBefore, now, BATCH)))
  const store = blobStore()
  await inBatches(BATCH, async () => {
    const keys = await withDeadline(() => markUnusedBlobs(db, before, BATCH))
    for (const key of keys) await store.remove(key)
    await withDeadline(() => deleteMarkedBlobs(db, keys))
    return keys.length
  })
}

async function sweepIncoming(before: Date): Promise<void> {
  const folder = uploadsFolder()
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtime < before) await rm(path, { recursive: true, force: true })
  }
}
