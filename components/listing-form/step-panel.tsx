'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { LiveButton } from '@/components/ui/live-button'
import type { SectionGroup } from '@/lib/domain/modules/define-module'
import { formSteps, sectionName } from './section-names'
import { useListingForm, useSteps } from './state/form-context'

interface StepPanelProps {
  section: SectionGroup
  title: string
  help: string
  children: ReactNode
}

/** One step; only one is open. It is added to the page when it is first opened and then stays there, hidden, so that nothing in it is lost. */
export function StepPanel({ section, title, help, children }: StepPanelProps) {
  const { definition, goToStep } = useListingForm()
  const { step, visited } = useSteps()
  const isCurrent = step === section
  const heading = useRef<HTMLHeadingElement>(null)
  const wasCurrent = useRef(isCurrent)

  useEffect(() => {
    // The first render is the page's own; only a step that the seller opened takes the focus.
    if (isCurrent && !wasCurrent.current && !document.activeElement?.closest('[data-step]')) {
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView({ block: 'start' })
    }
    wasCurrent.current = isCurrent
  }, [isCurrent])

  const steps = formSteps(definition)
  const position = steps.indexOf(section)
  const before = steps[position - 1]
  const next = steps[position + 1]
  const isPreview = next === undefined
  return (
    <section data-step={section} hidden={!isCurrent} aria-labelledby={`step-${section}`} className="min-w-0">
      <h2 ref={heading} id={`step-${section}`} tabIndex={-1} className="font-semibold text-lg outline-none">
        {title}
      </h2>
      {help ? <p className="mt-1 max-w-prose text-ink-2">{help}</p> : null}
      <div className={cx('mt-6', !isPreview && 'grid max-w-192 items-start gap-x-6 gap-y-6 sm:grid-cols-2')}>
        {visited.has(section) ? children : null}
      </div>
      <div className="mt-8 flex flex-wrap justify-between gap-3 border-line border-t pt-4">
        {before ? (
          <LiveButton variant="quiet" onClick={() => goToStep(before)}>
            <Icon name="arrow-left" />
            {sectionName(definition, before)}
          </LiveButton>
        ) : (
          <span />
        )}
        {next ? (
          <LiveButton onClick={() => goToStep(next)}>
            {sectionName(definition, next)}
            <Icon name="arrow-right" />
          </LiveButton>
        ) : null}
      </div>
    </section>
  )
}
