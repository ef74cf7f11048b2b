'use client'

import { afterPress } from '@/components/ui/after-press'
import { cx } from '@/components/ui/cx'
import type { Issue } from '@/lib/domain/errors'
import type { FieldKind, FieldSpec } from '@/lib/domain/fields/field'
import { fieldSpec } from '@/lib/domain/modules'
import { controlId, useBoard, useListingForm } from './state/form-context'
import { isNeededToPublish } from './state/form-fields'
import { FIELD_WIDGETS } from './widgets/field-widgets'
import type { Widget, WidgetProps } from './widgets/widget'

const NONE: readonly Issue[] = []

/** One field of the form: there while it applies, with its widget, its help and what is to be said of it. */
export function FormField({ name }: { name: string }) {
  const { definition, board } = useListingForm()
  const isShown = useBoard((state) => state.shown.has(name))
  const issues = useBoard((state) => state.told.get(name) ?? NONE)
  const spec = fieldSpec(definition, name)
  const isNeeded = useBoard((state) => spec !== null && isNeededToPublish(spec, state.canonical))
  if (!spec || !isShown) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens; leaving any control inside makes the field's issues be shown.
    <div
      className={cx('min-w-0', isWide(spec) && 'sm:col-span-2')}
      data-field={name}
      onBlur={() => afterPress(() => board.touch(name))}
    >
      <FieldBody
        name={name}
        spec={spec}
        issues={issues}
        frame={{
          id: controlId(name),
          label: spec.label,
          help: spec.help,
          required: isNeeded,
          optional: spec.need === undefined || spec.need === 'optional',
          error: said(issues, name, 'error'),
          warning: said(issues, name, 'warning'),
        }}
      />
    </div>
  )
}

/** The widget of a field's kind takes that kind's spec; the pair is made here, where the kind is read from the very spec. */
function FieldBody(props: WidgetProps) {
  const Widget = FIELD_WIDGETS[props.spec.kind] as Widget<FieldKind>
  return <Widget {...props} />
}

/** What is said of the field as a whole; of its rows and parts each says its own. */
function said(issues: readonly Issue[], name: string, severity: Issue['severity']): string | undefined {
  const messages = issues.filter(
    (issue) => issue.severity === severity && issue.field.replace(/^fields\./, '') === name,
  )
  return messages.map(({ message }) => message).join(' ') || undefined
}

const WIDE: Readonly<Record<FieldKind, boolean>> = {
  text: false,
  longText: true,
  url: true,
  number: false,
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
}

const LONG_TEXT_FROM = 100

function isWide(spec: FieldSpec): boolean {
  return WIDE[spec.kind] || (spec.kind === 'text' && (spec.rule?.lengthMax ?? 0) >= LONG_TEXT_FROM)
}
