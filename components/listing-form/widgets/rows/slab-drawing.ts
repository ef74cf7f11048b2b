import type { SlabFormRow } from '@/components/listing-form/state/form-values'
import { figure } from './slab-rows'

export const DRAWING_BOX = { width: 560, height: 84, top: 10, bottom: 60 } as const

export interface SlabStep {
  x: number
  width: number
  y: number
  /** Its last quantity is open: "and above". */
  isOpen: boolean
  from: number
}

export interface SlabDrawing {
  steps: SlabStep[]
  /** Quantities between two slabs that have no price. */
  gaps: { x: number; width: number }[]
  /** Quantities that have two prices. */
  overlaps: { x: number; width: number }[]
}

/** Between 499.99 and 500, or 499 and 500, there is no gap that anyone would see. */
const SEAM_MAX = 1

/**
 * The ladder as it is typed, half done or wrong: steps on a logarithmic scale of quantity, lower where the price is lower, with what lies
 * between two of them and what lies under both. Null with fewer than two rows that can be drawn.
 */
export function slabDrawing(rows: readonly SlabFormRow[]): SlabDrawing | null {
  const slabs = rows
    .map((row) => ({ from: figure(row.minQty), to: figure(row.maxQty), price: figure(row.price) }))
    .flatMap(({ from, to, price }) => (from !== null && from > 0 ? [{ from, to, price }] : []))
    .filter(({ from, to }) => to === null || to >= from)
    .sort((a, b) => a.from - b.from)
  const first = slabs[0]
  const last = slabs.at(-1)
  if (!first || !last || slabs.length < 2) return null
  const ends = slabs.map(({ from, to }) => to ?? from * 2)
  const spread = Math.log(Math.max(...ends) / first.from)
  if (!(spread > 0)) return null
  const prices = slabs.flatMap(({ price }) => (price !== null && price > 0 ? [price] : []))
  const low = Math.min(...prices)
  const high = Math.max(...prices)
  const { width, top, bottom } = DRAWING_BOX
  const xOf = (quantity: number) => round((Math.log(quantity / first.from) / spread) * width)
  const yOf = (price: number | null) =>
    price === null || price <= 0 || high === low
      ? (top + bottom) / 2
      : round(bottom - 6 - ((price - low) / (high - low)) * (bottom - 6 - top))
  const span = (from: number, to: number) => ({ x: xOf(from), width: round(xOf(to) - xOf(from)) })

  const gaps: SlabDrawing['gaps'] = []
  const overlaps: SlabDrawing['overlaps'] = []
  slabs.forEach((slab, position) => {
    const next = slabs[position + 1]
    if (!next) return
    const end = slab.to ?? Number.POSITIVE_INFINITY
    if (next.from - end > SEAM_MAX) gaps.push(span(end, next.from))
    else if (next.from < end) overlaps.push(span(next.from, Math.min(end, next.to ?? next.from * 2)))
  })
  const steps = slabs.map(({ from, to, price }, position) => ({
    ...span(from, to ?? slabs[position + 1]?.from ?? from * 2),
    y: yOf(price),
    isOpen: to === null,
    from,
  }))
  return { steps, gaps, overlaps }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
