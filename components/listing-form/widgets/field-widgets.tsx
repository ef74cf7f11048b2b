'use client'

import type { ReactNode } from 'react'
import { FieldNote } from '@/components/listing-form/notices/field-note'
import { TitleBuilder } from '@/components/listing-form/notices/title-builder'
import { asText, useBoard, useFieldValue, useListingForm } from '@/components/listing-form/state/form-context'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NumberInput } from '@/components/ui/number-input'
import { Switch } from '@/components/ui/switch'
import { Textarea } from '@/components/ui/textarea'
import type { FieldKind, FieldSpec } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import { fieldSpec } from '@/lib/domain/modules'
import { isShort, ShortList } from './choice-widgets'
import { LateWidget, LazyWidget } from './lazy-widget'
import { moneySign } from './money-sign'
import type { Widget, WidgetProps } from './widget'

const count = new LateWidget<'count'>(async () => (await import('./count-widget')).CountWidget)
/** Searched lists weigh most of all widgets, and a form's first step has none. */
const searchedList = new LateWidget<'choice'>(async () => (await import('./searched-widgets')).SearchedList)
const choices = new LateWidget<'choices'>(async () => (await import('./searched-widgets')).ChoicesWidget)
const parts = new LateWidget<'parts'>(async () => (await import('./parts-editor')).PartsEditor)
const blend = new LateWidget<'blend'>(async () => (await import('./blend-editor')).BlendEditor)
const quantitySlabs = new LateWidget<'quantitySlabs'>(async () => (await import('./slabs/slab-editor')).SlabEditor)
const pdcSlabs = new LateWidget<'pdcSlabs'>(async () => (await import('./pdc-editor')).PdcEditor)
const settlement = new LateWidget<'settlement'>(async () => (await import('./pdc-editor')).SettlementWidget)
/** Uploads come with the steps that have files. */
const file = new LateWidget<'file'>(async () => (await import('./files-widget')).FilesWidget)
const files = new LateWidget<'files'>(async () => (await import('./files-widget')).FilesWidget)

/** Fetches what the later steps are filled in with, so that they open at once, and without a connection too. */
export function preloadWidgets(): void {
  const sources = [count, searchedList, choices, parts, blend, quantitySlabs, pdcSlabs, settlement]
  for (const source of sources) void source.fetch()
}

/** One widget per kind; a new kind without one does not compile. */
export const FIELD_WIDGETS: { readonly [K in FieldKind]: Widget<K> } = {
  text: TextWidget,
  longText: LongTextWidget,
  url: UrlWidget,
  number: NumberWidget,
  boolean: BooleanWidget,
  count: (props) => <LazyWidget source={count} props={props} />,
  choice: (props) =>
    isShort(props.spec.vocabulary) ? <ShortList {...props} /> : <LazyWidget source={searchedList} props={props} />,
  choices: (props) => <LazyWidget source={choices} props={props} />,
  parts: (props) => <LazyWidget source={parts} props={props} />,
  blend: (props) => <LazyWidget source={blend} props={props} />,
  quantitySlabs: (props) => <LazyWidget source={quantitySlabs} props={props} />,
  pdcSlabs: (props) => <LazyWidget source={pdcSlabs} props={props} />,
  settlement: (props) => <LazyWidget source={settlement} props={props} />,
  file: (props) => <LazyWidget source={file} props={props} />,
  files: (props) => <LazyWidget source={files} props={props} />,
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
