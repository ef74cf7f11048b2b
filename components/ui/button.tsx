import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'
import { Spinner } from './spinner'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-indigo-fill text-on-indigo hover:bg-indigo-deep aria-disabled:hover:bg-indigo-fill',
  secondary:
    'border border-line-strong bg-raised text-ink hover:border-ink-2 hover:bg-sunk aria-disabled:hover:bg-raised',
  quiet: 'text-indigo hover:bg-indigo-wash',
  danger: 'bg-madder-fill text-on-madder hover:bg-madder-deep',
}

const SIZES: Record<ButtonSize, string> = {
  sm: 'h-10 gap-1.5 px-3 text-sm sm:h-8',
  md: 'h-10 gap-2 px-4 text-sm',
  lg: 'h-12 gap-2 px-6 text-base',
}

const ICON_SIZES: Record<ButtonSize, string> = { sm: 'w-10 px-0 sm:w-8', md: 'w-10 px-0', lg: 'w-12 px-0' }

export interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Square, for one icon; give the button an aria-label. */
  iconOnly?: boolean
}

/** Only the styling, for a router link or another component's trigger. */
export function buttonClass({ variant = 'secondary', size = 'md', iconOnly = false }: ButtonLook = {}): string {
  return cx(
    'inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap rounded-md font-medium no-underline transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed',
    VARIANTS[variant],
    SIZES[size],
    iconOnly && ICON_SIZES[size],
  )
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Keeps the width and focus, ignores further clicks and is announced as busy. */
  loading?: boolean
  /** Shown instead of the label while loading, such as "Publishing". */
  loadingLabel?: string
  children: ReactNode
}

export function Button({
  variant,
  size,
  iconOnly,
  loading = false,
  loadingLabel,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      // A disabled button would lose the focus, so a busy one stays enabled and ignores clicks.
      type={loading ? 'button' : type}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? undefined : onClick}
      className={cx(buttonClass({ variant, size, iconOnly }), className)}
      {...rest}
    >
      {loading ? <Spinner /> : null}
      {loading && iconOnly ? null : loading && loadingLabel !== undefined ? loadingLabel : children}
    </button>
  )
}

/** A link that looks like a button, outside the router: for a download, a part of this page, or a full page load. */
export function ButtonAnchor({ variant, size, className, ...rest }: ComponentProps<'a'> & ButtonLook) {
  return <a className={cx(buttonClass({ variant, size }), className)} {...rest} />
}
