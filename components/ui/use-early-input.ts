'use client'

import { useEffect, useState } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a control says, and what the page as it came from the server made it say. */
interface Said {
  now: string
  sent: string
}

/**
 * What somebody typed or chose in the form with this id before its script ran is said to it again, as if it were typed now; without this the
 * first drawing of the script would take it back. Call it after the effects that put kept values into the form.
 */
export function useEarlyInput(formId: string): void {
  // Read while the page still is as the reader left it: from the first drawing on, what the script knows stands in its place.
  const [early] = useState(() => (typeof document === 'undefined' ? NOTHING : readEarly(formId)))
  useEffect(() => {
    for (const [control, said] of early) if (control.isConnected) sayAgain(control, said)
    early.clear()
  }, [early])
}

const NOTHING: Map<Control, Said> = new Map()

function readEarly(formId: string): Map<Control, Said> {
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return new Map()
  return new Map(
    [...form.elements].flatMap((element) => {
      if (!isControl(element)) return []
      const said = saidBy(element)
      return said.now === said.sent ? [] : [[element, said] as const]
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

function saidBy(control: Control): Said {
  if (isTicked(control)) return { now: String(control.checked), sent: String(control.defaultChecked) }
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    return { now: control.value, sent: (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '' }
  }
  return { now: control.value, sent: control.defaultValue }
}

function sayAgain(control: Control, { now }: Said): void {
  const latest = saidBy(control).now
  // Somebody may have typed on while the script took over.
  const wanted = latest.startsWith(now) ? latest : now
  if (isTicked(control)) {
    if (wanted === 'true') tick(control)
    else if (control.type === 'checkbox') untick(control)
    return
  }
  const { selectionStart, selectionEnd } = control instanceof HTMLSelectElement ? NO_SELECTION : control
  setBehindReact(control, wanted)
  const isFocused = document.activeElement === control
  if (isFocused && !(control instanceof HTMLSelectElement) && selectionStart !== null) {
    control.setSelectionRange(selectionStart, selectionEnd)
  }
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

const NO_SELECTION = { selectionStart: null, selectionEnd: null }

/** React takes a value for typed only where it differs from the last one that it saw. */
function setBehindReact(control: Control, value: string): void {
  control.value = ''
  const kind = Object.getPrototypeOf(control)
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(control, value)
}

function tick(box: HTMLInputElement): void {
  box.checked = false
  box.click()
}

function untick(box: HTMLInputElement): void {
  box.checked = true
  box.click()
}
