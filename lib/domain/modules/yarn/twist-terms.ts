import { tpmFromTpi } from '@/lib/domain/count/twist'
import type { FieldValues } from '@/lib/domain/fields/field'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { SpokenPart } from '@/lib/domain/modules/define-module'
import { spoken } from '@/lib/domain/spoken'
import { roundTo } from '@/lib/domain/units/rounding'

export interface Twist {
  amount: number
  unit: 'TPI' | 'TPM'
  /** Twist multiplier as the seller states it; null if not stated. */
  tm: number | null
}

/** The twist in its parts; null for the seller's own words or without amount and unit. */
export function statedTwist(values: FieldValues): Twist | null {
  const { twist } = values
  if (typeof twist !== 'object' || twist === null || !('amount' in twist) || !('unit' in twist)) return null
  const { amount, unit } = twist
  if (typeof amount !== 'number' || (unit !== 'TPI' && unit !== 'TPM')) return null
  return { amount, unit, tm: 'tm' in twist && typeof twist.tm === 'number' ? twist.tm : null }
}

/** Turns per metre; null when the twist is not given in numbers. */
export function twistTpm(values: FieldValues): number | null {
  const twist = statedTwist(values)
  if (!twist) return null
  return twist.unit === 'TPM' ? twist.amount : tpmFromTpi(twist.amount)
}

const IPI_PARTS = ['thin50', 'thick50', 'neps200']

/** Thin places, thick places and neps per km together; null unless all three were measured. */
export function imperfections({ quality }: FieldValues): number | null {
  if (typeof quality !== 'object' || quality === null) return null
  const counts = IPI_PARTS.map((name): unknown => Reflect.get(quality, name))
  return counts.reduce<number | null>(
    (sum, count) => (sum === null || typeof count !== 'number' ? null : sum + count),
    0,
  )
}

/** A twist such as Z 18.6 TPI, TM 3.4. */
export function twistInWords(twist: FieldValues): SpokenPart[] {
  const [amount, multiplier] = [numberValue(twist, 'amount'), numberValue(twist, 'tm')]
  const text = [textValue(twist, 'direction'), amount === null ? '' : spoken(roundTo(amount, 2))]
    .filter(Boolean)
    .join(' ')
  return [
    ...(text ? [{ text, ...(amount === null ? {} : { unit: textValue(twist, 'unit') }) }] : []),
    ...(multiplier === null ? [] : [{ text: `TM ${spoken(roundTo(multiplier, 2))}` }]),
  ]
}
