import { relativeTime } from '@/components/seller-listings/relative-time'
import { TextLink } from '@/components/ui/link'
import type { PlanRequestOfSeller } from '@/lib/contract/responses/subscription'
import { PlanCommand } from './plan-command'
import { PlanRequestAnswer } from './plan-request-answer'
import { PlanRequestClosed } from './plan-request-closed'
import { PlanRequestState } from './plan-request-state'

/** The plan requests of sellers, with actions for an administrator. */
export function PlanRequestList({ requests, now }: { requests: readonly PlanRequestOfSeller[]; now: Date }) {
  return (
    <ul className="divide-y divide-line border-line border-y text-sm">
      {requests.map((request) => (
        <li
          key={request.requestId}
          className="grid gap-x-8 gap-y-2 py-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
        >
          <div className="min-w-0">
            <TextLink href={`/module-access/${request.seller.sellerId}`} className="font-medium">
              {request.seller.companyName}
            </TextLink>
            <p className="break-all text-ink-2">{request.seller.sellerEmail}</p>
          </div>
          <div className="min-w-0">
            <p>
              <span className="text-ink-2">{request.seller.selectedPlanLabel || 'No plan'}</span>
              <span aria-hidden="true"> → </span>
              <span className="sr-only"> asks for </span>
              <span className="font-medium">{request.planLabel}</span>
            </p>
            {request.note ? <p className="break-words text-ink-2">“{request.note}”</p> : null}
            {request.reason ? <p className="break-words">Answer: {request.reason}</p> : null}
            <PlanRequestClosed request={request} />
            {request.status === 'OPEN' && !request.isGranted ? (
              <div className="mt-2">
                <PlanCommand sellerId={request.seller.sellerId} planKey={request.planKey} />
              </div>
            ) : null}
          </div>
          <div className="flex flex-col items-start gap-2 md:items-end">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="text-ink-2">
                asked <time dateTime={request.createdAt}>{relativeTime(new Date(request.createdAt), now)}</time>
              </span>
              <PlanRequestState request={request} />
            </p>
            {request.status === 'OPEN' ? (
              <PlanRequestAnswer
                request={request}
                sellerId={request.seller.sellerId}
                companyName={request.seller.companyName}
              />
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
