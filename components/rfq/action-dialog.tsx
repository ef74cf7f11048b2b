'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { toast } from 'sonner'
import { NO_ANSWER, type Refusal, WriteAttempts } from '@/components/request/request'
import { Button, type ButtonVariant } from '@/components/ui/button'
import { Dialog, DialogClose } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Textarea } from '@/components/ui/textarea'
import type { RfqFileView } from '@/lib/domain/rfq/files'
import { messagesOf } from './parts/form-issues'
import { RfqFilesField } from './parts/rfq-files-field'
import { useRfqFiles } from './parts/use-rfq-files'

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
  /** Takes files along. */
  files?: { label: string; help?: string }
  variant?: ButtonVariant
  size?: 'sm' | 'md'
  /** More fields, controlled by whoever gives them; their values are in `body`. */
  fields?: {
    /** The paths whose refusals stand at these fields. */
    paths: readonly string[]
    render: (errorOf: (path: string) => string | undefined) => ReactNode
  }
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
  files: takes,
  variant = 'secondary',
  size = 'sm',
  fields,
}: ActionDialogProps) {
  const router = useRouter()
  const id = useId()
  const [attempts] = useState(() => new WriteAttempts())
  const [isOpen, setIsOpen] = useState(false)
  const [words, setWords] = useState('')
  const [files, setFiles] = useState<readonly RfqFileView[]>([])
  const desk = useRfqFiles(files, setFiles)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isDone = useRef(false)
  const errors = refusal?.issues.filter(({ severity }) => severity === 'error') ?? []
  const errorOf = (path: string) => messagesOf(errors, path).error
  const shownAtFields = [...(note ? ['note'] : []), ...(fields?.paths ?? [])]
  const isAtFiles = (field: string) => takes !== undefined && field.startsWith('attachments')
  const others = errors.filter(({ field }) => !shownAtFields.includes(field) && !isAtFiles(field))

  // What was done takes its button away; the focus then goes to the page instead of nowhere.
  useEffect(
    () => () => {
      if (!isDone.current) return
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
      })
    },
    [],
  )

  async function go(): Promise<void> {
    setIsBusy(true)
    const refused = await send()
    setIsBusy(false)
    setRefusal(refused)
    if (refused) return
    isDone.current = true
    setIsOpen(false)
    setWords('')
    setFiles([])
    toast.success(done)
    router.refresh()
  }

  async function send(): Promise<Refusal | null> {
    const missing = await desk.arrived()
    if (missing.length > 0) return { ...NO_ANSWER, issues: missing }
    const attachments = desk.sent().map(({ id: fileId }) => fileId)
    const sent = {
      ...body,
      ...(words.trim() ? { note: words } : {}),
      ...(attachments.length > 0 ? { attachments } : {}),
    }
    return (await attempts.send(path, sent)).refusal
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
          {refusal && (others.length > 0 || errors.length === 0) ? (
            <Notice tone="block">{others.map(({ message }) => message).join(' ') || refusal.message}</Notice>
          ) : null}
        </div>
        {fields?.render(errorOf)}
        {note ? (
          <Field
            id={`${id}-note`}
            label={note.label}
            optional={!note.isRequired}
            required={note.isRequired}
            help={note.help}
            error={errorOf('note')}
          >
            {(control) => (
              <Textarea {...control} value={words} onChange={(event) => setWords(event.currentTarget.value)} rows={3} />
            )}
          </Field>
        ) : null}
        {takes ? <RfqFilesField form={id} desk={desk} label={takes.label} help={takes.help} issues={errors} /> : null}
      </div>
    </Dialog>
  )
}
