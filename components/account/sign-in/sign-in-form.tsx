'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { FormProblem } from '@/components/ui/form-problem'
import { LiveButton } from '@/components/ui/live-button'
import { type SignInFields, signInSchema } from '@/lib/domain/account/sign-in'
import { CodeField } from '../second-factor/code-field'
import { EmailField } from './credential-fields'
import { PasswordInput } from './password-input'
import { requestSignIn } from './request-sign-in'

/** @param returnTo where to go afterwards; an already checked path */
export function SignInForm({ returnTo, notice }: { returnTo: string; notice: string | null }) {
  const [refusal, setRefusal] = useState(notice)
  const [isLeaving, setIsLeaving] = useState(false)
  const [asksCode, setAsksCode] = useState(false)
  // No default values, so that text entered before hydration stays.
  const { register, handleSubmit, setValue, setFocus, setError, formState } = useForm<SignInFields>({
    resolver: zodResolver(signInSchema),
  })
  const { errors, isSubmitting } = formState

  useEffect(() => {
    if (asksCode) setFocus('code')
  }, [asksCode, setFocus])

  const submit = handleSubmit(async (credentials) => {
    setRefusal(null)
    const refused = await requestSignIn(credentials)
    if (refused) {
      const ofCode = refused.issues.find(({ field }) => field === 'code')
      if (ofCode) {
        // The password was right. What was typed stays, and the code is asked for.
        setAsksCode(true)
        if (asksCode) setError('code', { message: ofCode.message })
        setValue('code', '')
        return
      }
      // No session has ended here: the service says what is wrong, such as the password or a suspension.
      setRefusal(refused.detail)
      setValue('password', '')
      setFocus('password')
      return
    }
    setIsLeaving(true)
    // A full page load, so that every part of the page sees the new session.
    window.location.assign(returnTo)
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormProblem>{refusal}</FormProblem>
      <EmailField id="email" error={errors.email?.message} {...register('email')} />
      <Field id="password" label="Password" error={errors.password?.message} required>
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" />}
      </Field>
      {asksCode ? <CodeField id="code" error={errors.code?.message} {...register('code')} /> : null}
      <LiveButton type="submit" variant="primary" loading={isSubmitting || isLeaving} loadingLabel="Signing in">
        Sign in
      </LiveButton>
    </form>
  )
}
