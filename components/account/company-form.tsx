'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { SectionHead } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import { Combobox } from '@/components/ui/combobox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { LiveButton } from '@/components/ui/live-button'
import { Notice } from '@/components/ui/notice'
import type { Option } from '@/components/ui/option'
import { useEarlyInput } from '@/components/ui/use-early-input'
import { gstinIssues, readGstin } from '@/lib/domain/account/gstin'
import { useSend } from './use-send'

export interface CompanyFormProps {
  name: string
  company: {
    name: string
    country: string
    state: string
    city: string
    gstin: string
    isMicroOrSmall: boolean
  }
  countries: readonly Option[]
  version: number
}

const FORM = 'company'

/** The person's name and the company as others read it. GSTIN and Udyam are asked of Indian companies alone. */
export function CompanyForm({ name, company, countries, version }: CompanyFormProps) {
  const router = useRouter()
  const [country, setCountry] = useState(company.country)
  const { post, messageAt, isBusy, isDone, refusal } = useSend('/api/account/profile')
  useEarlyInput(FORM)
  const isIndian = country === 'IN'
  // Only what can be wrong together is followed while it is typed.
  const [typed, setTyped] = useState({ state: company.state, gstin: company.gstin })
  const reading = readGstin(typed.gstin)
  const [doubt] = reading.ok ? gstinIssues({ country, state: typed.state, gstin: reading.gstin }) : []

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const indian = isIndian
      ? { gstin: fields.get('gstin'), isMicroOrSmall: fields.get('isMicroOrSmall') !== null }
      : { gstin: '', isMicroOrSmall: false }
    const isSaved = await post({
      name: fields.get('name'),
      company: {
        name: fields.get('companyName'),
        country,
        state: fields.get('state'),
        city: fields.get('city'),
        ...indian,
      },
      expectedVersion: version,
    })
    if (isSaved) router.refresh()
  }

  return (
    <section aria-labelledby="details" className="flex flex-col gap-5">
      <SectionHead
        id="details"
        title="Your details"
        lead="Buyers read the company’s name and place in every listing; changing them changes your listings too, within a minute."
      />
      <form id={FORM} method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <div aria-live="polite" className="empty:hidden">
          {isDone ? <Notice tone="meet">Saved.</Notice> : null}
          {refusal && refusal.issues.length === 0 ? <Notice tone="block">{refusal.message}</Notice> : null}
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field id="profile-name" label="Your name" error={messageAt('name')}>
            {(control) => <Input {...control} name="name" defaultValue={name} autoComplete="name" aria-required />}
          </Field>
          <Field id="company-name" label="Company" error={messageAt('company.name')}>
            {(control) => (
              <Input
                {...control}
                name="companyName"
                defaultValue={company.name}
                autoComplete="organization"
                aria-required
              />
            )}
          </Field>
          <Field id="company-city" label="City" optional error={messageAt('company.city')}>
            {(control) => <Input {...control} name="city" defaultValue={company.city} autoComplete="address-level2" />}
          </Field>
          <Field id="company-state" label="State or province" optional error={messageAt('company.state')}>
            {(control) => (
              <Input
                {...control}
                name="state"
                defaultValue={company.state}
                autoComplete="address-level1"
                onChange={({ target }) => setTyped({ ...typed, state: target.value })}
              />
            )}
          </Field>
          <Field id="company-country" label="Country" error={messageAt('company.country')}>
            {(control) => (
              <Combobox
                {...control}
                aria-required
                options={countries}
                value={country}
                onValueChange={(code) => setCountry(code ?? '')}
              />
            )}
          </Field>
          {isIndian ? (
            <Field
              id="gstin"
              label="GSTIN"
              optional
              help="15 characters; its check character is verified."
              error={messageAt('company.gstin')}
              warning={doubt?.message}
            >
              {(control) => (
                <Input
                  {...control}
                  name="gstin"
                  defaultValue={company.gstin}
                  onChange={({ target }) => setTyped({ ...typed, gstin: target.value })}
                  autoCapitalize="characters"
                  autoComplete="off"
                  spellCheck={false}
                />
              )}
            </Field>
          ) : null}
        </div>
        {isIndian ? (
          <Checkbox
            name="isMicroOrSmall"
            defaultChecked={company.isMicroOrSmall}
            label="Registered as a micro or small enterprise (Udyam)"
            description="Agreed credit then ends at 45 days; your form reminds you of it."
          />
        ) : null}
        <div>
          <LiveButton type="submit" loading={isBusy} loadingLabel="Saving">
            Save details
          </LiveButton>
        </div>
      </form>
    </section>
  )
}
