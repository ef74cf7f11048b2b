'use client'

import type { ModuleOutline } from '@/components/listing-form/state/module-outline'
import { cx } from '@/components/ui/cx'
import { NativeSelect } from '@/components/ui/native-select'
import { Meter } from '@/components/ui/progress'
import { type Step, StepNav, type StepState } from '@/components/ui/step-nav'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { sectionName } from './section-names'
import { controlId, isRevealed, useJudged, useListingForm, useStep } from './state/form-context'
import type { ListingModel } from './state/listing-model'

/** The open step, the state of each step and how complete the listing is: at the side on a desk, in one line on a phone. */
export function FormSteps() {
  const { outline, model, isAttempted, goToStep } = useListingForm()
  const sections = outline.steps
  const current = useStep()
  const steps = useJudged(() => stepsOf(outline, model, isAttempted))
  const position = sections.indexOf(current)
  const select = (key: string) => {
    const step = sections.find((section) => section === key)
    if (step) goToStep(step)
  }
  return (
    <>
      <div className="flex items-end gap-4 lg:hidden">
        <div className="min-w-0 flex-1">
          <label htmlFor="form-step" className="mb-1 block text-ink-2 text-xs">
            Step <span className="num">{position + 1}</span> of <span className="num">{sections.length}</span>
          </label>
          <NativeSelect
            id="form-step"
            value={current}
            onChange={(event) => select(event.currentTarget.value)}
            options={steps.map(({ key, label, state }, index) => ({
              value: key,
              label: `${index + 1}. ${label}${MARKS[state]}`,
            }))}
          />
        </div>
        <CompletenessMeter className="w-28 pb-2" />
      </div>
      <NextBest className="mt-1 lg:hidden" />
      <div className="hidden lg:block">
        <CompletenessMeter className="mb-1" />
        <NextBest className="mb-4" />
        <StepNav label="Steps of the form" steps={steps} current={current} onSelect={select} />
      </div>
    </>
  )
}

const MARKS: Readonly<Record<StepState, string>> = { todo: '', partial: '', done: ' ✓', error: ' – has errors' }

function CompletenessMeter({ className }: { className?: string }) {
  const { outline } = useListingForm()
  // The defaults alone are no progress.
  const score = useJudged(({ values, completeness }) => (isFormBegun(outline, values) ? completeness.score : 0))
  return <Meter label="Complete" value={score} className={className} />
}

/** The field that raises the completeness most, as a link. */
function NextBest({ className }: { className?: string }) {
  const { outline, specOf, goToControl } = useListingForm()
  const next = useJudged((state) => state.completeness.next)
  if (next === null) return null
  return (
    <p className={cx('text-sm', className)}>
      <span className="text-ink-2">Next: </span>
      <a
        href={`#${controlId(next)}`}
        className="link inline-block py-1"
        onClick={(event) => {
          event.preventDefault()
          goToControl(controlId(next))
        }}
      >
        {specOf(next)?.label ?? outline.labels[next] ?? next}
      </a>
    </p>
  )
}

/** Whether the listing has more than the defaults. */
function isFormBegun(outline: ModuleOutline, values: FieldValues): boolean {
  return Object.entries(values).some(([name, value]) => isTyped(outline, name, value))
}

/** A switch that no one touched is off. */
function isTyped({ defaults }: ModuleOutline, name: string, value: unknown): boolean {
  return isFilled(value) && (defaults[name] ?? false) !== value
}

function stepsOf(outline: ModuleOutline, model: ListingModel, isAttempted: boolean): Step[] {
  const state = model.read()
  const isFormTyped = isFormBegun(outline, state.values)
  return outline.steps.map((section): Step => {
    const names = outline.sections[section].filter((name) => state.shown.has(name))
    const score = state.completeness.sections.find((candidate) => candidate.section === section)
    const hasErrors = names.some(
      (name) => isRevealed(model, isAttempted, name) && model.form.getFieldState(name).invalid,
    )
    const isBegun = names.some((name) => isTyped(outline, name, state.values[name]))
    // What the defaults alone fill in is done only once something is typed.
    const isDone = isFormTyped && score !== undefined && score.missing.length === 0
    return {
      key: section,
      label: sectionName(outline, section),
      state: hasErrors ? 'error' : isDone ? 'done' : isBegun ? 'partial' : 'todo',
      ...(score && score.missing.length > 0 ? { aside: `${score.missing.length} left` } : {}),
    }
  })
}
