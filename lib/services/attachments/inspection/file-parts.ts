import 'server-only'

/** A file, or bytes in memory, to be read at any place. */
export interface ByteSource {
  read(buffer: Buffer, offset: number, length: number, position: number): Promise<{ bytesRead: number }>
}

/** Bytes in memory, read like a file. */
export function sourceOf(bytes: Buffer): ByteSource {
  return {
    read: async (buffer, offset, length, position) => ({
      bytesRead: bytes.copy(buffer, offset, position, Math.min(bytes.length, position + length)),
    }),
  }
}

/** These bytes of a file. @throws RangeError when it has fewer */
export async function readExactly(file: ByteSource, at: number, bytes: number): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes)
  let read = 0
  while (read < bytes) {
    const { bytesRead } = await file.read(buffer, read, bytes - read, at + read)
    if (bytesRead === 0) throw new RangeError('the file ends before that')
    read += bytesRead
  }
  return buffer
}
