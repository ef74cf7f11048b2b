import type { ReactNode } from 'react'
import { cx } from './cx'

export interface KeyValueRow {
  key?: string
  label: ReactNode
  value: ReactNode
  /** A secondary line, such as a conversion. */
  note?: ReactNode
}

/** A specification as on a data sheet: label at the left, value at the right. */
export function KeyValue({ rows, className }: { rows: readonly KeyValueRow[]; className?: string }) {
  return (
    <dl className={cx('text-sm', className)}>
      {rows.map((row, index) => (
        <div
          key={row.key ?? (typeof row.label === 'string' ? row.label : index)}
          className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-4 border-line border-b py-2 last:border-b-0 print:py-1"
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
