'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { send } from '@/components/request/request'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { LiveButton } from '@/components/ui/live-button'
import { NativeSelect } from '@/components/ui/native-select'
import {
  TOKEN_DAYS_DEFAULT,
  TOKEN_DAYS_MAX,
  TOKEN_SCOPES,
  type TokenScope,
  type TokenWrite,
  tokenWriteSchema,
} from '@/lib/domain/account/api-token'
import { CodeField } from './second-factor/code-field'
import { PasswordInput } from './sign-in/password-input'

const SCOPE_LABELS: Record<TokenScope, string> = { read: 'Read', write: 'Write' }
const SCOPE_HELP: Record<TokenScope, string> = {
  read: 'See what you can see: listings, requests, orders, your account.',
  write: 'Change what you can change: listings, files, requests, quotations, orders, your account.',
}
const DAYS = [7, 30, TOKEN_DAYS_DEFAULT, 180, TOKEN_DAYS_MAX] as const

/** "Read and write". */
export function scopeWords(scopes: readonly TokenScope[]): string {
  return scopes.map((scope, at) => (at === 0 ? SCOPE_LABELS[scope] : SCOPE_LABELS[scope].toLowerCase())).join(' and ')
}

interface Made {
  name: string
  token: string
}

/** Makes a token; its owner enters the password again. */
export function TokenForm({
  asksCode,
  onMade,
  onFailure,
}: {
  asksCode: boolean
  onMade: (made: Made) => void
  onFailure: (message: string | null) => void
}) {
  const router = useRouter()
  const { register, handleSubmit, reset, setError, formState } = useForm<TokenWrite>({
    resolver: zodResolver(tokenWriteSchema),
    defaultValues: {
      name: '',
      scopes: [...TOKEN_SCOPES],
      expiresInDays: TOKEN_DAYS_DEFAULT,
      currentPassword: '',
      code: '',
    },
  })
  const { errors } = formState

  const submit = handleSubmit(async (body) => {
    onFailure(null)
    const { answer, refusal } = await send<{ token: string }>('POST', '/api/account/tokens', body)
    if (refusal) {
      const known = refusal.issues.filter(({ field }) => field in body)
      for (const { field, message } of known) setError(field as keyof TokenWrite, { message })
      if (known.length === 0) onFailure(refusal.message)
      return
    }
    onMade({ name: body.name, token: answer.token })
    reset()
    router.refresh()
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          id="token-name"
          label="Name of the new token"
          help="What will use it, for example “stock import”."
          error={errors.name?.message}
          required
        >
          {(control) => <Input {...control} {...register('name')} autoComplete="off" />}
        </Field>
        <Field id="token-days" label="Expires in" error={errors.expiresInDays?.message}>
          {(control) => (
            <NativeSelect {...control} {...register('expiresInDays', { valueAsNumber: true })}>
              {DAYS.map((days) => (
                <option key={days} value={days}>
                  {days} days
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </div>
      <fieldset aria-describedby={errors.scopes ? 'token-scopes-error' : undefined}>
        <legend className="font-medium text-sm">What it may do</legend>
        {TOKEN_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            value={scope}
            label={SCOPE_LABELS[scope]}
            description={SCOPE_HELP[scope]}
            {...register('scopes')}
          />
        ))}
        {errors.scopes ? (
          <p id="token-scopes-error" className="text-madder text-sm">
            {errors.scopes.message}
          </p>
        ) : null}
      </fieldset>
      <Field
        id="token-password"
        label="Your password"
        help="We ask again because the token can act for you."
        error={errors.currentPassword?.message}
        required
        className="sm:max-w-[calc(50%-0.625rem)]"
      >
        {(control) => <PasswordInput {...control} {...register('currentPassword')} autoComplete="current-password" />}
      </Field>
      {asksCode ? (
        <div className="sm:max-w-[calc(50%-0.625rem)]">
          <CodeField id="token-code" error={errors.code?.message} {...register('code')} />
        </div>
      ) : null}
      <div>
        <LiveButton type="submit" loading={formState.isSubmitting} loadingLabel="Creating">
          Create token
        </LiveButton>
      </div>
    </form>
  )
}
