'use client'

import { useRouter } from 'next/navigation'
import { useSend } from '@/components/account/use-send'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { formatMoment } from '@/components/ui/numbers'
import type { PlanRequest } from '@/lib/domain/entitlement/plan-request'

/** The request that waits, and the way to take it back. */
export function PlanRequestOpen({ request }: { request: PlanRequest }) {
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
      title={isGranted ? `${planLabel} is granted: it is in force` : `Your request for ${planLabel} is waiting`}
      actions={
        <Button size="sm" loading={isBusy} loadingLabel="Withdrawing" onClick={() => void withdraw()}>
          Withdraw request
        </Button>
      }
    >
      <p>
        Asked {formatMoment(createdAt)}.{' '}
        {isGranted
          ? 'The configuration gives you this plan already; the request itself is still unanswered.'
          : 'The operator reads it, and changes the plan outside of this page; you will get a notice.'}
      </p>
      {note ? <p className="mt-1 break-words">“{note}”</p> : null}
      <p aria-live="polite" className="empty:hidden">
        {refusal?.message}
      </p>
    </Notice>
  )
}
