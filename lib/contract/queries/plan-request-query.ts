import { errorIssue, validationFailed } from '../../domain/errors'
import { isUuid } from '../../domain/uuid'
import { queryWords } from './query-words'

/** Whether a text is a cursor of plan requests: a time and an id. */
export const isPlanRequestCursor = (text: string) => /^\d{13}_/.test(text) && isUuid(text.slice(14))

export interface PlanRequestQuery {
  scope: 'mine' | 'all'
  isOpen: boolean
  cursor: string | null
}

/** The query of GET plan-requests. @throws VALIDATION_FAILED */
export function readPlanRequestQuery(search: URLSearchParams): PlanRequestQuery {
  const known = { scope: ['mine', 'all'], status: ['open', 'closed'], cursor: isPlanRequestCursor }
  const { scope, status, cursor } = queryWords(search, known)
  if (scope === 'all') return { scope, isOpen: status !== 'closed', cursor: cursor ?? null }
  const misplaced = status === undefined ? (cursor === undefined ? null : 'cursor') : 'status'
  if (misplaced) throw validationFailed([errorIssue('BAD_PARAMETER', misplaced, 'This parameter needs scope=all.')])
  return { scope: 'mine', isOpen: true, cursor: null }
}
