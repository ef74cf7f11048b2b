import { formatMoment } from '@/components/ui/numbers'
import type { AnsweredPlanRequest } from '@/lib/contract/responses/subscription'

type Closed = Pick<AnsweredPlanRequest, 'status' | 'closedAt'> & { answeredByName?: string }

/** When a request was answered or withdrawn, and for admins who answered it; nothing while it is open. */
export function PlanRequestClosed({ request: { status, closedAt, answeredByName } }: { request: Closed }) {
  if (closedAt === null) return null
  return (
    <p className="break-words text-ink-2">
      {status === 'WITHDRAWN' ? 'Withdrawn' : 'Answered'}{' '}
      <time dateTime={closedAt} className="num">
        {formatMoment(closedAt)}
      </time>
      {answeredByName ? ` by ${answeredByName}` : ''}
    </p>
  )
}
