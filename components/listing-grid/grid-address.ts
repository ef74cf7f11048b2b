/**
 * The address of the grid is its state, in the API's own parameter names. Beside them stand a few that concern the page alone and
 * are taken off before the query is read.
 */

/**
 * `layout`: cards or table. `countIn`: the system in which counts are spoken. `after`: how many listings came before this page.
 * `compare`: listings laid aside to be looked at side by side. `shown`: how many listings stand on this page, where more were asked for.
 */
const PAGE_PARAMETERS = ['layout', 'countIn', 'after', 'compare', 'shown'] as const

/** They belong to one page of a list: another filter or sort starts at the first page again. */
const POSITION_PARAMETERS: readonly string[] = ['cursor', 'after', 'shown']

/** API parameters whose value the page decides itself. */
const ANSWER_PARAMETERS: readonly string[] = ['view', 'facets']

/** What the API would be asked at this address. */
export function apiParameters(address: URLSearchParams): URLSearchParams {
  const isPageOnly = (name: string) => PAGE_PARAMETERS.some((own) => own === name) || ANSWER_PARAMETERS.includes(name)
  return new URLSearchParams([...address].filter(([name]) => !isPageOnly(name)))
}

/**
 * The shortest address that means the same: a form sends every box, also the empty ones, and the system of counts whether or not
 * there is a range for it.
 */
export function tidyAddress(address: URLSearchParams): URLSearchParams {
  const hasRange = ['countMin', 'countMax'].some((name) => address.get(name)?.trim())
  const spokenIn = address.get('countIn')?.trim()
  const seen = new Set<string>()
  const tidy = new URLSearchParams()
  for (const [name, typed] of address) {
    const value = typed.trim()
    const isReplaced = hasRange && spokenIn && (name === 'countIn' || name === 'countSystem')
    const key = `${name}=${value}`
    if (value === '' || isReplaced || seen.has(key)) continue
    seen.add(key)
    tidy.append(name, value)
  }
  if (hasRange && spokenIn) tidy.append('countSystem', spokenIn)
  return tidy
}

/** The way to one request to the sellers of these listings, for what the listings share. @param quantity in kg; "" without one */
export function askSellersHref(moduleKey: string, listingIds: readonly string[], quantity = ''): string {
  const like = listingIds.map((id) => ['like', id])
  return `/rfq/new?${new URLSearchParams([['moduleKey', moduleKey], ...like, ...(quantity ? [['quantity', quantity]] : [])])}`
}

export type Change = Readonly<Record<string, string | null>>

/** The address with some parameters set (or, by null, taken off), on the first page of its list. */
export function changedAddress(address: URLSearchParams, changes: Change): URLSearchParams {
  const changed = new URLSearchParams([...address].filter(([name]) => !POSITION_PARAMETERS.includes(name)))
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) changed.delete(name)
    else changed.set(name, value)
  }
  return changed
}

/** The address without one value of a parameter, or without the parameter. */
export function withoutValue(address: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const kept = [...address].filter(([other, given]) => other !== name || (value !== null && given !== value))
  return changedAddress(new URLSearchParams(kept), {})
}

/** The address without any filter; how it is shown stays. */
export function clearedAddress(address: URLSearchParams): URLSearchParams {
  const kept = ['layout', 'countIn', 'compare', 'sort', 'limit']
  const cleared = new URLSearchParams([...address].filter(([name]) => kept.includes(name)))
  // Relevance needs words to be relevant to.
  if (cleared.get('sort') === 'relevance') cleared.delete('sort')
  return cleared
}

/** A page grows to so many listings; beyond them the list goes on on a page of its own. */
export const SHOWN_MAX = 240

/** How many listings the address asks for at once; null where it leaves that to the API's own limit. */
export function shownCount(address: URLSearchParams): number | null {
  const asked = Number(address.get('shown') ?? 0)
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, SHOWN_MAX) : null
}

/** The same page of the list, grown by so many listings. */
export function grownAddress(address: URLSearchParams, shown: number): URLSearchParams {
  const grown = new URLSearchParams(address)
  grown.set('shown', String(shown))
  return grown
}

/** So many columns can be read side by side. */
export const COMPARED_MAX = 4

/** The listings laid aside at this address. */
export function comparedIds(address: URLSearchParams): string[] {
  return [...new Set(address.getAll('compare'))].slice(0, COMPARED_MAX)
}

/** The same page of the list with one listing more or less laid aside; null where there is no room for more. */
export function toggledCompare(address: URLSearchParams, listingId: string): URLSearchParams | null {
  const ids = comparedIds(address)
  const isOn = ids.includes(listingId)
  if (!isOn && ids.length >= COMPARED_MAX) return null
  const others = [...address].filter(([name]) => name !== 'compare')
  const kept = isOn ? ids.filter((id) => id !== listingId) : [...ids, listingId]
  return new URLSearchParams([...others, ...kept.map((id) => ['compare', id])])
}

export function hrefOf(path: string, address: URLSearchParams): string {
  const query = address.toString()
  return query ? `${path}?${query}` : path
}
