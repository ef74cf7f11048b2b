import { type Actor, hasRole } from '@/lib/domain/actor'
import { errorIssue, IssueList, REPEATED_PARAMETER, validationFailed } from '@/lib/domain/errors'

/** The mode that the query of a write names. @throws VALIDATION_FAILED */
export function readWriteMode(search: URLSearchParams): { isPreview: boolean; isAutosave: boolean } {
  const issues = new IssueList()
  for (const name of search.keys()) {
    if (name !== 'mode' && name !== 'sellerId' && name !== 'autosave') {
      issues.error('UNKNOWN_PARAMETER', name.slice(0, 64), 'There is no parameter of this name.')
    }
  }
  const mode = search.get('mode')
  for (const name of ['mode', 'autosave']) {
    if (search.getAll(name).length > 1) issues.error('BAD_PARAMETER', name, REPEATED_PARAMETER)
  }
  if (mode !== null && mode !== 'preview') {
    issues.error('BAD_PARAMETER', 'mode', 'The only mode is preview.')
  }
  const autosave = search.get('autosave')
  if (autosave !== null && autosave !== 'true' && autosave !== 'false') {
    issues.error('BAD_PARAMETER', 'autosave', 'Use true or false.')
  }
  if (issues.all.length > 0) throw validationFailed(issues.all)
  return { isPreview: mode === 'preview', isAutosave: autosave === 'true' }
}

/**
 * The seller whom an admin's write names, in the body or the query. For everyone else the body is not read yet: null.
 * @throws VALIDATION_FAILED when two are named: it would be written for one, and the admin may mean the other
 */
export async function namedSeller({
  ctx: { actor },
  search,
  readJson,
}: {
  ctx: { actor: Actor }
  search: URLSearchParams
  readJson: () => Promise<unknown>
}): Promise<string | null> {
  const body = hasRole(actor, 'admin') ? await readJson() : null
  const inBody = typeof body === 'object' && body !== null && 'sellerId' in body ? body.sellerId : null
  const inQuery = search.getAll('sellerId')
  const differs = inBody !== null && inQuery.some((id) => id.toLowerCase() !== String(inBody).toLowerCase())
  if (differs || inQuery.length > 1) {
    const message = 'Name one seller: once in the address, or in the body, or the same in both.'
    throw validationFailed([errorIssue('BAD_PARAMETER', 'sellerId', message)])
  }
  const named = inBody ?? inQuery[0]
  return typeof named === 'string' && named !== '' ? named.toLowerCase() : null
}
