'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useSendForm } from '@/components/account/use-send'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { LiveButton } from '@/components/ui/live-button'
import { Notice } from '@/components/ui/notice'
import { Section } from '@/components/ui/section'
import { REASON_LENGTH_MAX } from '@/lib/domain/text-limits'

/** Lets an administrator suspend an account or lift the suspension. The owner sees the reason. */
export function Suspension({ userId, isSuspended }: { userId: string; isSuspended: boolean }) {
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  const { form, messageAt, isBusy, refusal } = useSendForm(
    `/api/account/suspensions/${userId}`,
    (fields) => ({ isSuspended: !isSuspended, reason: fields.get('reason') }),
    () => {
      setIsOpen(false)
      router.refresh()
    },
  )

  return (
    <Section id="suspension" title="Account" gap={3}>
      {isSuspended ? (
        <Notice tone="block" title="Suspended">
          Sessions have ended and API tokens are refused. Listings stay as they are.
        </Notice>
      ) : null}
      {isOpen ? (
        <form {...form} className="flex max-w-140 flex-col gap-4">
          <Field
            id="reason"
            label="Reason"
            help="Shown to the account owner."
            error={messageAt('reason') ?? refusal?.message}
          >
            {(control) => <Input {...control} name="reason" maxLength={REASON_LENGTH_MAX} aria-required />}
          </Field>
          <div className="flex gap-2">
            <LiveButton
              type="submit"
              variant={isSuspended ? 'primary' : 'danger'}
              loading={isBusy}
              loadingLabel="Saving"
            >
              {isSuspended ? 'Lift suspension' : 'Suspend account'}
            </LiveButton>
            <Button onClick={() => setIsOpen(false)}>Cancel</Button>
          </div>
        </form>
      ) : (
        <div>
          <Button onClick={() => setIsOpen(true)}>{isSuspended ? 'Lift suspension …' : 'Suspend account …'}</Button>
        </div>
      )}
    </Section>
  )
}
