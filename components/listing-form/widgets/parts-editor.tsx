'use client'

import { controlId, useFieldValue } from '@/components/listing-form/state/form-context'
import type { PartsFormValue } from '@/components/listing-form/state/form-values'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Combobox } from '@/components/ui/combobox'
import { cx } from '@/components/ui/cx'
import { Field, FieldGroup } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { MultiCombobox } from '@/components/ui/multi-combobox'
import { NumberInput } from '@/components/ui/number-input'
import { Select } from '@/components/ui/select'
import type { Issue } from '@/lib/domain/errors'
import type { PartSpec, Vocabulary } from '@/lib/domain/fields/field'
import { isShort, OPEN, useOffered } from './choice-widgets'
import type { FieldFrame, WidgetProps } from './widget'

/** A structured field: twist, tolerance, quality. A text in the trade's own words, as a program may have sent it, stays one. */
export function PartsEditor({ name, spec, frame, issues }: WidgetProps<'parts'>) {
  const { value, set } = useFieldValue(name, asParts)
  if (typeof value === 'string' && value !== '') return <WholeText frame={frame} text={value} onChange={set} />
  const parts = typeof value === 'string' ? {} : value
  return (
    <FieldGroup {...frame} legend={frame.label} className="border-line border-l-2 pl-4">
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-3">
        {spec.parts.map((part) => (
          <Part
            key={part.name}
            path={`${name}.${part.name}`}
            part={part}
            value={parts[part.name]}
            issues={issues}
            onChange={(changed) => set({ ...parts, [part.name]: changed })}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

function WholeText({
  frame,
  text,
  onChange,
}: {
  frame: FieldFrame
  text: string
  onChange: (value: string | PartsFormValue) => void
}) {
  return (
    <Field
      {...frame}
      aside={
        <Button variant="quiet" size="sm" className="-my-1.5" onClick={() => onChange({})}>
          Fill in by parts
        </Button>
      }
    >
      {(control) => <Input {...control} value={text} onChange={(event) => onChange(event.currentTarget.value)} />}
    </Field>
  )
}

interface PartProps {
  path: string
  part: PartSpec
  value: PartsFormValue[string] | undefined
  issues: readonly Issue[]
  onChange: (value: PartsFormValue[string]) => void
}

function Part({ path, part, value, issues, onChange }: PartProps) {
  const id = controlId(path)
  if (part.kind === 'boolean') {
    return (
      <Checkbox
        id={id}
        label={part.label}
        description={part.help}
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    )
  }
  const own = issues.filter(({ field }) => field === path || field.startsWith(`${path}[`))
  const said = (severity: Issue['severity']) =>
    own
      .filter((issue) => issue.severity === severity)
      .map(({ message }) => message)
      .join(' ') || undefined
  const isWide = part.kind === 'choices' || part.kind === 'text'
  return (
    <Field
      id={id}
      label={part.label}
      help={part.help}
      error={said('error')}
      warning={said('warning')}
      className={cx(isWide && 'col-span-2 md:col-span-3')}
    >
      {(control) => {
        if (part.kind === 'number') {
          return <NumberInput {...control} value={textOf(value)} onValueChange={onChange} suffix={part.unit} />
        }
        if (part.kind === 'choices' && part.vocabulary) {
          return <Several control={control} vocabulary={part.vocabulary} value={listOf(value)} onChange={onChange} />
        }
        if (part.kind === 'choice' && part.vocabulary) {
          return <One control={control} vocabulary={part.vocabulary} value={textOf(value)} onChange={onChange} />
        }
        return (
          <Input
            {...control}
            value={textOf(value)}
            onChange={(event) => onChange(event.currentTarget.value)}
            autoComplete="off"
          />
        )
      }}
    </Field>
  )
}

interface ChoicePartProps<T> {
  control: object
  vocabulary: Vocabulary
  value: T
  onChange: (value: T) => void
}

function One({ control, vocabulary, value, onChange }: ChoicePartProps<string>) {
  const options = useOffered(vocabulary, value ? [value] : [])
  if (isShort(vocabulary)) {
    return <Select {...control} options={[OPEN, ...options]} value={value} onValueChange={onChange} />
  }
  return (
    <Combobox
      {...control}
      options={options}
      value={value || null}
      onValueChange={(chosen) => onChange(chosen ?? '')}
      allowOther={!vocabulary.isClosed}
      placeholder="Choose"
    />
  )
}

function Several({ control, vocabulary, value, onChange }: ChoicePartProps<string[]>) {
  const options = useOffered(vocabulary, value)
  return (
    <MultiCombobox
      {...control}
      options={options}
      value={value}
      onValueChange={onChange}
      allowOther={!vocabulary.isClosed}
    />
  )
}

function asParts(typed: unknown): string | PartsFormValue {
  if (typeof typed === 'string') return typed
  return typeof typed === 'object' && typed !== null ? (typed as PartsFormValue) : {}
}

function textOf(value: PartsFormValue[string] | undefined): string {
  return typeof value === 'string' ? value : ''
}

function listOf(value: PartsFormValue[string] | undefined): string[] {
  return Array.isArray(value) ? value : []
}
