import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

export interface Fact {
  name: string
  value: ReactNode
}

/** A few facts side by side between two lines. */
export function Facts({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={cx('border-line border-y py-4 text-sm', className)}>
      {facts.map(({ name, value }) => (
        <div key={name} className="min-w-0">
          <dt className="text-ink-2">{name}</dt>
          <dd className="break-words font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function CountOf({ count, total }: { count: number; total: number }) {
  return (
    <span className="num">
      {count} <span className="unit">of {total}</span>
    </span>
  )
}
