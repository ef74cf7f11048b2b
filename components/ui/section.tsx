import type { ReactNode } from 'react'
import { cx } from './cx'

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

export interface SectionProps extends SectionHeadProps {
  /** Names the section for screen readers, with the heading. */
  id: string
  /** The space between the parts. */
  gap?: keyof typeof GAPS
  children: ReactNode
}

const GAPS = { 2: 'gap-2', 3: 'gap-3', 4: 'gap-4', 5: 'gap-5' } as const

/** A part of a page, under its heading. */
export function Section({ gap = 5, className, children, ...head }: SectionProps) {
  return (
    <section aria-labelledby={head.id} className={cx('flex flex-col', GAPS[gap], className)}>
      <SectionHead {...head} />
      {children}
    </section>
  )
}
