'use client'

import { useEffect, useState } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A control's current value and the value the server rendered. */
interface EarlyValue {
  current: string
  rendered: string
}

/**
 * Replays what was typed or chosen in the form before hydration, which would otherwise be lost in the first render. Call it after the
 * effects that restore saved values.
 */
export function useEarlyInput(formId: string): void {
  // Read before the first render replaces what the reader typed.
  const [early] = useState(() => (typeof document === 'undefined' ? NOTHING : readEarly(formId)))
  useEffect(() => {
    for (const [control, value] of early) if (control.isConnected) replay(control, value)
    early.clear()
  }, [early])
}

const NOTHING: Map<Control, EarlyValue> = new Map()

function readEarly(formId: string): Map<Control, EarlyValue> {
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return new Map()
  return new Map(
    [...form.elements].flatMap((element) => {
      if (!isControl(element)) return []
      const value = readValue(element)
      return value.current === value.rendered ? [] : [[element, value] as const]
    }),
  )
}

function isControl(element: Element): element is Control {
  if (element instanceof HTMLInputElement) return element.type !== 'file' && element.type !== 'hidden'
  return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
}

function isTicked(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')
}

function readValue(control: Control): EarlyValue {
  if (isTicked(control)) return { current: String(control.checked), rendered: String(control.defaultChecked) }
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    return {
      current: control.value,
      rendered: (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '',
    }
  }
  return { current: control.value, rendered: control.defaultValue }
}

function replay(control: Control, { current }: EarlyValue): void {
  const latest = readValue(control).current
  // They may have typed more during hydration.
  const value = latest.startsWith(current) ? latest : current
  if (isTicked(control)) {
    if (value === 'true') tick(control)
    else if (control.type === 'checkbox') untick(control)
    return
  }
  const { selectionStart, selectionEnd } = control instanceof HTMLSelectElement ? NO_SELECTION : control
  setNativeValue(control, value)
  const isFocused = document.activeElement === control
  if (isFocused && !(control instanceof HTMLSelectElement) && selectionStart !== null) {
    control.setSelectionRange(selectionStart, selectionEnd)
  }
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

const NO_SELECTION = { selectionStart: null, selectionEnd: null }

/** Sets what a control shows, for an event that follows: React only fires onChange when the value differs from the last one it saw. */
export function setNativeValue(control: Control, value: string): void {
  control.value = ''
  const prototype = Object.getPrototypeOf(control)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
}

function tick(box: HTMLInputElement): void {
  box.checked = false
  box.click()
}

function untick(box: HTMLInputElement): void {
  box.checked = true
  box.click()
}
