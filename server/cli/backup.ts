import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import {
  backupDatabase,
  backupProblems,
  contentsNamed,
  type DatabaseBackup,
  readManifest,
  requireUnused,
  restoreDatabase,
  writeManifest,
} from '@/db/backup'
import { env } from '@/lib/config/env'
import {
  conflictingFiles,
  contentsLacking,
  copyIn,
  copyOut,
  type FileCopy,
  fileProblems,
  type Holdings,
} from './backup-files'
import { print } from './command-line'

/** The server's secrets are not in it: they are created again. */
interface Manifest extends DatabaseBackup {
  madeAt: string
  files: FileCopy[]
  /** Not in the copies of older versions, which knew the store of files in DATA_DIR alone. */
  holds?: Holdings
}

/** `backup [folder]`: a whole, consistent copy while writers go on; the folder appears when it is complete. */
export async function backupCommand([target]: string[]): Promise<void> {
  const madeAt = new Date().toISOString()
  const folder = resolve(target ?? join(env().DATA_DIR, 'backups', madeAt.replace(/[:.]/g, '-')))
  if (existsSync(folder)) throw new Error(`${folder} already exists: name a new folder.`)
  const part = `${folder}.part`
  await mkdir(join(part, 'files'), { recursive: true, mode: 0o700 })
  const database = await backupDatabase(databaseUrl(), part)
  // After the snapshot: a content is stored before the row that names it, and stays an hour after its last row is gone.
  const { files, holds } = await copyOut(await contentsNamed(part, database), join(part, 'files'))
  await writeManifest(part, { madeAt, ...database, files, holds } satisfies Manifest)
  await rename(part, folder)
  print(`${folder}: ${database.tables.length} tables, ${rowsIn(database)} rows, ${summaryOf(holds)}`)
}

/** `verify <folder>`: reads every file of a backup again, and says what it holds. */
export async function verifyCommand([folder]: string[]): Promise<void> {
  if (!folder) throw new Error('Usage: npm run verify -- <folder of a backup>')
  const manifest = await wholeManifest(resolve(folder))
  const { tables, madeAt, files, holds } = manifest
  const lacking = await contentsLacking(await contentsNamed(resolve(folder), manifest), files, { inStore: false })
  const unknown = lacking.filter((key) => !holds?.missingContents.includes(key))
  if (unknown.length > 0) {
    throw new Error(
      `The backup is not whole: it lacks ${unknown.length} contents of files that its rows name, the first ${unknown[0]}.`,
    )
  }
  const what = holds ? summaryOf(holds) : `${files.length} files`
  print(`whole: ${tables.length} tables, ${what}, made ${madeAt}`)
}

/** `restore <folder>`: into an empty database and a store of files without any, after reading everything once. */
export async function restoreCommand([folder]: string[]): Promise<void> {
  if (!folder) throw new Error('Usage: npm run restore -- <folder of a backup>')
  const from = resolve(folder)
  const manifest = await wholeManifest(from)
  // All checks before the first byte is written: an installation in use stays as it is.
  await requireUnused(databaseUrl())
  const conflicts = await conflictingFiles(manifest.files)
  if (conflicts.length > 0)
    throw new Error(`${conflicts.join(', ')}: already exists with other content. Move it away, or restore elsewhere.`)
  await copyIn(join(from, 'files'), manifest.files)
  await restoreDatabase(databaseUrl(), from, manifest)
  const lacking = await contentsLacking(await contentsNamed(from, manifest), manifest.files, { inStore: true })
  const but = lacking.length === 0 ? '' : `; ${lacking.length} contents are neither in it nor in the store of files`
  print(`restored: ${rowsIn(manifest)} rows, ${manifest.files.length} files of ${manifest.madeAt}${but}`)
}

/** @throws when a file of it is missing or was changed */
async function wholeManifest(folder: string): Promise<Manifest> {
  const manifest = await readManifest<Manifest>(folder)
  const problems = [
    ...(await backupProblems(folder, manifest)),
    ...(await fileProblems(join(folder, 'files'), manifest.files)),
  ]
  if (problems.length > 0) throw new Error(`The backup is not whole:\n${problems.join('\n')}`)
  return manifest
}

function rowsIn({ tables }: DatabaseBackup): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0)
}

const PLANS: Record<Holdings['entitlements'], string> = {
  file: 'the plans',
  environment: 'not the plans (SELLER_ENTITLEMENTS_JSON is kept by whoever sets it)',
  none: 'no plans (there was no file of them)',
}

function summaryOf({ contents, missingContents, entitlements }: Holdings): string {
  const but = missingContents.length === 0 ? '' : ` (${missingContents.length} more were not in the store)`
  return `${contents} files${but}, ${PLANS[entitlements]}`
}

function databaseUrl(): string {
  const { DATABASE_URL } = env()
  if (!DATABASE_URL) throw new Error('DATABASE_URL is not set')
  return DATABASE_URL
}
