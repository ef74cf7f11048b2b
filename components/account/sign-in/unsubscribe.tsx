'use client'

import { useSend } from '@/components/account/use-send'
import { Button } from '@/components/ui/button'
import { FormProblem } from '@/components/ui/form-problem'
import { Notice } from '@/components/ui/notice'

/** Asks for a click, because mail scanners open links. @param settings the page on which they start again */
export function Unsubscribe({ account, secret, settings }: { account: string; secret: string; settings: string }) {
  const query = new URLSearchParams({ account, secret })
  const { post, isBusy, isDone, refusal } = useSend(`/api/notifications/unsubscribe?${query}`)
  if (isDone) {
    return (
      <Notice tone="meet" title="You get no more of these mails" role="status">
        You can start them again in{' '}
        <a href={settings} className="link">
          your account
        </a>
        .
      </Notice>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      <FormProblem>{refusal?.message}</FormProblem>
      <div>
        <Button variant="primary" loading={isBusy} loadingLabel="Stopping" onClick={() => void post({})}>
          Stop these mails
        </Button>
      </div>
    </div>
  )
}
