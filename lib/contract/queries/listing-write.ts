import { type Actor, hasRole } from '@/lib/domain/actor'
import { errorIssue, validationFailed } from '@/lib/domain/errors'

/** The mode of a write, as its query names it. */
export const writeMode = ({ mode, autosave }: { mode?: 'preview' | undefined; autosave: 'true' | 'false' }) => ({
  isPreview: mode === 'preview',
  isAutosave: autosave === 'true',
})

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
