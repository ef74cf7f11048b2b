import { type AccessFilter, readAccessFilter } from '../../domain/entitlement/access-filter'
import { STANDINGS } from '../../domain/entitlement/explain'
import { PLAN_KEYS } from '../../domain/entitlement/plans'
import { MODULE_KEYS } from '../../domain/modules/keys'
import { queryWords } from './query-words'

/** The query of the export of the seller directory. @throws VALIDATION_FAILED */
export function readAccessExportQuery(search: URLSearchParams): { filter: AccessFilter; layout: 'sellers' | 'cells' } {
  const { layout } = queryWords(search, {
    layout: ['sellers', 'cells'],
    plan: [...PLAN_KEYS, 'none', ''],
    status: ['active', 'inactive', ''],
    module: [...MODULE_KEYS, ''],
    state: [...STANDINGS, ''],
    suspended: ['yes', 'no', ''],
    request: ['open', ''],
    q: /^.{0,200}$/su,
  })
  return { filter: readAccessFilter(search), layout: layout === 'cells' ? 'cells' : 'sellers' }
}

/** The one parameter of the readbacks. @throws VALIDATION_FAILED for any other parameter, or when it is repeated */
export function readSellerIdQuery(search: URLSearchParams): string | null {
  return queryWords(search, { sellerId: /^/ }).sellerId?.toLowerCase() ?? null
}
