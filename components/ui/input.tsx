import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'

/** The frame every text-like control shares: a line, no box of shadow, the ring on the whole. */
export const CONTROL_FRAME = cx(
  'flex min-w-0 items-stretch rounded-md border border-line-strong bg-raised text-ink transition-colors',
  'focus-within:border-indigo focus-within:outline-2 focus-within:outline-indigo focus-within:outline-offset-1',
  'has-[[aria-invalid=true]]:border-madder has-[[aria-invalid=true]]:ring-1 has-[[aria-invalid=true]]:ring-madder',
  'has-[:disabled]:cursor-not-allowed has-[:disabled]:border-line has-[:disabled]:bg-sunk has-[:disabled]:text-ink-3',
  'has-[input[readonly]]:bg-sunk has-[textarea[readonly]]:bg-sunk',
)

/** 16 px on a phone, where a smaller one makes the browser zoom. */
export const CONTROL_TEXT =
  'w-full min-w-0 flex-1 rounded-md bg-transparent text-base outline-none sm:text-sm disabled:cursor-not-allowed'

export interface InputProps extends Omit<ComponentProps<'input'>, 'size' | 'prefix'> {
  /** Before the value: a currency sign, an icon. */
  prefix?: ReactNode
  /** After it: the unit. */
  suffix?: ReactNode
  /** Figures: tabular, at the right edge of the box when there is a unit beside it. */
  numeric?: boolean
  inputClassName?: string
}

export function Input({
  prefix,
  suffix,
  numeric = false,
  className,
  inputClassName,
  type = 'text',
  ...rest
}: InputProps) {
  return (
    <div className={cx(CONTROL_FRAME, 'h-10', className)}>
      {prefix ? <span className="unit flex shrink-0 items-center pl-3 text-sm">{prefix}</span> : null}
      <input
        type={type}
        className={cx(
          CONTROL_TEXT,
          prefix ? 'pl-2' : 'pl-3',
          suffix ? 'pr-2' : 'pr-3',
          numeric && 'num',
          inputClassName,
        )}
        {...rest}
      />
      {suffix ? <span className="unit flex shrink-0 items-center pr-3 text-sm">{suffix}</span> : null}
    </div>
  )
}
