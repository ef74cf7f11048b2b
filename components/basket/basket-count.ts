import { readStored } from '@/components/ui/browser-storage'

/** Sent to this window when the number of collected listings changes. */
export const BASKET_CHANGED = 'enquiry-basket'

/** The number of collected listings as this browser knows it, after whose they are. */
export const COUNT_KEY = 'enquiry-count'

/** How many listings this account collected, "" for a visitor; null when this browser has not asked. */
export function shownCount(account: string): number | null {
  const kept = readStored(COUNT_KEY)
  const [name, count]: unknown[] = Array.isArray(kept) ? kept : []
  return name === account && typeof count === 'number' ? count : null
}
