import { browserStorage } from '@/components/listing-form/local-copy'
import type { AskTarget, AskValues } from './ask-values'

const KEEP_DAYS = 30

/** Whose request it is, and to whom: another account in the same browser does not see it. */
export function askCopyKey(userId: string, target: AskTarget): string {
  const addressee =
    target.kind === 'listing'
      ? target.listingId
      : target.kind === 'sellers'
        ? `${target.moduleKey}:${target.sellers.map(({ sellerId }) => sellerId).join(',')}`
        : target.moduleKey
  return `ask:${userId}:${target.kind}:${addressee}`
}

/** What was typed and not yet sent; a browser that keeps nothing is no reason to stop typing. */
export function keepAskCopy(key: string, values: unknown, now: Date): void {
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
export function findAskCopy(key: string, defaults: AskValues, now: Date): AskValues | null {
  try {
    const { savedAt, values } = JSON.parse(browserStorage()?.getItem(key) ?? 'null') as {
      savedAt: string
      values: AskValues
    }
    const isFresh = now.getTime() - Date.parse(savedAt) < KEEP_DAYS * 86_400_000
    const names = Object.keys(defaults) as (keyof AskValues)[]
    const isWhole = names.every((name) => typeof values[name] === typeof defaults[name])
    return isFresh && isWhole && Array.isArray(values.requirements) ? values : null
  } catch {
    return null
  }
}

export function dropAskCopy(key: string): void {
  try {
    browserStorage()?.removeItem(key)
  } catch {
    // It is overwritten by the next copy, or grows too old.
  }
}
