'use client'

import { useSend } from '@/components/account/use-send'
import { Button } from '@/components/ui/button'

export function EmailConfirmationRequest() {
  const { post, isBusy, isDone, refusal } = useSend('/api/account/email-confirmation/request')
  return (
    <span className="mt-1 flex flex-wrap items-center gap-2">
      {isDone ? null : (
        <Button size="sm" loading={isBusy} loadingLabel="Sending" onClick={() => void post({})}>
          Send confirmation e-mail
        </Button>
      )}
      <span aria-live="polite">{isDone ? 'Sent. Check your e-mail.' : refusal?.message}</span>
    </span>
  )
}
