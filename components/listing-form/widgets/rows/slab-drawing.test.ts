import { describe, expect, test } from 'vitest'
import type { SlabFormRow } from '@/components/listing-form/state/form-values'
import { DRAWING_BOX, slabDrawing } from './slab-drawing'

const row = (minQty: string, maxQty: string, price: string): SlabFormRow => ({ minQty, maxQty, price })

describe('the picture of a ladder that is being typed', () => {
  test('has a step for each slab, the cheaper one lower, from edge to edge', () => {
    const picture = slabDrawing([row('50', '499', '289'), row('500', '', '285')])
    expect(picture?.steps.map(({ from, isOpen }) => [from, isOpen])).toEqual([
      [50, false],
      [500, true],
    ])
    expect(picture?.steps[0]?.x).toBe(0)
    expect(picture?.steps[1]?.y).toBeGreaterThan(picture?.steps[0]?.y ?? Number.NaN)
    const last = picture?.steps[1]
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(DRAWING_BOX.width, 0)
    expect(picture).toMatchObject({ gaps: [], overlaps: [] })
  })

  test('shows a gap where no price is, and an overlap where two are', () => {
    expect(slabDrawing([row('50', '500', '289'), row('800', '', '285')])?.gaps).toHaveLength(1)
    const overlapping = slabDrawing([row('50', '500', '289'), row('400', '', '285')])
    expect(overlapping?.overlaps).toHaveLength(1)
    expect(overlapping?.gaps).toEqual([])
    expect(overlapping?.overlaps[0]?.width).toBeGreaterThan(0)
  })

  test('calls a seam of one no gap', () => {
    expect(slabDrawing([row('1', '499', '9'), row('500', '', '8')])?.gaps).toEqual([])
    expect(slabDrawing([row('1', '499.99', '9'), row('500', '', '8')])?.gaps).toEqual([])
  })

  test('is null while there is nothing to compare', () => {
    expect(slabDrawing([])).toBeNull()
    expect(slabDrawing([row('50', '', '289')])).toBeNull()
    expect(slabDrawing([row('50', '', '289'), row('', '', '')])).toBeNull()
    expect(slabDrawing([row('50', '40', '289'), row('x', '', '')])).toBeNull()
  })
})
