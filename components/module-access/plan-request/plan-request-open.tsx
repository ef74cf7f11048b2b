'use client'

import { useRouter } from 'next/navigation'
import { useSend } from '@/components/account/use-send'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { formatMoment } from '@/components/ui/numbers'
import type { PlanRequest } from '@/lib/contract/responses/subscription'
import type { OperatorContact } from '@/lib/domain/entitlement/operator-contact'
import { OperatorContactNote } from './operator-contact-note'

/** The open request: how long it takes, whom to contact, and a button to withdraw it. */
export function PlanRequestOpen({ request, contact }: { request: PlanRequest; contact: OperatorContact }) {
  const router = useRouter()
  const { requestId, planLabel, note, createdAt, isGranted, version } = request
  const { post, isBusy, refusal } = useSend(`/api/account/plan-requests/${requestId}/withdraw`)

  async function withdraw(): Promise<void> {
    await post({ expectedVersion: version })
    router.refresh()
  }

  return (
    <Notice
      tone={isGranted ? 'meet' : 'accent'}
      title={isGranted ? `${planLabel} is active` : `You asked for ${planLabel}`}
      actions={
        <Button size="sm" loading={isBusy} loadingLabel="Withdrawing" onClick={() => void withdraw()}>
          Withdraw request
        </Button>
      }
    >
      <p>
        Asked {formatMoment(createdAt)}.{' '}
        {isGranted
          ? 'You already have this plan. Your request is still open.'
          : 'We will read your request, change your plan and notify you.'}
      </p>
      <OperatorContactNote contact={contact} />
      {note ? <p className="mt-1 break-words">“{note}”</p> : null}
      <p aria-live="polite" className="empty:hidden">
        {refusal?.message}
      </p>
    </Notice>
  )
}
