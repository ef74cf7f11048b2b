import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'

/** A card. Most content needs none: a line and space are enough. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cx('rounded-md border border-line bg-raised p-4 sm:p-6', className)} {...rest} />
}

export interface SectionHeadProps {
  id?: string
  title: ReactNode
  /** The heading level; the look stays the same. */
  level?: 1 | 2 | 3
  lead?: ReactNode
  actions?: ReactNode
  className?: string
}

const HEAD_SIZES = {
  1: 'text-xl font-semibold',
  2: 'text-lg font-semibold',
  3: 'text-base font-semibold',
} as const

/** The heading of a page, section or card, with its actions at the right. */
export function SectionHead({ id, title, level = 2, lead, actions, className }: SectionHeadProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cx('flex flex-wrap items-end justify-between gap-x-6 gap-y-3', className)}>
      <div className="min-w-0">
        <Heading id={id} className={HEAD_SIZES[level]}>
          {title}
        </Heading>
        {lead ? <p className="mt-1 max-w-prose text-ink-2">{lead}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
    </div>
  )
}
