import 'server-only'
import type { FileHandle } from 'node:fs/promises'

/** These bytes of a file. @throws RangeError where it has not so many */
export async function readExactly(file: FileHandle, at: number, bytes: number): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes)
  let read = 0
  while (read < bytes) {
    const { bytesRead } = await file.read(buffer, read, bytes - read, at + read)
    if (bytesRead === 0) throw new RangeError('the file ends before that')
    read += bytesRead
  }
  return buffer
}
