import { ButtonLink } from '@/components/ui/link'
import type { RfqRecord } from '@/lib/domain/rfq/present'
import { isEnded } from '@/lib/domain/rfq/states'
import { ActionDialog, type ActionDialogProps } from './action-dialog'

type Party = 'buyer' | 'seller' | 'admin'
type Action = RfqRecord['actions'][number]

interface RfqAction extends Pick<ActionDialogProps, 'label' | 'variant' | 'description' | 'done' | 'note' | 'files'> {
  action: Action
  party: Party
  /** Differs from the label. */
  title?: string
}

const ACTIONS: readonly RfqAction[] = [
  {
    action: 'PROVIDE_INFO',
    party: 'buyer',
    label: 'Answer the question',
    variant: 'primary',
    description: 'Every seller who asked will see your answer.',
    done: 'Answer sent.',
    note: { label: 'Answer', isRequired: true },
    files: { label: 'Files' },
  },
  {
    action: 'CLOSE',
    party: 'buyer',
    label: 'Close request',
    title: 'Close this request',
    description: 'You can no longer order from this request, and you cannot reopen it. Existing orders stay.',
    done: 'Request closed.',
  },
  {
    action: 'CANCEL',
    party: 'buyer',
    label: 'Cancel request',
    title: 'Cancel this request',
    description: 'We will notify the sellers. You cannot reopen a request, but you can ask again.',
    done: 'Request cancelled.',
    note: { label: 'Reason', isRequired: false },
  },
  {
    action: 'REMOVE',
    party: 'admin',
    label: 'Remove request',
    variant: 'danger',
    title: 'Remove this request',
    description: 'The buyer will see the reason. This cannot be undone.',
    done: 'Request removed.',
    note: { label: 'Reason', isRequired: true },
  },
  {
    action: 'REQUEST_INFO',
    party: 'seller',
    label: 'Ask the buyer',
    description: 'Other sellers will not see it.',
    done: 'Question sent.',
    note: { label: 'Question', isRequired: true },
    files: { label: 'Files' },
  },
  {
    action: 'DECLINE',
    party: 'seller',
    label: 'Decline to quote',
    description: 'We will notify the buyer.',
    done: 'You declined to quote.',
    note: { label: 'Reason', isRequired: false },
  },
]

const SEALED_FILES = { label: 'Files', help: 'The buyer sees the question now and its files after the deadline.' }

/** Actions on the whole request. The buttons follow the same status table as the API. */
export function RfqActions({ rfq, party }: { rfq: RfqRecord; party: Party }) {
  const { rfqId, sealedNow } = rfq
  const hasQuestion = rfq.sellers.some(({ infoStatus }) => infoStatus === 'REQUESTED')
  // With a quotation sent, the same step declines a counter-offer: it is next to that.
  const isSent = rfq.actions.includes('WITHDRAW')
  const isOffered = ({ action, party: who }: RfqAction) =>
    who === party &&
    rfq.actions.includes(action) &&
    (action !== 'PROVIDE_INFO' || hasQuestion) &&
    (action !== 'DECLINE' || !isSent)
  const offered = ACTIONS.filter(isOffered)
  const canAskAgain = party === 'buyer' && isEnded(rfq.status)
  if (offered.length === 0 && !canAskAgain) return null
  return (
    <div className="flex flex-wrap gap-2">
      {offered.map(({ action, party: _, title, ...dialog }) => (
        <ActionDialog
          key={action}
          {...dialog}
          title={title ?? dialog.label}
          files={action === 'REQUEST_INFO' && sealedNow ? SEALED_FILES : dialog.files}
          path={party === 'seller' ? '/api/rfq/respond' : `/api/rfq/${rfqId}/actions`}
          body={party === 'seller' ? { rfqId, action } : { action }}
        />
      ))}
      {canAskAgain ? (
        <ButtonLink href={`/rfq/new?copyOf=${rfqId}`} size="sm">
          Ask again
        </ButtonLink>
      ) : null}
    </div>
  )
}
