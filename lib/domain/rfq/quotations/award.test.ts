import { expect, test } from 'vitest'
import { otherChequeBasis } from './award'

const slab = (minQty: number, maxQty: number | null, price: number) => ({
  index: 1,
  minQty,
  maxQty,
  price,
  currency: 'INR',
  priceUom: 'kg',
})

test('cheque prices name the price that they were stated with where a slab holds instead', () => {
  const slabs = [slab(60, 1199, 290), slab(1200, null, 285)]
  expect(otherChequeBasis({ unitPrice: 290, quantitySlabs: slabs, offeredQuantity: 1500 })).toBe(290)
  expect(otherChequeBasis({ unitPrice: 290, quantitySlabs: slabs, offeredQuantity: 500 })).toBeNull()
  expect(otherChequeBasis({ unitPrice: 290, quantitySlabs: [], offeredQuantity: 1500 })).toBeNull()
})
