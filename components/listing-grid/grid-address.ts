import type { AskedQuantity } from '@/lib/domain/rfq/requests/ask-origin'
import { rangeParameters } from './facets/range-parameters'

/**
 * The address of the grid is its state, in the API's parameter names. A few parameters concern only the page and are removed before
 * the query is read.
 */

/**
 * `layout`: cards or table. `countIn`: the system counts are shown in. `after`: how many listings came before this page.
 * `compare`: listings selected for comparison. `shown`: how many listings this page shows, when more than the default.
 * `filters`: all for the content of closed filters too. `quantity` and `quantityUom`: the quantity that prices are shown for.
 */
const PAGE_PARAMETERS = [
  'layout',
  'countIn',
  'after',
  'compare',
  'shown',
  'filters',
  'quantity',
  'quantityUom',
] as const

/** The position in the list: another filter or sort starts at the first page again. */
const POSITION_PARAMETERS: readonly string[] = ['cursor', 'after', 'shown']

/** API parameters that the page sets itself. */
const FIXED_PARAMETERS: readonly string[] = ['view', 'facets']

/** The API parameters in this address. */
export function apiParameters(address: URLSearchParams): URLSearchParams {
  const isPageOnly = (name: string) => PAGE_PARAMETERS.some((own) => own === name) || FIXED_PARAMETERS.includes(name)
  return new URLSearchParams([...address].filter(([name]) => !isPageOnly(name)))
}

/**
 * The shortest equivalent address: a form sends every box, including empty ones, and the count system even without a range.
 * @param counts the module's facets of counts
 */
export function tidyAddress(address: URLSearchParams, counts: readonly string[]): URLSearchParams {
  const hasRange = counts.flatMap(rangeParameters).some((name) => address.get(name)?.trim())
  const spokenIn = address.get('countIn')?.trim()
  const hasQuantity = Boolean(address.get('quantity')?.trim())
  const seen = new Set<string>()
  const result = new URLSearchParams()
  for (const [name, typed] of address) {
    // "2,000" and "1,20,000" as digits alone.
    const value = (name === 'quantity' ? typed.replace(/,(?=\d\d[,\d])/g, '') : typed).trim()
    const isReplaced = hasRange && spokenIn && (name === 'countIn' || name === 'countSystem')
    // Counts are shown in Ne without it.
    const isUsual = name === 'countIn' && value === 'Ne'
    const isIdle = name === 'quantityUom' && !hasQuantity
    const key = `${name}=${value}`
    if (value === '' || isReplaced || isUsual || isIdle || seen.has(key)) continue
    seen.add(key)
    result.append(name, value)
  }
  if (hasRange && spokenIn) result.append('countSystem', spokenIn)
  return result
}

/** The link to one request to the sellers of these listings, for what the listings share. */
export function askSellersHref(
  moduleKey: string,
  listingIds: readonly string[],
  asked: AskedQuantity | null = null,
): string {
  const like = listingIds.map((id) => ['like', id])
  const quantity = asked === null ? [] : Object.entries({ quantity: String(asked.amount), unit: asked.unit })
  return `/rfq/new?${new URLSearchParams([['moduleKey', moduleKey], ...like, ...quantity])}`
}

export type Change = Readonly<Record<string, string | null>>

/** The address with some parameters set (or removed, by null), on the first page of its list. */
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
  const kept = [...address].filter(([other, current]) => other !== name || (value !== null && current !== value))
  return changedAddress(new URLSearchParams(kept), {})
}

/** The address without any filter; layout and sorting stay. */
export function clearedAddress(address: URLSearchParams): URLSearchParams {
  const kept = ['layout', 'countIn', 'compare', 'sort', 'limit', 'filters']
  const cleared = new URLSearchParams([...address].filter(([name]) => kept.includes(name)))
  // Sorting by relevance needs search words.
  if (cleared.get('sort') === 'relevance') cleared.delete('sort')
  return cleared
}

/** The most listings on one page; the list then continues on another page. */
export const SHOWN_MAX = 240

/** How many listings the address asks for; null for the API's default. */
export function shownCount(address: URLSearchParams): number | null {
  const count = Number(address.get('shown') ?? 0)
  return Number.isInteger(count) && count > 0 ? Math.min(count, SHOWN_MAX) : null
}

/** The same page of the list with more listings. */
export function grownAddress(address: URLSearchParams, shown: number): URLSearchParams {
  const grown = new URLSearchParams(address)
  grown.set('shown', String(shown))
  return grown
}

/** The same page with the content of all its filters. */
export function wholePanelAddress(address: URLSearchParams): URLSearchParams {
  return changedAddress(address, { filters: 'all' })
}

export function hasWholePanel(address: URLSearchParams): boolean {
  return address.get('filters') === 'all'
}

/** The most listings to compare side by side. */
export const COMPARED_MAX = 4

/** The listings selected for comparison in this address. */
export function comparedIds(address: URLSearchParams): string[] {
  return [...new Set(address.getAll('compare'))].slice(0, COMPARED_MAX)
}

/** The same page with one listing selected or cleared; null when the selection is full. */
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
