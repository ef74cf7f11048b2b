import { useState } from 'react'
import { fieldId, messagesOf } from '@/components/rfq/parts/form-issues'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Issue } from '@/lib/domain/errors'
import type { Comparing } from '@/lib/domain/rfq/requests/specification-point'
import { answered, type EnquiryTerms, type LineValues, type Questions } from './enquiry-values'

const CONDITIONS: Readonly<Record<string, string>> = { '>=': 'At least', '<=': 'At most' }
/** A measure is typed with its unit, or without it in the unit of its module. */
const HAS_UNIT: ReadonlySet<Comparing> = new Set(['number'])

interface LineQuestionsProps {
  form: string
  line: LineValues
  position: number
  issues: readonly Issue[]
  questions: Questions
  asked: EnquiryTerms['asked']
  onAsk: (asked: EnquiryTerms['asked']) => void
}

/** What buyers ask first about such goods: what is typed here, the seller's quotation is checked against. */
export function LineQuestions({ form, line, position, issues, questions, asked, onAsk }: LineQuestionsProps) {
  // What was refused opens it; it stays open while that is corrected.
  const [isOpen, setIsOpen] = useState(false)
  const { listingId, moduleKey } = line
  const points = questions[moduleKey] ?? []
  if (points.length === 0) return null
  const sent = answered(line, { asked }, questions).map(({ path }) => path)
  const pathOf = (point: string) => {
    const place = sent.indexOf(point)
    return `lines[${position}].requirements${place < 0 ? `.${point}` : `[${place}].value`}`
  }
  const own = asked[listingId] ?? {}
  const isRefused = issues.some(({ field }) => field.startsWith(`lines[${position}].requirements`))
  return (
    <details
      className="col-span-full"
      open={isOpen || isRefused}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="w-fit cursor-pointer py-1 text-indigo text-sm">
        Specification{sent.length > 0 ? ` (${sent.length})` : ''}
      </summary>
      <div className="grid gap-3 pt-2 sm:grid-cols-3">
        {points.map(({ path, label, unit, compares, op, tolerance }) => (
          <Field
            key={path}
            id={fieldId(form, pathOf(path))}
            label={label}
            help={[CONDITIONS[op], tolerance ? `± ${tolerance}` : ''].filter(Boolean).join(', ') || undefined}
            {...messagesOf(issues, pathOf(path))}
          >
            {(field) => (
              <Input
                {...field}
                value={own[path] ?? ''}
                placeholder="As listed"
                suffix={HAS_UNIT.has(compares) && unit ? unit : undefined}
                onChange={({ currentTarget }) =>
                  onAsk({ ...asked, [listingId]: { ...own, [path]: currentTarget.value } })
                }
              />
            )}
          </Field>
        ))}
      </div>
    </details>
  )
}
