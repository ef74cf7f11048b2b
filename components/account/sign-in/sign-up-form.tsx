'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type Control, Controller, type UseFormRegister, useForm } from 'react-hook-form'
import { send } from '@/components/request/request'
import { Combobox } from '@/components/ui/combobox'
import { ErrorSummary, type SummaryItem } from '@/components/ui/error-summary'
import { Field, FieldGroup } from '@/components/ui/field'
import { FormProblem } from '@/components/ui/form-problem'
import { Input } from '@/components/ui/input'
import { LiveButton } from '@/components/ui/live-button'
import type { Option } from '@/components/ui/option'
import { type Choice, RadioCards } from '@/components/ui/radio'
import { Section } from '@/components/ui/section'
import { useEarlyInput } from '@/components/ui/use-early-input'
import { type SignUp, type SignUpInput, signUpSchema } from '@/lib/domain/account/sign-up'
import { EmailField, NewPasswordField } from './credential-fields'
import { requestSignIn } from './request-sign-in'

const FORM = 'sign-up'

type Roles = SignUpInput['roles']
type FieldName = keyof SignUpInput

const TRADES = [
  { value: 'buyer', label: 'I buy', description: 'Ask for quotations and compare them.' },
  { value: 'seller', label: 'I sell', description: 'List what you make or stock, and send quotations.' },
  { value: 'both', label: 'Both', description: 'Buy and sell with one account.' },
] as const satisfies readonly Choice[]

const TRADE_ROLES: Record<(typeof TRADES)[number]['value'], Roles> = {
  buyer: ['buyer'],
  seller: ['seller'],
  both: ['buyer', 'seller'],
}

/** In the order of the form. */
const LABELS: Record<keyof SignUpInput, string> = {
  roles: 'What do you do?',
  name: 'Your name',
  email: 'E-mail',
  password: 'Password',
  companyName: 'Company',
  country: 'Country',
  state: 'State or province',
  city: 'City',
}

function isFieldName(name: string): name is FieldName {
  return name in LABELS
}

interface SignUpFormProps {
  countries: readonly Option[]
  /** Where to go afterwards, by role. The paths are already checked. */
  returnTo: Record<'buyer' | 'seller', string>
}

export function SignUpForm({ countries, returnTo }: SignUpFormProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  // No default values, so that text entered before hydration stays.
  const { register, handleSubmit, control, setError, formState } = useForm<SignUpInput, unknown, SignUp>({
    resolver: zodResolver(signUpSchema),
    defaultValues: { country: 'IN', roles: [] },
    // The summary takes the focus.
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = formState
  useEarlyInput(FORM)
  const message = (name: FieldName) => errors[name]?.message

  const submit = handleSubmit(async (account) => {
    setRefusal(null)
    const { refusal: refused } = await send('POST', '/api/account/sign-up', account)
    if (refused) {
      // Issues without a field are shown above the form.
      if (!refused.issues.some(({ field }) => isFieldName(field))) setRefusal(refused.message)
      for (const { field, code, message: text } of refused.issues) {
        if (isFieldName(field)) setError(field, { type: code, message: text })
      }
      return
    }
    setIsLeaving(true)
    const isSignedIn = (await requestSignIn(account)) === null
    window.location.assign(isSignedIn ? returnTo[account.roles.includes('seller') ? 'seller' : 'buyer'] : '/sign-in')
  })

  const items = Object.entries(LABELS).flatMap(([name, label]): SummaryItem[] => {
    const text = isFieldName(name) ? message(name) : undefined
    return text ? [{ fieldId: name, label, message: text }] : []
  })

  return (
    <form id={FORM} method="post" noValidate onSubmit={submit} className="flex flex-col gap-8">
      <ErrorSummary items={items} focusKey={submitCount} />
      <FormProblem>{refusal}</FormProblem>

      <Controller
        control={control}
        name="roles"
        render={({ field }) => (
          <FieldGroup id="roles" legend="What do you do?" error={message('roles')}>
            <RadioCards
              name="trade"
              choices={TRADES}
              className="sm:grid-cols-1!"
              value={TRADES.find(({ value }) => `${TRADE_ROLES[value]}` === `${field.value}`)?.value ?? null}
              onValueChange={(trade) => {
                const chosen = TRADES.find(({ value }) => value === trade)
                if (chosen) field.onChange(TRADE_ROLES[chosen.value])
              }}
            />
          </FieldGroup>
        )}
      />

      <PersonFields register={register} message={message} />
      <CompanyFields register={register} message={message} control={control} countries={countries} />

      <LiveButton
        type="submit"
        variant="primary"
        size="lg"
        loading={isSubmitting || isLeaving}
        loadingLabel="Opening your account"
      >
        Open account
      </LiveButton>
    </form>
  )
}

interface FieldsProps {
  register: UseFormRegister<SignUpInput>
  message: (name: FieldName) => string | undefined
}

function PersonFields({ register, message }: FieldsProps) {
  return (
    <Section id="sign-up-you" title="You">
      <Field id="name" label="Your name" error={message('name')} required>
        {(field) => <Input {...field} {...register('name')} autoComplete="name" />}
      </Field>
      <EmailField id="email" help="You use it to sign in." error={message('email')} {...register('email')} />
      <NewPasswordField id="password" label="Password" error={message('password')} {...register('password')} />
    </Section>
  )
}

interface CompanyFieldsProps extends FieldsProps {
  control: Control<SignUpInput, unknown, SignUp>
  countries: readonly Option[]
}

function CompanyFields({ register, message, control, countries }: CompanyFieldsProps) {
  return (
    <Section id="sign-up-company" title="Your company">
      <Field
        id="companyName"
        label="Company"
        help="As on your GST invoice. Shown on listings and quotations."
        error={message('companyName')}
        required
      >
        {(field) => <Input {...field} {...register('companyName')} autoComplete="organization" />}
      </Field>
      <Controller
        control={control}
        name="country"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <Field id="country" label="Country" error={message('country')} required>
            {(field) => (
              <Combobox
                {...field}
                ref={ref}
                options={countries}
                value={value}
                onValueChange={(code) => onChange(code ?? '')}
                onBlur={onBlur}
              />
            )}
          </Field>
        )}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="state" label="State or province" error={message('state')}>
          {(field) => <Input {...field} {...register('state')} autoComplete="address-level1" />}
        </Field>
        <Field id="city" label="City" error={message('city')}>
          {(field) => <Input {...field} {...register('city')} autoComplete="address-level2" />}
        </Field>
      </div>
    </Section>
  )
}
