'use client'

import type { ButtonLook } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FormProblem } from '@/components/ui/form-problem'
import { LiveButton } from '@/components/ui/live-button'
import { Section } from '@/components/ui/section'
import { PasswordInput } from '../sign-in/password-input'
import { useSendForm } from '../use-send'
import { CodeField } from './code-field'

interface ProofFormProps<T> extends Pick<ButtonLook, 'variant'> {
  id: string
  title: string
  lead: string
  path: string
  action: string
  busyLabel: string
  onDone: (answer: T) => void
}

/** Asks for the password and a code, and does one thing. */
export function ProofForm<T extends object>({
  id,
  title,
  lead,
  path,
  action,
  busyLabel,
  variant,
  onDone,
}: ProofFormProps<T>) {
  const { form, messageAt, isBusy, problem } = useSendForm<T>(
    path,
    (fields) => ({ currentPassword: fields.get('currentPassword'), code: fields.get('code') }),
    (element, answer) => {
      element.reset()
      onDone(answer)
    },
  )
  return (
    <Section id={id} title={title} lead={lead}>
      <form {...form} className="flex flex-col gap-5">
        <FormProblem>{problem}</FormProblem>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field id={`${id}-password`} label="Your password" error={messageAt('currentPassword')} required>
            {(control) => <PasswordInput {...control} name="currentPassword" autoComplete="current-password" />}
          </Field>
          <CodeField id={`${id}-code`} error={messageAt('code')} />
        </div>
        <div>
          <LiveButton type="submit" variant={variant} loading={isBusy} loadingLabel={busyLabel}>
            {action}
          </LiveButton>
        </div>
      </form>
    </Section>
  )
}
