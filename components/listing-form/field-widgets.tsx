'use client'

import type { ReactNode } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NumberInput } from '@/components/ui/number-input'
import { Switch } from '@/components/ui/switch'
import { Textarea } from '@/components/ui/textarea'
import type { FieldKind, FieldSpec } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import { fieldSpec } from '@/lib/domain/modules'
import { BlendEditor } from './blend-editor'
import { ChoicesWidget, ChoiceWidget } from './choice-widgets'
import { CountWidget } from './count-widget'
import { FieldNote } from './field-note'
import { FilesPanel } from './files-panel'
import { asText, useBoard, useFieldValue, useListingForm } from './form-context'
import { moneySign } from './money-sign'
import { PartsEditor } from './parts-editor'
import { PdcEditor, SettlementWidget } from './pdc-editor'
import { SlabEditor } from './slab-editor'
import { TitleBuilder } from './title-builder'
import type { Widget, WidgetProps } from './widget'

/** One widget per kind; a new kind without one does not compile. */
export const FIELD_WIDGETS: { readonly [K in FieldKind]: Widget<K> } = {
  text: TextWidget,
  longText: LongTextWidget,
  url: UrlWidget,
  number: NumberWidget,
  boolean: BooleanWidget,
  count: CountWidget,
  choice: ChoiceWidget,
  choices: ChoicesWidget,
  parts: PartsEditor,
  blend: BlendEditor,
  quantitySlabs: SlabEditor,
  pdcSlabs: PdcEditor,
  settlement: SettlementWidget,
  file: FilesPanel,
  files: FilesPanel,
}

/** What the other fields can fill in for these. */
const ASIDES: Readonly<Record<string, ReactNode>> = { title: <TitleBuilder /> }

function TextWidget({ name, spec, frame }: WidgetProps<'text'>) {
  const { value, set } = useFieldValue(name, asText)
  const derived = useBoard((state) => textValue(state.derived, name))
  return (
    <Field {...frame} aside={ASIDES[name]}>
      {(control) => (
        <>
          <Input
            {...control}
            value={value}
            onChange={(event) => set(event.currentTarget.value)}
            placeholder={derived || spec.placeholder}
            autoComplete="off"
          />
          <FieldNote name={name} />
        </>
      )}
    </Field>
  )
}

function LongTextWidget({ name, spec, frame }: WidgetProps<'longText'>) {
  const { value, set } = useFieldValue(name, asText)
  return (
    <Field {...frame}>
      {(control) => (
        <Textarea
          {...control}
          value={value}
          onChange={(event) => set(event.currentTarget.value)}
          placeholder={spec.placeholder}
        />
      )}
    </Field>
  )
}

function UrlWidget({ name, spec, frame }: WidgetProps<'url'>) {
  const { value, set } = useFieldValue(name, asText)
  return (
    <Field {...frame}>
      {(control) => (
        <Input
          {...control}
          type="url"
          inputMode="url"
          value={value}
          onChange={(event) => set(event.currentTarget.value)}
          placeholder={spec.placeholder}
          autoComplete="off"
        />
      )}
    </Field>
  )
}

function NumberWidget({ name, spec, frame }: WidgetProps<'number'>) {
  const { value, set } = useFieldValue(name, asText)
  const { prefix, unit } = useMeasure(spec)
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <NumberInput
            {...control}
            value={value}
            onValueChange={set}
            prefix={prefix || undefined}
            suffix={unit || undefined}
            placeholder={spec.placeholder}
          />
          <FieldNote name={name} />
        </>
      )}
    </Field>
  )
}

/** The unit of a figure; where it comes from a "... per" field the figure is money, so its currency stands before it. */
function useMeasure(spec: FieldSpec): { prefix: string; unit: string } {
  const { definition } = useListingForm()
  const isPrice = spec.unitFrom !== undefined && /\bper$/i.test(fieldSpec(definition, spec.unitFrom)?.label ?? '')
  const unit = useBoard(({ values }) => spec.unit ?? (spec.unitFrom ? textValue(values, spec.unitFrom) : ''))
  const prefix = useBoard(({ values }) => (isPrice ? moneySign(textValue(values, 'currency')) : ''))
  return { prefix, unit: isPrice && unit ? `per ${unit}` : unit }
}

function BooleanWidget({ name, frame }: WidgetProps<'boolean'>) {
  const { value, set } = useFieldValue(name, (typed) => typed === true)
  return (
    <div>
      <Switch
        id={frame.id}
        label={frame.label}
        description={frame.help}
        checked={value}
        onChange={(event) => set(event.currentTarget.checked)}
        aria-describedby={(frame.error ?? frame.warning) ? `${frame.id}-said` : undefined}
      />
      {(frame.error ?? frame.warning) ? (
        <p id={`${frame.id}-said`} className="text-sm text-turmeric">
          {frame.error ?? frame.warning}
        </p>
      ) : null}
    </div>
  )
}
