import { cx } from './cx'
import { Icon } from './icon'

export type StepState = 'todo' | 'partial' | 'done' | 'error'

export interface Step {
  key: string
  label: string
  state: StepState
  /** Such as "4 of 7". */
  aside?: string
}

export interface StepNavProps {
  label: string
  steps: readonly Step[]
  current: string
  onSelect: (key: string) => void
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
      {state === 'error' || state === 'done' ? (
        <Icon name={state === 'error' ? 'warn' : 'check'} className="size-3.5" />
      ) : (
        number
      )}
    </span>
  )
}

/** The sections of a long form: the current one and the state of each. */
export function StepNav({ label, steps, current, onSelect }: StepNavProps) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ol className="flex flex-col border-line border-l">
        {steps.map(({ key, label: name, state, aside }, index) => (
          <li key={key} className="shrink-0">
            <a
              href={`#${key}`}
              aria-current={key === current ? 'step' : undefined}
              onClick={(event) => {
                event.preventDefault()
                onSelect(key)
              }}
              className={cx(
                '-ml-px flex min-h-10 items-center gap-2.5 border-l-2 py-1.5 pr-2 pl-3 text-sm -outline-offset-2 transition-colors',
                key === current ? 'border-indigo font-medium text-ink' : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              <StepSign state={state} number={index + 1} isCurrent={key === current} />
              <span className="min-w-0 flex-1">{name}</span>
              <span className="sr-only">, {STATE_WORDS[state]}</span>
              {aside === undefined ? null : <span className="num font-normal text-ink-3 text-xs">{aside}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
