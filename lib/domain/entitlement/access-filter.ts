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
}

export const NO_PLAN = 'none'
const SEARCH_LENGTH_MAX = 200

/** Reads the address; what it does not know counts as not asked, since a person mends an address less easily than a program. */
export function readAccessFilter(params: URLSearchParams): AccessFilter {
  const plan = params.get('plan') ?? ''
  const status = params.get('status') ?? ''
  const moduleKey = params.get('module') ?? ''
  return {
    plan: plan === NO_PLAN || findPlan(plan) ? plan : '',
    status: status === 'active' || status === 'inactive' ? status : '',
    module: isModuleKey(moduleKey) ? moduleKey : '',
    q: (params.get('q') ?? '').trim().slice(0, SEARCH_LENGTH_MAX),
  }
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
