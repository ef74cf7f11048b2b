import type { ReactNode } from 'react'
import { cx } from './cx'

export interface KeyValueRow {
  key?: string
  label: ReactNode
  value: ReactNode
  /** A quieter line beneath: a conversion, a norm. */
  note?: ReactNode
}

/** A specification as it stands on a data sheet: the term at the left, what it is at the right, a hairline between. */
export function KeyValue({ rows, className }: { rows: readonly KeyValueRow[]; className?: string }) {
  return (
    <dl className={cx('text-sm', className)}>
      {rows.map((row, index) => (
        <div
          key={row.key ?? (typeof row.label === 'string' ? row.label : index)}
          className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-4 border-line border-b py-2 last:border-b-0"
        >
          <dt className="text-ink-2">{row.label}</dt>
          <dd className="num min-w-0 font-medium">
            {row.value}
            {row.note ? <span className="block font-normal text-ink-2">{row.note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
