'use client'

import { FieldNote } from '@/components/listing-form/notices/field-note'
import { TitleBuilder } from '@/components/listing-form/notices/title-builder'
import { asText, useField, useJudged, useListingForm } from '@/components/listing-form/state/form-context'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Switch } from '@/components/ui/switch'
import { Textarea } from '@/components/ui/textarea'
import type { FieldKind } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import { isShort, ShortList } from './choice-widgets'
import { LazyWidget, WidgetSource } from './lazy-widget'
import { ListPlace } from './resting-list'
import type { Widget, WidgetProps } from './widget'

/** One file for all of them: apart, each would bring its own copy of the units. */
const later = () => import('../later')
const rare = async () => (await later()).loadRareWidgets()

const count = new WidgetSource<'count'>(async () => (await later()).CountWidget)
/** Figures read units and words of a price list. */
const number = new WidgetSource<'number'>(async () => (await later()).NumberWidget)
const money = new WidgetSource<'money'>(async () => (await later()).MoneyWidget)
const searchedList = new WidgetSource<'choice'>(async () => (await import('./searched-widgets')).SearchedList)
const choices = new WidgetSource<'choices'>(async () => (await import('./searched-widgets')).ChoicesWidget)
const parts = new WidgetSource<'parts'>(async () => (await later()).PartsEditor)
const blend = new WidgetSource<'blend'>(async () => (await later()).BlendEditor)
const quantitySlabs = new WidgetSource<'quantitySlabs'>(async () => (await later()).SlabEditor)
const pdcSlabs = new WidgetSource<'pdcSlabs'>(async () => (await later()).PdcEditor)
const rows = new WidgetSource<'rows'>(async () => (await rare()).RowsEditor)
const date = new WidgetSource<'date'>(async () => (await rare()).DateWidget)
const range = new WidgetSource<'range'>(async () => (await rare()).RangeWidget)
const measure = new WidgetSource<'measure'>(async () => (await rare()).MeasureWidget)
const settlement = new WidgetSource<'settlement'>(async () => (await later()).SettlementWidget)
/** Uploads come with the steps that have files. */
const file = new WidgetSource<'file'>(async () => (await import('./files/files-widget')).FilesWidget)
const files = new WidgetSource<'files'>(async () => (await import('./files/files-widget')).FilesWidget)

/** Kinds whose widgets come only where a module has such fields. */
export const RARE_KINDS: ReadonlySet<FieldKind> = new Set(['rows', 'date', 'range', 'measure'])

/**
 * Fetches the widgets of the later steps, so that they open without waiting, and without a connection too.
 * @param hasRare whether the module has fields of the kinds that few have
 */
export async function preloadWidgets(hasRare: Promise<boolean>): Promise<void> {
  const sources = [count, number, money, searchedList, choices, parts, blend, quantitySlabs, pdcSlabs, settlement]
  const usual = sources.map((source) => source.fetch())
  const ofFew = (await hasRare) ? [rows, date, range, measure].map((source) => source.fetch()) : []
  await Promise.all([...usual, ...ofFew])
}

/** One widget per kind; a new kind without one does not compile. */
export const FIELD_WIDGETS: { readonly [K in FieldKind]: Widget<K> } = {
  text: TextWidget,
  longText: TextWidget,
  url: TextWidget,
  number: (props) => <LazyWidget source={number} props={props} />,
  money: (props) => <LazyWidget source={money} props={props} />,
  boolean: BooleanWidget,
  count: (props) => <LazyWidget source={count} props={props} />,
  choice: (props) =>
    isShort(props.spec.vocabulary) ? <ShortList {...props} /> : <ListPlace source={searchedList} props={props} />,
  choices: (props) => <ListPlace source={choices} props={props} />,
  parts: (props) => <LazyWidget source={parts} props={props} />,
  blend: (props) => <LazyWidget source={blend} props={props} />,
  quantitySlabs: (props) => <LazyWidget source={quantitySlabs} props={props} />,
  pdcSlabs: (props) => <LazyWidget source={pdcSlabs} props={props} />,
  settlement: (props) => <LazyWidget source={settlement} props={props} />,
  file: (props) => <LazyWidget source={file} props={props} />,
  files: (props) => <LazyWidget source={files} props={props} />,
  date: (props) => <LazyWidget source={date} props={props} />,
  range: (props) => <LazyWidget source={range} props={props} />,
  measure: (props) => <LazyWidget source={measure} props={props} />,
  rows: (props) => <LazyWidget source={rows} props={props} />,
  construction: TextWidget,
  reference: TextWidget,
}

function TextWidget({ name, spec, frame }: WidgetProps<'text' | 'longText' | 'url' | 'construction' | 'reference'>) {
  const { value, set, control: own } = useField(name, asText)
  const derived = useJudged((state) => textValue(state.derived, name))
  const { titleField } = useListingForm().outline
  return (
    <Field {...frame} aside={name === titleField ? <TitleBuilder /> : undefined}>
      {(control) => {
        const box = {
          ...control,
          ...own,
          value,
          onChange: (event: { currentTarget: { value: string } }) => set(event.currentTarget.value),
          placeholder: derived || spec.placeholder,
        }
        return (
          <>
            {spec.kind === 'longText' ? (
              <Textarea {...box} />
            ) : (
              <Input {...box} type={spec.kind === 'url' ? 'url' : 'text'} autoComplete="off" />
            )}
            <FieldNote name={name} />
          </>
        )
      }}
    </Field>
  )
}

function BooleanWidget({ name, frame }: WidgetProps<'boolean'>) {
  const { value, set, control } = useField(name, (typed) => typed === true)
  const message = frame.error ?? frame.warning
  return (
    <div>
      <Switch
        id={frame.id}
        {...control}
        label={frame.label}
        description={frame.help}
        checked={value}
        onChange={(event) => set(event.currentTarget.checked)}
        aria-describedby={message ? `${frame.id}-message` : undefined}
      />
      {message ? (
        <p id={`${frame.id}-message`} className="text-sm text-turmeric">
          {message}
        </p>
      ) : null}
    </div>
  )
}
