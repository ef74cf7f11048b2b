import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'

/** A sheet of its own on the page. Most things need none: a hairline and room are enough. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cx('rounded-md border border-line bg-raised p-4 sm:p-6', className)} {...rest} />
}

export interface SectionHeadProps {
  id?: string
  title: ReactNode
  /** The level is the page's business; the look is the same. */
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

/** The head of a page, a section or a card, with what can be done there at its right. */
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
