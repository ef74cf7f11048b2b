'use client'

import { Field } from '@/components/ui/field'
import { LiveButton } from '@/components/ui/live-button'
import { Notice } from '@/components/ui/notice'
import { Section } from '@/components/ui/section'
import { CodeField } from './second-factor/code-field'
import { EmailField } from './sign-in/credential-fields'
import { PasswordInput } from './sign-in/password-input'
import { useSendForm } from './use-send'

const PLAN_BY_EMAIL =
  ' If your plan was set for your present address, it stops counting then. The administrators are notified and can set it again.'

/** Asks for another address; it counts once the link in the mail to it is opened. */
export function EmailChange({ asksCode, isSeller }: { asksCode: boolean; isSeller: boolean }) {
  const { form, messageAt, isBusy, isDone, problem } = useSendForm(
    '/api/account/email',
    (fields) => ({
      email: fields.get('email'),
      currentPassword: fields.get('currentPassword'),
      code: fields.get('code') ?? undefined,
    }),
    (element) => element.reset(),
  )
  return (
    <Section
      id="email-change"
      title="E-mail address"
      lead={`We send a link to the new address. It counts once you open it.${isSeller ? PLAN_BY_EMAIL : ''}`}
    >
      <form {...form} className="flex flex-col gap-5">
        <div aria-live="polite" className="empty:hidden">
          {isDone ? <Notice tone="meet">If the address is free, the link is on its way.</Notice> : null}
          {problem ? <Notice tone="block">{problem}</Notice> : null}
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <EmailField id="new-email" name="email" label="New e-mail" error={messageAt('email')} />
          <Field id="email-password" label="Your current password" error={messageAt('currentPassword')} required>
            {(control) => <PasswordInput {...control} name="currentPassword" autoComplete="current-password" />}
          </Field>
          {asksCode ? <CodeField id="email-code" error={messageAt('code')} /> : null}
        </div>
        <div>
          <LiveButton type="submit" loading={isBusy} loadingLabel="Sending">
            Change e-mail address
          </LiveButton>
        </div>
      </form>
    </Section>
  )
}
