import { errorIssue, type Issue, REPEATED_PARAMETER, validationFailed } from '@/lib/domain/errors'

const LIMIT_DEFAULT = 20
const LIMIT_MAX = 100

/** Which part of a listing's history: events before this one, null: from the newest. */
export interface HistoryPage {
  before: number | null
  limit: number
}

/** The page that a query asks for. @throws VALIDATION_FAILED for an unknown parameter or a bad value */
export function readHistoryPage(search: URLSearchParams): HistoryPage {
  const issues: Issue[] = []
  const refuse = (code: string, field: string, message: string) =>
    issues.push(errorIssue(code, field.slice(0, 64), message))
  for (const name of search.keys()) {
    if (name !== 'limit' && name !== 'cursor') {
      refuse('UNKNOWN_PARAMETER', name, 'There is no parameter of this name.')
    }
  }
  for (const name of ['limit', 'cursor']) {
    if (search.getAll(name).length > 1) refuse('BAD_PARAMETER', name, REPEATED_PARAMETER)
  }
  const limit = wholeNumber(search.get('limit') ?? String(LIMIT_DEFAULT))
  if (limit === null || limit > LIMIT_MAX)
    refuse('BAD_PARAMETER', 'limit', `Use a whole number from 1 to ${LIMIT_MAX}.`)
  const cursor = search.get('cursor')
  const before = cursor === null ? null : wholeNumber(cursor)
  if (cursor !== null && before === null) {
    refuse('BAD_CURSOR', 'cursor', 'Use the cursor exactly as the last response gave it.')
  }
  if (issues.length > 0) throw validationFailed(issues)
  return { before, limit: limit ?? LIMIT_DEFAULT }
}

/** A page's start as an address gives it; anything else reads as the newest. */
export function historyStart(cursor: string | undefined): HistoryPage {
  return { before: wholeNumber(cursor ?? ''), limit: LIMIT_DEFAULT }
}

function wholeNumber(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
