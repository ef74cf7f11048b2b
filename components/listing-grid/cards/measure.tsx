import { cx } from '@/components/ui/cx'
import type { Measure } from './card-facts'

interface MeasureTextProps {
  value: Measure | null
  className?: string
}

/** A number with its unit in a lighter weight; a dash when missing. */
export function MeasureText({ value, className }: MeasureTextProps) {
  if (!value) {
    return (
      <span className={cx('text-ink-3', className)}>
        <span aria-hidden="true">–</span>
        <span className="sr-only">not given</span>
      </span>
    )
  }
  return (
    <span className={cx('num whitespace-nowrap', className)}>
      {value.number}
      {value.number && value.unit ? ' ' : ''}
      <span className={cx(value.number && 'unit')}>{value.unit}</span>
    </span>
  )
}
