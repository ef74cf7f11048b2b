'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { NO_ANSWER, type Refusal, WriteAttempts } from '@/components/request/request'
import { atFormLines, fieldId, filledLines, isChanged, messagesOf, summaryOf } from '@/components/rfq/parts/form-issues'
import { RfqFilesField } from '@/components/rfq/parts/rfq-files-field'
import { useChangedFields } from '@/components/rfq/parts/use-changed-fields'
import { useFormCopy } from '@/components/rfq/parts/use-form-copy'
import { useRfqFiles } from '@/components/rfq/parts/use-rfq-files'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Field } from '@/components/ui/field'
import { FormProblem } from '@/components/ui/form-problem'
import { LiveButton } from '@/components/ui/live-button'
import { NeedsScript } from '@/components/ui/needs-script'
import { Textarea } from '@/components/ui/textarea'
import { useEarlyInput } from '@/components/ui/use-early-input'
import { NOTE_LENGTH_MAX } from '@/lib/domain/text-limits'
import { addresseeWords, askCopyKey, restoredValues } from './ask-copy'
import { type AskFormProps, FORM, issuePaths, LABELS, type SectionProps } from './ask-fields'
import { AskGoods } from './ask-goods'
import { RequirementsSection } from './ask-requirements'
import { DeliverySection, QuantitySection } from './ask-sections'
import { type AskValues, askBody, isReworded, isWorded, quantityWarning } from './ask-values'
import { AskWhom } from './ask-whom'
import { CopyNotice } from './copy-notice'

/** The form for a new request. */
export function AskForm(props: AskFormProps) {
  const { target, responseTimes, defaults, quantities, points, asked, options, today } = props
  const { form, found, changed, refusal, isLeaving, fileStore, copy, reading, submit } = useAskForm(props)
  const { register, control, watch, getValues, setValue, formState } = form
  const [tradeMode, quantity, uom, currency] = watch(['tradeMode', 'quantity', 'uom', 'currency'])
  const requirements = watch('requirements')
  const [respondBy, neededBy] = watch(['respondBy', 'neededBy'])
  const whom = { scope: watch('scope'), sellerIds: watch('sellerIds') }
  const issues = found.filter((issue) => !isChanged(issue, changed))
  const at = (path: string) => ({ id: fieldId(FORM, path), ...messagesOf(issues, path) })
  const terms = target.kind === 'listing' && whom.scope === 'named' ? target.orderTerms : undefined
  const section = { control, register, issues, at, defaults, options }

  return (
    <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-8">
      <NeedsScript what="send a request" />
      <ErrorSummary items={summaryOf(FORM, found, LABELS, changed)} focusKey={formState.submitCount} />
      <FormProblem title="The request was not sent">{found.length === 0 ? refusal?.message : null}</FormProblem>
      {copy.restored && refusal === null ? (
        <CopyNotice savedAt={copy.restored.savedAt} title={copy.restored.values.title} onStartOver={copy.startOver} />
      ) : null}

      {target.kind === 'listing' && whom.scope === 'named' ? null : (
        <AskGoods
          {...section}
          moduleKey={target.moduleKey}
          points={points}
          {...asked}
          quantities={quantities}
          today={today}
          getValues={getValues}
          setValue={setValue}
          reading={reading}
        />
      )}
      <QuantitySection
        {...section}
        uom={uom}
        currency={currency}
        warning={quantityWarning(terms, quantity, uom)}
        onUnit={(unit) => setValue('uom', unit)}
      />
      <DeliverySection {...section} tradeMode={tradeMode} respondBy={respondBy} neededBy={neededBy} today={today} />
      <RequirementsSection {...section} points={points} requirements={requirements} />
      <AskWhom
        form={FORM}
        target={target}
        responseTimes={responseTimes}
        whom={whom}
        issues={issues}
        onScope={(scope) => setValue('scope', scope)}
        onSellers={(sellerIds) => setValue('sellerIds', sellerIds)}
      />

      <NoteField {...section} isAfterWords={isWorded(watch())} />
      <RfqFilesField
        form={FORM}
        fileStore={fileStore}
        label={LABELS.attachments}
        help="Such as a tech pack, lab report or artwork. Every seller you ask can open them."
        issues={issues}
      />

      <AskFooter
        isOfListing={target.kind === 'listing' && whom.scope === 'named'}
        isSending={formState.isSubmitting || isLeaving}
        whom={addresseeWords(target, whom)}
        currency={currency}
      />
    </form>
  )
}

/** The state of the form, and how it is sent. */
function useAskForm({ userId, target, defaults }: AskFormProps) {
  const router = useRouter()
  const [attempts] = useState(() => new WriteAttempts())
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  const form = useForm<AskValues>({ defaultValues: defaults })
  const { handleSubmit, watch, reset, getValues, setValue } = form
  const { changed, forgetChanges } = useChangedFields(watch, issuePaths)
  const fileStore = useRfqFiles(watch('attachments'), (files) => setValue('attachments', [...files]))
  const copy = useFormCopy(askCopyKey(userId, target), defaults, { reset, watch }, restoredValues)
  useEarlyInput(FORM)
  const reading = useRef(Promise.resolve())

  const submit = handleSubmit(async () => {
    setRefusal(null)
    forgetChanges()
    // Words that changed since they filled in the form are read before it is sent, and the buyer sees what they change.
    if (isReworded(getValues())) {
      // Enter leaves the field without leaving it.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
      await reading.current
      return setRefusal({
        ...NO_ANSWER,
        message: 'Your words changed. Check what they ask for below, then send again.',
      })
    }
    const missing = await fileStore.arrived()
    if (missing.length > 0) return setRefusal({ ...NO_ANSWER, issues: missing })
    const values = getValues()
    const { answer, refusal: refused } = await attempts.send<{ rfq: { rfqId: string } }>(
      '/api/rfq/create',
      askBody(target, values),
    )
    if (refused) {
      const sent = filledLines(values.requirements, ({ value }) => value)
      // What is asked for can be said in one line; that field comes first.
      const named = refused.issues.map((issue) =>
        issue.code === 'SPECIFICATION_REQUIRED' ? { ...issue, field: 'title' } : issue,
      )
      setRefusal({ ...refused, issues: atFormLines(named, 'requirements', sent) })
      return
    }
    setIsLeaving(true)
    copy.drop()
    router.push(`/rfq/${answer.rfq.rfqId}`)
  })

  return { form, found: refusal?.issues ?? [], changed, refusal, isLeaving, fileStore, copy, reading, submit }
}

function AskFooter({
  isOfListing,
  isSending,
  whom,
  currency,
}: {
  isOfListing: boolean
  isSending: boolean
  whom: string
  currency: string
}) {
  return (
    <div className="flex flex-wrap items-center gap-4 border-line border-t pt-5">
      <LiveButton type="submit" variant="primary" size="lg" loading={isSending} loadingLabel="Sending">
        Ask for {isOfListing ? 'a quotation' : 'quotations'}
      </LiveButton>
      <p className="text-ink-2 text-sm">
        Goes to {whom}. No obligation to buy
        {currency === 'INR' ? '' : `; prices in ${currency}`}.
      </p>
    </div>
  )
}

function NoteField({
  register,
  at,
  defaults,
  isAfterWords,
}: Pick<SectionProps, 'register' | 'at' | 'defaults'> & { isAfterWords: boolean }) {
  const help = isAfterWords
    ? 'Every seller you ask can see it, after your own words from the top of this form.'
    : 'Every seller you ask can see it.'
  return (
    <Field {...at('note')} label={LABELS.note} help={help}>
      {(field) => (
        <Textarea {...field} {...register('note')} defaultValue={defaults.note} maxLength={NOTE_LENGTH_MAX} />
      )}
    </Field>
  )
}
