'use client'

import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { SECTION_GROUPS, type SectionGroup } from '@/lib/domain/modules/define-module'

const FIRST: SectionGroup = SECTION_GROUPS[0]

/** Which step is open. It stands in the address, so that "back" goes a step back and a link opens the right one. */
export function useSteps() {
  const [step, setStep] = useState<SectionGroup>(FIRST)

  useEffect(() => {
    const follow = () => setStep(stepOfAddress())
    follow()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  const goToStep = useCallback((wanted: SectionGroup) => {
    // The link that was pressed may be in the step that closes; the focus then goes to the heading of the one that opens.
    if (document.activeElement instanceof HTMLElement && document.activeElement.closest('[data-step]')) {
      document.activeElement.blur()
    }
    if (wanted !== stepOfAddress()) window.history.pushState(null, '', `#${wanted}`)
    setStep(wanted)
  }, [])

  const goToControl = useCallback((id: string) => {
    const control = nearestControl(id)
    const wanted = SECTION_GROUPS.find(
      (section) => section === control?.closest('[data-step]')?.getAttribute('data-step'),
    )
    if (!control || !wanted) return
    if (wanted !== stepOfAddress()) window.history.pushState(null, '', `#${wanted}`)
    flushSync(() => setStep(wanted))
    control.scrollIntoView({ block: 'center' })
    control.focus({ preventScroll: true })
  }, [])

  return { step, goToStep, goToControl }
}

function stepOfAddress(): SectionGroup {
  const key = window.location.hash.slice(1)
  return SECTION_GROUPS.find((section) => section === key) ?? FIRST
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
