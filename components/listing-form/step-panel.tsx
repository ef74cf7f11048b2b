'use client'

import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { LiveButton } from '@/components/ui/live-button'
import type { SectionGroup } from '@/lib/domain/modules/define-module'
import { AwayNotice } from './notices/away-notice'
import { sectionName } from './section-names'
import { useListingForm, useSteps } from './state/form-context'
import { useFetched } from './state/use-fetched'

interface StepPanelProps {
  section: SectionGroup
  title: string
  help: string
  children: ReactNode
}

/** One step; only one is open. It is added to the page when it is first opened and then stays there, hidden, so that nothing in it is lost. */
export function StepPanel({ section, title, help, children }: StepPanelProps) {
  const { outline, definition, model, goToStep } = useListingForm()
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

  const { steps } = outline
  const position = steps.indexOf(section)
  // The page brings the first step alone.
  const isWaiting = position > 0 && definition === null
  const fetchLogic = useCallback(async () => (await model.loadJudgement()) !== null, [model])
  const [fetched, again] = useFetched(isCurrent && isWaiting, fetchLogic)
  const before = steps[position - 1]
  const next = steps[position + 1]
  const isPreview = next === undefined
  return (
    <section data-step={section} hidden={!isCurrent} aria-labelledby={`step-${section}`} className="min-w-0">
      <h2 ref={heading} id={`step-${section}`} tabIndex={-1} className="font-semibold text-lg outline-none">
        {title}
      </h2>
      {help ? <p className="mt-1 max-w-prose text-ink-2">{help}</p> : null}
      {isWaiting && fetched === 'away' ? <AwayNotice onRetry={again} /> : null}
      <div className={cx('mt-6', !isPreview && 'grid max-w-192 items-start gap-x-6 gap-y-6 sm:grid-cols-2')}>
        {visited.has(section) ? children : null}
      </div>
      <div className="mt-8 flex flex-wrap justify-between gap-3 border-line border-t pt-4">
        {before ? (
          <LiveButton variant="quiet" onClick={() => goToStep(before)}>
            <Icon name="arrow-left" />
            {sectionName(outline, before)}
          </LiveButton>
        ) : (
          <span />
        )}
        {next ? (
          <LiveButton onClick={() => goToStep(next)}>
            {sectionName(outline, next)}
            <Icon name="arrow-right" />
          </LiveButton>
        ) : null}
      </div>
    </section>
  )
}
