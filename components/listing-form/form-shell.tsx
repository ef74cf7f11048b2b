'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { toast } from 'sonner'
import { NO_ANSWER } from '@/components/request/request'
import { ErrorSummary } from '@/components/ui/error-summary'
import { useEarlyInput } from '@/components/ui/use-early-input'
import type { Issue } from '@/lib/domain/errors'
import { isFileRole } from '@/lib/domain/fields/catalogue/attachments'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { WritableStatus } from '@/lib/domain/fields/listing-schema'
import { withAttachment, withoutAttachments } from '@/lib/domain/listing/attachments/attachment-placement'
import { idsOfRole } from '@/lib/domain/listing/attachments/attachments'
import { moduleDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { PlainRates } from '@/lib/domain/units/exchange-rates'
import { FormSteps } from './form-steps'
import { summaryItems } from './notices/open-issues'
import { RefusalNotice } from './notices/refusal-notice'
import { RestoredNotice } from './notices/restored-notice'
import { SaveBar } from './save-bar'
import { AttachmentStore } from './state/attachment-store'
import { FormBoard } from './state/form-board'
import { ListingFormProvider, StepProvider } from './state/form-context'
import { openForm } from './state/form-fields'
import { type FormState, inFormOrder, type OpenedListing, openingValues } from './state/form-subject'
import { useLocalCopy } from './state/use-local-copy'
import { type Saving, useSaving } from './state/use-saving'
import { useOpenStep } from './state/use-steps'
import { preloadWidgets } from './widgets/field-widgets'

interface FormShellProps {
  moduleKey: ModuleKey
  sellerId: string
  isMicroOrSmall: boolean
  rates: PlainRates
  opened: OpenedListing | null
  template: FieldValues | null
  gate: ReactNode
  /** What is to be said of the values that the form opens with. */
  judged: FormState
  /** The sections, rendered on the server. */
  children: ReactNode
}

const FORM = 'listing-form'

/** The living part of the form: what was typed, what is to be said of it, and how it is saved. */
export function FormShell({ moduleKey, ...rest }: FormShellProps) {
  const definition = moduleDefinition(moduleKey)
  return definition ? <Shell definition={definition} {...rest} /> : null
}

function Shell({
  definition,
  sellerId,
  isMicroOrSmall,
  rates,
  opened,
  template,
  gate,
  judged,
  children,
}: Omit<FormShellProps, 'moduleKey'> & { definition: ModuleDefinition }) {
  const { moduleKey } = definition
  const router = useRouter()
  const [board] = useState(() => {
    const subject = { definition, opened, isMicroOrSmall, rates }
    return new FormBoard(subject, openForm(definition, template ?? openingValues(subject)), judged)
  })
  const wanted = useRef<WritableStatus>('ACTIVE')
  const { step, visited, goToStep, goToControl } = useOpenStep(definition)
  const copy = useLocalCopy({
    owner: () => ({ sellerId, moduleKey, listingId: board.subject.opened?.listingId ?? null }),
    board,
    isSavable: gate === null,
    restore: (typed) => board.update(typed),
    isCopied: template !== null,
  })

  const isClosed = gate !== null
  const [summary, setSummary] = useState<{ attempt: number; issues: readonly Issue[] }>({ attempt: 0, issues: [] })
  const readOpened = () => board.subject.opened
  const current = useSyncExternalStore(board.subscribe, readOpened, readOpened)

  const { drop, keep, keepNow, dismiss: dismissFound } = copy
  const office = useRef<Saving['ensureListing']>(null)
  const [desk] = useState(
    () =>
      new AttachmentStore(
        {
          moduleKey,
          ensureListing: () => office.current?.() ?? Promise.resolve({ answer: null, refusal: NO_ANSWER }),
          onArrived: ({ id, role }, version) => {
            const place = placedIn(definition, role, id)
            board.moved(version, place)
            // Nobody typed it: it is kept here and waits until the seller goes on.
            board.set(role, place(board.typed)[role])
            keep()
          },
          onMoved: (version, goneId) =>
            board.moved(version, (values) => (goneId ? withoutAttachments(values, [goneId]) : values)),
        },
        opened?.attachments ?? [],
      ),
  )
  const onSaved = useCallback(
    (opened: OpenedListing, isFirst: boolean) => {
      drop()
      board.settle(opened)
      // What was typed while the answer was on its way is not there yet.
      keepNow()
      desk.resume()
      // The address of the listing, so that a reload opens it; the form itself stays as it is, and whoever types in it.
      if (isFirst) {
        const { hash } = window.location
        window.history.replaceState(null, '', `/sell/${moduleKey}/${opened.listingId}${hash}`)
      }
    },
    [board, desk, drop, keepNow, moduleKey],
  )
  const saving = useSaving({ definition, board, isOpen: !isClosed, onSaved, filesSettled: desk.settled })
  office.current = saving.ensureListing
  const { changed, send } = saving
  useEarlyInput(FORM)

  useEffect(() => {
    // A copy is work of its own: it is a draft at once.
    if (template) changed()
  }, [template, changed])

  useEffect(() => {
    // What was typed is kept; a file on its way is not.
    const guard = (event: BeforeUnloadEvent) => {
      if (desk.isBusy) event.preventDefault()
    }
    window.addEventListener('beforeunload', guard)
    return () => window.removeEventListener('beforeunload', guard)
  }, [desk])

  const setField = useCallback(
    (name: string, value: unknown) => {
      board.set(name, value)
      keep()
      dismissFound()
      changed()
    },
    [board, keep, dismissFound, changed],
  )
  const context = useMemo(
    () => ({ definition, board, setField, goToStep, goToControl, desk, isClosed }),
    [definition, board, setField, goToStep, goToControl, desk, isClosed],
  )

  const steps = useMemo(() => ({ step, visited }), [step, visited])

  function showIssues(issues: readonly Issue[], fromServer: readonly Issue[] = []) {
    board.attempt(fromServer)
    setSummary(({ attempt }) => ({ attempt: attempt + 1, issues: inFormOrder(definition, issues) }))
  }

  async function save(status: WritableStatus) {
    if (saving.sending === 'ACTIVE' || saving.sending === 'DRAFT') return
    wanted.current = status
    saving.tell(null)
    const judge = await board.judge()
    if (!judge) return saving.tell(NO_ANSWER)
    const { blocking } = judge.judgeForm(board.subject, board.typed, status)
    if (blocking.length > 0) showIssues(blocking)
    else await deliver(status)
  }

  async function deliver(status: WritableStatus) {
    keepNow()
    const wasActive = board.subject.opened?.status === 'ACTIVE'
    const { answer, refusal } = await send(status)
    if (answer) {
      setSummary(({ attempt }) => ({ attempt, issues: [] }))
      if (status !== 'ACTIVE' || wasActive) return
      toast.success('Your listing is live', { description: answer.listing.title })
      router.push('/sell/listings')
    } else if (refusal.code === 'VALIDATION_FAILED') {
      showIssues(
        refusal.issues.filter(({ severity }) => severity === 'error'),
        refusal.issues,
      )
    } else {
      setSummary(({ attempt }) => ({ attempt, issues: [] }))
      saving.tell(refusal)
    }
  }

  /** A save that the form began by itself goes on as what the listing is. */
  function statusToKeep(): WritableStatus {
    if (!saving.told?.isQuiet) return wanted.current
    return board.subject.opened?.status === 'ACTIVE' ? 'ACTIVE' : 'DRAFT'
  }

  /** The form on this version of the listing. */
  function reopen(next: OpenedListing, typed = openForm(definition, next.values)) {
    desk.know(next.attachments ?? [])
    board.reopen({ ...board.subject, opened: next }, typed)
    keep()
  }

  return (
    <ListingFormProvider value={context}>
      <StepProvider value={steps}>
        <form
          id={FORM}
          noValidate
          // What a browser puts back by itself after a reload may be older than the listing: the form keeps its own copy.
          autoComplete="off"
          onFocus={() => {
            void board.judge()
            preloadWidgets()
          }}
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
            <RestoredNotice copy={copy} version={current?.version ?? 0} onGoOn={changed} />
            <ErrorSummary
              items={summaryItems(definition, summary.issues)}
              focusKey={summary.attempt}
              onGoTo={goToControl}
            />
            {saving.told ? (
              <RefusalNotice
                told={saving.told}
                onRetry={() => void save(statusToKeep())}
                onRegular={() => {
                  setField('newArrival', false)
                  void save(wanted.current)
                }}
                onKeepMine={(next, typed) => {
                  reopen(next, typed)
                  void save(statusToKeep())
                }}
                onTakeTheirs={(next) => {
                  drop()
                  saving.tell(null)
                  reopen(next)
                }}
              />
            ) : null}
            {children}
            <SaveBar
              status={current?.status ?? null}
              saving={saving}
              keptAt={copy.keptAt}
              isClosed={isClosed}
              onSave={(status) => void save(status)}
            />
          </div>
        </form>
      </StepProvider>
    </ListingFormProvider>
  )
}

/** Puts an uploaded file under its role, once. */
function placedIn(definition: ModuleDefinition, role: string, id: string) {
  return (values: FieldValues): FieldValues => {
    if (!isFileRole(role) || idsOfRole(values, role).includes(id)) return values
    return withAttachment(definition, values, { id, role }).values
  }
}
