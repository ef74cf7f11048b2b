'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { type Refusal, WriteAttempts } from '@/components/request/request'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { NativeSelect } from '@/components/ui/native-select'
import { Textarea } from '@/components/ui/textarea'

export interface NoteFormProps {
  rfqId: string
  /** The threads a buyer may write in; a seller has one. */
  threads: readonly { quoteId: string; companyName: string }[]
}

/** A message on the thread: told to the other side, kept with everything else that happened. */
export function NoteForm({ rfqId, threads }: NoteFormProps) {
  const router = useRouter()
  const [attempts] = useState(() => new WriteAttempts())
  const [message, setMessage] = useState('')
  const [quoteId, setQuoteId] = useState(threads[0]?.quoteId ?? '')
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setIsBusy(true)
    const { refusal: refused } = await attempts.send(
      '/api/trade-core/erp/marketplace-commercial/seller-quotation-event',
      {
        rfqId,
        ...(quoteId ? { quoteId } : {}),
        type: 'NOTE',
        message,
      },
    )
    setIsBusy(false)
    setRefusal(refused)
    if (refused) return
    setMessage('')
    router.refresh()
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      {threads.length > 1 ? (
        <Field id="note-thread" label="To">
          {(control) => (
            <NativeSelect {...control} value={quoteId} onChange={(event) => setQuoteId(event.currentTarget.value)}>
              {threads.map((thread) => (
                <option key={thread.quoteId} value={thread.quoteId}>
                  {thread.companyName}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      ) : null}
      <Field id="note-message" label="Message" error={refusal?.issues[0]?.message ?? refusal?.message}>
        {(control) => (
          <Textarea
            {...control}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
            maxLength={2000}
            rows={3}
          />
        )}
      </Field>
      <div>
        <Button type="submit" loading={isBusy} loadingLabel="Sending" disabled={message.trim() === ''}>
          Send message
        </Button>
      </div>
    </form>
  )
}
