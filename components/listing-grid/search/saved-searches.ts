/** A search that the reader named and saved in their browser. */
export interface SavedSearch {
  name: string
  /** Path and query on this site. */
  href: string
}

export const SAVED_MAX = 50
export const SAVED_NAME_MAX = 60

/** Reads the saved searches and drops what we did not write: any script may write to storage. */
export function readSaved(text: string | null): SavedSearch[] {
  if (text === null) return []
  try {
    const kept: unknown = JSON.parse(text)
    if (!Array.isArray(kept)) return []
    return kept.slice(0, SAVED_MAX).flatMap((row: unknown): SavedSearch[] => {
      if (typeof row !== 'object' || row === null || !('name' in row) || !('href' in row)) return []
      const { name, href } = row
      // Only addresses of our own listings: never a script or another site.
      const isOurs = typeof href === 'string' && /^\/listings\/[a-z_]+(\?|$)/.test(href)
      return typeof name === 'string' && name.trim() !== '' && isOurs
        ? [{ name: name.slice(0, SAVED_NAME_MAX), href }]
        : []
    })
  } catch {
    return []
  }
}

/** The list with this search first; a search of the same name is replaced. */
export function withSaved(list: readonly SavedSearch[], search: SavedSearch): SavedSearch[] {
  const name = search.name.trim().slice(0, SAVED_NAME_MAX)
  if (name === '') return [...list]
  return [{ ...search, name }, ...withoutSaved(list, name)].slice(0, SAVED_MAX)
}

export function withoutSaved(list: readonly SavedSearch[], name: string): SavedSearch[] {
  return list.filter((kept) => kept.name.toLowerCase() !== name.toLowerCase())
}

/** The list with one search renamed in place; an empty or taken name changes nothing. */
export function renamed(list: readonly SavedSearch[], from: string, to: string): SavedSearch[] {
  const name = to.trim().slice(0, SAVED_NAME_MAX)
  const isTaken = list.some((kept) => kept.name !== from && kept.name.toLowerCase() === name.toLowerCase())
  if (name === '' || isTaken) return [...list]
  return list.map((kept) => (kept.name === from ? { ...kept, name } : kept))
}
