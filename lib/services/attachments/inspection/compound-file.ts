import 'server-only'
import type { FileHandle } from 'node:fs/promises'
import { readExactly } from './file-parts'

const FREE_FROM = 0xfffffffa
const DIRECTORY_ENTRIES_MAX = 4096
const ENTRY_BYTES = 128

/**
 * The names in a compound file (the container of .doc and .xls), read sector by sector with bounded memory.
 * @returns null for a file that is broken
 */
export async function readCompoundNames(file: FileHandle, size: number): Promise<string[] | null> {
  if (size < 512) return null
  const header = await readExactly(file, 0, 512)
  const shift = header.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return null
  const sectorBytes = 1 << shift
  const sectorsMax = Math.ceil(size / sectorBytes)
  const read = async (sector: number): Promise<Buffer | null> => {
    const at = (sector + 1) * sectorBytes
    return at + sectorBytes > size ? null : readExactly(file, at, sectorBytes)
  }

  // Where the sectors of the allocation table are: 109 in the header, the others in a chain of their own.
  const tables: number[] = []
  const addTables = (from: Buffer, start: number, count: number) => {
    for (let n = 0; n < count; n++) {
      const sector = from.readUInt32LE(start + n * 4)
      if (sector < FREE_FROM) tables.push(sector)
    }
  }
  addTables(header, 76, 109)
  const perSector = sectorBytes / 4
  let more = header.readUInt32LE(68)
  for (let n = 0; more < FREE_FROM; n++) {
    const sector = n > sectorsMax ? null : await read(more)
    if (!sector) return null
    addTables(sector, 0, perSector - 1)
    more = sector.readUInt32LE(sectorBytes - 4)
  }
  const nextOf = async (sector: number): Promise<number | null> => {
    const table = tables[Math.floor(sector / perSector)]
    const part = table === undefined ? null : await read(table)
    return part ? part.readUInt32LE((sector % perSector) * 4) : null
  }

  const names: string[] = []
  let sector: number | null = header.readUInt32LE(48)
  for (let n = 0; sector !== null && sector < FREE_FROM; n++) {
    const part = n > sectorsMax || names.length > DIRECTORY_ENTRIES_MAX ? null : await read(sector)
    if (!part) return null
    for (let at = 0; at + ENTRY_BYTES <= part.length; at += ENTRY_BYTES) {
      const nameBytes = part.readUInt16LE(at + 64)
      if (part[at + 66] === 0 || nameBytes < 2 || nameBytes > 64) continue
      names.push(part.toString('utf16le', at, at + nameBytes - 2))
    }
    sector = await nextOf(sector)
  }
  return sector === null ? null : names
}
