import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createFormControl, type FieldValues } from 'react-hook-form'
import { describe, expect, test } from 'vitest'
import { type ListingFormContext, ListingFormProvider } from '@/components/listing-form/state/form-context'
import { formState } from '@/components/listing-form/state/form-judgement'
import { formSubject } from '@/components/listing-form/state/form-subject'
import { formValue } from '@/components/listing-form/state/form-values'
import { ListingModel } from '@/components/listing-form/state/listing-model'
import { moduleOutline } from '@/components/listing-form/state/module-outline'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { commonDefinition } from '@/lib/domain/modules/every-module/common-definition'
import { DateWidget, MeasureWidget, RangeWidget } from './measured-widgets'
import { RowsEditor } from './rows/rows-editor'
import type { WidgetProps } from './widget'

const definition = commonDefinition('grey_fabric')

/** The markup of one field's widget, as it opens on a stored value. */
function markup(Widget: (props: never) => unknown, spec: FieldSpec, stored: unknown): string {
  const subject = formSubject({ definition, opened: null, isMicroOrSmall: false, rates: {} })
  const model = new ListingModel(subject, formState(subject, subject.saved), () => Promise.reject())
  model.form = createFormControl<FieldValues>({ defaultValues: { field: formValue(spec, stored) } })
  const outline = moduleOutline(definition, [])
  const context = {
    outline,
    definition,
    model,
    isAttempted: false,
    setField: () => {},
  } as unknown as ListingFormContext
  const frame = {
    id: 'f-field',
    label: spec.label,
    help: spec.help,
    required: false,
    error: undefined,
    warning: undefined,
  }
  const props: WidgetProps = { name: 'field', spec, frame }
  const field = createElement(Widget as FunctionComponent<WidgetProps>, props)
  return renderToStaticMarkup(createElement(ListingFormProvider, { value: context }, field))
}

describe('each control has its label, its help and its value', () => {
  test('of a date', () => {
    const html = markup(
      DateWidget,
      { kind: 'date', label: 'Slot from', help: 'When the looms are free', rule: { earliest: '2020-01-01' } },
      '2026-12-05',
    )
    expect(html).toContain('for="f-field"')
    expect(html).toContain('Slot from')
    expect(html).toContain('When the looms are free')
    expect(html).toMatch(/<input(?=[^>]*type="date")(?=[^>]*min="2020-01-01")(?=[^>]*value="2026-12-05")/)
  })

  test('of both ends of a range', () => {
    const html = markup(RangeWidget, { kind: 'range', label: 'Batch size', unit: 'kg' }, { from: 200, to: 1500 })
    expect(html).toMatch(/<legend[^>]*>Batch size/)
    for (const [id, label] of [
      ['f-field-from', 'From'],
      ['f-field-to', 'To'],
    ])
      expect(html).toMatch(new RegExp(`<label[^>]*for="${id}"[^>]*>${label}`))
    expect(html).toContain('value="1,500"')
  })

  test('of a measure and its unit', () => {
    const spec: FieldSpec = { kind: 'measure', dimension: 'length', label: 'Cloth width', unit: 'in', base: 'cm' }
    const html = markup(MeasureWidget, spec, { value: 160, unit: 'cm' })
    expect(html).toContain('aria-label="Cloth width, unit"')
    expect(html).toMatch(/<option[^>]*value="cm"[^>]*selected/)
    expect(markup(MeasureWidget, spec, undefined)).toMatch(/<option[^>]*value="in"[^>]*selected/)
  })

  test('of every cell in every row', () => {
    const spec: FieldSpec = {
      kind: 'rows',
      label: 'Size ratio',
      parts: [
        { name: 'size', label: 'Size', kind: 'text' },
        { name: 'pieces', label: 'Pieces', kind: 'number' },
        { name: 'until', label: 'Until', kind: 'date' },
      ],
      sum: { column: 'pieces', equalsField: 'piecesPerSet' },
    }
    const html = markup(RowsEditor, spec, [
      { size: 'S', pieces: 2 },
      { size: 'M', pieces: 4 },
    ])
    for (const row of [0, 1]) {
      expect(html).toContain(`Size ratio, row ${row + 1}`)
      expect(html).toContain(`Remove row ${row + 1}`)
      for (const part of spec.parts) expect(html).toContain(`for="f-field-${row}-${part.name}"`)
    }
    expect(html).toContain('Total 6')
    expect(markup(RowsEditor, spec, undefined)).toContain('Add a row')
  })
})
