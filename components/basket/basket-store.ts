import { browserStorage } from '@/components/ui/browser-storage'
import type { BasketLineRecord } from '@/lib/domain/rfq/enquiries/basket'

/** What a visitor collected in this browser, until they sign in. */
const LOCAL_KEY = 'enquiry-basket'
/** How many lines an account had when this window last asked, so that a page need not ask again. */
const COUNT_KEY = 'enquiry-count'
/** Sent to this window when the number of lines changes. */
export const BASKET_CHANGED = 'enquiry-basket-changed'

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
  try {
    if (lines.length === 0) browserStorage()?.removeItem(LOCAL_KEY)
    else browserStorage()?.setItem(LOCAL_KEY, JSON.stringify(lines))
  } catch {
    return false
  }
  window.dispatchEvent(new Event(BASKET_CHANGED))
  return browserStorage() !== null
}

/** The number of lines of this account as far as this window knows; null: it has not asked yet. */
export function knownCount(account: string): number | null {
  try {
    const [name, count] = JSON.parse(window.sessionStorage.getItem(COUNT_KEY) ?? '[]') as [string?, number?]
    return name === account && typeof count === 'number' ? count : null
  } catch {
    return null
  }
}

export function keepCount(account: string, count: number): void {
  try {
    window.sessionStorage.setItem(COUNT_KEY, JSON.stringify([account, count]))
  } catch {
    // The next page asks again.
  }
  window.dispatchEvent(new Event(BASKET_CHANGED))
}
