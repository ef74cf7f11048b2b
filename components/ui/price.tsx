import { moneyText, quantityText } from '@/lib/domain/units/figure-text'
import { unitWord } from '@/lib/domain/units/unit-words'
import { cx } from './cx'

export interface PriceProps {
  amount: number
  /** ISO 4217. */
  currency: string
  /** The unit the price is for, such as "kg". */
  unit?: string
  className?: string
}

/** ₹289.00/kg, with a strong figure and a light sign and unit. */
export function Price({ amount, currency, unit, className }: PriceProps) {
  const { sign, figure } = moneyText(amount, currency)
  return (
    <span className={cx('num whitespace-nowrap', className)}>
      <span className="unit">{sign.length > 1 ? `${sign} ` : sign}</span>
      {figure}
      {unit ? <span className="unit">/{unit}</span> : null}
    </span>
  )
}

/** 1,200 kg. */
export function Quantity({ amount, unit, className }: { amount: number; unit?: string; className?: string }) {
  return (
    <span className={cx('num whitespace-nowrap', className)}>
      {quantityText(amount)}
      {unit ? <span className="unit"> {unitWord(unit, amount)}</span> : null}
    </span>
  )
}
