import { describe, expect, test } from 'vitest'
import { LADDER_BOX, ladderShape } from './ladder-shape'

const slab = (index: number, minQty: number, maxQty: number | null, price: number) => ({
  index,
  minQty,
  maxQty,
  price,
  currency: 'INR',
  priceUom: 'kg',
})
const ladder = [slab(1, 60, 1199, 289), slab(2, 1200, 8999, 286), slab(3, 9000, null, 283)]

describe('ladderShape', () => {
  test('falls from the first price at the left to the best price at the right', () => {
    const shape = ladderShape(ladder, null, null)
    expect(shape?.steps.map(({ minQty }) => minQty)).toEqual([60, 1200, 9000])
    expect(shape?.steps[0]).toMatchObject({ x: LADDER_BOX.left, y: LADDER_BOX.top })
    expect(shape?.steps[2]?.y).toBe(LADDER_BOX.bottom)
    expect(shape?.mark).toBeNull()
  })

  test('marks a quantity on its step, never outside the picture', () => {
    const at = (quantity: number, price: number) => ladderShape(ladder, quantity, price)
    const second = at(1200, 286)
    expect(second?.mark).toMatchObject({ x: second?.steps[1]?.x, y: second?.steps[1]?.y })
    expect(at(1e9, 283)?.mark?.x).toBe(LADDER_BOX.right)
    expect(at(10, 289)?.mark).toBeNull()
  })

  test('draws nothing without steps', () => {
    expect(ladderShape([slab(1, 60, null, 289)], null, null)).toBeNull()
    expect(ladderShape([slab(1, 60, 99, 289), slab(2, 100, null, 289)], null, null)).toBeNull()
  })

  test('draws nothing when a draft has a row without quantity or price', () => {
    expect(ladderShape([...ladder, slab(4, 0, null, 280)], null, null)).toBeNull()
  })
})
