import { browserStorage, isFreshCopy, writeStored } from '@/components/ui/browser-storage'

/** Saves unsent text. Where the browser keeps nothing, the form itself still has it. */
export function keepFormCopy(key: string, values: unknown, now: Date): void {
  writeStored(key, { savedAt: now.toISOString(), values })
}

/** Saved text over the form's initial values, and when it was saved. */
export interface FormCopy<T> {
  values: T
  savedAt: string
}

/** The saved text of a form; null when nothing is saved for it. */
export function findFormCopy<T extends object>(key: string, defaults: T, now: Date): T | null {
  return readFormCopy(key, defaults, now)?.values ?? null
}

/**
 * The saved text of a form with its time; null when nothing is saved for it.
 * @param defaults give the names and types of the values; other values in the copy are ignored
 */
export function readFormCopy<T extends object>(key: string, defaults: T, now: Date): FormCopy<T> | null {
  try {
    return copyOf(browserStorage()?.getItem(key) ?? 'null', defaults, now)
  } catch {
    return null
  }
}

/** @throws for text that is not a copy */
export function copyOf<T extends object>(text: string, defaults: T, now: Date): FormCopy<T> | null {
  const { savedAt, values } = JSON.parse(text) as { savedAt: string; values: Record<string, unknown> }
  const known = Object.entries(defaults).filter(([name]) => values[name] !== undefined)
  const isLike = (value: unknown, like: unknown) =>
    typeof value === typeof like && Array.isArray(value) === Array.isArray(like)
  if (!isFreshCopy(savedAt, now) || !known.every(([name, like]) => isLike(values[name], like))) return null
  return { values: { ...defaults, ...Object.fromEntries(known.map(([name]) => [name, values[name]])) }, savedAt }
}

export function dropFormCopy(key: string): void {
  // What cannot be removed is overwritten by the next copy, or grows too old.
  writeStored(key, null)
}
