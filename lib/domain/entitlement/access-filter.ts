import { isModuleKey, type ModuleKey } from '../modules/keys'
import { isStanding, type Standing, standingOf } from './explain'
import { findPlan } from './plans'
import type { SellerOverview } from './seller-overview'

/** A filter of the list of sellers; "" does not filter. */
export interface AccessFilter {
  plan: string
  status: '' | 'active' | 'inactive'
  module: ModuleKey | ''
  /** For the module, or for any module if none is named. A module without a state means: open to the seller. */
  state: Standing | ''
  suspended: '' | 'yes' | 'no'
  request: '' | 'open'
  /** Words that must all occur in company, person, e-mail or place. */
  q: string
}

/** The query value for sellers without a plan. */
export const NO_PLAN = 'none'
export const SEARCH_LENGTH_MAX = 200

/** The filter from the words of a query; unknown values do not filter. */
export function readAccessFilter(words: Readonly<Record<string, string | undefined>>): AccessFilter {
  const wordOf = (name: string) => words[name] ?? ''
  const [plan, status, moduleKey, state, suspended] = ['plan', 'status', 'module', 'state', 'suspended'].map(wordOf)
  return {
    plan: plan === NO_PLAN || (plan && findPlan(plan)) ? plan : '',
    status: status === 'active' || status === 'inactive' ? status : '',
    module: moduleKey && isModuleKey(moduleKey) ? moduleKey : '',
    state: state && isStanding(state) ? state : '',
    suspended: suspended === 'yes' || suspended === 'no' ? suspended : '',
    request: wordOf('request') === 'open' ? 'open' : '',
    q: wordOf('q').trim().slice(0, SEARCH_LENGTH_MAX),
  }
}

/** The filter as a query string, without empty values. */
export function filterParams(filter: AccessFilter): URLSearchParams {
  return new URLSearchParams(Object.entries(filter).filter(([, word]) => word !== ''))
}

export function isFiltered(filter: AccessFilter): boolean {
  return Object.values(filter).some((word) => word !== '')
}

export function filterSellers(sellers: readonly SellerOverview[], filter: AccessFilter): SellerOverview[] {
  const words = filter.q.toLowerCase().split(/\s+/).filter(Boolean)
  return sellers.filter((seller) => {
    if (filter.plan !== '' && seller.selectedPlanKey !== (filter.plan === NO_PLAN ? '' : filter.plan)) return false
    if (filter.status !== '' && seller.subscriptionActive !== (filter.status === 'active')) return false
    if (filter.suspended !== '' && seller.isSuspended !== (filter.suspended === 'yes')) return false
    if (filter.request !== '' && seller.requestedPlanKey === '') return false
    if (!standsSo(seller, filter)) return false
    const text = [seller.companyName, seller.personName, seller.sellerEmail, seller.place].join('\n').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

function standsSo({ entitlements }: SellerOverview, { module, state }: AccessFilter): boolean {
  if (module === '' && state === '') return true
  const asked = module === '' ? entitlements : entitlements.filter(({ moduleKey }) => moduleKey === module)
  return asked.some((entitlement) => (state === '' ? entitlement.allowed : standingOf(entitlement) === state))
}

/** By company name; companies of the same name by their id. */
export function bySellerName(a: SellerOverview, b: SellerOverview): number {
  return compare(nameKey(a), nameKey(b)) || compare(a.sellerId, b.sellerId)
}

function nameKey({ companyName }: Pick<SellerOverview, 'companyName'>): string {
  return companyName.toLowerCase()
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

const CURSOR_LENGTH_MAX = 1000

/**
 * The page after a seller, by name and id, so that it stays stable while others come and go.
 * @param sellers in the order of bySellerName
 * @param cursor from an earlier page; an invalid one starts at the beginning
 */
export function pageOfSellers(
  sellers: readonly SellerOverview[],
  { cursor, limit }: { cursor: string; limit: number },
): { shown: SellerOverview[]; from: number; nextCursor: string | null } {
  const after = readCursor(cursor)
  const found = after ? sellers.findIndex((seller) => isBehind(seller, after)) : 0
  const from = found === -1 ? sellers.length : found
  const shown = sellers.slice(from, from + limit)
  const last = shown.at(-1)
  return { shown, from, nextCursor: last && from + limit < sellers.length ? cursorAt(last) : null }
}

interface Position {
  name: string
  sellerId: string
}

function isBehind(seller: SellerOverview, { name, sellerId }: Position): boolean {
  return (compare(nameKey(seller), name) || compare(seller.sellerId, sellerId)) > 0
}

function cursorAt(seller: SellerOverview): string {
  return `${seller.sellerId} ${nameKey(seller)}`
}

function readCursor(cursor: string): Position | null {
  const space = cursor.indexOf(' ')
  if (space === -1 || cursor.length > CURSOR_LENGTH_MAX) return null
  return { sellerId: cursor.slice(0, space), name: cursor.slice(space + 1) }
}
