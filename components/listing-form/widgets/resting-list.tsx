'use client'

import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { AwayNotice } from '@/components/listing-form/notices/away-notice'
import { FieldNote } from '@/components/listing-form/notices/field-note'
import { asList, asText, useField, useJudged, useListingForm } from '@/components/listing-form/state/form-context'
import { useFetched } from '@/components/listing-form/state/use-fetched'
import { Field } from '@/components/ui/field'
import { RestingCombobox } from '@/components/ui/resting-combobox'
import { setNativeValue } from '@/components/ui/use-early-input'
import { textValue } from '@/lib/domain/listing/listing'
import { useChoice, useOffered } from './choice-widgets'
import type { WidgetSource } from './lazy-widget'
import type { FieldFrame, WidgetProps } from './widget'

type ListKind = 'choice' | 'choices'

/** What is in use when the searched list arrives. */
interface InUse {
  input: HTMLInputElement
  /** Its list should open. */
  opens: boolean
}

/**
 * A searched list. Its script weighs most of all widgets, so it comes when the seller uses the field; until then a light control takes
 * its place, and what is typed or chosen there counts.
 */
export function ListPlace<K extends ListKind>({ source, props }: { source: WidgetSource<K>; props: WidgetProps<K> }) {
  const { definition, model } = useListingForm()
  const { id } = props.frame
  const [unknown, setUnknown] = useState('')
  const shown = { ...props, frame: withUnknown(props.frame, unknown), onUnknown: setUnknown }
  const inUse = useRef<InUse | null>(null)
  const [isUsed, setUsed] = useState(false)
  // Nothing is exchanged under a finger, or in the middle of a composed character.
  const [isHeld, setHeld] = useState(false)
  const fetchBoth = useCallback(async () => {
    const [isFetched, judgement] = await Promise.all([source.fetch(), model.loadJudgement()])
    return isFetched && judgement !== null
  }, [source, model])
  const [state, again] = useFetched(isUsed, fetchBoth)
  const { widget } = source
  const Fetched = definition && !isHeld ? widget : null
  const isThere = Fetched !== null

  useLayoutEffect(() => {
    const before = inUse.current
    const input = document.getElementById(id)
    if (isThere && before && input instanceof HTMLInputElement && input !== before.input) continueIn(input, before)
    if (isThere) inUse.current = null
  }, [isThere, id])

  if (Fetched) return <Fetched {...shown} />
  return (
    <div
      className="contents"
      onPointerDown={() => {
        setHeld(true)
        const release = () => setTimeout(() => setHeld(false))
        for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, release, { once: true })
      }}
      onCompositionStart={() => setHeld(true)}
      onCompositionEnd={() => setHeld(false)}
    >
      <RestingList
        {...(shown as WidgetProps<ListKind>)}
        onUse={(input, opens) => {
          inUse.current = { input, opens: opens || inUse.current?.opens === true }
          setUsed(true)
        }}
        onLeave={() => {
          inUse.current = null
        }}
      />
      {state === 'away' ? <AwayNotice onRetry={again} /> : null}
    </div>
  )
}

/** Text that a closed list does not have is not kept: its field says so. */
function withUnknown(frame: FieldFrame, typed: string): FieldFrame {
  return typed === '' ? frame : { ...frame, warning: `“${typed}” is not in this list. Choose an entry from it.` }
}

interface RestingListProps extends WidgetProps<ListKind> {
  onUse: (input: HTMLInputElement, opens: boolean) => void
  onLeave: () => void
}

function RestingList({ name, spec, frame, onUnknown, onUse, onLeave }: RestingListProps) {
  const isMultiple = spec.kind === 'choices'
  const { value, control: own } = useField(name, isMultiple ? asList : (typed) => [asText(typed)].filter(Boolean))
  const choose = useChoice(name)
  const derived = useJudged((state) => textValue(state.derived, name))
  const options = useOffered(spec.vocabulary, value)
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <RestingCombobox
            {...control}
            {...own}
            options={options}
            value={value}
            onValueChange={(chosen) => choose(isMultiple ? chosen : (chosen[0] ?? ''))}
            isMultiple={isMultiple}
            allowOther={!spec.vocabulary.isClosed}
            placeholder={derived || undefined}
            onUnknown={onUnknown}
            onUse={onUse}
            onLeave={onLeave}
          />
          {isMultiple ? null : <FieldNote name={name} />}
        </>
      )}
    </Field>
  )
}

/** Moves the focus and the typed text into the control that came, and opens its list if that was asked for. */
function continueIn(input: HTMLInputElement, { input: before, opens }: InUse): void {
  const { value } = before
  input.focus({ preventScroll: true })
  if (value !== input.value) {
    setNativeValue(input, value)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: value }))
  } else if (opens) {
    input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: 'ArrowDown' }))
  }
}
