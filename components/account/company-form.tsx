'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Combobox } from '@/components/ui/combobox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { LiveButton } from '@/components/ui/live-button'
import { Notice } from '@/components/ui/notice'
import type { Option } from '@/components/ui/option'
import { Section } from '@/components/ui/section'
import { useEarlyInput } from '@/components/ui/use-early-input'
import { gstinIssues, readGstin } from '@/lib/domain/account/gstin'
import { useSendForm } from './use-send'

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
  isSeller: boolean
}

const FORM = 'company'

/** The person's name and company details. GSTIN and Udyam are for Indian companies only. */
export function CompanyForm({ name, company, countries, version, isSeller }: CompanyFormProps) {
  const router = useRouter()
  const [country, setCountry] = useState(company.country)
  const { form, messageAt, isBusy, isDone, problem } = useSendForm(
    '/api/account/profile',
    (fields) => profileBody(fields, country, version),
    () => router.refresh(),
  )
  useEarlyInput(FORM)
  const isIndian = country === 'IN'
  // Only the fields that are checked together are tracked while typing.
  const [typed, setTyped] = useState({ state: company.state, gstin: company.gstin })
  const reading = readGstin(typed.gstin)
  const [warning] = reading.ok ? gstinIssues({ country, state: typed.state, gstin: reading.gstin }) : []

  return (
    <Section
      id="details"
      title="Your details"
      lead={
        isSeller
          ? 'Buyers see your company name and place on every listing. Changes appear on your listings within a minute.'
          : 'Sellers see your company name on your requests.'
      }
    >
      <form id={FORM} {...form} className="flex flex-col gap-5">
        <div aria-live="polite" className="empty:hidden">
          {isDone ? <Notice tone="meet">Saved.</Notice> : null}
          {problem ? <Notice tone="block">{problem}</Notice> : null}
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field id="profile-name" label="Your name" error={messageAt('name')} required>
            {(control) => <Input {...control} name="name" defaultValue={name} autoComplete="name" />}
          </Field>
          <Field id="company-name" label="Company" error={messageAt('company.name')} required>
            {(control) => (
              <Input {...control} name="companyName" defaultValue={company.name} autoComplete="organization" />
            )}
          </Field>
          <Field id="company-city" label="City" error={messageAt('company.city')}>
            {(control) => <Input {...control} name="city" defaultValue={company.city} autoComplete="address-level2" />}
          </Field>
          <Field id="company-state" label="State or province" error={messageAt('company.state')}>
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
          <Field id="company-country" label="Country" error={messageAt('company.country')} required>
            {(control) => (
              <Combobox
                {...control}
                options={countries}
                value={country}
                onValueChange={(code) => setCountry(code ?? '')}
              />
            )}
          </Field>
          {isIndian ? (
            <GstinField
              gstin={company.gstin}
              error={messageAt('company.gstin')}
              warning={warning?.message}
              onType={(gstin) => setTyped({ ...typed, gstin })}
            />
          ) : null}
        </div>
        {isIndian ? (
          <Checkbox
            name="isMicroOrSmall"
            defaultChecked={company.isMicroOrSmall}
            label="Registered as a micro or small enterprise (Udyam)"
            description="Buyers must then pay within 45 days. The listing form reminds you."
          />
        ) : null}
        <div>
          <LiveButton type="submit" loading={isBusy} loadingLabel="Saving">
            Save details
          </LiveButton>
        </div>
      </form>
    </Section>
  )
}

function profileBody(fields: FormData, country: string, version: number) {
  const indian =
    country === 'IN'
      ? { gstin: fields.get('gstin'), isMicroOrSmall: fields.get('isMicroOrSmall') !== null }
      : { gstin: '', isMicroOrSmall: false }
  return {
    name: fields.get('name'),
    company: {
      name: fields.get('companyName'),
      country,
      state: fields.get('state'),
      city: fields.get('city'),
      ...indian,
    },
    expectedVersion: version,
  }
}

interface GstinFieldProps {
  gstin: string
  error?: string
  warning?: string
  onType: (gstin: string) => void
}

function GstinField({ gstin, error, warning, onType }: GstinFieldProps) {
  return (
    <Field id="gstin" label="GSTIN" help="15 characters." error={error} warning={warning}>
      {(control) => (
        <Input
          {...control}
          name="gstin"
          defaultValue={gstin}
          onChange={({ target }) => onType(target.value)}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </Field>
  )
}
