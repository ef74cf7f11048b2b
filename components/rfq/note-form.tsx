'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useRef, useState } from 'react'
import { NO_ANSWER, type Refusal, WriteAttempts } from '@/components/request/request'
import { Field } from '@/components/ui/field'
import { FormProblem } from '@/components/ui/form-problem'
import { LiveButton } from '@/components/ui/live-button'
import { NativeSelect } from '@/components/ui/native-select'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast'
import { useEarlyInput } from '@/components/ui/use-early-input'
import type { RfqFileView } from '@/lib/domain/rfq/files'
import { NOTE_LENGTH_MAX } from '@/lib/domain/text-limits'
import { fieldId, messagesOf } from './parts/form-issues'
import { RfqFilesField } from './parts/rfq-files-field'
import { useRfqFiles } from './parts/use-rfq-files'

export interface NoteFormProps {
  rfqId: string
  /** For a buyer: the sellers they can write to, and whether the request is open to all; null for a seller, who writes to the buyer. */
  sellers: {
    named: readonly { sellerId: string; companyName: string; quoteId: string }[]
    isPool: boolean
    /** Whom the order went to: messages go to them alone unless the buyer says otherwise; "" before an award. */
    awardedId: string
  } | null
  /** Help for a seller. */
  help?: string
}

const FORM = 'note'
const ALL_SELLERS = ''

/** Sends a message with files to the other party and adds it to the activity. */
export function NoteForm({ rfqId, sellers, help }: NoteFormProps) {
  const router = useRouter()
  const [attempts] = useState(() => new WriteAttempts())
  const [message, setMessage] = useState('')
  const named = sellers?.named ?? []
  const isSingleSeller = sellers !== null && !sellers.isPool && named.length === 1
  const [sellerId, setSellerId] = useState(
    isSingleSeller ? (named[0]?.sellerId ?? ALL_SELLERS) : (sellers?.awardedId ?? ALL_SELLERS),
  )
  const [files, setFiles] = useState<readonly RfqFileView[]>([])
  const fileStore = useRfqFiles(files, setFiles)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  useEarlyInput(FORM)
  const issues = refusal?.issues ?? []
  const isShown = issues.some(({ field }) => field === 'message' || field.startsWith('attachments'))

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setIsBusy(true)
    const refused = await send()
    setRefusal(refused)
    setIsBusy(false)
    if (refused === null) toast.success('Message sent')
    if (refused === null || refused.issues.some(({ field }) => field === 'message')) box.current?.focus()
  }

  async function send(): Promise<Refusal | null> {
    const missing = await fileStore.arrived()
    if (missing.length > 0) return { ...NO_ANSWER, issues: missing }
    const seller = named.find((candidate) => candidate.sellerId === sellerId)
    // Include files that finished uploading meanwhile.
    const attachments = fileStore.sent().map(({ id }) => id)
    const { refusal: refused } = await attempts.send(
      '/api/trade-core/erp/marketplace-commercial/seller-quotation-event',
      {
        rfqId,
        ...(seller?.quoteId ? { quoteId: seller.quoteId } : seller ? { sellerId } : {}),
        type: 'NOTE',
        message,
        ...(attachments.length > 0 ? { attachments } : {}),
      },
    )
    if (refused) return refused
    setMessage('')
    setFiles([])
    router.refresh()
    return null
  }

  return (
    <form id={FORM} method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {sellers && !isSingleSeller ? (
        <Field id="note-thread" label="To">
          {(control) => (
            <NativeSelect
              {...control}
              value={sellerId}
              onChange={(event) => setSellerId(event.currentTarget.value)}
              options={[
                { value: ALL_SELLERS, label: sellers.isPool ? 'All sellers' : 'All sellers asked' },
                ...named.map((seller) => ({ value: seller.sellerId, label: `Only ${seller.companyName}` })),
              ]}
            />
          )}
        </Field>
      ) : null}
      <FormProblem title="The message was not sent">
        {isShown ? null : (issues[0]?.message ?? refusal?.message)}
      </FormProblem>
      <Field
        id={fieldId(FORM, 'message')}
        label="Message"
        help={help ?? buyersHelp(sellerId)}
        {...messagesOf(issues, 'message')}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={box}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
            maxLength={NOTE_LENGTH_MAX}
            rows={3}
          />
        )}
      </Field>
      <RfqFilesField form={FORM} fileStore={fileStore} label="Files with the message" issues={issues} />
      <div>
        <LiveButton type="submit" loading={isBusy} loadingLabel="Sending">
          Send message
        </LiveButton>
      </div>
    </form>
  )
}

function buyersHelp(sellerId: string): string {
  return sellerId === ALL_SELLERS
    ? 'All sellers see this message. They do not see each other.'
    : 'Other sellers do not see this message.'
}
