'use client'

import type { ReactNode } from 'react'
import { asText, controlId, useField, useIssues, useListingForm } from '@/components/listing-form/state/form-context'
import { textBelow } from '@/components/listing-form/state/form-errors'
import { Field, FieldGroup } from '@/components/ui/field'
import { FigureInput } from '@/components/ui/figure-input'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { NumberInput } from '@/components/ui/number-input'
import { dayText, isCalendarDay } from '@/lib/domain/calendar-day'
import { readMeasure, unitsOf } from '@/lib/domain/units/measure'
import { readCountRange, readNumberRange } from '@/lib/domain/units/range-text'
import type { WidgetProps } from './widget'

/** The browser writes dates in its own way: in words they are the same for everyone. */
function inWords(day: string, help: ReactNode) {
  return (
    <>
      {help}
      <span className="block">{dayText(day)}</span>
    </>
  )
}

export function DateWidget({ name, spec, frame }: WidgetProps<'date'>) {
  const { value, set, control: own } = useField(name, asText)
  return (
    <Field {...frame} help={isCalendarDay(value) ? inWords(value, frame.help) : frame.help}>
      {(control) => (
        <Input
          {...control}
          {...own}
          type="date"
          min={spec.rule?.earliest}
          max={spec.rule?.latest}
          value={value}
          onChange={(event) => set(event.currentTarget.value)}
          className="sm:max-w-60"
        />
      )}
    </Field>
  )
}

/** Two ends. A whole range that is typed or pasted into the first one fills both: 30-60. */
export function RangeWidget({ name, spec, frame }: WidgetProps<'range'>) {
  const { setField } = useListingForm()
  const split = (typed: string) => {
    const { from = '', to = '' } = spec.of === 'count' ? readCountRange(typed) : readNumberRange(typed, spec.unit ?? '')
    if (from !== to) setField(name, { from: String(from), to: String(to) })
  }
  return (
    <FieldGroup {...frame} legend={frame.label}>
      <div className="grid grid-cols-2 gap-x-3">
        <End path={`${name}.from`} label="From" spec={spec} onLeave={split} />
        <End path={`${name}.to`} label="To" spec={spec} />
      </div>
    </FieldGroup>
  )
}

interface EndProps {
  path: string
  label: string
  spec: WidgetProps<'range'>['spec']
  onLeave?: (typed: string) => void
}

function End({ path, label, spec, onLeave }: EndProps) {
  const { value, set, control: own } = useField(path, asText)
  const { error, warning } = useIssues(path)
  const onBlur = () => {
    onLeave?.(value)
    own.onBlur()
  }
  return (
    <Field id={controlId(path)} label={label} error={textBelow(path, error)} warning={textBelow(path, warning)}>
      {(control) =>
        spec.of === 'count' ? (
          <Input
            {...control}
            {...own}
            onBlur={onBlur}
            value={value}
            onChange={(event) => set(event.currentTarget.value)}
            placeholder={spec.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        ) : (
          <FigureInput
            {...control}
            {...own}
            meaning={{ currency: null, unit: spec.unit ?? '' }}
            onBlur={onBlur}
            value={value}
            onValueChange={set}
            placeholder={spec.placeholder}
            suffix={spec.unit}
          />
        )
      }
    </Field>
  )
}

/** A value and its unit. A unit that is typed after the value is taken over: 160 cm, 57/58". */
export function MeasureWidget({ name, spec, frame }: WidgetProps<'measure'>) {
  const { setField } = useListingForm()
  const figure = useField(`${name}.value`, asText)
  const unit = useField(`${name}.unit`, asText)
  const known = unitsOf(spec.dimension).options.map(({ value }) => value)
  const chosen = unit.value || spec.unit
  const takeUnit = () => {
    const read = readMeasure(figure.value, chosen, spec.dimension)
    if (read && known.includes(read.unit)) setField(name, { value: String(read.value), unit: read.unit })
  }
  return (
    <Field {...frame}>
      {(control) => (
        <div className="flex gap-2">
          <NumberInput
            {...control}
            {...figure.control}
            value={figure.value}
            onValueChange={figure.set}
            onBlur={() => {
              takeUnit()
              figure.control.onBlur()
            }}
            placeholder={spec.placeholder}
            className="min-w-0 flex-1"
          />
          <NativeSelect
            {...unit.control}
            id={controlId(`${name}.unit`)}
            aria-label={`${frame.label}, unit`}
            value={chosen}
            onChange={(event) => unit.set(event.currentTarget.value)}
            options={known.includes(chosen) ? known : [chosen, ...known]}
            className="w-22 shrink-0"
          />
        </div>
      )}
    </Field>
  )
}
