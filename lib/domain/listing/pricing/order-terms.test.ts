import { expect, test } from 'vitest'
import { orderTermsOf, quantityConcern, unconvertedMinimum } from './order-terms'

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

test.each([
  [
    'bags of unknown weight',
    { moq: 2, moqUom: 'bag', uom: 'kg' },
    'The minimum order is 2 bags. Ask the seller what one bag weighs.',
  ],
  [
    'rolls of unknown length',
    { moq: 1, moqUom: 'roll', uom: 'm' },
    'The minimum order is 1 roll. Ask the seller what one roll holds.',
  ],
  ['bags of 50 kg', { moq: 2, moqUom: 'bag', uom: 'kg', netWeight: 50 }, null],
  ['the unit of sale', { moq: 60, moqUom: 'kg', uom: 'kg' }, null],
  ['no minimum', { moqUom: 'bag', uom: 'kg' }, null],
])('a minimum in %s tells the buyer what to ask, where it does not convert', (_name, values, text) => {
  expect(unconvertedMinimum(values)).toBe(text)
})
