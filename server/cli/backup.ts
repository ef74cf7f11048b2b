import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  backupDatabase,
  backupProblems,
  type DatabaseBackup,
  readManifest,
  restoreDatabase,
  writeManifest,
} from '@/db/backup'
import { env } from '@/lib/config/env'

/** Beside the database: uploaded files and who may write what. Secrets of the server are not in it; they are made anew. */
const KEPT = ['blobs', 'entitlements.json']

interface FileCopy {
  path: string
  bytes: number
  sha256: string
}

interface Manifest extends DatabaseBackup {
  madeAt: string
  files: FileCopy[]
}

/** `backup [folder]`: a whole, consistent copy beside running writers; the folder appears when it is complete. */
export async function backupCommand([target]: string[]): Promise<void> {
  const madeAt = new Date().toISOString()
  const folder = resolve(target ?? join(env().DATA_DIR, 'backups', madeAt.replace(/[:.]/g, '-')))
  if (existsSync(folder)) throw new Error(`${folder} is there already: name a new folder.`)
  const part = `${folder}.part`
  await mkdir(join(part, 'files'), { recursive: true, mode: 0o700 })
  const database = await backupDatabase(databaseUrl(), part)
  // After the snapshot: a file is stored before the row that names it, so every row's file is here.
  const files = await copyFiles(env().DATA_DIR, join(part, 'files'))
  await writeManifest(part, { madeAt, ...database, files } satisfies Manifest)
  await rename(part, folder)
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0)
  process.stdout.write(`${folder}: ${database.tables.length} tables, ${rows} rows, ${files.length} files\n`)
}

/** `verify <folder>`: reads every file of a backup again. */
export async function verifyCommand([folder]: string[]): Promise<void> {
  if (!folder) throw new Error('Usage: npm run verify -- <folder of a backup>')
  const manifest = await readManifest<Manifest>(resolve(folder))
  const problems = [
    ...(await backupProblems(resolve(folder), manifest)),
    ...(await fileProblems(folder, manifest.files)),
  ]
  if (problems.length > 0) throw new Error(`The backup is not whole:\n${problems.join('\n')}`)
  process.stdout.write(
    `whole: ${manifest.tables.length} tables, ${manifest.files.length} files, made ${manifest.madeAt}\n`,
  )
}

/** `restore <folder>`: into an empty database and data folder, after reading everything once. */
export async function restoreCommand([folder]: string[]): Promise<void> {
  if (!folder) throw new Error('Usage: npm run restore -- <folder of a backup>')
  const from = resolve(folder)
  const manifest = await readManifest<Manifest>(from)
  const problems = await fileProblems(from, manifest.files)
  if (problems.length > 0) throw new Error(`The backup is not whole:\n${problems.join('\n')}`)
  for (const { path } of manifest.files) {
    const target = insideOf(env().DATA_DIR, path)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await copyFile(insideOf(join(from, 'files'), path), target)
  }
  await restoreDatabase(databaseUrl(), from, manifest)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  process.stdout.write(`restored: ${rows} rows, ${manifest.files.length} files of ${manifest.madeAt}\n`)
}

function databaseUrl(): string {
  const { DATABASE_URL } = env()
  if (!DATABASE_URL) throw new Error('DATABASE_URL is not set')
  return DATABASE_URL
}

async function copyFiles(from: string, to: string): Promise<FileCopy[]> {
  const copies: FileCopy[] = []
  for (const path of await listFiles(from)) {
    const target = join(to, path)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    try {
      await copyFile(join(from, path), target)
    } catch (error) {
      // A sweep took an orphan away meanwhile: no row names it.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') continue
      throw error
    }
    copies.push({ path, ...(await measure(target)) })
  }
  return copies
}

async function listFiles(root: string): Promise<string[]> {
  const found: string[] = []
  for (const name of KEPT) {
    const path = join(root, name)
    if (!existsSync(path)) continue
    if ((await stat(path)).isFile()) found.push(name)
    else {
      const inside = await readdir(path, { recursive: true, withFileTypes: true })
      for (const entry of inside) if (entry.isFile()) found.push(relative(root, join(entry.parentPath, entry.name)))
    }
  }
  return found.sort()
}

async function fileProblems(folder: string, files: readonly FileCopy[]): Promise<string[]> {
  const problems: string[] = []
  for (const { path, sha256 } of files) {
    const file = insideOf(join(resolve(folder), 'files'), path)
    const isSame = existsSync(file) && (await measure(file)).sha256 === sha256
    if (!isSame) problems.push(`${path}: missing or changed`)
  }
  return problems
}

async function measure(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return { bytes: (await stat(path)).size, sha256: hash.digest('hex') }
}

/** A manifest is input like any other: no path of it leads out of the folder. */
function insideOf(root: string, path: string): string {
  const full = resolve(root, path)
  if (!full.startsWith(`${resolve(root)}/`)) throw new Error(`The backup names a file outside of its folder: ${path}`)
  return full
}
