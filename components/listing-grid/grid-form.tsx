'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useEffectEvent, useRef, useTransition } from 'react'
import { fillGroups, prepareGroups } from './facets/later-groups'
import { isNarrowing, narrowList } from './facets/narrow-list'
import { convertPrices, isSliding, showSpan, slide } from './facets/range-slide'
import { hrefOf, tidyAddress } from './grid-address'
import { pressGridKey } from './grid-keys'

interface GridFormProps {
  path: string
  /** The query of the page as the server rendered it. */
  query: string
  helpId: string
  /** The module's facets of counts. */
  counts: readonly string[]
  className?: string
  children: ReactNode
}

/**
 * A plain GET form that, with JavaScript, applies each change immediately: checkboxes when ticked, text on blur or Enter. The controls
 * always follow the address, also after a chip is removed or "back" is pressed.
 */
export function GridForm({ path, query, helpId, counts, className, children }: GridFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const requested = useRef<string | null>(null)
  const router = useRouter()
  const [isPending, startTransition] = useTransition()

  const apply = useEffectEvent(() => {
    if (!form.current || !navigator.onLine) return
    const typed = [...new FormData(form.current)].map(([name, value]) => [name, String(value)])
    const next = tidyAddress(new URLSearchParams(typed), counts).toString()
    if (next === (requested.current ?? firstPageOf(query))) return
    requested.current = next
    startTransition(() => router.push(hrefOf(path, new URLSearchParams(next)), { scroll: false }))
  })

  // Apply what was changed before hydration, before the controls are set to the address.
  useEffect(() => {
    if (!form.current || !isTouched(form.current)) return
    for (const control of form.current.elements) if (isSliding(control) && isMoved(control)) slide(control)
    apply()
  }, [])

  useEffect(() => {
    const element = form.current
    if (!element) return
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement && target.dataset.converts !== undefined) convertPrices(target)
      // Someone who raises the lower end above the upper one is about to type that too. Enter asks in any case.
      if (!hasReversedRange(element)) apply()
    }
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault()
      apply()
    }
    const onInput = ({ target }: Event) => {
      if (isNarrowing(target)) narrowList(target)
      else if (isSliding(target)) slide(target)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && isNarrowing(event.target)) event.preventDefault()
      if (pressGridKey(event, helpId)) event.preventDefault()
    }
    // Offline, a link would replace this page with the browser's error page.
    const onFollow = (event: MouseEvent) => {
      if (!navigator.onLine && event.target instanceof Element && event.target.closest('a')) event.preventDefault()
    }
    const onPoint = ({ target }: Event) => prepareGroups(target)
    const onToggle = () => void fillGroups(element).then(() => drawControls(element))
    element.addEventListener('pointerover', onPoint)
    element.addEventListener('focusin', onPoint)
    // A toggle does not bubble.
    element.addEventListener('toggle', onToggle, true)
    element.addEventListener('change', onChange)
    element.addEventListener('submit', onSubmit)
    element.addEventListener('input', onInput)
    element.addEventListener('click', onFollow, true)
    document.addEventListener('keydown', onKey)
    return () => {
      element.removeEventListener('pointerover', onPoint)
      element.removeEventListener('focusin', onPoint)
      element.removeEventListener('toggle', onToggle, true)
      element.removeEventListener('change', onChange)
      element.removeEventListener('submit', onSubmit)
      element.removeEventListener('input', onInput)
      element.removeEventListener('click', onFollow, true)
      document.removeEventListener('keydown', onKey)
    }
  }, [helpId])

  useEffect(() => {
    // A response that arrives after a newer change must not undo it.
    if (requested.current !== null && requested.current !== firstPageOf(query)) return
    requested.current = null
    if (!form.current) return
    showAddress(form.current)
    // A filter opened before the script ran, or left open by the last page.
    void fillGroups(form.current).then(() => form.current && drawControls(form.current))
  }, [query])

  return (
    <form ref={form} method="get" action={path} autoComplete="off" aria-busy={isPending} className={className}>
      {children}
    </form>
  )
}

/** The form never holds the position in the list: it always asks for the first page. */
function firstPageOf(query: string): string {
  const params = new URLSearchParams(query)
  params.delete('cursor')
  params.delete('after')
  params.delete('shown')
  return params.toString()
}

/** Whether a lower end is above its upper end. */
function hasReversedRange(form: HTMLFormElement): boolean {
  const typed = new FormData(form)
  return [...typed].some(([name, low]) => {
    const high = name.endsWith('Min') ? typed.get(`${name.slice(0, -'Min'.length)}Max`) : null
    return low !== '' && high !== null && high !== '' && Number(low) > Number(high)
  })
}

/** Whether any control differs from what the server rendered. */
function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement) return control.value !== (control.dataset.value ?? '')
    if (!(control instanceof HTMLInputElement)) return false
    return control.type === 'checkbox'
      ? control.checked !== control.defaultChecked
      : isSent(control) && isMoved(control)
  })
}

function isMoved(control: HTMLInputElement): boolean {
  return control.value !== control.defaultValue
}

function isSent(control: HTMLInputElement): boolean {
  return control.name !== '' || isSliding(control)
}

/** Sets every control to what the server rendered, except the focused one. */
function showAddress(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = control.dataset.value ?? ''
    else if (!(control instanceof HTMLInputElement)) continue
    else if (control.type === 'checkbox') control.checked = control.defaultChecked
    else if (control === document.activeElement) continue
    else if (isSent(control)) control.value = control.defaultValue
  }
  drawControls(form)
}

/** Draws what follows from the controls: the selected part of each slider, and lists that are narrowed to the words in their box. */
function drawControls(form: HTMLFormElement): void {
  for (const pair of form.querySelectorAll<HTMLElement>('[data-low]')) {
    showSpan(pair)
  }
  for (const box of form.querySelectorAll<HTMLInputElement>('[data-narrows]')) {
    if (box.value !== '') narrowList(box)
  }
}
