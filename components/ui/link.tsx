import Link from 'next/link'
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button'
import { cx } from './cx'

type LinkProps = ComponentProps<typeof Link>

/** A link in or under a text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link prefetch={false} className={cx('link', className)} {...rest} />
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: LinkProps & ButtonLook) {
  return <Link prefetch={false} className={cx(buttonClass({ variant, size }), className)} {...rest} />
}
