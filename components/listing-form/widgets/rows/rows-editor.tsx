'use client'

import type { KeyboardEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { useJudged, useListingForm } from '@/components/listing-form/state/form-context'
import { formValue } from '@/components/listing-form/state/form-values'
import { Part } from '@/components/listing-form/widgets/parts-editor'
import type { WidgetProps } from '@/components/listing-form/widgets/widget'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { FieldGroup } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { numberValue } from '@/lib/domain/listing/listing'
import { sumOf } from '@/lib/domain/units/rounding'
import { useRows } from './cells'
import { figure } from './slab-rows'

const ROWS_MAX = 50

/** Rows of any columns: sizes, colours in stock, machines. Enter in the last row adds another. */
export function RowsEditor({ name, spec, frame }: WidgetProps<'rows'>) {
  const { fields, append, remove, adder } = useRows(name)
  const isFull = fields.length >= (spec.rule?.itemsMax ?? ROWS_MAX)

  function add() {
    const [row = {}] = formValue(spec, [{}]) as Record<string, unknown>[]
    append(row, { focusName: `${name}.${fields.length}.${spec.parts[0]?.name ?? ''}` })
  }

  const addOnEnter = (event: KeyboardEvent, position: number) => {
    const isText = event.target instanceof HTMLInputElement && event.target.role !== 'combobox'
    if (event.key !== 'Enter' || !isText || event.defaultPrevented) return
    // Enter would otherwise press the form's first button.
    event.preventDefault()
    if (position === fields.length - 1 && !isFull) add()
  }

  return (
    <FieldGroup {...frame} legend={frame.label}>
      {fields.length > 0 ? (
        <ol className="flex flex-col gap-3">
          {fields.map((row, position) => (
            <li
              key={row.id}
              className="grid grid-cols-[1fr_2.5rem] items-end gap-2 border-line border-b pb-3 sm:border-0 sm:pb-0"
            >
              <fieldset
                onKeyDown={(event) => addOnEnter(event, position)}
                className={cx(
                  'm-0 grid min-w-0 grid-cols-2 items-end gap-x-3 gap-y-2 border-0 p-0 sm:grid-cols-[repeat(auto-fit,minmax(7rem,1fr))]',
                  // One heading for a column is enough where the columns are below each other.
                  position > 0 && 'sm:[&_label[for]]:sr-only',
                )}
              >
                <legend className="sr-only">{`${frame.label}, row ${position + 1}`}</legend>
                {spec.parts.map(({ help, ...part }) => (
                  <Part
                    key={part.name}
                    path={`${name}.${position}.${part.name}`}
                    part={position === 0 && help ? { ...part, help } : part}
                    isCell
                  />
                ))}
              </fieldset>
              <Button
                iconOnly
                variant="quiet"
                aria-label={`Remove row ${position + 1}`}
                onClick={() => remove(position)}
              >
                <Icon name="trash" />
              </Button>
            </li>
          ))}
        </ol>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button ref={adder} size="sm" onClick={add} disabled={isFull}>
          <Icon name="plus" />
          Add a row
        </Button>
        {spec.sum && fields.length > 0 ? <Total name={name} sum={spec.sum} /> : null}
      </div>
    </FieldGroup>
  )
}

/** What the rows add up to, and what they should. */
function Total({ name, sum }: { name: string; sum: { column: string; equalsField: string } }) {
  const { form } = useListingForm().model
  const rows: unknown = useWatch({ control: form.control, name })
  const whole = useJudged(({ values }) => numberValue(values, sum.equalsField))
  const cells = Array.isArray(rows) ? (rows as Record<string, unknown>[]).map((row) => row[sum.column]) : []
  const total = sumOf(cells.map((cell) => (typeof cell === 'string' ? (figure(cell) ?? 0) : 0)))
  return (
    <p aria-live="polite" className="num text-ink-2 text-sm">
      Total {total.toLocaleString('en-IN')}
      {whole === null ? '' : ` of ${whole.toLocaleString('en-IN')}`}
    </p>
  )
}
