import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'

const BOX = cx(
  'peer grid size-5 shrink-0 appearance-none place-content-center border border-line-strong bg-raised transition-colors',
  'checked:border-indigo-fill checked:bg-indigo-fill indeterminate:border-indigo-fill indeterminate:bg-indigo-fill',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:checked:bg-line-strong',
  'aria-[invalid=true]:border-madder forced-colors:appearance-auto',
)

const TICK = 'pointer-events-none absolute inset-0 m-auto size-3.5 text-on-indigo opacity-0 forced-colors:hidden'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  /** A second, quieter line. */
  description?: ReactNode
  /** Shown at the end of the line, such as a facet's count. */
  aside?: ReactNode
  /** Hides the label visually. */
  labelHidden?: boolean
}

/** A styled native checkbox: works in a plain form, with a target of at least 24 px including the label. */
export function Checkbox({ label, description, aside, labelHidden = false, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={cx('flex min-h-8 min-w-6 items-start gap-2.5 py-1 text-sm has-[:disabled]:text-ink-3', className)}
    >
      <span className="relative flex size-5 shrink-0">
        <input type="checkbox" className={cx(BOX, 'rounded-sm')} {...rest} />
        <svg viewBox="0 0 14 14" aria-hidden="true" className={cx(TICK, 'peer-checked:opacity-100')}>
          <path d="m2.5 7.5 3 3 6-7" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <svg
          viewBox="0 0 14 14"
          aria-hidden="true"
          className={cx(TICK, 'peer-indeterminate:opacity-100 peer-checked:hidden')}
        >
          <path d="M3 7h8" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </span>
      <span className={labelHidden ? 'sr-only' : 'min-w-0 flex-1'}>
        {label}
        {description ? <span className="block text-ink-2">{description}</span> : null}
      </span>
      {aside ? <span className="num text-ink-2">{aside}</span> : null}
    </label>
  )
}
