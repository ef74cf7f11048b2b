import { cx } from '@/components/ui/cx'
import type { Measure } from './card-facts'

interface MeasureTextProps {
  value: Measure | null
  /** Gives units the same width, so that figures align. */
  isColumn?: boolean
  className?: string
}

/** As wide as the widest usual units, "pieces" and "cartons". */
const UNIT_COLUMN = 'inline-block min-w-12 text-left'

/** A number with its unit in a lighter weight; a dash when missing. */
export function MeasureText({ value, isColumn = false, className }: MeasureTextProps) {
  if (!value) {
    return (
      <span className={cx('text-ink-3', className)}>
        <span aria-hidden="true">–</span>
        <span className="sr-only">not given</span>
        {isColumn ? <span className={cx('ml-1', UNIT_COLUMN)} /> : null}
      </span>
    )
  }
  return (
    <span className={cx('num whitespace-nowrap', className)}>
      {value.number}
      {value.number && value.unit ? ' ' : ''}
      <span className={cx(value.number && 'unit', value.number && isColumn && UNIT_COLUMN)}>{value.unit}</span>
    </span>
  )
}
