import { type AuditFilter, readAuditFilter } from '../../domain/audit/filter'
import { validationFailed } from '../../domain/errors'
import { isUuid } from '../../domain/uuid'
import { queryWords } from './query-words'

export const AUDIT_PAGE_ROWS = 50
const FILTER_WORDS = { actor: /^/, kind: /^/, subject: /^/, from: /^/, to: /^/ }

/** The filter in the query of an audit export. @throws VALIDATION_FAILED */
export function readAuditExportQuery(search: URLSearchParams): AuditFilter {
  queryWords(search, FILTER_WORDS)
  return filterOf(search)
}

/** The query of a page of the audit log. @throws VALIDATION_FAILED */
export function readAuditQuery(search: URLSearchParams): { filter: AuditFilter; limit: number; cursor: string | null } {
  const words = queryWords(search, {
    ...FILTER_WORDS,
    cursor: (text) => isUuid(text.toLowerCase()),
    limit: /^(?:[1-9]\d?|1\d\d|200)$/,
  })
  const { limit = AUDIT_PAGE_ROWS, cursor = null } = words
  return { filter: filterOf(search), limit: Number(limit), cursor }
}

function filterOf(search: URLSearchParams): AuditFilter {
  const { filter, issues } = readAuditFilter(search)
  if (issues.length > 0) throw validationFailed(issues)
  return filter
}

/** Place, link and state of the verifier after a stretch of the chain. */
export const CHAIN_CURSOR = /^(\d{1,15}):([0-9a-f]{64}):([01])$/

export interface ChainQuery {
  isWhole: boolean
  cursor: string | null
}

/** The query of a check of the chain. @throws VALIDATION_FAILED */
export function readChainQuery(search: URLSearchParams): ChainQuery {
  if (search.has('check')) {
    queryWords(search, { check: ['whole'] })
    return { isWhole: true, cursor: null }
  }
  const { cursor = null } = queryWords(search, { cursor: CHAIN_CURSOR })
  return { isWhole: false, cursor }
}
