import type { SlabFormRow } from '@/components/listing-form/state/form-values'
import { isCounted } from '@/lib/domain/units/counted'

const STEP = 1

/** From where the next slab goes on after one that ends here, as people type it: 1-499, then 500. */
function nextStart(maxQty: string): string {
  const end = figure(maxQty)
  return end === null ? '' : plain(Math.floor(end) + STEP)
}

/** Where a slab ends whose next one starts here. */
function endBefore(start: number, uom: string): string {
  // A fraction of a kilo has no "one less": the border belongs to the next slab.
  const isShared = !Number.isInteger(start) && !isCounted(uom)
  return plain(isShared ? start : Math.ceil(start) - STEP)
}

/**
 * The rows that go on from the last. The first row starts at the minimum order with the base price; where there is one,
 * the row for larger quantities comes with it, so that its price does not become the base price.
 */
export function addedSlabs(rows: readonly SlabFormRow[], first: { moq: string; basePrice: string }): SlabFormRow[] {
  const last = rows.at(-1)
  if (last) return [{ minQty: nextStart(last.maxQty), maxQty: '', price: '' }]
  const base = { minQty: first.moq, maxQty: '', price: first.basePrice }
  return first.basePrice === '' ? [base] : [base, { minQty: '', maxQty: '', price: '' }]
}

/** Where the open slab before this one ends now that this one says where it starts; "" where there is nothing to close. */
export function endOfOpenSlab(rows: readonly SlabFormRow[], position: number, uom: string): string {
  const before = rows[position - 1]
  const start = figure(rows[position]?.minQty ?? '')
  if (before?.maxQty !== '' || start === null) return ''
  const begin = figure(before.minQty)
  return begin === null || begin < start ? endBefore(start, uom) : ''
}

/**
 * Where this slab has to start so that the one before it meets it without a gap or an overlap; "" where that one has no end, or ends before it
 * begins. An overlap of a continuous unit may share its border: 50-500, 500-1000.
 */
export function joinedStart(
  rows: readonly SlabFormRow[],
  position: number,
  { code, uom }: { code: string; uom: string },
): string {
  const before = rows[position - 1]
  const end = figure(before?.maxQty ?? '')
  const begin = figure(before?.minQty ?? '')
  if (!before || end === null || (begin !== null && end < begin)) return ''
  return code === 'SLAB_OVERLAP' && !isCounted(uom) ? plain(end) : nextStart(before.maxQty)
}

export function figure(text: string): number | null {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) ? value : null
}

function plain(value: number): string {
  return String(Number(value.toFixed(6)))
}
