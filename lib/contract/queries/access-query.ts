import { type AccessFilter, readAccessFilter } from '../../domain/entitlement/access-filter'
import { STANDINGS } from '../../domain/entitlement/explain'
import { PLAN_KEYS } from '../../domain/entitlement/plans'
import { errorIssue, type Issue, validationFailed } from '../../domain/errors'
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
  const issues = [...new Set(search.keys())].flatMap((name): Issue[] => {
    const field = name.slice(0, 64)
    if (name !== 'sellerId') return [errorIssue('UNKNOWN_PARAMETER', field, 'There is no parameter of this name.')]
    return search.getAll(name).length > 1 ? [errorIssue('BAD_PARAMETER', field, 'Name one seller.')] : []
  })
  if (issues.length > 0) throw validationFailed(issues)
  return search.get('sellerId')?.toLowerCase() ?? null
}
