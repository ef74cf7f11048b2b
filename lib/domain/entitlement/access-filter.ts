import { isModuleKey, type ModuleKey } from '../modules/keys'
import { findPlan } from './plans'
import type { SellerAccessRecord } from './seller-access'

/** How an admin looks through the sellers; it lives in the address of the page. */
export interface AccessFilter {
  /** A plan's key, NO_PLAN, or "" for all. */
  plan: string
  /** "active", "inactive", or "" for all. */
  status: '' | 'active' | 'inactive'
  /** Sellers who may write in this module; "" for all. */
  module: ModuleKey | ''
  /** Part of a company's name or of an e-mail. */
  q: string
  /** How many sellers at most. */
  limit: number
}

export const NO_PLAN = 'none'
const SEARCH_LENGTH_MAX = 200
/** Rows of one step; a page of all sellers would be heavy before it is long. */
const ACCESS_STEP = 50
const LIMIT_MAX = 1000

/** Reads the address; what it does not know counts as not asked, since a person mends an address less easily than a program. */
export function readAccessFilter(params: URLSearchParams): AccessFilter {
  const plan = params.get('plan') ?? ''
  const status = params.get('status') ?? ''
  const moduleKey = params.get('module') ?? ''
  const limit = params.get('limit') ?? ''
  return {
    plan: plan === NO_PLAN || findPlan(plan) ? plan : '',
    status: status === 'active' || status === 'inactive' ? status : '',
    module: isModuleKey(moduleKey) ? moduleKey : '',
    q: (params.get('q') ?? '').trim().slice(0, SEARCH_LENGTH_MAX),
    limit: /^\d{1,4}$/.test(limit) ? Math.min(Math.max(Number(limit), ACCESS_STEP), LIMIT_MAX) : ACCESS_STEP,
  }
}

/** The address of the same view with more sellers. */
export function addressOfMore(path: string, filter: AccessFilter): string {
  const { plan, status, module, q, limit } = filter
  const params = new URLSearchParams({ q, plan, status, module, limit: String(limit + ACCESS_STEP) })
  for (const [name, value] of [...params]) if (value === '') params.delete(name)
  return `${path}?${params}`
}

export function isFiltered({ plan, status, module, q }: AccessFilter): boolean {
  return plan !== '' || status !== '' || module !== '' || q !== ''
}

export function filterAccess(records: readonly SellerAccessRecord[], filter: AccessFilter): SellerAccessRecord[] {
  const wanted = filter.q.toLowerCase()
  return records.filter((record) => {
    const { selectedPlanKey, subscriptionActive, allowedModuleKeys, companyName, sellerEmail } = record
    if (filter.plan !== '' && selectedPlanKey !== (filter.plan === NO_PLAN ? '' : filter.plan)) return false
    if (filter.status !== '' && subscriptionActive !== (filter.status === 'active')) return false
    if (filter.module !== '' && !allowedModuleKeys.includes(filter.module)) return false
    return companyName.toLowerCase().includes(wanted) || sellerEmail.toLowerCase().includes(wanted)
  })
}
