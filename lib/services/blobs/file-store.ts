import 'server-only'
import { createReadStream } from 'node:fs'
import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { type BlobStore, type ByteRange, guarded } from './blob-store'

/** Contents as files, spread over 256 folders by their first two letters. */
export function fileStore(root: string): BlobStore {
  const pathOf = (key: string): string => join(root, key.slice(0, 2), key)
  return {
    isExternal: false,
    put: (key, path) =>
      guarded(async () => {
        const target = pathOf(key)
        await mkdir(dirname(target), { recursive: true })
        await syncAndClose(path)
        await rename(path, target)
        await syncAndClose(dirname(target))
      }),
    open: (key, range) => guarded(() => openFile(pathOf(key), range)),
    remove: (key) => guarded(() => rm(pathOf(key), { force: true })),
    exists: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
  }
}

async function openFile(path: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>> {
  // Opened here, so that a missing file is known before the first byte of the response.
  const handle = await open(path)
  const stream = createReadStream('', { fd: handle, ...range, highWaterMark: 64 * 1024 })
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>
}

/** What was written is on the disk, and not in its cache alone; a folder is synced for the names in it. */
async function syncAndClose(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
