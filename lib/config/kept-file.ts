import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** A change must be noticed within a second; this is far below that, and one stat in that time costs nothing. */
export const LOOK_AGAIN_MS = 200

/** Changes when the file does: a rename gives another inode, an edit another time or size. Empty: there is no file. */
function fileFingerprint(file: string): string {
  try {
    const { ino, size, mtimeNs, ctimeNs } = fs.statSync(file, { bigint: true })
    return `${ino}:${size}:${mtimeNs}:${ctimeNs}`
  } catch (error) {
    return isMissing(error) ? '' : 'unreadable'
  }
}

/**
 * A reading of a file that is taken again when the file has changed.
 * @param take makes the reading from the last one; fingerprint "": there is no file
 * @param monotonicMs a clock for the interval between two looks at the file
 */
export function watchFile<Reading>(
  file: string,
  first: Reading,
  take: (fingerprint: string, last: Reading) => Reading,
  monotonicMs: () => number,
): { read: () => Reading } {
  let reading = first
  let lookedAt = Number.NEGATIVE_INFINITY
  let known: string | null = null
  return {
    read() {
      const now = monotonicMs()
      if (now - lookedAt < LOOK_AGAIN_MS) return reading
      lookedAt = now
      const fingerprint = fileFingerprint(file)
      if (fingerprint !== known) reading = take(fingerprint, reading)
      known = fingerprint
      return reading
    },
  }
}

/** The text of a file that people or commands edit; null: there is no file. */
export function keptText(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Removes the byte order mark that some editors begin a file with. */
export function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '')
}

/** Replaces the file in one step: a reader, or a power cut, finds the old file or the new one, never half of either. */
export function replaceFile(file: string, text: string): void {
  const target = fs.existsSync(file) ? fs.realpathSync(file) : file
  const folder = path.dirname(target)
  fs.mkdirSync(folder, { recursive: true })
  const temporary = path.join(folder, `.${path.basename(target)}.${randomBytes(6).toString('hex')}`)
  try {
    const handle = fs.openSync(temporary, 'wx', 0o600)
    try {
      fs.writeFileSync(handle, text)
      fs.fsyncSync(handle)
    } finally {
      fs.closeSync(handle)
    }
    fs.renameSync(temporary, target)
    syncFolder(folder)
  } catch (error) {
    fs.rmSync(temporary, { force: true })
    throw error
  }
}

function syncFolder(folder: string): void {
  const handle = fs.openSync(folder, 'r')
  try {
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
}

const LOCK_WAIT_MS = 5000

/**
 * Runs one writer at a time: two would each undo the other's change. @param what is being changed, for the error
 * message
 */
export function underLock<T>(file: string, what: string, work: () => T): T {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const lock = `${file}.lock`
  takeLock(lock, what)
  try {
    return work()
  } finally {
    fs.rmSync(lock, { force: true })
  }
}

function takeLock(lock: string, what: string): void {
  const giveUpAt = performance.now() + LOCK_WAIT_MS
  for (;;) {
    try {
      fs.closeSync(fs.openSync(lock, 'wx', 0o600))
      return
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      if (performance.now() > giveUpAt) {
        throw new Error(`Another process is changing ${what}. If none is, remove ${lock} and try again.`)
      }
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}
