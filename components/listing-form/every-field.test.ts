import fc from 'fast-check'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createFormControl, type FieldValues } from 'react-hook-form'
import { beforeAll, describe, expect, test } from 'vitest'
import { moduleOutline } from '@/components/listing-form/state/module-outline'
import { specSections } from '@/components/listing-view/spec-rows'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { valueSchema } from '@/lib/domain/fields/kinds'
import { applicableFields, formFieldNames } from '@/lib/domain/listing/judging/applicable-fields'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { packagingSnapshot } from '@/lib/domain/listing/judging/packaging'
import { isUnsaid } from '@/lib/domain/listing/presenting/value-text'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { moduleExamples } from '@/lib/domain/modules/registry/examples'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { fieldValue, fieldValues } from '@/lib/testing/field-values'
import { type ListingFormContext, ListingFormProvider } from './state/form-context'
import { formState } from './state/form-judgement'
import { formSubject } from './state/form-subject'
import { bodyValue, formValue } from './state/form-values'
import { ListingModel } from './state/listing-model'
import { FIELD_WIDGETS, preloadWidgets } from './widgets/field-widgets'
import type { WidgetProps } from './widgets/widget'

/** Their values are ids of files, which have a place of their own on the page and in the form. */
const FILES: ReadonlySet<FieldSpec['kind']> = new Set(['file', 'files', 'reference'])
/** Controls that every form brings; a list that is searched has one that stands in for it. */
const SIMPLE: ReadonlySet<FieldSpec['kind']> = new Set([
  'text',
  'longText',
  'url',
  'boolean',
  'construction',
  'reference',
  'choice',
  'choices',
])
/** Text that React writes into markup. */
const escaped = (text: string) => renderToStaticMarkup(createElement('i', null, text)).slice(3, -4)

beforeAll(async () => {
  await preloadWidgets(Promise.resolve(true))
})

describe.each(MODULE_KEYS.map((key) => [key, matrixDefinition(key)] as const))(
  'each field of %s',
  (key, definition) => {
    const units = new Set(formFieldNames(definition).flatMap((name) => fieldSpec(definition, name)?.unitFrom ?? []))
    const specs = formFieldNames(definition).flatMap((name) => {
      const spec = fieldSpec(definition, name)
      return spec ? [[name, spec] as const] : []
    })

    test('has a control with its label, empty and filled', () => {
      const subject = formSubject({ definition, opened: null, isMicroOrSmall: false, rates: {} })
      const model = new ListingModel(subject, formState(subject, subject.saved), () => Promise.reject())
      const outline = moduleOutline(definition, [])
      const context = {
        outline,
        definition,
        model,
        isAttempted: false,
        setField: () => {},
      } as unknown as ListingFormContext
      for (const [name, spec] of specs) {
        for (const stored of [undefined, valueSchema(spec).parse(fieldValue(spec))]) {
          model.form = createFormControl<FieldValues>({ defaultValues: { [name]: formValue(spec, stored) } })
          const { label, help } = spec
          const frame = { id: `f-${name}`, label, help, required: false, error: undefined, warning: undefined }
          const props: WidgetProps = { name, spec, frame }
          const control = createElement(FIELD_WIDGETS[spec.kind] as FunctionComponent<WidgetProps>, props)
          const html = renderToStaticMarkup(createElement(ListingFormProvider, { value: context }, control))
          expect(html, name).toContain(escaped(label))
          if (!FILES.has(spec.kind)) expect(html, `${name} is still fetched`).not.toContain('data-lazy')
        }
      }
    })

    test('has a control that comes with the page if it is in the first step', () => {
      const outline = moduleOutline(definition, [])
      const fetched = Object.entries(outline.fields).filter(([name, spec]) => {
        return formFieldNames(definition).includes(name) && !SIMPLE.has(spec.kind)
      })
      expect(fetched.map(([name]) => name)).toEqual([])
    })

    test('goes from the record into the form and back unchanged', () => {
      for (const [name, spec] of specs) {
        fc.assert(
          fc.property(fieldValues(spec), (given) => {
            const stored = valueSchema(spec).parse(given)
            const body = bodyValue(spec, formValue(spec, stored))
            expect(valueSchema(spec).parse(body), `${name}: ${JSON.stringify(body)}`).toEqual(stored)
          }),
          { numRuns: 12, seed: 7 },
        )
      }
    })

    test('has a row on the page of a listing that fills it', () => {
      for (const { name: example, body } of moduleExamples(key).whole) {
        // What follows from other values decides which fields apply.
        const { values } = judgeListing({ definition, body, stored: {}, storedStatus: 'ACTIVE', isMicroOrSmall: false })
        const rows = specSections(definition, values, packagingSnapshot(values)).flatMap((section) => section.rows)
        for (const row of rows)
          expect(row.parts.map(({ text }) => text).join(''), `${example}: ${row.name}`).not.toBe('')
        const shown = new Set(rows.map(({ name }) => name))
        const missing = definition.groups.specifications.filter(
          (name) =>
            isFilled(values[name]) &&
            // A no may be a switch that was left alone.
            !isUnsaid(definition, name, values[name]) &&
            applicableFields(definition, values).has(name) &&
            !shown.has(name) &&
            !SHOWN_APART.has(name) &&
            !units.has(name) &&
            specs.some(([own]) => own === name),
        )
        expect(missing, example).toEqual([])
      }
    })
  },
)

/** In the head of the page, or only as the unit of another figure. */
const SHOWN_APART: ReadonlySet<string> = new Set([
  'category',
  'composition',
  'material',
  'uom',
  'capacityUom',
  'packUnit',
])
