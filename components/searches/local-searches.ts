import { readStored, writeStored } from '@/components/ui/browser-storage'
import { LIMITS } from '@/lib/domain/listing/finding/limits'

/** A search that a visitor named and saved in this browser. */
export interface LocalSearch {
  name: string
  /** Path and query on this site. */
  href: string
  /** Why an account refused it. It is not sent again. */
  refusal?: string
}

/** The saved searches, without what we did not write: any script may write to storage. */
export function readSaved(kept: unknown): LocalSearch[] {
  if (!Array.isArray(kept)) return []
  return kept.slice(0, LIMITS.searchesMax).flatMap((row: unknown): LocalSearch[] => {
    if (typeof row !== 'object' || row === null || !('name' in row) || !('href' in row)) return []
    const { name, href } = row
    const refusal = 'refusal' in row && typeof row.refusal === 'string' ? { refusal: row.refusal } : {}
    // Only addresses of our own listings: never a script or another site.
    const isOurs = typeof href === 'string' && /^\/listings\/[a-z_]+(\?|$)/.test(href)
    return typeof name === 'string' && name.trim() !== '' && isOurs
      ? [{ name: name.slice(0, LIMITS.searchNameMax), href, ...refusal }]
      : []
  })
}

/** The list with this search first; a search of the same name is replaced. */
export function withSaved(list: readonly LocalSearch[], search: LocalSearch): LocalSearch[] {
  const name = search.name.trim().slice(0, LIMITS.searchNameMax)
  if (name === '') return [...list]
  return [{ ...search, name }, ...withoutSaved(list, name)].slice(0, LIMITS.searchesMax)
}

export function withoutSaved(list: readonly LocalSearch[], name: string): LocalSearch[] {
  return list.filter((kept) => kept.name.toLowerCase() !== name.toLowerCase())
}

/** The list with the reason why an account refused this search. */
export function withRefusal(list: readonly LocalSearch[], { name }: LocalSearch, refusal: string): LocalSearch[] {
  return list.map((kept) => (kept.name === name ? { ...kept, refusal } : kept))
}

/** The list with one search renamed in place; an empty or taken name changes nothing. */
export function renamed(list: readonly LocalSearch[], from: string, to: string): LocalSearch[] {
  const name = to.trim().slice(0, LIMITS.searchNameMax)
  const isTaken = list.some((kept) => kept.name !== from && kept.name.toLowerCase() === name.toLowerCase())
  if (name === '' || isTaken) return [...list]
  return list.map((kept) => (kept.name === from ? { ...kept, name } : kept))
}

const STORE = 'saved-searches'

/** The searches that are saved in this browser, the newest first. */
export function localSearches(): LocalSearch[] {
  return readSaved(readStored(STORE))
}

export function keepLocalSearches(list: readonly LocalSearch[]): void {
  // Where the browser keeps nothing, the address bar still holds the search.
  writeStored(STORE, list)
}
