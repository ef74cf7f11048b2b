import { browserStorage } from '@/components/ui/browser-storage'
import type { BasketLineRecord } from '@/lib/domain/rfq/enquiries/basket'
import { BASKET_CHANGED, COUNT_KEY } from './basket-count'

/** What a visitor collected in this browser, until they sign in. */
const LOCAL_KEY = 'enquiry-basket'

/** The lines of a visitor, as this browser keeps them. */
export function localLines(): BasketLineRecord[] {
  try {
    const kept: unknown = JSON.parse(browserStorage()?.getItem(LOCAL_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((line) => typeof line?.listingId === 'string') : []
  } catch {
    return []
  }
}

/** @returns whether the browser kept them */
export function keepLocalLines(lines: readonly BasketLineRecord[]): boolean {
  const isKept = keep(LOCAL_KEY, lines.length === 0 ? null : lines)
  if (isKept) keepCount('', lines.length)
  return isKept
}

/** Shows the number of lines in the header. @param account "" for a visitor */
export function keepCount(account: string, count: number): void {
  keep(COUNT_KEY, [account, count])
  window.dispatchEvent(new Event(BASKET_CHANGED))
}

function keep(key: string, value: unknown): boolean {
  try {
    const storage = browserStorage()
    if (value === null) storage?.removeItem(key)
    else storage?.setItem(key, JSON.stringify(value))
    return storage !== null
  } catch {
    return false
  }
}
