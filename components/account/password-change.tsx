'use client'

import { type FormEvent, useRef } from 'react'
import { Field } from '@/components/ui/field'
import { LiveButton } from '@/components/ui/live-button'
import { Notice } from '@/components/ui/notice'
import { Section } from '@/components/ui/section'
import { PASSWORD_LENGTH_MIN } from '@/lib/domain/account/password'
import { PasswordInput } from './sign-in/password-input'
import { useSend } from './use-send'

/** Changes the password, which ends every other session. */
export function PasswordChange() {
  const { post, messageAt, isBusy, isDone, refusal } = useSend('/api/account/password')
  const form = useRef<HTMLFormElement>(null)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const isChanged = await post({
      currentPassword: fields.get('currentPassword'),
      newPassword: fields.get('newPassword'),
    })
    if (isChanged) form.current?.reset()
  }

  return (
    <Section
      id="password-change"
      title="Password"
      lead="Changing it signs you out everywhere else. API tokens keep working."
    >
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-5"
      >
        <div aria-live="polite" className="empty:hidden">
          {isDone ? <Notice tone="meet">Password changed.</Notice> : null}
          {refusal && refusal.issues.length === 0 ? <Notice tone="block">{refusal.message}</Notice> : null}
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field id="currentPassword" label="Current password" error={messageAt('currentPassword')}>
            {(control) => (
              <PasswordInput {...control} name="currentPassword" autoComplete="current-password" aria-required />
            )}
          </Field>
          <Field
            id="newPassword"
            label="New password"
            help={`At least ${PASSWORD_LENGTH_MIN} characters.`}
            error={messageAt('newPassword')}
          >
            {(control) => <PasswordInput {...control} name="newPassword" autoComplete="new-password" aria-required />}
          </Field>
        </div>
        <div>
          <LiveButton type="submit" loading={isBusy} loadingLabel="Changing">
            Change password
          </LiveButton>
        </div>
      </form>
    </Section>
  )
}
