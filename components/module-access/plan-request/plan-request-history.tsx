import { formatDay } from '@/components/ui/numbers'
import type { PlanRequest } from '@/lib/contract/responses/subscription'
import { PlanRequestClosed } from './plan-request-closed'
import { PlanRequestState } from './plan-request-state'

/** Plan requests, newest first, each with its answer. */
export function PlanRequestHistory({ requests }: { requests: readonly (PlanRequest & { answeredByName?: string })[] }) {
  return (
    <ul className="divide-y divide-line border-line border-y text-sm">
      {requests.map((request) => (
        <li key={request.requestId} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
          <div className="min-w-0 flex-1">
            <p className="font-medium">
              {request.planLabel}{' '}
              <span className="num font-normal text-ink-2">asked {formatDay(request.createdAt)}</span>
            </p>
            {request.note ? <p className="break-words text-ink-2">“{request.note}”</p> : null}
            {request.reason ? <p className="break-words">Answer: {request.reason}</p> : null}
            <PlanRequestClosed request={request} />
          </div>
          <PlanRequestState request={request} />
        </li>
      ))}
    </ul>
  )
}
