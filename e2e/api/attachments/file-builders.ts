import { deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  name: string
  data?: Buffer | string
  /** The size in the directory, when it is false. */
  unpacked?: number
  isStored?: boolean
  unixMode?: number
  flags?: number
  localName?: string
}

function crc32(data: Buffer): number {
  let crc = 0xffffffff
  for (const byte of data) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** Builds a ZIP archive, also an invalid one. */
export function zip(entries: readonly ZipEntry[], options: { entryCount?: number; overlap?: boolean } = {}): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const entry of entries) {
    const data = Buffer.from(entry.data ?? '')
    const packed = entry.isStored ? data : deflateRawSync(data)
    const name = Buffer.from(entry.name)
    const localName = Buffer.from(entry.localName ?? entry.name)
    const method = entry.isStored ? 0 : 8
    const crc = data.length > 1_000_000 ? 0 : crc32(data)
    const sizes = [crc, packed.length, entry.unpacked ?? data.length]
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(20, 4)
    local.writeUInt16LE(entry.flags ?? 0, 6)
    local.writeUInt16LE(method, 8)
    for (const [n, value] of sizes.entries()) local.writeUInt32LE(value, 14 + n * 4)
    local.writeUInt16LE(localName.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(0x0314, 4)
    central.writeUInt16LE(20, 6)
    central.writeUInt16LE(entry.flags ?? 0, 8)
    central.writeUInt16LE(method, 10)
    for (const [n, value] of sizes.entries()) central.writeUInt32LE(value, 16 + n * 4)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE(((entry.unixMode ?? 0o100644) << 16) >>> 0, 38)
    central.writeUInt32LE(options.overlap ? 0 : at, 42)
    directory.push(central, name)
    parts.push(local, localName, packed)
    at += 30 + localName.length + packed.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(options.entryCount ?? entries.length, 8)
  end.writeUInt16LE(options.entryCount ?? entries.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, central, end])
}

/** Builds a compound file (older Office format) with these streams in its directory. */
export function compound(...names: string[]): Buffer {
  const header = Buffer.alloc(512, 0)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(0xfffffffe, 60)
  header.writeUInt32LE(0xfffffffe, 68)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  const table = Buffer.alloc(512, 0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  table.writeUInt32LE(0xfffffffe, 4)
  const directory = Buffer.alloc(512, 0)
  for (const [n, name] of ['Root Entry', ...names].entries()) {
    const text = Buffer.from(`${name}\0`, 'utf16le')
    text.copy(directory, n * 128)
    directory.writeUInt16LE(text.length, n * 128 + 64)
    directory[n * 128 + 66] = n === 0 ? 5 : 2
  }
  return Buffer.concat([header, table, directory])
}

/** Builds a PNG that declares this size and contains almost no data. */
export function pngHeader(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const crc = Buffer.alloc(4)
    crc.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, crc])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  head[9] = 2
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', Buffer.from('789c6360000002000100', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
