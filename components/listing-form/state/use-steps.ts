'use client'

import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { LAZY_WIDGET_SELECTOR } from '@/components/listing-form/widgets/lazy-widget'
import { type ModuleDefinition, SECTION_GROUPS, type SectionGroup } from '@/lib/domain/modules/define-module'

const FIRST: SectionGroup = SECTION_GROUPS[0]

/** Which step is open. It stands in the address, so that "back" goes a step back and a link opens the right one. */
export function useOpenStep(definition: ModuleDefinition) {
  const [step, setStep] = useState<SectionGroup>(FIRST)
  const [visited, setVisited] = useState<ReadonlySet<SectionGroup>>(new Set([FIRST]))

  const open = useCallback((wanted: SectionGroup) => {
    setStep(wanted)
    setVisited((before) => (before.has(wanted) ? before : new Set([...before, wanted])))
  }, [])

  useEffect(() => {
    const follow = () => open(stepOfAddress())
    follow()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [open])

  const goToStep = useCallback(
    (wanted: SectionGroup) => {
      // The link that was pressed may be in the step that closes; the focus then goes to the heading of the one that opens.
      if (document.activeElement instanceof HTMLElement && document.activeElement.closest('[data-step]')) {
        document.activeElement.blur()
      }
      if (wanted !== stepOfAddress()) window.history.pushState(null, '', `#${wanted}`)
      open(wanted)
    },
    [open],
  )

  const goToControl = useCallback(
    (id: string) => {
      const wanted = stepOfControl(definition, id)
      if (!wanted) return
      if (wanted !== stepOfAddress()) window.history.pushState(null, '', `#${wanted}`)
      flushSync(() => open(wanted))
      focusControl(id)
    },
    [definition, open],
  )

  return { step, visited, goToStep, goToControl }
}

function stepOfAddress(): SectionGroup {
  const key = window.location.hash.slice(1)
  return SECTION_GROUPS.find((section) => section === key) ?? FIRST
}

/** The step of the field that a control belongs to, whether it was opened yet or not. */
function stepOfControl(definition: ModuleDefinition, id: string): SectionGroup | undefined {
  const [, field = ''] = id.split('-')
  return SECTION_GROUPS.find((section) => definition.sections[section].some((name) => name === field))
}

/** Takes the reader to the control, also where it still has to come: then as soon as it is there, unless he went on meanwhile. */
function focusControl(id: string): void {
  const control = nearestControl(id)
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
  const field = control?.closest(LAZY_WIDGET_SELECTOR)?.parentElement
  if (!field) return
  const watch = new MutationObserver(() => {
    if (field.querySelector(LAZY_WIDGET_SELECTOR)) return
    watch.disconnect()
    if (document.activeElement === document.body) nearestControl(id)?.focus({ preventScroll: true })
  })
  watch.observe(field, { childList: true, subtree: true })
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
