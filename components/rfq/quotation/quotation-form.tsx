'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type Control, Controller, useFieldArray, useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { NO_ANSWER, type Refusal, WriteAttempts } from '@/components/request/request'
import { typedKey } from '@/components/request/typed-copies'
import { CopyNotice } from '@/components/rfq/ask/copy-notice'
import { atTypedLines, fieldId, messagesOf, saidLines, summaryOf } from '@/components/rfq/parts/form-issues'
import { RfqFilesField } from '@/components/rfq/parts/rfq-files-field'
import { useFormCopy } from '@/components/rfq/parts/use-form-copy'
import { useRfqFiles } from '@/components/rfq/parts/use-rfq-files'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Field, FieldError, FieldGroup } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { LiveButton } from '@/components/ui/live-button'
import { NativeSelect } from '@/components/ui/native-select'
import { Notice } from '@/components/ui/notice'
import { NumberInput } from '@/components/ui/number-input'
import { RadioCards } from '@/components/ui/radio'
import { Textarea } from '@/components/ui/textarea'
import { useEarlyInput } from '@/components/ui/use-early-input'
import type { Issue } from '@/lib/domain/errors'
import { SLABS_MAX } from '@/lib/domain/listing/pricing/slabs'
import { NOTE_LENGTH_MAX } from '@/lib/domain/text-limits'
import { PDC_INTERVALS_DAYS } from '@/lib/domain/vocabulary/listing-terms'
import { type AnswerAction, type AnswerValues, answerBody } from './quotation-values'

export interface AnswerFormProps {
  /** Whose form it is, for the copy in this browser. */
  userId: string
  rfqId: string
  /** In the RFQ's unit. */
  asked: { quantity: number; uom: string }
  /** Every point that was required, with the requirement in words. */
  points: readonly { field: string; label: string; requested: string; unit: string }[]
  defaults: AnswerValues
  /** A submitted version is there: this makes the next. */
  isRevision: boolean
  /** Nobody sees the answer, nor its files, before this day. */
  isSealed: boolean
  options: {
    units: readonly string[]
    currencies: readonly string[]
    incoterms: readonly { value: string; label: string }[]
  }
  dayMin: string
}

const FORM = 'answer'
const LABELS = {
  lineType: 'Your answer',
  unitPrice: 'Price',
  currency: 'Currency',
  priceUom: 'Per',
  offeredQuantity: 'Quantity',
  quantitySlabs: 'Quantity slabs',
  pdcSlabs: 'Cheque prices',
  incoterm: 'Delivery term',
  freight: 'Freight',
  leadTimeDays: 'Lead time',
  validUntil: 'Valid until',
  specResponses: 'Specification',
  note: 'Note',
  attachments: 'Files',
}

const ANSWERS = [
  { value: 'OFFER', label: 'I offer this', description: 'As it was asked, point by point.' },
  { value: 'ALTERNATIVE', label: 'I offer another', description: 'Something close: say below where it differs.' },
  { value: 'NOT_AVAILABLE', label: 'I cannot supply', description: 'The buyer knows at once and asks elsewhere.' },
]

/** A seller's answer. Everything the service would refuse is told before it is sent. */
export function AnswerForm({
  userId,
  rfqId,
  asked,
  points,
  defaults,
  isRevision,
  isSealed,
  options,
  dayMin,
}: AnswerFormProps) {
  const router = useRouter()
  const [attempts] = useState(() => new WriteAttempts())
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [warnings, setWarnings] = useState<readonly Issue[]>([])
  const [busy, setBusy] = useState<AnswerAction | null>(null)
  const { register, control, handleSubmit, watch, reset, getValues, setValue, formState } = useForm<AnswerValues>({
    defaultValues: defaults,
  })
  const [lineType, currency, priceUom, attachments] = watch(['lineType', 'currency', 'priceUom', 'attachments'])
  const issues = [...(refusal?.issues ?? []), ...warnings]
  const at = (path: string) => ({ id: fieldId(FORM, path), ...messagesOf(issues, path) })
  const isOffer = lineType !== 'NOT_AVAILABLE'

  const desk = useRfqFiles(attachments, (files) => setValue('attachments', [...files]))
  const copy = useFormCopy(`${typedKey('answer', userId)}${rfqId}`, defaults, { reset, watch })
  useEarlyInput(FORM)

  async function send(action: AnswerAction): Promise<void> {
    setBusy(action)
    const missing = await desk.arrived()
    if (missing.length > 0) {
      setBusy(null)
      return setRefusal({ ...NO_ANSWER, issues: missing })
    }
    const values = getValues()
    const sent = saidLines(values.specResponses, ({ offered }) => offered)
    const atTyped = (told: readonly Issue[]) => atTypedLines(told, 'specResponses', sent)
    setRefusal(null)
    const { answer, refusal: refused } = await attempts.send<{ issues?: Issue[] }>(
      '/api/rfq/respond',
      answerBody(rfqId, action, values),
    )
    setBusy(null)
    if (refused) {
      setRefusal({ ...refused, issues: atTyped(refused.issues) })
      return
    }
    copy.drop()
    setWarnings(atTyped(answer.issues ?? []))
    toast.success(action === 'DRAFT' ? 'Kept as a draft; the buyer does not see it.' : 'Your answer is with the buyer.')
    router.refresh()
  }

  return (
    <form id={FORM} noValidate onSubmit={handleSubmit(() => send('SUBMIT'))} className="flex flex-col gap-8">
      <ErrorSummary items={summaryOf(FORM, issues, LABELS)} focusKey={formState.submitCount} />
      <div aria-live="assertive" className="empty:hidden">
        {refusal && refusal.issues.length === 0 ? (
          <Notice tone="block" title="Your answer was not sent">
            {refusal.message}
          </Notice>
        ) : null}
      </div>

      {copy.isCopy && refusal === null ? <CopyNotice onStartAfresh={copy.startAfresh} /> : null}

      <Controller
        control={control}
        name="lineType"
        render={({ field: { value, onChange } }) => (
          <FieldGroup id={fieldId(FORM, 'lineType')} legend={LABELS.lineType}>
            <RadioCards name="lineType" choices={ANSWERS} value={value} onValueChange={onChange} />
          </FieldGroup>
        )}
      />

      {isOffer ? (
        <>
          <section aria-labelledby="answer-price" className="flex flex-col gap-5">
            <h3 id="answer-price" className="font-semibold text-base">
              Price
            </h3>
            <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
              <NumberField control={control} name="unitPrice" label={LABELS.unitPrice} required {...at('unitPrice')} />
              <Field {...at('currency')} label={LABELS.currency}>
                {(field) => (
                  <Choice
                    {...field}
                    {...register('currency')}
                    defaultValue={defaults.currency}
                    values={options.currencies}
                  />
                )}
              </Field>
              <Field {...at('priceUom')} label={LABELS.priceUom}>
                {(field) => (
                  <Choice
                    {...field}
                    {...register('priceUom')}
                    defaultValue={defaults.priceUom}
                    values={options.units}
                  />
                )}
              </Field>
              <NumberField
                control={control}
                name="offeredQuantity"
                label={LABELS.offeredQuantity}
                required
                suffix={asked.uom}
                {...at('offeredQuantity')}
              />
            </div>
            <SlabRows control={control} uom={asked.uom} priceUom={priceUom} issues={issues} />
            {currency === 'INR' ? <PdcRows control={control} priceUom={priceUom} issues={issues} /> : null}
          </section>

          <section aria-labelledby="answer-delivery" className="flex flex-col gap-5">
            <h3 id="answer-delivery" className="font-semibold text-base">
              Delivery
            </h3>
            <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
              <Field {...at('incoterm')} label={LABELS.incoterm} optional className="col-span-2">
                {(field) => (
                  <NativeSelect {...field} {...register('incoterm')} defaultValue={defaults.incoterm}>
                    <option value="">Not stated</option>
                    {options.incoterms.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </NativeSelect>
                )}
              </Field>
              <NumberField
                control={control}
                name="freightAmount"
                label={`${LABELS.freight} (${currency})`}
                optional
                {...at('freight.amount')}
              />
              <Field {...at('freight.per')} label="Freight is for">
                {(field) => (
                  <NativeSelect {...field} {...register('freightPer')} defaultValue={defaults.freightPer}>
                    <option value="lot">the whole lot</option>
                    <option value={asked.uom}>each {asked.uom}</option>
                  </NativeSelect>
                )}
              </Field>
              <NumberField
                control={control}
                name="leadTimeDays"
                label={LABELS.leadTimeDays}
                required
                suffix="days"
                {...at('leadTimeDays')}
              />
              <Field {...at('validUntil')} label={LABELS.validUntil} required>
                {(field) => (
                  <Input
                    {...field}
                    {...register('validUntil')}
                    defaultValue={defaults.validUntil}
                    type="date"
                    min={dayMin}
                  />
                )}
              </Field>
            </div>
          </section>

          {points.length > 0 ? (
            <section aria-labelledby="answer-spec" className="flex flex-col gap-3">
              <div>
                <h3 id="answer-spec" className="font-semibold text-base">
                  {LABELS.specResponses}
                </h3>
                <p className="text-ink-2 text-sm">What you leave open shows as “not stated”, never as met.</p>
              </div>
              <ul className="flex flex-col gap-3">
                {points.map(({ field, label, requested, unit }, index) => {
                  const { error } = rowMessages(issues, `specResponses[${index}]`)
                  return (
                    <li
                      key={field}
                      className="grid grid-cols-1 items-center gap-2 border-line border-b pb-3 last:border-0 sm:grid-cols-[minmax(10rem,1fr)_minmax(8rem,1fr)_minmax(8rem,1fr)]"
                    >
                      <span className="text-sm">
                        <span className="font-medium">{label}</span>
                        <span className="block text-ink-2">asked: {requested}</span>
                      </span>
                      <Input
                        {...register(`specResponses.${index}.offered`)}
                        defaultValue={defaults.specResponses[index]?.offered}
                        id={fieldId(FORM, `specResponses[${index}].offered`)}
                        aria-label={`${label}: you offer`}
                        aria-invalid={error ? true : undefined}
                        placeholder="You offer"
                        suffix={unit || undefined}
                      />
                      <Input
                        {...register(`specResponses.${index}.note`)}
                        defaultValue={defaults.specResponses[index]?.note}
                        aria-label={`${label}: remark`}
                        placeholder="Remark"
                        maxLength={NOTE_LENGTH_MAX}
                      />
                      {error ? (
                        <div className="sm:col-span-3">
                          <FieldError>{error}</FieldError>
                        </div>
                      ) : null}
                    </li>
                  )
                })}
              </ul>
            </section>
          ) : null}
        </>
      ) : null}

      <Field {...at('note')} label={LABELS.note} optional>
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
        desk={desk}
        label={LABELS.attachments}
        help={
          isSealed
            ? 'A lab report, a certificate. Sealed like your price until the time is over.'
            : 'A lab report, a certificate. The buyer alone may open them.'
        }
        issues={issues}
      />

      <div className="flex flex-wrap items-center gap-3 border-line border-t pt-5">
        <LiveButton type="submit" variant="primary" size="lg" loading={busy === 'SUBMIT'} loadingLabel="Sending">
          {isRevision ? 'Send a new version' : 'Send answer'}
        </LiveButton>
        {isRevision ? null : (
          <Button
            size="lg"
            loading={busy === 'DRAFT'}
            loadingLabel="Keeping"
            onClick={handleSubmit(() => send('DRAFT'))}
          >
            Keep as a draft
          </Button>
        )}
        <p className="text-ink-2 text-sm">
          {isRevision ? 'The version before stays on record.' : 'The buyer may accept it until the day you name.'}
        </p>
      </div>
    </form>
  )
}

type TextName = 'unitPrice' | 'offeredQuantity' | 'freightAmount' | 'leadTimeDays'

function NumberField({
  control,
  name,
  suffix,
  ...frame
}: {
  control: Control<AnswerValues>
  name: TextName
  suffix?: string
  id: string
  label: string
  required?: boolean
  optional?: boolean
  error?: string
  warning?: string
}) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <Field {...frame}>
          {(field) => <NumberInput {...field} value={value} onValueChange={onChange} onBlur={onBlur} suffix={suffix} />}
        </Field>
      )}
    />
  )
}

function Choice({ values, ...rest }: React.ComponentProps<'select'> & { values: readonly string[] }) {
  return (
    <NativeSelect {...rest}>
      {values.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </NativeSelect>
  )
}

function SlabRows({
  control,
  uom,
  priceUom,
  issues,
}: {
  control: Control<AnswerValues>
  uom: string
  priceUom: string
  issues: readonly Issue[]
}) {
  const { fields, append, remove } = useFieldArray({ control, name: 'quantitySlabs' })
  return (
    <FieldGroup
      id={fieldId(FORM, 'quantitySlabs')}
      legend={LABELS.quantitySlabs}
      optional
      help="A better price for more. The first slab starts where you start to deliver."
      {...rowMessages(issues, 'quantitySlabs')}
    >
      {fields.map((row, index) => (
        <div key={row.id} className="grid grid-cols-[1fr_1fr_1fr_2.5rem] items-center gap-2 sm:max-w-140">
          {(['minQty', 'maxQty', 'price'] as const).map((part) => (
            <Controller
              key={part}
              control={control}
              name={`quantitySlabs.${index}.${part}`}
              render={({ field: { value, onChange } }) => (
                <NumberInput
                  id={fieldId(FORM, `quantitySlabs[${index}].${part}`)}
                  aria-label={`${SLAB_PARTS[part]}, slab ${index + 1}`}
                  aria-invalid={isWrong(issues, `quantitySlabs[${index}].${part}`)}
                  placeholder={part === 'maxQty' ? 'and above' : SLAB_PARTS[part]}
                  suffix={part === 'price' ? `/${priceUom}` : uom}
                  value={value}
                  onValueChange={onChange}
                />
              )}
            />
          ))}
          <Button iconOnly variant="quiet" aria-label={`Remove slab ${index + 1}`} onClick={() => remove(index)}>
            <Icon name="trash" />
          </Button>
        </div>
      ))}
      <div>
        <Button
          size="sm"
          onClick={() => append({ minQty: '', maxQty: '', price: '' })}
          disabled={fields.length >= SLABS_MAX}
        >
          <Icon name="plus" />
          {fields.length === 0 ? 'Add slabs' : 'Add next slab'}
        </Button>
      </div>
    </FieldGroup>
  )
}

const SLAB_PARTS = { minQty: 'From', maxQty: 'Up to', price: 'Price' }

function PdcRows({
  control,
  priceUom,
  issues,
}: {
  control: Control<AnswerValues>
  priceUom: string
  issues: readonly Issue[]
}) {
  const { fields, append, remove } = useFieldArray({ control, name: 'pdcSlabs' })
  return (
    <FieldGroup
      id={fieldId(FORM, 'pdcSlabs')}
      legend={LABELS.pdcSlabs}
      optional
      help="The price against a post-dated cheque, beside the cash price above."
      {...rowMessages(issues, 'pdcSlabs')}
    >
      {fields.map((row, index) => (
        <div key={row.id} className="grid grid-cols-[1fr_1fr_2.5rem] items-center gap-2 sm:max-w-96">
          <Controller
            control={control}
            name={`pdcSlabs.${index}.days`}
            render={({ field }) => (
              <NativeSelect
                {...field}
                id={fieldId(FORM, `pdcSlabs[${index}].days`)}
                aria-label={`Days, term ${index + 1}`}
                aria-invalid={isWrong(issues, `pdcSlabs[${index}].days`)}
              >
                {PDC_INTERVALS_DAYS.map((days) => (
                  <option key={days} value={days}>
                    {days} days
                  </option>
                ))}
              </NativeSelect>
            )}
          />
          <Controller
            control={control}
            name={`pdcSlabs.${index}.price`}
            render={({ field: { value, onChange } }) => (
              <NumberInput
                id={fieldId(FORM, `pdcSlabs[${index}].price`)}
                aria-label={`Price, term ${index + 1}`}
                aria-invalid={isWrong(issues, `pdcSlabs[${index}].price`)}
                suffix={`/${priceUom}`}
                value={value}
                onValueChange={onChange}
              />
            )}
          />
          <Button iconOnly variant="quiet" aria-label={`Remove term ${index + 1}`} onClick={() => remove(index)}>
            <Icon name="trash" />
          </Button>
        </div>
      ))}
      <div>
        <Button size="sm" onClick={() => append({ days: '30', price: '' })} disabled={fields.length >= 24}>
          <Icon name="plus" />
          Add a cheque term
        </Button>
      </div>
    </FieldGroup>
  )
}

function isWrong(issues: readonly Issue[], path: string): true | undefined {
  return messagesOf(issues, path).error ? true : undefined
}

/** What is said of any row stands under all of them: the message names the row's figures. */
function rowMessages(issues: readonly Issue[], name: string): { error?: string; warning?: string } {
  return messagesOf(
    issues.map((issue) => (issue.field.startsWith(name) ? { ...issue, field: name } : issue)),
    name,
  )
}
