import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import type { RfqRecord } from '@/lib/domain/rfq/present'
import { isEnded } from '@/lib/domain/rfq/states'
import { ActionDialog } from './action-dialog'

/** Actions on the whole request. The buttons follow the same status table as the API. */
export function RfqActions({ rfq, party }: { rfq: RfqRecord; party: 'buyer' | 'seller' | 'admin' }) {
  const path = `/api/rfq/${rfq.rfqId}/actions`
  const can = (action: RfqRecord['actions'][number]) => rfq.actions.includes(action)
  const hasQuestion = rfq.sellers.some(({ infoStatus }) => infoStatus === 'REQUESTED')
  const buttons = [
    party === 'buyer' && can('PROVIDE_INFO') && hasQuestion ? (
      <ActionDialog
        key="info"
        label="Answer the question"
        variant="primary"
        title="Answer the question"
        description="Every seller who asked will see your answer."
        path={path}
        body={{ action: 'PROVIDE_INFO' }}
        done="Answer sent."
        note={{ label: 'Answer', isRequired: true }}
        files={{ label: 'Files' }}
      />
    ) : null,
    party === 'buyer' && can('CLOSE') ? (
      <ActionDialog
        key="close"
        label="Close request"
        title="Close this request"
        description="You can no longer order from this request. Existing orders stay."
        path={path}
        body={{ action: 'CLOSE' }}
        done="Request closed."
      />
    ) : null,
    party === 'buyer' && can('CANCEL') ? (
      <ActionDialog
        key="cancel"
        label="Cancel request"
        title="Cancel this request"
        description="We will notify the sellers. You cannot reopen a request, but you can ask again."
        path={path}
        body={{ action: 'CANCEL' }}
        done="Request cancelled."
        note={{ label: 'Reason', isRequired: false }}
      />
    ) : null,
    party === 'admin' && can('REMOVE') ? (
      <ActionDialog
        key="remove"
        label="Remove"
        variant="danger"
        title="Remove this request"
        description="The buyer will see the reason."
        path={path}
        body={{ action: 'REMOVE' }}
        done="Request removed."
        note={{ label: 'Reason', isRequired: true }}
      />
    ) : null,
    party === 'buyer' && isEnded(rfq.status) ? (
      <Link key="anew" href={`/rfq/new?copyOf=${rfq.rfqId}`} prefetch={false} className={buttonClass({ size: 'sm' })}>
        Ask again
      </Link>
    ) : null,
    party === 'seller' && can('REQUEST_INFO') ? (
      <ActionDialog
        key="ask"
        label="Ask the buyer"
        title="Ask the buyer"
        description="Other sellers will not see it."
        path="/api/rfq/respond"
        body={{ rfqId: rfq.rfqId, action: 'REQUEST_INFO' }}
        done="Question sent."
        note={{ label: 'Question', isRequired: true }}
        files={{
          label: 'Files',
          help: rfq.sealedNow ? 'The buyer sees the question now and its files after the deadline.' : undefined,
        }}
      />
    ) : null,
    party === 'seller' && can('DECLINE') ? (
      <ActionDialog
        key="decline"
        label="Decline to quote"
        title="Decline to quote"
        description="We will notify the buyer."
        path="/api/rfq/respond"
        body={{ rfqId: rfq.rfqId, action: 'DECLINE' }}
        done="Question sent."
        note={{ label: 'Reason', isRequired: false }}
      />
    ) : null,
  ].filter((button) => button !== null)
  return buttons.length > 0 ? <div className="flex flex-wrap gap-2">{buttons}</div> : null
}
