'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { type Refusal, WriteAttempts } from '@/components/request/request'
import { ErrorSummary } from '@/components/ui/error-summary'
import type { Issue } from '@/lib/domain/errors'
import type { WritableStatus } from '@/lib/domain/fields/listing-schema'
import { moduleDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { FormBoard } from './form-board'
import { ListingFormProvider, StepProvider } from './form-context'
import { openForm } from './form-fields'
import { inFormOrder, judgeForm, type OpenedListing, openingValues, resolveForm, writeBody } from './form-judgement'
import { FormSteps } from './form-steps'
import type { FormValues } from './form-values'
import { listingsPath, type WriteAnswer } from './listing-requests'
import { summaryItems } from './open-issues'
import { formQueryClient } from './queries'
import { RefusalNotice } from './refusal-notice'
import { RestoredNotice } from './restored-notice'
import { SaveBar } from './save-bar'
import { useLocalCopy } from './use-local-copy'
import { useSteps } from './use-steps'
import { openedFrom } from './version-conflict'

interface FormShellProps {
  moduleKey: ModuleKey
  sellerId: string
  isMicroOrSmall: boolean
  opened: OpenedListing | null
  gate: ReactNode
  /** The sections, rendered on the server. */
  children: ReactNode
}

/** The living part of the form: what was typed, what is to be said of it, and how it is saved. */
export function FormShell({ moduleKey, ...rest }: FormShellProps) {
  const definition = moduleDefinition(moduleKey)
  return definition ? <Shell definition={definition} {...rest} /> : null
}

type Sending = WritableStatus | null

function Shell({
  definition,
  sellerId,
  isMicroOrSmall,
  opened,
  gate,
  children,
}: Omit<FormShellProps, 'moduleKey'> & { definition: ModuleDefinition }) {
  const { moduleKey } = definition
  const router = useRouter()
  const [board] = useState(() => {
    const subject = { definition, opened, isMicroOrSmall }
    return new FormBoard(subject, openForm(definition, openingValues(subject)))
  })
  const [attempts] = useState(() => new WriteAttempts())
  const [queries] = useState(formQueryClient)
  const wanted = useRef<WritableStatus>('ACTIVE')
  const form = useForm<FormValues>({
    defaultValues: board.typed,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: (typed) => resolveForm(board.subject, typed, wanted.current),
  })
  const { control, setValue, reset, handleSubmit, subscribe } = form
  const { step, goToStep, goToControl } = useSteps()
  const resetTo = useCallback(
    (typed: FormValues) => {
      reset(typed)
      board.update(typed)
    },
    [reset, board],
  )
  const copy = useLocalCopy({
    owner: () => ({ sellerId, moduleKey, listingId: board.subject.opened?.listingId ?? null }),
    board,
    isSavable: gate === null,
    restore: resetTo,
  })

  const [sending, setSending] = useState<Sending>(null)
  const [summary, setSummary] = useState<{ attempt: number; issues: readonly Issue[] }>({ attempt: 0, issues: [] })
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [saved, setSaved] = useState('')
  const current = board.subject.opened

  const keep = copy.keep
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          board.update(values)
          keep()
        },
      }),
    [subscribe, board, keep],
  )

  const setField = useCallback(
    (name: string, value: unknown) => setValue(name, value, { shouldDirty: true, shouldTouch: true }),
    [setValue],
  )
  const context = useMemo(
    () => ({ definition, board, control, setField, resetTo, goToStep, goToControl }),
    [definition, board, control, setField, resetTo, goToStep, goToControl],
  )

  function showIssues(issues: readonly Issue[], fromServer: readonly Issue[] = []) {
    board.attempt(fromServer)
    setSummary(({ attempt }) => ({ attempt: attempt + 1, issues: inFormOrder(definition, issues) }))
  }

  function save(status: WritableStatus) {
    if (sending) return
    wanted.current = status
    setRefusal(null)
    void handleSubmit(
      () => send(status),
      () => showIssues(judgeForm(board.subject, board.typed, status).blocking),
    )()
  }

  async function send(status: WritableStatus) {
    setSending(status)
    copy.keepNow()
    const { answer, refusal: refused } = await attempts.send<WriteAnswer>(
      listingsPath(moduleKey),
      writeBody(board.subject, board.typed, status),
    )
    setSending(null)
    if (answer) return finish(answer, status)
    if (refused.code === 'VALIDATION_FAILED') {
      showIssues(
        refused.issues.filter(({ severity }) => severity === 'error'),
        refused.issues,
      )
    } else {
      setSummary(({ attempt }) => ({ attempt, issues: [] }))
      setRefusal(refused)
    }
  }

  function finish({ listing }: WriteAnswer, status: WritableStatus) {
    copy.drop()
    setSummary(({ attempt }) => ({ attempt, issues: [] }))
    const wasActive = current?.status === 'ACTIVE'
    reopen(openedFrom(listing, definition))
    if (status === 'ACTIVE' && !wasActive) {
      toast.success('Your listing is live', { description: listing.title })
      router.push('/sell/listings')
      return
    }
    setSaved(status === 'DRAFT' ? `Draft saved ${clock()}` : `Saved ${clock()}`)
    // The address of the listing, so that a reload opens it; the form itself stays as it is, and whoever types in it.
    if (!current)
      window.history.replaceState(null, '', `/sell/${moduleKey}/${listing.listingId}${window.location.hash}`)
  }

  /** The form on this version of the listing; nothing of it is unsaved. */
  function reopen(next: OpenedListing, typed = openForm(definition, next.values)) {
    reset(typed)
    board.reopen({ ...board.subject, opened: next }, typed)
  }

  const isClosed = gate !== null
  return (
    <QueryClientProvider client={queries}>
      <ListingFormProvider value={context}>
        <StepProvider value={step}>
          <form
            noValidate
            onSubmit={(event) => {
              // Enter in a box is no decision to publish.
              event.preventDefault()
            }}
            className="grid gap-x-10 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]"
          >
            <aside className="min-w-0">
              <div className="lg:sticky lg:top-6">
                <FormSteps />
              </div>
            </aside>
            <div className="flex min-w-0 flex-col gap-6">
              {gate}
              <RestoredNotice copy={copy} version={current?.version ?? 0} />
              <ErrorSummary
                items={summaryItems(definition, summary.issues)}
                focusKey={summary.attempt}
                onGoTo={goToControl}
              />
              {refusal ? (
                <RefusalNotice
                  refusal={refusal}
                  onRetry={() => save(wanted.current)}
                  onRegular={() => {
                    setField('newArrival', false)
                    save(wanted.current)
                  }}
                  onKeepMine={(next, typed) => {
                    reopen(next, typed)
                    save(wanted.current)
                  }}
                  onTakeTheirs={(next) => {
                    copy.drop()
                    setRefusal(null)
                    reopen(next)
                  }}
                />
              ) : null}
              {children}
              <SaveBar
                status={current?.status ?? null}
                sending={sending}
                saved={saved}
                keptAt={copy.keptAt}
                isClosed={isClosed}
                onSave={save}
              />
            </div>
          </form>
        </StepProvider>
      </ListingFormProvider>
    </QueryClientProvider>
  )
}

const CLOCK = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hour12: false })

function clock(): string {
  return CLOCK.format(new Date())
}
