import type { ComponentProps } from 'react'
import { cx } from './cx'

export interface TableProps extends ComponentProps<'table'> {
  /** Names the table and its scrollable region. */
  label: string
  /** Less spacing, for long tables. */
  dense?: boolean
  frameClassName?: string
}

/** Rows divided by lines, figures aligned right. Scrolls sideways when too wide. */
export function Table({ label, dense = false, className, frameClassName, ...rest }: TableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
      tabIndex={0}
      className={cx('relative min-w-0 overflow-x-auto rounded-sm', frameClassName)}
    >
      <table
        aria-label={label}
        className={cx(
          'w-full border-collapse text-sm',
          dense ? '[&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1.5' : '[&_:is(td,th)]:px-3 [&_:is(td,th)]:py-2.5',
          '[&_:is(td,th):first-child]:pl-0 [&_:is(td,th):last-child]:pr-0',
          className,
        )}
        {...rest}
      />
    </section>
  )
}

export function TableHead({ className, ...rest }: ComponentProps<'thead'>) {
  return <thead className={cx('border-line-strong border-b text-left', className)} {...rest} />
}

export function TableBody({ className, ...rest }: ComponentProps<'tbody'>) {
  return <tbody className={cx('divide-y divide-line', className)} {...rest} />
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr className={cx('align-top has-[td]:hover:bg-sunk', className)} {...rest} />
}

export interface CellProps {
  /** A figure: tabular and aligned right. */
  numeric?: boolean
}

/** A column header, or a row header with scope="row". */
export function TableHeader({ numeric = false, scope = 'col', className, ...rest }: ComponentProps<'th'> & CellProps) {
  return (
    <th
      scope={scope}
      className={cx(
        'font-medium',
        scope === 'col' ? 'align-bottom text-ink-2 text-xs' : 'text-left text-ink',
        numeric && 'num text-right',
        className,
      )}
      {...rest}
    />
  )
}

export function TableCell({ numeric = false, className, ...rest }: ComponentProps<'td'> & CellProps) {
  return <td className={cx(numeric && 'num whitespace-nowrap text-right', className)} {...rest} />
}
