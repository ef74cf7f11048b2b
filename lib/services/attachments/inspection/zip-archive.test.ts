import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { sourceOf } from './file-parts'
import { readZip } from './zip-archive'

const text = (words: string) => new TextEncoder().encode(words)
const archive = Buffer.from(
  zipSync({ 'a.txt': text('the first part '.repeat(50)), 'b/c.txt': [text('stored'), { level: 0 }], empty: text('') }),
)
const open = (bytes: Buffer) => readZip(sourceOf(bytes), bytes.length)

test('a part is unpacked by its name, packed or stored; a name without a part is null', async () => {
  const { names, hazard, unpack } = await open(archive)
  expect({ names, hazard }).toEqual({ names: ['a.txt', 'b/c.txt', 'empty'], hazard: null })
  expect(String(await unpack('a.txt', 1000))).toBe('the first part '.repeat(50))
  expect(String(await unpack('b/c.txt', 6))).toBe('stored')
  expect(String(await unpack('empty', 0))).toBe('')
  expect(await unpack('A.TXT', 1000)).toBeNull()
})

test('a part that is longer than the limit is not unpacked', async () => {
  const { unpack } = await open(archive)
  await expect(unpack('a.txt', 749)).rejects.toThrow(RangeError)
})

/** The archive with other bytes at the place of the `nth` record that starts with this signature. */
function changed(signature: string, nth: number, change: (bytes: Buffer, at: number) => void): Buffer {
  const bytes = Buffer.from(archive)
  let at = -1
  for (let n = 0; n <= nth; n++) at = bytes.indexOf(signature, at + 1, 'latin1')
  change(bytes, at)
  return bytes
}
const DIRECTORY = 'PK\u0001\u0002'
const LOCAL = 'PK\u0003\u0004'

test.each([
  ['bytes before the first entry', Buffer.concat([Buffer.from('%PDF-'), archive]), 'broken'],
  ['bytes after the end record', Buffer.concat([archive, Buffer.from('x')]), 'broken'],
  ['two entries on the same bytes', changed(DIRECTORY, 1, (bytes, at) => bytes.writeUInt32LE(0, at + 42)), 'broken'],
  [
    'a first entry that is not at the start',
    changed(DIRECTORY, 0, (bytes, at) => bytes.writeUInt32LE(9, at + 42)),
    'second-file',
  ],
  ['an entry with two names', changed(LOCAL, 0, (bytes, at) => bytes.write('z', at + 30)), 'broken'],
  [
    'an entry that is longer than it says',
    changed(DIRECTORY, 0, (bytes, at) => bytes.writeUInt32LE(10, at + 24)),
    'bomb',
  ],
  [
    'an entry that is shorter than it says',
    changed(DIRECTORY, 0, (bytes, at) => bytes.writeUInt32LE(900, at + 24)),
    'broken',
  ],
  ['a password', changed(DIRECTORY, 0, (bytes, at) => bytes.writeUInt16LE(1, at + 8)), 'encrypted'],
  ['a name that climbs out', Buffer.from(zipSync({ '../a': text('a') })), 'unsafe-name'],
  ['a part that unpacks to 100 times its size', Buffer.from(zipSync({ a: new Uint8Array(8 * 1024 * 1024) })), 'bomb'],
])('an archive with %s cannot be unpacked', async (_, bytes, hazard) => {
  const read = await open(bytes)
  expect(read.hazard).toBe(hazard)
  for (const name of [...read.names, 'a.txt']) expect(await read.unpack(name, 1_000_000)).toBeNull()
})
