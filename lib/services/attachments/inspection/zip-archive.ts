import 'server-only'
import type { Writable } from 'node:stream'
import { promisify } from 'node:util'
import { createInflateRaw, inflateRaw } from 'node:zlib'
import type { Hazard } from '@/lib/domain/listing/attachments/attachment-verdict'
import { type ByteSource, readExactly } from './file-parts'

const ENTRIES_MAX = 2000
const UNPACKED_BYTES_MAX = 200 * 1024 * 1024
const RATIO_MAX = 100
/** Below it the ratio says nothing: a few lines of XML that repeat themselves pack well. */
const RATIO_FROM_BYTES = 1024 * 1024
const DIRECTORY_BYTES_MAX = 4 * 1024 * 1024
const END_BYTES = 22
const COMMENT_BYTES_MAX = 0xffff
const CHUNK_BYTES = 64 * 1024

const inflate = promisify(inflateRaw)

interface Entry {
  name: string
  isEncrypted: boolean
  isLink: boolean
  method: number
  packed: number
  unpacked: number
  headerAt: number
}

/** An entry whose place and size were measured. */
interface Part extends Entry {
  dataAt: number
}

export interface ZipArchive {
  names: readonly string[]
  hazard: Hazard | null
  /** What this part unpacks to; null when there is none of the name. @throws RangeError when it is longer than `bytesMax` */
  unpack(name: string, bytesMax: number): Promise<Buffer | null>
}

/**
 * The one reader of ZIP archives. It measures what an archive unpacks to, with bounded memory whatever the archive claims. Strict: nothing
 * before the first entry, nothing after the end record, no entries that overlap, every entry with the same name in both places and as long
 * as it says. The parts of an archive with a hazard cannot be unpacked.
 */
export async function readZip(file: ByteSource, size: number): Promise<ZipArchive> {
  const end = await findEnd(file, size)
  if (!end) return unusable('broken')
  if (end.entries > ENTRIES_MAX || end.directoryBytes > DIRECTORY_BYTES_MAX) return unusable('too-many-parts')
  if (end.directoryAt + end.directoryBytes !== end.at) return unusable('broken')
  const entries = parseDirectory(await readExactly(file, end.directoryAt, end.directoryBytes), end.entries)
  if (!entries) return unusable('broken')
  const names = entries.map(({ name }) => name)
  const measured = declaredHazard(entries) ?? (await measure(file, entries, end.directoryAt))
  if (typeof measured === 'string') return unusable(measured, names)
  const parts = new Map(measured.map((part) => [part.name, part]))
  return { names, hazard: null, unpack: (name, bytesMax) => unpack(file, parts.get(name), bytesMax) }
}

function unusable(hazard: Hazard, names: readonly string[] = []): ZipArchive {
  return { names, hazard, unpack: async () => null }
}

async function findEnd(file: ByteSource, size: number) {
  const bytes = Math.min(size, END_BYTES + COMMENT_BYTES_MAX)
  const tail = await readExactly(file, size - bytes, bytes)
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== 0x06054b50) continue
    // The one whose comment ends with the file.
    if (at + END_BYTES + tail.readUInt16LE(at + 20) !== tail.length) continue
    const entries = tail.readUInt16LE(at + 10)
    const isWhole = tail.readUInt32LE(at + 4) === 0 && tail.readUInt16LE(at + 8) === entries
    // A ZIP64 archive has its figures elsewhere; nothing of 20 MiB needs one.
    if (!isWhole || tail.readUInt32LE(at + 16) === 0xffffffff) return null
    return {
      at: size - bytes + at,
      entries,
      directoryBytes: tail.readUInt32LE(at + 12),
      directoryAt: tail.readUInt32LE(at + 16),
    }
  }
  return null
}

function parseDirectory(directory: Buffer, count: number): Entry[] | null {
  const entries: Entry[] = []
  let at = 0
  for (let n = 0; n < count; n++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) return null
    const nameBytes = directory.readUInt16LE(at + 28)
    const next = at + 46 + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
    if (next > directory.length) return null
    const unixMode = directory.readUInt32LE(at + 38) >>> 16
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameBytes),
      isEncrypted: (directory.readUInt16LE(at + 8) & 0x2041) !== 0,
      isLink: (unixMode & 0o170000) === 0o120000,
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      headerAt: directory.readUInt32LE(at + 42),
    })
    at = next
  }
  return at === directory.length ? entries : null
}

function declaredHazard(entries: readonly Entry[]): Hazard | null {
  if (entries.some(({ name }) => !isSafeName(name))) return 'unsafe-name'
  if (entries.some(({ isLink }) => isLink)) return 'link'
  if (entries.some(({ isEncrypted }) => isEncrypted)) return 'encrypted'
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size < entries.length) return 'broken'
  if (entries.some(({ method }) => method !== 0 && method !== 8)) return 'broken'
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0)
  if (unpacked > UNPACKED_BYTES_MAX) return 'bomb'
  if (unpacked > RATIO_FROM_BYTES && unpacked > packed * RATIO_MAX) return 'bomb'
  return null
}

function isSafeName(name: string): boolean {
  if (name === '' || /^(?:[/\\]|[a-z]:)/i.test(name)) return false
  if (/[\u0000-\u001f\\]/.test(name)) return false
  return !name.split('/').includes('..')
}

/** The directory is not trusted: each entry is unpacked, counted and thrown away. */
async function measure(file: ByteSource, entries: readonly Entry[], directoryAt: number): Promise<Part[] | Hazard> {
  const parts: Part[] = []
  let free = 0
  for (const entry of [...entries].sort((a, b) => a.headerAt - b.headerAt)) {
    // The first begins with the file, and no entry begins before the previous one ends.
    if (entry.headerAt < free || (free === 0 && entry.headerAt !== 0)) return free === 0 ? 'second-file' : 'broken'
    if (entry.headerAt + 30 > directoryAt) return 'broken'
    const header = await readExactly(file, entry.headerAt, 30)
    if (header.readUInt32LE(0) !== 0x04034b50) return 'broken'
    const nameBytes = header.readUInt16LE(26)
    const dataAt = entry.headerAt + 30 + nameBytes + header.readUInt16LE(28)
    const dataEnd = dataAt + entry.packed
    if (dataEnd > directoryAt) return 'broken'
    const name = await readExactly(file, entry.headerAt + 30, nameBytes)
    if (name.toString('utf8') !== entry.name) return 'broken'
    const unpacked = entry.method === 0 ? entry.packed : await inflatedBytes(file, dataAt, dataEnd, entry.unpacked)
    if (unpacked === null) return 'broken'
    if (unpacked > entry.unpacked) return 'bomb'
    if (unpacked < entry.unpacked) return 'broken'
    parts.push({ ...entry, dataAt })
    free = dataEnd
  }
  return parts
}

async function unpack(file: ByteSource, part: Part | undefined, bytesMax: number): Promise<Buffer | null> {
  if (!part) return null
  if (part.unpacked > bytesMax) throw new RangeError('the part is longer than that')
  const packed = await readExactly(file, part.dataAt, part.packed)
  return part.method === 0 ? packed : inflate(packed, { maxOutputLength: Math.max(part.unpacked, 1) })
}

/** @returns as far as it was counted once over `max`; null for what cannot be unpacked */
async function inflatedBytes(file: ByteSource, start: number, end: number, max: number): Promise<number | null> {
  const inflater = createInflateRaw()
  async function* packed() {
    for (let at = start; at < end; at += CHUNK_BYTES) yield await readExactly(file, at, Math.min(CHUNK_BYTES, end - at))
  }
  let bytes = 0
  const feeding = (async () => {
    for await (const chunk of packed()) {
      if (inflater.destroyed) return
      if (!inflater.write(chunk)) await roomIn(inflater)
    }
    inflater.end()
  })()
  try {
    for await (const chunk of inflater) {
      bytes += chunk.length
      if (bytes > max) break
    }
    return bytes
  } catch {
    return null
  } finally {
    inflater.destroy()
    await feeding.catch(() => {})
  }
}

/** Waits until the stream takes more, or is closed. */
function roomIn(stream: Writable): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      stream.off('drain', go).off('close', go)
      resolve()
    }
    stream.on('drain', go).on('close', go)
  })
}
