'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useSendForm } from '@/components/account/use-send'
import { NeedsScript } from '@/components/site/needs-script'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { formatDay } from '@/components/ui/numbers'
import { Section } from '@/components/ui/section'
import { Textarea } from '@/components/ui/textarea'
import { useHydrated } from '@/components/ui/use-hydrated'
import { REASON_LENGTH_MAX } from '@/lib/domain/text-limits'

const SUSPENDING =
  'They are signed out and cannot sign in, and their API tokens stop working. They get no new requests, and buyers cannot accept their quotations. Their listings stay on the market, and their plan, requests and orders stay as they are. You can lift the suspension at any time.'
const LIFTING = 'They can sign in again, their API tokens work again, and buyers can ask and order from them again.'

/** Why, when and by whom an account was suspended, at the top of its page. */
export function SuspendedNotice({ suspension }: { suspension: { at: string; reason: string; byName: string } }) {
  const { at, reason, byName } = suspension
  return (
    <Notice tone="block" title={`Suspended on ${formatDay(at)}${byName ? ` by ${byName}` : ''}`}>
      {reason ? <p className="break-words">Reason: {reason}</p> : null}
      <p>
        They cannot sign in, and API tokens are refused. They get no new requests and no new orders. Listings stay on
        the market.
      </p>
      <p>
        <a href="#suspension" className="link">
          Lift the suspension
        </a>
      </p>
    </Notice>
  )
}

/** Lets an administrator suspend an account or lift the suspension. The owner sees the reason. */
export function Suspension({ userId, isSuspended }: { userId: string; isSuspended: boolean }) {
  const router = useRouter()
  const isHydrated = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  const { form, messageAt, isBusy, refusal } = useSendForm(
    `/api/account/suspensions/${userId}`,
    (fields) => ({ isSuspended: !isSuspended, reason: fields.get('reason') }),
    () => {
      setIsOpen(false)
      router.refresh()
    },
  )
  const action = isSuspended ? 'Lift suspension' : 'Suspend account'

  return (
    <Section id="suspension" title="Account" gap={3}>
      <NeedsScript what="This button" />
      <div>
        <Dialog
          open={isOpen}
          onOpenChange={setIsOpen}
          title={action}
          description={isSuspended ? LIFTING : SUSPENDING}
          trigger={<Button disabled={!isHydrated}>{action} …</Button>}
          actions={
            <>
              <DialogClose>
                <Button>Cancel</Button>
              </DialogClose>
              <Button
                type="submit"
                form="suspension-form"
                variant={isSuspended ? 'primary' : 'danger'}
                loading={isBusy}
                loadingLabel="Saving"
              >
                {action}
              </Button>
            </>
          }
        >
          <form id="suspension-form" {...form}>
            <Field
              id="reason"
              label="Reason"
              required
              help="Shown to the account owner, in a mail and when they sign in."
              error={messageAt('reason') ?? refusal?.message}
            >
              {(control) => <Textarea {...control} name="reason" rows={3} maxLength={REASON_LENGTH_MAX} />}
            </Field>
          </form>
        </Dialog>
      </div>
    </Section>
  )
}
