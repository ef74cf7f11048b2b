'use client'

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { ListingModel } from '@/components/listing-form/state/listing-model'
import type { ModuleOutline } from '@/components/listing-form/state/module-outline'
import { NO_ANSWER } from '@/components/request/request'
import { sellPath } from '@/components/seller-listings/for-seller/sell-path'
import { Fetched, LaterPart } from '@/components/ui/fetched'
import { useEarlyInput } from '@/components/ui/use-early-input'
import type { ForSeller, SellerOnCard } from '@/lib/domain/listing/listing'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { PlainRates } from '@/lib/domain/units/exchange-rates'
import { FormSteps } from './form-steps'
import { LiveCard } from './notices/live-card'
import { FollowingTitle } from './notices/title-builder'
import { QuickLine } from './quick/quick-line'
import { SaveBar } from './save-bar'
import { AttachmentStore } from './saving/attachment-store'
import { AttemptSummary } from './saving/attempt-summary'
import { useLocalCopy } from './saving/use-local-copy'
import { useSaveActions } from './saving/use-save-actions'
import { type Saving, useSaving } from './saving/use-saving'
import { type ListingFormContext, ListingFormProvider, StepProvider } from './state/form-context'
import type { FormState, OpenedListing } from './state/form-subject'
import type { FormValues } from './state/form-values'
import type { FormLogic } from './state/listing-model'
import { useListingModel } from './state/use-listing-model'
import { useOpenStep } from './state/use-steps'
import { preloadWidgets, RARE_KINDS } from './widgets/field-widgets'

/** What a form needs once it is worked in. The list of modules is fetched too, so that no page weighs more with each new module. */
async function fetchLogic(moduleKey: ModuleKey): Promise<FormLogic> {
  const judgement = await import('./later')
  // Only then: what both need comes once.
  const definition = await judgement.loadModule(moduleKey)
  if (!definition) throw new Error(`no form without a definition: ${moduleKey}`)
  return { judgement, definition }
}

/** It is there before the first save: a form is loaded whole once it is worked in. */
const refusalNotice = new LaterPart(() => import('./notices/refusal-notice'))
/** Only for a form with unsaved work, which few openings have. */
const restoredNotice = new LaterPart(() => import('./notices/restored-notice'))

interface FormShellProps {
  outline: ModuleOutline
  /** The judgement of the values that the form opens with. */
  judged: FormState
  /** The form when nothing in it was unsaved. */
  saved: FormValues
  /** Who types. */
  accountId: string
  /** The seller for whom an admin types. */
  forSeller: ForSeller | null
  isMicroOrSmall: boolean
  /** For the card next to the form. */
  seller: SellerOnCard
  /** To compare a price in another currency with what is usual. */
  rates: PlainRates
  /** Today, by the service's clock. */
  day: string
  /** Null: a new listing. */
  opened: OpenedListing | null
  /** The form that a new listing starts with; null: the module's defaults. */
  template: FormValues | null
  /** A line of a price list that the seller typed before the form; "" without one. */
  line: string
  /** Why the module is closed to this seller; null: it is open. */
  gate: ReactNode
  /** The sections, rendered on the server. */
  children: ReactNode
}

const FORM = 'listing-form'

/** The interactive part of the form: what is typed, what is to be said about it, and how it is saved. */
export function FormShell(props: FormShellProps) {
  const { outline, opened, forSeller, seller, gate, template, line, children } = props
  const { model, formState, copy, attachments, saving, reopen } = useShell(props)
  const { summary, save, retry } = useSaveActions(model, saving, {
    keepNow: copy.keepNow,
    listingsHref: sellPath('/listings', forSeller),
  })
  const { step, visited, ...jumps } = useOpenStep(outline, model)
  const { goToStep, goToControl, controlArrived } = jumps
  const { isSubmitted, isSubmitSuccessful } = formState
  const { changed } = saving
  useEarlyInput(FORM)

  useEffect(() => {
    // A copy of another listing is unsaved work from the start.
    if (template) changed()
  }, [template, changed])

  const context = useContextValue({
    outline,
    model,
    goToStep,
    goToControl,
    controlArrived,
    attachments,
    isAttempted: isSubmitted && !isSubmitSuccessful,
    isClosed: gate !== null,
  })
  const { setField } = context
  const steps = useMemo(() => ({ step, visited }), [step, visited])

  return (
    <ListingFormProvider value={context}>
      <StepProvider value={steps}>
        <form
          id={FORM}
          noValidate
          // What a browser restores after a reload may be older than the listing: the form keeps its own copy.
          autoComplete="off"
          onFocus={() => {
            void preloadWidgets(hasRareKind(model, outline))
            void refusalNotice.fetch()
          }}
          onSubmit={(event) => {
            // Pressing Enter in a field must not publish.
            event.preventDefault()
          }}
          className="grid gap-x-10 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)] min-[90rem]:grid-cols-[15rem_minmax(0,1fr)_17rem]"
        >
          <aside className="min-w-0">
            <div className="lg:sticky lg:top-6">
              <FormSteps />
            </div>
          </aside>
          <div className="flex min-w-0 flex-col gap-6">
            {gate}
            {copy.found && <Fetched part={restoredNotice} props={{ copy, onContinue: changed }} />}
            <AttemptSummary summary={summary} />
            {saving.failure ? (
              <Fetched
                part={refusalNotice}
                props={{
                  failure: saving.failure,
                  onRetry: retry,
                  onRegular: () => {
                    setField('newArrival', false)
                    retry()
                  },
                  onKeepMine: (next, typed) => {
                    reopen(next, typed)
                    retry()
                  },
                  onTakeTheirs: (next) => {
                    copy.drop()
                    saving.setFailure(null)
                    reopen(next)
                  },
                }}
              />
            ) : null}
            {opened === null && template === null ? (
              <QuickLine line={line} forSellerId={forSeller?.sellerId ?? null} />
            ) : null}
            {children}
            <SaveBar saving={saving} keptAt={copy.keptAt} onSave={save} />
          </div>
          <LiveCard seller={seller} />
          <FollowingTitle />
        </form>
      </StepProvider>
    </ListingFormProvider>
  )
}

/** Whether the module has fields of the kinds that few have, once its definition is there. */
async function hasRareKind(model: ListingModel, { sections }: ModuleOutline): Promise<boolean> {
  if ((await model.loadJudgement()) === null) return false
  const isRare = (name: string) => {
    const spec = model.specOf(name)
    return spec !== null && RARE_KINDS.has(spec.kind)
  }
  return Object.values(sections).some((names) => names.some(isRare))
}

/** What the parts of the form share; it changes when the module is there. */
function useContextValue(shared: Omit<ListingFormContext, 'definition' | 'specOf' | 'setField'>): ListingFormContext {
  const { outline, model, isAttempted, goToStep, goToControl, controlArrived, attachments, isClosed } = shared
  const definition = useSyncExternalStore(
    model.subscribe,
    () => model.definition,
    () => null,
  )
  const setField = useCallback(
    (name: string, value: unknown) => model.form.setValue(name, value, { shouldDirty: true }),
    [model],
  )
  return useMemo(
    () => ({
      outline,
      definition,
      specOf: (name: string) => (definition ? model.specOf(name) : (outline.fields[name] ?? null)),
      model,
      isAttempted,
      setField,
      goToStep,
      goToControl,
      controlArrived,
      attachments,
      isClosed,
    }),
    [outline, definition, model, isAttempted, setField, goToStep, goToControl, controlArrived, attachments, isClosed],
  )
}

/** The form and what keeps it: the local copy, the files and the saves. */
function useShell(props: Omit<FormShellProps, 'children'>) {
  const {
    outline,
    accountId,
    forSeller,
    isMicroOrSmall,
    rates,
    day,
    opened,
    saved: savedForm,
    template,
    gate,
    judged,
  } = props
  const { moduleKey } = outline
  const [opening] = useState(() => ({ opened, saved: savedForm, isMicroOrSmall, rates, day }))
  const ensureListing = useRef<Saving['ensureListing']>(null)
  const { model, formState } = useListingModel({
    opening,
    template,
    judged,
    fetchLogic: () => fetchLogic(moduleKey),
    onEdit: () => {
      copy.keep()
      copy.dismiss()
      saving.changed()
    },
  })
  const forSellerId = forSeller?.sellerId ?? null
  const copy = useLocalCopy({
    accountId,
    forSellerId,
    moduleKey,
    model,
    isSavable: gate === null,
    isCopied: template !== null,
  })
  const [attachments] = useState(
    () =>
      new AttachmentStore(
        model,
        moduleKey,
        () => ensureListing.current?.() ?? Promise.resolve({ answer: null, refusal: NO_ANSWER }),
      ),
  )
  const saving = useSaving({
    model,
    forSellerId,
    isOpen: gate === null,
    filesSettled: attachments.settled,
    onSaved: (now, saved, isFirst) => {
      copy.drop()
      model.settle(now, saved)
      // What was typed before the response came is not saved yet.
      copy.keepNow()
      attachments.resume()
      // The address of the listing, so that a reload opens it; the form and the focus stay as they are.
      if (isFirst) {
        const { hash } = window.location
        window.history.replaceState(null, '', `/sell/${moduleKey}/${now.listingId}${hash}`)
      }
    },
  })
  ensureListing.current = saving.ensureListing

  useEffect(() => {
    // What was typed is kept; a file on its way is not.
    const guard = (event: BeforeUnloadEvent) => {
      if (attachments.isBusy) event.preventDefault()
    }
    window.addEventListener('beforeunload', guard)
    return () => window.removeEventListener('beforeunload', guard)
  }, [attachments])

  /** Makes the form an edit of this version of the listing. */
  function reopen(next: OpenedListing, typed?: FormValues) {
    attachments.know(next.attachments ?? [])
    model.reopen(next, typed)
    copy.keep()
  }

  return { model, formState, copy, attachments, saving, reopen }
}
