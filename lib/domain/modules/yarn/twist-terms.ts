import { tpmFromTpi } from '@/lib/domain/count/twist'
import type { FieldValues } from '@/lib/domain/fields/field'

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
