import { expect, test } from 'vitest'
import { orderTermsOf, quantityConcern } from './order-terms'

const SETS = { uom: 'piece', fullSetOnly: true, piecesPerSet: 8, moq: 3, moqUom: 'set' }
const TERMS = orderTermsOf(SETS, ['piece', 'set', 'dozen', 'kg'])

test.each([
  [2, 'set', 'MOQ_NOT_MET'],
  [23, 'piece', 'MOQ_NOT_MET'],
  [24, 'piece', undefined],
  [26, 'piece', 'SET_BROKEN'],
  [4, 'dozen', undefined],
  [2.5, 'dozen', 'SET_BROKEN'],
  // Pieces that no one weighed.
  [1, 'kg', undefined],
  [1, 'bale', undefined],
])('%d %s: %s', (quantity, unit, code) => expect(quantityConcern(TERMS, quantity, unit)?.code).toBe(code))

test('a minimum is said as its seller states it, in whatever unit a buyer asks', () => {
  expect(quantityConcern(TERMS, 1, 'dozen')?.message).toBe(
    'The minimum order is 3 sets. The seller may decline or ask for a higher price.',
  )
})

test('units that say nothing of the order are left out', () => {
  expect(Object.keys(TERMS.inUnit)).toEqual(['piece', 'set', 'dozen'])
  expect(orderTermsOf({ uom: 'kg' }, ['kg'])).toEqual({ minimum: '', inUnit: {} })
})
