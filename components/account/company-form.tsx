'use client'

import { useRouter } from 'next/navigation'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { SectionHead } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { useSend } from './use-send'

export interface CompanyFormProps {
  name: string
  gstin: string
  isMicroOrSmall: boolean
  /** The registration is an Indian one. */
  isIndian: boolean
  version: number
}

export function CompanyForm({ name, gstin, isMicroOrSmall, isIndian, version }: CompanyFormProps) {
  const router = useRouter()
  const { post, messageAt, isBusy, isDone, refusal } = useSend('/api/account/profile')

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const company = isIndian
      ? { gstin: fields.get('gstin'), isMicroOrSmall: fields.get('isMicroOrSmall') !== null }
      : undefined
    if (await post({ name: fields.get('name'), company, expectedVersion: version })) router.refresh()
  }

  return (
    <section aria-labelledby="details" className="flex flex-col gap-5">
      <SectionHead
        id="details"
        title="Your details"
        lead="The company’s name and place stand in every listing; write to the marketplace to change them."
      />
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <div aria-live="polite" className="empty:hidden">
          {isDone ? <Notice tone="meet">Saved.</Notice> : null}
          {refusal && refusal.issues.length === 0 ? <Notice tone="block">{refusal.message}</Notice> : null}
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field id="profile-name" label="Your name" error={messageAt('name')}>
            {(control) => <Input {...control} name="name" defaultValue={name} autoComplete="name" aria-required />}
          </Field>
          {isIndian ? (
            <Field id="gstin" label="GSTIN" optional error={messageAt('company.gstin')}>
              {(control) => (
                <Input {...control} name="gstin" defaultValue={gstin} autoCapitalize="characters" spellCheck={false} />
              )}
            </Field>
          ) : null}
        </div>
        {isIndian ? (
          <Checkbox
            name="isMicroOrSmall"
            defaultChecked={isMicroOrSmall}
            label="Registered as a micro or small enterprise (Udyam)"
            description="Agreed credit then ends at 45 days; your form reminds you of it."
          />
        ) : null}
        <div>
          <Button type="submit" loading={isBusy} loadingLabel="Saving">
            Save details
          </Button>
        </div>
      </form>
    </section>
  )
}
