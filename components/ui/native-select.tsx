import type { ComponentProps } from 'react'
import { cx } from './cx'
import { Icon } from './icon'
import { CONTROL_FRAME, CONTROL_TEXT } from './input'

export interface NativeSelectProps extends ComponentProps<'select'> {
  /** The options, after those in `children`: words, or values with their labels. */
  options?: readonly (string | { value: string; label: string })[]
}

/** The browser's own select, which works without JavaScript. For filters, sorting and short closed lists. */
export function NativeSelect({ options = [], className, children, ...rest }: NativeSelectProps) {
  return (
    <div className={cx(CONTROL_FRAME, 'relative h-10', className)}>
      <select className={cx(CONTROL_TEXT, 'appearance-none truncate pr-9 pl-3')} {...rest}>
        {children}
        {options
          .map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
          .map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-2" />
    </div>
  )
}
