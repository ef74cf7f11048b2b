import { randomUUID } from 'node:crypto'
import { constants, createWriteStream, existsSync } from 'node:fs'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { entitlementsFile } from '@/lib/config/entitlement-source'
import { env } from '@/lib/config/env'
import { exchangeRatesFile } from '@/lib/config/exchange-rate-source'
import { measureFile } from '@/lib/services/attachments/keep'
import { blobStore, uploadsFolder } from '@/lib/services/blobs/configured-store'

/** One file of a backup, under its folder `files`. */
export interface FileCopy {
  path: string
  bytes: number
  sha256: string
}

/** What a backup holds besides the tables; shown wherever a backup is read. */
export interface Holdings {
  /** The contents of uploaded files, from whichever store the settings name. */
  contents: number
  /** Contents that rows name and the store did not have when the copy was made. */
  missingContents: string[]
  /** "environment": SELLER_ENTITLEMENTS_JSON held them, and whoever sets it keeps them. */
  entitlements: 'file' | 'environment' | 'none'
}

const CONTENTS = 'blobs'

/** Files of the installation that are not contents: their name in a backup, and their path by the settings. */
function keptFiles(): { name: string; path: string }[] {
  return [
    { name: 'entitlements.json', path: entitlementsFile() },
    { name: 'exchange-rates.json', path: exchangeRatesFile() },
  ]
}

/** Copies the contents named and the installation's own files. @param to the backup's folder `files` */
export async function copyOut(named: ReadonlySet<string>, to: string): Promise<{ files: FileCopy[]; holds: Holdings }> {
  const store = blobStore()
  const files: FileCopy[] = []
  const missingContents: string[] = []
  for (const key of [...named].sort()) {
    if (!(await store.exists(key))) {
      missingContents.push(key)
      continue
    }
    const path = join(CONTENTS, key.slice(0, 2), key)
    const target = insideOf(to, path)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await pipeline(Readable.fromWeb((await store.open(key)) as never), createWriteStream(target, { mode: 0o600 }))
    files.push({ path, ...(await measureFile(target)) })
  }
  const contents = files.length
  for (const { name, path } of keptFiles()) {
    if (!existsSync(path)) continue
    const target = join(to, name)
    await copyFile(path, target)
    files.push({ path: name, ...(await measureFile(target)) })
  }
  return { files, holds: { contents, missingContents, entitlements: entitlementsIn(files) } }
}

function entitlementsIn(files: readonly FileCopy[]): Holdings['entitlements'] {
  if (env().SELLER_ENTITLEMENTS_JSON) return 'environment'
  return files.some(({ path }) => path === 'entitlements.json') ? 'file' : 'none'
}

/** What prevents a restore of these files: a file of the installation with other content. */
export async function conflictingFiles(files: readonly FileCopy[]): Promise<string[]> {
  const found: string[] = []
  for (const { name, path } of keptFiles()) {
    const copy = files.find((file) => file.path === name)
    if (copy && existsSync(path) && (await measureFile(path)).sha256 !== copy.sha256) found.push(path)
  }
  return found
}

/** Puts contents into the store that the settings name now, and files where they belong; nothing is overwritten. */
export async function copyIn(from: string, files: readonly FileCopy[]): Promise<void> {
  const store = blobStore()
  await mkdir(uploadsFolder(), { recursive: true, mode: 0o700 })
  for (const { path } of files) {
    if (!isContent(path)) continue
    // The store moves the file it gets, so it gets a copy.
    const copy = join(uploadsFolder(), `restored-${randomUUID()}`)
    await copyFile(insideOf(from, path), copy)
    await store.put(basename(path), copy)
    await rm(copy, { force: true })
  }
  for (const { name, path } of keptFiles()) {
    if (existsSync(path) || !files.some((file) => file.path === name)) continue
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await copyFile(insideOf(from, name), path, constants.COPYFILE_EXCL)
  }
}

/** Contents that rows name and that neither these files nor, when asked, the current store have. */
export async function contentsLacking(
  named: ReadonlySet<string>,
  files: readonly FileCopy[],
  { inStore }: { inStore: boolean },
): Promise<string[]> {
  const held = new Set(files.filter(({ path }) => isContent(path)).map(({ path }) => basename(path)))
  const lacking: string[] = []
  for (const key of named) {
    if (!held.has(key) && !(inStore && (await blobStore().exists(key)))) lacking.push(key)
  }
  return lacking.sort()
}

/** Files that are missing or were changed since the copy was made. @param from the backup's folder `files` */
export async function fileProblems(from: string, files: readonly FileCopy[]): Promise<string[]> {
  const problems: string[] = []
  for (const { path, sha256 } of files) {
    const file = insideOf(from, path)
    const isSame = existsSync(file) && (await measureFile(file)).sha256 === sha256
    if (!isSame) problems.push(`${path}: missing or changed`)
  }
  return problems
}

/** Copies of older versions also hold uploads that were under way. */
function isContent(path: string): boolean {
  return path.startsWith(`${CONTENTS}/`) && !path.startsWith(`${CONTENTS}/incoming/`)
}

/** A manifest is input like any other: none of its paths may lead out of the folder. */
function insideOf(root: string, path: string): string {
  const full = resolve(root, path)
  if (!full.startsWith(`${resolve(root)}/`)) throw new Error(`The backup names a file outside of its folder: ${path}`)
  return full
}
