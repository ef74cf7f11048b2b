import { readStored, writeStored } from '@/components/ui/browser-storage'

const KEY = 'recent-searches'
const KEPT = 8

/** The last searches in this browser, the newest first. */
export function recentSearches(): string[] {
  const stored = readStored(KEY)
  return Array.isArray(stored) ? stored.filter((q) => typeof q === 'string') : []
}

/** Keeps a search, once. */
export function rememberSearch(typed: string): void {
  const q = typed.trim()
  if (q === '') return
  // Where the browser keeps nothing, the search itself does not need it.
  writeStored(KEY, [q, ...recentSearches().filter((other) => other !== q)].slice(0, KEPT))
}
