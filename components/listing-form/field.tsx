'use client'

import { useEffect } from 'react'
import { cx } from '@/components/ui/cx'
import { Skeleton } from '@/components/ui/skeleton'
import type { FieldKind, FieldSpec } from '@/lib/domain/fields/field'
import { controlId, useIssues, useJudged, useListingForm } from './state/form-context'
import { textBelow } from './state/form-errors'
import { isNeededToPublish } from './state/form-paths'
import { FIELD_WIDGETS } from './widgets/field-widgets'
import type { Widget, WidgetProps } from './widgets/widget'

/** One field of the form, shown while it applies: its widget with label, help and messages. */
export function FormField({ name }: { name: string }) {
  const { specOf } = useListingForm()
  const isShown = useJudged((state) => state.shown.has(name))
  const spec = specOf(name)
  const isNeeded = useJudged((state) => spec !== null && isNeededToPublish(spec, state.canonical))
  const { error, warning } = useIssues(name)
  if (!isShown || spec?.isComputed) return null
  if (!spec) return <FieldPlace name={name} />
  const text = (issue: typeof error) => (PARTED.has(spec.kind) ? issue?.message : textBelow(name, issue))
  return (
    <div className={cx('min-w-0', isWide(spec) && 'sm:col-span-2')} data-field={name}>
      <FieldBody
        name={name}
        spec={spec}
        frame={{
          id: controlId(name),
          label: spec.label,
          help: spec.help,
          required: isNeeded,
          error: text(error),
          warning: text(warning),
        }}
      />
    </div>
  )
}

/** The place of a field whose module is on its way. It is there first, so that a link finds it. */
function FieldPlace({ name }: { name: string }) {
  const { controlArrived } = useListingForm()
  useEffect(() => () => controlArrived(controlId(name)), [controlArrived, name])
  return (
    <div id={controlId(name)} tabIndex={-1} data-lazy="" data-field-place="">
      <Skeleton className="h-14" />
    </div>
  )
}

/** The widget of a field's kind takes that kind's spec; the pair is made here, where the kind is read from the spec itself. */
function FieldBody(props: WidgetProps) {
  const Widget = FIELD_WIDGETS[props.spec.kind] as Widget<FieldKind>
  return <Widget {...props} />
}

/** Kinds whose rows and parts show their own messages. */
const PARTED: ReadonlySet<FieldKind> = new Set(['parts', 'blend', 'quantitySlabs', 'pdcSlabs', 'rows', 'range'])

const WIDE: Readonly<Record<FieldKind, boolean>> = {
  text: false,
  longText: true,
  url: true,
  number: false,
  money: false,
  boolean: true,
  count: true,
  choice: false,
  choices: true,
  parts: true,
  blend: true,
  quantitySlabs: true,
  pdcSlabs: true,
  settlement: false,
  file: true,
  files: true,
  date: false,
  range: false,
  measure: false,
  rows: true,
  construction: true,
  reference: true,
}

const LONG_TEXT_FROM = 100

function isWide(spec: FieldSpec): boolean {
  return WIDE[spec.kind] || (spec.kind === 'text' && (spec.rule?.lengthMax ?? 0) >= LONG_TEXT_FROM)
}
