import { expect, test } from 'vitest'
import { slabRangeText } from './slab-text'

test('the quantities of slabs are written as people say them', () => {
  expect(slabRangeText({ minQty: 500, maxQty: 999 }, { minQty: 1000, maxQty: null })).toBe('500 – 999')
  expect(slabRangeText({ minQty: 1000, maxQty: 4999.99 }, { minQty: 5000, maxQty: null })).toBe('1,000 to under 5,000')
  expect(slabRangeText({ minQty: 1000, maxQty: 5000 }, { minQty: 5000, maxQty: null })).toBe('1,000 to under 5,000')
  expect(slabRangeText({ minQty: 1000, maxQty: 4999.99 })).toBe('1,000 – 4,999.99')
  expect(slabRangeText({ minQty: 5000, maxQty: null })).toBe('5,000 and more')
  expect(slabRangeText({ minQty: 5000, maxQty: null }, undefined, 'kg')).toBe('5,000 kg and more')
  expect(slabRangeText({ minQty: 100, maxQty: null }, undefined, 'cone')).toBe('100 cones and more')
  expect(slabRangeText({ minQty: 100, maxQty: 500 }, undefined, 'box')).toBe('100 – 500 boxes')
})
