'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { NO_ANSWER, type Refusal, WriteAttempts } from '@/components/request/request'
import { typedKey } from '@/components/request/typed-copies'
import { CopyNotice } from '@/components/rfq/ask/copy-notice'
import { atFormLines, fieldId, filledLines, isChanged, messagesOf, summaryOf } from '@/components/rfq/parts/form-issues'
import { RfqFilesField } from '@/components/rfq/parts/rfq-files-field'
import { useChangedFields } from '@/components/rfq/parts/use-changed-fields'
import { useFormCopy } from '@/components/rfq/parts/use-form-copy'
import { useRfqFiles } from '@/components/rfq/parts/use-rfq-files'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Field, FieldGroup } from '@/components/ui/field'
import { FormProblem } from '@/components/ui/form-problem'
import { LiveButton } from '@/components/ui/live-button'
import { NeedsScript } from '@/components/ui/needs-script'
import { Notice } from '@/components/ui/notice'
import { RadioCards } from '@/components/ui/radio'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast'
import { useEarlyInput } from '@/components/ui/use-early-input'
import { errorIssue, type Issue } from '@/lib/domain/errors'
import type { ListedPrice } from '@/lib/domain/rfq/quotations/own-listing'
import { NOTE_LENGTH_MAX } from '@/lib/domain/text-limits'
import { takenPrice } from './price-check'
import { FORM, LABELS, type QuotationFormProps } from './quotation-fields'
import { PriceSection } from './quotation-price'
import { DeliverySection, PointsSection } from './quotation-sections'
import {
  issuePath,
  isUnsaidAlternative,
  type QuotationAction,
  type QuotationValues,
  quotationBody,
  responsesOf,
  sentCheques,
  sentSlabs,
} from './quotation-values'

const DIFFERENCE_NEEDED = 'Say where your alternative differs: here, or at a point of the specification.'

const LINE_TYPES = [
  { value: 'OFFER', label: 'I offer this', description: 'As requested, on every point.' },
  { value: 'ALTERNATIVE', label: 'I can offer an alternative', description: 'Say below where it differs.' },
  { value: 'NOT_AVAILABLE', label: 'I cannot supply', description: 'We notify the buyer right away.' },
]

/** The form for a quotation. */
export function QuotationForm(props: QuotationFormProps) {
  const { points, deviates, otherPoints, isRevision, isSealed, dayMin, need, requested, prices, defaults, options } =
    props
  const { form, found, changed, refusal, busy, fileStore, copy, send } = useQuotationForm(props)
  const { register, control, handleSubmit, watch, getValues, setValue, formState } = form
  const [lineType, currency, priceUom] = watch(['lineType', 'currency', 'priceUom'])
  const issues = found.filter((issue) => !isChanged(issue, changed))
  const at = (path: string) => ({ id: fieldId(FORM, path), ...messagesOf(issues, path) })
  const take = (price: ListedPrice) => {
    const taken = takenPrice(price, getValues('offeredQuantity'), requested)
    for (const name of Object.keys(taken) as (keyof QuotationValues)[]) setValue(name, taken[name] ?? '')
  }
  const section = { control, register, issues, at, requested, prices, otherPoints, defaults, options }

  return (
    <form id={FORM} noValidate onSubmit={handleSubmit(() => send('SUBMIT'))} className="flex flex-col gap-8">
      <NeedsScript what="send a quotation" />
      <ErrorSummary items={summaryOf(FORM, found, LABELS, changed)} focusKey={formState.submitCount} />
      <FormProblem title="Your quotation was not sent">
        {refusal?.issues.length === 0 ? refusal.message : null}
      </FormProblem>
      {copy.isCopy && refusal === null ? <CopyNotice onStartOver={copy.startOver} /> : null}

      <Controller
        control={control}
        name="lineType"
        render={({ field: { value, onChange } }) => (
          <FieldGroup id={fieldId(FORM, 'lineType')} legend={LABELS.lineType}>
            <RadioCards name="lineType" choices={LINE_TYPES} value={value} onValueChange={onChange} />
          </FieldGroup>
        )}
      />

      {lineType === 'NOT_AVAILABLE' ? null : (
        <>
          {deviates.length > 0 ? (
            <Notice tone="warn">
              Your listing differs from the request in: {deviates.join(', ')}. Change what you can supply as requested.
            </Notice>
          ) : null}

          <PriceSection {...section} currency={currency} priceUom={priceUom} onTake={take} />

          <DeliverySection {...section} currency={currency} need={need} dayMin={dayMin} />

          <PointsSection {...section} points={points} priceUom={priceUom} />
        </>
      )}

      <Field {...at('note')} label={LABELS.note}>
        {(field) => (
          <Textarea
            {...field}
            {...register('note')}
            defaultValue={defaults.note}
            maxLength={NOTE_LENGTH_MAX}
            rows={3}
          />
        )}
      </Field>
      <RfqFilesField
        form={FORM}
        fileStore={fileStore}
        label={LABELS.attachments}
        help={
          isSealed
            ? 'Such as a lab report or certificate. Hidden until the deadline, like your price.'
            : 'Such as a lab report or certificate. Only the buyer can open them.'
        }
        issues={issues}
      />

      <div className="flex flex-wrap items-center gap-3 border-line border-t pt-5">
        <LiveButton type="submit" variant="primary" size="lg" loading={busy === 'SUBMIT'} loadingLabel="Sending">
          {isRevision ? 'Send new version' : 'Send quotation'}
        </LiveButton>
        {isRevision ? null : (
          <Button
            size="lg"
            loading={busy === 'DRAFT'}
            loadingLabel="Saving"
            onClick={handleSubmit(() => send('DRAFT'))}
          >
            Save draft
          </Button>
        )}
        <p className="text-ink-2 text-sm">
          {isRevision ? 'Earlier versions are kept.' : 'The buyer can accept it until the date you set.'}
        </p>
      </div>
    </form>
  )
}

/** The state of the form, and how it is sent. */
function useQuotationForm({ userId, rfqId, points, defaults }: QuotationFormProps) {
  const router = useRouter()
  const [attempts] = useState(() => new WriteAttempts())
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [warnings, setWarnings] = useState<readonly Issue[]>([])
  const [busy, setBusy] = useState<QuotationAction | null>(null)
  const form = useForm<QuotationValues>({ defaultValues: defaults })
  const { watch, reset, getValues, setValue } = form
  const fileStore = useRfqFiles(watch('attachments'), (files) => setValue('attachments', [...files]))
  const copy = useFormCopy(`${typedKey('answer', userId)}${rfqId}`, defaults, { reset, watch })
  useEarlyInput(FORM)
  const { changed, forgetChanges } = useChangedFields(watch, (name) => [issuePath(name, getValues())])

  async function send(action: QuotationAction): Promise<void> {
    setBusy(action)
    const missing = await fileStore.arrived()
    if (missing.length > 0) {
      setBusy(null)
      return setRefusal({ ...NO_ANSWER, issues: missing })
    }
    const values = getValues()
    const sent = filledLines(responsesOf(values), ({ offered }) => offered)
    const atForm = (found: readonly Issue[]) =>
      Object.entries({
        specResponses: sent,
        quantitySlabs: sentSlabs(values),
        pdcSlabs: sentCheques(values),
      }).reduce<readonly Issue[]>((issues, [name, positions]) => atFormLines(issues, name, positions), found)
    setWarnings([])
    forgetChanges()
    if (action === 'SUBMIT' && isUnsaidAlternative(values, points)) {
      setBusy(null)
      return setRefusal({ ...NO_ANSWER, issues: [errorIssue('REQUIRED', 'note', DIFFERENCE_NEEDED)] })
    }
    setRefusal(null)
    const { answer, refusal: refused } = await attempts.send<{ issues?: Issue[] }>(
      '/api/rfq/respond',
      quotationBody(rfqId, action, values),
    )
    setBusy(null)
    if (refused) {
      setRefusal({ ...refused, issues: atForm(refused.issues) })
      return
    }
    copy.drop()
    setWarnings(atForm(answer.issues ?? []))
    toast.success(action === 'DRAFT' ? 'Draft saved. The buyer cannot see it.' : 'Quotation sent.')
    router.refresh()
  }

  const found = [...(refusal?.issues ?? []), ...warnings]
  return { form, found, changed, refusal, busy, fileStore, copy, send }
}
