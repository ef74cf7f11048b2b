'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Controller, useFieldArray, useForm } from 'react-hook-form'
import { NO_ANSWER, type Refusal, WriteAttempts } from '@/components/request/request'
import { atTypedLines, fieldId, messagesOf, saidLines, summaryOf } from '@/components/rfq/parts/form-issues'
import { RfqFilesField } from '@/components/rfq/parts/rfq-files-field'
import { useFormCopy } from '@/components/rfq/parts/use-form-copy'
import { useRfqFiles } from '@/components/rfq/parts/use-rfq-files'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Field, FieldError } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { LiveButton } from '@/components/ui/live-button'
import { NativeSelect } from '@/components/ui/native-select'
import { Notice } from '@/components/ui/notice'
import { NumberInput } from '@/components/ui/number-input'
import { Textarea } from '@/components/ui/textarea'
import { useEarlyInput } from '@/components/ui/use-early-input'
import type { RequirementOperator } from '@/lib/domain/rfq/comparison/terms'
import type { AnswerTimes } from '@/lib/domain/rfq/quotations/response-time'
import type { AskTarget } from '@/lib/domain/rfq/requests/ask-target'
import { NOTE_LENGTH_MAX, WORD_LENGTH_MAX } from '@/lib/domain/text-limits'
import { type AskValues, addresseeWords, askBody, askCopyKey } from './ask-values'
import { AskWhom } from './ask-whom'
import { CopyNotice } from './copy-notice'

export interface AskFormProps {
  /** Whose form it is, for the copy in this browser. */
  userId: string
  target: AskTarget
  answerTimes: AnswerTimes
  defaults: AskValues
  /** What may be required in this module. */
  points: readonly { path: string; label: string; unit: string; compares: 'count' | 'number' | 'words' }[]
  options: {
    units: readonly string[]
    currencies: readonly string[]
    incoterms: readonly { value: string; label: string }[]
  }
  /** Tomorrow in India: answers need time. */
  dayMin: string
}

const FORM = 'ask'
const LABELS = {
  sellerIds: 'Who is asked',
  quantity: 'Quantity',
  uom: 'Unit',
  targetPrice: 'Target price',
  currency: 'Currency',
  priceBasis: 'Price basis',
  tradeMode: 'Trade',
  incoterm: 'Delivery term',
  deliveryLocation: 'Delivery place',
  respondBy: 'Answers until',
  note: 'Note',
  requirements: 'Requirements',
  attachments: 'Files',
}

const OPERATORS: Record<RequirementOperator, string> = {
  '=': 'is',
  '>=': 'at least',
  '<=': 'at most',
  between: 'between',
  in: 'one of',
}

/** What one line may ask, by what its point compares. */
const OFFERED: Record<'count' | 'number' | 'words', readonly RequirementOperator[]> = {
  count: ['=', 'between', '>=', '<='],
  number: ['>=', '<=', '=', 'between'],
  words: ['=', 'in'],
}

const NEW_ROW = { field: '', op: '=', value: '', valueTo: '', tolerance: '' } as const

/** Asked once, so that every answer can be held against the same words. */
export function AskForm({ userId, target, answerTimes, defaults, points, options, dayMin }: AskFormProps) {
  const router = useRouter()
  const [attempts] = useState(() => new WriteAttempts())
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  const { register, control, handleSubmit, watch, reset, getValues, setValue, formState } = useForm<AskValues>({
    defaultValues: defaults,
  })
  const rows = useFieldArray({ control, name: 'requirements' })
  const [tradeMode, uom, currency, requirements, attachments] = watch([
    'tradeMode',
    'uom',
    'currency',
    'requirements',
    'attachments',
  ])
  const whom = { scope: watch('scope'), sellerIds: watch('sellerIds') }
  const issues = refusal?.issues ?? []
  const at = (path: string) => ({ id: fieldId(FORM, path), ...messagesOf(issues, path) })

  const desk = useRfqFiles(attachments, (files) => setValue('attachments', [...files]))
  const copy = useFormCopy(askCopyKey(userId, target), defaults, { reset, watch })
  useEarlyInput(FORM)

  const submit = handleSubmit(async () => {
    setRefusal(null)
    const missing = await desk.arrived()
    if (missing.length > 0) return setRefusal({ ...NO_ANSWER, issues: missing })
    const values = getValues()
    const { answer, refusal: refused } = await attempts.send<{ rfq: { rfqId: string } }>(
      '/api/rfq/create',
      askBody(target, values),
    )
    if (refused) {
      const sent = saidLines(values.requirements, ({ value }) => value)
      setRefusal({ ...refused, issues: atTypedLines(refused.issues, 'requirements', sent) })
      return
    }
    setIsLeaving(true)
    copy.drop()
    router.push(`/rfq/${answer.rfq.rfqId}`)
  })

  return (
    <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-8">
      <ErrorSummary items={summaryOf(FORM, issues, LABELS)} focusKey={formState.submitCount} />
      <div aria-live="assertive" className="empty:hidden">
        {refusal && issues.length === 0 ? (
          <Notice tone="block" title="The request was not sent">
            {refusal.message}
          </Notice>
        ) : null}
      </div>

      {copy.isCopy && refusal === null ? <CopyNotice onStartAfresh={copy.startAfresh} /> : null}

      <AskWhom
        form={FORM}
        target={target}
        answerTimes={answerTimes}
        whom={whom}
        issues={issues}
        onScope={(scope) => setValue('scope', scope)}
        onSellers={(sellerIds) => setValue('sellerIds', sellerIds)}
      />

      <section aria-labelledby="ask-what" className="flex flex-col gap-5">
        <h2 id="ask-what" className="font-semibold text-lg">
          How much, at what price
        </h2>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          <Controller
            control={control}
            name="quantity"
            render={({ field: { value, onChange, onBlur } }) => (
              <Field {...at('quantity')} label={LABELS.quantity} required>
                {(field) => <NumberInput {...field} value={value} onValueChange={onChange} onBlur={onBlur} />}
              </Field>
            )}
          />
          <Field {...at('uom')} label={LABELS.uom}>
            {(field) => (
              <NativeSelect {...field} {...register('uom')} defaultValue={defaults.uom}>
                {options.units.map((unit) => (
                  <option key={unit}>{unit}</option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <Controller
            control={control}
            name="targetPrice"
            render={({ field: { value, onChange, onBlur } }) => (
              <Field {...at('targetPrice')} label={LABELS.targetPrice} optional>
                {(field) => (
                  <NumberInput {...field} value={value} onValueChange={onChange} onBlur={onBlur} suffix={`/${uom}`} />
                )}
              </Field>
            )}
          />
          <Field {...at('currency')} label={LABELS.currency}>
            {(field) => (
              <NativeSelect {...field} {...register('currency')} defaultValue={defaults.currency}>
                {options.currencies.map((code) => (
                  <option key={code}>{code}</option>
                ))}
              </NativeSelect>
            )}
          </Field>
        </div>
        <Field
          {...at('priceBasis')}
          label={LABELS.priceBasis}
          help={`What the price should hold for: "per ${uom}, ex-mill, GST extra".`}
        >
          {(field) => (
            <Input
              {...field}
              {...register('priceBasis')}
              defaultValue={defaults.priceBasis}
              maxLength={WORD_LENGTH_MAX}
            />
          )}
        </Field>
      </section>

      <section aria-labelledby="ask-where" className="flex flex-col gap-5">
        <h2 id="ask-where" className="font-semibold text-lg">
          Where to, and until when
        </h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field {...at('tradeMode')} label={LABELS.tradeMode}>
            {(field) => (
              <NativeSelect {...field} {...register('tradeMode')} defaultValue={defaults.tradeMode}>
                <option value="Domestic">Within the country</option>
                <option value="Export">Across a border</option>
              </NativeSelect>
            )}
          </Field>
          <Field {...at('incoterm')} label={LABELS.incoterm} optional>
            {(field) => (
              <NativeSelect {...field} {...register('incoterm')} defaultValue={defaults.incoterm}>
                <option value="">The seller says</option>
                {options.incoterms
                  .filter(({ value }) => tradeMode !== 'Domestic' || value === 'EXW')
                  .map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
              </NativeSelect>
            )}
          </Field>
          <Field {...at('deliveryLocation')} label={LABELS.deliveryLocation} optional help="Town, or port and country.">
            {(field) => (
              <Input
                {...field}
                {...register('deliveryLocation')}
                defaultValue={defaults.deliveryLocation}
                maxLength={WORD_LENGTH_MAX}
              />
            )}
          </Field>
          <Field {...at('respondBy')} label={LABELS.respondBy} optional help="The end of that day, Indian time.">
            {(field) => (
              <Input {...field} {...register('respondBy')} defaultValue={defaults.respondBy} type="date" min={dayMin} />
            )}
          </Field>
        </div>
        <Checkbox
          {...register('sealed')}
          defaultChecked={defaults.sealed}
          label="Sealed until that day"
          description="Nobody, you included, sees a price before; you see how many answered."
        />
      </section>

      <section aria-labelledby="ask-spec" className="flex flex-col gap-4">
        <div>
          <h2 id="ask-spec" className="font-semibold text-lg">
            What it must be
          </h2>
          <p className="mt-1 text-ink-2 text-sm">
            Each line is held against each answer: meets, deviates, or not stated. Counts are compared by their
            thickness, whatever the system.
          </p>
        </div>
        <ol className="flex flex-col gap-4">
          {rows.fields.map((row, index) => {
            const path = `requirements[${index}]`
            const typed = requirements[index]
            const point = points.find((one) => one.path === typed?.field)
            const isWrong = (part: string) => (messagesOf(issues, `${path}.${part}`).error ? true : undefined)
            const errorId = fieldId(FORM, `${path}.error`)
            const { error } = messagesOf(
              issues.map((issue) => (issue.field.startsWith(path) ? { ...issue, field: path } : issue)),
              path,
            )
            return (
              <li key={row.id} className="flex flex-col gap-1.5 border-line border-b pb-4 last:border-0">
                <div className="grid grid-cols-[1fr_1fr_2.5rem] items-start gap-2 sm:grid-cols-[minmax(10rem,2fr)_8rem_minmax(8rem,2fr)_7rem_2.5rem]">
                  <NativeSelect
                    {...register(`requirements.${index}.field`)}
                    defaultValue={row.field}
                    id={fieldId(FORM, `${path}.field`)}
                    aria-label={`Point, line ${index + 1}`}
                    aria-invalid={isWrong('field')}
                    className="col-span-2 sm:col-span-1"
                  >
                    <option value="">Choose</option>
                    {points.map(({ path: name, label }) => (
                      <option key={name} value={name}>
                        {label}
                      </option>
                    ))}
                  </NativeSelect>
                  <NativeSelect
                    {...register(`requirements.${index}.op`)}
                    defaultValue={row.op}
                    id={fieldId(FORM, `${path}.op`)}
                    aria-label={`How it is held, line ${index + 1}`}
                    aria-invalid={isWrong('op')}
                    className="col-start-1 sm:col-start-auto"
                  >
                    {OFFERED[point?.compares ?? 'words'].map((op) => (
                      <option key={op} value={op}>
                        {OPERATORS[op]}
                      </option>
                    ))}
                  </NativeSelect>
                  <div className="flex gap-2">
                    <Input
                      {...register(`requirements.${index}.value`)}
                      defaultValue={row.value}
                      id={fieldId(FORM, `${path}.value`)}
                      aria-label={typed?.op === 'between' ? `From, line ${index + 1}` : `Value, line ${index + 1}`}
                      aria-invalid={isWrong('value')}
                      aria-describedby={error ? errorId : undefined}
                      placeholder={typed?.op === 'in' ? 'GOTS, GRS' : undefined}
                      suffix={point?.unit || undefined}
                      className="min-w-0 flex-1"
                    />
                    {typed?.op === 'between' ? (
                      <Input
                        {...register(`requirements.${index}.valueTo`)}
                        defaultValue={row.valueTo}
                        aria-label={`To, line ${index + 1}`}
                        aria-invalid={isWrong('value')}
                        className="min-w-0 flex-1"
                      />
                    ) : null}
                  </div>
                  <div className="col-start-1 sm:col-start-auto">
                    {point && point.compares !== 'words' ? (
                      <Input
                        {...register(`requirements.${index}.tolerance`)}
                        defaultValue={row.tolerance}
                        id={fieldId(FORM, `${path}.tolerance`)}
                        aria-label={`Tolerance, line ${index + 1}`}
                        aria-invalid={isWrong('tolerance')}
                        prefix="±"
                        inputMode="decimal"
                      />
                    ) : null}
                  </div>
                  <Button
                    iconOnly
                    variant="quiet"
                    aria-label={`Remove line ${index + 1}`}
                    onClick={() => rows.remove(index)}
                    className="col-start-3 row-start-1 sm:col-start-5"
                  >
                    <Icon name="trash" />
                  </Button>
                </div>
                <div aria-live="polite" className="empty:hidden">
                  {error ? <FieldError id={errorId}>{error}</FieldError> : null}
                </div>
              </li>
            )
          })}
        </ol>
        <div>
          <Button size="sm" onClick={() => rows.append({ ...NEW_ROW })}>
            <Icon name="plus" />
            Add a line
          </Button>
        </div>
      </section>

      <Field {...at('note')} label={LABELS.note} optional help="Seen by every seller you ask.">
        {(field) => (
          <Textarea {...field} {...register('note')} defaultValue={defaults.note} maxLength={NOTE_LENGTH_MAX} />
        )}
      </Field>
      <RfqFilesField
        form={FORM}
        desk={desk}
        label={LABELS.attachments}
        help="A tech pack, a lab report, artwork. Every seller you ask may open them."
        issues={issues}
      />

      <div className="flex flex-wrap items-center gap-4 border-line border-t pt-5">
        <LiveButton
          type="submit"
          variant="primary"
          size="lg"
          loading={formState.isSubmitting || isLeaving}
          loadingLabel="Sending"
        >
          Ask for {target.kind === 'listing' && whom.scope === 'named' ? 'a quotation' : 'quotations'}
        </LiveButton>
        <p className="text-ink-2 text-sm">
          Goes to {addresseeWords(target, whom)}. It binds you to nothing
          {currency === 'INR' ? '' : `; prices in ${currency}`}.
        </p>
      </div>
    </form>
  )
}
