import { browserStorage } from '@/components/listing-form/state/local-copy'

const KEEP_DAYS = 30

/** What was typed and not yet sent; a browser that keeps nothing is no reason to stop typing. */
export function keepFormCopy(key: string, values: unknown, now: Date): void {
  try {
    browserStorage()?.setItem(key, JSON.stringify({ savedAt: now.toISOString(), values }))
  } catch {
    // Full: the form itself still has it.
  }
}

/**
 * What was typed before, laid over what the form begins with; null when there is nothing, or nothing of today's form.
 * @param defaults give the names and kinds of the values: a copy of an older form is not trusted further
 */
export function findFormCopy<T extends object>(key: string, defaults: T, now: Date): T | null {
  try {
    return copyOf(browserStorage()?.getItem(key) ?? 'null', defaults, now)
  } catch {
    return null
  }
}

/** @throws for a text that is no copy */
export function copyOf<T extends object>(text: string, defaults: T, now: Date): T | null {
  const { savedAt, values } = JSON.parse(text) as { savedAt: string; values: Record<string, unknown> }
  const isFresh = now.getTime() - Date.parse(savedAt) < KEEP_DAYS * 86_400_000
  const known = Object.entries(defaults).filter(([name]) => values[name] !== undefined)
  const isLike = (value: unknown, like: unknown) =>
    typeof value === typeof like && Array.isArray(value) === Array.isArray(like)
  if (!isFresh || !known.every(([name, like]) => isLike(values[name], like))) return null
  return { ...defaults, ...Object.fromEntries(known.map(([name]) => [name, values[name]])) }
}

export function dropFormCopy(key: string): void {
  try {
    browserStorage()?.removeItem(key)
  } catch {
    // It is overwritten by the next copy, or grows too old.
  }
}
