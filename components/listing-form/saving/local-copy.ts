import type { LineFill } from '@/components/listing-form/quick/line-fill'
import type { FormValues } from '@/components/listing-form/state/form-values'
import { typedKey } from '@/components/request/typed-copies'
import { type BrowserStorage, isFreshCopy, readStored, writeStored } from '@/components/ui/browser-storage'

/** What was typed and not yet saved, kept in this browser so that a crash, an expired session or a lost connection loses nothing. */
export interface LocalCopy {
  /** The listing's version on which it was typed; 0 for a new listing. */
  version: number
  savedAt: string
  values: FormValues
  /** What of it came from a line: another line replaces it. */
  lineFill?: LineFill | null
}

/** Whose copy it is: another account in the same browser does not see it. */
export interface CopyOwner {
  accountId: string
  /** The seller for whom an admin types. */
  forSellerId: string | null
  moduleKey: string
  listingId: string | null
}

function keyPrefix({ accountId, forSellerId, moduleKey, listingId }: CopyOwner): string {
  return `${typedKey('listing-form', accountId)}${forSellerId ? `${forSellerId}:` : ''}${moduleKey}:${listingId ?? 'new'}:`
}

/** @returns whether it is kept; the form works on in a browser that is full or forbids storage */
export function keepCopy(storage: BrowserStorage | null, owner: CopyOwner, copy: LocalCopy): boolean {
  return writeStored(`${keyPrefix(owner)}${copy.version}`, copy, storage)
}

/** The newest copy of this form, of whatever version it was typed on; null when nothing is saved. */
export function findCopy(storage: BrowserStorage | null, owner: CopyOwner, now: Date): LocalCopy | null {
  const copies = copyKeys(storage, keyPrefix(owner)).flatMap((key) => {
    const copy = readStored(key, storage)
    return isCopy(copy) && isFreshCopy(copy.savedAt, now) ? [copy] : []
  })
  return copies.sort((a, b) => b.savedAt.localeCompare(a.savedAt))[0] ?? null
}

/** Forgets what was typed on one version. */
export function dropCopy(storage: BrowserStorage | null, owner: CopyOwner, version: number): void {
  writeStored(`${keyPrefix(owner)}${version}`, null, storage)
}

/** Forgets every copy of this form. */
export function dropCopies(storage: BrowserStorage | null, owner: CopyOwner): void {
  // What cannot be removed is overwritten by the next copy.
  for (const key of copyKeys(storage, keyPrefix(owner))) writeStored(key, null, storage)
}

function copyKeys(storage: BrowserStorage | null, prefix: string): string[] {
  if (!storage) return []
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  return keys.filter((key): key is string => key?.startsWith(prefix) === true)
}

function isCopy(value: unknown): value is LocalCopy {
  if (typeof value !== 'object' || value === null) return false
  const { version, savedAt, values } = value as Record<string, unknown>
  return (
    typeof version === 'number' &&
    typeof savedAt === 'string' &&
    !Number.isNaN(Date.parse(savedAt)) &&
    typeof values === 'object' &&
    values !== null
  )
}
