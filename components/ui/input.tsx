import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'

/** The frame and text of every text control. Their styles are in globals.css, since a page has many. */
export const CONTROL_FRAME = 'control'
export const CONTROL_TEXT = 'control-text'

export interface InputProps extends Omit<ComponentProps<'input'>, 'size' | 'prefix'> {
  /** Shown before the value, such as a currency sign or an icon. */
  prefix?: ReactNode
  /** Shown after the value, such as the unit. */
  suffix?: ReactNode
  /** Tabular figures, aligned right when there is a suffix. */
  numeric?: boolean
}

export function Input({ prefix, suffix, numeric = false, className, type = 'text', ...rest }: InputProps) {
  return (
    <div className={cx(CONTROL_FRAME, 'h-10', className)}>
      {prefix ? <span className="unit flex shrink-0 items-center pl-3 text-sm">{prefix}</span> : null}
      <input
        type={type}
        className={cx(CONTROL_TEXT, prefix ? 'pl-2' : 'pl-3', suffix ? 'pr-2' : 'pr-3', numeric && 'num')}
        {...rest}
      />
      {suffix ? <span className="unit flex shrink-0 items-center pr-3 text-sm">{suffix}</span> : null}
    </div>
  )
}
