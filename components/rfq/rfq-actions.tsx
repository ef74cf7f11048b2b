import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import type { RfqRecord } from '@/lib/domain/rfq/present'
import { isEnded } from '@/lib/domain/rfq/states'
import { ActionDialog } from './action-dialog'

/** What may be done with the whole request; the buttons ask the same table of states that the routes obey. */
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
        description="Goes to every seller who asked."
        path={path}
        body={{ action: 'PROVIDE_INFO' }}
        done="The answer is sent."
        note={{ label: 'Answer', isRequired: true }}
        files={{ label: 'Files' }}
      />
    ) : null,
    party === 'buyer' && can('CLOSE') ? (
      <ActionDialog
        key="close"
        label="Close"
        title="Close this request"
        description="What is ordered stays ordered; nothing more can be."
        path={path}
        body={{ action: 'CLOSE' }}
        done="Closed."
      />
    ) : null,
    party === 'buyer' && can('CANCEL') ? (
      <ActionDialog
        key="cancel"
        label="Cancel request"
        title="Cancel this request"
        description="The sellers are told. A request is never reopened; ask anew instead."
        path={path}
        body={{ action: 'CANCEL' }}
        done="Cancelled; the sellers are told."
        note={{ label: 'Reason', isRequired: false }}
      />
    ) : null,
    party === 'admin' && can('REMOVE') ? (
      <ActionDialog
        key="remove"
        label="Remove"
        variant="danger"
        title="Remove this request"
        description="The buyer reads the reason."
        path={path}
        body={{ action: 'REMOVE' }}
        done="Removed."
        note={{ label: 'Reason', isRequired: true }}
      />
    ) : null,
    party === 'buyer' && isEnded(rfq.status) ? (
      <Link key="anew" href={`/rfq/new?copyOf=${rfq.rfqId}`} prefetch={false} className={buttonClass({ size: 'sm' })}>
        Ask anew
      </Link>
    ) : null,
    party === 'seller' && can('REQUEST_INFO') ? (
      <ActionDialog
        key="ask"
        label="Ask the buyer"
        title="Ask the buyer"
        description="The other sellers do not see it."
        path="/api/rfq/respond"
        body={{ rfqId: rfq.rfqId, action: 'REQUEST_INFO' }}
        done="The buyer is told."
        note={{ label: 'Question', isRequired: true }}
        files={{
          label: 'Files',
          help: rfq.sealedNow
            ? 'The buyer reads the question now, its files when the time to answer is over.'
            : undefined,
        }}
      />
    ) : null,
    party === 'seller' && can('DECLINE') ? (
      <ActionDialog
        key="decline"
        label="Decline to quote"
        title="Decline to quote"
        description="The buyer is told and looks elsewhere."
        path="/api/rfq/respond"
        body={{ rfqId: rfq.rfqId, action: 'DECLINE' }}
        done="The buyer is told."
        note={{ label: 'Reason', isRequired: false }}
      />
    ) : null,
  ].filter((button) => button !== null)
  return buttons.length > 0 ? <div className="flex flex-wrap gap-2">{buttons}</div> : null
}
