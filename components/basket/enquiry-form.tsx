'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type Refusal, WriteAttempts } from '@/components/request/request'
import { fieldId, isChanged, messagesOf, summaryOf } from '@/components/rfq/parts/form-issues'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Field } from '@/components/ui/field'
import { FormProblem } from '@/components/ui/form-problem'
import { Input } from '@/components/ui/input'
import { ButtonLink } from '@/components/ui/link'
import { LiveButton } from '@/components/ui/live-button'
import { NeedsScript } from '@/components/ui/needs-script'
import { formatDay } from '@/components/ui/numbers'
import { Section } from '@/components/ui/section'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast'
import { useEarlyInput } from '@/components/ui/use-early-input'
import { daysAfter } from '@/lib/domain/calendar-day'
import type { Issue } from '@/lib/domain/errors'
import type { OrderTerms } from '@/lib/domain/listing/pricing/order-terms'
import type { BasketLineRecord } from '@/lib/domain/rfq/enquiries/basket'
import { NOTE_LENGTH_MAX, WORD_LENGTH_MAX } from '@/lib/domain/text-limits'
import { EnquiryLines } from './enquiry-lines'
import { changedPaths, type EnquiryTerms, enquiryRequest, type LineValues, type Questions } from './enquiry-values'
import { useBasket, useTerms } from './use-basket'

const FORM = 'enquiry'

const LABELS: Readonly<Record<string, string>> = {
  respondBy: 'Deadline',
  neededBy: 'Needed by',
  deliveryLocation: 'Delivery place',
  note: 'Note',
}

interface EnquiryFormProps {
  /** The id of the account; "" for a visitor. */
  account: string
  /** What the account collected; null for a visitor, whose browser has it. */
  basket: { lines: readonly BasketLineRecord[]; version: number } | null
  /** What the seller of each listing takes an order of, by its id; what a visitor collected is not among them. */
  orderTerms: Readonly<Record<string, OrderTerms>>
  moduleNames: Readonly<Record<string, string>>
  units: Readonly<Record<string, readonly string[]>>
  questions: Questions
  /** The day in India. */
  today: string
  /** The deadline that an enquiry begins with. */
  respondBy: string
}

/** The collected listings, and one step to ask for all of them. */
export function EnquiryForm({
  account,
  basket,
  orderTerms,
  moduleNames,
  units,
  questions,
  today,
  respondBy,
}: EnquiryFormProps) {
  const router = useRouter()
  const [attempts] = useState(() => new WriteAttempts())
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [tries, setTries] = useState(0)
  const [isSending, setIsSending] = useState(false)
  const { lines, isLoaded, change, remove, putBack, clear, save, problem } = useBasket(account, basket, router.refresh)
  const { terms, change: setTerms, forget } = useTerms(account, respondBy)
  useEarlyInput(FORM)
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const found = atLines(refusal?.issues ?? [], lines.length)
  const issues = found.filter((issue) => !isChanged(issue, changed))
  const sellers = new Set(lines.map(({ sellerId }) => sellerId)).size

  const markChanged = (paths: readonly string[]) => setChanged((before) => new Set([...before, ...paths]))

  function changeLine(listingId: string, values: Partial<LineValues>): void {
    const position = lines.findIndex((line) => line.listingId === listingId)
    markChanged(Object.keys(values).map((name) => `lines[${position}].${name}`))
    change(listingId, values)
  }

  function changeTerms(values: Partial<EnquiryTerms>): void {
    markChanged(changedPaths(lines, terms, values))
    setTerms(values)
  }

  async function send(): Promise<void> {
    setIsSending(true)
    setChanged(new Set())
    const { path, body } = enquiryRequest(lines, terms, questions)
    const { answer, refusal: refused } = await attempts.send<Sent>(path, body)
    setTries((count) => count + 1)
    setRefusal(refused)
    if (!answer) return setIsSending(false)
    await clear()
    forget()
    router.push(answer.enquiry ? `/enquiries/${answer.enquiry.enquiryId}` : `/rfq/${answer.rfq?.rfqId}`)
  }

  function removeLine(removed: string): void {
    const position = lines.findIndex(({ listingId }) => listingId === removed)
    const line = lines[position]
    if (!line) return
    setRefusal(null)
    remove(removed)
    // Its button is gone; with the last line the form is too.
    document.getElementById(lines.length > 1 ? fieldId(FORM, 'lines') : 'main')?.focus({ preventScroll: true })
    toast(`${line.title || 'The line'} was removed`, {
      action: { label: 'Undo', onClick: () => putBack(line, position) },
    })
  }

  if (lines.length === 0 && !isSending) return isLoaded ? <NothingCollected /> : <NeedsScript what="send an enquiry" />
  return (
    <form
      id={FORM}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      className="flex flex-col gap-8"
    >
      <ErrorSummary items={summaryOf(FORM, found, { ...LABELS, ...lineLabels(lines) }, changed)} focusKey={tries} />
      <FormProblem title="The enquiry was not sent">{found.length === 0 ? refusal?.message : null}</FormProblem>
      <FormProblem title="Your changes are not saved yet">{problem}</FormProblem>
      <EnquiryLines
        lines={lines}
        issues={issues}
        orderTerms={orderTerms}
        moduleNames={moduleNames}
        units={units}
        questions={questions}
        asked={terms.asked}
        onAsk={(asked) => changeTerms({ asked })}
        onChange={changeLine}
        onSave={save}
        onRemove={removeLine}
      />
      <TermsSection terms={terms} issues={issues} today={today} onChange={changeTerms} />
      <SendRow isVisitor={account === ''} sellers={sellers} isSending={isSending} />
    </form>
  )
}

function SendRow({ isVisitor, sellers, isSending }: { isVisitor: boolean; sellers: number; isSending: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-4 border-line border-t pt-5">
      {isVisitor ? (
        <ButtonLink href="/sign-in?callbackUrl=%2Fenquiry" variant="primary" size="lg">
          Sign in to send
        </ButtonLink>
      ) : (
        <LiveButton type="submit" variant="primary" size="lg" loading={isSending} loadingLabel="Sending">
          Send to {sellers === 1 ? '1 seller' : `${sellers} sellers`}
        </LiveButton>
      )}
      <p className="text-ink-2 text-sm">
        {isVisitor
          ? 'We keep what you collected and typed.'
          : 'Each seller sees only the lines for them. No obligation to buy.'}
      </p>
    </div>
  )
}

interface Sent {
  enquiry?: { enquiryId: string }
  rfq?: { rfqId: string }
}

/** Which line a problem is about. */
function lineLabels(lines: readonly { title: string }[]): Record<string, string> {
  return Object.fromEntries(lines.map(({ title }, index) => [`lines[${index}]`, title || `Line ${index + 1}`]))
}

/** The issues of a single request are those of its line. */
function atLines(issues: readonly Issue[], count: number): readonly Issue[] {
  const isOfLine = ({ field }: Issue) => /^(?:listingId|quantity|uom)$|^requirements/.test(field)
  return count === 1
    ? issues.map((issue) => (isOfLine(issue) ? { ...issue, field: `lines[0].${issue.field}` } : issue))
    : issues
}

function TermsSection({
  terms,
  issues,
  today,
  onChange,
}: {
  terms: EnquiryTerms
  issues: readonly Issue[]
  today: string
  onChange: (change: Partial<EnquiryTerms>) => void
}) {
  const at = (name: keyof EnquiryTerms) => ({
    id: fieldId(FORM, name),
    label: LABELS[name],
    ...messagesOf(issues, name),
  })
  const control = (name: Exclude<keyof EnquiryTerms, 'asked'>) => ({
    value: terms[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange({ [name]: currentTarget.value }),
  })
  return (
    <Section id="enquiry-terms" title="For all lines">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          {...at('respondBy')}
          help={
            terms.respondBy ? `End of ${formatDay(terms.respondBy)}, Indian time.` : 'End of that day, Indian time.'
          }
        >
          {(field) => <Input {...field} {...control('respondBy')} type="date" min={daysAfter(today, 1)} />}
        </Field>
        <Field
          {...at('neededBy')}
          help={terms.neededBy ? `With you by ${formatDay(terms.neededBy)}.` : 'When you need the goods.'}
        >
          {(field) => <Input {...field} {...control('neededBy')} type="date" min={terms.respondBy || today} />}
        </Field>
        <Field {...at('deliveryLocation')} help="Such as Tiruppur." className="sm:col-span-2">
          {(field) => <Input {...field} {...control('deliveryLocation')} maxLength={WORD_LENGTH_MAX} />}
        </Field>
        <Field {...at('note')} help="Every seller you ask can see it." className="sm:col-span-2">
          {(field) => <Textarea {...field} {...control('note')} maxLength={NOTE_LENGTH_MAX} rows={3} />}
        </Field>
      </div>
    </Section>
  )
}

function NothingCollected() {
  return (
    <EmptyState
      title="Nothing collected yet"
      actions={
        <>
          <ButtonLink href="/listings" variant="primary">
            Browse by category
          </ButtonLink>
          <ButtonLink href="/rfq/new">Describe what you need</ButtonLink>
        </>
      }
    >
      Choose “Add to enquiry” at any listing. You can then ask all sellers in one step.
    </EmptyState>
  )
}
