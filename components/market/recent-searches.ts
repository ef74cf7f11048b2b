import { browserStorage } from '@/components/ui/browser-storage'

const KEY = 'recent-searches'
const KEPT = 8

/** The last searches in this browser, the newest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(browserStorage()?.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((q) => typeof q === 'string') : []
  } catch {
    // Another program wrote there: begin again.
    return []
  }
}

/** Keeps a search, once. */
export function rememberSearch(typed: string): void {
  const q = typed.trim()
  if (q === '') return
  const kept = [q, ...recentSearches().filter((other) => other !== q)].slice(0, KEPT)
  try {
    browserStorage()?.setItem(KEY, JSON.stringify(kept))
  } catch {
    // The storage is full: the search itself does not need it.
  }
}
