'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { NO_ANSWER, type Refusal, WriteAttempts } from '@/components/request/request'
import { Button, type ButtonVariant } from '@/components/ui/button'
import { Dialog, DialogClose } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { FormProblem } from '@/components/ui/form-problem'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast'
import type { Issue } from '@/lib/domain/errors'
import type { RfqFileView } from '@/lib/domain/rfq/files'
import { messagesOf, withoutCorrected } from './parts/form-issues'
import { RfqFilesField } from './parts/rfq-files-field'
import { useRfqFiles } from './parts/use-rfq-files'

export interface ActionDialogProps {
  /** The label of the trigger, and of the confirm button unless that has its own. */
  label: string
  confirmLabel?: string
  title: string
  description?: ReactNode
  path: string
  /** The body to send, in addition to the note. */
  body: Readonly<Record<string, unknown>>
  done: string
  /** What is wrong with the values before they are sent. */
  check?: () => Issue[]
  /** A text field, required or optional. */
  note?: { label: string; isRequired: boolean; help?: string }
  /** A field for files. */
  files?: { label: string; help?: string }
  variant?: ButtonVariant
  size?: 'sm' | 'md'
  /** More fields, controlled by the caller; their values are in `body`. */
  fields?: {
    /** The paths of issues shown at these fields. */
    paths: readonly string[]
    render: (errorOf: (path: string) => string | undefined) => ReactNode
  }
}

/** A button that asks for confirmation, sends the action and shows why it failed. */
export function ActionDialog(props: ActionDialogProps) {
  const {
    label,
    confirmLabel = label,
    title,
    description,
    note,
    files: fileField,
    variant = 'secondary',
    size = 'sm',
    fields,
  } = props
  const id = useId()
  const { isOpen, setIsOpen, words, setWords, fileStore, isBusy, refusal, open, confirm } = useAction(props)
  const errors = refusal?.issues.filter(({ severity }) => severity === 'error') ?? []
  const errorOf = (path: string) => messagesOf(open, path).error
  const shownAtFields = [...(note ? ['note'] : []), ...(fields?.paths ?? [])]
  const isAtFiles = (field: string) => fileField !== undefined && field.startsWith('attachments')
  const others = errors.filter(({ field }) => !shownAtFields.includes(field) && !isAtFiles(field))

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
            <Button>Go back</Button>
          </DialogClose>
          <Button
            variant={variant === 'danger' ? 'danger' : 'primary'}
            loading={isBusy}
            loadingLabel="Sending"
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FormProblem>
          {others.map(({ message }) => message).join(' ') || (errors.length === 0 ? refusal?.message : null)}
        </FormProblem>
        {fields?.render(errorOf)}
        {note ? (
          <Field
            id={`${id}-note`}
            label={note.label}
            required={note.isRequired}
            help={note.help}
            error={errorOf('note')}
          >
            {(control) => (
              <Textarea {...control} value={words} onChange={(event) => setWords(event.currentTarget.value)} rows={3} />
            )}
          </Field>
        ) : null}
        {fileField ? (
          <RfqFilesField
            form={id}
            fileStore={fileStore}
            label={fileField.label}
            help={fileField.help}
            issues={errors}
          />
        ) : null}
      </div>
    </Dialog>
  )
}

/** What the dialog holds, and how the action is sent. */
function useAction({ path, body, done, check }: ActionDialogProps) {
  const router = useRouter()
  const [attempts] = useState(() => new WriteAttempts())
  const [isOpen, setIsOpen] = useState(false)
  const [words, setWords] = useState('')
  const [files, setFiles] = useState<readonly RfqFileView[]>([])
  const fileStore = useRfqFiles(files, setFiles)
  const [isBusy, setIsBusy] = useState(false)
  const [refused, setRefused] = useState<{ refusal: Refusal; sent: unknown } | null>(null)
  const isDone = useFocusMainOnRemoval()

  async function confirm(): Promise<void> {
    setIsBusy(true)
    const sent = typedBody()
    const refusal = await send(sent)
    setIsBusy(false)
    setRefused(refusal && { refusal, sent })
    if (refusal) return
    isDone.current = true
    setIsOpen(false)
    setWords('')
    setFiles([])
    toast.success(done)
    router.refresh()
  }

  function typedBody(): Record<string, unknown> {
    return { ...body, ...(words.trim() ? { note: words } : {}) }
  }

  async function send(typed: Record<string, unknown>): Promise<Refusal | null> {
    const wrong = check?.() ?? []
    if (wrong.length > 0) return { ...NO_ANSWER, issues: wrong }
    const missing = await fileStore.arrived()
    if (missing.length > 0) return { ...NO_ANSWER, issues: missing }
    const attachments = fileStore.sent().map(({ id: fileId }) => fileId)
    const sent = { ...typed, ...(attachments.length > 0 ? { attachments } : {}) }
    return (await attempts.send(path, sent)).refusal
  }

  // What was wrong with a value is no longer said once another is typed.
  const open = refused ? withoutCorrected(refused.refusal.issues, refused.sent, typedBody()) : []
  return { isOpen, setIsOpen, words, setWords, fileStore, isBusy, refusal: refused?.refusal ?? null, open, confirm }
}

/** When the done action removes its button, moves the focus to the page. */
function useFocusMainOnRemoval() {
  const isDone = useRef(false)
  useEffect(
    () => () => {
      if (!isDone.current) return
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
      })
    },
    [],
  )
  return isDone
}
