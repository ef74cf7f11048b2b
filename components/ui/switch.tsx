import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode
  description?: ReactNode
}

/** An on/off switch. It is a checkbox, so it works in a plain form. */
export function Switch({ label, description, className, ...rest }: SwitchProps) {
  return (
    <label className={cx('flex min-h-10 items-start gap-3 py-2 text-sm has-[:disabled]:text-ink-3', className)}>
      <span className="relative mt-px flex h-5 w-9 shrink-0">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox's own checked state is the switch's.
          role="switch"
          className={cx(
            'peer h-5 w-9 appearance-none rounded-full border border-line-strong bg-sunk transition-colors',
            'checked:border-indigo-fill checked:bg-indigo-fill disabled:cursor-not-allowed disabled:opacity-60',
            'aria-[invalid=true]:border-madder forced-colors:appearance-auto',
          )}
          {...rest}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-[3px] left-[3px] size-3.5 rounded-full bg-ink-3 transition-transform peer-checked:translate-x-4 peer-checked:bg-on-indigo forced-colors:hidden"
        />
      </span>
      <span className="min-w-0">
        <span className="font-medium">{label}</span>
        {description ? <span className="block text-ink-2">{description}</span> : null}
      </span>
    </label>
  )
}
