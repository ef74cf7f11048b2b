import Link from 'next/link'
import { figureOrText, quantityWarning } from '@/components/rfq/ask/ask-values'
import { fieldId, messagesOf } from '@/components/rfq/parts/form-issues'
import { Button } from '@/components/ui/button'
import { Field, FieldError } from '@/components/ui/field'
import { FigureInput } from '@/components/ui/figure-input'
import { Icon } from '@/components/ui/icon'
import { NativeSelect } from '@/components/ui/native-select'
import { Quantity } from '@/components/ui/price'
import type { Issue } from '@/lib/domain/errors'
import type { OrderTerms } from '@/lib/domain/listing/pricing/order-terms'
import { type EnquiryTerms, groupedLines, type LineValues, type Questions } from './enquiry-values'
import { LineQuestions } from './line-questions'

const FORM = 'enquiry'

interface EnquiryLinesProps {
  lines: readonly LineValues[]
  issues: readonly Issue[]
  orderTerms: Readonly<Record<string, OrderTerms>>
  moduleNames: Readonly<Record<string, string>>
  units: Readonly<Record<string, readonly string[]>>
  questions: Questions
  asked: EnquiryTerms['asked']
  onAsk: (asked: EnquiryTerms['asked']) => void
  onChange: (listingId: string, change: Partial<LineValues>) => void
  /** Called when a reader has finished with a line. */
  onSave: () => void
  onRemove: (listingId: string) => void
}

/** The lines by module and seller, each with its quantity and unit. */
export function EnquiryLines(props: EnquiryLinesProps) {
  const { lines, issues, moduleNames } = props
  const ofAll = messagesOf(issues, 'lines').error
  return (
    <div id={fieldId(FORM, 'lines')} tabIndex={-1} className="flex flex-col gap-8">
      {ofAll ? <FieldError>{ofAll}</FieldError> : null}
      {groupedLines(lines).map(({ moduleKey, sellers }) => (
        <section key={moduleKey} aria-labelledby={`enquiry-${moduleKey}`} className="flex flex-col gap-4">
          <h2 id={`enquiry-${moduleKey}`} className="font-semibold text-lg">
            {moduleNames[moduleKey] ?? 'No longer on the market'}
          </h2>
          {sellers.map(({ sellerId, companyName, lines: own }) => (
            <div key={sellerId} className="flex flex-col">
              <h3 className="text-ink-2 text-sm">{companyName}</h3>
              <ul className="divide-y divide-line border-line border-b">
                {own.map(({ line, position }) => (
                  <li key={line.listingId}>
                    <Line {...props} line={line} position={position} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}

function Line({
  line,
  position,
  issues,
  orderTerms,
  units,
  questions,
  asked,
  onAsk,
  onChange,
  onSave,
  onRemove,
}: EnquiryLinesProps & { line: LineValues; position: number }) {
  const { listingId, moduleKey, title, quantity, uom, moq, moqUom, isOnMarket } = line
  const path = (name: string) => `lines[${position}].${name}`
  const at = (name: string) => ({ id: fieldId(FORM, path(name)), ...messagesOf(issues, path(name)) })
  const refused = issues
    .filter(({ field, severity }) => severity === 'error' && isOfLine(field, position))
    .filter(({ field }) => field !== path('quantity') && field !== path('uom'))
    .filter(({ field }) => !(field.startsWith(path('requirements')) && field.endsWith('.value')))
    .map(({ message }) => message)
    .join(' ')
  const offered = units[moduleKey] ?? []
  const leastUnit = moqUom || uom
  const warning = quantityWarning(orderTerms[listingId], quantity, uom)
  const isLeast = moq !== null && uom === leastUnit && figureOrText(quantity) === moq
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_9rem_8rem_auto]">
      <div id={fieldId(FORM, path('listingId'))} tabIndex={-1} className="min-w-0 max-sm:col-span-2 sm:pt-7">
        {isOnMarket ? (
          <Link href={`/listings/${moduleKey}/${listingId}`} prefetch={false} className="font-medium hover:text-indigo">
            {title}
          </Link>
        ) : (
          <p className="font-medium text-ink-2">{title || 'This listing is no longer on the market.'}</p>
        )}
        {moq !== null ? (
          <p className="text-ink-2 text-sm">
            Minimum <Quantity amount={moq} unit={leastUnit} />
          </p>
        ) : null}
        {refused ? <FieldError className="mt-1">{refused}</FieldError> : null}
      </div>
      <div className="grid grid-cols-2 gap-3 sm:contents">
        <Field
          {...at('quantity')}
          warning={warning}
          help={isLeast ? 'Smallest order' : undefined}
          label="Quantity"
          required
        >
          {(field) => (
            <FigureInput
              {...field}
              value={quantity}
              meaning={{ currency: null, unit: uom }}
              onUnit={(unit) => {
                if (offered.includes(unit)) onChange(listingId, { uom: unit })
              }}
              onValueChange={(value) => onChange(listingId, { quantity: value })}
              onBlur={onSave}
            />
          )}
        </Field>
        <Field {...at('uom')} label="Unit">
          {(field) => (
            <NativeSelect
              {...field}
              value={uom}
              onChange={({ currentTarget }) => onChange(listingId, { uom: currentTarget.value })}
              onBlur={onSave}
              options={offered.includes(uom) || uom === '' ? offered : [uom, ...offered]}
            />
          )}
        </Field>
      </div>
      <Button
        iconOnly
        variant="quiet"
        aria-label={`Remove ${title || 'this line'}`}
        className="mt-6.5"
        onClick={() => onRemove(listingId)}
      >
        <Icon name="trash" />
      </Button>
      {isOnMarket ? <LineQuestions {...{ form: FORM, line, position, issues, questions, asked, onAsk }} /> : null}
    </div>
  )
}

function isOfLine(field: string, position: number): boolean {
  return field === `lines[${position}]` || field.startsWith(`lines[${position}].`)
}
