'use client'

import type { FormEvent } from 'react'
import { useSend } from '@/components/account/use-send'
import { Field } from '@/components/ui/field'
import { ButtonAnchor } from '@/components/ui/link'
import { LiveButton } from '@/components/ui/live-button'
import { Notice } from '@/components/ui/notice'
import { PASSWORD_LENGTH_MIN } from '@/lib/domain/account/password'
import { PasswordInput } from './password-input'

/** The secret is after the "#" of the link, which browsers do not send to servers. */
export function ResetPasswordForm() {
  const { post, messageAt, isBusy, isDone, refusal } = useSend('/api/account/password-reset')

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const newPassword = new FormData(event.currentTarget).get('newPassword')
    void post({ secret: window.location.hash.slice(1), newPassword })
  }

  if (isDone) {
    return (
      <Notice
        tone="meet"
        title="Your new password is set"
        role="status"
        actions={
          <ButtonAnchor href="/sign-in" variant="primary">
            Sign in
          </ButtonAnchor>
        }
      >
        You were signed out everywhere and your API tokens were revoked. Create new tokens where you need them.
      </Notice>
    )
  }
  const linkProblem = messageAt('secret')
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div aria-live="assertive" className="empty:hidden">
        {linkProblem ? (
          <Notice
            tone="block"
            actions={
              <ButtonAnchor href="/forgot-password" size="sm">
                Get a new link
              </ButtonAnchor>
            }
          >
            {linkProblem}
          </Notice>
        ) : refusal && refusal.issues.length === 0 ? (
          <Notice tone="block">{refusal.message}</Notice>
        ) : null}
      </div>
      <Field
        id="newPassword"
        label="New password"
        help={`At least ${PASSWORD_LENGTH_MIN} characters.`}
        error={messageAt('newPassword')}
      >
        {(control) => <PasswordInput {...control} name="newPassword" autoComplete="new-password" aria-required />}
      </Field>
      <LiveButton type="submit" variant="primary" loading={isBusy} loadingLabel="Setting">
        Set password
      </LiveButton>
    </form>
  )
}
