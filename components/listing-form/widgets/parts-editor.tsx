'use client'

import { useWatch } from 'react-hook-form'
import {
  asList,
  asText,
  controlId,
  useField,
  useIssues,
  useListingForm,
} from '@/components/listing-form/state/form-context'
import { textBelow } from '@/components/listing-form/state/form-errors'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { cx } from '@/components/ui/cx'
import { Field, FieldGroup } from '@/components/ui/field'
import { FigureInput } from '@/components/ui/figure-input'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import type { PartSpec, Vocabulary } from '@/lib/domain/fields/field'
import { isShort, OPEN, useOffered } from './choice-widgets'
import { SearchedWord, SearchedWords } from './searched-widgets'
import type { FieldFrame, WidgetProps } from './widget'

/** A structured field: twist, tolerance, quality. A text in the trade's own words, as a program may have sent it, stays a text. */
export function PartsEditor({ name, spec, frame }: WidgetProps<'parts'>) {
  const { form } = useListingForm().model
  const isText = useWatch({ control: form.control, name, compute: (typed: unknown) => asText(typed) !== '' })
  if (isText) return <WholeText name={name} frame={frame} />
  return (
    <FieldGroup {...frame} legend={frame.label} className="border-line border-l-2 pl-4">
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-3">
        {spec.parts.map((part) => (
          <Part key={part.name} path={`${name}.${part.name}`} part={part} />
        ))}
      </div>
    </FieldGroup>
  )
}

function WholeText({ name, frame }: { name: string; frame: FieldFrame }) {
  const { setField } = useListingForm()
  const { value, set, control: own } = useField(name, asText)
  return (
    <Field
      {...frame}
      aside={
        <Button variant="quiet" size="sm" className="-my-1.5" onClick={() => setField(name, {})}>
          Fill in by parts
        </Button>
      }
    >
      {(control) => <Input {...control} {...own} value={value} onChange={(event) => set(event.currentTarget.value)} />}
    </Field>
  )
}

interface PartProps {
  path: string
  part: PartSpec
  /** In a row every part is as wide as the others. */
  isCell?: boolean
}

/** One part, or one cell of a row, with its label, help and messages. */
export function Part({ path, part, isCell = false }: PartProps) {
  if (part.kind === 'boolean') return <Tick path={path} part={part} />
  const isWide = !isCell && (part.kind === 'choices' || part.kind === 'text')
  return <LabelledPart path={path} part={part} className={cx(isWide && 'col-span-2 md:col-span-3')} />
}

function Tick({ path, part }: PartProps) {
  const { value, set, control } = useField(path, (typed) => typed === true)
  return (
    <Checkbox
      {...control}
      id={controlId(path)}
      label={part.label}
      description={part.help}
      checked={value}
      onChange={(event) => set(event.currentTarget.checked)}
    />
  )
}

function LabelledPart({ path, part, className }: PartProps & { className: string }) {
  const { value, set, control: own } = useField<unknown>(path, (typed) => typed)
  const { error, warning } = useIssues(path)
  return (
    <Field
      id={controlId(path)}
      label={part.label}
      help={part.help}
      error={textBelow(path, error)}
      warning={textBelow(path, warning)}
      className={className}
    >
      {(wiring) => {
        const control = { ...wiring, ...own }
        if (part.kind === 'number') {
          return (
            <FigureInput
              {...control}
              value={asText(value)}
              meaning={{ currency: null, unit: part.unit ?? '' }}
              onValueChange={set}
              suffix={part.unit}
              isGrouped={!part.rule?.isYear}
            />
          )
        }
        const { kind, vocabulary } = part
        if (kind === 'choices' && vocabulary) {
          return <SearchedWords {...control} vocabulary={vocabulary} value={asList(value)} onChange={set} />
        }
        if (kind === 'choice' && vocabulary) {
          const choice = { vocabulary, value: asText(value), onChange: set }
          return isShort(vocabulary) ? (
            <ShortChoice control={control} {...choice} />
          ) : (
            <SearchedWord {...control} {...choice} placeholder="Choose" />
          )
        }
        const day = kind === 'date' ? { type: 'date', min: part.rule?.earliest, max: part.rule?.latest } : {}
        return (
          <Input
            {...control}
            {...day}
            value={asText(value)}
            onChange={(event) => set(event.currentTarget.value)}
            autoComplete="off"
          />
        )
      }}
    </Field>
  )
}

interface ShortChoiceProps {
  control: object
  vocabulary: Vocabulary
  value: string
  onChange: (value: string) => void
}

function ShortChoice({ control, vocabulary, value, onChange }: ShortChoiceProps) {
  const options = useOffered(vocabulary, value ? [value] : [])
  return <Select {...control} options={[OPEN, ...options]} value={value} onValueChange={onChange} />
}
