import { type Actor, hasRole } from '@/lib/domain/actor'
import { type Issue, validationFailed } from '@/lib/domain/errors'

/** The mode that the query of a write names. @throws VALIDATION_FAILED */
export function readWriteMode(search: URLSearchParams): { isPreview: boolean; isAutosave: boolean } {
  const issues: Issue[] = []
  for (const name of search.keys()) {
    if (name !== 'mode' && name !== 'sellerId' && name !== 'autosave') {
      issues.push({
        code: 'UNKNOWN_PARAMETER',
        field: name.slice(0, 64),
        severity: 'error',
        message: 'There is no parameter of this name.',
      })
    }
  }
  const mode = search.get('mode')
  if (search.getAll('mode').length > 1) {
    issues.push({ code: 'BAD_PARAMETER', field: 'mode', severity: 'error', message: 'Give this once.' })
  }
  if (mode !== null && mode !== 'preview') {
    issues.push({ code: 'BAD_PARAMETER', field: 'mode', severity: 'error', message: 'The only mode is preview.' })
  }
  const autosave = search.get('autosave')
  if (autosave !== null && autosave !== 'true' && autosave !== 'false') {
    issues.push({ code: 'BAD_PARAMETER', field: 'autosave', severity: 'error', message: 'This is true or false.' })
  }
  if (issues.length > 0) throw validationFailed(issues)
  return { isPreview: mode === 'preview', isAutosave: autosave === 'true' }
}

/** The seller whom an admin's write names, in the body or the query. For everyone else the body is not read yet: null. */
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
  const named = inBody ?? search.get('sellerId')
  return typeof named === 'string' && named !== '' ? named.toLowerCase() : null
}
