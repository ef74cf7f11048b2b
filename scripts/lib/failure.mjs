/** A failure with a sentence for the person who ran the command; printed without a stack. */
export class Failure extends Error {
  constructor(sentence) {
    super(sentence)
    this.name = 'Failure'
  }
}

const DISK_FULL = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/i

export function isDiskFull(text) {
  return DISK_FULL.test(text)
}

export const diskFull = (where) => new Failure(`The disk is full (${where}): free some space and run this again.`)

/** The text to print for an error: one sentence when the cause is known, otherwise its message. */
export function sentenceFor(error) {
  if (error instanceof Failure) return error.message
  const text = error instanceof Error ? error.message : String(error)
  const code = error?.code
  const path = error?.path ?? 'this folder'
  if (isDiskFull(`${code} ${text}`)) return diskFull(path).message
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `${path} cannot be written: allow this user to write there, or set DATA_DIR to another folder.`
  }
  if (code === 'EMFILE' || code === 'ENFILE')
    return 'Too many open files: raise the limit (ulimit -n 4096) and run this again.'
  return text
}
