'use client'

import { useState } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { Field } from '@/components/ui/field'
import { FormProblem } from '@/components/ui/form-problem'
import { LiveButton } from '@/components/ui/live-button'
import { PasswordInput } from '../sign-in/password-input'
import { useSendForm } from '../use-send'
import { CodeField } from './code-field'

interface Enrolment {
  secret: string
  picture: string
}

/** Turns two-step sign-in on: password, then the app, then a code of the app. */
export function SetUp({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  return enrolment ? <Confirmation {...enrolment} onCodes={onCodes} /> : <PasswordStep onEnrolment={setEnrolment} />
}

function PasswordStep({ onEnrolment }: { onEnrolment: (enrolment: Enrolment) => void }) {
  const { form, messageAt, isBusy, problem } = useSendForm<{ setUp: Enrolment }>(
    '/api/account/second-factor',
    (fields) => ({ currentPassword: fields.get('currentPassword') }),
    (_, { setUp }) => onEnrolment(setUp),
  )
  return (
    <form {...form} className="flex max-w-[26rem] flex-col gap-5">
      <FormProblem>{problem}</FormProblem>
      <Field id="currentPassword" label="Your password" error={messageAt('currentPassword')} required>
        {(control) => <PasswordInput {...control} name="currentPassword" autoComplete="current-password" />}
      </Field>
      <div>
        <LiveButton type="submit" variant="primary" loading={isBusy} loadingLabel="Checking">
          Continue
        </LiveButton>
      </div>
    </form>
  )
}

function Confirmation({ secret, picture, onCodes }: Enrolment & { onCodes: (codes: string[]) => void }) {
  const { form, messageAt, isBusy, problem } = useSendForm<{ recoveryCodes: string[] }>(
    '/api/account/second-factor/confirmation',
    (fields) => ({ code: fields.get('code') }),
    (_, { recoveryCodes }) => onCodes(recoveryCodes),
  )
  return (
    <form {...form} className="flex flex-col gap-6">
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-col gap-3">
        <p className="max-w-prose">Scan this with an authenticator app, or type the key into it.</p>
        {/* biome-ignore lint/performance/noImgElement: a picture in the response needs no optimizer. */}
        <img
          src={picture}
          alt="QR code with the key below"
          width={208}
          height={208}
          className="rounded-md border border-line"
        />
        <div className="flex flex-wrap items-center gap-2">
          <code className="num min-w-0 select-all break-all rounded-sm border border-line bg-raised px-3 py-2 text-ink text-sm">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
          <CopyButton text={secret} label="key" />
        </div>
      </div>
      <div className="max-w-[26rem]">
        <CodeField
          id="code"
          label="Code from the app"
          help="The six digits that the app shows now."
          error={messageAt('code')}
          inputMode="numeric"
        />
      </div>
      <div>
        <LiveButton type="submit" variant="primary" loading={isBusy} loadingLabel="Turning on">
          Turn on
        </LiveButton>
      </div>
    </form>
  )
}
