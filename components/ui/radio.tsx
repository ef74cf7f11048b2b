import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'

export interface Choice {
  value: string
  label: ReactNode
  description?: ReactNode
}

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'> {
  name: string
  choices: readonly Choice[]
  /** Chosen at first, where it is not controlled. */
  defaultChoice?: string | undefined
  /** For controlled use with `onValueChange`. */
  value?: string | null
  onValueChange?: (value: string) => void
}

/** The input of one choice. */
function inputProps(
  { value, onValueChange, defaultChoice, choices, id, className, ...rest }: RadioProps,
  choice: string,
) {
  return {
    ...rest,
    type: 'radio',
    value: choice,
    onChange: onValueChange ? () => onValueChange(choice) : undefined,
    checked: value === undefined ? undefined : choice === value,
    defaultChecked: value === undefined ? choice === defaultChoice : undefined,
  }
}

/** A few choices with a sentence each. Put it in a FieldGroup, whose legend is the question. */
export function RadioCards(props: RadioProps) {
  return (
    <div className={cx('grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-2', props.className)}>
      {props.choices.map(({ value, label, description }) => (
        <label
          key={value}
          className={cx(
            'flex min-h-12 gap-3 rounded-md border border-line-strong bg-raised p-3 text-sm transition-colors hover:border-ink-2',
            'has-[:checked]:border-indigo has-[:checked]:bg-indigo-wash has-[:checked]:ring-1 has-[:checked]:ring-indigo',
            'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-indigo has-[:focus-visible]:outline-offset-2',
          )}
        >
          <input
            {...inputProps(props, value)}
            className="size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-raised outline-none checked:border-[6px] checked:border-indigo-fill forced-colors:appearance-auto"
          />
          <span className="min-w-0">
            <span className="font-medium">{label}</span>
            {description ? <span className="block text-ink-2">{description}</span> : null}
          </span>
        </label>
      ))}
    </div>
  )
}

/** Two to five short choices in a row, such as a unit. */
export function Segmented(props: RadioProps) {
  return (
    <div className={cx('inline-flex max-w-full rounded-md border border-line-strong bg-raised', props.className)}>
      {props.choices.map(({ value, label }) => (
        <label
          key={value}
          className={cx(
            'relative flex min-h-10 min-w-10 flex-1 items-center justify-center whitespace-nowrap border-line-strong px-3 text-sm transition-colors sm:min-h-8',
            'not-first:border-l first:rounded-l-[5px] last:rounded-r-[5px] hover:bg-sunk',
            'has-[:checked]:bg-indigo-fill has-[:checked]:font-medium has-[:checked]:text-on-indigo',
            'has-[:focus-visible]:z-10 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-indigo has-[:focus-visible]:outline-offset-2',
          )}
        >
          <input {...inputProps(props, value)} className="sr-only" />
          {label}
        </label>
      ))}
    </div>
  )
}
