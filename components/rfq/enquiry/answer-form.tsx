'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import { type Refusal, WriteAttempts } from '@/components/request/request'
import { typedKey } from '@/components/request/typed-copies'
import { dropFormCopy, findFormCopy, keepFormCopy } from '@/components/rfq/parts/form-copy'
import { type QuotationValues, quotationBody } from '@/components/rfq/quotation/quotation-values'
import { FormProblem } from '@/components/ui/form-problem'
import { LiveButton } from '@/components/ui/live-button'
import { NeedsScript } from '@/components/ui/needs-script'
import { Section } from '@/components/ui/section'
import { toast } from '@/components/ui/toast'
import { useEarlyInput } from '@/components/ui/use-early-input'
import { type AnswerChange, AnswerLine, type AnswerLineProps } from './answer-line'
import { type Answer, quotationOf } from './answer-values'

/** A line that a seller can answer. */
export interface OpenLine
  extends Pick<
    AnswerLineProps,
    'title' | 'moduleName' | 'requested' | 'need' | 'units' | 'currencies' | 'incoterms' | 'points' | 'otherPoints'
  > {
  rfqId: string
  defaults: QuotationValues
}

const FORM = 'enquiry-answers'

interface AnswerFormProps {
  userId: string
  enquiryId: string
  lines: readonly OpenLine[]
  dayMin: string
}

type Typed = Record<string, Answer>

/** One form for all lines: a quotation for each that has a price. What was typed stays until its line was sent. */
export function AnswerForm({ userId, enquiryId, lines, dayMin }: AnswerFormProps) {
  const router = useRouter()
  const key = `${typedKey('answer', userId)}enquiry:${enquiryId}`
  const { typed, change, forget } = useTyped(key, lines)
  useEarlyInput(FORM)
  const [attempts] = useState(() => new Map<string, WriteAttempts>())
  const [refusals, setRefusals] = useState<Readonly<Record<string, Refusal>>>({})
  const [isSending, setIsSending] = useState(false)
  const [isRefreshing, startRefresh] = useTransition()
  const [isEmpty, setIsEmpty] = useState(false)
  const chosen = lines.filter(({ rfqId }) => isFilled(typed[rfqId]))

  async function send(): Promise<void> {
    setIsEmpty(chosen.length === 0)
    if (chosen.length === 0) return
    setIsSending(true)
    const failed: Record<string, Refusal> = {}
    const sent: string[] = []
    for (const { rfqId, points } of chosen) {
      const answer = typed[rfqId]
      if (!answer) continue
      const sender = attempts.get(rfqId) ?? new WriteAttempts()
      attempts.set(rfqId, sender)
      const { refusal } = await sender.send(
        '/api/rfq/respond',
        quotationBody(rfqId, 'SUBMIT', quotationOf(answer, points)),
      )
      if (refusal) failed[rfqId] = refusal
      else sent.push(rfqId)
    }
    setIsSending(false)
    setRefusals(failed)
    if (sent.length > 0) toast.success(sent.length === 1 ? '1 quotation sent.' : `${sent.length} quotations sent.`)
    // What was sent stays in its boxes until the page shows it as answered: an empty form would look as if it was lost.
    startRefresh(() => {
      forget(sent)
      router.refresh()
    })
    const [first] = Object.keys(failed)
    if (first) document.getElementById(`answer-${first}`)?.focus()
  }

  const failures = lines.flatMap(({ rfqId, title }) => {
    const refusal = refusals[rfqId]
    return refusal ? [{ rfqId, title, problem: problemOf(refusal) }] : []
  })
  return (
    <Section
      id="enquiry-answer"
      title="Your quotations"
      lead="Leave out what you cannot answer yet. What you type stays here."
      gap={4}
    >
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
        className="flex flex-col gap-6"
      >
        <NeedsScript what="send quotations" />
        <FormProblem title={failures.length === 1 ? '1 line was not sent' : `${failures.length} lines were not sent`}>
          {failures.length > 0 ? <FailedLines failures={failures} /> : null}
        </FormProblem>
        <FormProblem>
          {isEmpty ? 'Enter the price of at least one line, or say that you cannot supply it.' : null}
        </FormProblem>
        <ol className="divide-y divide-line border-line border-y">
          {lines.map((line) => {
            const answer = typed[line.rfqId] ?? answerOf(line.defaults)
            return (
              <li key={line.rfqId}>
                <AnswerLine
                  {...line}
                  {...answer}
                  dayMin={dayMin}
                  refusal={refusals[line.rfqId] ?? null}
                  onChange={(next) => change(line.rfqId, next)}
                />
              </li>
            )
          })}
        </ol>
        <div>
          <LiveButton
            type="submit"
            variant="primary"
            size="lg"
            loading={isSending || isRefreshing}
            loadingLabel="Sending"
          >
            {chosen.length < 2 ? 'Send quotation' : `Send ${chosen.length} quotations`}
          </LiveButton>
        </div>
      </form>
    </Section>
  )
}

/** The lines that were not sent, each with what to change. */
function FailedLines({ failures }: { failures: readonly { rfqId: string; title: string; problem: string }[] }) {
  return (
    <>
      <ul>
        {failures.map(({ rfqId, title, problem }) => (
          <li key={rfqId}>
            <a href={`#answer-${rfqId}`} className="link">
              {title}
            </a>
            : {problem}
          </li>
        ))}
      </ul>
      <p>The other lines are with the buyer.</p>
    </>
  )
}

function problemOf({ issues, message }: Refusal): string {
  const errors = issues.filter(({ severity }) => severity === 'error')
  return errors.map((issue) => issue.message).join(' ') || message
}

/** An answer before anything is typed. */
function answerOf(values: QuotationValues): Answer {
  return { choice: 'offer', isAsRequested: false, values }
}

function isFilled(answer: Typed[string] | undefined): boolean {
  return answer !== undefined && (answer.choice === 'decline' || answer.values.unitPrice.trim() !== '')
}

/** A copy from before a field was added has no value for it. */
function whole(copy: Answer, defaults: Answer = copy): Answer {
  return { ...defaults, ...copy, values: { ...defaults.values, ...copy.values } }
}

/** What is typed, kept in this browser. */
function useTyped(key: string, lines: readonly OpenLine[]) {
  const [defaults] = useState<Typed>(() =>
    Object.fromEntries(lines.map(({ rfqId, defaults: values }) => [rfqId, answerOf(values)])),
  )
  const [typed, setTyped] = useState(defaults)
  // Several changes may come before the next render.
  const latest = useRef(typed)
  useEffect(() => {
    const found = findFormCopy(key, defaults, new Date())
    if (!found) return
    const copy = Object.fromEntries(Object.entries(found).map(([id, answer]) => [id, whole(answer, defaults[id])]))
    latest.current = copy
    setTyped(copy)
  }, [key, defaults])

  function keep(next: Typed): void {
    latest.current = next
    setTyped(next)
    if (Object.values(next).some(isFilled)) keepFormCopy(key, next, new Date())
    else dropFormCopy(key)
  }
  return {
    typed,
    change: (rfqId: string, change: AnswerChange) => {
      const answer = latest.current[rfqId] ?? defaults[rfqId]
      if (!answer) return
      const values = 'values' in change ? { ...answer.values, ...change.values } : answer.values
      keep({ ...latest.current, [rfqId]: { ...answer, ...change, values } })
    },
    forget: (rfqIds: readonly string[]) =>
      keep({
        ...latest.current,
        ...Object.fromEntries(rfqIds.flatMap((id) => (defaults[id] ? [[id, defaults[id]]] : []))),
      }),
  }
}
