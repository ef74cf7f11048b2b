import type { SlabFormRow } from '@/components/listing-form/state/form-values'
import { isCountedUnit } from '@/lib/domain/units/units'

const STEP = 1

/** From where the next slab goes on after one that ends here, as people type it: 1-499, then 500. */
function nextStart(maxQty: string): string {
  const end = figure(maxQty)
  return end === null ? '' : plain(Math.floor(end) + STEP)
}

/** Where a slab ends whose next one starts here. */
function endBefore(minQty: string, uom: string): string {
  const start = figure(minQty)
  if (start === null) return ''
  // A fraction of a kilo has no "one less": the border belongs to the next slab.
  const isShared = !Number.isInteger(start) && !isCountedUnit(uom)
  return plain(isShared ? start : Math.ceil(start) - STEP)
}

/** The row that goes on from the last; the first starts at the minimum order with the cash price. */
export function addedSlab(rows: readonly SlabFormRow[], first: { moq: string; basePrice: string }): SlabFormRow {
  const last = rows.at(-1)
  if (!last) return { minQty: first.moq, maxQty: '', price: first.basePrice }
  return { minQty: nextStart(last.maxQty), maxQty: '', price: '' }
}

/** Closes an open slab as soon as the next one says where it starts; a quantity that was typed is left alone. */
export function closedBefore(rows: readonly SlabFormRow[], position: number, uom: string): SlabFormRow[] {
  const start = figure(rows[position]?.minQty ?? '')
  return rows.map((row, index) => {
    const begins = figure(row.minQty)
    const isOpenBefore = index === position - 1 && row.maxQty === ''
    return isOpenBefore && start !== null && (begins === null || begins < start)
      ? { ...row, maxQty: endBefore(rows[position]?.minQty ?? '', uom) }
      : row
  })
}

/**
 * Where this slab starts so that nothing is between it and the one before, and nothing twice; "" where that one has no end, or would
 * end before it begins. An overlap of a continuous unit may share its border: 50-500, 500-1000.
 */
export function mendedStart(
  rows: readonly SlabFormRow[],
  position: number,
  { code, uom }: { code: string; uom: string },
): string {
  const before = rows[position - 1]
  const end = figure(before?.maxQty ?? '')
  const begin = figure(before?.minQty ?? '')
  if (!before || end === null || (begin !== null && end < begin)) return ''
  return code === 'SLAB_OVERLAP' && !isCountedUnit(uom) ? plain(end) : nextStart(before.maxQty)
}

export function figure(text: string): number | null {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) ? value : null
}

function plain(value: number): string {
  return String(Number(value.toFixed(6)))
}
