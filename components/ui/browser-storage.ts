export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** This browser's storage; null when the browser has no storage or forbids it. */
export function browserStorage(): BrowserStorage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage
  } catch {
    return null
  }
}

/** What the browser keeps under this key; null for nothing, for another program's text and without storage. */
export function readStored(key: string, storage = browserStorage()): unknown {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Keeps a value under this key, and removes the key for null.
 * @returns whether it is kept: a browser may forbid storage, or be full
 */
export function writeStored(key: string, value: unknown, storage = browserStorage()): boolean {
  try {
    if (value === null) storage?.removeItem(key)
    else storage?.setItem(key, JSON.stringify(value))
    return storage !== null
  } catch {
    return false
  }
}

const KEEP_DAYS = 30

/** Whether a copy of an unsent form is offered again. */
export function isFreshCopy(savedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(savedAt) < KEEP_DAYS * 86_400_000
}
