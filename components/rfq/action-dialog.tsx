'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useId, useState } from 'react'
import { toast } from 'sonner'
import { type Refusal, WriteAttempts } from '@/components/request/request'
import { Button, type ButtonVariant } from '@/components/ui/button'
import { Dialog, DialogClose } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Textarea } from '@/components/ui/textarea'

export interface ActionDialogProps {
  /** What the button says, and the one that does it. */
  label: string
  title: string
  description?: ReactNode
  path: string
  /** What is sent beside the note. */
  body: Readonly<Record<string, unknown>>
  done: string
  /** Asks for words: their label, and whether the service will not do without. */
  note?: { label: string; isRequired: boolean; help?: string }
  variant?: ButtonVariant
  size?: 'sm' | 'md'
  /** More fields, controlled by whoever gives them; their values are in `body`. */
  children?: ReactNode
}

/** One step of the trade, asked once, told in words when it cannot be done. */
export function ActionDialog({
  label,
  title,
  description,
  path,
  body,
  done,
  note,
  variant = 'secondary',
  size = 'sm',
  children,
}: ActionDialogProps) {
  const router = useRouter()
  const id = useId()
  const [attempts] = useState(() => new WriteAttempts())
  const [isOpen, setIsOpen] = useState(false)
  const [words, setWords] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const noteIssue = refusal?.issues.find(({ field }) => field === 'note')?.message
  const others = refusal?.issues.filter(({ field, severity }) => field !== 'note' && severity === 'error') ?? []

  async function go(): Promise<void> {
    setIsBusy(true)
    const { refusal: refused } = await attempts.send(path, { ...body, ...(words.trim() ? { note: words } : {}) })
    setIsBusy(false)
    setRefusal(refused)
    if (refused) return
    setIsOpen(false)
    setWords('')
    toast.success(done)
    router.refresh()
  }

  return (
    <Dialog
      title={title}
      description={description}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant={variant} size={size}>
          {label}
        </Button>
      }
      actions={
        <>
          <DialogClose>
            <Button>Not now</Button>
          </DialogClose>
          <Button
            variant={variant === 'danger' ? 'danger' : 'primary'}
            loading={isBusy}
            loadingLabel="One moment"
            onClick={() => void go()}
          >
            {label}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div aria-live="assertive" className="empty:hidden">
          {refusal && !noteIssue ? (
            <Notice tone="block">{others.map(({ message }) => message).join(' ') || refusal.message}</Notice>
          ) : null}
        </div>
        {children}
        {note ? (
          <Field
            id={`${id}-note`}
            label={note.label}
            optional={!note.isRequired}
            required={note.isRequired}
            help={note.help}
            error={noteIssue}
          >
            {(control) => (
              <Textarea {...control} value={words} onChange={(event) => setWords(event.currentTarget.value)} rows={3} />
            )}
          </Field>
        ) : null}
      </div>
    </Dialog>
  )
}
