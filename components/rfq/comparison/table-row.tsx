import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { TableCell, TableRow } from '@/components/ui/table'

/** The first column stays in sight. */
export const STICKY = 'sticky left-0 z-10 w-32 bg-cloth pr-3 sm:w-52'

interface RowProps {
  label: string
  hint?: string
  /** Buttons, which paper does not need. */
  isForScreen?: boolean
  children: ReactNode
}

export function Row({ label, hint, isForScreen = false, children }: RowProps) {
  return (
    <TableRow className={isForScreen ? 'print:hidden' : ''}>
      <th scope="row" className={cx(STICKY, 'text-left align-top font-medium text-ink')}>
        {label}
        {hint ? <span className="block font-normal text-ink-2 text-xs">{hint}</span> : null}
      </th>
      {children}
    </TableRow>
  )
}

export function Cell({ isQuiet = false, children }: { isQuiet?: boolean; children: ReactNode }) {
  return <TableCell className={cx('border-line border-l align-top', isQuiet && 'text-ink-2')}>{children}</TableCell>
}
