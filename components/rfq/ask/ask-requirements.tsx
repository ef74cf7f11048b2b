import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { fieldId, messagesOf } from '@/components/rfq/parts/form-issues'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import type { RequirementOperator } from '@/lib/domain/rfq/comparison/terms'
import type { Comparing } from '@/lib/domain/rfq/requests/specification-point'
import { type AskFormProps, FORM, type SectionProps } from './ask-fields'
import type { RequirementRow } from './ask-values'

const OPERATORS: Record<RequirementOperator, string> = {
  '=': 'is',
  '>=': 'at least',
  '<=': 'at most',
  between: 'between',
  in: 'one of',
}

/** The operators of a line, by the type of its point. */
const OPERATORS_BY_TYPE: Record<Comparing, readonly RequirementOperator[]> = {
  count: ['=', 'between', '>=', '<='],
  number: ['>=', '<=', '=', 'between'],
  measure: ['>=', '<=', '=', 'between'],
  range: ['=', 'between', '>=', '<='],
  date: ['<=', '>=', '=', 'between'],
  words: ['=', 'in'],
}

const NEW_ROW = { field: '', op: '=', value: '', valueTo: '', tolerance: '' } as const

interface RequirementsSectionProps extends Pick<SectionProps, 'control' | 'register' | 'issues'> {
  points: AskFormProps['points']
  /** The rows as typed. */
  requirements: readonly RequirementRow[]
}

/** The points that quotations are checked against. */
export function RequirementsSection({ control, register, issues, points, requirements }: RequirementsSectionProps) {
  const rows = useFieldArray({ control, name: 'requirements' })
  const adder = useRef<HTMLButtonElement>(null)
  return (
    <section aria-labelledby="ask-spec" className="flex flex-col gap-4">
      <div>
        <h2 id="ask-spec" className="font-semibold text-lg">
          Specification
        </h2>
        <p className="mt-1 text-ink-2 text-sm">
          We check each quotation against these points. Counts are compared across count systems.
        </p>
      </div>
      <ol className="flex flex-col gap-4">
        {rows.fields.map((row, index) => (
          <RequirementLine
            key={row.id}
            register={register}
            issues={issues}
            points={points}
            index={index}
            initial={row}
            typed={requirements[index]}
            onRemove={() => {
              rows.remove(index)
              adder.current?.focus()
            }}
          />
        ))}
      </ol>
      <div>
        <Button ref={adder} size="sm" onClick={() => rows.append({ ...NEW_ROW })}>
          <Icon name="plus" />
          Add a line
        </Button>
      </div>
    </section>
  )
}

/** The unit of the point; a measure that is typed with its own unit needs none. */
function suffixOf(point: AskFormProps['points'][number] | undefined, typed: string): string | undefined {
  const hasOwn = point?.compares === 'measure' && /[^\d.,\s]/.test(typed)
  return hasOwn ? undefined : point?.unit || undefined
}

interface RequirementLineProps extends Pick<RequirementsSectionProps, 'register' | 'issues' | 'points'> {
  index: number
  initial: RequirementRow
  typed: RequirementRow | undefined
  onRemove: () => void
}

function RequirementLine({ register, issues, points, index, initial, typed, onRemove }: RequirementLineProps) {
  const path = `requirements[${index}]`
  const point = points.find((candidate) => candidate.path === typed?.field)
  const isWrong = (part: string) => (messagesOf(issues, `${path}.${part}`).error ? true : undefined)
  const errorId = fieldId(FORM, `${path}.error`)
  const { error } = messagesOf(
    issues.map((issue) => (issue.field.startsWith(path) ? { ...issue, field: path } : issue)),
    path,
  )
  return (
    <li className="flex flex-col gap-1.5 border-line border-b pb-4 last:border-0">
      <div className="grid grid-cols-[1fr_1fr_2.5rem] items-start gap-2 sm:grid-cols-[minmax(10rem,2fr)_8rem_minmax(8rem,2fr)_7rem_2.5rem]">
        <NativeSelect
          {...register(`requirements.${index}.field`)}
          defaultValue={initial.field}
          id={fieldId(FORM, `${path}.field`)}
          aria-label={`Point, line ${index + 1}`}
          aria-invalid={isWrong('field')}
          className="col-span-2 sm:col-span-1"
          options={[{ value: '', label: 'Select' }, ...points.map(({ path: value, label }) => ({ value, label }))]}
        />
        <NativeSelect
          {...register(`requirements.${index}.op`)}
          defaultValue={initial.op}
          id={fieldId(FORM, `${path}.op`)}
          aria-label={`Condition, line ${index + 1}`}
          aria-invalid={isWrong('op')}
          className="col-start-1 sm:col-start-auto"
          options={OPERATORS_BY_TYPE[point?.compares ?? 'words'].map((op) => ({ value: op, label: OPERATORS[op] }))}
        />
        <div className="flex gap-2">
          <Input
            {...register(`requirements.${index}.value`)}
            defaultValue={initial.value}
            id={fieldId(FORM, `${path}.value`)}
            aria-label={typed?.op === 'between' ? `From, line ${index + 1}` : `Value, line ${index + 1}`}
            aria-invalid={isWrong('value')}
            aria-describedby={error ? errorId : undefined}
            placeholder={typed?.op === 'in' ? 'GOTS, GRS' : undefined}
            suffix={suffixOf(point, typed?.value ?? initial.value)}
            className="min-w-0 flex-1"
          />
          {typed?.op === 'between' ? (
            <Input
              {...register(`requirements.${index}.valueTo`)}
              defaultValue={initial.valueTo}
              aria-label={`To, line ${index + 1}`}
              aria-invalid={isWrong('value')}
              className="min-w-0 flex-1"
            />
          ) : null}
        </div>
        <div className="col-start-1 sm:col-start-auto">
          {point && point.compares !== 'words' && point.compares !== 'date' ? (
            <Input
              {...register(`requirements.${index}.tolerance`)}
              defaultValue={initial.tolerance}
              id={fieldId(FORM, `${path}.tolerance`)}
              aria-label={`Tolerance, line ${index + 1}`}
              aria-invalid={isWrong('tolerance') ?? isWrong('tolerancePercent')}
              prefix="±"
              placeholder="1.5 or 5 %"
              inputMode="decimal"
            />
          ) : null}
        </div>
        <Button
          iconOnly
          variant="quiet"
          aria-label={`Remove line ${index + 1}`}
          onClick={onRemove}
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
}
