import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'

/** The frame every text-like control shares and the text within it: their look stands in globals.css, since a page has many. */
export const CONTROL_FRAME = 'control'
export const CONTROL_TEXT = 'control-text'

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
