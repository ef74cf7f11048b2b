'use client'

import { useSend } from '@/components/account/use-send'
import { Button, ButtonAnchor } from '@/components/ui/button'
import { FormProblem } from '@/components/ui/form-problem'
import { Notice } from '@/components/ui/notice'

/** Asks for a click, because mail scanners open links. */
export function ConfirmEmail() {
  const { post, messageAt, isBusy, isDone, refusal } = useSend('/api/account/email-confirmation')
  if (isDone) {
    return (
      <Notice
        tone="meet"
        title="Your e-mail address is confirmed"
        role="status"
        actions={
          <ButtonAnchor href="/account" size="sm">
            Your account
          </ButtonAnchor>
        }
      />
    )
  }
  return (
    <div className="flex flex-col gap-5">
      <FormProblem>{messageAt('secret') ?? refusal?.message}</FormProblem>
      <div>
        <Button
          variant="primary"
          loading={isBusy}
          loadingLabel="Confirming"
          onClick={() => void post({ secret: window.location.hash.slice(1) })}
        >
          Confirm e-mail address
        </Button>
      </div>
    </div>
  )
}
