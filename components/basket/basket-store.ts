import { readStored, writeStored } from '@/components/ui/browser-storage'
import type { BasketLineRecord } from '@/lib/domain/rfq/enquiries/basket'
import { BASKET_CHANGED, COUNT_KEY } from './basket-count'

/** What a visitor collected in this browser, until they sign in. */
const LOCAL_KEY = 'enquiry-basket'

/** The lines of a visitor, as this browser keeps them. */
export function localLines(): BasketLineRecord[] {
  const kept = readStored(LOCAL_KEY)
  return Array.isArray(kept) ? kept.filter((line) => typeof line?.listingId === 'string') : []
}

/** @returns whether the browser kept them */
export function keepLocalLines(lines: readonly BasketLineRecord[]): boolean {
  const isKept = writeStored(LOCAL_KEY, lines.length === 0 ? null : lines)
  if (isKept) keepCount('', lines.length)
  return isKept
}

/** Shows the number of lines in the header. @param account "" for a visitor */
export function keepCount(account: string, count: number): void {
  writeStored(COUNT_KEY, [account, count])
  window.dispatchEvent(new Event(BASKET_CHANGED))
}
