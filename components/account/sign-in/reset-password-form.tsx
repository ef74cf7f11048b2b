'use client'

import { useSendForm } from '@/components/account/use-send'
import { ButtonAnchor } from '@/components/ui/button'
import { LiveButton } from '@/components/ui/live-button'
import { Notice } from '@/components/ui/notice'
import { NewPasswordField } from './credential-fields'

/** The secret is after the "#" of the link, which browsers do not send to servers. */
export function ResetPasswordForm() {
  const { form, messageAt, isBusy, isDone, problem } = useSendForm('/api/account/password-reset', (fields) => ({
    secret: window.location.hash.slice(1),
    newPassword: fields.get('newPassword'),
  }))

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
    <form {...form} className="flex flex-col gap-5">
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
        ) : problem ? (
          <Notice tone="block">{problem}</Notice>
        ) : null}
      </div>
      <NewPasswordField id="newPassword" name="newPassword" label="New password" error={messageAt('newPassword')} />
      <LiveButton type="submit" variant="primary" loading={isBusy} loadingLabel="Setting">
        Set password
      </LiveButton>
    </form>
  )
}
