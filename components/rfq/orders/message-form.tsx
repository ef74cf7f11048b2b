'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useRef, useState } from 'react'
import { type Refusal, WriteAttempts } from '@/components/request/request'
import { messagesOf } from '@/components/rfq/parts/form-issues'
import { Field } from '@/components/ui/field'
import { FormProblem } from '@/components/ui/form-problem'
import { LiveButton } from '@/components/ui/live-button'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast'
import { useEarlyInput } from '@/components/ui/use-early-input'
import { NOTE_LENGTH_MAX } from '@/lib/domain/text-limits'

const FORM = 'order-message'

/** Writes to the other party of an order. */
export function MessageForm({ orderId, other }: { orderId: string; other: string }) {
  const router = useRouter()
  const [attempts] = useState(() => new WriteAttempts())
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  useEarlyInput(FORM)
  const issues = refusal?.issues ?? []

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const { refusal: refused } = await attempts.send(`/api/trade-core/orders/${orderId}/messages`, { text })
    setBusy(false)
    setRefusal(refused)
    if (refused) {
      if (refused.issues.some(({ field }) => field === 'text')) box.current?.focus()
      return
    }
    setText('')
    box.current?.focus()
    toast.success('Message sent')
    router.refresh()
  }

  return (
    <form
      id={FORM}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex max-w-160 flex-col gap-3 print:hidden"
    >
      <FormProblem title="The message was not sent">
        {issues.some(({ field }) => field === 'text') ? null : refusal?.message}
      </FormProblem>
      <Field id={`${FORM}-text`} label="Message" help={`We will notify ${other}.`} {...messagesOf(issues, 'text')}>
        {(control) => (
          <Textarea
            {...control}
            ref={box}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            maxLength={NOTE_LENGTH_MAX}
            rows={3}
          />
        )}
      </Field>
      <div>
        <LiveButton type="submit" loading={isBusy} loadingLabel="Sending">
          Send message
        </LiveButton>
      </div>
    </form>
  )
}
