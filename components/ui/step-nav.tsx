import { cx } from './cx'
import { Icon } from './icon'

export type StepState = 'todo' | 'partial' | 'done' | 'error'

export interface Step {
  key: string
  label: string
  href: string
  state?: StepState
  /** Such as "4 of 7". */
  aside?: string
  disabled?: boolean
}

export interface StepNavProps {
  label: string
  steps: readonly Step[]
  current: string
  /** For steps that are parts of one page; without it the links are followed. */
  onSelect?: (key: string) => void
  /** Horizontal scrolls, for a phone. */
  orientation?: 'vertical' | 'horizontal'
  className?: string
}

const STATE_WORDS: Record<StepState, string> = {
  todo: 'not started',
  partial: 'started',
  done: 'complete',
  error: 'has errors',
}

function StepSign({ state, number, isCurrent }: { state: StepState; number: number; isCurrent: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'num flex size-6 shrink-0 items-center justify-center rounded-full border text-xs',
        state === 'error' && 'border-madder bg-madder-wash text-madder',
        state === 'done' && 'border-neem-fill bg-neem-wash text-neem',
        state !== 'error' && state !== 'done' && isCurrent && 'border-indigo-fill bg-indigo-fill text-on-indigo',
        state === 'partial' && !isCurrent && 'border-indigo text-indigo',
        state === 'todo' && !isCurrent && 'border-line-strong text-ink-2',
      )}
    >
      {state === 'error' ? (
        <Icon name="warn" className="size-3.5" />
      ) : state === 'done' ? (
        <Icon name="check" className="size-3.5" />
      ) : (
        number
      )}
    </span>
  )
}

/** The sections of a long form: the current one and the state of each. */
export function StepNav({ label, steps, current, onSelect, orientation = 'vertical', className }: StepNavProps) {
  const isVertical = orientation === 'vertical'
  return (
    <nav aria-label={label} className={cx('min-w-0', className)}>
      <ol
        className={
          isVertical ? 'flex flex-col border-line border-l' : 'relative flex gap-1 overflow-x-auto border-line border-b'
        }
      >
        {steps.map((step, index) => {
          const isCurrent = step.key === current
          const state = step.state ?? 'todo'
          return (
            <li key={step.key} className="shrink-0">
              <a
                href={step.disabled ? undefined : step.href}
                aria-current={isCurrent ? 'step' : undefined}
                aria-disabled={step.disabled || undefined}
                onClick={
                  onSelect && !step.disabled
                    ? (event) => {
                        event.preventDefault()
                        onSelect(step.key)
                      }
                    : undefined
                }
                className={cx(
                  'flex min-h-10 items-center gap-2.5 py-1.5 text-sm transition-colors -outline-offset-2',
                  isVertical ? '-ml-px border-l-2 pr-2 pl-3' : '-mb-px border-b-2 px-3',
                  isCurrent ? 'border-indigo font-medium text-ink' : 'border-transparent text-ink-2 hover:text-ink',
                  step.disabled && 'cursor-not-allowed opacity-60',
                )}
              >
                <StepSign state={state} number={index + 1} isCurrent={isCurrent} />
                <span className={isVertical ? 'min-w-0 flex-1' : 'whitespace-nowrap'}>{step.label}</span>
                <span className="sr-only">, {STATE_WORDS[state]}</span>
                {step.aside === undefined ? null : (
                  <span className="num font-normal text-ink-3 text-xs">{step.aside}</span>
                )}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
