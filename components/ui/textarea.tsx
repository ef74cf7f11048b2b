import type { ComponentProps } from 'react'
import { cx } from './cx'
import { CONTROL_FRAME, CONTROL_TEXT } from './input'

/** Grows with its content where the browser supports that, and can be resized. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <div className={cx(CONTROL_FRAME, className)}>
      <textarea
        rows={rows}
        className={cx(CONTROL_TEXT, 'field-sizing-content min-h-20 resize-y px-3 py-2')}
        {...rest}
      />
    </div>
  )
}
