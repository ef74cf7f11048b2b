'use client'

import { useSendForm } from '@/components/account/use-send'
import { FormProblem } from '@/components/ui/form-problem'
import { LiveButton } from '@/components/ui/live-button'
import { Notice } from '@/components/ui/notice'
import { EmailField } from './credential-fields'

export function ForgotPasswordForm() {
  const { form, messageAt, isBusy, isDone, problem } = useSendForm('/api/account/password-reset/request', (fields) => ({
    email: fields.get('email'),
  }))

  if (isDone) {
    return (
      <Notice tone="meet" title="Check your e-mail" role="status">
        If this address has an account, we sent it a link to set a new password. The link is valid for 30 minutes.
      </Notice>
    )
  }
  return (
    <form {...form} className="flex flex-col gap-5">
      <FormProblem>{problem}</FormProblem>
      <EmailField id="email" name="email" error={messageAt('email')} />
      <LiveButton type="submit" variant="primary" loading={isBusy} loadingLabel="Sending">
        Send link
      </LiveButton>
    </form>
  )
}
