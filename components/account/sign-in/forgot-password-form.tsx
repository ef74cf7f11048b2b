'use client'

import type { FormEvent } from 'react'
import { useSend } from '@/components/account/use-send'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { LiveButton } from '@/components/ui/live-button'
import { Notice } from '@/components/ui/notice'

export function ForgotPasswordForm() {
  const { post, messageAt, isBusy, isDone, refusal } = useSend('/api/account/password-reset/request')

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    void post({ email: new FormData(event.currentTarget).get('email') })
  }

  if (isDone) {
    return (
      <Notice tone="meet" title="Check your e-mail" role="status">
        If this address has an account, we sent it a link to set a new password. The link is valid for 30 minutes.
      </Notice>
    )
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div aria-live="assertive" className="empty:hidden">
        {refusal && refusal.issues.length === 0 ? <Notice tone="block">{refusal.message}</Notice> : null}
      </div>
      <Field id="email" label="E-mail" error={messageAt('email')}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            aria-required
          />
        )}
      </Field>
      <LiveButton type="submit" variant="primary" loading={isBusy} loadingLabel="Sending">
        Send link
      </LiveButton>
    </form>
  )
}
