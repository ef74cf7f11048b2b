'use client'

import { Field } from '@/components/ui/field'
import { LiveButton } from '@/components/ui/live-button'
import { Notice } from '@/components/ui/notice'
import { Section } from '@/components/ui/section'
import { CodeField } from './second-factor/code-field'
import { NewPasswordField } from './sign-in/credential-fields'
import { PasswordInput } from './sign-in/password-input'
import { useSendForm } from './use-send'

/** Changes the password, which ends every other session. */
export function PasswordChange({ asksCode }: { asksCode: boolean }) {
  const { form, messageAt, isBusy, isDone, problem } = useSendForm(
    '/api/account/password',
    (fields) => ({
      currentPassword: fields.get('currentPassword'),
      newPassword: fields.get('newPassword'),
      code: fields.get('code') ?? undefined,
    }),
    (element) => element.reset(),
  )

  return (
    <Section
      id="password-change"
      title="Password"
      lead="Changing it signs you out everywhere else. API tokens keep working."
    >
      <form {...form} className="flex flex-col gap-5">
        <div aria-live="polite" className="empty:hidden">
          {isDone ? <Notice tone="meet">Password changed.</Notice> : null}
          {problem ? <Notice tone="block">{problem}</Notice> : null}
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field id="currentPassword" label="Current password" error={messageAt('currentPassword')} required>
            {(control) => <PasswordInput {...control} name="currentPassword" autoComplete="current-password" />}
          </Field>
          <NewPasswordField id="newPassword" name="newPassword" label="New password" error={messageAt('newPassword')} />
          {asksCode ? <CodeField id="password-code" error={messageAt('code')} /> : null}
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
