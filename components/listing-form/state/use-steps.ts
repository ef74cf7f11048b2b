'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ModuleOutline } from '@/components/listing-form/state/module-outline'
import type { SectionGroup } from '@/lib/domain/modules/define-module'
import type { ListingModel } from './listing-model'

/** Which step is open. The address holds it, so that "back" goes a step back and a link opens the right one. */
export function useOpenStep(outline: ModuleOutline, { form }: ListingModel) {
  const { steps } = outline
  const [step, setStep] = useState(steps[0])
  const [visited, setVisited] = useState<ReadonlySet<SectionGroup>>(new Set([steps[0]]))
  /** The control that the last jump went to while its widget was still to come. */
  const awaited = useRef<string | null>(null)

  const open = useCallback((wanted: SectionGroup) => {
    setStep(wanted)
    setVisited((before) => (before.has(wanted) ? before : new Set([...before, wanted])))
  }, [])

  useEffect(() => {
    const follow = () => open(stepOfAddress(steps))
    follow()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [open, steps])

  const goToStep = useCallback(
    (wanted: SectionGroup) => {
      // The link that was pressed may be in the step that closes; the focus then goes to the heading of the one that opens.
      if (document.activeElement instanceof HTMLElement && document.activeElement.closest('[data-step]')) {
        document.activeElement.blur()
      }
      if (wanted !== stepOfAddress(steps)) window.history.pushState(null, '', `#${wanted}`)
      open(wanted)
    },
    [open, steps],
  )

  const focusControl = useCallback(
    (id: string) => {
      const target = nearestControl(id)
      target?.scrollIntoView({ block: 'center' })
      awaited.current = target?.hasAttribute('data-lazy') ? id : null
      const isControl = target?.id === id && target.matches('input, select, textarea')
      if (isControl) form.setFocus(id.split('-').slice(1).join('.'))
      // A group of controls, or the place of a widget that is still to come.
      else target?.focus({ preventScroll: true })
    },
    [form],
  )

  const goToControl = useCallback(
    (id: string) => {
      const wanted = stepOfControl(outline, id)
      if (!wanted) return
      if (wanted !== stepOfAddress(steps)) window.history.pushState(null, '', `#${wanted}`)
      flushSync(() => open(wanted))
      focusControl(id)
    },
    [outline, open, focusControl, steps],
  )

  const controlArrived = useCallback(
    (id: string) => {
      const wanted = awaited.current
      // Unless the reader went on meanwhile.
      if (wanted?.startsWith(id) && document.activeElement === document.body) focusControl(wanted)
    },
    [focusControl],
  )

  return { step, visited, goToStep, goToControl, controlArrived }
}

function stepOfAddress(steps: ModuleOutline['steps']): SectionGroup {
  const key = window.location.hash.slice(1)
  return steps.find((section) => section === key) ?? steps[0]
}

/** The step of the field that a control belongs to, whether it was opened yet or not. */
function stepOfControl(outline: ModuleOutline, id: string): SectionGroup | undefined {
  const [, field = ''] = id.split('-')
  return outline.steps.find((section) => outline.sections[section].some((name) => name === field))
}

/** The control itself, else the row or the field it belongs to. */
function nearestControl(id: string): HTMLElement | null {
  const parts = id.split('-')
  for (let length = parts.length; length > 1; length--) {
    const found = document.getElementById(parts.slice(0, length).join('-'))
    if (found) return found
  }
  return null
}
