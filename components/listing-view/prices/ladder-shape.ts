import type { QuantitySlab } from '@/lib/domain/listing/pricing/slabs'

/** The slabs as steps of a line, in the units of the drawing. */
export interface LadderShape {
  path: string
  steps: { x: number; y: number; minQty: number }[]
  /** The position of the quantity; null outside the slabs. */
  mark: { x: number; y: number } | null
}

export const LADDER_BOX = { width: 352, height: 96, left: 4, right: 348, top: 10, bottom: 74 } as const

/**
 * Quantities are on a logarithmic scale, as slabs usually are (one bag, one tonne, one truck). An open end is drawn as wide as the step
 * before it.
 */
export function ladderShape(
  slabs: readonly QuantitySlab[],
  quantity: number | null,
  price: number | null,
): LadderShape | null {
  const rows = slabs.filter(({ minQty, price: each }) => minQty > 0 && each > 0).sort((a, b) => a.minQty - b.minQty)
  const first = rows[0]
  const last = rows.at(-1)
  const beforeLast = rows.at(-2)
  if (!first || !last || !beforeLast || rows.length !== slabs.length) return null
  const end = last.maxQty ?? (last.minQty * last.minQty) / beforeLast.minQty
  const spread = Math.log(end / first.minQty)
  const prices = rows.map((row) => row.price)
  const low = Math.min(...prices)
  const high = Math.max(...prices)
  if (!(spread > 0) || high === low) return null

  const { left, right, top, bottom } = LADDER_BOX
  const xOf = (amount: number) => round(left + Math.min(Math.log(amount / first.minQty) / spread, 1) * (right - left))
  const yOf = (each: number) => round(bottom - ((each - low) / (high - low)) * (bottom - top))
  const steps = rows.map((row) => ({ x: xOf(row.minQty), y: yOf(row.price), minQty: row.minQty }))
  const path = steps
    .map((step, index) => `${index === 0 ? `M${step.x} ${step.y}` : `V${step.y}`}H${steps[index + 1]?.x ?? right}`)
    .join('')
  const isInside = quantity !== null && price !== null && quantity >= first.minQty
  return { path, steps, mark: isInside ? { x: xOf(quantity), y: yOf(price) } : null }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
