import { expect, test } from 'vitest'
import { otherChequeBasis, quantityProblem } from './award'

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

test('a quantity is refused above what is open or offered, and where it has no price', () => {
  const asked = {
    uom: 'kg',
    technicalSpecificationSnapshot: { listingId: '', listingVersion: 0, title: '', fields: {} },
  }
  const terms = { unitPrice: 290, quantitySlabs: [slab(60, null, 290)], offeredQuantity: 2000 }
  const problem = (quantity: number, remaining: number) => quantityProblem(asked, terms, { quantity, remaining })
  expect(problem(2500, 3000)).toMatchObject({ code: 'QUANTITY_EXCEEDS_OFFER', details: { offeredQuantity: 2000 } })
  expect(problem(900, 800)).toMatchObject({ message: 'Only 800 kg are not awarded yet.' })
  expect(problem(50, 3000)).toMatchObject({ code: 'QUANTITY_WITHOUT_PRICE' })
  expect(problem(2000, 3000)).toBeNull()
})
